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
replay-undone = Der letzte Zug von { $name } wird zurückgenommen, mit Zustimmung aller.
unfinished = Das Spiel wurde nicht zu Ende gespielt.

# Zahlen

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Der Coach. Gewinnchancen sind in Prozent.

command-hint = tipp
advice-thinking = Der Coach denkt nach ...
advice-move = Zug
advice-win = Chance
advice-error = ±
advice-score = Punkte
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % gegen { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % für „{ $move }“
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte zurück
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
review-explained = Die Zahlen sind Gewinnchancen. Alle beginnen gleich; dazu kommt, was die eigenen Züge gegenüber den besten verändert haben, die mit dem eigenen Wissen zu finden waren, was die Züge der anderen verändert haben, und das Glück: alles Übrige.
review-faultless = Bei keinem Zug steht fest, dass er etwas gekostet hat.
review-costly = { $count ->
    [one] Der teuerste Zug
   *[other] Die { $count } teuersten Züge
}
review-step = Schritt
review-cost = Kosten
review-why = Was besser war
review-played = statt { $move }
review-chance = Gewinnchance in %
review-picture = Die Gewinnchancen aller, für jemanden, der alles sieht: { $path }

# Ein Spiel, hinterher geprüft

verify-lines = { $count } Zeilen: Jede hat die richtige Prüfziffer.
verify-moves = { $count ->
    [0] Kein Zug wurde gemacht.
    [one] 1 Zug: Er ist erlaubt.
   *[other] { $count } Züge: Alle sind erlaubt.
}
verify-undone = { $count ->
    [one] 1 davon wurde zurückgenommen, wie die Aufzeichnung sagt.
   *[other] { $count } davon wurden zurückgenommen, wie die Aufzeichnung sagt.
}
verify-result = Das Ergebnis folgt daraus.
verify-luck-seed = { $count } Zufallsergebnisse: Alle sind, was der Startwert ergibt.
verify-luck-key = { $count } Zufallsergebnisse: Alle sind, was der Schlüssel und die Zugaben der Spielenden ergeben.
verify-signature = Schlüssel und Unterschrift gehören zur Festlegung: Alle Zeilen sind so, wie sie unterschrieben wurden.
verify-noted-commitment = Die Festlegung ist die, die du notiert hast.
verify-noted-entropy = Die Zugabe von { $name } ist die, die du notiert hast.
verify-unmixed = Niemand hat eine Zugabe beigemischt: Wer den Schlüssel gewählt hat, könnte das Glück gewählt haben.
verify-holds = Geprüft: Alles passt zusammen.
verify-compare = Eines kannst nur du prüfen: Wurde dir vor dem ersten Zug genau das gezeigt?
verify-commitment = Festlegung (commitment)
verify-entropy = Zugabe (entropy) von { $name }, --entropy { $seat }=...
verify-seed-limits = Ein Startwert lässt sich vor dem Spiel ausprobieren, und ohne Unterschrift weiß niemand, ob Züge oder Namen geändert und alle Prüfziffern angepasst wurden.
verify-luck-later = Das Glück lässt sich noch nicht prüfen: Der Schlüssel steht nicht in der Aufzeichnung, er wird nach dem Spiel verraten.
verify-luck-never = Das Glück lässt sich nicht prüfen: Die Aufzeichnung nennt weder Startwert noch Schlüssel.
verify-refused = Nicht bestätigt. { $why }

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

error-commitment-broken = Aufzeichnung, Schlüssel und Unterschrift gehören nicht zur Festlegung: Sie oder eine andere Zeile wurde geändert.
error-commitment-form = Eine Festlegung hat 64 Ziffern aus 0-9 und a-f.
error-entropy-form = Eine Zugabe hat 2 bis 64 Ziffern aus 0-9 und a-f, immer paarweise.
error-entropy-option = --entropy braucht einen Platz und seine Ziffern, etwa 0=93af0c, nicht „{ $given }“.
error-entropy-order = Jeder Platz mischt höchstens einmal etwas bei, in der Reihenfolge der Plätze.
error-entropy-seat = Einen Platz { $seat } gibt es nicht.
error-key-form = Ein Schlüssel hat 64 Ziffern aus 0-9 und a-f.
error-key-secret = Der Schlüssel bleibt geheim, bis das Spiel vorbei ist.
error-nothing-to-take-back = Es gibt keinen Zug, der zurückgenommen werden könnte.
error-signature-form = Eine Unterschrift hat { $digits } Ziffern aus 0-9 und a-f.
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
error-picture-kind = { $path }: Bilder werden als SVG gezeichnet. Wähle für --picture einen Namen, der auf { $kind } endet.
error-picture-unwritable = Das Bild { $path } lässt sich nicht schreiben: { $why }.
error-bots-busy = Die Bots haben gerade zu viel zu überlegen. Bitte versuche es gleich noch einmal.
error-bots-closed = Die Bots denken nicht mehr nach: Der Server wird beendet.
error-coach-silent = Der Coach hatte diesmal keine Antwort. Bitte frage noch einmal.

error-record-breaks-off = Zeile { $line }: Die Aufzeichnung bricht ab, wo „{ $form }“ folgen sollte.
error-record-check = Zeile { $line } wurde geändert oder beschädigt: „{ $text }“.
error-record-form = Hier sollte „{ $form }“ stehen.
error-record-key = Der Schlüssel ergibt { $drawn }, nicht { $given }.
error-record-key-early = Zeile { $line }: Der Schlüssel wird erst nach dem Spiel verraten, aber dieses wurde nicht zu Ende gespielt.
error-record-line = Zeile { $line }: { $cause }
error-record-no-commitment = Zeile { $line }: Hier steht keine Festlegung, also ist es nicht das Spiel, für das du sie notiert hast.
error-record-other-commitment = Zeile { $line }: Das ist nicht die Festlegung, die du notiert hast.
error-record-other-entropy = Zeile { $line }: Die Zugabe von Platz { $seat } ist nicht die, die du notiert hast.
error-record-rules = Zeile { $line }: Gespielt wurde nach Regelfassung { $given }; hier gilt Fassung { $known }.
error-record-seats = Zeile { $line }: { $given ->
    [0] Kein Platz ist benannt
    [one] 1 Platz ist benannt
   *[other] { $given } Plätze sind benannt
}; das Spiel ist für { $least } bis { $most } Personen.
error-record-seed = Der Startwert ergibt { $drawn }, nicht { $given }.
error-record-title = Das ist keine Aufzeichnung eines Spiels: Zeile { $line } müsste es sagen.
error-record-turn = Am Zug ist Platz { $turn }.
error-record-undo = Der Zug, der zurückgenommen wird, ist einer von Platz { $seat }.
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

# Am Tisch im Netz.
error-table-asked = Es wurde schon gefragt. Warte auf die Antworten.
error-table-bots-only = Jemand muss mitspielen: Lass einen Platz frei.
error-table-busy = An diesem Tisch passiert gerade zu viel. Versuch es noch einmal.
error-table-clock = Eine Uhr braucht Sekunden, und nur ein Zeitkonto hat einen Zuschlag.
error-table-full = Alle Plätze sind besetzt.
error-table-in-time = Auf dieser Uhr ist noch Zeit.
error-table-kept = Dieser Platz ist für jemanden reserviert.
error-table-log-full = Das Protokoll dieses Tisches ist voll: Nur das Spiel selbst geht noch weiter.
error-table-name = Ein Name hat 1 bis { $most } Zeichen.
error-table-no-coach = An diesem Tisch gibt es keinen Coach.
error-table-nobody = Dort sitzt niemand.
error-table-not-asked = Niemand hat dich um etwas gebeten.
error-table-not-away = So lange ist noch niemand weg: Es müssen { $seconds } Sekunden sein.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-not-on-turn = Der Coach hilft nur, wenn du am Zug bist.
error-table-not-over = Das geht erst, wenn das Spiel vorbei ist.
error-table-not-yours = Das ist nicht dein Platz.
error-table-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-table-private = Diesen Tisch sehen nur die, die dort spielen.
error-table-remark = Eine Nachricht hat 1 bis { $most } Zeichen.
error-table-replaced = Auf diesem Platz spielt gerade ein Bot. Übernimm erst wieder selbst.
error-table-rules = Dieser Tisch wurde nach Regelfassung { $given } eröffnet; hier gilt Fassung { $known }.
error-table-seat = Diesen Platz gibt es nicht; sie sind von 0 bis { $most } nummeriert.
error-table-stale = Das galt einer Stellung, die schon vorbei ist.
error-table-taken = Da war jemand schneller: Dieser Platz ist besetzt.
error-table-time-up = Die Zeit für diese Entscheidung ist abgelaufen. Ein Bot trifft sie, danach kannst du wieder selbst spielen.
error-table-too-much = Nicht so schnell: Warte etwas bis zur nächsten Nachricht.
error-table-undo-late = Dafür ist es zu spät: Die Zeit für diese Entscheidung ist abgelaufen.
error-table-unknown = Einen Tisch { $table } gibt es nicht. Stimmt der Link?

# Der Server.
error-web-binary = Nachrichten müssen Text sein.
error-web-crowd = Von deiner Adresse gibt es schon { $most } Verbindungen. Schließe erst welche.
error-web-hello = Eine Verbindung beginnt mit einer Begrüßung, in Fassung { $version } des Protokolls.
error-web-language = Diese Sprache wird hier nicht gesprochen; es gibt: { $known }.
error-web-method = { $path } kennt nur { $allowed }.
error-web-mistake = Der Server hat einen Fehler gemacht. Er ist notiert; versuch es noch einmal.
error-web-nothing-here = Unter { $path } ist nichts.
error-web-origin = Das kam von einer Seite, die nicht hierher gehört.
error-web-token = Wer ist da? Ein Schlüssel fehlt oder ist keiner.
error-web-too-large = Das ist zu lang: höchstens { $most } Bytes.
error-web-too-late = Die Anfrage kam nicht rechtzeitig zum Ende.
error-web-too-often = Das war zu viel auf einmal. Warte einen Moment.
error-web-unreadable = Das ist nicht zu lesen: { $why }
error-serve-extra = { $missing } fehlt. So wird installiert, was ein Server braucht: pip install 'roost[server]'
error-serve-host = { $host } ist keine Adresse dieses Rechners.
error-serve-origin = Von { $given } kommt keine Seite. Schreib es wie ein Browser: https://example.org
error-serve-patience = Die Geduld reicht für mehr als 0 und höchstens { $most } Sekunden.
error-serve-port = { $port } ist kein Port; sie gehen von 0 bis 65535.
error-serve-proxy = { $given } ist keine Adresse eines Proxys. Schreib 127.0.0.1 oder 10.0.0.0/8, mehrere mit Kommas.
error-serve-refused = Roost darf auf { $host }, Port { $port }, nicht lauschen: { $why }.
error-serve-taken = Port { $port } ist belegt. Wähle mit --port einen anderen, oder beende, was ihn benutzt.
error-serve-thinkers = { $given } ist keine Anzahl von Prozessen; möglich sind 0 bis { $most }.

# Die Datenbank eines Servers, ihre Sicherungen, und was damit nicht stimmen kann

error-store-closed = Der Server wird gerade beendet.
error-store-damaged = Eintrag { $seq } des Tisches { $table } ist in der Datenbank beschädigt oder fehlt.
error-store-encoding = Die Datenbank { $where } ist in { $given } geschrieben, worin nicht alle Buchstaben vorkommen. Lege sie so an: createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL braucht ein weiteres Paket: pip install 'roost[postgres]'
error-store-failed = Die Datenbank { $where } meldet: { $why }.
error-store-folder = { $path } ist ein Ordner, keine Datenbank.
error-store-foreign = { $path } ist die Datenbank eines anderen Programms. Wähle eine andere Datei.
error-store-gone = Die Datenbank { $path } wurde verschoben oder gelöscht, während ein Server sie benutzte.
error-store-in-use = Ein anderer Server benutzt die Datenbank { $path }.
error-store-login = { $where } lässt diesen Benutzer mit diesem Passwort nicht ein.
error-store-missing = Bei { $where } gibt es keine Datenbank von Roost.
error-store-newer = Die Datenbank { $where } hat die Version { $given }; dieses Roost kennt sie nur bis { $known }. Nimm ein neueres Roost.
error-store-no-database = { $path } ist keine SQLite-Datenbank.
error-store-not-empty = Die Datenbank { $where } ist nicht leer. Eine Sicherung kommt nur in eine leere.
error-store-older = Die Datenbank { $where } hat die Version { $given }, nicht { $known }. Starte einmal einen Server damit, der bringt sie auf den neuesten Stand.
error-store-read-only = Die Datenbank { $where } lässt sich gerade nur lesen.
error-store-refused = { $where } lehnt die Verbindung ab: { $why }.
error-store-taken = An diesem Tisch ist inzwischen etwas anderes geschehen.
error-store-unreachable = Die Datenbank { $where } ist nicht zu erreichen: { $why }.
error-store-unwritable = Die Datenbank { $path } lässt sich nicht schreiben: { $why }.
error-store-url = Das ist keine Datenbank. Schreibe sqlite:DATEI, den Namen einer Datei oder postgresql://BENUTZER:PASSWORT@RECHNER:PORT/NAME, worin besondere Zeichen als %40 und dergleichen stehen.
error-backup-cut = Die Sicherung { $path } bricht nach Zeile { $line } ab.
error-backup-exists = { $path } gibt es schon. Wähle einen anderen Namen für die Sicherung.
error-backup-form = { $path } ist keine Sicherung von Roost.
error-backup-line = Zeile { $line } der Sicherung { $path } wurde geändert oder beschädigt.
error-backup-unreadable = Die Sicherung { $path } ist nicht zu lesen: { $why }.
error-backup-unwritable = Die Sicherung { $path } lässt sich nicht schreiben: { $why }.
error-backup-version = Die Sicherung { $path } hat die Version { $given }; dieses Roost kennt nur { $known }.
