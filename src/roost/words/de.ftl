# Was Roost selbst sagt, gleich was gespielt wird.

welcome = Willkommen bei Roost!
begins = { $title } · Startwert { $seed } · ? hilft weiter
guest = Gast
unrecorded = Das Spiel läuft ohne Aufzeichnung; mit --record DATEI wählst du einen anderen Ort.

menu-game = Welches Spiel?
menu-people = Wie viele Personen spielen, 1 bis { $most }? (Enter: du allein, als { $guest })
menu-name = Wie heißt du? (Enter: { $guest })
menu-names = Wie heißt Person { $number }? (Enter: { $guest })
menu-opponents = Wie viele Bots spielen mit, { $least } bis { $most }? { $least ->
    [0] (Enter: keiner)
   *[other] (Enter: { $least }, { $bot })
}
menu-kind = Was für Bots?
menu-again = Bitte tippe eine Zahl von { $least } bis { $most }, oder drücke einfach Enter.
menu-number = Bitte tippe eine Zahl von 1 bis { $most }, oder drücke einfach Enter für 1.
menu-help = Antworte mit einer Zahl oder einem Namen; Enter allein nimmt den Vorschlag; q beendet.
bot-chick = chick (Küken): freundlich und irrt wie ein Mensch
bot-hen = hen (Henne): solide und schnell
bot-rooster = rooster (Hahn): stark
bot-fox = fox (Fuchs): so stark, wie wir es können
bot-expected = expected: kennt in jedem Zug die Chancen
bot-random = random: irgendein Zug, ohne nachzudenken
bot-simple = simple: weiß, was etwas wert ist

seats = Plätze
your-move = { $name }, du bist am Zug.
hand-over = Gib den Bildschirm an { $name } weiter, dann Enter.
moves-cut = Es gibt noch mehr Züge als diese: Jeder andere lässt sich als Kurzform eingeben; ? zeigt, wie.
topic-back = Enter: zurück zu allen Zügen.
undone = Zurückgenommen.
undo-unfair = Jetzt lässt sich nichts zurücknehmen: nur dein eigener letzter Zug, und nur, solange danach der Zufall nichts entschieden hat.
left = Das Spiel endet hier.
saved = Aufgezeichnet in: { $path }

winner = { $name } gewinnt!
winners = { $first } und { $last } teilen sich den Sieg!
winners-together = { $first } und { $last } gewinnen gemeinsam!
score-part = Teil { $number }
column-place = Platz
column-name = Name
column-total = Summe

replay-title = { $title } · { $names }
replay-step = Schritt { $now } von { $last }
replay-keys = Enter: weiter · b: zurück · Zahl: zu diesem Schritt · q: Ende
replay-again = Bitte drücke Enter oder tippe b, q oder eine Zahl von 0 bis { $last }.
unfinished = Das Spiel wurde nicht zu Ende gespielt.

# Zahlen

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Der Coach. Gewinnchancen sind in Prozent.

command-hint = tipp
advice-thinking = Der Coach denkt nach ...
advice-move = Zug
advice-win = Siege
advice-error = ±
advice-score = Punkte
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % für „{ $move }“
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } % zurück
advice-level = von „{ $move }“ kaum zu unterscheiden
advice-only = sonst kommt nichts infrage
advice-more = { $count ->
    [one] und noch 1 Zug
   *[other] und noch { $count } Züge
}

# Ein Spiel, hinterher betrachtet

review-title = Glück und Können · { $title } · { $names }
review-thinking = Das Spiel wird betrachtet
review-start = Anfang
review-own = Eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-end = Ergebnis
review-now = Stand
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Das sind Gewinnchancen: Bei gleichem Anfang, was die eigenen Züge gegenüber den besten verändert haben, die mit dem eigenen Wissen zu finden waren, was die Züge der anderen dazu beigetragen haben, und Glück, also alles Übrige.
review-faultless = Kein Zug hat sicher etwas gekostet.
review-costly = { $count ->
    [one] Der teuerste Zug
   *[other] Die { $count } teuersten Züge
}
review-step = Schritt
review-cost = Kosten
review-why = Was besser war
review-played = statt { $move }
review-chance = Gewinnchance in %
review-picture = Die Gewinnchancen aller, bei offenen Karten: { $path }

games-key = Name
games-title = Spiel
games-seats = Plätze
games-options = Optionen
games-bots = Bots

help-commands = Was du tippen kannst
help-number = die Nummer links neben einem Zug; ... öffnet eine eigene Liste
help-notation-key = ein Zug
help-notation = die Kurzform des Zugs, wie sie rechts in der Liste steht
help-enter-key = Enter
help-enter = zeigt den Tisch noch einmal oder führt aus so einer Liste zurück
help-hint = fragt den Coach: was wie oft gewinnt, und warum
help-undo = nimmt deinen letzten Zug zurück, solange nichts Neues aufgedeckt ist
help-help = zeigt diese Hilfe
help-quit = beendet das Spiel und behält die Aufzeichnung
help-moves = Züge in Kurzform

# Fehler. Die Schlüssel sind die Gründe, die Fehler mitbringen.

error-choice = Einen Zug { $given } gibt es nicht. Tippe eine Nummer der Liste ({ $known }) oder einen Zug wie „{ $example }“; ? hilft weiter.
error-over = Das Spiel ist vorbei.
error-not-your-turn = Du bist nicht am Zug.
error-position = Das ist keine Stellung: { $why }
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
error-options = Mit „{ $given }“ lässt sich dieses Spiel nicht spielen. Seine Optionen sind: { $known }.
error-options-kind = Diese Optionen gehören zu einem anderen Spiel.
error-option-form = „{ $given }“ ist keine Option: Schreibe NAME=WERT.
error-seed = Ein Startwert ist eine Zeile mit höchstens { $most } Zeichen, ohne Leerzeichen am Rand.
error-effort = --effort braucht eine Zahl von 1 bis { $most }, nicht „{ $given }“.
error-empty-seat = In „{ $given }“ ist ein Platz leer. Schreibe Namen mit Kommas, etwa me,hen.
error-no-odds = Für dieses Spiel gibt es keine Chancen. Es gibt sie für: { $known }.
error-no-seats = --seats nennt niemanden. Schreibe Namen mit Kommas, etwa me,hen.
error-unknown-bot = Einen Bot „{ $given }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
error-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-unknown-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-game-file = { $path } beschreibt kein Spiel: Eine Variable { $name } sollte es enthalten.
error-game-file-broken = { $path } lässt sich nicht ausführen: { $why }
error-game-file-lacks = { $path }: Dem Spiel fehlt ein richtiges „{ $name }“.
error-file-encoding = { $path } ist kein Text in UTF-8, also keine Aufzeichnung.
error-file-exists = { $path } gibt es schon. Wähle einen anderen Namen für --record.
error-file-folder = { $path } ist ein Ordner, keine Datei.
error-file-large = { $path } hat mehr als { $most } MB: So groß ist keine Aufzeichnung.
error-file-missing = Eine Datei { $path } gibt es nicht.
error-file-nameless = { $what } braucht den Namen einer Datei.
error-file-unreadable = { $path } ist nicht zu lesen: { $why }.
error-file-unwritable = Die Aufzeichnung { $path } lässt sich nicht schreiben: { $why }.
error-picture-exists = { $path } gibt es schon, und es ist kein Bild von Roost. Wähle einen anderen Namen für --picture.
error-picture-unwritable = Das Bild { $path } lässt sich nicht schreiben: { $why }.

error-record-breaks-off = Zeile { $line }: Die Aufzeichnung bricht ab, wo „{ $form }“ folgen sollte.
error-record-check = Zeile { $line } wurde geändert oder beschädigt: „{ $text }“.
error-record-form = Hier sollte „{ $form }“ stehen.
error-record-line = Zeile { $line }: { $cause }
error-record-rules = Zeile { $line }: Gespielt wurde nach Regelfassung { $given }; hier gilt Fassung { $known }.
error-record-seats = Zeile { $line }: { $given ->
    [0] Kein Platz ist benannt
    [one] 1 Platz ist benannt
   *[other] { $given } Plätze sind benannt
}; das Spiel ist für { $least } bis { $most } Personen.
error-record-seed = Der Startwert ergibt { $drawn }, nicht { $given }.
error-record-title = Das ist keine Aufzeichnung eines Spiels: Zeile { $line } müsste es sagen.
error-record-turn = Am Zug ist Platz { $turn }.
error-record-unknown-game = Zeile { $line }: { $cause } Steht das Spiel in einer eigenen Datei, ergänze --game DATEI.py.
error-record-version = Zeile { $line }: Diese Version der Aufzeichnung ist hier unbekannt.
error-script-ends-card = Hier fehlt ein Zufallsergebnis: eine Karte des Stapels.
error-script-ends-number = Hier fehlt ein Zufallsergebnis: eine Zahl unter { $below }.
error-script-ends-roll = Hier fehlt ein Zufallsergebnis: { $dice } Würfel mit den Seiten { $faces }.
error-script-left = Für „{ $given }“ wurde nichts gezogen.
error-script-misfit-card = „{ $given }“ ist nicht unter den Karten des Stapels.
error-script-misfit-number = Hier steht „{ $given }“, es sollte eine Zahl unter { $below } sein.
error-script-misfit-roll = Hier steht „{ $given }“, es { $dice ->
    [one] sollte 1 Würfel
   *[other] sollten { $dice } Würfel
} mit den Seiten { $faces } sein.
