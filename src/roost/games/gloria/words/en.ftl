title = Gloria Picktoria

# The table

caption-visitors = Visitors
caption-pile = Pile
caption-open = To take
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
    [0] all have come
    [one] the next one brings scoring { $number } of { $all }
   *[other] { $left } more to scoring { $number } of { $all }
}
pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $visitors ->
    [one] 1 visitor among them
   *[other] { $visitors } visitors among them
}
legend-card = card
legend-joker = joker
legend-doubler = doubler
legend-fox = fox
legend-worth = if scored now
legend-unseen = unseen
fox-waits = waits until everybody has opened a row
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
    [0] no rival
   *[other] best rival: { $best }
})
move-add = add { $card }: { $length } cards ({ $best ->
    [0] no rival
   *[other] best rival: { $best }
})
move-joker = joker to your { $row }: { $length } cards ({ $best ->
    [0] no rival
   *[other] rival: { $best }
})
move-doubler = double and close your { $row } (worth { $points })
move-take = take { $card } ({ $length ->
    [0] no row
   *[other] row of { $length }
}, { $held } in hand)
move-take-joker = take { $card } ({ $held } in hand)
move-blind = draw a card blind, for 2 actions
move-fox-own = fox to your { $row } (worth { $points })
move-fox-left = fox to { $name }’s { $row } (worth { $points }), for 2 actions
move-pass = pass the fox to { $name }’s { $row } (worth { $points })
move-keep = keep the fox on your { $row }

# What happens

event-chest-laid = { $name } lays { $card } as a chest ({ $chests ->
    [one] 1 is empty
   *[other] { $chests } are empty
}).
event-row-opened = { $name } opens a { $row }.
event-card-placed = { $name } adds { $card }: { $length } cards in the row.
event-joker-placed = { $name } adds a joker to the { $row }: { $length } cards.
event-row-closed = { $name } doubles and closes the { $row }.
event-card-taken = { $name } takes { $card }.
event-card-drawn = { $name } draws a card blind.
event-card-drawn-seen = { $name } draws blind: { $card }.
event-open-refilled = The pile brings { $card }.
event-visitor-came = The rooster drops in: visit { $number } of 10.
event-fox-entered = { $name } gets the fox, on the { $row }.
event-fox-moved = { $name } { $how ->
    [own] moves the fox to the { $row }.
    [left] sends the fox to { $target }’s { $row }.
   *[pass] passes the fox to { $target }’s { $row }.
}
event-fox-kept = { $name } keeps the fox on the { $row }.
scored = { $name } { $points }, now { $total }

ending-last-visitor = The tenth visitor has come.
score-part = Scoring { $number }
score-sole = Only row
score-longest = Longest row
score-tied = Shared longest
score-second = Second longest
score-doubler = Doubler
score-chests = Empty chests
score-hand = Hand cards
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
   *[other] ; those that stay empty would cost { $idle } in the end
}
reason-place = { $fox ->
    [comes] the fox comes onto it: it earns nothing for now
    [there] under the fox it earns nothing for now
   *[no] it would earn { $points } at a scoring now (so far { $before })
}{ $cost ->
    [0] { "" }
   *[other] ; the others { $cost } less
}
reason-double = it would earn { $points } at a scoring now (so far { $before }), but grows no more; { $rival ->
    [0] nobody else has a row of it
   *[other] { $length } against { $rival } of the best rival
}
reason-take = { $use ->
    [closed] of no use: its row is closed
    [row] for a row already begun
   *[new] for a new row
}, { $rival ->
    [0] nobody else has a row of it
   *[other] the best rival has { $rival }
}{ reason-visit }
reason-take-joker = fits every row that is not closed{ reason-visit }
reason-blind = fits an own row in { NUMBER($fits, maximumFractionDigits: 0) }% of cases{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; the pile may answer with a scoring ({ NUMBER($visit, maximumFractionDigits: 0) }%)
}
reason-fox-own = { $own ->
    [more] own rows would earn { $change } more at a scoring now
    [less] own rows would earn { $change } less at a scoring now
   *[same] own rows would earn the same at a scoring now
}
reason-fox-left = at a scoring now { $name } would earn { $lost } less, own rows { $own } more
reason-keep = at a scoring now the fox would cost { $lost }

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
error-gloria-move = “{ $text }” is no move. Moves are: chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. The motifs are: { $motifs }. ? helps.
error-gloria-ambiguous-move = “{ $text }” can mean several moves: { $among }.
error-gloria-no-such-move = There is no move { $move }.
error-gloria-not-in-hand = There is no such card in your hand: { named-card }.
error-gloria-no-chest = A new row ({ named-motif }) needs an empty chest: first lay any card as one.
error-gloria-no-row = { $card ->
    [joker] A joker never opens a row, and you have none of this motif: { named-motif }.
   *[doubler] The doubler needs a row with a card, and you have none of this motif: { named-motif }.
}
error-gloria-closed = The doubler has closed this row of yours: { named-motif }.
error-gloria-not-open = No such card lies open: { named-card }.
error-gloria-blind-used = Only one card a turn can be drawn blind.
error-gloria-too-dear = “{ $move }” takes { $cost } actions, and you have { $left } left.
error-gloria-fox-waits = The fox still waits: it comes when everybody has opened a row.
error-gloria-fox-elsewhere = The fox is not on one of your rows.
error-gloria-fox-moved = You have moved the fox in this turn already.
error-gloria-fox-there = The fox is on this row already: { named-motif }.
error-gloria-fox-no-row = You have no such row for the fox: { named-motif }.
error-gloria-fox-no-left-row = Your left neighbour has no such row for the fox: { named-motif }.
error-gloria-not-in-act = “{ $move }” comes at the end of your turn, when you have no actions left and the fox is on a row of yours.
error-gloria-not-in-pass = “{ $move }” is not possible now, since you have no actions left: pass the fox on, or keep it.

notation =
    - chest rings: lay a leg ring as a chest (or chest joker, chest doubler)
    - place rings: open a row of leg rings, or add one to yours
    - place joker rings, place doubler rings: add a joker or the doubler to your row of leg rings
    - take rings, take joker: take that open card; blind: draw the top card of the pile, for 2 actions
    - fox rings: move the fox to your own row of leg rings
    - fox left rings: send the fox to your left neighbour’s row of leg rings, for 2 actions
    - at the end of the turn pass rings: pass the fox to that row on your left for nothing; keep: let it stay
    - the motifs: grains, rings (leg rings), rugs (fox rugs), tails (fox tails), teeth (fox teeth), showcases, eggs,
      combs, perches, vanes (weathervanes)
    - words can be cut short as long as they stay clear: ta ri is take rings

rules =
    ## What it is about

    A rooster of the great world has announced his visits, and every hen in the yard wants to impress him with her art.
    You build collections: rows of cards with the same motif. Three times in the game the rows of all players are
    compared, motif by motif. Whoever has the most points after that wins.

    There are ten motifs with nine cards each: golden grains, platinum leg rings, fox rugs, fox tails, fox-tooth
    necklaces, showcases, jewelled eggs, coral combs, velvet perches and gilded weathervanes. There are five jokers too,
    a doubler for everybody, ten visitors, and a fox.

    ## The start

    Three cards lie open in the middle. Everybody holds four cards and a doubler. The visitors are shuffled into the
    pile. Who begins is drawn by lot; then it goes on to the left.

    ## Your turn

    You have three actions and use all of them, in any order. You can do the same thing several times.

    - Lay a chest, 1 action: show a card of your hand, a joker or your doubler if you like, and lay it face down before
      you. From now on it is nothing but a chest. You can have any number of empty ones.
    - Place a motif card, 1 action: add it to your row of that motif, or open a row with it at an empty chest. You have
      at most one row of each motif.
    - Place a joker, 1 action: it counts as a card of any row of yours, but it never opens one.
    - Place your doubler, 1 action: it goes to a row with at least one open card and doubles what the row earns in every
      scoring from then on. It does not make the row longer, and it closes it: nothing can be added any more.
    - Take one of the three open cards, 1 action: the pile replaces it at once.
    - Draw the top card of the pile blind, 2 actions: only once in a turn.
    - Move the fox, if it is on a row of yours: to another row of yours for 1 action, or to any row of your left
      neighbour for 2 actions. Only one of the two, and only once in a turn.

    When you have no actions left and the fox is on a row of yours, you may pass it for nothing to any row of your left
    neighbour, even if you have moved it among your rows before. What was laid is never taken back, moved or turned.

    ## The fox

    The fox waits beside the pile. As soon as the last of you opens a first row, it comes and sits on that row. A row with
    the fox is worth nothing, and for everybody else it is as if it were not there. It can still grow or be closed.

    ## The visitors

    When a visitor comes up from the pile, he is put aside in sight of all, and the next card takes his place; that costs
    nothing, not even when you drew blind. The 4th, the 7th and the 10th visitor bring a scoring at once, before the next card
    comes up. Then the turn goes on, but with the 10th the game is over: a card that you have just taken stays in your
    hand, and a blind draw brings none.

    ## Scoring

    Each motif is scored by itself. What counts is how many open cards a row has, jokers included.

    - You are the only one with a row of this motif: 4 points.
    - Otherwise the longest row gets 3 points, the second longest 1.
    - Several rows are the longest: 2 points each, and nothing for all others.
    - Several rows are the second longest: nothing for them, nor for shorter ones.
    - A row with a doubler gets twice as much.

    In the last scoring every chest without a row costs 2 points, and every card in your hand 1 point. Totals can be
    negative. With equal points the win is shared.
