# What Roost itself says, whatever is played.

welcome = Welcome to Roost!
begins = { $title } · seed { $seed } · ? for help
at-table = At the table: { $names }
introduced = { $name } ({ $level })
guest = Guest
unrecorded = The game continues without a record. Use --record FILE to save it elsewhere.

menu-game = Which game?
menu-people = How many people are playing, 1 to { $most }? (Enter: just you, as { $guest })
menu-name = What is your name? (Enter: { $guest })
menu-names = What is the name of person { $number }? (Enter: { $guest })
menu-opponents = How many bots join the game, { $least } to { $most }? { $least ->
    [0] (Enter: none)
   *[other] (Enter: { $least }, { $bot })
}
menu-kind = Which kind of bot?
menu-again = Please type a number from { $least } to { $most }, or just press Enter.
menu-number = Please type a number from 1 to { $most }, or just press Enter for 1.
menu-help = Answer with a number or a name. Enter alone accepts the suggestion; q quits.
bot-chick = chick: friendly, and makes mistakes as people do
bot-hen = hen: solid and quick
bot-rooster = rooster: strong
bot-fox = fox: as strong as we can make it
bot-expected = expected: plays every turn by the odds
bot-random = random: any move, without thinking
bot-simple = simple: knows what things are worth

seats = seats
your-move = { $name }, it is your turn.
hand-over = Pass the screen to { $name }, then press Enter.
moves-cut = There are more moves than these. Type any other in short form; ? shows how.
topic-back = Enter: back to all moves.
undone = Move taken back.
undo-unfair = Nothing can be taken back now: only your own last move, and only before new dice or cards were revealed.
left = The game ends here.
saved = Game record: { $path }

winner = { $name } wins!
winners = { $first } and { $last } share the win!
winners-together = { $first } and { $last } win together!
score-part = Part { $number }
column-place = Place
column-name = Name
column-total = Total

event-moves-taken-back = { $moves ->
    [one] { $name } took back a move.
   *[other] { $name } took back { $moves } moves.
}
event-plain = { $name }: { $what }
event-plain-table = { $what }
event-move-hidden = { $name } has made a move.

replay-title = { $title } · { $names }
replay-step = Step { $now } of { $last }
replay-keys = Enter: next · b: back · number: go to that step · q: quit
replay-again = Please press Enter, or type b, q or a number from 0 to { $last }.
replay-undone = { $name } takes back the last move, as everyone agreed.
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
advice-level = about as good as “{ $move }”
advice-only = the only sensible move
advice-more = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}

# A game looked at afterwards

review-title = Luck and skill · { $title } · { $names }
review-thinking = Analysing the game
review-start = Start
review-own = Own decisions
review-others = Others’ decisions
review-luck = Luck
review-end = Result
review-now = So far
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = All figures are chances to win. Starting from equal chances, they show what a seat’s own decisions changed, compared with the best moves that it could have found; what the others’ decisions changed; and what luck changed, which is all the rest.
review-faultless = No decision clearly cost anything.
review-costly = { $count ->
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
review-step = Step
review-cost = Cost
review-why = Better would have been
review-played = instead of { $move }
review-chance = Chance to win in %
review-picture = Everyone’s chance to win, for someone who sees everything: { $path }

# A game checked afterwards

verify-lines = { $count } lines: all checksums are correct.
verify-moves = { $count ->
    [0] No moves were made.
    [one] 1 move: it is legal.
   *[other] { $count } moves: all are legal.
}
verify-undone = { $count ->
    [one] 1 of them was taken back, as the record says.
   *[other] { $count } of them were taken back, as the record says.
}
verify-result = The result follows from the moves.
verify-luck-seed = { $count } rolls, shuffles and draws: all match the seed.
verify-luck-key = { $count } rolls, shuffles and draws: all match the key and the players’ entropy.
verify-signature = Key and signature match the commitment: all lines are as they were signed.
verify-noted-commitment = The commitment is the one you noted.
verify-noted-entropy = The entropy of { $name } is the one you noted.
verify-unmixed = No player added entropy: whoever chose the key could also have chosen every roll and shuffle.
verify-holds = Verified: everything matches.
verify-compare = One thing only you can check: is this what you were shown before the first move?
verify-commitment = commitment
verify-entropy = entropy of { $name }, --entropy { $seat }=...
verify-seed-limits = Seeds can be tried out before a game. Without a signature, nobody can tell whether moves or names were edited and all checksums corrected.
verify-luck-later = Rolls and shuffles cannot be checked yet: the record does not contain the key, which is revealed when the game is over.
verify-luck-never = Rolls and shuffles cannot be checked: the record contains neither a seed nor a key.
verify-refused = Not verified. { $why }

# A bot sent to a live table

join-seated = { $name } sits at table { $table }: { $title }, played by { $bot }. Ctrl-C leaves the table.
join-waiting = Waiting for the other players.
join-begins = The game begins.
join-move = { $name }: { $move }
join-undone = Moves were taken back.
join-agrees = { $name } agrees that moves are taken back.
join-returns = { $name } had been replaced by a bot and takes over again.
join-lost = No connection. Trying again ...
join-back = Connected again.
join-left = { $name } has left the table.
join-left-unheard = No connection, so the server could not be told that { $name } leaves.

# What messengers show of a link

preview-table = { $game } at Roost
preview-invited = { $host } invites you to { $game }
preview-hosted = { $game } with { $host }
preview-waiting = { $count ->
    [one] One seat is still free. Open the link and join in.
   *[other] { $count } seats are still free. Open the link and join in.
}
preview-playing = The game is on. Open the link to watch.
preview-over = The game is over. Open the link to see how it ended.
preview-private = Only its players see this table.

games-key = Name
games-title = Game
games-seats = Seats
games-options = Options
games-bots = Bots

new-game-written = { $title } is ready in { $folder }.
new-game-test = Test it: { $command }
new-game-play = Play it here: { $command }
new-game-serve = Play it in the browser: { $command }

help-commands = What you can type
help-number = the number to the left of a move; ... opens a list of its own
help-notation-key = a move
help-notation = the move in short form, as shown to the right of the list
help-enter-key = Enter
help-enter = draws the table again, or returns from such a list
help-hint = asks the coach how often each move wins, and why
help-undo = takes back your last move, as long as nothing new was revealed
help-help = shows this help
help-quit = ends the game and saves the game record
help-moves = Moves in short form

# Errors. The keys are the reasons that errors carry.

error-commitment-broken = Game record, key and signature do not match the commitment: it or another line was edited.
error-commitment-form = A commitment has 64 digits of 0-9 and a-f.
error-entropy-form = Entropy has 2 to 64 digits of 0-9 and a-f, an even number of them.
error-entropy-option = --entropy takes a seat and its digits, such as 0=93af0c, not “{ $given }”.
error-entropy-order = Every seat mixes in entropy at most once, in the order of the seats.
error-entropy-seat = Seat { $seat } does not exist.
error-key-form = A key has 64 digits of 0-9 and a-f.
error-key-secret = The key stays secret until the game is over.
error-nothing-to-take-back = There is no move to take back.
error-signature-form = A signature has { $digits } digits of 0-9 and a-f.
error-choice = There is no move “{ $given }”. Type a number from the list ({ $known }) or a move such as “{ $example }”; ? shows help.
error-over = The game is over.
error-not-your-turn = It is not your turn.
error-position = This is not a valid position: { $why }
error-seats = This game is for { $least } to { $most } players, not for { $given }.
error-options = This game cannot be played with “{ $given }”. Its options are: { $known }.
error-options-kind = These options belong to another game.
error-option-form = “{ $given }” is not an option: write NAME=VALUE.
error-seed = A seed is one line of at most { $most } characters, without spaces at either end.
error-effort = --effort takes a number from 1 to { $most }, not “{ $given }”.
error-empty-seat = “{ $given }” leaves a seat empty. Write names separated by commas, such as me,hen.
error-no-odds = There are no odds for this game. They exist for: { $known }.
error-no-seats = --seats names nobody. Write names separated by commas, such as me,hen.
error-unknown-bot = There is no bot “{ $given }” for this game. Choose from: { $known }.
error-unknown-game = There is no game “{ $given }”. Choose from: { $known }.
error-unknown-language = There is no language “{ $given }”. Choose from: { $known }.
error-game-file = { $path } does not define a game: a variable { $name } should hold it.
error-game-file-broken = { $path } cannot be run: { $why }
error-game-file-lacks = { $path }: the game has no valid “{ $name }”.
error-game-package = The game “{ $game }” of the package “{ $package }” is left out, because it cannot be loaded: { $why }
error-new-game-name = “{ $given }” cannot be the name of a game. Use 2 to 30 lower-case letters, digits and _, such as my_game.
error-new-game-taken = The name “{ $given }” is already taken. Choose another one.
error-new-game-exists = { $path } already exists. Nothing was written.
error-file-encoding = { $path } is not UTF-8 text, so it is not a game record.
error-file-exists = { $path } already exists. Choose another name for --record.
error-file-folder = { $path } is a folder, not a file.
error-file-large = { $path } has more than { $most } MB: no game record is that large.
error-file-missing = There is no file { $path }.
error-file-nameless = { $what } needs a file name.
error-file-unreadable = { $path } cannot be read: { $why }.
error-file-unwritable = The game record { $path } cannot be written: { $why }.
error-picture-exists = { $path } already exists and is not a picture made by Roost. Choose another name for --picture.
error-picture-kind = { $path }: pictures are saved as SVG. Choose a name ending in { $kind } for --picture.
error-picture-unwritable = The picture { $path } cannot be written: { $why }.
error-bot-arguments = { $bot } needs arguments. Roost makes bots without any: give every argument a default.
error-bot-broken = { $bot } fails: { $why }
error-bot-cheats = { $bot } asks for the true cards, so it only plays in roost arena.
error-bot-illegal = { $bot } chose a move that is not legal: { $move }
error-bot-no-bot = { $bot } is not a bot: a bot is a class derived from { $base }.
error-bot-no-choose = { $bot } has no method choose, so it cannot play.
error-bot-no-class = { $module } has no class { $name }.
error-bot-no-module = There is no module { $module }, neither in this folder nor among the installed ones.
error-bots-busy = The bots have too much to think about right now. Please try again in a moment.
error-bots-closed = The bots have stopped thinking: the server is closing.
error-coach-silent = The coach has no answer this time. Please ask again.

error-record-breaks-off = Line { $line }: the game record breaks off where “{ $form }” should follow.
error-record-check = Line { $line } was changed or damaged: “{ $text }”.
error-record-form = expected “{ $form }” here.
error-record-key = The key gives { $drawn }, not { $given }.
error-record-key-early = Line { $line }: a key is only revealed when a game is over, but this one was not finished.
error-record-line = Line { $line }: { $cause }
error-record-no-commitment = Line { $line }: there is no commitment here, so this is not the game you noted it for.
error-record-other-commitment = Line { $line }: this is not the commitment you noted.
error-record-other-entropy = Line { $line }: the entropy of seat { $seat } is not what you noted.
error-record-rules = Line { $line }: the game was played with version { $given } of the rules; this is version { $known }.
error-record-seats = Line { $line }: { $given ->
    [0] no seat is named
    [one] 1 seat is named
   *[other] { $given } seats are named
}; the game is for { $least } to { $most }.
error-record-seed = The seed gives { $drawn }, not { $given }.
error-record-title = This is not a game record: line { $line } should say that it is one.
error-record-turn = It is seat { $turn }’s turn.
error-record-undo = The move to take back was made by seat { $seat }.
error-record-unknown-game = Line { $line }: { $cause } If the game has a file of its own, add --game FILE.py.
error-record-version = Line { $line }: this version of game records is not known here.
error-script-ends-card = An outcome is missing: a card from the pile.
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
error-table-asked = Someone has already asked. Wait for the answers.
error-table-bots-only = At least one person has to play: leave a seat open.
error-table-busy = Too much is happening at this table at once. Try again.
error-table-clock = A clock needs seconds, and only a bank has a bonus.
error-table-full = All seats are taken.
error-table-in-time = That clock has not run out yet.
error-table-kept = This seat is reserved for someone.
error-table-log-full = This table’s log is full: only the game itself can continue.
error-table-name = A name must have 1 to { $most } characters.
error-table-no-coach = There is no coach at this table.
error-table-nobody = Nobody sits there.
error-table-not-asked = Nobody has asked you for anything.
error-table-not-away = They have not been away for { $seconds } seconds yet.
error-table-not-begun = The game has not started yet.
error-table-not-on-turn = The coach only helps the player whose turn it is.
error-table-not-over = Wait until the game is over.
error-table-not-yours = This is not your seat.
error-table-nothing-to-undo = You have no move to take back.
error-table-private = Only its players can see this table.
error-table-remark = A message must have 1 to { $most } characters.
error-table-replaced = A bot is playing on this seat. Take over again first.
error-table-rules = This table was opened with version { $given } of the rules; this is version { $known }.
error-table-seat = There is no such seat; seats are numbered from 0 to { $most }.
error-table-stale = The game has moved on since then. Please try again.
error-table-taken = Someone was faster: this seat is taken.
error-table-time-up = Your time for this decision is up. A bot makes it; then you can play again.
error-table-too-much = Please wait a moment before the next message.
error-table-undo-late = It is too late to take that back: the time for that decision is up.
error-table-unknown = There is no table { $table }. Check the link.
error-join-extra = { $missing } is missing. Install the packages for live tables: pip install 'roost[server]'
error-join-link = “{ $given }” is not the link of a table. It should look like http://192.168.0.7:8000/t/bnnggru3ky
error-join-unreachable = { $url } cannot be reached: { $why }
error-join-foreign = { $url } does not answer as a Roost server does.

# The server.
error-web-binary = Messages must be text.
error-web-crowd = There are already { $most } connections from your address. Close some of them first.
error-web-far-away = This server answers only its home network. To open it to everyone, start it with --host 0.0.0.0.
error-web-hello = A connection must start with one hello, in version { $version } of the protocol.
error-web-host = This server does not go by the name { $host }. If it should, start it with --name { $host }.
error-web-language = This language is not available. Choose from: { $known }.
error-web-method = { $path } only accepts { $allowed }.
error-web-mistake = The server made a mistake. It has been logged; please try again.
error-web-nothing-here = There is nothing at { $path }.
error-web-origin = This request came from a page that does not belong to this server.
error-web-token = The token is missing or invalid.
error-web-too-large = The message is too long: { $most } bytes at most.
error-web-too-late = The request took too long to arrive.
error-web-too-often = Too many requests at once. Please wait a moment.
error-web-unreadable = This cannot be read: { $why }
error-serve-extra = { $missing } is missing. Install the packages for the server: pip install 'roost[server]'
error-serve-host = { $host } is not an address of this computer.
error-serve-origin = { $given } is not the origin of a page. Write it as browsers do: https://example.org
error-serve-patience = --patience must be more than 0 and at most { $most } seconds.
error-serve-port = { $port } is not a port; ports go from 0 to 65535.
error-serve-name = { $given } is no name of a machine. Write it as others open it, such as roost.home.
error-serve-proxy = { $given } is not the address of a proxy. Write 127.0.0.1 or 10.0.0.0/8, separated by commas if there are several.
error-serve-refused = Roost is not allowed to listen on { $host }, port { $port }: { $why }.
error-serve-taken = Port { $port } is in use. Choose another one with --port, or stop the program that uses it.
error-serve-thinkers = { $given } is not a valid number of processes; choose 0 to { $most }.

# The database of a server, its backups, and what can be wrong with them

error-store-closed = The server is stopping.
error-store-damaged = Entry { $seq } of table { $table } is damaged or missing in the database.
error-store-encoding = The database { $where } uses the encoding { $given }, which does not have all letters. Create it with: createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL needs one more package: pip install 'roost[postgres]'
error-store-failed = The database { $where } reports: { $why }.
error-store-folder = { $path } is a folder, not a database.
error-store-foreign = { $path } is the database of another program. Choose another file.
error-store-gone = The database { $path } was moved or deleted while a server was using it.
error-store-in-use = Another server is using the database { $path }.
error-store-login = { $where } does not accept this user with this password.
error-store-missing = There is no Roost database at { $where }.
error-store-newer = The database { $where } has version { $given }; this Roost only knows versions up to { $known }. Use a newer Roost.
error-store-no-database = { $path } is not an SQLite database.
error-store-not-empty = The database { $where } is not empty. A backup can only be restored into an empty one.
error-store-older = The database { $where } has version { $given }, not { $known }. Start a server on it once to update it.
error-store-read-only = The database { $where } is read-only at the moment.
error-store-refused = { $where } refuses the connection: { $why }.
error-store-taken = Something else has happened at this table in the meantime.
error-store-unreachable = The database { $where } cannot be reached: { $why }.
error-store-unwritable = The database { $path } cannot be written: { $why }.
error-store-url = This is not a database. Write sqlite:FILE, a file name, or postgresql://USER:PASSWORD@HOST:PORT/NAME, with special characters written as %40 and so on.
error-backup-cut = The backup { $path } breaks off after line { $line }.
error-backup-exists = { $path } already exists. Choose another name for the backup.
error-backup-form = { $path } is not a Roost backup.
error-backup-line = Line { $line } of the backup { $path } was changed or damaged.
error-backup-unreadable = The backup { $path } cannot be read: { $why }.
error-backup-unwritable = The backup { $path } cannot be written: { $why }.
error-backup-version = The backup { $path } has version { $given }; this Roost only knows { $known }.
