# What Roost itself says, whatever is played.

welcome = Welcome to Roost!
begins = { $title } · seed { $seed } · ? for help
guest = Guest
unrecorded = The game goes on without a record; --record FILE chooses another place for it.

menu-game = Which game?
menu-people = How many people play, 1 to { $most }? (Enter: you alone, as { $guest })
menu-name = What is your name? (Enter: { $guest })
menu-names = What is the name of person { $number }? (Enter: { $guest })
menu-opponents = How many bots play along, { $least } to { $most }? { $least ->
    [0] (Enter: none)
   *[other] (Enter: { $least }, { $bot })
}
menu-kind = Which kind of bot?
menu-again = Please type a number from { $least } to { $most }, or just press Enter.
menu-number = Please type a number from 1 to { $most }, or just press Enter for 1.
menu-help = Answer with a number or a name; Enter alone takes what is proposed; q leaves.
bot-chick = chick: friendly, and errs as people do
bot-hen = hen: solid and quick
bot-rooster = rooster: strong
bot-fox = fox: as strong as we can make it
bot-expected = expected: plays every turn by the odds
bot-random = random: any move, without a thought
bot-simple = simple: knows what is worth something

seats = seats
your-move = { $name }, it is your move.
hand-over = Pass the screen to { $name }, then press Enter.
moves-cut = There are more moves than these: any other can be written as a move in short; ? shows how.
topic-back = Enter: back to all moves.
undone = Taken back.
undo-unfair = Nothing can be taken back now: only your own last move, and only before any new dice or cards came up.
left = The game ends here.
saved = Record: { $path }

winner = { $name } wins!
winners = { $first } and { $last } share the win!
winners-together = { $first } and { $last } win together!
score-part = Part { $number }
column-place = Place
column-name = Name
column-total = Total

replay-title = { $title } · { $names }
replay-step = Step { $now } of { $last }
replay-keys = Enter: next · b: back · number: go to that step · q: quit
replay-again = Please press Enter, or type b, q or a number from 0 to { $last }.
unfinished = The game was not finished.

# Numbers

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# The coach. Chances come in per cent.

command-hint = hint
advice-thinking = The coach is thinking ...
advice-move = Move
advice-win = Wins
advice-error = ±
advice-score = Score
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% for “{ $move }”
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }% behind
advice-level = can hardly be told apart from “{ $move }”
advice-only = nothing else is worth a thought
advice-more = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}

# A game looked at afterwards

review-title = Luck and skill · { $title } · { $names }
review-thinking = Looking at the game
review-start = Start
review-own = Own decisions
review-others = Decisions of others
review-luck = Luck
review-end = Result
review-now = As it stands
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = These are chances to win: from an equal start, what a seat’s own decisions changed against the best moves that it could have known, what those of the others changed for it, and luck, which is all the rest.
review-faultless = No decision was found that certainly cost anything.
review-costly = { $count ->
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
review-step = Step
review-cost = Cost
review-why = What was better
review-played = instead of { $move }
review-chance = Chance to win in %
review-picture = Everybody’s chance to win, with all cards open: { $path }

games-key = Name
games-title = Game
games-seats = Seats
games-options = Options
games-bots = Bots

help-commands = What you can type
help-number = the number on the left of a move; ... opens a list of its own
help-notation-key = a move
help-notation = the move in short, as shown on the right of the list
help-enter-key = Enter
help-enter = draws the table again, or leads back from such a list
help-hint = asks the coach: what wins how often, and why
help-undo = takes your last move back, while nothing new was revealed
help-help = shows this help
help-quit = ends the game and keeps the record
help-moves = Moves in short

# Errors. The keys are the reasons that errors carry.

error-choice = There is no move { $given }. Type a number of the list ({ $known }) or a move such as “{ $example }”; ? helps.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-position = This is no position: { $why }
error-seats = This game is for { $least } to { $most } seats, not for { $given }.
error-options = This game cannot be played with “{ $given }”. Its options are: { $known }.
error-options-kind = These options belong to another game.
error-option-form = “{ $given }” is no option: write NAME=VALUE.
error-seed = A seed is one line of at most { $most } characters, without spaces at its ends.
error-effort = --effort takes a number from 1 to { $most }, not “{ $given }”.
error-empty-seat = A seat is empty in “{ $given }”. Write names with commas, such as me,hen.
error-no-odds = There are no odds for this game. There are for: { $known }.
error-no-seats = --seats names nobody. Write names with commas, such as me,hen.
error-unknown-bot = No bot “{ $given }” plays this game. There are: { $known }.
error-unknown-game = There is no game “{ $given }”. There are: { $known }.
error-unknown-language = There is no language “{ $given }”. There are: { $known }.
error-game-file = { $path } defines no game: a variable { $name } should hold it.
error-game-file-broken = { $path } cannot be run: { $why }
error-game-file-lacks = { $path }: the game has no proper “{ $name }”.
error-file-encoding = { $path } is not text in UTF-8, so it is no record.
error-file-exists = { $path } exists already. Choose another name for --record.
error-file-folder = { $path } is a folder, not a file.
error-file-large = { $path } has more than { $most } MB: no record is as large as that.
error-file-missing = There is no file { $path }.
error-file-nameless = { $what } needs the name of a file.
error-file-unreadable = { $path } cannot be read: { $why }.
error-file-unwritable = The record { $path } cannot be written: { $why }.
error-picture-exists = { $path } exists already and is no picture of Roost. Choose another name for --picture.
error-picture-unwritable = The picture { $path } cannot be written: { $why }.

error-record-breaks-off = Line { $line }: the record breaks off where “{ $form }” should follow.
error-record-check = Line { $line } was changed or damaged: “{ $text }”.
error-record-form = “{ $form }” should stand here.
error-record-line = Line { $line }: { $cause }
error-record-rules = Line { $line }: it was played with version { $given } of the rules; here is version { $known }.
error-record-seats = Line { $line }: { $given ->
    [0] no seat is named
    [one] 1 seat is named
   *[other] { $given } seats are named
}; the game is for { $least } to { $most }.
error-record-seed = The seed gives { $drawn }, not { $given }.
error-record-title = This is no record of a game: line { $line } should say that it is one.
error-record-turn = It is the turn of seat { $turn }.
error-record-unknown-game = Line { $line }: { $cause } If the game is in a file of its own, add --game FILE.py.
error-record-version = Line { $line }: the record is of a version that is not known here.
error-script-ends-card = An outcome is missing: a card of the pile.
error-script-ends-number = An outcome is missing: a number below { $below }.
error-script-ends-roll = An outcome is missing: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with the faces { $faces }.
error-script-left = Nothing was drawn for “{ $given }”.
error-script-misfit-card = “{ $given }” is not among the cards of the pile.
error-script-misfit-number = “{ $given }” stands where a number below { $below } should stand.
error-script-misfit-roll = “{ $given }” stands where { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} with the faces { $faces } should stand.
