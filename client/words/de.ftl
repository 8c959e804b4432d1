# Die Startseite

home-lead = Fünf Familienspiele vom Hühnerhof und vom Strand. Spiel sofort los, mit Freunden oder gegen schlaue Hennen.
home-play = Gleich spielen
home-setup = Mitspieler wählen
home-rules = Regeln
home-continue = Weiterspielen
home-finished = In den letzten Tagen beendet ({ $count })
home-see = Ergebnis
home-remove = { $game } aus dieser Liste entfernen
home-bring-back = Entferntes wieder zeigen ({ $count })
home-open-tables = Offene Tische
home-no-tables = Gerade wartet niemand. Eröffne selbst einen Tisch!
home-my-games = Deine Spiele
home-join = Mitspielen
home-more = Noch { $count } zeigen
home-seats = { $least } bis { $most } Personen
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Würfeln, das Glück herausfordern und die fettesten Portionen vom Grill schnappen.
tagline-heckmeck-deluxe = Sechs Spezialisten und Röstwürmer mischen mit: mehr Glück, mehr Klau, mehr List.
tagline-karteneck = Karten auslegen, das Menü im Blick behalten und genau im richtigen Moment aussteigen.
tagline-zwickern = Krebse und Scheren: am Strand Stapel bauen und den Tisch leerkaufen.
tagline-gloria = Hennen sammeln Kuriositäten. Die längsten Reihen zählen, wenn der Hahn ruft.

# Ein Tisch wird vorbereitet

setup-title = Ein Tisch für { $game }
setup-name = Dein Name
setup-other-name = Name der Person { $number }
setup-players = Wer spielt mit?
setup-you = Du
setup-friend = Jemand per Link
setup-here = Jemand an diesem Gerät
setup-seat = Platz { $number }
setup-add = Noch ein Platz
setup-remove = Platz { $number } entfernen
setup-variant = Variante
setup-clock = Uhr
setup-clock-none = Ohne Uhr
setup-clock-move = { $seconds } Sekunden für jede Entscheidung
setup-clock-bank = { $minutes ->
    [one] 1 Minute für das ganze Spiel
   *[other] { $minutes } Minuten für das ganze Spiel
}, und { $bonus } Sekunden mehr mit jeder Entscheidung
setup-public = Allen zeigen, die einen Tisch suchen
setup-open = Tisch eröffnen
setup-start = Spiel beginnen
ratings-title = Wer hier am besten spielt
ratings-name = Name
ratings-rating = Wertung
ratings-games = Spiele
ratings-about = Eine Wertung beginnt bei 0 und steigt mit Siegen, umso mehr, je stärker die anderen sind. Spiele mit Hilfe des Coachs, mit zurückgenommenen Zügen oder mit mehreren Personen an einem Gerät zählen nicht.
option-variant-classic = Klassisch: Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe: mit Spezialisten und Röstwürmern
level-chick = Küken: freundlich
level-hen = Henne: solide
level-rooster = Hahn: stark
level-fox = Fuchs: am stärksten
guest-name = Gast
called-chick = Küken
called-hen = Henne
called-rooster = Hahn
called-fox = Fuchs

# Am Tisch

seat-turn = am Zug
seat-replaced = vertreten durch { $bot }
seat-awaited = wird erwartet
seat-away = nicht da
seat-free = freier Platz
seat-kept = für jemanden reserviert
seat-kept-you = für dich reserviert
table-waiting = Wir warten auf Mitspieler
table-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-waiting-watch = Die Plätze sind für die reserviert, die gespielt haben. Sobald sie da sind, kannst du zuschauen.
table-link = Schick diesen Link an deine Freunde:
table-copy = Link kopieren
table-copied = Kopiert
table-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder durch langes Drücken.
table-link-here = Diesen Link kann nur dieses Gerät öffnen. Damit andere mitspielen können, beende den Server und starte ihn mit: roost serve --host 0.0.0.0
table-code = QR-Code des Links
table-sit = Hier hinsetzen
table-call-bot = Einen Bot holen: { $bot }
table-rise = Aufstehen
table-bot-level = Falls ein Bot spielt, welcher?
table-your-turn = Du bist dran
table-others-turn = { $name } ist am Zug.
table-sending = Dein Zug ist unterwegs …
table-lost = Die Verbindung ist weg. Neuer Versuch läuft …
table-connecting = Einen Moment …
table-replaced-you = Ein Bot spielt für dich.
table-awaits = Der Tisch wartet auf dich.
table-awaits-late = Deine Zeit ist um, und der Tisch wartet auf dich.
table-return = Selbst weiterspielen
table-replace = Einen Bot für { $name } spielen lassen
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = { $name } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
table-undo-yes = Einverstanden
table-undo-no = Nein
table-undo-waiting = Die anderen werden gefragt.
table-undo-withdraw = Doch nicht
table-undo-declined = { $name } möchte das lieber nicht.
table-undo-declined-some = Nicht alle sind einverstanden.
table-leave = Verlassen
table-leave-sure = Das Spiel verlassen? Ein Bot spielt für dich weiter, und du kannst zurückkommen.
table-leave-waits = Das Spiel verlassen? Es wartet unter „Deine Spiele“ auf dich.
table-stay = Bleiben
table-skip = Überspringen
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-story = Was geschah
recap-title = Während du weg warst
recap-close = Verstanden
table-full = Alle Plätze sind besetzt, du schaust zu.
table-own = Selbst einen Tisch eröffnen
table-over = Das Spiel ist vorbei
table-again = Noch einmal
table-again-join = Ein neuer Tisch steht bereit
table-again-watch = Beim nächsten Spiel zuschauen
table-record = Aufzeichnung behalten
table-home = Alle Spiele
table-rated = Dieses Spiel zählt für die Wertung.
table-unrated = Dieses Spiel wird nicht gewertet.
table-look = { $name } ist an der Reihe
table-look-text = Gib das Gerät weiter, damit sonst niemand die Karten sieht.
table-look-ready = Ich bin { $name }: Karten zeigen
table-hand-hidden = Deine Karten sind verdeckt, solange andere zusehen.
table-moves = Deine Züge
table-fair = Faires Glück
table-fair-text = Vor dem ersten Zug legt sich der Tisch auf all sein Glück fest, und alle mischen etwas Eigenes dazu. Nach dem Spiel prüft roost verify die Aufzeichnung.
table-fair-commitment = Festlegung
table-fair-key = Schlüssel
table-fair-broken = Das Glück dieses Spiels ist nicht das, das am Anfang versprochen wurde. Traue diesem Server nicht.
table-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

# Der Coach

coach-ask = Den Coach fragen
coach-thinking = Der Coach überlegt …
coach-title = Der Coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Gewinnchance
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Gewinnchance
coach-score = erwartete Punkte: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Der Wertungszettel

sheet-name = Name
sheet-total = Summe
sheet-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
sheet-shared = { $names } teilen sich den Sieg!

# Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Tempo
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-sound = Ton
settings-close = Schließen
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = So wird { $game } gespielt

# Wenn etwas nicht stimmt

missing-title = Hier ist nichts
missing-text = Vielleicht ist der Link vertippt, oder die Seite gibt es nicht mehr. Zu allen Spielen ist es nur ein Klick.
away-title = Der Server antwortet nicht
away-text = Vielleicht startet er gerade neu. Diese Seite versucht es weiter, und deine Spiele sind sicher.
database-away = Die Datenbank ist gerade nicht erreichbar.
refused-title = Dieser Tisch lässt sich nicht zeigen
try-again = Noch einmal versuchen

# Heckmeck

portion-label = Portion { $portion }, { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
portion-turned-label = Portion { $portion }, umgedreht
stack-label = Stapel von { $name }: oben Portion { $portion }, { $height ->
    [one] 1 Portion
   *[other] { $height } Portionen
}
stack-empty = { $name } hat keine Portion
worm-count = { $count ->
    [one] 1 Wurm
   *[other] { $count } Würmer
}
no-worm-yet = noch kein Wurm
heckmeck-aside = Beiseitegelegt
heckmeck-used = liegt schon
heckmeck-nothing-aside = Noch nichts beiseitegelegt
heckmeck-failed = Misslungen!
heckmeck-roast-worms = { $count ->
    [one] 1 Röstwurm
   *[other] { $count } Röstwürmer
}
heckmeck-specialists = Die Spezialisten
heckmeck-on-grill = auf Portion { $portion }
heckmeck-with = bei { $name }
heckmeck-out = aus dem Spiel
heckmeck-called-can = Dose
heckmeck-called-hen = Henne
heckmeck-called-raven = Rabe
heckmeck-called-weasel = Wiesel
heckmeck-called-golden = Goldener Würfel
heckmeck-called-apple = Apfel
heckmeck-about-can = Liegt beim Aufhören kein Wurm beiseite, zählt sie als Wurm im Wert von 5.
heckmeck-about-hen = Beschützt deinen Stapel und deine Röstwürmer: Wer dich bestiehlt, bekommt sie statt der Portion, und misslingt dein Zug, geht sie an deren Stelle zurück.
heckmeck-about-raven = Gehört niemandem. Wer die Portion unter ihm nimmt, bekommt einen Röstwurm.
heckmeck-about-weasel = Einmal im Zug wirfst du alle eben geworfenen Würfel noch einmal, sogar nach einem Fehlwurf.
heckmeck-about-golden = Ein neunter Würfel nur mit Einsen und Würmern. Du darfst ihn vom ersten Wurf an mitwerfen.
heckmeck-about-apple = Drei Würmer am Ende des Spiels.
heckmeck-one-each = Niemand behält mehr als einen. Misslingt ein Zug, kehrt der Spezialist auf den Grill zurück.

# Heckmeck am Karteneck

karteneck-grill = Der Grill und die Stapel
karteneck-grill-empty = Der Grill ist leer.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = kleinste
karteneck-menu-for = Wie das Menü jetzt steht, geht Portion { $portion } an { $name }
karteneck-menu-nobody = Wie das Menü jetzt steht, bekommt sie niemand
karteneck-draw-pile = Stapel
karteneck-discard-pile = Ablage
karteneck-count = Karten zählen
karteneck-counts-title = Für alle, die mitzählen
karteneck-card = Karte
karteneck-unseen = Ungesehen
karteneck-unseen-text = Was ungesehen ist, liegt im Stapel oder auf anderen Händen. Die kleinen Zahlen stehen auf den Schildern.
karteneck-stacks = Portionsstapel, die oberste zuletzt
karteneck-unopened = Portionen, die noch nicht aufgetaucht sind
karteneck-removed = { $count ->
    [one] 1 davon kam vor dem Spiel verdeckt in die Schachtel, niemand weiß, welche.
   *[other] { $count } davon kamen vor dem Spiel verdeckt in die Schachtel, niemand weiß, welche.
}
karteneck-begins = { $name } beginnt
karteneck-hand-of = { $name } hat { $cards } auf der Hand
karteneck-stack = Portionsstapel von { $name }: oben { $portion }; { $count ->
    [one] 1 Portion
   *[other] { $count } Portionen: { $values }
}
karteneck-display-of = Auslage von { $name }
karteneck-display-empty = Noch nichts ausgelegt
karteneck-signpost = Mit Wurm; höchstes Schild { $number }
karteneck-card-number = Karte { $kind }
karteneck-card-worm = Wurm mit Schild { $number }
karteneck-card-of = { $card }, { $number } von { $count }
karteneck-hand-hidden = Deine Karten sind verdeckt, solange andere zusehen
karteneck-hand-empty = Deine Hand ist leer.
karteneck-touch = Berühre die Karten einer Sorte, die du auslegen willst, oder steig aus.
karteneck-how-many = Wie viele davon?
karteneck-makes = zusammen { $total }
karteneck-put-back = Zurücklegen
karteneck-ends-round = Damit endet die Runde.
karteneck-draws = Du ziehst { $cards }.
karteneck-more = Es gibt mehr Möglichkeiten, Würmer zu wählen, als auf eine Liste passen. Berühre die Würmer, die du willst, oder tippe sie ein:
karteneck-play = So spielen

# Gloria Picktoria

gloria-why-sole = einzige
gloria-why-longest = längste
gloria-why-tied = gleichauf
gloria-why-second = zweite
gloria-why-second-tied = zweite, geteilt
gloria-why-behind = dahinter
gloria-why-fox = Fuchs
gloria-row-label = { $name }, { $row }: { $length ->
    [one] 1 Karte
   *[other] { $length } Karten
}{ $jokers ->
    [0] { "" }
    [one] , davon 1 Joker
   *[other] , davon { $jokers } Joker
}{ $doubled ->
    [yes] , verdoppelt und abgeschlossen
   *[no] { "" }
}
gloria-caption = { $caption }:
gloria-visits = { $count } von { $all }
gloria-market = Die Tischmitte
gloria-others = Die anderen
gloria-own = Deine Sammlung
gloria-collection = Sammlung von { $name }
gloria-no-rows = Noch keine Reihe
gloria-no-chest = Keine leere Truhe
gloria-first = Lege eine Karte als Truhe und eröffne dann eine Reihe daran.
gloria-unseen = Ungesehene Karten
gloria-help = Tippe eine Karte, eine Reihe, eine Truhe, den Stapel oder den Fuchs an: Was damit geht, steht dann dort.
gloria-put-back = Zurücklegen
gloria-no-row-for-it = Zurzeit passt das an keine deiner Reihen.
gloria-blind-dear = Blind ziehen kostet 2 Punkte.
gloria-fox-nowhere = Der Fuchs kann jetzt nicht versetzt werden.
gloria-typed = Es gibt noch mehr Züge: Schreibe einen in Kurzform
gloria-typed-play = Ziehen

# Zwickern

zwickern-table = Am Strand
zwickern-deck = { $count ->
    [one] 1 Karte ist noch nicht ausgeteilt
   *[other] { $count } Karten sind noch nicht ausgeteilt
}
zwickern-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
zwickern-dealer = gibt
zwickern-most = für die meisten Karten
zwickern-due = { $points } Punkte gehen verloren, wenn die Runde so endet
zwickern-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} aus früheren Durchgängen, und { $worth }, wenn dieser jetzt endete
zwickern-card = Karte { $card }{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}
zwickern-pile = Stapel im Wert von { $value }, { $told }
zwickern-choose-card = Tippe eine Karte deiner Hand an.
zwickern-choose-items = Tippe an, was du kaufen oder worauf du bauen willst.
zwickern-only-lay = Der Tisch ist leer: Deine { $card } lässt sich nur auslegen.
zwickern-only-build = Deine { $card } kann { $item } nicht kaufen, aber darauf bauen.
zwickern-unlisted = Das steht nicht in der Liste, lässt sich aber versuchen.
zwickern-missing = { $count } fehlt noch
zwickern-rich = Das bringt am meisten
zwickern-more = Es passt noch mehr:
zwickern-no-buy = Mit deinen Karten lässt sich gerade nichts kaufen.
zwickern-clear = Zurück
zwickern-build-on = Auf { $item } bauen:
zwickern-lay = Auslegen:
zwickern-open = beide offen
zwickern-fixed = fest
zwickern-own = deine { $card } kauft ihn
zwickern-risk = −{ $points }, wenn er bleibt
zwickern-sheet-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
zwickern-sheet-piles = { $count ->
    [one] Stapel { $piles } blieb
   *[other] Stapel { $piles } blieben
}
zwickern-too-dear = zu teuer für alle
zwickern-can-buy = Kann etwas kaufen
zwickern-cannot-buy = Kann gerade nichts kaufen, aber bauen und ausgelegt werden
zwickern-first-card = Tippe zuerst eine Karte deiner Hand an
zwickern-fits = Lässt sich nehmen
zwickern-put-back = Noch einmal antippen legt es zurück
zwickern-begin-anew = Passt nicht zu dem, was du nimmst; antippen beginnt hier von vorn
zwickern-build-here = Mit dieser Karte nicht zu kaufen, aber zu bebauen
zwickern-cut = Es gibt mehr Käufe, als hier stehen: einen eintippen
zwickern-type = Ein Zug in Kurzform
zwickern-type-send = Spielen
zwickern-notation = So schreibt man Züge
zwickern-ledger = Was alle gekauft haben, und die Durchgänge bisher
