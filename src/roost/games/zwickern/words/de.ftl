title = Zwickern

# Der Tisch

heading = Durchgang { $deal } von { $deals } · Runde { $round } von { $rounds }
dealer = { $name } gibt
table-empty = Der Tisch ist leer.
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }(1 Schere)
   *[other] { " " }({ $claws } Scheren)
}
pile-fresh = { $cards }: −{ $points } für { $name } am Ende der Runde
pile-old = { $cards }: aus einer früheren Runde, keine Strafe
claws-hidden = Noch nicht gesehene Scheren:
rest = Was am Ende übrig ist, bekommt, wer zuletzt gekauft hat: bisher { $name }.
rest-nobody = Was am Ende übrig ist, bekommt, wer zuletzt gekauft hat: bisher niemand.
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
    [none] { " " }(−{ $points }, wenn er bleibt)
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
move-fix = einen Stapel beginnen: { $card } zählt fest { $value }{ $buyer ->
    [none] { " " }(−{ $points }, wenn er bleibt)
    [nothing] { " " }(das kauft keine Karte)
   *[other] { " " }(deine { $buyer } kauft ihn)
}

# Was geschieht

event-deal = Durchgang { $deal }: { $name } gibt
event-round = Runde { $round }: { $name } beginnt
event-dealt = { $name } bekommt { $cards }.
event-opened = Auf dem Tisch liegen { $cards }.
event-laid = { $name } legt { $card } aus.
event-fixed = { $name } beginnt einen Stapel: { $card } zählt fest { $value }.
event-built = { $name } baut { $card } auf { $item }: { $sum }.
event-bought = { $name } kauft { $groups } mit { $card }{ $value ->
    [0] { "" }
   *[other] { " " }als { $value }
}: { $cards } Karten{ $claws ->
    [0] .
    [one] , 1 Schere.
   *[other] , { $claws } Scheren.
}
event-zwick = { $name } räumt den Tisch ab: ein Zwick!
event-zwicks-cancelled = Zwicks heben sich auf: { $first } und { $last } drehen je einen um.
event-penalty = { $name } verliert { $points } Punkte: Stapel { $item } ist liegen geblieben.
event-rest = { $name } hat zuletzt gekauft und bekommt den Rest: { $cards }{ $claws ->
    [0] .
    [one] ; 1 Schere.
   *[other] ; { $claws } Scheren.
}
event-rest-nobody = Niemand hat gekauft, also bekommt niemand den Rest ({ $cards }).
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
    [cancels] , ein Zwick, der einen einer anderen Seite aufhebt
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other] ; spart { $saved } Punkte
}{ $spared ->
    [0] { "" }
   *[other] ; erspart einer anderen Seite { $spared } Punkte
}{ reason-clear }
reason-pile = { $own ->
    [none] keine Karte mit diesem Wert auf der Hand
   *[other] die { $own } auf der Hand kann ihn kaufen
}; { $unseen ->
    [0] keine ungesehene Karte hat diesen Wert
    [one] 1 ungesehene Karte hat diesen Wert
   *[other] { $unseen } ungesehene Karten haben diesen Wert
}{ $over ->
    [yes] ; übernimmt die Strafe dafür
   *[no] { "" }
}
reason-pile-zero = 0 geht bei jedem Kauf mit{ $over ->
    [yes] ; übernimmt die Strafe dafür
   *[no] { "" }
}
reason-pile-dear = keine Karte ist { $value } wert: kostet { $points } Punkte, wenn niemand weiterbaut
reason-lay = { $claws ->
    [0] bietet keine Scheren an
    [one] bietet 1 Schere an
   *[other] bietet { $claws } Scheren an
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one] ; 1 ungesehene Karte könnte dann den ganzen Tisch kaufen
   *[other] ; { $clear } ungesehene Karten könnten dann den ganzen Tisch kaufen
}

# Fehler

error-zwickern-move = „{ $text }“ ist kein Zug. Züge sind: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? hilft weiter.
error-zwickern-no-card = Eine Karte „{ $card }“ gibt es nicht. Karten heißen nach ihren Werten, etwa 7 oder 4/14; 10c3 ist die 10 mit drei Scheren.
error-zwickern-not-on-table = „{ $item }“ liegt nicht auf dem Tisch. Stapel heißen nach ihrem Wert, etwa [15].
error-zwickern-too-few = { $lying ->
    [one] „{ $item }“ liegt nur einmal auf dem Tisch.
   *[other] Auf dem Tisch liegen nur { $lying } von { $item }.
}
error-zwickern-which = „{ $item }“ kann mehreres heißen. Sag genau, was: { $choices }.
error-zwickern-value = Mit { $card } lässt sich hier nicht { $value } ansagen. Möglich sind: { $choices }.
error-zwickern-no-such-move = Einen Zug { $move } gibt es nicht.
error-zwickern-not-in-hand = Eine { $card } hast du nicht: Spiele eine Karte aus deiner Hand.
error-zwickern-not-plain = Die einfache { $card } hast du nicht. Ähnliche Karten schreibt man ganz aus: { $others }.
error-zwickern-not-fixed = { $card } hat nur einen Wert: Lege die Karte ohne „=“ aus.
error-zwickern-negative = { $card } auf { $item } ergäbe { $value }, und weniger als 0 ist kein Stapel wert.
error-zwickern-only-zero = Ein Stapel von 0 lässt sich mit { $card } nicht allein kaufen: Er kommt nur mit einer Gruppe mit, die den Wert ergibt.
error-zwickern-no-sum = { $card } kann { $items } nicht kaufen: Das lässt sich nicht in Gruppen teilen, die je einen ihrer Werte ergeben ({ $values }).

notation =
    - buy 8: 3 5: mit deiner 8 die 3 und die 5 vom Tisch kaufen; hinter dem Doppelpunkt steht alles, was du nimmst
    - build 3: 2/12 = 15: deine 3 auf die 2/12 bauen und 15 ansagen
    - build 3: [9] = 6: deine 3 auf den Stapel von 9 bauen und 6 ansagen; von mehreren Stapeln zu 9 ist [9]#2 der zweite
    - lay 7: deine 7 auslegen; lay 4/14: mit beiden Werten offen; lay 4/14 = 14: fest als 14, also als Stapel
    - 10c3 ist die 10 mit drei Scheren, 10c1 und 2c1 haben eine, 10 und 2 keine

rules =
    ## Worum es geht

    Krebse am Strand: Mit deinen Handkarten kaufst du Karten vom Tisch. Manche Karten zeigen Krebsscheren, das sind
    Punkte. Zu dritt spielen alle für sich; zu viert spielen zwei Paare, die einander gegenübersitzen und alles
    gemeinsam sammeln.

    ## Die Karten

    55 Karten: je vier von 2 bis 10; je vier von 1/11, 2/12, 3/13 und 4/14, die zwei Werte haben; dazu je eine 15, 25
    und 30. Es gibt 31 Scheren: 7 auf der 30, 6 auf der 25, 5 auf der 15, je 2 auf den 1/11, 3 auf einer der 10en und
    je 1 auf einer anderen 10 und auf einer der einfachen 2en.

    ## Durchgänge und Runden

    Zu dritt spielt ihr 3 Durchgänge mit je 4 Runden, zu viert 4 Durchgänge mit je 3 Runden. In der ersten Runde eines
    Durchgangs bekommen alle 5 Karten, und 3 liegen offen auf dem Tisch. In jeder weiteren Runde bekommen alle 4
    Karten, und der Tisch bleibt, wie er ist. Wer links vom Geber sitzt, beginnt jede Runde; dann geht es im
    Uhrzeigersinn, bis alle Hände leer sind. Im nächsten Durchgang gibt der nächste Platz. Zu dritt bleibt in jedem
    Durchgang eine Karte ungesehen übrig.

    ## Dein Zug

    Du spielst genau eine Karte: Du kaufst, baust oder legst aus. Nachgezogen wird nicht. Ist der Tisch leer, kannst
    du nur auslegen.

    ## Kaufen

    Deine Karte zählt einen ihrer Werte. Nimm Karten und Stapel, die genau diesen Wert ergeben: eine allein, mehrere
    zusammen oder mehrere solche Gruppen auf einmal. Jede offene Karte mit zwei Werten zählt, wie du willst. Du musst
    nicht kaufen und auch nicht alles nehmen, was ginge. Was du kaufst, kommt mit der gespielten Karte verdeckt zu
    deiner Beute.

    - Auf dem Tisch liegen 2, 3 und 5. Eine 8 kauft 3+5. Eine 5 kauft alle drei: die 5 und 2+3.
    - Auf dem Tisch liegen 3, 4 und 1/11. Eine 4/14 als 14 kauft 3+11. Als 4 kauft sie alle drei: die 4 und 3+1.

    ## Zwick

    Wer alles kauft, was auf dem Tisch liegt, macht einen Zwick und zeigt ihn mit einer offenen Karte: 1 Punkt. Zeigt
    in diesem Moment aber eine andere Seite einen Zwick, heben sich die beiden auf: Beide Seiten drehen einen um. Auch
    die letzte Karte eines Durchgangs kann einen Zwick machen, und die Karten, die Zwicks zeigen, zählen zu den
    gekauften.

    ## Bauen

    Lege deine Karte auf eine Karte oder einen Stapel des Tisches und sage den neuen Wert an: den alten plus oder
    minus deine Karte, nie deine Karte minus den alten. Bei Karten mit zwei Werten suchst du dir einen aus. Weniger
    als 0 ist ein Stapel nie wert, nach oben gibt es keine Grenze. Von da an zählt er als ein Ganzes mit diesem Wert,
    und alle dürfen ihn kaufen oder weiterbauen. Einen Stapel von 0 gibt es nur zusammen mit einer Gruppe, die den
    Wert ergibt. Du brauchst keine Karte, die kaufen könnte, was du baust.

    - Lege eine 3 auf eine 2/12: Sage 5 (2+3), 15 (12+3) oder 9 (12−3) an.

    So kommen 15, 25 und 30, an die kaum eine Karte heranreicht, auf Werte herunter, die sich kaufen lassen.

    ## Auslegen

    Deine Karte kommt zu den anderen auf den Tisch. Hat sie zwei Werte, lasse beide offen oder lege einen fest: Dann
    ist sie ein Stapel. Eine Karte mit nur einem Wert wird nie festgelegt.

    ## Das Ende einer Runde

    Jeder Stapel, an dem in dieser Runde gebaut oder dessen Wert festgelegt wurde und der noch liegt, kostet 30
    Punkte: Es zahlt, wer die letzte Karte darauf gespielt hat, bei Partnern ihre Seite. Das gilt auch in der letzten
    Runde eines Durchgangs. Der Stapel bleibt liegen und kostet nichts mehr, solange niemand weiterbaut.

    ## Das Ende eines Durchgangs

    Die Karten, die noch auf dem Tisch liegen, bekommt, wer in diesem Durchgang zuletzt gekauft hat; ein Zwick ist das
    nicht. Hat im ganzen Durchgang niemand gekauft, bekommt sie niemand. Dann zählt jede Seite:

    - 3 Punkte für die meisten Karten; bei Gleichstand bekommt sie niemand
    - 1 Punkt für jeden Zwick, den sie zeigt
    - die Scheren auf ihren Karten
    - minus 30 Punkte für jede Strafe

    Nach dem letzten Durchgang gewinnen die meisten Punkte; bei gleich vielen wird der Sieg geteilt.

    ## Im Terminal

    c2 auf einer Karte bedeutet zwei Scheren. Stapel haben einen doppelten Rand und ihren Wert in eckigen Klammern; !
    steht an einem Stapel, der 30 Punkte kosten würde. (+3) steht bei den meisten Karten, eine Strafe in runden
    Klammern droht am Ende der Runde. 14 + 8 heißt: 14 Punkte aus früheren Durchgängen, und 8 kämen dazu, wenn dieser
    jetzt endete.
