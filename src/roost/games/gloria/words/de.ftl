title = Gloria Picktoria

# Der Tisch

caption-visitors = Besuche
caption-pile = Stapel
caption-open = Auslage
caption-chests = Leere Kisten
caption-cards = Handkarten
caption-preview = Wertung jetzt
caption-penalty = Abzüge
caption-total = Gesamt
caption-fox = Fuchs
caption-known = Bekannt
caption-faces = Kisten
caption-points = Aktionen
caption-hand = Deine Hand
visits = { $left ->
    [0] alle waren da
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
legend-worth = Wertung jetzt
legend-unseen = verdeckt
fox-waits = wartet, bis alle eine Reihe eröffnet haben
fox-stands = bei { $name } auf der { $row }, die so nichts zählt
points-left = { $count ->
    [0] { $name } hat keine Aktionen mehr
    [one] { $name } hat noch 1 Aktion
   *[other] { $name } hat noch { $count } Aktionen
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

aim = Sammle die längsten Reihen, bis der Hahn kommt.
phase-act = { $name }, was machst du? { $points ->
    [one] Du hast noch 1 Aktion.
   *[other] Du hast noch { $points } Aktionen.
}
phase-pass = { $name }, gibst du den Fuchs an { $left } weiter?
topic-chest = eine Karte als Kiste legen
topic-place = eine Karte anlegen
topic-joker = einen Joker anlegen
topic-doubler = eine Reihe verdoppeln und abschließen
topic-fox = den Fuchs versetzen

# Züge

move-chest = { $card } als Kiste legen{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } auf der Hand)
}
move-open = eine { $row } eröffnen ({ $best ->
    [0] allein
   *[other] Gegner: { $best }
})
move-add = { $card } anlegen: { $length } Karten ({ $best ->
    [0] allein
   *[other] Gegner: { $best }
})
move-joker = Joker an die { $row }: { $length } Karten ({ $best ->
    [0] allein
   *[other] Gegner: { $best }
})
move-doubler = Verdoppler an die { $row } (Wert: { $points })
move-take = { $card } nehmen ({ $length ->
    [0] keine Reihe
   *[other] Reihe: { $length }
}, Hand: { $held })
move-take-joker = { $card } nehmen (Hand: { $held })
move-blind = eine Karte blind ziehen, 2 Aktionen
move-fox-own = Fuchs auf deine { $row } (Wert: { $points })
move-fox-left = Fuchs zu { $name }: { $row } (Wert { $points }), 2 Aktionen
move-pass = Fuchs weiter an { $name }: { $row } (Wert: { $points })
move-keep = den Fuchs auf deiner { $row } behalten

# Was geschieht

event-chest-laid = { $name } legt { $card } als Kiste ({ $chests ->
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
event-open-refilled = Die Auslage bekommt { $card }.
event-visitor-came = Der Hahn kommt vorbei: Besuch { $number } von 10.
event-fox-entered = Der Fuchs kommt zu { $name }, auf die { $row }.
event-fox-moved = { $name } { $how ->
    [own] versetzt den Fuchs auf die { $row }.
    [left] schickt den Fuchs zu { $target }, auf die { $row }.
   *[pass] gibt { $target } den Fuchs, auf die { $row }.
}
event-fox-kept = { $name } behält den Fuchs auf der { $row }.
scored = { $name } { $points }, jetzt { $total }
scored-lines = { $name } { $points }, jetzt { $total } ({ $earned })
scored-line = { $what } { $points }

ending-last-visitor = Der Hahn war zum zehnten Mal da.
score-part = Wertung { $number }
score-sole = Einzige Reihe
score-longest = Längste Reihe
score-tied = Gemeinsam längste
score-second = Zweitlängste
score-doubler = Verdoppler
score-chests = Leere Kisten
score-hand = Handkarten
details = { $things }
detail-times = { $count } × { $points }
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
    [one] 1 leere Kiste
   *[other] { $chests } leere Kisten
}, { $motifs ->
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
   *[no] Wertung jetzt: { $points } (bisher { $before })
}{ $cost ->
    [0] { "" }
   *[other] , für die anderen { $cost } weniger
}
reason-double = Wertung jetzt: { $points } (bisher { $before }), aber die Reihe wächst nicht mehr; { $rival ->
    [0] sonst hat niemand dieses Motiv
   *[other] { $length } Karten gegen { $rival } beim stärksten Gegner
}
reason-take = { $use ->
    [closed] nutzlos: Die eigene Reihe ist abgeschlossen
    [row] für die eigene Reihe
   *[new] für eine neue Reihe
}, { $rival ->
    [0] sonst hat niemand dieses Motiv
   *[other] der stärkste Gegner hat { $rival }
}{ reason-visit }
reason-take-joker = passt an jede Reihe, die nicht abgeschlossen ist{ reason-visit }
reason-blind = passt in { NUMBER($fits, maximumFractionDigits: 0) } % der Fälle an eine eigene Reihe{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; danach vielleicht eine Wertung ({ NUMBER($visit, maximumFractionDigits: 0) } %)
}
reason-fox-own = { $own ->
    [more] Wertung jetzt: { $change } mehr für die eigenen Reihen
    [less] Wertung jetzt: { $change } weniger für die eigenen Reihen
   *[same] Wertung jetzt: gleich viel für die eigenen Reihen
}
reason-fox-left = Wertung jetzt: { $lost } weniger für { $name }, { $own } mehr für die eigenen Reihen
reason-keep = Wertung jetzt: Der Fuchs kostet { $lost }

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
error-gloria-move = „{ $text }“ ist kein Zug. Züge sind: chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. Die Motive sind: { $motifs }. ? zeigt die Hilfe.
error-gloria-ambiguous-move = „{ $text }“ kann mehrere Züge bedeuten: { $among }.
error-gloria-no-such-move = Den Zug { $move } gibt es nicht.
error-gloria-not-in-hand = Diese Karte hast du nicht auf der Hand: { named-card }.
error-gloria-no-chest = Eine neue Reihe ({ named-motif }) braucht eine leere Schatzkiste: Lege erst eine beliebige Karte als Kiste.
error-gloria-no-row = { $card ->
    [joker] Ein Joker eröffnet keine Reihe, und du hast keine mit diesem Motiv: { named-motif }.
   *[doubler] Der Verdoppler braucht eine Reihe mit mindestens einer Karte, und du hast keine mit diesem Motiv: { named-motif }.
}
error-gloria-closed = Diese Reihe ist durch den Verdoppler abgeschlossen: { named-motif }.
error-gloria-not-open = Diese Karte liegt nicht in der Auslage: { named-card }.
error-gloria-blind-used = Blind ziehen darfst du nur einmal pro Zug.
error-gloria-too-dear = „{ $move }“ kostet { $cost } Aktionen, du hast noch { $left }.
error-gloria-fox-waits = Der Fuchs wartet noch: Er kommt, wenn alle eine Reihe eröffnet haben.
error-gloria-fox-elsewhere = Der Fuchs steht auf keiner deiner Reihen.
error-gloria-fox-moved = Du hast den Fuchs in diesem Zug schon versetzt.
error-gloria-fox-there = Der Fuchs steht schon auf dieser Reihe: { named-motif }.
error-gloria-fox-no-row = Diese Reihe hast du nicht: { named-motif }.
error-gloria-fox-no-left-row = Links von dir hat niemand diese Reihe: { named-motif }.
error-gloria-not-in-act = „{ $move }“ kommt erst am Ende deines Zuges, wenn du keine Aktionen mehr hast und der Fuchs bei dir steht.
error-gloria-not-in-pass = „{ $move }“ geht jetzt nicht, du hast keine Aktionen mehr: Gib den Fuchs weiter oder behalte ihn.

notation =
    - chest rings: einen Platinring als Kiste legen (ebenso chest joker, chest doubler)
    - place rings: eine Reihe Platinringe eröffnen oder einen Ring an deine anlegen
    - place joker rings, place doubler rings: einen Joker oder den Verdoppler an deine Reihe Platinringe legen
    - take rings, take joker: diese Karte aus der Auslage nehmen; blind: für 2 Aktionen die oberste Karte vom Stapel
      ziehen
    - fox rings: den Fuchs auf deine eigene Reihe Platinringe versetzen
    - fox left rings: den Fuchs für 2 Aktionen auf die Reihe Platinringe links von dir schicken
    - am Ende des Zuges pass rings: den Fuchs gratis auf diese Reihe links von dir weitergeben; keep: ihn behalten
    - die Motive: grains (Goldkörner), rings (Platinringe), rugs (Bettvorleger), tails (Fuchsschwänze), teeth
      (Zahnketten), showcases (Vitrinen), eggs (Prunkeier), combs (Korallenkämme), perches (Samtstangen), vanes
      (Wetterhähne)
    - Wörter darfst du abkürzen, solange sie eindeutig bleiben: ta ri heißt take rings

rules =
    ## Worum es geht

    Ein Hahn von Welt hat seinen Besuch angekündigt, und jede Henne auf dem Hof will ihn mit ihrer Kunst beeindrucken.
    Ihr baut Sammlungen auf: Reihen von Karten mit gleichem Motiv. Dreimal im Spiel werden die Reihen aller verglichen,
    Motiv für Motiv. Wer danach die meisten Punkte hat, gewinnt.

    Es gibt zehn Motive mit je neun Karten: Goldkörner, Platinringe, Bettvorleger aus Fuchsfell, Fuchsschwänze, Ketten
    aus Fuchszähnen, Vitrinen, Prunkeier, Korallenkämme, Samtstangen und vergoldete Wetterhähne. Dazu kommen fünf Joker,
    für alle je ein Verdoppler, zehn Besuche und ein Fuchs.

    ## Spielvorbereitung

    Drei Karten liegen offen in der Tischmitte: die Auslage. Alle haben vier Karten und einen Verdoppler auf der Hand.
    Die Besuche sind in den Stapel gemischt. Wer beginnt, wird ausgelost; dann geht es im Uhrzeigersinn weiter.

    ## Dein Zug

    Du hast drei Aktionen und musst alle nutzen, in beliebiger Reihenfolge. Du darfst auch mehrmals das Gleiche tun.

    - Schatzkiste legen, 1 Aktion: Zeige eine Handkarte, gern auch einen Joker oder deinen Verdoppler, und lege sie
      verdeckt vor dir ab. Ab jetzt ist sie nur noch eine Kiste. Du darfst beliebig viele leere Kisten haben.
    - Motivkarte legen, 1 Aktion: Lege sie an deine Reihe mit diesem Motiv an, oder eröffne mit ihr eine Reihe an einer
      leeren Kiste. Von jedem Motiv darfst du nur eine Reihe haben.
    - Joker anlegen, 1 Aktion: Er zählt als Karte einer beliebigen deiner Reihen, darf aber keine eröffnen.
    - Verdoppler anlegen, 1 Aktion: Er kommt an eine Reihe mit mindestens einer offenen Karte und verdoppelt ihre Punkte
      bei jeder weiteren Wertung. Er macht die Reihe nicht länger, und er schließt sie ab: Du darfst nichts mehr anlegen.
    - Eine Karte aus der Auslage nehmen, 1 Aktion: Sie wird sofort vom Stapel ersetzt.
    - Die oberste Karte vom Stapel blind ziehen, 2 Aktionen: nur einmal pro Zug.
    - Den Fuchs versetzen, wenn er auf einer deiner Reihen steht: auf eine andere deiner Reihen für 1 Aktion oder auf
      eine beliebige Reihe deines linken Nachbarn für 2 Aktionen. Nur eins von beiden, und nur einmal pro Zug.

    Steht der Fuchs nach deiner letzten Aktion bei dir, darfst du ihn gratis auf eine beliebige Reihe deines linken
    Nachbarn weitergeben, auch wenn du ihn vorher schon zwischen deinen Reihen versetzt hast. Ausgelegte Karten werden
    nie zurückgenommen, verschoben oder umgedreht.

    ## Der Fuchs

    Der Fuchs wartet neben dem Stapel. Sobald auch die letzte Person ihre erste Reihe eröffnet, kommt er auf diese
    Reihe. Eine Reihe mit dem Fuchs ist nichts wert; für alle anderen gilt sie als nicht vorhanden. Du darfst
    trotzdem daran anlegen oder sie abschließen.

    ## Die Besuche

    Kommt vom Stapel ein Besuch, wird er offen beiseitegelegt, und die nächste Karte rückt nach. Das kostet nichts, auch
    nicht beim blinden Ziehen. Der 4., der 7. und der 10. Besuch lösen sofort eine Wertung aus, noch bevor die nächste
    Karte kommt. Dann geht der Zug weiter. Mit dem 10. Besuch ist das Spiel aber vorbei: Eine gerade genommene Karte
    bleibt auf deiner Hand, blind ziehst du keine mehr.

    ## Wertung

    Jedes Motiv wird einzeln gewertet. Es zählt, wie viele offene Karten eine Reihe hat, Joker eingerechnet.

    - Nur du hast eine Reihe mit diesem Motiv: 4 Punkte.
    - Sonst bekommt die längste Reihe 3 Punkte, die zweitlängste 1.
    - Mehrere Reihen sind am längsten: je 2 Punkte, alle anderen gehen leer aus.
    - Mehrere Reihen sind am zweitlängsten: Sie und alle kürzeren gehen leer aus.
    - Eine Reihe mit Verdoppler bekommt das Doppelte.

    Bei der letzten Wertung kostet jede Kiste ohne Reihe 2 Punkte und jede Karte auf deiner Hand 1 Punkt. Du kannst auch
    Minuspunkte haben. Bei Gleichstand teilt ihr euch den Sieg.
