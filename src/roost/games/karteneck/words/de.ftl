title = Heckmeck am Karteneck

# Der Tisch

round = Runde { $round } von { $rounds }
supply = { $count ->
    [0] die letzten Portionen
    [one] noch 1 Portion im Vorrat
   *[other] noch { $count } Portionen im Vorrat
}
piles = Nachziehstapel { $pile }, Ablage { $discard }
stacks = Stapel:
unseen = Verdeckt:
unseen-worms = Würmer
column-worms = Würmer
column-top = Oben
column-hand = Hand
column-sum = Summe
column-display = Auslage
column-menu = Menü
standing-passed = raus
standing-no-worm = ohne Wurm
hand = Deine Hand
hand-held = Sorten, die schon ausliegen

worms = { $count ->
    [0] kein Wurm
    [one] 1 Wurm
   *[other] { $count } Würmer
}
cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
number-cards = { $count ->
    [one] eine { $kind }
    [2] zwei { $kind }er
    [3] drei { $kind }er
    [4] vier { $kind }er
    [5] fünf { $kind }er
    [6] sechs { $kind }er
    [7] sieben { $kind }er
    [8] acht { $kind }er
    [9] neun { $kind }er
   *[other] { $count } { $kind }er
}
# Im vierten Fall, so wie diese Karten in Sätzen stehen.
worm-cards = { $count ->
    [one] einen Wurm
    [2] zwei Würmer
    [3] drei Würmer
    [4] vier Würmer
    [5] fünf Würmer
    [6] sechs Würmer
    [7] sieben Würmer
    [8] acht Würmer
    [9] neun Würmer
   *[other] { $count } Würmer
}
number-card = { $number }
worm-card = Wurm { $number }
worms-named = { $count ->
    [one] den Wurm { $cards }
   *[other] die Würmer { $cards }
}

# Was Aussteigen jetzt bringt

pass-lowest = Ohne Wurm gibt es { $last ->
    [yes] Portion { $portion } ({ $worms }), und die Runde endet.
   *[no] die niedrigste Portion, { $portion } ({ $worms }), und { $cards }.
}
pass-menu = Aussteigen { $last ->
    [yes] beendet die Runde und bringt Portion { $portion } ({ $worms }).
   *[no] bringt { $cards } und nach jetzigem Stand Portion { $portion } ({ $worms }).
}
pass-steal = Dabei kannst du auch Portion { $portion } von { $victim } stehlen ({ $worms }).
would-steal = { $name } kann aussteigen und Portion { $portion } von { $victim } stehlen ({ $worms }).

# Was zu entscheiden ist

aim = Sammle die meisten Würmer: Lege eine hohe Summe aus, mit einem Wurm dabei.
question = { $name }, was legst du aus? Oder steigst du aus?
question-last = { $name }, alle anderen sind ausgestiegen. Legst du noch etwas aus?
question-stuck = { $name }, du kannst nichts auslegen und musst aussteigen.

# Züge

topic-number = { $kind }er auslegen (du hast { $held })
move-lay = { $cards } auslegen (zusammen { $total }{ $match })
move-lay-match = , genau wie die oberste Portion von { $victim }
move-pass-lowest = aussteigen und Portion { $portion } nehmen ({ $worms })
move-pass = { $last ->
    [yes] mit { $total } aussteigen und Portion { $portion } bekommen
   *[no] mit { $total } aussteigen und auf die Menüausgabe warten (derzeit Portion { $portion })
}
move-pass-no-steal = { $last ->
    [yes] aussteigen, ohne zu stehlen, und nur Portion { $portion } bekommen
   *[no] aussteigen, ohne zu stehlen (derzeit nur Portion { $portion })
}
move-steal = { $last ->
    [yes] aussteigen, Portion { $portion } von { $victim } stehlen ({ $worms }) und dazu { $menu } bekommen
   *[no] aussteigen, Portion { $portion } von { $victim } stehlen ({ $worms }) und nach jetzigem Stand dazu { $menu } bekommen
}

# Was geschieht

event-round-opened = Auf dem Grill: { $portions }; { $name } beginnt
event-laid = { $name } legt { $cards } aus: bisher { $total }.
event-laid-invalid = { $name } legt { $cards } aus: bisher { $total }, noch ohne Wurm.
event-drew = { $name } zieht { $number }: { $cards }.
event-nothing-to-draw = { $name } kann nichts ziehen: Beide Stapel sind leer.
event-reshuffled = { $count ->
    [one] Die einzige Karte im Ablagestapel wird zum Nachziehstapel.
   *[other] Der Ablagestapel wird gemischt: { $count } Karten bilden den Nachziehstapel.
}
event-passed = { $name } steigt mit { $total } aus.
event-passed-invalid = { $total ->
    [0] { $name } steigt ohne Auslage aus.
   *[other] { $name } steigt mit { $total } aus, aber ohne Wurm.
}
event-portion-lowest = { $name } nimmt die niedrigste Portion: { $portion } ({ $worms }).
event-portion-served = { $name } bekommt Portion { $portion } ({ $worms }).
event-portion-stolen = { $name } stiehlt Portion { $portion } von { $victim } ({ $worms }).

ending-supply = Die letzte Portion ist vergeben.
tie-break = Bei gleich vielen Würmern entscheidet die höchste einzelne Portion.
score-portions = Portionen

# Warum ein Zug gut oder schlecht ist: was der Coach sagt

reason-lay = zusammen { $total }; nach jetzigem Stand Portion { $portion } ({ worms })
reason-lay-match = zusammen { $total }, genau wie die oberste Portion von { $victim }: im nächsten Zug zu stehlen; nach jetzigem Stand Portion { $portion } ({ worms })
reason-lay-bare = zusammen { $total }, aber noch ohne Wurm; { $worms ->
    [0] auf der Hand ist auch keiner
    [one] auf der Hand ist noch 1
   *[other] auf der Hand sind noch { $worms }
}
reason-pass-lowest = nimmt die niedrigste Portion, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , und zieht 1 Karte
   *[other] , und zieht { $draws } Karten
}
reason-pass = { $rivals ->
    [0] beendet die Runde mit Portion { $portion } ({ worms })
    [one] nach jetzigem Stand Portion { $portion } ({ worms }); 1 Gegner kann noch auslegen
   *[other] nach jetzigem Stand Portion { $portion } ({ worms }); { $rivals } Gegner können noch auslegen
}
reason-steal = stiehlt Portion { $portion } von { $victim } ({ worms }); { $rivals ->
    [0] die Menüausgabe bringt dazu Portion { $menu }
   *[other] nach jetzigem Stand dazu Portion { $menu }
}

# Fehler

error-karteneck-move = „{ $text }“ ist kein Zug. Züge sind: pass, steal, lay 3 3, lay W7 W12; immer Karten einer Sorte. ? zeigt die Hilfe.
error-karteneck-few-worms = { $count ->
    [one] Du hast keinen Wurm auf der Hand.
   *[other] Du hast keine { $count } Würmer auf der Hand.
}
error-karteneck-no-such-move = Den Zug { $move } gibt es nicht.
error-karteneck-kind-in-display = { $kind ->
    [W] Würmer liegen schon in deiner Auslage: Nimm eine andere Sorte oder steig aus.
   *[other] { $kind }er liegen schon in deiner Auslage: Nimm eine andere Sorte oder steig aus.
}
error-karteneck-not-in-hand = { $count ->
    [one] Du hast keine { $kind } auf der Hand.
   *[other] Du hast keine { $count } { $kind }er auf der Hand.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] { $cards } hast du nicht auf der Hand.
   *[other] Diese Karten hast du nicht alle auf der Hand: { $cards }.
}
error-karteneck-steal-invalid = Ohne Wurm in deiner Auslage kannst du nicht stehlen.
error-karteneck-steal-no-match = Bei niemandem liegt Portion { $total } oben: Du kannst nur eine oberste Portion stehlen, die genau deiner Summe entspricht.

notation =
    - lay 3 3: zwei 3er auslegen; lay W7 W12: die Würmer mit 7 und 12 Schildpunkten
    - bei Würmern und ab zwei Zahlenkarten genügen die Karten allein: w7, 3 3; eine einzelne Zahl ist immer eine Zeile
      der Liste
    - ww legt zwei Würmer aus, und zwar die mit den niedrigsten Schildpunkten
    - pass oder p: aussteigen
    - steal oder s: aussteigen und die Portion stehlen, die deiner Summe entspricht

rules =
    ## Worum es geht

    In jeder Runde liegen so viele Bratwurmportionen auf dem Grill, wie Personen mitspielen, und alle bekommen eine.
    Welche, das hängt von deinen ausgelegten Karten ab: Eine hohe Summe bringt eine hohe Portion, aber nur mit einem
    Wurm in der Auslage. Wer am Ende die meisten Würmer hat, gewinnt.

    ## Karten und Portionen

    Es gibt 110 Karten: je 17 mit 1, 2, 3, 4 und 5 sowie 25 Würmer. Ein Wurm zählt 5 Punkte, ist aber eine andere Sorte
    als die 5. Jede Wurmkarte hat zwischen 1 und 25 Schildpunkte.

    Von den 30 Portionen haben drei den Wert 0 und keinen Wurm. Die anderen gehen von 16 bis 42. 16 bis 18 haben einen
    Wurm, 19 bis 21 zwei und so weiter: alle drei Zahlen einen mehr, bis zu neun auf 40 bis 42.

    ## Spielvorbereitung

    Einige Portionen kommen verdeckt in die Schachtel: 12 zu zweit, 6 zu dritt, 2 zu viert. Die übrigen reichen zu
    zweit für 9 Runden, zu dritt für 8, zu viert für 7, zu fünft für 6, zu sechst für 5. Alle bekommen sechs Karten. Wer
    beginnt, wird ausgelost.

    ## Dein Zug

    Du legst aus, oder du steigst aus.

    - Auslegen: Wähle eine Sorte, die noch nicht in deiner Auslage liegt, und lege davon eine oder mehrere Karten dazu.
      Du darfst auch Karten dieser Sorte behalten. Dann zieh 1 Karte.
    - Aussteigen: Für diese Runde bist du raus. Aussteigen darfst du immer, auch ganz ohne Auslage. Kannst du nichts
      auslegen, musst du aussteigen. Zum Schluss ziehst du 2 Karten; nur wer als Letztes aussteigt, zieht keine.

    Die Runde dauert, bis alle ausgestiegen sind. Wer allein übrig ist, darf weiter auslegen.

    ## Aussteigen ohne Wurm

    Deine Auslage ist ungültig. Sie kommt auf den Ablagestapel, und du nimmst die niedrigste Portion, die gerade auf dem
    Grill liegt.

    ## Aussteigen mit Wurm

    Deine Auslage ist gültig und bleibt bis zur Menüausgabe liegen. Entspricht ihre Summe der obersten Portion eines
    fremden Stapels, darfst du diese Portion beim Aussteigen stehlen. Das gilt auch, wenn du als Letztes aussteigst, und
    auch für Portionen aus dieser Runde. Eine 0 kann niemand stehlen.

    ## Menüausgabe

    Sind alle ausgestiegen, werden die übrigen Portionen an die gültigen Auslagen verteilt: Die höchste Summe bekommt
    die höchste Portion, die zweithöchste Summe die nächste und so weiter. Bei gleicher Summe entscheidet der Wurm mit
    den höchsten Schildpunkten. Dann kommen alle Auslagen auf den Ablagestapel. Deine Handkarten behältst du. Die
    nächste Runde beginnt, wer die letzte Portion vom Grill bekommen hat; Stehlen zählt dabei nicht.

    Jede neue Portion kommt oben auf deinen Stapel. Nur die oberste Portion kann gestohlen werden.

    ## Wenn die Karten ausgehen

    Ist der Nachziehstapel leer, wenn jemand eine Karte braucht, wird der Ablagestapel gemischt und zum neuen
    Nachziehstapel. Sind beide leer, ziehst du nichts, auch später nicht.

    ## Spielende

    Das Spiel endet nach der Runde, in der die letzten Portionen vergeben werden. Bei gleich vielen Würmern entscheidet
    die höchste einzelne Portion; ist auch die gleich, teilt ihr euch den Sieg.
