title = Zwickern

# Der Tisch

heading = Durchgang { $deal } von { $deals } · Runde { $round } von { $rounds }
dealer = { $name } gibt
table-empty = Der Tisch ist leer.
pile-named = Stapel { $value }{ $number ->
    [0] { "" }
   *[other] { " " }(Nr. { $number })
}
plus = { $first } + { $last }
side = { $name }
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }(1 Schere)
   *[other] { " " }({ $claws } Scheren)
}
pile-fresh = { $cards }: −{ $points } für { $name } am Ende der Runde
pile-old = { $cards }: aus einer früheren Runde, keine Strafe
claws-hidden = Noch verdeckte Scheren:
rest = Wer im Durchgang zuletzt kauft, bekommt den Rest: bisher { $name }.
rest-nobody = Wer im Durchgang zuletzt kauft, bekommt den Rest: bisher niemand.
hand = Deine Hand
column-hand = Hand
column-cards = Karten
column-claws = Scheren
column-zwicks = Zwicks
column-penalties = Strafe
column-score = Punkte
tally-deal = Punkte
tally-total = Summe

# Was zu entscheiden ist

aim = Ziel: Scheren und möglichst viele Karten kaufen.
phase-play = { $name }, was spielst du?
topic-buy = mit { $card } kaufen
topic-build = mit { $card } bauen
topic-lay = eine Karte auslegen

# Züge

move-buy = { $groups } kaufen mit { $card }{ $value ->
    [0] { "" }
   *[other] { " " }als { $value }
}: { $cards } Karten{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
move-build = auf { $item } bauen: { $sum }{ $buyer ->
    [none] { " " }(−{ $points }, falls er bleibt)
    [nothing] { " " }(das kauft keine Karte)
   *[other] { " " }(deine { $buyer } kauft ihn)
}
move-lay = { $card } auslegen{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}
move-lay-open = { $card } auslegen, beide Werte offen{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}
move-fix = einen Stapel beginnen: { $card } auf { $value } festlegen{ $buyer ->
    [none] { " " }(−{ $points }, falls er bleibt)
    [nothing] { " " }(das kauft keine Karte)
   *[other] { " " }(deine { $buyer } kauft ihn)
}

# Was geschieht

event-deal = Durchgang { $deal }: { $name } gibt
event-round = Runde { $round }: { $name } beginnt
event-dealt = { $name } bekommt { $cards }.
event-opened = Auf dem Tisch liegen { $cards }.
event-laid = { $name } legt { $card } aus.
event-fixed = { $name } beginnt einen Stapel: { $card } zählt { $value }.
event-built = { $name } baut { $card } auf { $item }: { $sum }.
event-bought = { $name } kauft { $groups } mit { $card }{ $value ->
    [0] { "" }
   *[other] { " " }als { $value }
}: { $cards } Karten{ $claws ->
    [0] .
    [one] , 1 Schere.
   *[other] , { $claws } Scheren.
}
event-zwick = { $name } kauft den Tisch leer: ein Zwick!
event-zwicks-cancelled = Die Zwicks heben sich auf: { $first } und { $last } drehen je einen um.
event-penalty = { $name } bekommt { $points } Strafpunkte: Stapel { $item } ist liegen geblieben.
event-rest = { $name } hat zuletzt gekauft und bekommt den Rest: { $cards }{ $claws ->
    [0] .
    [one] ; 1 Schere.
   *[other] ; { $claws } Scheren.
}
event-rest-nobody = Niemand hat etwas gekauft, also bekommt niemand den Rest ({ $cards }).
event-scored = Durchgang { $deal } ist zu Ende

ending-last-deal = Der letzte Durchgang ist zu Ende.
score-part = Durchgang { $number }
score-cards = Meiste Karten
score-zwicks = Zwicks
score-claws = Scheren
score-penalties = Strafen

# Warum ein Zug gut oder schlecht ist: was der Coach sagt

reason-buy = { $cards } Karten{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}{ $zwick ->
    [shown] , ein Zwick
    [cancels] , ein Zwick, der einen der Gegner aufhebt
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other] ; verhindert { $saved } eigene Strafpunkte
}{ $spared ->
    [0] { "" }
   *[other] ; erspart aber einem Gegner { $spared } Strafpunkte
}{ reason-clear }
reason-pile = { $own ->
    [none] keine Karte mit diesem Wert auf der Hand
   *[other] die { $own } auf der Hand kann ihn kaufen
}; { $unseen ->
    [0] keine verdeckte Karte hat diesen Wert
    [one] 1 verdeckte Karte hat diesen Wert
   *[other] { $unseen } verdeckte Karten haben diesen Wert
}{ $over ->
    [yes] ; übernimmt dafür das Strafrisiko
   *[no] { "" }
}
reason-pile-zero = ein Stapel mit Wert 0 geht bei jedem Kauf mit{ $over ->
    [yes] ; übernimmt dafür das Strafrisiko
   *[no] { "" }
}
reason-pile-dear = keine Karte hat den Wert { $value }: { $points } Strafpunkte, wenn niemand weiterbaut
reason-lay = { $claws ->
    [0] bietet keine Scheren an
    [one] bietet 1 Schere an
   *[other] bietet { $claws } Scheren an
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one] ; 1 verdeckte Karte kann dann den ganzen Tisch kaufen
   *[other] ; { $clear } verdeckte Karten können dann den ganzen Tisch kaufen
}

# Fehler

error-zwickern-move = „{ $text }“ ist kein Zug. Züge sind: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? zeigt die Hilfe.
error-zwickern-no-card = Die Karte „{ $card }“ gibt es nicht. Karten heißen nach ihren Werten, zum Beispiel 7 oder 4/14; 10c3 ist die 10 mit drei Scheren.
error-zwickern-not-on-table = „{ $item }“ liegt nicht auf dem Tisch. Stapel heißen nach ihrem Wert, zum Beispiel [15].
error-zwickern-too-few = { $lying ->
    [one] „{ $item }“ liegt nur einmal auf dem Tisch.
   *[other] „{ $item }“ liegt nur { $lying }-mal auf dem Tisch.
}
error-zwickern-which = „{ $item }“ ist nicht eindeutig. Schreib genauer: { $choices }.
error-zwickern-value = Mit { $card } kannst du hier nicht { $value } ansagen. Möglich ist: { $choices }.
error-zwickern-no-such-move = Den Zug { $move } gibt es nicht.
error-zwickern-not-in-hand = Eine { $card } hast du nicht auf der Hand.
error-zwickern-not-plain = Die { $card } ohne Scheren hast du nicht. Schreib ähnliche Karten ganz aus: { $others }.
error-zwickern-not-fixed = { $card } hat nur einen Wert: Lege die Karte ohne „=“ aus.
error-zwickern-negative = { $card } auf { $item } ergibt { $value }, aber ein Stapel ist nie weniger als 0 wert.
error-zwickern-only-zero = Einen Stapel mit Wert 0 kannst du mit { $card } nicht allein kaufen, nur zusammen mit einer Gruppe, die den Wert ergibt.
error-zwickern-no-sum = { $card } kann { $items } nicht kaufen: Das lässt sich nicht in Gruppen aufteilen, die je einen ihrer Werte ergeben ({ $values }).

notation =
    - buy 8: 3 5: mit deiner 8 die 3 und die 5 vom Tisch kaufen; hinter dem Doppelpunkt steht alles, was du kaufst
    - build 3: 2/12 = 15: deine 3 auf die 2/12 bauen und 15 ansagen
    - build 3: [9] = 6: deine 3 auf den Stapel mit Wert 9 bauen und 6 ansagen; liegen mehrere da, ist [9]#2 der zweite
    - lay 7: deine 7 auslegen; lay 4/14: mit beiden Werten offen; lay 4/14 = 14: auf 14 festgelegt, also als Stapel
    - 10c3 ist die 10 mit drei Scheren, 10c1 und 2c1 haben eine, 10 und 2 keine

rules =
    ## Worum es geht

    Krebse am Strand: Mit deinen Handkarten kaufst du Karten vom Tisch. Manche Karten zeigen Krebsscheren, das sind
    Siegpunkte. Zu dritt spielen alle für sich. Zu viert spielen zwei Parteien gegeneinander; Partner sitzen einander
    gegenüber und sammeln alles gemeinsam.

    ## Die Karten

    55 Karten: je vier von 2 bis 10; je vier von 1/11, 2/12, 3/13 und 4/14, die zwei Werte haben; dazu je eine 15, 25
    und 30. Es gibt 31 Scheren: 7 auf der 30, 6 auf der 25, 5 auf der 15, je 2 auf den 1/11, 3 auf einer der 10en und
    je 1 auf einer anderen 10 und auf einer der einfachen 2en.

    ## Durchgänge und Runden

    Zu dritt spielt ihr 3 Durchgänge mit je 4 Runden, zu viert 4 Durchgänge mit je 3 Runden. In der ersten Runde eines
    Durchgangs bekommen alle 5 Karten, und 3 liegen offen auf dem Tisch. In jeder weiteren Runde bekommen alle 4
    Karten, und der Tisch bleibt, wie er ist. Wer links vom Geber sitzt, beginnt jede Runde; dann geht es im
    Uhrzeigersinn weiter, bis alle Handkarten gespielt sind. Den nächsten Durchgang gibt der linke Nachbar des Gebers.
    Zu dritt bleibt in jedem Durchgang eine Karte verdeckt übrig.

    ## Dein Zug

    Du spielst genau eine Karte: Du kaufst, baust oder legst aus. Nachgezogen wird nicht. Ist der Tisch leer, kannst
    du nur auslegen.

    ## Kaufen

    Deine Karte zählt einen ihrer Werte. Kaufe damit Karten und Stapel, die genau diesen Wert ergeben: eine Karte
    allein, mehrere zusammen oder mehrere solche Gruppen auf einmal. Bei jeder offenen Karte mit zwei Werten suchst du
    dir einen aus. Du musst nicht kaufen und auch nicht alles nehmen, was geht. Was du kaufst, legst du mit der
    gespielten Karte verdeckt vor dir ab.

    - Auf dem Tisch liegen 2, 3 und 5. Eine 8 kauft 3+5. Eine 5 kauft alle drei: die 5 und 2+3.
    - Auf dem Tisch liegen 3, 4 und 1/11. Eine 4/14 als 14 kauft 3+11. Als 4 kauft sie alle drei: die 4 und 3+1.

    ## Zwick

    Wer den Tisch leer kauft, macht einen Zwick und zeigt ihn mit einer offenen Karte: 1 Punkt. Zeigt in diesem Moment
    schon eine andere Partei einen Zwick, heben sich die beiden auf: Beide Parteien drehen einen um. Auch die letzte
    Karte eines Durchgangs kann einen Zwick machen. Die Karten, die Zwicks zeigen, zählen bei den meisten Karten mit.

    ## Bauen

    Lege deine Karte auf eine Karte oder einen Stapel auf dem Tisch und sage den neuen Wert an: den alten plus oder
    minus deine Karte, nie deine Karte minus den alten. Bei Karten mit zwei Werten suchst du dir einen aus. Ein Stapel
    ist nie weniger als 0 wert; nach oben gibt es keine Grenze. Von da an hat er nur noch diesen einen Wert, und alle
    dürfen ihn kaufen oder darauf weiterbauen. Einen Stapel mit Wert 0 bekommst du nur zusammen mit einer Gruppe, die
    den Wert ergibt. Du musst keine Karte haben, mit der du den Stapel kaufen kannst.

    - Du legst eine 3 auf eine 2/12: Sage 5 (2+3), 15 (12+3) oder 9 (12−3) an.

    So bringst du auch die 15, die 25 und die 30, für die kaum eine Karte hoch genug ist, auf Werte, die sich kaufen
    lassen.

    ## Auslegen

    Deine Karte kommt zu den anderen auf den Tisch. Hat sie zwei Werte, lass beide offen oder lege einen fest: Dann
    ist sie ein Stapel. Eine Karte mit nur einem Wert wird nie festgelegt.

    ## Ende einer Runde

    Jeder Stapel, an dem in dieser Runde gebaut oder der in dieser Runde festgelegt wurde und der jetzt noch daliegt,
    kostet 30 Strafpunkte. Die bekommt, wer die letzte Karte darauf gespielt hat, zu viert seine Partei. Das gilt auch in
    der letzten Runde eines Durchgangs. Der Stapel bleibt liegen und kostet nichts mehr, solange niemand darauf
    weiterbaut.

    ## Ende eines Durchgangs

    Die Karten, die noch auf dem Tisch liegen, bekommt, wer in diesem Durchgang zuletzt gekauft hat. Ein Zwick ist das
    nicht. Hat im ganzen Durchgang niemand gekauft, bekommt sie niemand. Dann wird für jede Partei gezählt:

    - 3 Punkte für die meisten Karten; bei Gleichstand bekommt sie niemand
    - 1 Punkt für jeden Zwick, den sie zeigt
    - die Scheren auf ihren Karten
    - minus 30 Punkte für jede Strafe

    Nach dem letzten Durchgang gewinnt, wer die meisten Punkte hat; bei Gleichstand teilt ihr euch den Sieg.

rules-terminal =
    ## Im Terminal

    c2 auf einer Karte bedeutet zwei Scheren. Stapel haben einen doppelten Rand und ihren Wert in eckigen Klammern; !
    markiert einen Stapel, für den 30 Strafpunkte drohen. (+3) steht bei den meisten Karten. Eine Strafe in runden
    Klammern droht am Ende der Runde. Punkte 14 + 8 heißt: 14 Punkte aus den bisherigen Durchgängen, und 8 bringt
    dieser nach jetzigem Stand.

# Woraus eine Zeile des Wertungsblocks besteht

sheet-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
sheet-piles = { $count ->
    [one] Stapel { $piles } blieb liegen
   *[other] Stapel { $piles } blieben liegen
}
sheet-list = { $things }
sheet-claws = { $count ->
    [1] { "" }
   *[other] { $count } × 
}{ $card } ({ $claws })
sheet-times = { $count } × { $points }
