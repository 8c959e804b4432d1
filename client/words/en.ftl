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
profile-face = Your face
profile-hint = Your name and face go with you to every new table.
introduction-title = Nice to meet you!
introduction-text = What should the others call you, and which face is yours? You can change both in the settings.
introduction-play = Let’s play
face-cat = Cat
face-dog = Dog
face-duck = Duck
face-frog = Frog
face-mouse = Mouse
face-owl = Owl
face-pig = Pig
face-rabbit = Rabbit
setup-other-name = Name of player { $number }
setup-players = Who plays?
setup-you = You
setup-friend = A friend, by link
setup-here = Someone on this device
setup-seat = Seat { $number }
setup-add = Add a seat
setup-remove = Remove seat { $number }
setup-partners = Two against two: partners sit opposite each other and play together.
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
seat-replaced = { $name } is filling in
seat-replaced-bot = a bot is filling in
seat-replaced-you = a bot plays for you
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
table-share = Share
table-share-text = Come and play { $game } with me!
table-link-here = There is no network here, or the server is for this device alone. In another window of this device the link works:
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
table-menu = More
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
table-rated-tag = Rated
table-unrated-tag = Not rated
unrated-coach = This game is rated. If the coach helps, it no longer counts for the ratings.
unrated-undo = This game is rated. If this move is taken back, it no longer counts for the ratings.
unrated-answer = The game then no longer counts for the ratings.
unrated-agree = Do it anyway
unrated-stay = Keep it rated
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
settings-notices = Notify me when it is my turn
settings-notices-forbidden = Your browser blocks notifications from this page. You can allow them in its settings.
settings-shortcuts = Keyboard shortcuts (? shows them)
settings-licences = Licences of fonts and libraries
notice-offer = Shall we notify you when it is your turn and this page is in the background?
notice-yes = Yes, please
notice-no = No, thanks
notice-begun = The game begins.
notice-asked = Someone would like to take back a move.
skip-link = Skip to the game
keys-title = Keyboard shortcuts
keys-undo = Take back a move
keys-coach = Ask the coach
keys-rules = Read the rules
keys-skip = Skip what is being shown
keys-talk = Write to the others
keys-board = Go to the board
keys-escape = Put down what is chosen, or skip
keys-overview = Show this overview
keys-off = You can turn the letters off in the settings.
settings-close = Close
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = How to play { $game }
rules-signs = What the signs mean
rules-explain = See the rules about this

# When something is not as it should be

missing-title = Page not found
missing-text = The link may be wrong, or the page no longer exists. You can find all games on the home page.
away-title = The server is not responding
away-text = It may be restarting. This page keeps trying, and your games are safe.
database-away = The database is not available right now.
refused-title = This table cannot be shown
try-again = Try again

# A game without a board of its own

board-middle = The middle of the table
board-yes = yes
board-no = no
board-typed = There are more moves. Type one in short form
board-typed-play = Play

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
heckmeck-legend-number = 1 to 5: as many points.
heckmeck-legend-worm = A worm: 5 points. Without one you get no portion.
heckmeck-legend-portion = A portion. Above: the points that it costs. Below: the worms that it is worth.
heckmeck-legend-prize = With a bright frame: yours if you stop now.
heckmeck-legend-turned = Face down: out of the game.
heckmeck-legend-roast = A roast worm: it counts as one worm.
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


# Heckmeck am Karteneck

karteneck-grill = The grill and the piles
karteneck-grill-empty = The grill is empty.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = Without a worm on display, { $name } gets portion { $portion } for passing now: the lowest
karteneck-menu-for = If the round ended now, portion { $portion } would go to { $name }
karteneck-menu-nobody = If the round ended now, nobody would get it
karteneck-menu-now = now: portion { $portion }
karteneck-menu-due = Menu once all have passed · { $count } still in
karteneck-menu-rule = Once all have passed, the highest total with a worm gets the highest portion, the second highest the next one, and so on
karteneck-round = Round { $round }
karteneck-rounds = The game ends after round { $rounds }
karteneck-draw-pile = Draw pile
karteneck-discard-pile = Discard pile
karteneck-draw-pile-of = { $count ->
    [0] The draw pile is empty: the discard pile is shuffled as soon as someone has to draw
    [one] 1 card on the draw pile
   *[other] { $count } cards on the draw pile
}
karteneck-discard-pile-of = { $count ->
    [0] The discard pile is empty
    [one] 1 card on the discard pile
   *[other] { $count } cards on the discard pile
}
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
karteneck-worms-of = { $name } has { $worms }
karteneck-hand-of = { $name } holds { $cards }
karteneck-stack = Stack of { $name }: portion { $portion } on top; { $count ->
    [one] 1 portion
   *[other] { $count } portions: { $values }
}
karteneck-display-of = Display of { $name }
karteneck-display-empty = Nothing laid out yet
karteneck-signpost = Valid, with a worm. Between equal totals the highest signpost decides: here { $number }
karteneck-no-worm = Not valid: without a worm a pass brings only the lowest portion
karteneck-out = { $name } has passed and is out for this round
karteneck-waiting = { $served ->
    [yes] You are out. Your portion comes once all have passed.
   *[no] You are out until the next round.
}
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
karteneck-pass = Pass with { $total }, wait for the menu
karteneck-pass-last = Pass with { $total }
karteneck-pass-lowest = Pass: lowest portion, { $worms }
karteneck-pass-steal = Pass and steal from { $victim }
karteneck-pass-no-steal = Pass without stealing
karteneck-symbols = Symbols
karteneck-legend = What the symbols mean
karteneck-legend-number = Number cards: on your turn, lay out one or more of a single kind. You may lay out each kind once per round.
karteneck-legend-worm = Worms count 5. Without a worm on display you only get the lowest portion.
karteneck-legend-signpost = The signposts of the worms: between equal totals, the highest number comes first.
karteneck-legend-portion = A portion: at the top its value, below it the worms that it brings you.
karteneck-legend-zero = Three portions have no worm. Nobody can steal them.
karteneck-legend-menu = If the round ended now, this player would get the portion above. The menu is served once all have passed: the highest total first.
karteneck-legend-lowest = This player has no worm on display yet and would get the lowest portion for passing now.
karteneck-legend-steal = Someone has a worm on display and exactly the value of this portion, and can steal it by passing. Only the top portion of a stack can be stolen.
karteneck-legend-passed = Out for this round. Whoever passes draws 2 cards, the last one draws none.

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
gloria-at-end = At the end
gloria-penalty = At the end of the game, each chest without a row costs 2 points and each card in hand 1.
gloria-legend = What is what
gloria-legend-grain = An action that you have left.
gloria-legend-chest = A treasure chest: a card laid face down. A row begins at it.
gloria-legend-joker = A joker: makes any row longer, but never opens one.
gloria-legend-doubler = A doubler: doubles a row and closes it.
gloria-legend-visitor = The rooster: when enough of his visits have been turned up, there is a scoring.
gloria-legend-rosette = A scoring, held as soon as the visit before it comes.
gloria-legend-fox = The fox: the row that it is on earns nothing.
gloria-legend-worth = What it would earn if there were a scoring now.
gloria-legend-same = Rows of the motif that you are looking at.
gloria-unseen = Unseen cards
gloria-help = Choose a card, a row, a chest, the pile or the fox to see what you can do with it.
gloria-help-once = Choose anything that lights up: if it can do just one thing, it does it at once.
gloria-where = Choose one of the places that light up.
gloria-put-back = Put back
gloria-no-row-for-it = It does not fit any of your rows now.
gloria-blind-dear = Drawing blind takes 2 actions.
gloria-fox-nowhere = The fox cannot be moved now.
gloria-typed = There are more moves. Type one in short form:
gloria-typed-play = Play

# Zwickern


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
zwickern-due = { $points } points are lost at the end of the round if the pile is still there
zwickern-due-when = round end
zwickern-taken = { $count ->
    [one] 1 card taken in this deal
   *[other] { $count } cards taken in this deal
}
zwickern-claws = { $count ->
    [one] 1 claw taken: a point
   *[other] { $count } claws taken: a point each
}
zwickern-zwicks = { $count ->
    [one] 1 Zwick shown: a point
   *[other] { $count } Zwicks shown: a point each
}
zwickern-overview = Overview
zwickern-legend = What the signs mean
zwickern-legend-values = Counts as either of its two values.
zwickern-legend-claws = Claws are points for whoever takes the card.
zwickern-legend-pile = A pile: its cards count together as this value. ×2 says how many cards there are.
zwickern-legend-fresh = A pile of this round: if it is still there when the round ends, it costs { $points } points. The flag shows who pays.
zwickern-legend-buys = Marks a card in your hand that can buy something.
zwickern-legend-taken = Cards taken in this deal. +3 marks most cards: 3 points at the end of the deal.
zwickern-legend-points = Claws taken: a point each at the end of the deal.
zwickern-legend-zwick = Zwicks shown: a point each at the end of the deal. A Zwick is buying everything on the table.
zwickern-legend-dealer = Deals the cards. The next seat begins each round.
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
zwickern-take = Buy { $cards } cards{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
zwickern-more = Also fits:
zwickern-no-buy = None of your cards can buy anything now: choose one to build with or to lay.
zwickern-clear = Back
zwickern-build-on = Build on { $item }:
zwickern-lay = Lay it:
zwickern-open = both open
zwickern-fixed = fixed
zwickern-own = your { $card } buys it
zwickern-risk = −{ $points } if left
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
sheet-comfort = { $count ->
    [2] Better luck next time!
   *[other] You finish in place { $place } of { $count }. Better luck next time!
}
sheet-subtotal = Subtotal
