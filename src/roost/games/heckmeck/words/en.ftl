title = Heckmeck
title-deluxe = Heckmeck Deluxe
option-variant = Which variant?
value-variant-classic = classic: dice, portions and the courage to roll on
value-variant-deluxe = deluxe: with specialists and roast worms

# The table

grill = Grill
supply = { $count ->
    [0] no roast worms left
    [one] 1 roast worm left
   *[other] { $count } roast worms left
}
away = Out of the game: { $specialists }
column-worms = Worms
column-top = Top
column-stack = Stack
column-specialist = Specialist
column-roast-worms = Roast worms
dice-rolled = Rolled
dice-left = { $count ->
    [0] No dice left
    [one] 1 die left
   *[other] { $count } dice left
}
dice-aside = Set aside: { $total }
dice-aside-can = Set aside: { $total } ({ $reached } with the can)

specialist-can = can
specialist-hen = hen
specialist-raven = raven
specialist-weasel = weasel
specialist-golden = golden
specialist-apple = apple

the-can = the can
the-hen = the hen
the-raven = the raven
the-weasel = the weasel
the-golden = the golden die
the-apple = the apple

number = { $count ->
    [2] both
    [3] the three
    [4] the four
    [5] the five
    [6] the six
    [7] the seven
    [8] the eight
    [9] the nine
   *[other] the { $count }
}

# What stopping now would bring

prize-grill = If you stop now, you take portion { $portion } from the grill: { $worms ->
    [one] 1 worm.
   *[other] { $worms } worms.
}
prize-theft = If you stop now, you steal portion { $portion } from { $victim }: { $worms ->
    [one] 1 worm.
   *[other] { $worms } worms.
}
prize-hen = If you stop now, you take the hen from { $victim }, who keeps portion { $portion }.
prize-no-worm = If you stop now, your turn fails: no worm is set aside.
prize-nothing-fits = If you stop now, your turn fails: no portion matches { $total }.
prize-gains = You would also get { $specialist }.
prize-gains-raven = The raven would bring you a roast worm.
prize-loses = You would lose portion { $portion }.
prize-returns = You would lose { $specialist }.
prize-loses-both = You would lose portion { $portion } and { $specialist }.
prize-turns = Portion { $portion } would be turned over.

# What is to be decided

aim = { $variant ->
    [deluxe] 21 or more, or exactly 11 or 13, with a worm
   *[classic] 21 or more, with at least one worm
}

phase-begin = { $name }, do you roll the golden die too?
phase-choose = { $name }, which dice do you set aside?
phase-bust = { $name }, no new symbol has come up. What now?
phase-decide = { $name }, do you stop or roll on?
phase-double = { $name }, whose roast worm do you take for the double 1?
phase-visit = { $name }, whose roast worm does the raven bring you?
phase-swap = { $name }, you now also have { $specialist }. Which one do you give back?

# Moves

move-take-number = set aside { $count ->
    [one] the { $symbol }
   *[other] { $many } { $symbol }s
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all)
move-take-worm = set aside { $count ->
    [one] the worm
   *[other] { $many } worms
} ({ $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } in all)
move-roll = { $count ->
    [one] roll the last die
   *[other] roll { $count } dice
}
move-stop = { $kind ->
    [grill] stop and take portion { $portion }
    [theft] stop and steal portion { $portion }
    [hen] stop and take the hen
   *[failure] stop (the turn fails)
}
move-golden = roll { $count } dice, including the golden die
move-weasel = send the weasel: reroll the same dice
move-fail = accept the failed roll
move-return = give back { $specialist }
move-worm = take a roast worm from { $victim }

# What happens

event-rolled = { $name } rolls { $dice }
event-rolled-golden = { $name } rolls { $dice } and a golden { $golden }
event-rolled-only-golden = { $name } rolls only the golden die: { $golden }
event-weasel-used = { $name } sends the weasel to reroll the dice.
event-set-aside-number = { $name } sets aside { $count ->
    [one] the { $symbol }
   *[other] { $many } { $symbol }s
}{ $golden }: { $total } so far.
event-set-aside-worm = { $name } sets aside { $count ->
    [one] the worm
   *[other] { $many } worms
}{ $golden }: { $total } so far.
event-golden-among = { " " }{ $count ->
    [one] (the golden die)
   *[other] (with the golden die)
}
event-stopped = { $name } stops with { $total }.
event-stopped-can = { $name } stops with { $total }. The can counts as a worm.
event-turn-failed = { $why ->
    [bust] { $name } fails: no new symbol has come up.
    [no-worm] { $name } fails: no worm is set aside.
   *[nothing-fits] { $name } fails: no matching portion.
}
event-portion-taken = { $name } takes portion { $portion } from the grill.
event-portion-stolen = { $name } steals portion { $portion } from { $victim }.
event-portion-returned = { $name } puts portion { $portion } back on the grill.
event-portion-turned = Portion { $portion } is turned face down.
event-specialist-taken = { $name } gets { $specialist }.
event-hen-stolen = { $name } gets the hen from { $victim }, who keeps the portion.
event-specialist-stolen = { $name } gets { $specialist } from { $victim }.
event-specialist-returned = { $name } gives back { $specialist }: it goes to portion { $portion }.
event-specialist-moved = Portion { $portion } now carries { $specialist }.
event-specialist-left = No portion is free: { $specialist } is out of the game.
event-roast-worm-earned = { $name } gets a roast worm { $why ->
    [double] for the double 1.
   *[raven] from the raven.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] takes a roast worm from { $victim } for the double 1.
   *[raven] gets a roast worm from { $victim }, thanks to the raven.
}
event-roast-worm-missed = { $name } gets no roast worm { $why ->
    [double] for the double 1: there is none to take.
   *[raven] from the raven: there is none to take.
}

# The odds of a turn

odds-you = you
odds-opponent = opponent { $number }
odds-worms = worms on average
odds-ahead = lead on average
odds-fails = the turn fails
odds-hen = the hen
odds-roast-worm = a double 1
odds-at-least = at least
odds-percent = { $number }%
odds-number = { $whole }.{ $part }
odds-move-roll = roll
odds-move-stop = stop
odds-move-golden = golden
odds-move-weasel = weasel
odds-move-fail = fail
odds-advice = Advice: { $move }.
odds-lead = Ahead of the next best move by { $worms } worms.
odds-even = The next best move is just as good.
odds-note = Worms: what the turn brings on average from here on, minus the cost of a failed turn.
odds-note-ahead = The lead also counts what opponents lose, divided among all of them. The advice is based on it.
odds-note-deluxe = Specialists count as worms: { $specialists }.

# Why the coach likes a move, or does not. Chances come in per cent.

reason-grill = takes portion { $portion } from the grill ({ reason-worms }){ reason-gain }{ $last ->
    [yes] , and the game ends
   *[no] { "" }
}
reason-steal = steals portion { $portion } from { $victim } ({ reason-worms }){ reason-gain }
reason-hen = takes the hen from { $victim }, who keeps portion { $portion }
reason-fails = the turn fails{ reason-loss }{ $turned ->
    [0] { "" }
   *[other] ; portion { $turned } is turned face down
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
   *[other] : better than stopping in { $better }% of cases
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = reroll of { reason-dice }{ reason-risk }
reason-take = { $total ->
    [one] 1 point
   *[other] { $total } points
}{ $worm ->
    [no] { " " }and still no worm
   *[yes] { "" }
}, { $dice ->
    [0] no dice left
    [one] 1 die left
   *[other] { $dice } dice left
}{ $enough ->
    [0] { "" }
   *[other] , enough for portion { $enough }
}{ $earned ->
    [0] { "" }
   *[other] , and a roast worm
}{ reason-risk }
reason-return = keeps { reason-named }; the other one { $portion ->
    [0] leaves the game
   *[other] goes to portion { $portion }
}
reason-worm = { $worms ->
    [0] leaves { $victim } no roast worms
    [one] leaves { $victim } 1 roast worm
   *[other] leaves { $victim } { $worms } roast worms
}
reason-worms = { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}
reason-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
reason-gain = { $specialist ->
    [none] { "" }
    [raven] { " " }and a roast worm
   *[other] { " " }and { reason-named }
}
reason-risk = { $fails ->
    [0] { "" }
    [100] ; the turn is sure to fail{ reason-loss }
   *[other] ; the turn fails in { $fails }% of cases{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] , with nothing to lose
    [portion] , which costs portion { $lost }
    [specialist] , which costs { reason-owned }
   *[both] , which costs portion { $lost } and { reason-owned }
}
reason-named = { $specialist ->
    [can] { the-can }
    [hen] { the-hen }
    [weasel] { the-weasel }
    [golden] { the-golden }
   *[apple] { the-apple }
}
reason-owned = { $owned ->
    [can] { the-can }
    [hen] { the-hen }
    [weasel] { the-weasel }
    [golden] { the-golden }
   *[apple] { the-apple }
}

ending-last-portion = The last portion is gone.
ending-turn-limit = The game was stopped: it had become too long.
tie-break = If there is a tie, the highest single portion decides.
score-portions = Portions
score-roast-worms = Roast worms
score-apple = Apple

# Errors

error-heckmeck-move = “{ $text }” is not a move. Moves are: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? shows help.
error-heckmeck-no-such-move = “{ $move }” is not possible.
error-heckmeck-used = { $symbol ->
    [W] You have already set aside worms this turn.
   *[other] You have already set aside { $symbol }s this turn.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] No die shows a worm.
   *[other] No die shows a { $symbol }.
}
error-heckmeck-not-in-begin = “{ $move }” is not possible now: roll first, with or without the golden die.
error-heckmeck-not-in-choose = “{ $move }” is not possible now: set aside all dice with the same symbol first.
error-heckmeck-not-in-bust = “{ $move }” is not possible now: the roll has failed. Only the weasel can help.
error-heckmeck-not-in-decide = “{ $move }” is not possible now: stop, or roll on.
error-heckmeck-not-in-double = “{ $move }” is not possible now: choose whose roast worm you take first.
error-heckmeck-not-in-visit = “{ $move }” is not possible now: choose whose roast worm you take first.
error-heckmeck-not-in-swap = “{ $move }” is not possible now: choose the specialist to give back first.
error-heckmeck-odds-variant = There is no variant “{ $given }”. Choose classic or deluxe.
error-heckmeck-odds-only-deluxe = { $option } is only for the deluxe game: add --variant deluxe.
error-heckmeck-odds-position-alone = --position already says everything: leave out { $option }.
error-heckmeck-odds-dice = { $option }: “{ $given }” is not a list of dice. Dice are 1, 2, 3, 4, 5 and W for a worm, separated by commas: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: only the owner of the golden die rolls it. Add --specialist golden, or leave the die out.
error-heckmeck-odds-golden-named = --no-golden leaves out the golden die, but { $option } names it: use only one of them.
error-heckmeck-odds-golden-die = { $option }: there is one golden die, and it shows 1 or W: write g1 or gW, once.
error-heckmeck-odds-aside = --aside names { $given } white dice, but there are only { $most }.
error-heckmeck-odds-roll = --roll names { $given ->
    [one] 1 white die
   *[other] { $given } white dice
}, but { $left ->
    [one] 1 is
   *[other] { $left } are
} not set aside.
error-heckmeck-odds-done = No dice are left to roll: leave out --roll.
error-heckmeck-odds-portion = { $option }: there is no portion “{ $given }”. There are { $variant ->
    [deluxe] 11, 13 and 21 to 36
   *[classic] 21 to 36
}.
error-heckmeck-odds-backwards = --grill: “{ $given }” is the wrong way round. Write { $right }.
error-heckmeck-odds-twice = Portion { $portion } is named twice. A portion lies on the grill, or on top of one stack.
error-heckmeck-odds-empty-grill = No open portion is left on the grill: the game is over. Name the open ones with --grill, such as 21-30,33.
error-heckmeck-odds-stacks = --stacks names { $given } opponents, but there can be at most { $most }.
error-heckmeck-odds-specialist = { $option }: nobody can own “{ $given }”. There are: { $known }.
error-heckmeck-odds-standing = --standing: write “{ $given }” in the form raven=23. There are: { $known }.
error-heckmeck-odds-not-open = --standing: portion { $portion } is not open on the grill.
error-heckmeck-odds-two-places = { $specialist } is named twice: a specialist can only be in one place.
error-heckmeck-odds-one-each = Portion { $portion } has two specialists, but there is only room for one.
error-heckmeck-odds-supply = --supply must be a number from 0 to { $most }, not “{ $given }”.
error-heckmeck-odds-spent = --spent is for the owner of the weasel after a roll: add --specialist weasel and the dice.

notation =
    - take 4: set aside all dice that show a 4; take W: all worms
    - the number alone will do: 4 is short for take 4, 6 or w for take W
    - roll: roll the dice that are left; stop: end your turn
    - golden: start the turn with the golden die as a ninth die
    - weasel: reroll the same dice; fail: accept a failed roll
    - return hen: give back the hen (or can, weasel, golden, apple)
    - worm 2: take a roast worm from seat 2; the first seat is 0

rules =
    ## About the game

    Portions of roasted worm lie on the grill, numbered 21 to 36. The higher the number, the more worms a portion has:
    21 to 24 have one, 25 to 28 two, 29 to 32 three, 33 to 36 four. The player with the most worms at the end wins.

    ## Your turn

    - Roll all eight dice. They show 1 to 5 or a worm, and a worm counts 5 points.
    - Choose a symbol that you have not yet set aside this turn, and set aside all dice that show it. If there is no
      such symbol, your turn fails.
    - Then stop, or roll the remaining dice and choose again.

    ## Stopping

    You need at least one worm among the dice you have set aside. Add up their points.

    - If the portion with exactly this number is open on the grill, take it.
    - If it is on top of another player’s stack, steal it.
    - Otherwise, take the next lower open portion from the grill. If there is none, your turn fails.

    Put each portion you take on top of your stack. Only the top of a stack can be stolen or lost.

    ## A failed turn

    Put your top portion back on the grill. Then turn the highest open portion on the grill face down: it is out of the
    game, unless it is the very portion you just put back. If you had no portion to put back, none is turned.

    ## The end

    The game ends when no open portion is left on the grill. If there is a tie, the highest single portion decides.

rules-variant-deluxe =
    ## Deluxe

    Two more portions, 11 and 13, have one worm each. You need the exact total to take them, and they cannot be stolen.

    There are seven roast worms, worth one worm each. If you set aside two or more 1s at once, you get one, however your
    turn ends. When the supply is used up, take one from another player, but never from the owner of the hen.

    Six specialists stand on portions. If you take or steal a portion, you also get its specialist. You can keep only one:
    when you get a second one, choose which of them to give back. It goes to the lowest open portion without a
    specialist; if there is none, it leaves the game. If your turn fails, you lose your specialist too.

    - The can counts as a worm of 5 points if you stop without any worm.
    - The hen guards your stack: a thief gets her instead of the portion, and if your turn fails, you lose her instead of
      it. Nobody can take roast worms from her owner.
    - The raven belongs to nobody. Take the portion below it, and it brings you a roast worm and flies on.
    - The weasel lets you reroll the dice you just rolled, once in each of your turns, even after a failed roll.
    - The golden die may join your dice from the first roll of your turn. It only shows 1s and worms.
    - The apple is worth three worms at the end.
