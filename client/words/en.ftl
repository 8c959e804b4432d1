# The home page

home-lead = Five family games from the hen yard and the beach. Play right away, with friends or against clever bots.
home-play = Play now
home-setup = Choose players
home-rules = Rules
home-continue = Continue
home-finished = Recently finished ({ $count })
home-see = Result
home-remove = Remove { $game } from this list
home-bring-back = Show removed games ({ $count })
home-open-tables = Open tables
home-no-tables = No open tables right now. Open one of your own!
home-my-games = Your games
home-join = Join
home-more = Show { $count } more
home-seats = { $least } to { $most } players
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Roll dice, push your luck, and snatch the fattest portions off the grill.
tagline-heckmeck-deluxe = Six specialists and roast worms join the feast: more luck, more theft, more cunning.
tagline-karteneck = Lay out your cards, eye the menu, and pass at just the right moment.
tagline-zwickern = Crabs and claws on the beach: build piles, buy cards and clear the table.
tagline-gloria = Hens collect curiosities. Grow the longest rows before the rooster calls.

# Setting up a table

setup-title = A table for { $game }
setup-name = Your name
setup-other-name = Name of player { $number }
setup-players = Who plays?
setup-you = You
setup-friend = A friend, by link
setup-here = Someone on this device
setup-seat = Seat { $number }
setup-add = Add a seat
setup-remove = Remove seat { $number }
setup-variant = Variant
setup-clock = Clock
setup-clock-none = No clock
setup-clock-move = { $seconds } seconds per decision
setup-clock-bank = { $minutes ->
    [one] 1 minute for the whole game
   *[other] { $minutes } minutes for the whole game
}, plus { $bonus } seconds per decision
setup-public = List the table for everyone looking for a game
setup-open = Open the table
setup-start = Start the game
ratings-title = Leaderboard
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-about = Ratings start at 0. Wins raise your rating, and wins against stronger players raise it more. Games with help from the coach, with moves taken back or with several people on one device are not rated.
option-variant-classic = Classic: Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe: with specialists and roast worms
level-chick = Chick: friendly
level-hen = Hen: solid
level-rooster = Rooster: strong
level-fox = Fox: the strongest
guest-name = Guest
called-chick = Chick
called-hen = Hen
called-rooster = Rooster
called-fox = Fox

# At the table

seat-turn = to play
seat-replaced = played by { $bot }
seat-awaited = everyone is waiting
seat-away = away
seat-free = free seat
seat-kept = reserved for someone
seat-kept-you = reserved for you
table-waiting = Waiting for players
table-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-waiting-watch = The seats are reserved for the players of this game. You can watch as soon as they are here.
table-link = Send this link to your friends:
table-copy = Copy the link
table-copied = Copied
table-copy-by-hand = The link is selected. Copy it with your keyboard, or press and hold it.
table-link-here = Only this device can open this link. To let others in, stop the server and start it with: roost serve --host 0.0.0.0
table-code = QR code of the link
table-sit = Take this seat
table-call-bot = Add a bot: { $bot }
table-rise = Leave this seat
table-bot-level = Level of the bot
table-your-turn = Your turn
table-others-turn = It is { $name }’s turn.
table-sending = Sending your move …
table-lost = Connection lost. Reconnecting …
table-connecting = One moment …
table-replaced-you = A bot is playing for you.
table-awaits = Everyone is waiting for you.
table-awaits-late = Your time is up. Everyone is waiting for you.
table-return = Take over again
table-replace = Let a bot play for { $name }
event-moves-taken-back = { $moves ->
    [one] { $name } took back a move.
   *[other] { $name } took back { $moves } moves.
}
table-undo = Take back
table-undo-ask = Ask to take back
table-undo-asked = { $name } would like to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}.
table-undo-yes = Agree
table-undo-no = Decline
table-undo-waiting = Waiting for the others to agree.
table-undo-withdraw = Cancel request
table-undo-declined = { $name } declined.
table-undo-declined-some = Not everyone agreed.
table-leave = Leave
table-leave-sure = Leave the game? A bot takes over for you, and you can come back.
table-leave-waits = Leave the game? You can continue it later under “Your games”.
table-stay = Stay
table-skip = Skip
table-continue = Continue
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-say = Write a message
table-chat-send = Send
table-story = Game log
recap-title = While you were away
recap-close = Got it
table-full = All seats are taken. You are watching.
table-own = Open your own table
table-over = The game is over
table-again = Play again
table-again-join = A new table is ready
table-again-watch = Watch the next game
table-record = Save game record
table-home = All games
table-rated = This game is rated.
table-unrated = This game is not rated.
table-look = It is { $name }’s turn
table-look-text = Pass the device on without showing the cards to anyone else.
table-look-ready = I am { $name }: show my cards
table-hand-hidden = Your cards are hidden while others are looking.
table-moves = Your moves
table-fair = Provably fair
table-fair-text = Before the first move, the server fixes every roll and shuffle, and each player adds some randomness. After the game, “roost verify” checks the game record.
table-fair-commitment = Commitment
table-fair-key = Key
table-fair-broken = The rolls and shuffles of this game are not the ones fixed at the start. Do not trust this server.
table-watchers = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}

# The coach

coach-ask = Ask the coach
coach-thinking = The coach is thinking …
coach-title = The coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }% chance to win
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }% chance to win
coach-score = expected score: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# The score sheet

sheet-name = Player
sheet-total = Total
sheet-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
sheet-shared = { $names } share the win!

# Settings and help

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-sound = Sound
settings-close = Close
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = How to play { $game }

# When something is not as it should be

missing-title = Page not found
missing-text = The link may be wrong, or the page no longer exists. You can find all games on the home page.
away-title = The server is not responding
away-text = It may be restarting. This page keeps trying, and your games are safe.
database-away = The database is not available right now.
refused-title = This table cannot be shown
try-again = Try again

# Heckmeck

portion-label = Portion { $portion }, { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
portion-turned-label = Portion { $portion }, turned face down
stack-label = Stack of { $name }: portion { $portion } on top, { $height ->
    [one] 1 portion
   *[other] { $height } portions
}
stack-empty = { $name } has no portion
worm-count = { $count ->
    [one] 1 worm
   *[other] { $count } worms
}
no-worm-yet = no worm yet
heckmeck-aside = Set aside
heckmeck-used = already set aside
heckmeck-nothing-aside = Nothing set aside yet
heckmeck-failed = Failed!
heckmeck-roast-worms = { $count ->
    [0] no roast worms
    [one] including 1 roast worm
   *[other] including { $count } roast worms
}
heckmeck-specialists = The specialists
heckmeck-on-grill = on portion { $portion }
heckmeck-with = with { $name }
heckmeck-out = out of the game
heckmeck-called-can = Can
heckmeck-called-hen = Hen
heckmeck-called-raven = Raven
heckmeck-called-weasel = Weasel
heckmeck-called-golden = Golden die
heckmeck-called-apple = Apple
heckmeck-about-can = Counts as a worm worth 5 if you stop without a worm.
heckmeck-about-hen = Guards your stack and your roast worms: a thief gets her instead of the portion, and if your turn fails, you lose her instead of it.
heckmeck-about-raven = Belongs to nobody. Take the portion below it, and it brings you a roast worm.
heckmeck-about-weasel = Once per turn, reroll the dice you have just rolled, even after a failed roll.
heckmeck-about-golden = A ninth die with only 1s and worms. You may roll it with the others from your first roll on.
heckmeck-about-apple = Worth three worms at the end of the game.
heckmeck-one-each = You can keep only one of them. If your turn fails, it goes back to the grill.

# Heckmeck am Karteneck

karteneck-grill = The grill and the piles
karteneck-grill-empty = The grill is empty.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = lowest
karteneck-menu-for = If the round ended now, portion { $portion } would go to { $name }
karteneck-menu-nobody = If the round ended now, nobody would get it
karteneck-draw-pile = Draw pile
karteneck-discard-pile = Discard pile
karteneck-count = Count cards
karteneck-counts-title = Card counter
karteneck-card = Card
karteneck-unseen = Not seen
karteneck-unseen-text = Unseen cards are in the draw pile or in other players’ hands. The small numbers are signposts.
karteneck-stacks = Stacks, the top portion last
karteneck-unopened = Portions not revealed yet
karteneck-removed = { $count ->
    [one] 1 of them was put back in the box before the game. Nobody knows which.
   *[other] { $count } of them were put back in the box before the game. Nobody knows which.
}
karteneck-begins = { $name } begins
karteneck-hand-of = { $name } holds { $cards }
karteneck-stack = Stack of { $name }: portion { $portion } on top; { $count ->
    [one] 1 portion
   *[other] { $count } portions: { $values }
}
karteneck-display-of = Display of { $name }
karteneck-display-empty = Nothing laid out yet
karteneck-signpost = With a worm; highest signpost { $number }
karteneck-card-number = Card { $kind }
karteneck-card-worm = Worm with signpost { $number }
karteneck-card-of = { $card }, { $number } of { $count }
karteneck-hand-hidden = Your cards are hidden while others are looking
karteneck-hand-empty = Your hand is empty.
karteneck-touch = Choose the cards of one kind that you want to lay out, or pass.
karteneck-how-many = How many of them?
karteneck-makes = { $total } in all
karteneck-put-back = Put back
karteneck-ends-round = That ends the round.
karteneck-draws = You draw { $cards }.
karteneck-more = There are too many combinations of worms to list. Choose any worms you like, or type them:
karteneck-play = Play

# Gloria Picktoria

gloria-why-sole = only row
gloria-why-longest = longest
gloria-why-tied = tied
gloria-why-second = second
gloria-why-second-tied = second, tied
gloria-why-behind = behind
gloria-why-fox = fox
gloria-row-label = { $name }, { $row }: { $length ->
    [one] 1 card
   *[other] { $length } cards
}{ $jokers ->
    [0] { "" }
    [one] , 1 of them a joker
   *[other] , { $jokers } of them jokers
}{ $doubled ->
    [yes] , doubled and closed
   *[no] { "" }
}
gloria-caption = { $caption }:
gloria-visits = { $count } of { $all }
gloria-market = The middle of the table
gloria-others = Other players
gloria-own = Your collection
gloria-collection = Collection of { $name }
gloria-no-rows = No row yet
gloria-no-chest = No empty chest
gloria-first = Lay a card face down as a chest, then open a row on it.
gloria-unseen = Unseen cards
gloria-help = Choose a card, a row, a chest, the pile or the fox to see what you can do with it.
gloria-help-take = Choose an open card to take it, or anything else to see what you can do with it.
gloria-put-back = Put back
gloria-no-row-for-it = It does not fit any of your rows now.
gloria-blind-dear = Drawing blind takes 2 actions.
gloria-fox-nowhere = The fox cannot be moved now.
gloria-typed = There are more moves. Type one in short form:
gloria-typed-play = Play

# Zwickern

zwickern-table = On the beach
zwickern-deck = { $count ->
    [one] 1 card left to deal
   *[other] { $count } cards left to deal
}
zwickern-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
zwickern-dealer = deals
zwickern-most = for most cards
zwickern-due = { $points } points will be lost if the round ends like this
zwickern-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} from earlier deals, plus { $worth } if this one ended now
zwickern-card = Card { $card }{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}
zwickern-pile = Pile worth { $value }, { $told }
zwickern-choose-card = Choose a card from your hand.
zwickern-choose-items = Choose what to take or to build on.
zwickern-only-lay = The table is empty: you can only lay your { $card }.
zwickern-only-build = Your { $card } cannot buy { $item }, but you can build on it.
zwickern-unlisted = This is not in the list, but you can try it.
zwickern-missing = { $count } still missing
zwickern-rich = Best buys
zwickern-more = Also fits:
zwickern-no-buy = None of your cards can buy anything now.
zwickern-clear = Back
zwickern-build-on = Build on { $item }:
zwickern-lay = Lay it:
zwickern-open = both open
zwickern-fixed = fixed
zwickern-own = your { $card } buys it
zwickern-risk = −{ $points } if left
zwickern-sheet-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
zwickern-sheet-piles = { $count ->
    [one] pile { $piles } left
   *[other] piles { $piles } left
}
zwickern-too-dear = too expensive to buy
zwickern-can-buy = Can buy something
zwickern-cannot-buy = Cannot buy anything now, but can build or lay
zwickern-first-card = Choose a card from your hand first
zwickern-fits = Can be taken
zwickern-put-back = Choose it again to put it back
zwickern-begin-anew = Does not fit your choice so far; choose it to start over
zwickern-build-here = This card cannot buy it, but can build on it
zwickern-cut = There are more buys than are listed here. Type one in short form
zwickern-type = Move in short form
zwickern-type-send = Play
zwickern-notation = How moves are written
zwickern-ledger = Cards taken, and the deals so far

# Winning, losing, and what counts

sheet-you-won = { $count ->
    [one] You win!
   *[other] Your team wins!
}
sheet-you-shared = You share the win with { $names }!
sheet-comfort = Place { $place } of { $count }. Better luck next time!
sheet-subtotal = Subtotal
