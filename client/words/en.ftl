# The home page

home-lead = Five family games from the hen yard and the beach. Play at once, with friends or against clever hens.
home-play = Play now
home-setup = Choose players
home-rules = Rules
home-continue = Go on
home-finished = Finished in the last days ({ $count })
home-see = Result
home-remove = Remove { $game } from this list
home-bring-back = Show what was removed ({ $count })
home-open-tables = Open tables
home-no-tables = Nobody is waiting just now. Open a table of your own!
home-my-games = Your games
home-join = Join
home-more = Show { $count } more
home-seats = { $least } to { $most } players
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Roll dice, push your luck, and snatch the fattest portions off the grill.
tagline-heckmeck-deluxe = Six specialists and roast worms join in: more luck, more theft, more cunning.
tagline-karteneck = Lay out your cards, eye the menu, and pass at just the right moment.
tagline-zwickern = Crabs and claws: build piles at the beach and buy the table empty.
tagline-gloria = Hens collect curiosities. Grow the longest rows before the rooster calls.

# Setting up a table

setup-title = A table for { $game }
setup-name = Your name
setup-other-name = Name of player { $number }
setup-players = Who plays?
setup-you = You
setup-friend = A friend, by link
setup-here = Somebody at this device
setup-seat = Seat { $number }
setup-add = One more seat
setup-remove = Remove seat { $number }
setup-partners = Two against two: partners sit opposite each other and play together.
setup-variant = Variant
setup-clock = Clock
setup-clock-none = No clock
setup-clock-move = { $seconds } seconds for each decision
setup-clock-bank = { $minutes ->
    [one] 1 minute for the whole game
   *[other] { $minutes } minutes for the whole game
}, and { $bonus } seconds more with each decision
setup-public = Show it to everybody who looks for a table
setup-open = Open the table
setup-start = Start the game
ratings-title = Who plays best here
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-about = A rating starts at 0 and rises with wins, the more the stronger the others are. Games with help from the coach, with moves taken back or with several people at one device do not count.
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

seat-turn = on turn
seat-replaced = { $bot } plays for them
seat-awaited = awaited
seat-away = away
seat-free = free seat
seat-kept = kept for somebody
seat-kept-you = kept for you
table-waiting = Waiting for players
table-waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
table-waiting-watch = The seats are kept for those who played. As soon as they are here, you can watch.
table-link = Send this link to your friends:
table-copy = Copy the link
table-copied = Copied
table-copy-by-hand = The link is selected: copy it with your keyboard, or by holding it.
table-link-here = Only this device can open this link. To let others in, stop the server and start it with: roost serve --host 0.0.0.0
table-code = QR code of the link
table-sit = Sit down here
table-call-bot = Let a bot play: { $bot }
table-rise = Get up
table-bot-level = If a bot plays, which one?
table-your-turn = Your turn
table-others-turn = It is { $name }’s turn.
table-sending = Your move is on its way …
table-lost = The connection is lost. Trying again …
table-connecting = One moment …
table-replaced-you = A bot plays for you.
table-awaits = The table waits for you.
table-awaits-late = Your time is up, and the table waits for you.
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
table-undo-yes = Agreed
table-undo-no = No
table-undo-waiting = The others are being asked.
table-undo-withdraw = Never mind
table-undo-declined = { $name } would rather not.
table-undo-declined-some = Not everybody agrees.
table-leave = Leave
table-leave-sure = Leave the game? A bot goes on for you, and you may come back.
table-leave-waits = Leave the game? It waits for you under “Your games”.
table-stay = Stay
table-skip = Skip
table-menu = More
table-continue = Continue
table-chat = Talk
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-story = What happened
recap-title = While you were away
recap-close = Got it
table-full = All seats are taken, and you are watching.
table-own = Open a table of your own
table-over = The game is over
table-again = Play again
table-again-join = A new table is ready
table-again-watch = Watch the next game
table-record = Keep the record
table-home = All games
table-rated = This game counts for the ratings.
table-unrated = This game is not rated.
table-look = It is { $name }’s turn
table-look-text = Pass the device on, so that nobody else sees the cards.
table-look-ready = I am { $name }: show my cards
table-hand-hidden = Your cards are hidden while others look on.
table-moves = Your moves
table-fair = Fair luck
table-fair-text = Before the first move the table commits itself to all its luck, and every player mixes in some of their own. When the game is over, roost verify checks the record.
table-fair-commitment = Commitment
table-fair-key = Key
table-fair-broken = The luck of this game is not the one that was promised in the beginning. Do not trust this server.
table-watchers = { $count ->
    [one] One is watching
   *[other] { $count } are watching
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
settings-speed-instant = At once
settings-sound = Sound
settings-close = Close
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = How to play { $game }

# When something is not as it should be

missing-title = There is nothing here
missing-text = The link may be mistyped, or the page is gone. All games are one click away.
away-title = The server does not answer
away-text = It may be starting again. This page keeps trying, and your games are safe.
database-away = The database cannot be reached just now.
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
heckmeck-used = already aside
heckmeck-nothing-aside = Nothing set aside yet
heckmeck-failed = Failed!
heckmeck-roast-worms = { $count ->
    [one] 1 roast worm
   *[other] { $count } roast worms
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
heckmeck-about-can = If no worm is set aside when you stop, it counts as a worm worth 5.
heckmeck-about-hen = Guards your stack and your roast worms: whoever steals from you gets her instead of the portion, and if your turn fails, she goes back instead of it.
heckmeck-about-raven = Belongs to nobody. Whoever takes the portion under it gets a roast worm.
heckmeck-about-weasel = Once a turn you roll again all the dice just rolled, even after a roll that fails.
heckmeck-about-golden = A ninth die with nothing but 1s and worms. You may roll it with the others from the first roll on.
heckmeck-about-apple = Three worms at the end of the game.
heckmeck-one-each = Nobody keeps more than one of them. If a turn fails, its specialist goes back to the grill.

# Heckmeck am Karteneck

karteneck-grill = The grill and the piles
karteneck-grill-empty = The grill is empty.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = lowest
karteneck-menu-for = As the menu stands, portion { $portion } goes to { $name }
karteneck-menu-nobody = As the menu stands, nobody gets it
karteneck-draw-pile = Draw pile
karteneck-discard-pile = Discard pile
karteneck-count = Count cards
karteneck-counts-title = For those who count
karteneck-card = Card
karteneck-unseen = Not seen
karteneck-unseen-text = What was not seen lies in the draw pile or in other hands. The small numbers are signposts.
karteneck-stacks = Stacks, the top portion last
karteneck-unopened = Portions that have not turned up yet
karteneck-removed = { $count ->
    [one] 1 of them was put away before the game, nobody knows which.
   *[other] { $count } of them were put away before the game, nobody knows which.
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
karteneck-hand-hidden = Your cards are hidden while others look on
karteneck-hand-empty = Your hand is empty.
karteneck-touch = Touch the cards of one kind that you want to lay out, or pass.
karteneck-how-many = How many of them?
karteneck-makes = { $total } in all
karteneck-put-back = Put back
karteneck-ends-round = That ends the round.
karteneck-draws = You draw { $cards }.
karteneck-more = There are more ways to choose worms than a list can hold. Touch any worms you like, or type them:
karteneck-play = Play it

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
gloria-others = The others
gloria-own = Your collection
gloria-collection = Collection of { $name }
gloria-no-rows = No row yet
gloria-no-chest = No empty chest
gloria-first = Lay a card as a chest, then open a row at it.
gloria-unseen = Unseen cards
gloria-help = Touch a card, a row, a chest, the pile or the fox: what it can do is shown there.
gloria-help-take = Touch an open card to take it; touch anything else to see what it can do.
gloria-put-back = Put back
gloria-no-row-for-it = None of your rows can take it now.
gloria-blind-dear = Drawing blind takes 2 points.
gloria-fox-nowhere = The fox cannot be moved now.
gloria-typed = There are more moves: write one in short
gloria-typed-play = Play it

# Zwickern

zwickern-aim = Goal: buy claws and as many cards as you can.
zwickern-table = On the beach
zwickern-deck = { $count ->
    [one] 1 card is not dealt yet
   *[other] { $count } cards are not dealt yet
}
zwickern-hand = { $count ->
    [one] 1 card in the hand
   *[other] { $count } cards in the hand
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
} from the deals before, and { $worth } if this one ended now
zwickern-card = Card { $card }{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}
zwickern-pile = Pile worth { $value }, { $told }
zwickern-pile-named = pile { $value }{ $number ->
    [0] { "" }
   *[other] { " " }(no. { $number })
}
zwickern-choose-card = Touch a card of your hand.
zwickern-choose-items = Touch what to take or to build on.
zwickern-only-lay = The table is empty: your { $card } can only be laid.
zwickern-only-build = Your { $card } cannot buy { $item }, but it can be built on.
zwickern-unlisted = This is not in the list, but it can be tried.
zwickern-missing = { $count } is still missing
zwickern-rich = Best buys
zwickern-take = Buy { $cards } cards{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
zwickern-more = More fits:
zwickern-no-buy = None of your cards can buy anything now: choose one to build with or to lay.
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
zwickern-too-dear = too dear to buy
zwickern-can-buy = Can buy something
zwickern-cannot-buy = Can buy nothing now, but build and lay
zwickern-first-card = First touch a card of your hand
zwickern-fits = Can be taken
zwickern-put-back = Touch again to put it back
zwickern-begin-anew = Does not fit what you take; touch it to begin anew here
zwickern-build-here = Cannot be bought with this card, but built on
zwickern-cut = There are more buys than are listed here: type one
zwickern-type = A move in short
zwickern-type-send = Play it
zwickern-notation = How moves are written
zwickern-ledger = What everybody has taken, and the deals so far

# Winning, losing, and what counts

sheet-you-won = { $count ->
    [one] You win!
   *[other] Your team wins!
}
sheet-you-shared = You share the win with { $names }!
sheet-comfort = You finish in place { $place } of { $count }. Better luck next time!
sheet-subtotal = Subtotal
