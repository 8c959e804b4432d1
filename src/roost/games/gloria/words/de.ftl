title = Gloria Picktoria

# Der Tisch

caption-visitors = Besuche
caption-pile = Stapel
caption-open = Auslage
caption-chests = Leere Truhen
caption-cards = Handkarten
caption-preview = Wertung jetzt
caption-penalty = Abzüge
caption-total = Gesamt
caption-fox = Fuchs
caption-known = Bekannt
caption-faces = Truhen
caption-points = Punkte
caption-hand = Deine Hand
visits = { $left ->
    [0] alle sind vorbei
    [one] der nächste bringt Wertung { $number } von { $all }
   *[other] noch { $left } bis Wertung { $number } von { $all }
}
pile = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, darunter { $visitors ->
    [one] 1 Besuch
   *[other] { $visitors } Besuche
}
legend-card = Karte
legend-joker = Joker
legend-doubler = Verdoppler
legend-fox = Fuchs
legend-worth = bei Wertung jetzt
legend-unseen = ungesehen
fox-waits = wartet, bis alle eine Reihe eröffnet haben
fox-stands = bei { $name } auf der { $row }, die so nichts zählt
points-left = { $count ->
    [0] { $name } hat alle ausgegeben
    [one] { $name } hat noch 1
   *[other] { $name } hat noch { $count }
}
hand-empty = keine Karten

# Karten: der kurze Name eines Motivs, und eine Karte im vierten Fall, wie sie in Sätzen steht

kind-grains = Goldkörner
kind-rings = Platinringe
kind-rugs = Bettvorleger
kind-tails = Fuchsschwänze
kind-teeth = Zahnketten
kind-showcases = Vitrinen
kind-eggs = Prunkeier
kind-combs = Korallenkämme
kind-perches = Samtstangen
kind-vanes = Wetterhähne
kind-joker = Joker
kind-doubler = Verdoppler

card-grains = ein Goldkorn
card-rings = einen Platinring
card-rugs = einen Bettvorleger
card-tails = einen Fuchsschwanz
card-teeth = eine Zahnkette
card-showcases = eine Vitrine
card-eggs = ein Prunkei
card-combs = einen Korallenkamm
card-perches = eine Samtstange
card-vanes = einen Wetterhahn
card-joker = einen Joker
card-doubler = den Verdoppler

row-grains = Reihe Goldkörner
row-rings = Reihe Platinringe
row-rugs = Reihe Bettvorleger
row-tails = Reihe Fuchsschwänze
row-teeth = Reihe Zahnketten
row-showcases = Reihe Vitrinen
row-eggs = Reihe Prunkeier
row-combs = Reihe Korallenkämme
row-perches = Reihe Samtstangen
row-vanes = Reihe Wetterhähne

# Was zu entscheiden ist

phase-act = { $name }, was tust du? { $points ->
    [one] Du hast noch 1 Punkt.
   *[other] Du hast noch { $points } Punkte.
}
phase-pass = { $name }, gibst du den Fuchs an { $left } weiter?
topic-chest = eine Karte als Truhe legen
topic-place = eine Karte in eine Reihe legen
topic-joker = einen Joker anlegen
topic-doubler = eine Reihe verdoppeln und abschließen
topic-fox = den Fuchs versetzen

# Züge

move-chest = { $card } als Truhe legen{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } auf der Hand)
}
move-open = eine { $row } eröffnen ({ $best ->
    [0] allein
   *[other] Rivale: { $best }
})
move-add = { $card } anlegen: { $length } Karten ({ $best ->
    [0] allein
   *[other] Rivale: { $best }
})
move-joker = Joker an die { $row }: { $length } Karten ({ $best ->
    [0] allein
   *[other] Rivale: { $best }
})
move-doubler = Verdoppler an die { $row } (wert: { $points })
move-take = { $card } nehmen ({ $length ->
    [0] keine Reihe
   *[other] Reihe: { $length }
}, Hand: { $held })
move-take-joker = { $card } nehmen (Hand: { $held })
move-blind = eine Karte blind ziehen, für 2 Punkte
move-fox-own = Fuchs auf deine { $row } (wert: { $points })
move-fox-left = Fuchs zu { $name }: { $row } (wert: { $points }), 2 Punkte
move-pass = den Fuchs an { $name } geben: { $row } (wert: { $points })
move-keep = den Fuchs auf deiner { $row } behalten

# Was geschieht

event-chest-laid = { $name } legt { $card } als Truhe ({ $chests ->
    [one] 1 ist leer
   *[other] { $chests } sind leer
}).
event-row-opened = { $name } eröffnet eine { $row }.
event-card-placed = { $name } legt { $card } an: { $length } Karten in der Reihe.
event-joker-placed = { $name } legt einen Joker an die { $row }: { $length } Karten.
event-row-closed = { $name } verdoppelt die { $row } und schließt sie ab.
event-card-taken = { $name } nimmt { $card }.
event-card-drawn = { $name } zieht blind eine Karte.
event-card-drawn-seen = { $name } zieht blind { $card }.
event-open-refilled = Der Stapel bringt { $card }.
event-visitor-came = Der Hahn schaut vorbei: Besuch { $number } von 10.
event-fox-entered = { $name } bekommt den Fuchs, auf die { $row }.
event-fox-moved = { $name } { $how ->
    [own] setzt den Fuchs auf die { $row }.
    [left] schickt den Fuchs zu { $target }, auf die { $row }.
   *[pass] gibt den Fuchs an { $target }, auf die { $row }.
}
event-fox-kept = { $name } behält den Fuchs auf der { $row }.
scored = { $name } { $points }, jetzt { $total }

ending-last-visitor = Der zehnte Besuch war da.
score-part = Wertung { $number }
score-sole = Einzige Reihe
score-longest = Längste Reihe
score-tied = Gleich lange
score-second = Zweitlängste
score-doubler = Verdoppler
score-chests = Leere Truhen
score-hand = Handkarten
detail-grains = Goldkörner
detail-rings = Platinringe
detail-rugs = Bettvorleger
detail-tails = Fuchsschwänze
detail-teeth = Zahnketten
detail-showcases = Vitrinen
detail-eggs = Prunkeier
detail-combs = Korallenkämme
detail-perches = Samtstangen
detail-vanes = Wetterhähne

# Warum ein Zug gut oder schlecht ist: was der Coach sagt

reason-chest = { $chests ->
    [one] 1 leere Truhe
   *[other] { $chests } leere Truhen
} für { $motifs ->
    [0] kein neues Motiv auf der Hand
    [one] 1 neues Motiv auf der Hand
   *[other] { $motifs } neue Motive auf der Hand
}{ $idle ->
    [0] { "" }
   *[other] ; was leer bleibt, kostet am Ende { $idle }
}
reason-place = { $fox ->
    [comes] der Fuchs kommt darauf: vorerst nichts wert
    [there] unter dem Fuchs vorerst nichts wert
   *[no] brächte bei einer Wertung jetzt { $points } (bisher { $before })
}{ $cost ->
    [0] { "" }
   *[other] ; den anderen { $cost } weniger
}
reason-double = brächte bei einer Wertung jetzt { $points } (bisher { $before }), wächst aber nicht mehr; { $rival ->
    [0] sonst hat niemand eine Reihe davon
   *[other] { $length } gegen { $rival } beim besten Rivalen
}
reason-take = { $use ->
    [closed] nutzlos für die eigene Reihe, die abgeschlossen ist
    [row] für die eigene Reihe
   *[new] für eine neue Reihe
}, { $rival ->
    [0] sonst hat niemand eine Reihe davon
   *[other] der beste Rivale hat { $rival }
}{ reason-visit }
reason-take-joker = passt an jede Reihe, die nicht abgeschlossen ist{ reason-visit }
reason-blind = passt in { NUMBER($fits, maximumFractionDigits: 0) } % der Fälle an eine eigene Reihe{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; der Stapel kann eine Wertung bringen ({ NUMBER($visit, maximumFractionDigits: 0) } %)
}
reason-fox-own = { $own ->
    [more] die eigenen Reihen brächten bei einer Wertung jetzt { $change } mehr
    [less] die eigenen Reihen brächten bei einer Wertung jetzt { $change } weniger
   *[same] die eigenen Reihen brächten bei einer Wertung jetzt gleich viel
}
reason-fox-left = bei einer Wertung jetzt { $lost } weniger für { $name }, { $own } mehr für die eigenen Reihen
reason-keep = bei einer Wertung jetzt würde der Fuchs { $lost } kosten

# Fehler

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
error-gloria-move = „{ $text }“ ist kein Zug. Züge sind: chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. Die Motive sind: { $motifs }. ? hilft weiter.
error-gloria-ambiguous-move = „{ $text }“ kann mehrere Züge bedeuten: { $among }.
error-gloria-no-such-move = Einen Zug { $move } gibt es nicht.
error-gloria-not-in-hand = Diese Karte hast du nicht auf der Hand: { named-card }.
error-gloria-no-chest = Eine neue Reihe ({ named-motif }) braucht eine leere Truhe: Lege erst irgendeine Karte als Truhe.
error-gloria-no-row = { $card ->
    [joker] Ein Joker eröffnet keine Reihe, und du hast keine mit diesem Motiv: { named-motif }.
   *[doubler] Der Verdoppler braucht eine Reihe mit einer Karte, und du hast keine mit diesem Motiv: { named-motif }.
}
error-gloria-closed = Diese Reihe hat der Verdoppler abgeschlossen: { named-motif }.
error-gloria-not-open = Diese Karte liegt nicht aus: { named-card }.
error-gloria-blind-used = Blind ziehst du nur eine Karte pro Zug.
error-gloria-too-dear = „{ $move }“ kostet { $cost } Punkte, du hast noch { $left }.
error-gloria-fox-waits = Der Fuchs wartet noch: Er kommt, wenn alle eine Reihe eröffnet haben.
error-gloria-fox-elsewhere = Der Fuchs ist nicht auf einer deiner Reihen.
error-gloria-fox-moved = Du hast den Fuchs in diesem Zug schon versetzt.
error-gloria-fox-there = Der Fuchs ist schon auf dieser Reihe: { named-motif }.
error-gloria-fox-no-row = Diese Reihe hast du nicht: { named-motif }.
error-gloria-fox-no-left-row = Links von dir gibt es diese Reihe nicht: { named-motif }.
error-gloria-not-in-act = „{ $move }“ kommt erst am Ende des Zuges, wenn deine Punkte ausgegeben sind und der Fuchs bei dir ist.
error-gloria-not-in-pass = „{ $move }“ geht jetzt nicht, deine Punkte sind ausgegeben: Gib den Fuchs weiter oder behalte ihn.

notation =
    - chest rings: einen Platinring als Truhe legen (ebenso chest joker, chest doubler)
    - place rings: eine Reihe Platinringe eröffnen oder einen Ring an deine anlegen
    - place joker rings, place doubler rings: einen Joker oder den Verdoppler an deine Reihe Platinringe legen
    - take rings, take joker: diese Karte der Auslage nehmen; blind: für 2 Punkte die oberste Karte des Stapels ziehen
    - fox rings: den Fuchs auf deine eigene Reihe Platinringe setzen
    - fox left rings: den Fuchs für 2 Punkte auf die Reihe Platinringe links von dir schicken
    - am Ende des Zuges pass rings: den Fuchs umsonst auf diese Reihe links von dir weitergeben; keep: ihn behalten
    - die Motive: grains (Goldkörner), rings (Platinringe), rugs (Bettvorleger), tails (Fuchsschwänze), teeth
      (Zahnketten), showcases (Vitrinen), eggs (Prunkeier), combs (Korallenkämme), perches (Samtstangen), vanes
      (Wetterhähne)
    - Wörter darfst du kürzen, solange sie eindeutig bleiben: ta ri ist take rings

rules =
    ## Worum es geht

    Ein Hahn von Welt hat seinen Besuch angekündigt, und jede Henne auf dem Hof will ihn mit Kunst beeindrucken. Ihr
    baut Sammlungen auf: Reihen von Karten mit gleichem Motiv. Dreimal im Spiel werden die Reihen aller verglichen,
    Motiv für Motiv. Wer danach die meisten Punkte hat, gewinnt.

    Es gibt zehn Motive mit je neun Karten: Goldkörner, Fußringe aus Platin, Bettvorleger aus Fuchs, Fuchsschwänze,
    Ketten aus Fuchszähnen, Vitrinen, Prunkeier, Korallenkämme, Samtstangen und vergoldete Wetterhähne. Dazu kommen
    fünf Joker, für jeden ein Verdoppler, zehn Besuche und ein Fuchs.

    ## Der Anfang

    Drei Karten liegen offen in der Mitte: die Auslage. Alle haben vier Karten und einen Verdoppler auf der Hand. Die
    Besuche sind in den Stapel gemischt. Wer beginnt, wird ausgelost; dann geht es links herum weiter.

    ## Dein Zug

    Du hast drei Punkte und gibst sie alle aus, in beliebiger Reihenfolge. Du darfst auch mehrmals dasselbe tun.

    - Eine Truhe legen, 1 Punkt: Zeige eine Handkarte, gern auch einen Joker oder deinen Verdoppler, und lege sie
      verdeckt vor dich. Von nun an ist sie nur noch eine Truhe. Du darfst beliebig viele leere haben.
    - Eine Motivkarte legen, 1 Punkt: Lege sie an deine Reihe mit diesem Motiv an, oder eröffne mit ihr eine Reihe an
      einer leeren Truhe. Von jedem Motiv hast du höchstens eine Reihe.
    - Einen Joker legen, 1 Punkt: Er zählt als Karte einer beliebigen Reihe von dir, eröffnet aber keine.
    - Deinen Verdoppler legen, 1 Punkt: Er kommt an eine Reihe mit mindestens einer offenen Karte und verdoppelt von da
      an bei jeder Wertung, was sie einbringt. Länger macht er sie nicht, und er schließt sie ab: Es wird nichts mehr
      angelegt.
    - Eine Karte der Auslage nehmen, 1 Punkt: Der Stapel ersetzt sie sofort.
    - Die oberste Karte des Stapels blind ziehen, 2 Punkte: nur einmal pro Zug.
    - Den Fuchs versetzen, wenn er auf einer deiner Reihen ist: auf eine andere deiner Reihen für 1 Punkt oder auf eine
      beliebige Reihe links von dir für 2 Punkte. Nur eines von beiden, und nur einmal pro Zug.

    Sind deine Punkte ausgegeben und ist der Fuchs bei dir, darfst du ihn umsonst auf eine beliebige Reihe deines linken
    Nachbarn weitergeben, auch wenn du ihn vorher schon zwischen deinen Reihen versetzt hast. Was liegt, wird nie zurückgenommen, verschoben oder umgedreht.

    ## Der Fuchs

    Der Fuchs wartet neben dem Stapel. Sobald auch der Letzte von euch seine erste Reihe eröffnet, kommt er und setzt
    sich darauf. Eine Reihe mit dem Fuchs ist nichts wert, und für alle anderen ist sie wie nicht vorhanden.
    Wachsen oder abgeschlossen werden kann sie trotzdem.

    ## Die Besuche

    Kommt aus dem Stapel der Hahn zu Besuch, wird er sichtbar beiseitegelegt, und die nächste Karte rückt nach; das
    kostet nichts, auch nicht, wenn du blind gezogen hast. Der 4., der 7. und der 10. Besuch bringen sofort eine
    Wertung, noch bevor die nächste Karte kommt. Dann geht der Zug weiter, nur mit dem 10. ist das Spiel aus: Eine eben
    genommene Karte bleibt auf deiner Hand, ein blindes Ziehen bringt keine mehr.

    ## Die Wertung

    Jedes Motiv wird für sich gewertet. Es zählt, wie viele offene Karten eine Reihe hat, Joker eingerechnet.

    - Nur du hast eine Reihe mit diesem Motiv: 4 Punkte.
    - Sonst bekommt die längste Reihe 3 Punkte, die zweitlängste 1.
    - Mehrere Reihen sind die längsten: je 2 Punkte, und nichts für alle anderen.
    - Mehrere Reihen sind die zweitlängsten: nichts für sie und nichts für kürzere.
    - Eine Reihe mit Verdoppler bekommt das Doppelte.

    Bei der letzten Wertung kostet jede Truhe ohne Reihe 2 Punkte und jede Karte auf deiner Hand 1 Punkt. Man kann auch
    unter null fallen. Bei Gleichstand teilt man sich den Sieg.
