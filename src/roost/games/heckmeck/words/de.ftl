title = Heckmeck
title-deluxe = Heckmeck Deluxe
option-variant = Welche Variante?
value-variant-classic = classic: Würfel, Portionen und der Mut zum Weiterwürfeln
value-variant-deluxe = deluxe: mit Spezialisten und Rostbratwürmern

# Der Tisch

grill = Grill
supply = { $count ->
    [0] keine Rostbratwürmer mehr im Vorrat
    [one] noch 1 Rostbratwurm im Vorrat
   *[other] noch { $count } Rostbratwürmer im Vorrat
}
away = Aus dem Spiel: { $specialists }
column-worms = Würmer
column-top = Oben
column-stack = Stapel
column-specialist = Spezialist
column-roast-worms = Rostbratwürmer
dice-rolled = Gewürfelt
dice-left = { $count ->
    [0] Keine Würfel übrig
    [one] 1 Würfel übrig
   *[other] { $count } Würfel übrig
}
dice-aside = Beiseitegelegt: { $total }
dice-aside-can = Beiseitegelegt: { $total } (mit Dosenwurm { $reached })

specialist-can = Dose
specialist-hen = Glucke
specialist-raven = Rabe
specialist-weasel = Wiesel
specialist-golden = Gold
specialist-apple = Apfel

# Im vierten Fall, so wie diese Namen in Sätzen stehen.
the-can = den Dosenwurm
the-hen = die Glucke
the-raven = den Raben
the-weasel = das Wiesel
the-golden = den goldenen Würfel
the-apple = den Apfel

number = { $count ->
    [2] beide
    [3] die drei
    [4] die vier
    [5] die fünf
    [6] die sechs
    [7] die sieben
    [8] die acht
    [9] die neun
   *[other] die { $count }
}

# Was Aufhören jetzt bringt

prize-grill = Wenn du jetzt aufhörst, bekommst du Portion { $portion } vom Grill: { $worms ->
    [one] 1 Wurm.
   *[other] { $worms } Würmer.
}
prize-theft = Wenn du jetzt aufhörst, stiehlst du Portion { $portion } von { $victim }: { $worms ->
    [one] 1 Wurm.
   *[other] { $worms } Würmer.
}
prize-hen = Aufhören bringt dir die Glucke von { $victim }; Portion { $portion } bleibt dort.
prize-no-worm = Wenn du jetzt aufhörst, ist es ein Fehlwurf: Dir fehlt noch ein Wurm.
prize-nothing-fits = Wenn du jetzt aufhörst, ist es ein Fehlwurf: Für { $total } gibt es keine Portion.
prize-gains = Dazu bekommst du { $specialist }.
prize-gains-raven = Dazu bringt dir der Rabe einen Rostbratwurm.
prize-loses = Du verlierst Portion { $portion }.
prize-returns = Du verlierst { $specialist }.
prize-loses-both = Du verlierst Portion { $portion } und { $specialist }.
prize-turns = Portion { $portion } wird umgedreht.

# Was zu entscheiden ist

aim = { $variant ->
    [deluxe] Mindestens 21 oder genau 11 oder 13, mit Wurm
   *[classic] Mindestens 21 Punkte, und ein Wurm dabei
}

phase-begin = { $name }, wirfst du den goldenen Würfel mit?
phase-choose = { $name }, welche Würfel legst du beiseite?
phase-bust = { $name }, nichts Neues dabei. Was nun?
phase-decide = { $name }, hörst du auf oder würfelst du weiter?
phase-double = { $name }, von wem nimmst du den Rostbratwurm für die Doppel-1?
phase-visit = { $name }, von wem holt dir der Rabe den Rostbratwurm?
phase-swap = { $name }, du hast jetzt auch { $specialist }. Was gibst du zurück?

# Züge

move-take-number = { $count ->
    [one] die { $symbol }
   *[other] { $many } { $symbol }er
} beiseitelegen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total })
move-take-worm = { $count ->
    [one] den Wurm
   *[other] { $many } Würmer
} beiseitelegen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, zusammen { $total })
move-roll = { $count ->
    [one] den letzten Würfel werfen
   *[other] { $count } Würfel werfen
}
move-stop = { $kind ->
    [grill] aufhören und Portion { $portion } nehmen
    [theft] aufhören und Portion { $portion } stehlen
    [hen] aufhören und die Glucke nehmen
   *[failure] aufhören (Fehlwurf)
}
move-golden = { $count } Würfel werfen, mit dem goldenen
move-weasel = das Wiesel einsetzen: dieselben Würfel noch einmal werfen
move-fail = den Fehlwurf hinnehmen
move-return = { $specialist } zurückgeben
move-worm = einen Rostbratwurm von { $victim } nehmen

# Was geschieht

event-rolled = { $name } würfelt { $dice }
event-rolled-golden = { $name } würfelt { $dice } und mit dem goldenen Würfel { $golden }
event-rolled-only-golden = { $name } würfelt nur mit dem goldenen Würfel: { $golden }
event-weasel-used = { $name } setzt das Wiesel ein und wirft noch einmal.
event-set-aside-number = { $name } legt { $count ->
    [one] die { $symbol }
   *[other] { $many } { $symbol }er
} beiseite{ $golden }: bisher { $total }.
event-set-aside-worm = { $name } legt { $count ->
    [one] den Wurm
   *[other] { $many } Würmer
} beiseite{ $golden }: bisher { $total }.
event-golden-among = { " " }{ $count ->
    [one] (den goldenen Würfel)
   *[other] (mit dem goldenen Würfel)
}
event-stopped = { $name } hört mit { $total } auf.
event-stopped-can = { $name } hört mit { $total } auf; der Dosenwurm zählt als Wurm.
event-turn-failed = { $why ->
    [bust] Fehlwurf für { $name }: nichts Neues dabei.
    [no-worm] Fehlwurf für { $name }: kein Wurm beiseitegelegt.
   *[nothing-fits] Fehlwurf für { $name }: Keine Portion passt.
}
event-portion-taken = { $name } nimmt Portion { $portion } vom Grill.
event-portion-stolen = { $name } stiehlt Portion { $portion } von { $victim }.
event-portion-returned = { $name } legt Portion { $portion } auf den Grill zurück.
event-portion-turned = Portion { $portion } wird umgedreht.
event-specialist-taken = { $name } bekommt { $specialist }.
event-hen-stolen = { $name } bekommt die Glucke von { $victim }; die Portion bleibt dort.
event-specialist-stolen = { $name } bekommt { $specialist } von { $victim }.
event-specialist-returned = { $name } gibt { $specialist } zurück auf Portion { $portion }.
event-specialist-moved = Portion { $portion } bekommt { $specialist }.
event-specialist-left = Auf dem Grill ist kein Platz mehr für { $specialist }: raus aus dem Spiel.
event-roast-worm-earned = { $name } bekommt { $why ->
    [double] für die Doppel-1 einen Rostbratwurm.
   *[raven] vom Raben einen Rostbratwurm.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] nimmt { $victim } für die Doppel-1 einen Rostbratwurm weg.
   *[raven] bekommt vom Raben einen Rostbratwurm von { $victim }.
}
event-roast-worm-missed = { $name } bekommt { $why ->
    [double] für die Doppel-1 keinen Rostbratwurm: Es ist keiner da.
   *[raven] vom Raben keinen Rostbratwurm: Es ist keiner da.
}

# Die Chancen eines Zugs

odds-you = du
odds-opponent = Gegner { $number }
odds-worms = Würmer im Schnitt
odds-ahead = Vorsprung im Schnitt
odds-fails = Fehlwurf
odds-hen = die Glucke
odds-roast-worm = eine Doppel-1
odds-at-least = mindestens
odds-percent = { $number } %
odds-number = { $whole },{ $part }
odds-move-roll = würfeln
odds-move-stop = aufhören
odds-move-golden = Gold
odds-move-weasel = Wiesel
odds-move-fail = Fehlwurf
odds-advice = Empfehlung: { $move }.
odds-lead = Vorsprung vor dem zweitbesten Zug: { $worms } Würmer.
odds-even = Der zweitbeste Zug ist genauso gut.
odds-note = Würmer: was der Rest des Zuges im Schnitt bringt, abzüglich der Kosten eines Fehlwurfs.
odds-note-ahead = Der Vorsprung zählt auch, was die Gegner verlieren, auf alle verteilt; nach ihm richtet sich die Empfehlung.
odds-note-deluxe = Spezialisten zählen hier als Würmer: { $specialists }.

# Warum dem Coach ein Zug gefällt oder nicht. Chancen sind in Prozent.

reason-grill = nimmt Portion { $portion } vom Grill ({ reason-worms }){ reason-gain }{ $last ->
    [yes] , und das Spiel ist vorbei
   *[no] { "" }
}
reason-steal = stiehlt Portion { $portion } von { $victim } ({ reason-worms }){ reason-gain }
reason-hen = nimmt { $victim } die Glucke weg; Portion { $portion } bleibt dort
reason-fails = Fehlwurf{ reason-loss }{ $turned ->
    [0] { "" }
   *[other] ; Portion { $turned } wird umgedreht
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
   *[other] : in { $better } % der Fälle besser als Aufhören
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = { reason-dice } noch einmal{ reason-risk }
reason-take = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}{ $worm ->
    [no] , noch kein Wurm
   *[yes] { "" }
}, { $dice ->
    [0] kein Würfel übrig
    [one] 1 Würfel übrig
   *[other] { $dice } Würfel übrig
}{ $enough ->
    [0] { "" }
   *[other] , genug für Portion { $enough }
}{ $earned ->
    [0] { "" }
   *[other] , dazu ein Rostbratwurm
}{ reason-risk }
reason-return = behält { reason-named }; der andere Spezialist { $portion ->
    [0] kommt aus dem Spiel
   *[other] kommt auf Portion { $portion }
}
reason-worm = { $worms ->
    [0] { $victim } hat dann keinen Rostbratwurm mehr
    [one] { $victim } hat dann noch 1 Rostbratwurm
   *[other] { $victim } hat dann noch { $worms } Rostbratwürmer
}
reason-worms = { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
reason-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}
reason-gain = { $specialist ->
    [none] { "" }
    [raven] { " " }und einen Rostbratwurm
   *[other] { " " }und { reason-named }
}
reason-risk = { $fails ->
    [0] { "" }
    [100] ; auf jeden Fall ein Fehlwurf{ reason-loss }
   *[other] ; Fehlwurf in { $fails } % der Fälle{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] , zu verlieren gibt es nichts
    [portion] , das kostet Portion { $lost }
    [specialist] , das kostet { reason-owned }
   *[both] , das kostet Portion { $lost } und { reason-owned }
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

ending-last-portion = Die letzte Portion ist weg.
ending-turn-limit = Das Spiel wurde abgebrochen: Es hat zu lange gedauert.
tie-break = Bei gleich vielen Würmern entscheidet die höchste einzelne Portion.
score-portions = Portionen
score-roast-worms = Rostbratwürmer
score-apple = Apfel

# Fehler

error-heckmeck-move = „{ $text }“ ist kein Zug. Züge sind: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? zeigt die Hilfe.
error-heckmeck-no-such-move = Den Zug { $move } gibt es nicht.
error-heckmeck-used = { $symbol ->
    [W] Würmer hast du in diesem Zug schon beiseitegelegt.
   *[other] Die { $symbol }er hast du in diesem Zug schon beiseitegelegt.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] Kein Würfel zeigt einen Wurm.
   *[other] Kein Würfel zeigt eine { $symbol }.
}
error-heckmeck-not-in-begin = „{ $move }“ geht jetzt nicht: Würfle erst, mit oder ohne den goldenen Würfel.
error-heckmeck-not-in-choose = „{ $move }“ geht jetzt nicht: Lege erst alle Würfel mit einem Symbol beiseite.
error-heckmeck-not-in-bust = „{ $move }“ geht jetzt nicht: Das ist ein Fehlwurf, da hilft nur das Wiesel.
error-heckmeck-not-in-decide = „{ $move }“ geht jetzt nicht: Hör auf oder würfle weiter.
error-heckmeck-not-in-double = „{ $move }“ geht jetzt nicht: Wähle erst, von wem du den Rostbratwurm nimmst.
error-heckmeck-not-in-visit = „{ $move }“ geht jetzt nicht: Wähle erst, von wem du den Rostbratwurm nimmst.
error-heckmeck-not-in-swap = „{ $move }“ geht jetzt nicht: Wähle erst, welchen Spezialisten du zurückgibst.
error-heckmeck-odds-variant = Die Variante „{ $given }“ gibt es nicht, nur classic oder deluxe.
error-heckmeck-odds-only-deluxe = { $option } gehört zum Deluxe-Spiel: Ergänze --variant deluxe.
error-heckmeck-odds-position-alone = --position sagt schon alles: Lass { $option } weg.
error-heckmeck-odds-dice = { $option }: „{ $given }“ sind keine Würfel. Würfel sind 1, 2, 3, 4, 5 und W für einen Wurm, mit Kommas getrennt: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: Den goldenen Würfel darf nur werfen, wer ihn hat. Ergänze --specialist golden oder lass ihn weg.
error-heckmeck-odds-golden-named = --no-golden heißt ohne goldenen Würfel, aber { $option } nennt ihn: Lass eins von beiden weg.
error-heckmeck-odds-golden-die = { $option }: Es gibt nur einen goldenen Würfel, und er zeigt 1 oder W. Schreib einmal g1 oder gW.
error-heckmeck-odds-aside = --aside nennt { $given } weiße Würfel, aber es gibt nur { $most }.
error-heckmeck-odds-roll = --roll nennt { $given ->
    [one] 1 weißen Würfel
   *[other] { $given } weiße Würfel
}, aber { $left ->
    [one] nur 1 ist
   *[other] { $left } sind
} noch nicht beiseitegelegt.
error-heckmeck-odds-done = Mit diesen beiseitegelegten Würfeln ist der Zug zu Ende: Lass --roll weg.
error-heckmeck-odds-portion = { $option }: Die Portion „{ $given }“ gibt es nicht. Es gibt { $variant ->
    [deluxe] 11, 13 und 21 bis 36
   *[classic] 21 bis 36
}.
error-heckmeck-odds-backwards = --grill: „{ $given }“ steht verkehrt herum. Schreib { $right }.
error-heckmeck-odds-twice = Portion { $portion } ist zweimal genannt. Eine Portion liegt auf dem Grill oder oben auf einem Stapel.
error-heckmeck-odds-empty-grill = Auf dem Grill liegt keine Portion offen: Das Spiel ist vorbei. Nenne mit --grill die offenen Portionen, zum Beispiel 21-30,33.
error-heckmeck-odds-stacks = --stacks nennt { $given } Gegner, aber höchstens { $most } können mitspielen.
error-heckmeck-odds-specialist = { $option }: „{ $given }“ kann niemandem gehören. Es gibt: { $known }.
error-heckmeck-odds-standing = --standing: „{ $given }“ hat nicht die Form raven=23. Es gibt: { $known }.
error-heckmeck-odds-not-open = --standing: Portion { $portion } liegt nicht offen auf dem Grill.
error-heckmeck-odds-two-places = { $specialist } ist zweimal genannt: Jeden Spezialisten gibt es nur einmal.
error-heckmeck-odds-one-each = Auf Portion { $portion } stehen zwei Spezialisten: Dort ist nur Platz für einen.
error-heckmeck-odds-supply = --supply braucht eine Zahl von 0 bis { $most }, nicht „{ $given }“.
error-heckmeck-odds-spent = --spent gilt nur mit dem Wiesel und nach einem Wurf: Ergänze --specialist weasel und die Würfel.

notation =
    - take 4: alle 4er beiseitelegen; take W: alle Würmer
    - die Zahl allein genügt: 4 heißt take 4, und 6 oder w heißt take W
    - roll: die übrigen Würfel werfen; stop: aufhören
    - golden: den Zug mit dem goldenen Würfel beginnen
    - weasel: dieselben Würfel noch einmal werfen; fail: einen Fehlwurf hinnehmen
    - return hen: die Glucke zurückgeben (ebenso can, weasel, golden, apple)
    - worm 2: einen Rostbratwurm von Platz 2 nehmen; der erste Platz ist 0

rules =
    ## Worum es geht

    Auf dem Grill liegen Bratwurmportionen mit den Zahlen 21 bis 36. Je höher die Zahl, desto mehr Würmer sind drauf:
    21 bis 24 haben einen, 25 bis 28 zwei, 29 bis 32 drei und 33 bis 36 vier. Wer am Ende die meisten Würmer hat,
    gewinnt.

    Um eine Portion zu bekommen, brauchst du in deinem Zug mindestens 21 Punkte und mindestens einen Wurm.

    ## Dein Zug

    - Wirf alle acht Würfel. Sie zeigen 1 bis 5 oder einen Wurm. Ein Wurm zählt 5 Punkte.
    - Wähle ein Symbol, das du in diesem Zug noch nicht beiseitegelegt hast, und lege alle Würfel mit diesem Symbol
      beiseite. Gibt es keins, ist es ein Fehlwurf.
    - Dann hör auf, oder wirf die übrigen Würfel und wähle wieder.

    ## Aufhören

    Mindestens ein Wurm muss bei den beiseitegelegten Würfeln sein, sonst ist es ein Fehlwurf. Zähle ihre Punkte
    zusammen.

    - Die Portion mit genau dieser Zahl liegt offen auf dem Grill: Nimm sie.
    - Sie liegt oben auf einem fremden Stapel: Stiehl sie.
    - Weder noch: Nimm die nächstniedrigere offene Portion vom Grill. Gibt es keine, ist es ein Fehlwurf.

    Eine neue Portion kommt oben auf deinen Stapel. Nur die oberste Portion kann gestohlen werden oder verloren gehen.

    ## Fehlwurf

    Deine oberste Portion kommt zurück auf den Grill. Dann wird die höchste offene Portion auf dem Grill umgedreht und
    ist aus dem Spiel. Ist es die Portion, die du gerade zurückgelegt hast, bleibt sie offen. Wer keine Portion
    zurücklegt, dreht auch keine um.

    ## Spielende

    Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt. Bei gleich vielen Würmern entscheidet die
    höchste einzelne Portion.

rules-variant-deluxe =
    ## Deluxe

    Dazu kommen die Portionen 11 und 13 mit je einem Wurm. Du bekommst sie nur mit genau dieser Punktzahl, und niemand
    kann sie stehlen.

    Die sieben Rostbratwürmer zählen je einen Wurm. Legst du zwei oder mehr 1er auf einmal beiseite, bekommst du einen,
    egal wie dein Zug ausgeht. Ist der Vorrat leer, nimmst du ihn jemandem weg, aber nie dem, der die Glucke hat.

    Sechs Spezialisten stehen auf dem Grill. Mit einer Portion, die du nimmst oder stiehlst, bekommst du auch den
    Spezialisten. Behalten darfst du nur einen: Bekommst du einen zweiten, gibst du einen der beiden zurück. Er kommt
    auf die niedrigste offene Portion ohne Spezialisten; gibt es keine, ist er aus dem Spiel. Auch nach einem Fehlwurf
    musst du deinen Spezialisten zurückgeben.

    - Der Dosenwurm zählt als Wurm mit 5 Punkten, wenn du ohne Wurm aufhörst.
    - Die Glucke beschützt deinen Stapel: Wer dich bestiehlt, bekommt sie statt der Portion. Bei einem Fehlwurf geht
      sie statt der Portion zurück. Und niemand darf dir Rostbratwürmer wegnehmen.
    - Der Rabe gehört niemandem. Nimmst du die Portion unter ihm, bekommst du einen Rostbratwurm, und er fliegt weiter.
    - Das Wiesel: Einmal pro Zug darfst du die eben geworfenen Würfel noch einmal werfen, auch nach einem Fehlwurf.
    - Der goldene Würfel: Du darfst ihn ab dem ersten Wurf deines Zuges mitwerfen. Er zeigt nur 1er und Würmer.
    - Der Apfel ist am Spielende drei Würmer wert.
