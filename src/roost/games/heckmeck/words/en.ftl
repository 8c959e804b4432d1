title = Heckmeck
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
prize-nothing-fits = If you stop now, your turn fails: no portion fits { $total }.
prize-gains = You would get { $specialist } too.
prize-gains-raven = The raven would bring you a roast worm.
prize-loses = You would lose portion { $portion }.
prize-returns = You would lose { $specialist }.
prize-loses-both = You would lose portion { $portion } and { $specialist }.
prize-turns = Portion { $portion } would be turned over.

# What is to be decided

phase-begin = { $name }, do you roll the golden die too?
phase-choose = { $name }, which dice do you set aside?
phase-bust = { $name }, nothing new has come up. What now?
phase-decide = { $name }, do you stop or roll on?
phase-double = { $name }, whose roast worm do you take for the double 1?
phase-visit = { $name }, whose roast worm does the raven fetch you?
phase-swap = { $name }, you now have { $specialist } too. Which one goes back?

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
move-golden = roll { $count } dice, the golden one among them
move-weasel = send the weasel: roll the same dice again
move-fail = accept the failed roll
move-return = give back { $specialist }
move-worm = take a roast worm from { $victim }

# What happens

event-rolled = { $name } rolls { $dice }
event-rolled-golden = { $name } rolls { $dice } and a golden { $golden }
event-rolled-only-golden = { $name } rolls only the golden die: { $golden }
event-weasel-used = { $name } sends the weasel to roll again.
event-set-aside-number = { $name } sets aside { $count ->
    [one] the { $symbol }
   *[other] { $many } { $symbol }s
}{ $golden }: { $total } so far.
event-set-aside-worm = { $name } sets aside { $count ->
    [one] the worm
   *[other] { $many } worms
}{ $golden }: { $total } so far.
event-golden-among = { $count ->
    [one] (the golden die)
   *[other] (with the golden die)
}
event-stopped = { $name } stops with { $total }.
event-stopped-can = { $name } stops with { $total }; the can counts as a worm.
event-turn-failed = { $why ->
    [bust] { $name } fails: nothing new has come up.
    [no-worm] { $name } fails: no worm is set aside.
   *[nothing-fits] { $name } fails: no portion fits.
}
event-portion-taken = { $name } takes portion { $portion } from the grill.
event-portion-stolen = { $name } steals portion { $portion } from { $victim }.
event-portion-returned = { $name } puts portion { $portion } back on the grill.
event-portion-turned = Portion { $portion } is turned face down.
event-specialist-taken = { $name } gets { $specialist }.
event-hen-stolen = { $name } gets the hen from { $victim }, and the portion stays there.
event-specialist-stolen = { $name } gets { $specialist } from { $victim }.
event-specialist-returned = { $name } gives back { $specialist }, to portion { $portion }.
event-specialist-moved = Portion { $portion } now carries { $specialist }.
event-specialist-left = No portion is free for { $specialist }: out of the game.
event-roast-worm-earned = { $name } gets a roast worm { $why ->
    [double] for the double 1.
   *[raven] from the raven.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] takes a roast worm from { $victim } for the double 1.
   *[raven] gets a roast worm of { $victim } from the raven.
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
odds-lead = Ahead of the next best by { $worms } worms.
odds-even = The next best is as good.
odds-note = Worms: what the turn brings from here on, on average, less what a failure costs.
odds-note-ahead = The lead also counts what others lose, shared out among all opponents; the advice goes by it.
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
   *[other] ; portion { $turned } is turned over
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
   *[other] : better than stopping in { $better }% of cases
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = { reason-dice } once more{ reason-risk }
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
    [0] { $victim } then has no roast worm left
    [one] { $victim } then has 1 roast worm left
   *[other] { $victim } then has { $worms } roast worms left
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
    [100] ; the turn fails in any case{ reason-loss }
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
ending-turn-limit = The game was stopped: it went on for too long.
tie-break = With equal worms, the highest single portion decides.
score-portions = Portions
score-roast-worms = Roast worms
score-apple = Apple

# Errors

error-heckmeck-move = “{ $text }” is no move. Moves are: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? helps.
error-heckmeck-no-such-move = There is no move { $move }.
error-heckmeck-used = { $symbol ->
    [W] You have set aside worms in this turn already.
   *[other] You have set aside the { $symbol }s in this turn already.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] No die shows a worm.
   *[other] No die shows a { $symbol }.
}
error-heckmeck-not-in-begin = “{ $move }” is not possible now: roll, with the golden die or without it.
error-heckmeck-not-in-choose = “{ $move }” is not possible now: first set aside dice that show one symbol.
error-heckmeck-not-in-bust = “{ $move }” is not possible now: the roll has failed, and only the weasel could help.
error-heckmeck-not-in-decide = “{ $move }” is not possible now: stop, or roll on.
error-heckmeck-not-in-double = “{ $move }” is not possible now: first choose whose roast worm you take.
error-heckmeck-not-in-visit = “{ $move }” is not possible now: first choose whose roast worm you take.
error-heckmeck-not-in-swap = “{ $move }” is not possible now: first choose the specialist that goes back.
error-heckmeck-odds-variant = There is no variant “{ $given }”: it is classic or deluxe.
error-heckmeck-odds-only-deluxe = { $option } belongs to the deluxe game: add --variant deluxe.
error-heckmeck-odds-position-alone = --position says everything: leave out { $option }.
error-heckmeck-odds-dice = { $option }: “{ $given }” are no dice. Dice are 1, 2, 3, 4, 5 and W for a worm, with commas: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: only its owner rolls the golden die. Add --specialist golden, or leave it out.
error-heckmeck-odds-golden-named = --no-golden says that the golden die was left out, but { $option } names it: leave out one of them.
error-heckmeck-odds-golden-die = { $option }: there is one golden die, and it shows 1 or W: write g1 or gW, once.
error-heckmeck-odds-aside = --aside names { $given } white dice, but there are only { $most }.
error-heckmeck-odds-roll = --roll names { $given ->
    [one] 1 white die
   *[other] { $given } white dice
}, but { $left ->
    [one] 1 is
   *[other] { $left } are
} not set aside.
error-heckmeck-odds-done = With these dice set aside nothing can be rolled any more: leave out --roll.
error-heckmeck-odds-portion = { $option }: there is no portion “{ $given }”. There are { $variant ->
    [deluxe] 11, 13 and 21 to 36
   *[classic] 21 to 36
}.
error-heckmeck-odds-backwards = --grill: “{ $given }” runs backwards. Write { $right }.
error-heckmeck-odds-twice = Portion { $portion } is named twice. A portion lies on the grill, or on top of one stack.
error-heckmeck-odds-empty-grill = No portion lies open on the grill: the game is over. --grill names those that do, such as 21-30,33.
error-heckmeck-odds-stacks = --stacks names { $given } others, but at most { $most } can play along.
error-heckmeck-odds-specialist = { $option }: nobody can own “{ $given }”. There are: { $known }.
error-heckmeck-odds-standing = --standing: “{ $given }” is not of the form raven=23. There are: { $known }.
error-heckmeck-odds-not-open = --standing: portion { $portion } does not lie open on the grill.
error-heckmeck-odds-two-places = { $specialist } is named twice: a specialist is in one place only.
error-heckmeck-odds-one-each = Two specialists stand on portion { $portion }: there is room for one.
error-heckmeck-odds-supply = --supply is a number from 0 to { $most }, not “{ $given }”.
error-heckmeck-odds-spent = --spent is for the owner of the weasel, after a roll: add --specialist weasel and the dice.

notation =
    - take 4: set aside all dice that show a 4; take W: all worms
    - the number alone does it too: 4 is take 4, and 6 or w is take W
    - roll: roll the dice that are left; stop: end your turn
    - golden: begin the turn with the golden die as a ninth
    - weasel: roll the same dice again; fail: accept a failed roll
    - return hen: give back the hen (or can, weasel, golden, apple)
    - worm 2: take a roast worm from seat 2; the first seat is 0

rules =
    ## What it is about

    On the grill lie portions of roasted worm, numbered 21 to 36. The higher the number, the more worms are on the
    portion: 21 to 24 have one, 25 to 28 two, 29 to 32 three, 33 to 36 four. Whoever owns the most worms at the end
    wins.

    ## Your turn

    - Roll all eight dice. They show 1 to 5 or a worm, and a worm counts 5 points.
    - Choose a symbol that you have not set aside in this turn, and set aside all dice that show it. If there is no
      such symbol, the turn fails.
    - Then stop, or roll the dice that are left and choose again.

    ## Stopping

    You need at least one worm among the dice set aside. Add up their points.

    - The portion with exactly this number lies open on the grill: take it.
    - It lies on top of another player's stack: steal it.
    - Neither: take the next lower open portion of the grill. If there is none, the turn fails.

    A portion that you take goes on top of your stack. Only the top of a stack can be stolen or lost.

    ## A failed turn

    Your top portion goes back on the grill. Then the highest open portion of the grill is turned face down and is out
    for the rest of the game, unless it is the very one that you just put back. If you had nothing to put back, nothing
    is turned.

    ## The end

    The game ends when no open portion is left on the grill. With equal worms, the highest single portion decides.

rules-variant-deluxe =
    ## Deluxe

    Two more portions, 11 and 13, have one worm each. Only the exact total takes them, and nobody can steal them.

    Seven roast worms count one worm each. Set aside two or more 1s at once, and you get one, however your turn ends.
    When the supply is used up, you take one from another player, but never from the owner of the hen.

    Six specialists stand on portions. Take or steal a portion, and its specialist comes along. You can keep only one:
    with a second one, you choose which goes back. A specialist that goes back stands on the lowest open portion that
    is free; if there is none, it leaves the game. After a failed turn yours goes back too.

    - The can counts as a worm of 5 points if you stop without any worm.
    - The hen guards your stack: a thief gets her instead of the portion, and after a failed turn she goes back instead
      of it. Nobody takes roast worms from her owner.
    - The raven belongs to nobody. Take the portion below it, and it brings you a roast worm and flies on.
    - The weasel rolls the dice just rolled once more, once in each of your turns, even after a failed roll.
    - The golden die may join your dice from the first roll of a turn. It shows only 1s and worms.
    - The apple is worth three worms at the end.
