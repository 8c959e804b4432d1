# Die Startseite

home-lead = Fünf Familienspiele vom Hühnerhof und vom Strand. Spiel sofort los, mit Freunden oder gegen schlaue Bots.
home-play = Jetzt spielen
home-setup = Mitspieler wählen
home-rules = Regeln
home-continue = Weiterspielen
home-finished = Zuletzt beendet ({ $count })
home-see = Ergebnis
home-remove = { $game } aus dieser Liste entfernen
home-bring-back = Entfernte wieder anzeigen ({ $count })
home-open-tables = Offene Tische
home-no-tables = Gerade wartet niemand. Eröffne doch selbst einen Tisch!
home-my-games = Deine Spiele
home-join = Mitspielen
home-more = { $count } weitere anzeigen
home-seats = { $least } bis { $most } Personen
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Mindestens 21 Punkte und ein Wurm müssen her. Wer mehr wagt, schnappt sich die fettesten Portionen vom Grill.
tagline-heckmeck-deluxe = Sechs Spezialisten und Rostbratwürmer mischen den Grill auf: mehr Glück, mehr Klau, mehr List.
tagline-karteneck = Karten auslegen, das Menü im Blick behalten und im richtigen Moment aussteigen.
tagline-zwickern = Krebse und Scheren: am Strand Stapel bauen und den Tisch leer kaufen.
tagline-gloria = Hühner sammeln Kunst und Kurioses. Wer hat die längsten Reihen, wenn der Hahn zu Besuch kommt?

# Ein Tisch wird vorbereitet

setup-title = Neuer Tisch: { $game }
setup-name = Dein Name
profile-face = Dein Gesicht
profile-hint = Name und Gesicht begleiten dich an jeden neuen Tisch.
introduction-title = Schön, dass du da bist!
introduction-text = Wie sollen dich die anderen nennen, und welches Gesicht passt zu dir? Beides kannst du in den Einstellungen ändern.
introduction-play = Los geht’s
face-cat = Katze
face-dog = Hund
face-duck = Ente
face-frog = Frosch
face-mouse = Maus
face-owl = Eule
face-pig = Schwein
face-rabbit = Kaninchen
setup-other-name = Name von Person { $number }
setup-players = Wer spielt mit?
setup-you = Du
setup-friend = Jemand per Link
setup-here = Jemand an diesem Gerät
setup-seat = Platz { $number }
setup-add = Platz hinzufügen
setup-remove = Platz { $number } entfernen
setup-partners = Zwei gegen zwei: Partner sitzen sich gegenüber und sammeln gemeinsam.
setup-variant = Variante
setup-clock = Bedenkzeit
setup-clock-none = Unbegrenzt
setup-clock-move = { $seconds } Sekunden pro Entscheidung
setup-clock-bank = { $minutes ->
    [one] 1 Minute für das ganze Spiel
   *[other] { $minutes } Minuten für das ganze Spiel
}, plus { $bonus } Sekunden pro Entscheidung
setup-public = In der Liste der offenen Tische zeigen
setup-open = Tisch eröffnen
setup-start = Spiel starten
ratings-title = Bestenliste
ratings-name = Name
ratings-rating = Wertung
ratings-games = Spiele
ratings-about = Alle beginnen bei 0. Mit jedem Sieg steigt die Wertung, umso mehr, je stärker die anderen sind. Nicht gewertet werden Spiele mit Coach, mit zurückgenommenen Zügen oder mit mehreren Personen an einem Gerät.
option-variant-classic = Klassisch: Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe: mit Spezialisten und Rostbratwürmern
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

seat-turn = ist dran
seat-replaced = { $name } springt ein
seat-replaced-bot = ein Bot springt ein
seat-replaced-you = ein Bot spielt für dich
seat-awaited = alle warten
seat-away = nicht da
seat-free = freier Platz
seat-kept = für jemanden reserviert
seat-kept-you = für dich reserviert
table-waiting = Wir warten auf Mitspieler
table-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-waiting-watch = Die Plätze sind für die bisherigen Mitspieler reserviert. Sobald sie da sind, kannst du zuschauen.
table-link = Schick diesen Link an deine Freunde:
table-copy = Link kopieren
table-copied = Kopiert
table-copy-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur oder halte ihn gedrückt.
table-share = Teilen
table-share-text = Spiel mit mir { $game }!
table-link-here = Hier ist kein Netzwerk, oder der Server ist nur für dieses Gerät da. In einem anderen Fenster dieses Geräts geht der Link:
table-code = QR-Code für den Link
table-sit = Platz nehmen
table-call-bot = Bot dazuholen: { $bot }
table-rise = Platz verlassen
table-bot-level = Welcher Bot soll mitspielen?
table-your-turn = Du bist dran
table-others-turn = { $name } ist dran.
table-sending = Dein Zug ist unterwegs …
table-lost = Keine Verbindung. Neuer Versuch läuft …
table-connecting = Einen Moment …
table-replaced-you = Ein Bot spielt für dich.
table-awaits = Alle warten auf dich.
table-awaits-late = Deine Bedenkzeit ist abgelaufen, alle warten auf dich.
table-return = Selbst weiterspielen
table-replace = Bot für { $name } spielen lassen
table-undo = Zurücknehmen
table-undo-ask = Um Rücknahme bitten
table-undo-asked = { $name } möchte { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} zurücknehmen.
table-undo-yes = Zustimmen
table-undo-no = Ablehnen
table-undo-waiting = Die anderen müssen noch zustimmen.
table-undo-withdraw = Anfrage zurückziehen
table-undo-declined = { $name } ist nicht einverstanden.
table-undo-declined-some = Nicht alle sind einverstanden.
table-leave = Verlassen
table-leave-sure = Das Spiel verlassen? Ein Bot spielt für dich weiter, und du kannst jederzeit zurückkommen.
table-leave-waits = Das Spiel verlassen? Du findest es unter „Deine Spiele“ wieder.
table-stay = Bleiben
table-skip = Überspringen
table-menu = Mehr
table-continue = Weiter
table-chat = Chat
table-chat-empty = Noch keine Nachrichten.
table-chat-say = Nachricht schreiben
table-chat-send = Senden
table-story = Spielverlauf
recap-title = Während du weg warst
recap-close = Weiter
table-full = Alle Plätze sind besetzt, du schaust zu.
table-own = Eigenen Tisch eröffnen
table-over = Das Spiel ist vorbei
table-again = Noch einmal spielen
table-again-join = Zum neuen Tisch
table-again-watch = Beim nächsten Spiel zuschauen
table-record = Spielprotokoll speichern
table-home = Alle Spiele
table-rated = Dieses Spiel zählt für die Wertung.
table-unrated = Dieses Spiel wird nicht gewertet.
table-rated-tag = Gewertet
table-unrated-tag = Nicht gewertet
unrated-coach = Diese Partie wird gewertet. Hilft der Coach, zählt sie nicht mehr für die Wertung.
unrated-undo = Diese Partie wird gewertet. Nimmst du diesen Zug zurück, zählt sie nicht mehr für die Wertung.
unrated-answer = Die Partie zählt dann nicht mehr für die Wertung.
unrated-agree = Trotzdem
unrated-stay = Gewertet lassen
table-look = { $name } ist dran
table-look-text = Gib das Gerät weiter, damit niemand sonst die Karten sieht.
table-look-ready = Ich bin { $name }: Karten zeigen
table-hand-hidden = Deine Karten sind verdeckt, solange andere zuschauen.
table-moves = Deine Züge
table-fair = Fairer Zufall
table-fair-text = Schon vor dem ersten Zug legt der Server den ganzen Zufall fest, und alle Mitspieler steuern etwas Eigenes bei. Nach dem Spiel lässt sich das im Spielprotokoll mit roost verify prüfen.
table-fair-commitment = Festlegung
table-fair-key = Schlüssel
table-fair-broken = Der Zufall in diesem Spiel passt nicht zur Festlegung vom Anfang. Traue diesem Server nicht.
table-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

# Der Coach

coach-ask = Coach fragen
coach-thinking = Der Coach denkt nach …
coach-title = Der Coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Gewinnchance
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % Gewinnchance
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
settings-notices = Benachrichtige mich, wenn ich dran bin
settings-notices-forbidden = Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
settings-shortcuts = Tastenkürzel (? zeigt sie)
settings-licences = Lizenzen der Schriften und Bibliotheken
notice-offer = Sollen wir dich benachrichtigen, wenn du dran bist und diese Seite im Hintergrund ist?
notice-yes = Ja, gern
notice-no = Nein, danke
notice-begun = Die Partie beginnt.
notice-asked = Jemand möchte einen Zug zurücknehmen.
skip-link = Direkt zum Spiel
keys-title = Tastenkürzel
keys-undo = Zug zurücknehmen
keys-coach = Coach fragen
keys-rules = Regeln lesen
keys-skip = Überspringen, was gerade gezeigt wird
keys-talk = Den anderen schreiben
keys-board = Zum Spielbrett
keys-escape = Auswahl ablegen oder überspringen
keys-overview = Diese Übersicht zeigen
keys-off = Die Buchstaben kannst du in den Einstellungen abschalten.
settings-close = Schließen
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = So wird { $game } gespielt
rules-signs = Was die Zeichen bedeuten
rules-explain = In den Regeln nachlesen

# Wenn etwas nicht stimmt

missing-title = Seite nicht gefunden
missing-text = Vielleicht hat der Link einen Tippfehler, oder die Seite gibt es nicht mehr. Alle Spiele findest du auf der Startseite.
away-title = Der Server antwortet nicht
away-text = Vielleicht startet er gerade neu. Diese Seite versucht es weiter; deine Spiele gehen nicht verloren.
database-away = Die Datenbank ist gerade nicht erreichbar.
refused-title = Dieser Tisch lässt sich nicht öffnen
try-again = Noch einmal versuchen

# A game without a board of its own

board-middle = Die Mitte des Tisches
board-yes = ja
board-no = nein
board-typed = Es gibt noch mehr Züge. Gib einen in Kurzform ein
board-typed-play = Spielen

# Heckmeck

portion-label = Portion { $portion }, { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}
portion-turned-label = Portion { $portion }, umgedreht und aus dem Spiel
stack-label = Stapel von { $name }: Portion { $portion } liegt oben, insgesamt { $height ->
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
heckmeck-used = schon gewählt
heckmeck-nothing-aside = Noch nichts beiseitegelegt
heckmeck-failed = Fehlwurf!
heckmeck-roast-worms = { $count ->
    [0] kein Rostbratwurm
    [one] davon 1 Rostbratwurm
   *[other] davon { $count } Rostbratwürmer
}
heckmeck-legend-number = 1 bis 5: so viele Punkte.
heckmeck-legend-worm = Ein Wurm: 5 Punkte. Ohne Wurm bekommst du keine Portion.
heckmeck-legend-portion = Eine Portion. Oben: die Punkte, die sie kostet. Unten: die Würmer, die sie wert ist.
heckmeck-legend-prize = Hell umrandet: Sie gehört dir, wenn du jetzt aufhörst.
heckmeck-legend-turned = Umgedreht: aus dem Spiel.
heckmeck-legend-roast = Ein Rostbratwurm zählt als ein Wurm.
heckmeck-specialists = Die Spezialisten
heckmeck-on-grill = auf Portion { $portion }
heckmeck-with = bei { $name }
heckmeck-out = aus dem Spiel
heckmeck-called-can = Dosenwurm
heckmeck-called-hen = Glucke
heckmeck-called-raven = Rabe
heckmeck-called-weasel = Wiesel
heckmeck-called-golden = Goldener Würfel
heckmeck-called-apple = Apfel
heckmeck-about-can = Hast du beim Aufhören keinen Wurm beiseitegelegt, zählt er als Wurm mit 5 Punkten.
heckmeck-about-hen = Beschützt deinen Stapel und deine Rostbratwürmer: Wer dich bestiehlt, bekommt sie statt der Portion. Bei einem Fehlwurf geht sie statt der Portion zurück.
heckmeck-about-raven = Gehört niemandem. Wer die Portion unter ihm nimmt, bekommt einen Rostbratwurm.
heckmeck-about-weasel = Einmal pro Zug darfst du alle eben geworfenen Würfel noch einmal werfen, auch nach einem Fehlwurf.
heckmeck-about-golden = Ein neunter Würfel, der nur 1er und Würmer hat. Du darfst ihn ab dem ersten Wurf mitwerfen.
heckmeck-about-apple = Bringt am Spielende drei Würmer.
heckmeck-one-each = Du darfst nur einen Spezialisten behalten. Nach einem Fehlwurf kehrt er auf den Grill zurück.

# Heckmeck am Karteneck


# Heckmeck am Karteneck

karteneck-grill = Grill und Stapel
karteneck-grill-empty = Der Grill ist leer.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = Ohne Wurm in der Auslage bekommt { $name } beim Aussteigen derzeit Portion { $portion }, die niedrigste
karteneck-menu-for = Wäre die Runde jetzt zu Ende, ginge Portion { $portion } an { $name }
karteneck-menu-nobody = Wäre die Runde jetzt zu Ende, bekäme sie niemand
karteneck-menu-now = derzeit Portion { $portion }
karteneck-menu-due = Menüausgabe, sobald alle raus sind · noch { $count } dabei
karteneck-menu-rule = Sind alle ausgestiegen, bekommt die höchste Summe mit Wurm die höchste Portion, die zweithöchste die nächste und so weiter
karteneck-round = Runde { $round }
karteneck-rounds = Nach Runde { $rounds } ist das Spiel vorbei
karteneck-draw-pile = Stapel
karteneck-discard-pile = Ablage
karteneck-draw-pile-of = { $count ->
    [0] Der Nachziehstapel ist leer: Muss jemand ziehen, wird die Ablage gemischt
    [one] 1 Karte auf dem Nachziehstapel
   *[other] { $count } Karten auf dem Nachziehstapel
}
karteneck-discard-pile-of = { $count ->
    [0] Die Ablage ist leer
    [one] 1 Karte auf der Ablage
   *[other] { $count } Karten auf der Ablage
}
karteneck-count = Karten zählen
karteneck-counts-title = Für alle, die Karten zählen
karteneck-card = Karte
karteneck-unseen = Verdeckt
karteneck-unseen-text = Verdeckte Karten liegen im Nachziehstapel oder sind auf fremden Händen. Die kleinen Zahlen sind die Schildpunkte der Würmer.
karteneck-stacks = Stapel, die oberste Portion zuletzt
karteneck-unopened = Noch nicht aufgedeckte Portionen
karteneck-removed = { $count ->
    [one] 1 davon liegt verdeckt in der Schachtel; welche, weiß niemand.
   *[other] { $count } davon liegen verdeckt in der Schachtel; welche, weiß niemand.
}
karteneck-begins = { $name } beginnt
karteneck-worms-of = { $name }: { $worms }
karteneck-hand-of = { $name } hat { $cards } auf der Hand
karteneck-stack = Stapel von { $name }: Portion { $portion } liegt oben; { $count ->
    [one] 1 Portion
   *[other] { $count } Portionen: { $values }
}
karteneck-display-of = Auslage von { $name }
karteneck-display-empty = Noch nichts ausgelegt
karteneck-signpost = Gültig, mit Wurm. Bei gleicher Summe entscheiden die höchsten Schildpunkte: hier { $number }
karteneck-no-worm = Ungültig: Ohne Wurm bringt Aussteigen nur die niedrigste Portion
karteneck-out = { $name } ist ausgestiegen und in dieser Runde raus
karteneck-waiting = { $served ->
    [yes] Du bist raus. Deine Portion kommt, sobald alle ausgestiegen sind.
   *[no] Du bist bis zur nächsten Runde raus.
}
karteneck-card-number = Karte { $kind }
karteneck-card-worm = Wurm mit { $number } Schildpunkten
karteneck-card-of = { $card }, { $number } von { $count }
karteneck-hand-hidden = Deine Karten sind verdeckt, solange andere zuschauen
karteneck-hand-empty = Du hast keine Karten mehr.
karteneck-touch = Wähle Karten einer Sorte zum Auslegen oder steig aus.
karteneck-how-many = Wie viele davon?
karteneck-makes = zusammen { $total }
karteneck-put-back = Zurücklegen
karteneck-ends-round = Damit endet die Runde.
karteneck-draws = Du ziehst { $cards }.
karteneck-pass = Mit { $total } aussteigen, aufs Menü warten
karteneck-pass-last = Mit { $total } aussteigen
karteneck-pass-lowest = Aussteigen: niedrigste Portion, { $worms }
karteneck-pass-steal = Aussteigen und { $victim } bestehlen
karteneck-pass-no-steal = Aussteigen, ohne zu stehlen
karteneck-symbols = Symbole
karteneck-legend = Was die Symbole bedeuten
karteneck-legend-number = Zahlenkarten: Lege in deinem Zug eine oder mehrere derselben Sorte aus, jede Sorte nur einmal pro Runde.
karteneck-legend-worm = Würmer zählen 5. Ohne Wurm in der Auslage bekommst du nur die niedrigste Portion.
karteneck-legend-signpost = Die Schildpunkte der Würmer: Bei gleicher Summe kommen die höchsten zuerst dran.
karteneck-legend-portion = Eine Portion: oben ihr Wert, darunter die Würmer, die sie dir bringt.
karteneck-legend-zero = Drei Portionen haben keinen Wurm. Niemand kann sie stehlen.
karteneck-legend-menu = Die Portion darüber bekommt derzeit diese Person. Die Menüausgabe kommt, sobald alle ausgestiegen sind: die höchste Summe zuerst.
karteneck-legend-lowest = Hier liegt noch kein Wurm aus: Beim Aussteigen gibt es derzeit diese niedrigste Portion.
karteneck-legend-steal = Eine Auslage mit Wurm hat genau den Wert dieser Portion: Beim Aussteigen lässt sie sich stehlen. Nur die oberste Portion eines Stapels ist in Gefahr.
karteneck-legend-passed = Für diese Runde ausgestiegen. Wer aussteigt, zieht 2 Karten, nur wer als Letztes aussteigt, zieht keine.

# Gloria Picktoria

gloria-why-sole = einzige
gloria-why-longest = längste
gloria-why-tied = gleichauf
gloria-why-second = zweite
gloria-why-second-tied = zweite, gleichauf
gloria-why-behind = kürzer
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
gloria-market = Tischmitte
gloria-others = Die anderen
gloria-own = Deine Sammlung
gloria-collection = Sammlung von { $name }
gloria-no-rows = Noch keine Reihe
gloria-no-chest = Keine leere Kiste
gloria-first = Lege zuerst eine Karte als Schatzkiste und eröffne dann daran eine Reihe.
gloria-at-end = Am Ende
gloria-penalty = Am Spielende kostet jede Kiste ohne Reihe 2 Punkte und jede Handkarte 1 Punkt.
gloria-legend = Was ist was?
gloria-legend-grain = Eine Aktion, die du noch hast.
gloria-legend-chest = Eine Schatzkiste: eine verdeckt gelegte Karte. An ihr beginnt eine Reihe.
gloria-legend-joker = Ein Joker: verlängert jede Reihe, eröffnet aber keine.
gloria-legend-doubler = Ein Verdoppler: verdoppelt eine Reihe und schließt sie ab.
gloria-legend-visitor = Der Hahn: Nach einigen seiner Besuche gibt es eine Wertung.
gloria-legend-rosette = Eine Wertung: Sie beginnt mit dem Besuch davor.
gloria-legend-fox = Der Fuchs: Seine Reihe zählt nichts.
gloria-legend-worth = Das würde eine Wertung jetzt bringen.
gloria-legend-same = Reihen mit dem Motiv, das du gerade ansiehst.
gloria-unseen = Noch verdeckte Karten
gloria-help = Wähle eine Karte, eine Reihe, eine Kiste, den Stapel oder den Fuchs, um zu sehen, was du damit tun kannst.
gloria-help-once = Wähle, was leuchtet: Wenn damit nur eins möglich ist, geschieht es sofort.
gloria-where = Wähle eine der leuchtenden Stellen.
gloria-put-back = Zurücklegen
gloria-no-row-for-it = Das passt gerade an keine deiner Reihen.
gloria-blind-dear = Blind ziehen kostet 2 Aktionen.
gloria-fox-nowhere = Du kannst den Fuchs gerade nicht versetzen.
gloria-typed = Es gibt noch mehr Züge. Gib einen in Kurzform ein:
gloria-typed-play = Spielen

# Zwickern


# Zwickern

zwickern-table = Am Strand
zwickern-deck = { $count ->
    [one] 1 Karte noch nicht ausgeteilt
   *[other] { $count } Karten noch nicht ausgeteilt
}
zwickern-hand = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
zwickern-dealer = gibt
zwickern-most = für die meisten Karten
zwickern-due = { $points } Strafpunkte am Ende der Runde, falls der Stapel dann noch daliegt
zwickern-due-when = Rundenende
zwickern-taken = { $count ->
    [one] 1 Karte in diesem Durchgang gekauft
   *[other] { $count } Karten in diesem Durchgang gekauft
}
zwickern-claws = { $count ->
    [one] 1 Schere gekauft: ein Punkt
   *[other] { $count } Scheren gekauft: je ein Punkt
}
zwickern-zwicks = { $count ->
    [one] 1 Zwick: ein Punkt
   *[other] { $count } Zwicks: je ein Punkt
}
zwickern-overview = Übersicht
zwickern-legend = Was die Zeichen bedeuten
zwickern-legend-values = Zählt einen ihrer beiden Werte.
zwickern-legend-claws = Scheren sind Punkte für alle, die die Karte kaufen.
zwickern-legend-pile = Ein Stapel: Seine Karten zählen zusammen diesen Wert. ×2 sagt, wie viele Karten es sind.
zwickern-legend-fresh = Ein Stapel aus dieser Runde: Liegt er am Ende der Runde noch da, kostet er { $points } Punkte. Die Fahne zeigt, wer zahlt.
zwickern-legend-buys = Mit dieser Handkarte kannst du etwas kaufen.
zwickern-legend-taken = In diesem Durchgang gekaufte Karten. +3 steht bei den meisten Karten: 3 Punkte am Ende des Durchgangs.
zwickern-legend-points = Gekaufte Scheren: je ein Punkt am Ende des Durchgangs.
zwickern-legend-zwick = Gezeigte Zwicks: je ein Punkt am Ende des Durchgangs. Einen Zwick macht, wer den Tisch leer kauft.
zwickern-legend-dealer = Gibt die Karten. Links daneben beginnt jede Runde.
zwickern-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} aus den bisherigen Durchgängen; dieser bringt nach jetzigem Stand { $worth }
zwickern-card = Karte { $card }{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}
zwickern-pile = Stapel im Wert von { $value }, { $told }
zwickern-choose-card = Wähle eine deiner Handkarten.
zwickern-choose-items = Wähle, was du kaufen oder worauf du bauen willst.
zwickern-only-lay = Der Tisch ist leer: Du kannst deine { $card } nur auslegen.
zwickern-only-build = Mit deiner { $card } kannst du { $item } nicht kaufen, aber darauf bauen.
zwickern-unlisted = Das steht nicht in der Liste, du kannst es aber eingeben.
zwickern-missing = Es fehlen noch { $count }
zwickern-rich = Die besten Käufe
zwickern-take = { $cards } Karten kaufen{ $claws ->
    [0] { "" }
    [one] , 1 Schere
   *[other] , { $claws } Scheren
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
zwickern-more = Es geht noch mehr:
zwickern-no-buy = Keine deiner Karten kann gerade etwas kaufen: Baue einen Stapel oder lege eine Karte aus.
zwickern-clear = Zurück
zwickern-build-on = Auf { $item } bauen:
zwickern-lay = Auslegen:
zwickern-open = beide Werte
zwickern-fixed = festgelegt
zwickern-own = deine { $card } kauft ihn
zwickern-risk = −{ $points }, falls er bleibt
zwickern-too-dear = kauft keine Karte
zwickern-can-buy = Kann etwas kaufen
zwickern-cannot-buy = Kann gerade nichts kaufen; bauen oder auslegen geht
zwickern-first-card = Wähle zuerst eine Handkarte
zwickern-fits = Passt zu deinem Kauf
zwickern-put-back = Noch einmal wählen, um es zurückzulegen
zwickern-begin-anew = Passt nicht dazu; wähle es, um neu anzufangen
zwickern-build-here = Mit dieser Karte nicht zu kaufen; darauf bauen geht
zwickern-cut = Es gibt noch mehr Käufe: Gib einen ein
zwickern-type = Zug in Kurzform
zwickern-type-send = Spielen
zwickern-notation = So schreibst du Züge
zwickern-ledger = Gekaufte Karten und bisherige Durchgänge

sheet-you-won = { $count ->
    [one] Du hast gewonnen!
   *[other] Euer Team hat gewonnen!
}
sheet-you-shared = Du teilst dir den Sieg mit { $names }!
sheet-comfort = { $count ->
    [2] Beim nächsten Mal klappt es!
   *[other] Platz { $place } von { $count }. Beim nächsten Mal klappt es!
}
sheet-subtotal = Zwischensumme
