title = Gloria Picktoria

# The table

caption-visitors = Visitors
caption-pile = Pile
caption-open = Open cards
caption-chests = Empty chests
caption-cards = Hand cards
caption-preview = If scored now
caption-penalty = Penalties
caption-total = Total
caption-fox = Fox
caption-known = Known cards
caption-faces = Chests
caption-points = Actions
caption-hand = Your hand
visits = { $left ->
    [0] all visitors have come
    [one] the next one brings scoring { $number } of { $all }
   *[other] { $left } more to scoring { $number } of { $all }
}
pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $visitors ->
    [one] 1 of them a visitor
   *[other] { $visitors } of them visitors
}
legend-card = card
legend-joker = joker
legend-doubler = doubler
legend-fox = fox
legend-worth = if scored now
legend-unseen = unseen
fox-waits = waits until everyone has opened a row
fox-stands = on { $name }’s { $row }, which earns nothing
points-left = { $count ->
    [0] { $name } has no actions left
    [one] { $name } has 1 action left
   *[other] { $name } has { $count } actions left
}
hand-empty = no cards

# Cards: the short name of a motif, and a card as it stands in sentences

kind-grains = grains
kind-rings = leg rings
kind-rugs = fox rugs
kind-tails = fox tails
kind-teeth = fox teeth
kind-showcases = showcases
kind-eggs = eggs
kind-combs = combs
kind-perches = perches
kind-vanes = weathervanes
kind-joker = joker
kind-doubler = doubler

card-grains = a golden grain
card-rings = a platinum leg ring
card-rugs = a fox rug
card-tails = a fox tail
card-teeth = a fox-tooth necklace
card-showcases = a showcase
card-eggs = a jewelled egg
card-combs = a coral comb
card-perches = a velvet perch
card-vanes = a gilded weathervane
card-joker = a joker
card-doubler = the doubler

row-grains = row of grains
row-rings = row of leg rings
row-rugs = row of fox rugs
row-tails = row of fox tails
row-teeth = row of fox teeth
row-showcases = row of showcases
row-eggs = row of eggs
row-combs = row of combs
row-perches = row of perches
row-vanes = row of weathervanes

# What is to be decided

aim = Have the longest rows when the rooster calls.
phase-act = { $name }, what do you do? { $points ->
    [one] You have 1 action left.
   *[other] You have { $points } actions left.
}
phase-pass = { $name }, do you pass the fox on to { $left }?
topic-chest = lay a card as a chest
topic-place = place a card in a row
topic-joker = add a joker to a row
topic-doubler = double and close a row
topic-fox = move the fox

# Moves

move-chest = lay { $card } as a chest{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } in hand)
}
move-open = open a { $row } ({ $best ->
    [0] no opponent has one
   *[other] best opponent: { $best }
})
move-add = add { $card }: { $length } cards ({ $best ->
    [0] no opponent has one
   *[other] best opponent: { $best }
})
move-joker = joker to your { $row }: { $length } ({ $best ->
    [0] others: 0
   *[other] others: { $best }
})
move-doubler = double and close your { $row } (worth { $points })
move-take = take { $card } ({ $length ->
    [0] no row
   *[other] your row: { $length }
}, { $held } in hand)
move-take-joker = take { $card } ({ $held } in hand)
move-blind = draw a card blind, for 2 actions
move-fox-own = fox to your { $row } (worth { $points })
move-fox-left = fox to { $name }’s { $row } (worth { $points }), 2 actions
move-pass = pass the fox to { $name }’s { $row } (worth { $points })
move-keep = keep the fox on your { $row }

# What happens

event-chest-laid = { $name } lays { $card } as a chest ({ $chests ->
    [one] 1 empty chest
   *[other] { $chests } empty chests
}).
event-row-opened = { $name } opens a { $row }.
event-card-placed = { $name } adds { $card }: { $length } cards in the row.
event-joker-placed = { $name } adds a joker to the { $row }: { $length } cards.
event-row-closed = { $name } doubles and closes the { $row }.
event-card-taken = { $name } takes { $card }.
event-card-drawn = { $name } draws a card blind.
event-card-drawn-seen = { $name } draws blind: { $card }.
event-open-refilled = A new card from the pile: { $card }.
event-visitor-came = The rooster drops in: visit { $number } of 10.
event-fox-entered = The fox comes to { $name }’s { $row }.
event-fox-moved = { $name } { $how ->
    [own] moves the fox to the { $row }.
    [left] sends the fox to { $target }’s { $row }.
   *[pass] passes the fox to { $target }’s { $row }.
}
event-fox-kept = { $name } keeps the fox on the { $row }.
scored = { $name } { $points }, now { $total }
scored-lines = { $name } { $points }, now { $total } ({ $earned })
scored-line = { $what } { $points }

ending-last-visitor = The tenth visitor has arrived.
score-part = Scoring { $number }
score-sole = Only row
score-longest = Longest row
score-tied = Tied for longest
score-second = Second longest
score-doubler = Doubler
score-chests = Empty chests
score-hand = Hand cards
details = { $things }
detail-times = { $count } × { $points }
detail-grains = grains
detail-rings = leg rings
detail-rugs = fox rugs
detail-tails = fox tails
detail-teeth = fox teeth
detail-showcases = showcases
detail-eggs = eggs
detail-combs = combs
detail-perches = perches
detail-vanes = weathervanes

# Why a move is good or bad: what the coach says

reason-chest = { $chests ->
    [one] 1 empty chest
   *[other] { $chests } empty chests
} for { $motifs ->
    [0] no new motif in hand
    [one] 1 new motif in hand
   *[other] { $motifs } new motifs in hand
}{ $idle ->
    [0] { "" }
   *[other] ; any left empty would cost { $idle } at the end
}
reason-place = { $fox ->
    [comes] the fox comes to this row: it earns nothing for now
    [there] with the fox on it, the row earns nothing for now
   *[no] a scoring now would bring { $points } (before: { $before })
}{ $cost ->
    [0] { "" }
   *[other] ; opponents would get { $cost } less
}
reason-double = a scoring now would bring { $points } (before: { $before }), but the row cannot grow any more; { $rival ->
    [0] no opponent has such a row
   *[other] { $length } cards against { $rival } for the best opponent
}
reason-take = { $use ->
    [closed] useless: its row is closed
    [row] for a row you already have
   *[new] for a new row
}, { $rival ->
    [0] no opponent has such a row
   *[other] best opponent: { $rival }
}{ reason-visit }
reason-take-joker = fits any row that is not closed{ reason-visit }
reason-blind = fits one of your rows in { NUMBER($fits, maximumFractionDigits: 0) }% of cases{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; the next card may bring a scoring ({ NUMBER($visit, maximumFractionDigits: 0) }%)
}
reason-fox-own = { $own ->
    [more] a scoring now would bring you { $change } more
    [less] a scoring now would bring you { $change } less
   *[same] a scoring now would bring you just as much
}
reason-fox-left = a scoring now would bring { $name } { $lost } less and you { $own } more
reason-keep = in a scoring now, the fox would cost { $lost }

# Errors

named-card = { $card ->
    [grains] { kind-grains }
    [rings] { kind-rings }
    [rugs] { kind-rugs }
    [tails] { kind-tails }
    [teeth] { kind-teeth }
    [showcases] { kind-showcases }
    [eggs] { kind-eggs }
    [combs] { kind-combs }
    [perches] { kind-perches }
    [vanes] { kind-vanes }
    [joker] { kind-joker }
   *[doubler] { kind-doubler }
}
named-motif = { $motif ->
    [grains] { kind-grains }
    [rings] { kind-rings }
    [rugs] { kind-rugs }
    [tails] { kind-tails }
    [teeth] { kind-teeth }
    [showcases] { kind-showcases }
    [eggs] { kind-eggs }
    [combs] { kind-combs }
    [perches] { kind-perches }
   *[vanes] { kind-vanes }
}
error-gloria-move = “{ $text }” is not a move. Moves are: chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. The motifs are: { $motifs }. ? shows help.
error-gloria-ambiguous-move = “{ $text }” can mean several moves: { $among }.
error-gloria-no-such-move = “{ $move }” is not possible.
error-gloria-not-in-hand = You do not have this card in your hand: { named-card }.
error-gloria-no-chest = A new row ({ named-motif }) needs an empty chest: lay any card as a chest first.
error-gloria-no-row = { $card ->
    [joker] A joker never opens a row, and you have none of this motif: { named-motif }.
   *[doubler] The doubler needs a row with a card, and you have none of this motif: { named-motif }.
}
error-gloria-closed = The doubler has closed this row of yours: { named-motif }.
error-gloria-not-open = This card is not one of the open cards: { named-card }.
error-gloria-blind-used = You can draw only one card blind per turn.
error-gloria-too-dear = “{ $move }” takes { $cost } actions, and you have { $left } left.
error-gloria-fox-waits = The fox is still waiting: it comes when everyone has opened a row.
error-gloria-fox-elsewhere = The fox is not on one of your rows.
error-gloria-fox-moved = You have already moved the fox this turn.
error-gloria-fox-there = The fox is already on this row: { named-motif }.
error-gloria-fox-no-row = You have no such row for the fox: { named-motif }.
error-gloria-fox-no-left-row = Your left neighbour has no such row for the fox: { named-motif }.
error-gloria-not-in-act = “{ $move }” is only possible at the end of your turn, when you have no actions left and the fox is on one of your rows.
error-gloria-not-in-pass = “{ $move }” is not possible now, since you have no actions left: pass the fox on, or keep it.

notation =
    - chest rings: lay a leg ring as a chest (or chest joker, chest doubler)
    - place rings: open a row of leg rings, or add one to yours
    - place joker rings, place doubler rings: add a joker or the doubler to your row of leg rings
    - take rings, take joker: take that open card; blind: draw the top card of the pile, for 2 actions
    - fox rings: move the fox to your own row of leg rings
    - fox left rings: send the fox to your left neighbour’s row of leg rings, for 2 actions
    - at the end of the turn pass rings: pass the fox to that row on your left, free of charge; keep: let it stay
    - the motifs: grains, rings (leg rings), rugs (fox rugs), tails (fox tails), teeth (fox teeth), showcases, eggs,
      combs, perches, vanes (weathervanes)
    - words can be shortened as long as they stay unambiguous: ta ri means take rings

rules =
    ## About the game

    A worldly rooster has announced his visits, and every hen in the yard wants to impress him with her art collection.
    You build collections: rows of cards with the same motif. Three times in the game the rows of all players are
    compared, motif by motif. The player with the most points after that wins.

    There are ten motifs with nine cards each: golden grains, platinum leg rings, fox rugs, fox tails, fox-tooth
    necklaces, showcases, jewelled eggs, coral combs, velvet perches and gilded weathervanes. There are also
    five jokers, a doubler for each player, ten visitors, and a fox.

    ## Setup

    Three open cards lie in the middle. Each player starts with four cards and a doubler. The visitors are shuffled into
    the pile. The starting player is drawn at random; play then passes to the left.

    ## Your turn

    You have three actions and must use them all, in any order. You may choose the same action several times.

    - Lay a chest (1 action): show a card from your hand, even a joker or your doubler, and lay it face down in front of
      you. From now on it is just a chest. You can have any number of empty chests.
    - Place a motif card (1 action): add it to your row of that motif, or open a row with it on an empty chest. You have
      at most one row of each motif.
    - Place a joker (1 action): it counts as a card of any row you have, but it can never open one.
    - Place your doubler (1 action): add it to a row with at least one open card. From then on it doubles what the row
      earns in every scoring. It does not make the row longer, and it closes it: you cannot add any more cards.
    - Take one of the three open cards (1 action): it is replaced from the pile at once.
    - Draw the top card of the pile blind (2 actions): only once per turn.
    - Move the fox, if it is on one of your rows: to another of your rows (1 action), or to any row of your left neighbour
      (2 actions). Only one of the two, and only once per turn.

    If the fox is on one of your rows when your actions are used up, you may pass it free of charge to any row of your left
    neighbour, even if you have already moved it between your rows. Cards once laid are never taken back, moved or turned.

    ## The fox

    The fox waits beside the pile. As soon as the last player opens a first row, it sits down on that row. A row with the
    fox earns nothing and is ignored when rows are compared. It can still grow or be closed.

    ## The visitors

    When a visitor turns up from the pile, he is set aside where all can see him, and the next card takes his place. That
    costs nothing, even if you drew blind. The 4th, 7th and 10th visitors trigger a scoring at once, before the next card
    turns up. After that the turn continues. With the 10th visitor, however, the game is over: a card you have just taken
    stays in your hand, and a blind draw gives you no card.

    ## Scoring

    Each motif is scored separately. What counts is the number of open cards in a row, jokers included.

    - Only one player has a row of this motif: 4 points.
    - Otherwise the longest row gets 3 points, the second longest 1.
    - Tie for the longest row: 2 points each, and nothing for all others.
    - Tie for the second longest: nothing for them, nor for shorter rows.
    - A row with a doubler earns twice as much.

    In the last scoring every chest without a row costs 2 points, and every card in your hand 1 point. Totals can be
    negative. If there is a tie, the victory is shared.
