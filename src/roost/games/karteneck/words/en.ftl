title = Heckmeck am Karteneck

# The table

round = Round { $round } of { $rounds }
supply = { $count ->
    [0] the last portions
    [one] 1 portion still to come
   *[other] { $count } portions still to come
}
piles = draw pile { $pile }, discard pile { $discard }
stacks = Stacks:
unseen = Unseen:
unseen-worms = worms
column-worms = Worms
column-top = Top
column-hand = Hand
column-sum = Total
column-display = Display
column-menu = Menu
standing-passed = passed
standing-no-worm = no worm
hand = Your hand
hand-held = Kinds already on display

worms = { $count ->
    [0] no worm
    [one] 1 worm
   *[other] { $count } worms
}
cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
number-cards = { $count ->
    [one] a { $kind }
    [2] two { $kind }s
    [3] three { $kind }s
    [4] four { $kind }s
    [5] five { $kind }s
    [6] six { $kind }s
    [7] seven { $kind }s
    [8] eight { $kind }s
    [9] nine { $kind }s
   *[other] { $count } { $kind }s
}
worm-cards = { $count ->
    [one] one worm
    [2] two worms
    [3] three worms
    [4] four worms
    [5] five worms
    [6] six worms
    [7] seven worms
    [8] eight worms
    [9] nine worms
   *[other] { $count } worms
}
worm-card = worm { $number }
worms-named = { $count ->
    [one] worm { $cards }
   *[other] worms { $cards }
}

# What passing now would bring

pass-lowest = A pass without a worm takes { $last ->
    [yes] portion { $portion } ({ $worms }) and ends the round.
   *[no] the lowest portion, { $portion } ({ $worms }), and { $cards }.
}
pass-menu = A pass now { $last ->
    [yes] ends the round and brings portion { $portion } ({ $worms }).
   *[no] brings { $cards } and, as the menu stands, portion { $portion } ({ $worms }).
}
pass-steal = It can also steal portion { $portion } from { $victim } ({ $worms }).
would-steal = { $name } could pass and steal portion { $portion } from { $victim } ({ $worms }).

# What is to be decided

question = { $name }, what do you lay out? Or do you pass?
question-last = { $name }, nobody else is left in this round. Do you still lay out cards?
question-stuck = { $name }, you have nothing to lay out, so you have to pass.

# Moves

topic-number = lay out { $kind }s (you have { $held })
move-lay = lay out { $cards } ({ $total } in all{ $match })
move-lay-match = , like { $victim }’s top portion
move-pass-lowest = pass and take portion { $portion } ({ $worms })
move-pass = { $last ->
    [yes] pass with { $total } and get portion { $portion }
   *[no] pass with { $total } and wait for the menu (now: portion { $portion })
}
move-pass-no-steal = { $last ->
    [yes] pass without stealing and get only portion { $portion }
   *[no] pass without stealing (menu now: only portion { $portion })
}
move-steal = { $last ->
    [yes] pass, steal portion { $portion } from { $victim } ({ $worms }) and get { $menu } too
   *[no] pass, steal portion { $portion } from { $victim } ({ $worms }) and, as the menu stands, get { $menu } too
}

# What happens

event-round-opened = { $portions } on the grill; { $name } begins
event-laid = { $name } lays out { $cards }: { $total } so far.
event-laid-invalid = { $name } lays out { $cards }: { $total } so far, no worm yet.
event-drew = { $name } draws { $number }: { $cards }.
event-nothing-to-draw = { $name } has nothing to draw: both piles are empty.
event-reshuffled = { $count ->
    [one] The only discarded card becomes the draw pile.
   *[other] The { $count } discarded cards are shuffled into a new draw pile.
}
event-passed = { $name } passes with { $total }.
event-passed-invalid = { $total ->
    [0] { $name } passes with nothing on display.
   *[other] { $name } passes with { $total }, but without a worm.
}
event-portion-lowest = { $name } has to take the lowest portion: { $portion } ({ $worms }).
event-portion-served = { $name } is served portion { $portion } ({ $worms }).
event-portion-stolen = { $name } steals portion { $portion } from { $victim } ({ $worms }).

ending-supply = The last portion has been served.
tie-break = With equal worms, the highest single portion decides.
score-portions = Portions

# Why a move is good or bad: what the coach says

reason-lay = { $total } in all: as the menu stands, portion { $portion } ({ worms })
reason-lay-match = { $total } in all, like { $victim }’s top portion, which a pass next turn could steal; as the menu stands, portion { $portion } ({ worms })
reason-lay-bare = { $total } in all, but still no worm; { $worms ->
    [0] there is none left in hand
    [one] 1 is left in hand
   *[other] { $worms } are left in hand
}
reason-pass-lowest = takes the lowest portion, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , and draws 1 card
   *[other] , and draws { $draws } cards
}
reason-pass = { $rivals ->
    [0] ends the round with portion { $portion } ({ worms })
    [one] as the menu stands, portion { $portion } ({ worms }); 1 other can still lay out more
   *[other] as the menu stands, portion { $portion } ({ worms }); { $rivals } others can still lay out more
}
reason-steal = takes portion { $portion } ({ worms }) from { $victim }; { $rivals ->
    [0] the menu adds portion { $menu }
   *[other] as it stands, the menu adds portion { $menu }
}

# Errors

error-karteneck-move = “{ $text }” is no move. Moves are: pass, steal, lay 3 3, lay W7 W12; always cards of one kind. ? helps.
error-karteneck-few-worms = { $count ->
    [one] You have no worm in your hand.
   *[other] You have fewer than { $count } worms in your hand.
}
error-karteneck-no-such-move = There is no move { $move }.
error-karteneck-kind-in-display = { $kind ->
    [W] Worms lie in your display already: lay out another kind, or pass.
   *[other] { $kind }s lie in your display already: lay out another kind, or pass.
}
error-karteneck-not-in-hand = { $count ->
    [one] You have no { $kind } in your hand.
   *[other] You have fewer than { $count } cards with a { $kind } in your hand.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] You do not have { $cards } in your hand.
   *[other] You do not have all of these in your hand: { $cards }.
}
error-karteneck-steal-invalid = Without a worm in your display you cannot steal.
error-karteneck-steal-no-match = Nobody else has portion { $total } on top: only a top portion that equals your total can be stolen.

notation =
    - lay 3 3: lay out two 3s; lay W7 W12: the worms with the signposts 7 and 12
    - the cards alone do for worms and for two or more number cards: w7, 3 3; a single number is always a line of the
      list
    - ww lays out two worms, those with your lowest signposts
    - pass, or p: pass
    - steal, or s: pass and steal the portion that matches your total

rules =
    ## What it is about

    Each round as many portions of roasted worm lie on the grill as there are players, and everyone gets one of them.
    Which one depends on the cards that you lay out: a high total brings a high portion, but only if there is a worm
    in your display. Whoever owns the most worms at the end wins.

    ## Cards and portions

    There are 110 cards: 17 each of 1, 2, 3, 4 and 5, and 25 worms. A worm counts 5 points, but is another kind than
    the 5. On each worm card is a signpost with a number from 1 to 25.

    Of the 30 portions three are 0 and have no worm. The others go from 16 to 42. 16 to 18 have one worm, 19 to 21
    two, and so on: one more for every three numbers, up to nine for 40 to 42.

    ## Before you start

    Some portions go back into the box unseen: 12 with two players, 6 with three, 2 with four. The others last for 9
    rounds with two players, 8 with three, 7 with four, 6 with five, 5 with six. Everyone gets six cards, and chance
    decides who begins.

    ## Your turn

    You lay out cards or you pass.

    - Lay out: choose a kind that is not in your display yet, and put down a card of it or several. You may keep cards
      of that kind back. Then draw 1 card.
    - Pass: you are out for this round. You may always pass, even with nothing on display, and you have to when you
      can lay out nothing. At the end of the pass draw 2 cards; whoever passes last draws none.

    The round goes on until all have passed. Whoever is left alone may still lay out kind after kind.

    ## Passing without a worm

    Your display is invalid. It goes to the discard pile, and you take the lowest portion that lies on the grill at
    this moment.

    ## Passing with a worm

    Your display is valid and stays until the menu. If its total equals the top portion of another player’s stack,
    you may steal that portion while you pass. This holds for the last one to pass too, and for portions that were
    taken in this very round. A 0 cannot be stolen.

    ## The menu

    When all have passed, the portions that are left go to the valid displays: the highest total gets the highest
    portion, the second highest total the next one, and so on. Between equal totals the worm with the highest
    signpost decides. Then all displays go to the discard pile. You keep your hand for the next round, which is
    begun by whoever took the last portion from the grill; stealing does not count for this.

    Every portion that you get goes on top of your stack. Only what lies on top can be stolen.

    ## When the cards run out

    When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new one. If both
    are empty, you draw nothing, and you do not catch up later.

    ## The end

    The game ends with the round that uses up the portions. With equal worms, the highest single portion decides; if
    that is equal too, the win is shared.
