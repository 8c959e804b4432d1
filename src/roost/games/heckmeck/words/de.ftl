title = Heckmeck
option-variant = Welche Variante?
value-variant-classic = classic: Würfel, Portionen und der Mut zum Weiterwürfeln
value-variant-deluxe = deluxe: mit Spezialisten und Röstwürmern

# Der Tisch

grill = Grill
supply = { $count ->
    [0] keine Röstwürmer mehr übrig
    [one] noch 1 Röstwurm übrig
   *[other] noch { $count } Röstwürmer übrig
}
away = Nicht mehr im Spiel: { $specialists }
column-worms = Würmer
column-top = Oben
column-stack = Stapel
column-specialist = Spezialist
column-roast-worms = Röstwürmer
dice-rolled = Gewürfelt
dice-left = { $count ->
    [0] Keine Würfel übrig
    [one] 1 Würfel übrig
   *[other] { $count } Würfel übrig
}
dice-aside = Beiseitegelegt: { $total }
dice-aside-can = Beiseitegelegt: { $total } (mit der Dose { $reached })

specialist-can = Dose
specialist-hen = Henne
specialist-raven = Rabe
specialist-weasel = Wiesel
specialist-golden = Gold
specialist-apple = Apfel

# Im vierten Fall, so wie diese Namen in Sätzen stehen.
the-can = die Dose
the-hen = die Henne
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

# Was Aufhören jetzt brächte

prize-grill = Hörst du jetzt auf, nimmst du Portion { $portion } vom Grill: { $worms ->
    [one] 1 Wurm.
   *[other] { $worms } Würmer.
}
prize-theft = Hörst du jetzt auf, stiehlst du Portion { $portion } von { $victim }: { $worms ->
    [one] 1 Wurm.
   *[other] { $worms } Würmer.
}
prize-hen = Hörst du jetzt auf, nimmst du { $victim } die Henne weg; Portion { $portion } bleibt.
prize-no-worm = Hörst du jetzt auf, ist der Zug misslungen: Es liegt kein Wurm beiseite.
prize-nothing-fits = Hörst du jetzt auf, ist der Zug misslungen: Keine Portion passt zu { $total }.
prize-gains = Dazu bekämst du { $specialist }.
prize-gains-raven = Der Rabe brächte dir einen Röstwurm.
prize-loses = Du gäbst Portion { $portion } ab.
prize-returns = Du gäbst { $specialist } ab.
prize-loses-both = Du gäbst Portion { $portion } und { $specialist } ab.
prize-turns = Portion { $portion } würde umgedreht.

# Was zu entscheiden ist

phase-begin = { $name }, würfelst du mit dem goldenen Würfel?
phase-choose = { $name }, welche Würfel legst du beiseite?
phase-bust = { $name }, es ist nichts Neues gefallen. Was nun?
phase-decide = { $name }, hörst du auf oder würfelst du weiter?
phase-double = { $name }, wessen Röstwurm nimmst du für die Doppel-1?
phase-visit = { $name }, wessen Röstwurm holt dir der Rabe?
phase-swap = { $name }, du hast nun auch { $specialist }. Was gibst du zurück?

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
    [hen] aufhören und die Henne nehmen
   *[failure] aufhören (der Zug misslingt)
}
move-golden = { $count } Würfel werfen, darunter den goldenen
move-weasel = das Wiesel schicken: dieselben Würfel noch einmal
move-fail = den Fehlwurf hinnehmen
move-return = { $specialist } zurückgeben
move-worm = einen Röstwurm von { $victim } nehmen

# Was geschieht

event-rolled = { $name } würfelt { $dice }
event-rolled-golden = { $name } würfelt { $dice } und mit dem goldenen Würfel { $golden }
event-rolled-only-golden = { $name } würfelt nur mit dem goldenen Würfel: { $golden }
event-weasel-used = { $name } schickt das Wiesel: noch ein Wurf.
event-set-aside-number = { $name } legt { $count ->
    [one] die { $symbol }
   *[other] { $many } { $symbol }er
} beiseite{ $golden }: bisher { $total }.
event-set-aside-worm = { $name } legt { $count ->
    [one] den Wurm
   *[other] { $many } Würmer
} beiseite{ $golden }: bisher { $total }.
event-golden-among = { $count ->
    [one] (den goldenen Würfel)
   *[other] (mit dem goldenen Würfel)
}
event-stopped = { $name } hört mit { $total } auf.
event-stopped-can = { $name } hört mit { $total } auf; die Dose zählt als Wurm.
event-turn-failed = { $why ->
    [bust] { $name } scheitert: Es ist nichts Neues gefallen.
    [no-worm] { $name } scheitert: Es liegt kein Wurm beiseite.
   *[nothing-fits] { $name } scheitert: Keine Portion passt.
}
event-portion-taken = { $name } nimmt Portion { $portion } vom Grill.
event-portion-stolen = { $name } stiehlt Portion { $portion } von { $victim }.
event-portion-returned = { $name } legt Portion { $portion } auf den Grill zurück.
event-portion-turned = Portion { $portion } wird umgedreht.
event-specialist-taken = { $name } bekommt { $specialist }.
event-hen-stolen = { $name } bekommt die Henne von { $victim }; die Portion bleibt dort.
event-specialist-stolen = { $name } bekommt { $specialist } von { $victim }.
event-specialist-returned = { $name } gibt { $specialist } zurück, auf Portion { $portion }.
event-specialist-moved = Portion { $portion } trägt jetzt { $specialist }.
event-specialist-left = Keine Portion ist frei: Weiter geht es ohne { $specialist }.
event-roast-worm-earned = { $name } bekommt { $why ->
    [double] für die Doppel-1 einen Röstwurm.
   *[raven] vom Raben einen Röstwurm.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] nimmt { $victim } für die Doppel-1 einen Röstwurm weg.
   *[raven] bekommt vom Raben einen Röstwurm von { $victim }.
}
event-roast-worm-missed = { $name } bekommt { $why ->
    [double] für die Doppel-1 keinen Röstwurm: Es ist keiner zu haben.
   *[raven] vom Raben keinen Röstwurm: Es ist keiner zu haben.
}

# Die Chancen eines Zugs

odds-you = du
odds-opponent = Gegner { $number }
odds-worms = Würmer im Mittel
odds-ahead = Vorsprung im Mittel
odds-fails = Zug misslingt
odds-hen = die Henne
odds-roast-worm = eine Doppel-1
odds-at-least = mindestens
odds-percent = { $number } %
odds-number = { $whole },{ $part }
odds-move-roll = werfen
odds-move-stop = Schluss
odds-move-golden = Gold
odds-move-weasel = Wiesel
odds-move-fail = misslingt
odds-advice = Rat: { $move }.
odds-lead = Vorsprung vor dem Nächstbesten: { $worms } Würmer.
odds-even = Das Nächstbeste ist genauso gut.
odds-note = Würmer: was der Zug von hier an im Mittel bringt, abzüglich dessen, was ein Fehlschlag kostet.
odds-note-ahead = Der Vorsprung zählt auch, was andere verlieren, auf alle Gegner verteilt; nach ihm geht der Rat.
odds-note-deluxe = Spezialisten zählen als Würmer: { $specialists }.

# Warum dem Coach ein Zug gefällt oder nicht. Chancen sind in Prozent.

reason-grill = nimmt Portion { $portion } vom Grill ({ reason-worms }){ reason-gain }{ $last ->
    [yes] , und das Spiel ist zu Ende
   *[no] { "" }
}
reason-steal = stiehlt Portion { $portion } von { $victim } ({ reason-worms }){ reason-gain }
reason-hen = nimmt { $victim } die Henne weg; Portion { $portion } bleibt
reason-fails = der Zug misslingt{ reason-loss }{ $turned ->
    [0] { "" }
   *[other] ; Portion { $turned } wird umgedreht
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
   *[other] : in { $better } % der Fälle besser als aufhören
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = { reason-dice } noch einmal{ reason-risk }
reason-take = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}{ $worm ->
    [no] { " " }und noch kein Wurm
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
   *[other] , dazu ein Röstwurm
}{ reason-risk }
reason-return = behält { reason-named }; der andere Spezialist { $portion ->
    [0] scheidet aus
   *[other] kommt auf Portion { $portion }
}
reason-worm = { $worms ->
    [0] { $victim } hat dann keinen Röstwurm mehr
    [one] { $victim } hat dann noch 1 Röstwurm
   *[other] { $victim } hat dann noch { $worms } Röstwürmer
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
    [raven] { " " }und einen Röstwurm
   *[other] { " " }und { reason-named }
}
reason-risk = { $fails ->
    [0] { "" }
    [100] ; der Zug misslingt auf jeden Fall{ reason-loss }
   *[other] ; der Zug misslingt in { $fails } % der Fälle{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] ; zu verlieren ist nichts
    [portion] , was Portion { $lost } kostet
    [specialist] , was { reason-owned } kostet
   *[both] , was Portion { $lost } und { reason-owned } kostet
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
ending-turn-limit = Das Spiel wurde abgebrochen: Es dauerte zu lange.
tie-break = Bei gleich vielen Würmern entscheidet die höchste einzelne Portion.
score-portions = Portionen
score-roast-worms = Röstwürmer
score-apple = Apfel

# Fehler

error-heckmeck-move = „{ $text }“ ist kein Zug. Züge sind: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? hilft weiter.
error-heckmeck-no-such-move = Einen Zug { $move } gibt es nicht.
error-heckmeck-used = { $symbol ->
    [W] Würmer hast du in diesem Zug schon beiseitegelegt.
   *[other] Die { $symbol }er hast du in diesem Zug schon beiseitegelegt.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] Kein Würfel zeigt einen Wurm.
   *[other] Kein Würfel zeigt eine { $symbol }.
}
error-heckmeck-not-in-begin = „{ $move }“ geht jetzt nicht: Würfle, mit dem goldenen Würfel oder ohne ihn.
error-heckmeck-not-in-choose = „{ $move }“ geht jetzt nicht: Lege erst die Würfel mit einem Symbol beiseite.
error-heckmeck-not-in-bust = „{ $move }“ geht jetzt nicht: Der Wurf ist misslungen, nur das Wiesel könnte helfen.
error-heckmeck-not-in-decide = „{ $move }“ geht jetzt nicht: Höre auf oder würfle weiter.
error-heckmeck-not-in-double = „{ $move }“ geht jetzt nicht: Wähle erst, wessen Röstwurm du nimmst.
error-heckmeck-not-in-visit = „{ $move }“ geht jetzt nicht: Wähle erst, wessen Röstwurm du nimmst.
error-heckmeck-not-in-swap = „{ $move }“ geht jetzt nicht: Wähle erst, welchen Spezialisten du zurückgibst.
error-heckmeck-odds-variant = Eine Variante „{ $given }“ gibt es nicht: classic oder deluxe.
error-heckmeck-odds-only-deluxe = { $option } gehört zum Deluxe-Spiel: Ergänze --variant deluxe.
error-heckmeck-odds-position-alone = --position sagt schon alles: Lass { $option } weg.
error-heckmeck-odds-dice = { $option }: „{ $given }“ sind keine Würfel. Würfel sind 1, 2, 3, 4, 5 und W für einen Wurm, mit Kommas: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: Den goldenen Würfel wirft nur, wem er gehört. Ergänze --specialist golden, oder lass ihn weg.
error-heckmeck-odds-golden-named = --no-golden sagt, dass der goldene Würfel weggelassen wurde, aber { $option } nennt ihn: Lass eins von beiden weg.
error-heckmeck-odds-golden-die = { $option }: Es gibt einen goldenen Würfel, und er zeigt 1 oder W: Schreib einmal g1 oder gW.
error-heckmeck-odds-aside = --aside nennt { $given } weiße Würfel, aber es gibt nur { $most }.
error-heckmeck-odds-roll = --roll nennt { $given ->
    [one] 1 weißen Würfel
   *[other] { $given } weiße Würfel
}, aber { $left ->
    [one] 1 liegt
   *[other] { $left } liegen
} nicht beiseite.
error-heckmeck-odds-done = Mit diesen Würfeln beiseite kann nichts mehr geworfen werden: Lass --roll weg.
error-heckmeck-odds-portion = { $option }: Eine Portion „{ $given }“ gibt es nicht. Es gibt { $variant ->
    [deluxe] 11, 13 und 21 bis 36
   *[classic] 21 bis 36
}.
error-heckmeck-odds-backwards = --grill: „{ $given }“ läuft rückwärts. Schreib { $right }.
error-heckmeck-odds-twice = Portion { $portion } ist zweimal genannt. Eine Portion liegt auf dem Grill oder oben auf einem Stapel.
error-heckmeck-odds-empty-grill = Auf dem Grill liegt keine Portion offen: Das Spiel ist aus. --grill nennt die offenen, etwa 21-30,33.
error-heckmeck-odds-stacks = --stacks nennt { $given } andere, aber höchstens { $most } können mitspielen.
error-heckmeck-odds-specialist = { $option }: „{ $given }“ kann niemand besitzen. Es gibt: { $known }.
error-heckmeck-odds-standing = --standing: „{ $given }“ hat nicht die Form raven=23. Es gibt: { $known }.
error-heckmeck-odds-not-open = --standing: Portion { $portion } liegt nicht offen auf dem Grill.
error-heckmeck-odds-two-places = { $specialist } ist zweimal genannt: Ein Spezialist ist nur an einem Ort.
error-heckmeck-odds-one-each = Auf Portion { $portion } stehen zwei Spezialisten: Platz ist für einen.
error-heckmeck-odds-supply = --supply ist eine Zahl von 0 bis { $most }, nicht „{ $given }“.
error-heckmeck-odds-spent = --spent ist für den, dem das Wiesel gehört, nach einem Wurf: Ergänze --specialist weasel und die Würfel.

notation =
    - take 4: alle Würfel mit einer 4 beiseitelegen; take W: alle Würmer
    - die Zahl allein genügt auch: 4 ist take 4, und 6 oder w ist take W
    - roll: die übrigen Würfel werfen; stop: den Zug beenden
    - golden: den Zug mit dem goldenen Würfel als neuntem beginnen
    - weasel: dieselben Würfel noch einmal werfen; fail: einen Fehlwurf hinnehmen
    - return hen: die Henne zurückgeben (ebenso can, weasel, golden, apple)
    - worm 2: einen Röstwurm von Platz 2 nehmen; der erste Platz ist 0

rules =
    ## Worum es geht

    Auf dem Grill liegen Portionen gerösteter Würmer mit den Zahlen 21 bis 36. Je höher die Zahl, desto mehr Würmer
    sind drauf: 21 bis 24 haben einen, 25 bis 28 zwei, 29 bis 32 drei, 33 bis 36 vier. Wer am Ende die meisten Würmer
    hat, gewinnt.

    ## Dein Zug

    - Wirf alle acht Würfel. Sie zeigen 1 bis 5 oder einen Wurm, und ein Wurm zählt 5 Punkte.
    - Wähle ein Symbol, das du in diesem Zug noch nicht beiseitegelegt hast, und lege alle Würfel mit diesem Symbol
      beiseite. Gibt es keines, ist der Zug misslungen.
    - Dann höre auf, oder wirf die übrigen Würfel und wähle wieder.

    ## Aufhören

    Unter den beiseitegelegten Würfeln muss mindestens ein Wurm sein. Zähle ihre Punkte zusammen.

    - Die Portion mit genau dieser Zahl liegt offen auf dem Grill: Nimm sie.
    - Sie liegt oben auf einem fremden Stapel: Stiehl sie.
    - Weder noch: Nimm die nächstkleinere offene Portion vom Grill. Gibt es keine, ist der Zug misslungen.

    Eine Portion, die du bekommst, kommt oben auf deinen Stapel. Nur was oben liegt, kann gestohlen werden oder
    verloren gehen.

    ## Ein misslungener Zug

    Deine oberste Portion geht auf den Grill zurück. Dann wird die höchste offene Portion des Grills umgedreht und
    scheidet aus, außer wenn es gerade die zurückgelegte ist. Wer nichts zurücklegen kann, dreht auch nichts um.

    ## Das Ende

    Das Spiel endet, wenn auf dem Grill keine Portion mehr offen liegt. Bei gleich vielen Würmern entscheidet die
    höchste einzelne Portion.

rules-variant-deluxe =
    ## Deluxe

    Zwei weitere Portionen, 11 und 13, haben je einen Wurm. Nur die genaue Summe bringt sie ein, und niemand kann sie
    stehlen.

    Sieben Röstwürmer zählen je einen Wurm. Wer zwei oder mehr 1er auf einmal beiseitelegt, bekommt einen, gleich wie
    der Zug ausgeht. Ist der Vorrat leer, nimmst du ihn jemandem weg, nur nicht dort, wo die Henne sitzt.

    Sechs Spezialisten stehen auf Portionen. Wer eine Portion nimmt oder stiehlt, bekommt den Spezialisten dazu.
    Behalten darfst du nur einen: Kommt ein zweiter, wählst du, welcher zurückgeht. Er stellt sich auf die niedrigste
    offene Portion, die frei ist; ist keine frei, verlässt er das Spiel. Auch nach einem misslungenen Zug geht deiner
    zurück.

    - Die Dose zählt als Wurm mit 5 Punkten, wenn du ganz ohne Wurm aufhörst.
    - Die Henne hütet deinen Stapel: Wer stiehlt, bekommt sie statt der Portion, und nach einem misslungenen Zug geht
      sie statt der Portion zurück. Wer sie hat, verliert keine Röstwürmer.
    - Der Rabe gehört niemandem. Nimm die Portion unter ihm, und er bringt dir einen Röstwurm und fliegt weiter.
    - Das Wiesel wirft die eben geworfenen Würfel noch einmal, einmal in jedem deiner Züge, auch nach einem Fehlwurf.
    - Der goldene Würfel darf vom ersten Wurf eines Zugs an mitspielen. Er zeigt nur 1er und Würmer.
    - Der Apfel ist am Ende drei Würmer wert.
