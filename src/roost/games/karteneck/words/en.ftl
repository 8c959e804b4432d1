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
number-card = { $number }
worm-card = worm { $number }
worms-named = { $count ->
    [one] worm { $cards }
   *[other] worms { $cards }
}

# What passing now would bring

pass-lowest = Without a worm, passing brings { $last ->
    [yes] portion { $portion } ({ $worms }) and ends the round.
   *[no] the lowest portion, { $portion } ({ $worms }), and { $cards }.
}
pass-menu = If you pass now, { $last ->
    [yes] the round ends and you get portion { $portion } ({ $worms }).
   *[no] you draw { $cards } and would get portion { $portion } ({ $worms }).
}
pass-steal = You can also steal portion { $portion } from { $victim } ({ $worms }).
would-steal = { $name } could pass and steal portion { $portion } from { $victim } ({ $worms }).

# What is to be decided

aim = Win the most worms: lay out a high total, with a worm in it.
question = { $name }, what do you lay out? Or do you pass?
question-last = { $name }, you are the last one left. Do you lay out more?
question-stuck = { $name }, you cannot lay out anything, so you have to pass.

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
    [yes] pass, steal portion { $portion } from { $victim } ({ $worms }) and also get { $menu }
   *[no] pass, steal portion { $portion } from { $victim } ({ $worms }) and wait for the menu (now: { $menu })
}

# What happens

event-round-opened = { $portions } on the grill; { $name } begins
event-laid = { $name } lays out { $cards }: { $total } so far.
event-laid-invalid = { $name } lays out { $cards }: { $total } so far, no worm yet.
event-drew = { $name } draws { $number }: { $cards }.
event-nothing-to-draw = { $name } has nothing to draw: both piles are empty.
event-reshuffled = { $count ->
    [one] The only card in the discard pile becomes the draw pile.
   *[other] The discard pile is shuffled: { $count } cards form the new draw pile.
}
event-passed = { $name } passes with { $total }.
event-passed-invalid = { $total ->
    [0] { $name } passes with nothing on display.
   *[other] { $name } passes with { $total }, but without a worm.
}
event-portion-lowest = { $name } takes the lowest portion: { $portion } ({ $worms }).
event-portion-served = { $name } is served portion { $portion } ({ $worms }).
event-portion-stolen = { $name } steals portion { $portion } from { $victim } ({ $worms }).

ending-supply = The last portion has been served.
tie-break = If there is a tie, the highest single portion decides.
score-portions = Portions

# Why a move is good or bad: what the coach says

reason-lay = { $total } in all; on the menu now: portion { $portion } ({ worms })
reason-lay-match = { $total } in all, like { $victim }’s top portion, which you could steal by passing next turn; on the menu now: portion { $portion } ({ worms })
reason-lay-bare = { $total } in all, but still no worm; { $worms ->
    [0] none left in hand
    [one] 1 left in hand
   *[other] { $worms } left in hand
}
reason-pass-lowest = takes the lowest portion, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , and draws 1 card
   *[other] , and draws { $draws } cards
}
reason-pass = { $rivals ->
    [0] ends the round with portion { $portion } ({ worms })
    [one] on the menu now: portion { $portion } ({ worms }); 1 opponent can still lay out more
   *[other] on the menu now: portion { $portion } ({ worms }); { $rivals } opponents can still lay out more
}
reason-steal = takes portion { $portion } ({ worms }) from { $victim }; { $rivals ->
    [0] the menu adds portion { $menu }
   *[other] the menu would now add portion { $menu }
}

# Errors

error-karteneck-move = “{ $text }” is not a move. Moves are: pass, steal, lay 3 3, lay W7 W12; always cards of one kind. ? shows help.
error-karteneck-few-worms = { $count ->
    [one] You have no worm in your hand.
   *[other] You have fewer than { $count } worms in your hand.
}
error-karteneck-no-such-move = “{ $move }” is not possible.
error-karteneck-kind-in-display = { $kind ->
    [W] There are already worms in your display: lay out another kind, or pass.
   *[other] There are already { $kind }s in your display: lay out another kind, or pass.
}
error-karteneck-not-in-hand = { $count ->
    [one] You have no { $kind } in your hand.
   *[other] You have fewer than { $count } { $kind }s in your hand.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] You do not have { $cards } in your hand.
   *[other] You do not have all of these in your hand: { $cards }.
}
error-karteneck-steal-invalid = Without a worm in your display you cannot steal.
error-karteneck-steal-no-match = Nobody else has portion { $total } on top. You can only steal a top portion that equals your total.

notation =
    - lay 3 3: lay out two 3s; lay W7 W12: the worms with the signposts 7 and 12
    - for worms and for two or more number cards, the cards alone will do: w7, 3 3; a single number always chooses from
      the list
    - ww lays out two worms, those with your lowest signposts
    - pass, or p: pass
    - steal, or s: pass and steal the portion that matches your total

rules =
    ## About the game

    Each round, there is one portion of roasted worm on the grill for each player, and everyone gets one of them. Which
    one depends on the cards you lay out: a high total brings a high portion, but only if there is a worm in your
    display. The player with the most worms at the end wins.

    ## Cards and portions

    There are 110 cards: 17 each of 1, 2, 3, 4 and 5, and 25 worms. A worm counts 5 points, but is not the same kind as
    the 5. Each worm card has a signpost with a number from 1 to 25: W7 is the worm with signpost 7.

    Three of the 30 portions are 0 and have no worms. The others range from 16 to 42. 16 to 18 have one worm, 19 to 21
    two, and so on: one more for every three numbers, up to nine for 40 to 42.

    ## Setup

    Some portions go back into the box unseen: 12 with two players, 6 with three, 2 with four. The others last for 9
    rounds with two players, 8 with three, 7 with four, 6 with five, 5 with six. Everyone gets six cards. The
    starting player is drawn at random.

    ## Your turn

    Either lay out cards or pass.

    - Lay out: choose a kind that is not yet in your display and lay out one or more cards of it. You may keep cards of that
      kind in your hand. Then draw 1 card.
    - Pass: you are out for this round. You may always pass, even with nothing on display, and you have to if you
      cannot lay out anything. Draw 2 cards after passing; the last player to pass draws none.

    The round continues until everyone has passed. The last player left may still lay out kind after kind.

    ## Passing without a worm

    Your display is invalid. Discard it and take the lowest portion on the grill at this moment.

    ## Passing with a worm

    Your display is valid and stays until the menu. If its total equals the top portion of another player’s stack,
    you may steal that portion as you pass. So may the last player to pass, and even portions taken this round can be
    stolen. A 0 cannot be stolen.

    ## The menu

    When everyone has passed, the portions left go to the valid displays: the highest total gets the highest portion,
    the second highest total the next one, and so on. If totals are equal, the highest signpost decides. Then all
    displays are discarded. Keep your hand for the next round. The player who took the last portion from the grill
    starts it; stealing does not count for this.

    Put every portion you get on top of your stack. Only the top portion can be stolen.

    ## When the cards run out

    When a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the new one. If both are
    empty, you draw nothing, and you do not draw the missing cards later.

    ## The end

    The game ends with the round in which the last portions are handed out. If there is a tie, the highest single
    portion decides; if there is still a tie, the victory is shared.
