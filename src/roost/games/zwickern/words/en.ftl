title = Zwickern

# The table

heading = Deal { $deal } of { $deals } · Round { $round } of { $rounds }
dealer = { $name } deals
table-empty = The table is empty.
pile-named = pile { $value }{ $number ->
    [0] { "" }
   *[other] { " " }(no. { $number })
}
plus = { $first } + { $last }
side = { $name }
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }(1 claw)
   *[other] { " " }({ $claws } claws)
}
pile-fresh = { $cards }: −{ $points } for { $name } if left at the end of the round
pile-old = { $cards }: from an earlier round, no penalty
claws-hidden = Claws not seen yet:
rest = The last player to buy in this deal gets the cards left over: so far { $name }.
rest-nobody = The last player to buy in this deal gets the cards left over: so far nobody.
hand = Your hand
column-hand = Hand
column-cards = Cards
column-claws = Claws
column-zwicks = Zwicks
column-penalties = Penalty
column-score = Score
tally-deal = Deal
tally-total = Total

# What is to be decided

aim = Goal: buy claws and as many cards as you can.
phase-play = { $name }, what do you play?
topic-buy = buy with { $card }
topic-build = build with { $card }
topic-lay = lay a card on the table

# Moves

move-buy = buy { $groups } with { $card }{ $value ->
    [0] { "" }
   *[other] { " " }as { $value }
}: { $cards } cards{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
move-build = build on { $item }: { $sum }{ $buyer ->
    [none] { " " }(−{ $points } if left)
    [nothing] { " " }(no card can buy it)
   *[other] { " " }(your { $buyer } buys it)
}
move-lay = lay { $card }{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}
move-lay-open = lay { $card } with both values open{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}
move-fix = start a pile: { $card } fixed at { $value }{ $buyer ->
    [none] { " " }(−{ $points } if left)
    [nothing] { " " }(no card can buy it)
   *[other] { " " }(your { $buyer } buys it)
}

# What happens

event-deal = Deal { $deal }: { $name } deals
event-round = Round { $round }: { $name } begins
event-dealt = { $name } is dealt { $cards }.
event-opened = Cards on the table: { $cards }.
event-laid = { $name } lays { $card }.
event-fixed = { $name } starts a pile: { $card } fixed at { $value }.
event-built = { $name } builds { $card } on { $item }: { $sum }.
event-bought = { $name } buys { $groups } with { $card }{ $value ->
    [0] { "" }
   *[other] { " " }as { $value }
}: { $cards } cards{ $claws ->
    [0] .
    [one] , 1 claw.
   *[other] , { $claws } claws.
}
event-zwick = { $name } clears the table: a Zwick!
event-zwicks-cancelled = Zwicks cancel out: { $first } and { $last } each turn one down.
event-penalty = { $name } loses { $points } points: pile { $item } is left over.
event-rest = { $name } bought last and gets the cards left over: { $cards }{ $claws ->
    [0] .
    [one] ; 1 claw.
   *[other] ; { $claws } claws.
}
event-rest-nobody = Nobody has bought: nobody gets the cards left over ({ $cards }).
event-scored = Deal { $deal } is over

ending-last-deal = The last deal is over.
score-part = Deal { $number }
score-cards = Most cards
score-zwicks = Zwicks
score-claws = Claws
score-penalties = Penalties

# Why a move is good or bad: what the coach says

reason-buy = { $cards } cards{ $claws ->
    [0] { "" }
    [one] , 1 claw
   *[other] , { $claws } claws
}{ $zwick ->
    [shown] , a Zwick
    [cancels] , a Zwick that cancels an opponent’s
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other] ; saves { $saved } points
}{ $spared ->
    [0] { "" }
   *[other] ; spares opponents { $spared } points
}{ reason-clear }
reason-pile = { $own ->
    [none] no card in hand can buy it
   *[other] your { $own } can buy it
}; { $unseen ->
    [0] no unseen card can buy it
    [one] 1 unseen card can buy it
   *[other] { $unseen } unseen cards can buy it
}{ $over ->
    [yes] ; takes over the penalty for it
   *[no] { "" }
}
reason-pile-zero = a pile of 0 can be taken with any buy{ $over ->
    [yes] ; takes over the penalty for it
   *[no] { "" }
}
reason-pile-dear = no card is worth { $value }: the pile costs { $points } points unless someone builds on it
reason-lay = { $claws ->
    [0] puts no claws on the table
    [one] offers 1 claw
   *[other] puts { $claws } claws on the table
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one] ; 1 unseen card could then take the whole table
   *[other] ; { $clear } unseen cards could then take the whole table
}

# Errors

error-zwickern-move = “{ $text }” is not a move. Moves are: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? shows help.
error-zwickern-no-card = There is no card “{ $card }”. Name cards by their values, such as 7 or 4/14; 10c3 is the 10 with three claws.
error-zwickern-not-on-table = “{ $item }” is not on the table. Name piles by their value, such as [15].
error-zwickern-too-few = { $lying ->
    [one] There is only 1 { $item } on the table.
   *[other] { $item } is on the table only { $lying } times.
}
error-zwickern-which = “{ $item }” could be several cards or piles. Say which: { $choices }.
error-zwickern-value = { $card } cannot make { $value } here. It can make: { $choices }.
error-zwickern-no-such-move = “{ $move }” is not possible.
error-zwickern-not-in-hand = You do not have { $card } in your hand.
error-zwickern-not-plain = You do not have a plain { $card }. Write similar cards in full: { $others }.
error-zwickern-not-fixed = { $card } has only one value: lay it without “=”.
error-zwickern-negative = { $card } on { $item } would make { $value }, and a pile is never worth less than 0.
error-zwickern-only-zero = { $card } cannot buy piles of 0 alone: take them together with a group that makes the value.
error-zwickern-no-sum = { $card } cannot buy { $items }: they cannot be split into groups that each make one of its values ({ $values }).

notation =
    - buy 8: 3 5: take 3 and 5 from the table with your 8; list everything you take after the colon
    - build 3: 2/12 = 15: put your 3 on the 2/12 and announce 15
    - build 3: [9] = 6: put your 3 on the pile of 9 and announce 6; of several piles of 9 the second is [9]#2
    - lay 7: lay your 7; lay 4/14: with both values open; lay 4/14 = 14: fixed at 14, which makes it a pile
    - 10c3 is the 10 with three claws, 10c1 and 2c1 have one claw; 10 and 2 have none

rules =
    ## About the game

    Crabs on the beach: use the cards in your hand to buy cards from the table. Some cards show claws, which are worth
    points. Three players play each for themselves; four play in pairs. Partners sit opposite each other and share
    everything they take.

    ## The cards

    55 cards: four each of 2 to 10; four each of 1/11, 2/12, 3/13 and 4/14, which have two values; and one 15, one 25
    and one 30. There are 31 claws: 7 on the 30, 6 on the 25, 5 on the 15, 2 on each 1/11, 3 on one of the 10s, and 1
    on another 10 and on one of the plain 2s.

    ## Deals and rounds

    With three players there are 3 deals of 4 rounds, with four players 4 deals of 3 rounds. In the first round of a deal,
    everyone gets 5 cards, and 3 open cards are laid on the table. In each later round, everyone gets 4 cards, and the
    table stays as it is. The player to the left of the dealer starts each round; the others follow clockwise until all
    hands are empty. In the next deal, the next player deals. With three players, one card of each deal stays out of
    play, unseen.

    ## Your turn

    Play exactly one card: buy, build or lay. You do not draw. If the table is empty, you can only lay.

    ## Buying

    Choose one value of your card. Take cards and piles that make exactly this value: a single one, several together, or
    several such groups at once. For each open card with two values, choose either. You do not have to buy, nor take all
    you could. Put what you buy, and the card itself, face down with the cards you have taken.

    - With 2, 3 and 5 on the table, an 8 buys 3+5. A 5 buys all three: the 5, and 2+3.
    - With 3, 4 and 1/11 on the table, a 4/14 as 14 buys 3+11. As 4 it buys all three: the 4, and 3+1.

    ## Zwick

    If you buy everything on the table, you make a Zwick and mark it with an open card: 1 point. But if an opponent has a
    Zwick on show at that moment, the two cancel out: both sides turn one face down. The last card of a deal can also
    make a Zwick, and the cards that mark Zwicks count as cards taken.

    ## Building

    Put your card on a card or a pile on the table and announce the new value: the old one plus or minus your card, never
    your card minus the old one. For cards with two values, choose one. A pile is never worth less than 0; there is no
    upper limit. From then on it counts as a single pile of this value, and anyone may buy it or build on it. A pile of 0
    can only be taken together with a group that makes the value. You do not need to hold a card that could buy your pile.

    - Put a 3 on a 2/12: announce 5 (2+3), 15 (12+3) or 9 (12−3).

    In this way the 15, the 25 and the 30, which hardly any card can buy, come down to values that can be bought.

    ## Laying

    Add your card to the table. If it has two values, leave them open, or fix one of them: then it is a pile. A card with
    one value is never fixed.

    ## The end of a round

    Every pile that was built on or fixed in this round and is still there costs 30 points. The player who played its last
    card pays; partners pay together. This also applies to the last round of a deal. The pile stays and costs nothing
    more unless someone builds on it again.

    ## The end of a deal

    The cards left on the table go to the last player who bought in this deal; that is not a Zwick. If nobody has bought
    anything in the whole deal, nobody gets them. Then each side scores:

    - 3 points for the most cards; nobody gets them if there is a tie
    - 1 point for each Zwick on show
    - the claws on the cards it has taken
    - minus 30 points for each penalty

    After the last deal, the most points win. If there is a tie, the victory is shared.

rules-terminal =
    ## In a terminal

    c2 on a card means two claws. Piles have a double edge and their value in square brackets; ! marks a pile that
    would cost 30 points. (+3) stands where the most cards are, a penalty in parentheses where one is due at the end
    of the round. Score 14 + 8 means 14 points from the deals before, and 8 if this deal ended now.

# What a line of the score sheet was counted from

sheet-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sheet-piles = { $count ->
    [one] pile { $piles } left
   *[other] piles { $piles } left
}
sheet-list = { $things }
sheet-claws = { $count ->
    [1] { "" }
   *[other] { $count } × 
}{ $card } ({ $claws })
sheet-times = { $count } × { $points }
