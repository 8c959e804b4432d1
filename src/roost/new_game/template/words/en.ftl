# What New Game says in English. In the other files the same messages say it in other languages.

title = New Game
rules =
    # New Game

    A heap of stones lies on the table. In your turn, take one, two or three of them. Whoever takes the last stone wins.

notation = “take 2” takes two stones. Take one to three.

# Options, and the values of a view
option-stones = Stones in the heap
field-heap = Stones left
field-taken = Taken

# Moves and events
move-take = { $count ->
    [one] Take 1 stone
   *[other] Take { $count } stones
}
event-took = { $count ->
    [one] { $name } takes 1 stone.
   *[other] { $name } takes { $count } stones.
}

# The score sheet
score-last = Last stone
ending-empty = The heap is empty.

# What is refused
error-newgame-take = You cannot take { $count } stones now.
error-newgame-move = “{ $text }” is no move. Type: take 2
error-newgame-position = This is no position of the game: { $why }
