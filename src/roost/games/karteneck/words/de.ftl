title = Heckmeck am Karteneck

# Der Tisch

round = Runde { $round } von { $rounds }
supply = { $count ->
    [0] die letzten Portionen
    [one] noch 1 Portion im Vorrat
   *[other] noch { $count } Portionen im Vorrat
}
piles = Stapel { $pile }, Ablage { $discard }
stacks = Portionsstapel:
unseen = Ungesehen:
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
worms-named = { $count ->
    [one] den Wurm { $cards }
   *[other] die Würmer { $cards }
}

# Was Aussteigen jetzt brächte

pass-lowest = Ohne Wurm bringt Aussteigen { $last ->
    [yes] Portion { $portion } ({ $worms }) und beendet die Runde.
   *[no] die kleinste Portion, { $portion } ({ $worms }), und { $cards }.
}
pass-menu = Aussteigen { $last ->
    [yes] beendet jetzt die Runde und bringt Portion { $portion } ({ $worms }).
   *[no] bringt jetzt { $cards } und, wie es steht, Portion { $portion } ({ $worms }).
}
pass-steal = Dazu lässt sich Portion { $portion } von { $victim } stehlen ({ $worms }).
would-steal = { $name } könnte aussteigen und Portion { $portion } von { $victim } stehlen ({ $worms }).

# Was zu entscheiden ist

question = { $name }, was legst du aus? Oder steigst du aus?
question-last = { $name }, sonst ist niemand mehr dabei. Legst du noch etwas aus?
question-stuck = { $name }, du kannst nichts auslegen und musst aussteigen.

# Züge

topic-number = { $kind }er auslegen (du hast { $held })
move-lay = { $cards } auslegen (zusammen { $total }{ $match })
move-lay-match = , wie die oberste Portion von { $victim }
move-pass-lowest = aussteigen und Portion { $portion } nehmen ({ $worms })
move-pass = { $last ->
    [yes] mit { $total } aussteigen und Portion { $portion } bekommen
   *[no] mit { $total } aussteigen und auf das Menü warten (jetzt: Portion { $portion })
}
move-pass-no-steal = { $last ->
    [yes] aussteigen, ohne zu stehlen, und nur Portion { $portion } bekommen
   *[no] aussteigen, ohne zu stehlen (Menü jetzt: nur Portion { $portion })
}
move-steal = { $last ->
    [yes] aussteigen, Portion { $portion } von { $victim } stehlen ({ $worms }) und auch { $menu } bekommen
   *[no] aussteigen, Portion { $portion } von { $victim } stehlen ({ $worms }) und, wie das Menü steht, auch { $menu } bekommen
}

# Was geschieht

event-round-opened = { $portions } auf dem Grill; { $name } beginnt
event-laid = { $name } legt { $cards } aus: bisher { $total }.
event-laid-invalid = { $name } legt { $cards } aus: bisher { $total }, noch ohne Wurm.
event-drew = { $name } zieht { $number }: { $cards }.
event-nothing-to-draw = { $name } kann nichts ziehen: Beide Stapel sind leer.
event-reshuffled = { $count ->
    [one] Die einzige abgelegte Karte wird zum Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden gemischt und bilden den Nachziehstapel.
}
event-passed = { $name } steigt mit { $total } aus.
event-passed-invalid = { $total ->
    [0] { $name } steigt ohne Auslage aus.
   *[other] { $name } steigt mit { $total } aus, aber ohne Wurm.
}
event-portion-lowest = { $name } muss die kleinste Portion nehmen: { $portion } ({ $worms }).
event-portion-served = { $name } bekommt Portion { $portion } ({ $worms }).
event-portion-stolen = { $name } stiehlt Portion { $portion } von { $victim } ({ $worms }).

ending-supply = Die letzte Portion ist ausgegeben.
tie-break = Bei gleich vielen Würmern entscheidet die höchste einzelne Portion.
score-portions = Portionen

# Warum ein Zug gut oder schlecht ist: was der Coach sagt

reason-lay = zusammen { $total }; das Menü brächte jetzt Portion { $portion } ({ worms })
reason-lay-match = zusammen { $total } wie die oberste Portion von { $victim }, die sich im nächsten Zug stehlen ließe; das Menü brächte jetzt Portion { $portion } ({ worms })
reason-lay-bare = zusammen { $total }, aber noch ohne Wurm; { $worms ->
    [0] auf der Hand ist keiner mehr
    [one] auf der Hand ist noch 1
   *[other] auf der Hand sind noch { $worms }
}
reason-pass-lowest = nimmt die kleinste Portion, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , und zieht 1 Karte
   *[other] , und zieht { $draws } Karten
}
reason-pass = { $rivals ->
    [0] beendet die Runde mit Portion { $portion } ({ worms })
    [one] das Menü brächte jetzt Portion { $portion } ({ worms }); 1 Person kann noch mehr auslegen
   *[other] das Menü brächte jetzt Portion { $portion } ({ worms }); { $rivals } Personen können noch mehr auslegen
}
reason-steal = nimmt { $victim } die Portion { $portion } weg ({ worms }); { $rivals ->
    [0] das Menü bringt dazu Portion { $menu }
   *[other] das Menü brächte jetzt dazu Portion { $menu }
}

# Fehler

error-karteneck-move = „{ $text }“ ist kein Zug. Züge sind: pass, steal, lay 3 3, lay W7 W12; immer Karten einer Sorte. ? hilft weiter.
error-karteneck-few-worms = { $count ->
    [one] Du hast keinen Wurm auf der Hand.
   *[other] Du hast weniger als { $count } Würmer auf der Hand.
}
error-karteneck-no-such-move = Einen Zug { $move } gibt es nicht.
error-karteneck-kind-in-display = { $kind ->
    [W] Würmer liegen schon in deiner Auslage: Nimm eine andere Sorte, oder steige aus.
   *[other] { $kind }er liegen schon in deiner Auslage: Nimm eine andere Sorte, oder steige aus.
}
error-karteneck-not-in-hand = { $count ->
    [one] Du hast keine { $kind } auf der Hand.
   *[other] Du hast weniger als { $count } Karten mit einer { $kind } auf der Hand.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] { $cards } hast du nicht auf der Hand.
   *[other] Diese Karten hast du nicht alle auf der Hand: { $cards }.
}
error-karteneck-steal-invalid = Ohne Wurm in deiner Auslage kannst du nicht stehlen.
error-karteneck-steal-no-match = Bei niemandem sonst liegt Portion { $total } oben: Nur eine oberste Portion, die deiner Summe gleicht, lässt sich stehlen.

notation =
    - lay 3 3: zwei 3er auslegen; lay W7 W12: die Würmer mit den Schildern 7 und 12
    - für Würmer und ab zwei Zahlenkarten genügen die Karten allein: w7, 3 3; eine einzelne Zahl ist immer eine Zeile
      der Liste
    - ww legt zwei Würmer aus, die mit deinen niedrigsten Schildern
    - pass oder p: aussteigen
    - steal oder s: aussteigen und die Portion stehlen, die deiner Summe gleicht

rules =
    ## Worum es geht

    In jeder Runde liegen so viele Bratwurmportionen auf dem Grill, wie Leute mitspielen, und alle bekommen eine. Welche
    das ist, hängt von den Karten ab, die du auslegst: Eine hohe Summe bringt eine hohe Portion, aber nur mit einem Wurm
    in der Auslage. Wer am Ende die meisten Würmer hat, gewinnt.

    ## Karten und Portionen

    Es gibt 110 Karten: je 17 mit 1, 2, 3, 4 und 5, und 25 Würmer. Ein Wurm zählt 5 Punkte, ist aber eine andere Sorte
    als die 5. Jede Wurmkarte zeigt ein Schild mit einer Zahl von 1 bis 25: W7 ist der Wurm mit Schild 7.

    Von den 30 Portionen heißen drei 0 und haben keinen Wurm. Die anderen gehen von 16 bis 42. 16 bis 18 haben einen
    Wurm, 19 bis 21 zwei und so weiter: einen mehr nach je drei Zahlen, bis zu neun auf 40 bis 42.

    ## Bevor es losgeht

    Einige Portionen kommen ungesehen in die Schachtel: 12 zu zweit, 6 zu dritt, 2 zu viert. Die übrigen reichen zu
    zweit für 9 Runden, zu dritt für 8, zu viert für 7, zu fünft für 6, zu sechst für 5. Alle bekommen sechs Karten, und
    der Zufall bestimmt, wer beginnt.

    ## Dein Zug

    Du legst aus, oder du steigst aus.

    - Auslegen: Such dir eine Sorte aus, die noch nicht in deiner Auslage ist, und lege davon so viele Karten dazu, wie
      du willst, mindestens eine. Dann ziehe 1 Karte.
    - Aussteigen: Für diese Runde bist du fertig. Aussteigen darfst du immer, auch ganz ohne Auslage, und du musst es,
      wenn du nichts auslegen kannst. Zum Schluss ziehst du 2 Karten; nur wer als Letztes aussteigt, zieht keine.

    Die Runde dauert, bis alle ausgestiegen sind. Wer allein übrig ist, darf noch Sorte um Sorte auslegen.

    ## Aussteigen ohne Wurm

    Deine Auslage ist ungültig. Sie kommt auf den Ablagestapel, und du nimmst die kleinste Portion, die in diesem
    Moment auf dem Grill liegt.

    ## Aussteigen mit Wurm

    Deine Auslage ist gültig und bleibt bis zur Menüausgabe liegen. Gleicht ihre Summe der obersten Portion eines
    fremden Stapels, darfst du diese Portion beim Aussteigen stehlen. Das gilt auch, wenn du als Letztes aussteigst, und
    auch für Portionen, die erst in dieser Runde genommen wurden. Eine 0 kann niemand stehlen.

    ## Die Menüausgabe

    Sind alle ausgestiegen, gehen die übrigen Portionen an die gültigen Auslagen: Die höchste Summe bekommt die höchste
    Portion, die zweithöchste Summe die nächste und so weiter. Bei gleicher Summe entscheidet der Wurm mit der höchsten
    Zahl auf dem Schild. Dann kommen alle Auslagen auf den Ablagestapel. Deine Handkarten behältst du. Die nächste Runde
    beginnt, wer die letzte Portion vom Grill bekommen hat; Stehlen zählt dabei nicht.

    Jede Portion, die du bekommst, legst du oben auf deinen Stapel. Nur was oben liegt, kann gestohlen werden.

    ## Wenn die Karten ausgehen

    Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen
    Nachziehstapel. Sind beide leer, ziehst du nichts und holst es auch später nicht nach.

    ## Das Ende

    Das Spiel endet mit der Runde, in der die Portionen ausgehen. Bei gleich vielen Würmern entscheidet die höchste
    einzelne Portion; ist auch sie gleich, wird der Sieg geteilt.
