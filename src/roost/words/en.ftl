# What Roost itself says, whatever is played.

welcome = Welcome to Roost!
begins = { $title } · seed { $seed } · ? for help
at-table = At the table: { $names }
introduced = { $name } ({ $level })
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
replay-undone = The last move of { $name } is taken back, as all agreed.
unfinished = The game was not finished.

# Numbers

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

# The coach. Chances come in per cent.

command-hint = hint
advice-thinking = The coach is thinking ...
advice-move = Move
advice-win = Chance
advice-error = ±
advice-score = Score
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }% against { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }% for “{ $move }”
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } percentage points behind
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
review-explained = These are chances to win: from an equal start, what a seat’s own decisions changed against the best moves it could have found with what it knew, what those of the others changed for it, and luck, which is all the rest.
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
review-picture = Everybody’s chance to win, for somebody who sees everything: { $path }

# A game checked afterwards

verify-lines = { $count } lines: each has the right check.
verify-moves = { $count ->
    [0] No move was made.
    [one] 1 move: it is legal.
   *[other] { $count } moves: all are legal.
}
verify-undone = { $count ->
    [one] 1 of them was taken back, as the record tells.
   *[other] { $count } of them were taken back, as the record tells.
}
verify-result = The result follows from them.
verify-luck-seed = { $count } outcomes of chance: all are what the seed gives.
verify-luck-key = { $count } outcomes of chance: all are what the key and the players’ entropy give.
verify-signature = Key and signature belong to the commitment: all lines are as they were signed.
verify-noted-commitment = The commitment is the one that you noted.
verify-noted-entropy = The entropy of { $name } is the one that you noted.
verify-unmixed = No player mixed in entropy: whoever chose the key could have chosen the luck.
verify-holds = Verified: everything fits.
verify-compare = One thing only you can check: is this what was shown to you before the first move?
verify-commitment = commitment
verify-entropy = entropy of { $name }, --entropy { $seat }=...
verify-seed-limits = A seed can be tried out before a game, and without a signature nobody can tell whether moves or names were edited and all checks put right.
verify-luck-later = Luck cannot be checked yet: the record does not hold the key, which is told when the game is over.
verify-luck-never = Luck cannot be checked: the record tells neither a seed nor a key.
verify-refused = Not verified. { $why }

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

error-commitment-broken = Record, key and signature do not belong to the commitment: it or another line was edited.
error-commitment-form = A commitment has 64 digits of 0-9 and a-f.
error-entropy-form = Entropy has 2 to 64 digits of 0-9 and a-f, always in pairs.
error-entropy-option = --entropy takes a seat and its digits, such as 0=93af0c, not “{ $given }”.
error-entropy-order = Every seat mixes in entropy at most once, in the order of the seats.
error-entropy-seat = There is no seat { $seat }.
error-key-form = A key has 64 digits of 0-9 and a-f.
error-key-secret = The key stays secret until the game is over.
error-nothing-to-take-back = There is no move to take back.
error-signature-form = A signature has { $digits } digits of 0-9 and a-f.
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
error-picture-kind = { $path }: pictures are drawn as SVG. Choose a name that ends in { $kind } for --picture.
error-picture-unwritable = The picture { $path } cannot be written: { $why }.
error-bots-busy = The bots have too much to think about just now. Please try again in a moment.
error-bots-closed = The bots have stopped thinking: the server is closing.
error-coach-silent = The coach had no answer this time. Please ask once more.

error-record-breaks-off = Line { $line }: the record breaks off where “{ $form }” should follow.
error-record-check = Line { $line } was changed or damaged: “{ $text }”.
error-record-form = “{ $form }” should stand here.
error-record-key = The key gives { $drawn }, not { $given }.
error-record-key-early = Line { $line }: the key is told only when a game is over, but this one was not finished.
error-record-line = Line { $line }: { $cause }
error-record-no-commitment = Line { $line }: there is no commitment here, so this is not the game that you noted it for.
error-record-other-commitment = Line { $line }: this is not the commitment that you noted.
error-record-other-entropy = Line { $line }: the entropy of seat { $seat } is not what you noted.
error-record-rules = Line { $line }: it was played with version { $given } of the rules; here is version { $known }.
error-record-seats = Line { $line }: { $given ->
    [0] no seat is named
    [one] 1 seat is named
   *[other] { $given } seats are named
}; the game is for { $least } to { $most }.
error-record-seed = The seed gives { $drawn }, not { $given }.
error-record-title = This is no record of a game: line { $line } should say that it is one.
error-record-turn = It is the turn of seat { $turn }.
error-record-undo = The move to take back is one of seat { $seat }.
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

# At a live table.
error-table-asked = Somebody has asked already. Wait for the answers.
error-table-bots-only = Somebody has to sit at the table: leave a seat open.
error-table-busy = Too much happens at this table at once. Try again.
error-table-clock = A clock needs seconds, and only a bank has a bonus.
error-table-full = All seats are taken.
error-table-in-time = There is still time on that clock.
error-table-kept = This seat is kept for somebody.
error-table-log-full = This table’s log is full: only the game itself goes on.
error-table-name = A name has 1 to { $most } characters.
error-table-no-coach = There is no coach at this table.
error-table-nobody = Nobody sits there.
error-table-not-asked = Nobody has asked you for anything.
error-table-not-away = They have not been away for { $seconds } seconds yet.
error-table-not-begun = The game has not begun yet.
error-table-not-on-turn = The coach helps whoever is on turn.
error-table-not-over = That has to wait until the game is over.
error-table-not-yours = That is not your seat.
error-table-nothing-to-undo = There is no move of yours to take back.
error-table-private = Only its players can see this table.
error-table-remark = A message has 1 to { $most } characters.
error-table-replaced = A bot plays on this seat now. Take over again first.
error-table-rules = This table was opened under version { $given } of the rules; here is version { $known }.
error-table-seat = There is no such seat; they are numbered from 0 to { $most }.
error-table-stale = That was meant for a position that has passed.
error-table-taken = Somebody was quicker: this seat is taken.
error-table-time-up = Your time for this decision is up. A bot makes it, and then you can play again.
error-table-too-much = Not so fast: wait a little before the next message.
error-table-undo-late = It is too late to take that back: the time for that decision is up.
error-table-unknown = There is no table { $table }. Check the link.

# The server.
error-web-binary = Messages must be text.
error-web-crowd = There are { $most } connections from your address already. Close some first.
error-web-hello = A connection begins with one hello, in version { $version } of the protocol.
error-web-language = This language is not spoken here; there are: { $known }.
error-web-method = { $path } only knows { $allowed }.
error-web-mistake = The server made a mistake. It has been noted; try again.
error-web-nothing-here = There is nothing at { $path }.
error-web-origin = That came from a page that does not belong here.
error-web-token = Who is there? A token is missing, or is none.
error-web-too-large = That is too long: { $most } bytes at most.
error-web-too-late = The request did not come to an end in time.
error-web-too-often = That was too much at once. Wait a moment.
error-web-unreadable = This cannot be read: { $why }
error-serve-extra = { $missing } is missing. Install what a server needs: pip install 'roost[server]'
error-serve-host = { $host } is no address of this machine.
error-serve-origin = { $given } is not where a page comes from. Write it as browsers do: https://example.org
error-serve-patience = Patience lasts for more than 0 and up to { $most } seconds.
error-serve-port = { $port } is no port; they go from 0 to 65535.
error-serve-proxy = { $given } is no address of a proxy. Write 127.0.0.1 or 10.0.0.0/8, with commas between several.
error-serve-refused = Roost may not listen on { $host }, port { $port }: { $why }.
error-serve-taken = Port { $port } is taken. Choose another one with --port, or stop what uses it.
error-serve-thinkers = { $given } is no number of processes; 0 to { $most } are possible.

# The database of a server, its backups, and what can be wrong with them

error-store-closed = The server is stopping.
error-store-damaged = Entry { $seq } of table { $table } is damaged or missing in the database.
error-store-encoding = The database { $where } is written in { $given }, which has not all letters. Make it with: createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL takes one more package: pip install 'roost[postgres]'
error-store-failed = The database { $where } reports: { $why }.
error-store-folder = { $path } is a folder, not a database.
error-store-foreign = { $path } is a database of another program. Choose another file.
error-store-gone = The database { $path } was moved or deleted while a server was using it.
error-store-in-use = Another server is using the database { $path }.
error-store-login = { $where } does not let this user in with this password.
error-store-missing = There is no database of Roost at { $where }.
error-store-newer = The database { $where } is of version { $given }; this Roost knows it up to { $known }. Take a newer Roost.
error-store-no-database = { $path } is not an SQLite database.
error-store-not-empty = The database { $where } is not empty. A backup goes only into an empty one.
error-store-older = The database { $where } is of version { $given }, not { $known }. Start a server on it once, which brings it up to date.
error-store-read-only = The database { $where } can only be read at the moment.
error-store-refused = { $where } refuses the connection: { $why }.
error-store-taken = Something else has happened at this table meanwhile.
error-store-unreachable = The database { $where } cannot be reached: { $why }.
error-store-unwritable = The database { $path } cannot be written: { $why }.
error-store-url = This is no database. Write sqlite:FILE, the name of a file, or postgresql://USER:PASSWORD@HOST:PORT/NAME, where special characters stand as %40 and the like.
error-backup-cut = The backup { $path } breaks off after line { $line }.
error-backup-exists = { $path } exists already. Choose another name for the backup.
error-backup-form = { $path } is not a backup of Roost.
error-backup-line = Line { $line } of the backup { $path } was changed or damaged.
error-backup-unreadable = The backup { $path } cannot be read: { $why }.
error-backup-unwritable = The backup { $path } cannot be written: { $why }.
error-backup-version = The backup { $path } is of version { $given }; this Roost knows only { $known }.
