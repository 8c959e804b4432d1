# Was Roost selbst sagt, gleich was gespielt wird.

welcome = Willkommen bei Roost!
begins = { $title } · Startwert { $seed } · ? zeigt die Hilfe
at-table = Am Tisch: { $names }
introduced = { $name } ({ $level ->
    [chick] Küken
    [hen] Henne
    [rooster] Hahn
    [fox] Fuchs
   *[other] { $level }
})
guest = Gast
unrecorded = Es wird kein Spielprotokoll gespeichert. Mit --record DATEI wählst du einen anderen Ort.

menu-game = Welches Spiel?
menu-people = Wie viele Personen spielen mit, 1 bis { $most }? (Enter: nur du, als { $guest })
menu-name = Wie heißt du? (Enter: { $guest })
menu-names = Wie heißt Person { $number }? (Enter: { $guest })
menu-opponents = Wie viele Bots spielen mit, { $least } bis { $most }? { $least ->
    [0] (Enter: keiner)
   *[other] (Enter: { $least }, { $bot })
}
menu-kind = Welche Art Bot?
menu-again = Bitte gib eine Zahl von { $least } bis { $most } ein oder drücke einfach Enter.
menu-number = Bitte gib eine Zahl von 1 bis { $most } ein oder drücke einfach Enter für 1.
menu-help = Antworte mit einer Zahl oder einem Namen. Enter übernimmt den Vorschlag, q beendet.
bot-chick = chick (Küken): freundlich, macht Fehler wie ein Mensch
bot-hen = hen (Henne): solide und schnell
bot-rooster = rooster (Hahn): stark
bot-fox = fox (Fuchs): so stark, wie ein Bot hier sein kann
bot-expected = expected: spielt jeden Zug nach den Wahrscheinlichkeiten
bot-random = random: spielt irgendeinen Zug, ohne nachzudenken
bot-simple = simple: weiß nur, was wie viel wert ist

seats = Plätze
your-move = { $name }, du bist dran.
hand-over = Gib den Bildschirm an { $name } weiter und drücke dann Enter.
moves-cut = Das sind nicht alle Züge: Jeden anderen kannst du in Kurzform eingeben; ? zeigt, wie.
topic-back = Enter: zurück zu allen Zügen.
undone = Zurückgenommen.
undo-unfair = Das geht nicht: Zurücknehmen kannst du nur deinen letzten Zug, und nur, bevor neu gewürfelt oder eine Karte aufgedeckt wird.
left = Das Spiel wurde abgebrochen.
saved = Spielprotokoll: { $path }

winner = { $name } gewinnt!
winners = { $first } und { $last } teilen sich den Sieg!
winners-together = { $first } und { $last } gewinnen gemeinsam!
score-part = Teil { $number }
column-place = Platz
column-name = Name
column-total = Summe

event-moves-taken-back = { $moves ->
    [one] { $name } nimmt einen Zug zurück.
   *[other] { $name } nimmt { $moves } Züge zurück.
}
event-plain = { $name }: { $what }
event-plain-table = { $what }
event-move-hidden = { $name } hat gezogen.

replay-title = { $title } · { $names }
replay-step = Schritt { $now } von { $last }
replay-keys = Enter: weiter · b: zurück · Zahl: zu diesem Schritt · q: beenden
replay-again = Bitte drücke Enter oder gib b, q oder eine Zahl von 0 bis { $last } ein.
replay-undone = Der letzte Zug von { $name } wird zurückgenommen, alle waren einverstanden.
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
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte weniger
advice-level = praktisch gleich gut wie „{ $move }“
advice-only = der einzige sinnvolle Zug
advice-more = { $count ->
    [one] und noch 1 Zug
   *[other] und noch { $count } Züge
}

# Ein Spiel, hinterher betrachtet

review-title = Glück und Können · { $title } · { $names }
review-thinking = Das Spiel wird ausgewertet
review-start = Start
review-own = Eigene Züge
review-others = Züge der anderen
review-luck = Glück
review-end = Ergebnis
review-now = Zwischenstand
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Alle Zahlen sind Gewinnchancen. Am Start haben alle die gleiche. „Eigene Züge“: was sie gekostet haben, verglichen mit den besten Zügen, die man mit seinem Wissen finden konnte. „Züge der anderen“: was deren Fehler für einen verändert haben. „Glück“: alles Übrige.
review-faultless = Kein Zug war nachweislich ein Fehler.
review-costly = { $count ->
    [one] Der teuerste Fehler
   *[other] Die { $count } teuersten Fehler
}
review-step = Schritt
review-cost = Kosten
review-why = Besser war
review-played = statt { $move }
review-chance = Gewinnchance in %
review-picture = Die Gewinnchancen aller, wenn man auch alles Verdeckte kennt: { $path }

# Ein Spiel, hinterher geprüft

verify-lines = { $count } Zeilen: Alle Prüfsummen stimmen.
verify-moves = { $count ->
    [0] Es wurde kein Zug gemacht.
    [one] 1 Zug: Er ist erlaubt.
   *[other] { $count } Züge: Alle sind erlaubt.
}
verify-undone = { $count ->
    [one] 1 davon wurde laut Spielprotokoll zurückgenommen.
   *[other] { $count } davon wurden laut Spielprotokoll zurückgenommen.
}
verify-result = Das Ergebnis stimmt.
verify-luck-seed = { $count } Zufallsergebnisse: Alle passen zum Startwert.
verify-luck-key = { $count } Zufallsergebnisse: Alle passen zum Schlüssel und zu den Zufallsbeiträgen der Mitspieler.
verify-signature = Schlüssel und Signatur passen zur Festlegung: Keine Zeile wurde nachträglich geändert.
verify-noted-commitment = Die Festlegung ist die, die du dir notiert hast.
verify-noted-entropy = Der Zufallsbeitrag von { $name } ist der, den du dir notiert hast.
verify-unmixed = Niemand hat einen Zufallsbeitrag geleistet: Wer den Schlüssel gewählt hat, kann sich den Zufall ausgesucht haben.
verify-holds = Geprüft: Alles stimmt.
verify-compare = Eines kannst nur du prüfen: Wurde dir vor dem ersten Zug genau das angezeigt?
verify-commitment = Festlegung (commitment)
verify-entropy = Zufallsbeitrag (entropy) von { $name }, --entropy { $seat }=...
verify-seed-limits = Ein Startwert lässt sich vor dem Spiel ausprobieren. Und ohne Signatur weiß niemand, ob Züge oder Namen geändert und die Prüfsummen angepasst wurden.
verify-luck-later = Der Zufall lässt sich noch nicht prüfen: Der Schlüssel steht erst nach dem Spielende im Spielprotokoll.
verify-luck-never = Der Zufall lässt sich nicht prüfen: Im Spielprotokoll stehen weder Startwert noch Schlüssel.
verify-refused = Nicht bestätigt. { $why }

# Ein Bot, der an einen Tisch geschickt wird

join-seated = { $name } sitzt am Tisch { $table }: { $title }, gespielt von { $bot }. Strg-C verlässt den Tisch.
join-waiting = Warten auf die anderen.
join-begins = Das Spiel beginnt.
join-move = { $name }: { $move }
join-undone = Es wurden Züge zurückgenommen.
join-agrees = { $name } ist einverstanden, dass Züge zurückgenommen werden.
join-returns = { $name } wurde von einem Bot vertreten und spielt jetzt wieder selbst.
join-lost = Keine Verbindung. Neuer Versuch läuft ...
join-back = Wieder verbunden.
join-left = { $name } hat den Tisch verlassen.
join-left-unheard = Keine Verbindung: Der Server weiß nicht, dass { $name } den Tisch verlässt.

# What messengers show of a link

preview-table = { $game } bei Roost
preview-invited = { $host } lädt dich zu { $game } ein
preview-hosted = { $game } mit { $host }
preview-waiting = { $count ->
    [one] Ein Platz ist noch frei. Öffne den Link und spiel mit.
   *[other] { $count } Plätze sind noch frei. Öffne den Link und spiel mit.
}
preview-playing = Die Partie läuft. Öffne den Link und schau zu.
preview-over = Die Partie ist zu Ende. Öffne den Link und sieh, wie sie ausging.
preview-private = Diesen Tisch sehen nur die, die daran spielen.

games-key = Name
games-title = Spiel
games-seats = Plätze
games-options = Optionen
games-bots = Bots

new-game-written = { $title } liegt bereit in { $folder }.
new-game-test = Testen: { $command }
new-game-play = Hier spielen: { $command }
new-game-serve = Im Browser spielen: { $command }

help-commands = Das kannst du eingeben
help-number = die Nummer links neben einem Zug; ... öffnet eine eigene Liste
help-notation-key = ein Zug
help-notation = die Kurzform des Zugs, wie sie rechts in der Liste steht
help-enter-key = Enter
help-enter = zeigt den Tisch neu oder führt aus einer Liste zurück
help-hint = fragt den Coach nach den besten Zügen und dem Grund
help-undo = nimmt deinen letzten Zug zurück, solange nichts Neues aufgedeckt ist
help-help = zeigt diese Hilfe
help-quit = beendet das Spiel; das Spielprotokoll bleibt erhalten
help-moves = Züge in Kurzform

# Fehler. Die Schlüssel sind die Gründe, die Fehler mitbringen.

error-commitment-broken = Spielprotokoll, Schlüssel und Signatur passen nicht zur Festlegung: Sie oder eine andere Zeile wurde geändert.
error-commitment-form = Eine Festlegung hat 64 Ziffern aus 0-9 und a-f.
error-entropy-form = Ein Zufallsbeitrag hat 2 bis 64 Ziffern aus 0-9 und a-f, immer paarweise.
error-entropy-option = --entropy braucht einen Platz und seine Ziffern, zum Beispiel 0=93af0c, nicht „{ $given }“.
error-entropy-order = Jeder Platz leistet höchstens einen Zufallsbeitrag, in der Reihenfolge der Plätze.
error-entropy-seat = Platz { $seat } gibt es nicht.
error-key-form = Ein Schlüssel hat 64 Ziffern aus 0-9 und a-f.
error-key-secret = Der Schlüssel bleibt bis zum Spielende geheim.
error-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
error-signature-form = Eine Signatur hat { $digits } Ziffern aus 0-9 und a-f.
error-choice = Den Zug { $given } gibt es nicht. Gib eine Nummer aus der Liste ein ({ $known }) oder einen Zug wie „{ $example }“. ? zeigt die Hilfe.
error-over = Das Spiel ist vorbei.
error-not-your-turn = Du bist nicht dran.
error-position = Das ist keine gültige Stellung: { $why }
error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
error-options = Mit „{ $given }“ kann man dieses Spiel nicht spielen. Möglich sind: { $known }.
error-options-kind = Diese Optionen gehören zu einem anderen Spiel.
error-option-form = „{ $given }“ ist keine Option: Schreib NAME=WERT.
error-seed = Ein Startwert ist eine Zeile mit höchstens { $most } Zeichen, ohne Leerzeichen am Rand.
error-effort = --effort braucht eine Zahl von 1 bis { $most }, nicht „{ $given }“.
error-empty-seat = In „{ $given }“ ist ein Platz leer. Trenne die Namen mit Kommas, zum Beispiel me,hen.
error-no-odds = Für dieses Spiel gibt es keine Wahrscheinlichkeiten. Es gibt sie für: { $known }.
error-no-seats = --seats nennt niemanden. Trenne die Namen mit Kommas, zum Beispiel me,hen.
error-unknown-bot = Den Bot „{ $given }“ gibt es für dieses Spiel nicht. Es gibt: { $known }.
error-unknown-game = Das Spiel „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-unknown-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-game-file = { $path } enthält kein Spiel: Es fehlt die Variable { $name }.
error-game-file-broken = { $path } lässt sich nicht ausführen: { $why }
error-game-file-lacks = { $path }: Dem Spiel fehlt ein gültiges „{ $name }“.
error-game-package = Das Spiel „{ $game }“ aus dem Paket „{ $package }“ fehlt, weil es sich nicht laden lässt: { $why }
error-new-game-name = „{ $given }“ geht nicht als Name eines Spiels. Nimm 2 bis 30 Kleinbuchstaben, Ziffern und _, zum Beispiel my_game.
error-new-game-taken = Der Name „{ $given }“ ist schon vergeben. Nimm einen anderen.
error-new-game-exists = { $path } gibt es schon. Es wurde nichts geschrieben.
error-file-encoding = { $path } ist kein UTF-8-Text und damit kein Spielprotokoll.
error-file-exists = { $path } gibt es schon. Wähle einen anderen Namen für --record.
error-file-folder = { $path } ist ein Ordner, keine Datei.
error-file-large = { $path } hat mehr als { $most } MB: So groß ist kein Spielprotokoll.
error-file-missing = Die Datei { $path } gibt es nicht.
error-file-nameless = { $what } braucht einen Dateinamen.
error-file-unreadable = { $path } lässt sich nicht lesen: { $why }.
error-file-unwritable = Das Spielprotokoll { $path } lässt sich nicht speichern: { $why }.
error-picture-exists = { $path } gibt es schon und ist kein Bild von Roost. Wähle einen anderen Namen für --picture.
error-picture-kind = { $path }: Bilder werden als SVG gespeichert. Wähle für --picture einen Namen, der auf { $kind } endet.
error-picture-unwritable = Das Bild { $path } lässt sich nicht speichern: { $why }.
error-bot-arguments = { $bot } braucht Argumente. Roost gibt Bots keine mit: Gib jedem Argument einen Standardwert.
error-bot-broken = { $bot } funktioniert nicht: { $why }
error-bot-cheats = { $bot } will die echten Karten sehen und darf deshalb nur in roost arena spielen.
error-bot-illegal = { $bot } hat einen Zug gewählt, der nicht erlaubt ist: { $move }
error-bot-no-bot = { $bot } ist kein Bot: Ein Bot ist eine Klasse, die von { $base } abgeleitet ist.
error-bot-no-choose = { $bot } hat keine Methode choose und kann deshalb nicht spielen.
error-bot-no-class = { $module } hat keine Klasse { $name }.
error-bot-no-module = Das Modul { $module } gibt es nicht, weder in diesem Ordner noch unter den installierten.
error-bots-busy = Die Bots sind gerade überlastet. Bitte versuch es gleich noch einmal.
error-bots-closed = Die Bots spielen nicht mehr: Der Server wird beendet.
error-coach-silent = Der Coach hat diesmal nicht geantwortet. Bitte frag noch einmal.

error-record-breaks-off = Zeile { $line }: Das Spielprotokoll bricht ab, hier muss „{ $form }“ folgen.
error-record-check = Zeile { $line } wurde geändert oder beschädigt: „{ $text }“.
error-record-form = Hier muss „{ $form }“ stehen.
error-record-key = Der Schlüssel ergibt { $drawn }, nicht { $given }.
error-record-key-early = Zeile { $line }: Der Schlüssel wird erst nach dem Spielende bekannt, aber dieses Spiel wurde nicht zu Ende gespielt.
error-record-line = Zeile { $line }: { $cause }
error-record-no-commitment = Zeile { $line }: Hier steht keine Festlegung, also ist es nicht das Spiel, zu dem du sie dir notiert hast.
error-record-other-commitment = Zeile { $line }: Das ist nicht die Festlegung, die du dir notiert hast.
error-record-other-entropy = Zeile { $line }: Der Zufallsbeitrag von Platz { $seat } ist nicht der, den du dir notiert hast.
error-record-rules = Zeile { $line }: Gespielt wurde mit Version { $given } der Regeln, hier gilt Version { $known }.
error-record-seats = Zeile { $line }: { $given ->
    [0] Es sind keine Plätze angegeben
    [one] Es ist nur 1 Platz angegeben
   *[other] Es sind { $given } Plätze angegeben
}; das Spiel ist für { $least } bis { $most } Personen.
error-record-seed = Der Startwert ergibt { $drawn }, nicht { $given }.
error-record-title = Das ist kein Spielprotokoll: Es fehlt die Kennung in Zeile { $line }.
error-record-turn = Platz { $turn } ist dran.
error-record-undo = Der zurückgenommene Zug ist von Platz { $seat }.
error-record-unknown-game = Zeile { $line }: { $cause } Steht das Spiel in einer eigenen Datei, ergänze --game DATEI.py.
error-record-version = Zeile { $line }: Diese Version des Spielprotokolls ist unbekannt.
error-script-ends-card = Hier fehlt ein Zufallsergebnis: eine Karte aus dem Stapel.
error-script-ends-number = Hier fehlt ein Zufallsergebnis: eine Zahl unter { $below }.
error-script-ends-roll = Hier fehlt ein Zufallsergebnis: { $dice } Würfel mit den Seiten { $faces }.
error-script-left = Das Zufallsergebnis „{ $given }“ wird nicht gebraucht.
error-script-misfit-card = Die Karte „{ $given }“ ist nicht im Stapel.
error-script-misfit-number = Hier steht „{ $given }“, es muss aber eine Zahl unter { $below } sein.
error-script-misfit-roll = Hier steht „{ $given }“, es { $dice ->
    [one] muss aber 1 Würfel
   *[other] müssen aber { $dice } Würfel
} mit den Seiten { $faces } sein.

# Am Tisch im Netz.
error-table-asked = Es läuft schon eine Anfrage. Warte auf die Antworten.
error-table-bots-only = Nur Bots, das geht nicht: Lass mindestens einen Platz frei.
error-table-busy = An diesem Tisch ist gerade zu viel los. Versuch es noch einmal.
error-table-clock = Eine Bedenkzeit braucht Sekunden, und nur ein Zeitkonto hat einen Zuschlag.
error-table-full = Alle Plätze sind besetzt.
error-table-in-time = Die Bedenkzeit ist noch nicht abgelaufen.
error-table-kept = Dieser Platz ist für jemanden reserviert.
error-table-log-full = Der Verlauf dieses Tisches ist voll: Du kannst nur noch weiterspielen.
error-table-name = Ein Name hat 1 bis { $most } Zeichen.
error-table-no-coach = An diesem Tisch gibt es keinen Coach.
error-table-nobody = Auf diesem Platz sitzt niemand.
error-table-not-asked = Du wurdest um nichts gebeten.
error-table-not-away = Das geht erst, wenn jemand { $seconds } Sekunden weg ist.
error-table-not-begun = Das Spiel hat noch nicht begonnen.
error-table-not-on-turn = Der Coach hilft dir nur, wenn du dran bist.
error-table-not-over = Das geht erst, wenn das Spiel vorbei ist.
error-table-not-yours = Das ist nicht dein Platz.
error-table-nothing-to-undo = Du hast keinen Zug zum Zurücknehmen.
error-table-private = Diesen Tisch sehen nur die Mitspieler.
error-table-remark = Eine Nachricht hat 1 bis { $most } Zeichen.
error-table-replaced = Auf deinem Platz spielt gerade ein Bot. Übernimm erst wieder selbst.
error-table-rules = Dieser Tisch wurde mit Version { $given } der Regeln eröffnet, hier gilt Version { $known }.
error-table-seat = Diesen Platz gibt es nicht; die Plätze sind von 0 bis { $most } nummeriert.
error-table-stale = Zu spät: Am Tisch ist es schon weitergegangen.
error-table-taken = Da war jemand schneller: Dieser Platz ist besetzt.
error-table-time-up = Deine Bedenkzeit ist abgelaufen. Ein Bot entscheidet für dich, danach kannst du selbst weiterspielen.
error-table-too-much = Nicht so schnell: Warte kurz bis zur nächsten Nachricht.
error-table-undo-late = Zu spät zum Zurücknehmen: Die Bedenkzeit ist abgelaufen.
error-table-unknown = Den Tisch { $table } gibt es nicht. Stimmt der Link?
error-join-extra = { $missing } fehlt. Installiere, was Tische im Netz brauchen: pip install 'roost[server]'
error-join-link = „{ $given }“ ist nicht der Link eines Tisches. Er sieht so aus: http://192.168.0.7:8000/t/bnnggru3ky
error-join-unreachable = { $url } ist nicht erreichbar: { $why }
error-join-foreign = { $url } antwortet nicht wie ein Server von Roost.

# Der Server.
error-web-binary = Nachrichten müssen Text sein.
error-web-crowd = Von deiner Adresse gibt es schon { $most } Verbindungen. Schließe erst eine davon.
error-web-far-away = Hier antwortet der Server nur dem Heimnetz. Für alle erreichbar ist er mit --host 0.0.0.0.
error-web-hello = Eine Verbindung beginnt mit genau einem „hello“ in Version { $version } des Protokolls.
error-web-host = Unter dem Namen { $host } ist dieser Server nicht bekannt. Soll er es sein, starte ihn mit --name { $host }.
error-web-language = Diese Sprache gibt es hier nicht. Es gibt: { $known }.
error-web-method = { $path } lässt nur { $allowed } zu.
error-web-mistake = Auf dem Server ist ein Fehler passiert. Er ist notiert; versuch es noch einmal.
error-web-nothing-here = { $path } gibt es hier nicht.
error-web-origin = Diese Anfrage kam von einer fremden Seite.
error-web-token = Nicht angemeldet: Das Token fehlt oder ist ungültig.
error-web-too-large = Das ist zu lang: höchstens { $most } Bytes.
error-web-too-late = Die Anfrage war nicht rechtzeitig vollständig.
error-web-too-often = Das waren zu viele Anfragen. Warte einen Moment.
error-web-unreadable = Diese Anfrage ist nicht lesbar: { $why }
error-serve-extra = { $missing } fehlt. Installiere, was der Server braucht: pip install 'roost[server]'
error-serve-host = { $host } ist keine Adresse dieses Rechners.
error-serve-origin = { $given } ist keine gültige Herkunft einer Seite. Schreib sie wie ein Browser: https://example.org
error-serve-patience = Die Wartezeit muss mehr als 0 und höchstens { $most } Sekunden betragen.
error-serve-port = { $port } ist kein Port; möglich sind 0 bis 65535.
error-serve-name = { $given } ist kein Name eines Rechners. Schreib ihn so, wie andere ihn öffnen, etwa roost.home.
error-serve-proxy = { $given } ist keine Proxy-Adresse. Schreib 127.0.0.1 oder 10.0.0.0/8, mehrere mit Kommas getrennt.
error-serve-refused = Roost darf { $host }, Port { $port }, nicht verwenden: { $why }.
error-serve-taken = Port { $port } ist belegt. Wähle mit --port einen anderen oder beende das Programm, das ihn benutzt.
error-serve-thinkers = { $given } Prozesse sind nicht möglich, nur 0 bis { $most }.

# Die Datenbank eines Servers, ihre Sicherungen, und was damit nicht stimmen kann

error-store-closed = Der Server wird gerade beendet.
error-store-damaged = Eintrag { $seq } des Tisches { $table } ist in der Datenbank beschädigt oder fehlt.
error-store-encoding = Die Datenbank { $where } verwendet { $given } und kann damit nicht alle Zeichen speichern. Lege sie so an: createdb --encoding UTF8 --template template0
error-store-extra = Für PostgreSQL fehlt ein Paket: pip install 'roost[postgres]'
error-store-failed = Die Datenbank { $where } meldet: { $why }.
error-store-folder = { $path } ist ein Ordner, keine Datenbank.
error-store-foreign = { $path } ist die Datenbank eines anderen Programms. Wähle eine andere Datei.
error-store-gone = Die Datenbank { $path } wurde verschoben oder gelöscht, während ein Server sie benutzte.
error-store-in-use = Ein anderer Server benutzt die Datenbank { $path }.
error-store-login = { $where } lehnt diesen Benutzer mit diesem Passwort ab.
error-store-missing = Bei { $where } gibt es keine Roost-Datenbank.
error-store-newer = Die Datenbank { $where } hat Version { $given }; dieses Roost kennt sie nur bis { $known }. Nimm ein neueres Roost.
error-store-no-database = { $path } ist keine SQLite-Datenbank.
error-store-not-empty = Die Datenbank { $where } ist nicht leer. Eine Sicherung lässt sich nur in eine leere einspielen.
error-store-older = Die Datenbank { $where } hat Version { $given }, nicht { $known }. Starte einmal einen Server damit, er bringt sie auf den neuesten Stand.
error-store-read-only = In die Datenbank { $where } lässt sich gerade nicht schreiben.
error-store-refused = { $where } lehnt die Verbindung ab: { $why }.
error-store-taken = An diesem Tisch ist inzwischen etwas anderes passiert.
error-store-unreachable = Die Datenbank { $where } ist nicht zu erreichen: { $why }.
error-store-unwritable = Die Datenbank { $path } lässt sich nicht beschreiben: { $why }.
error-store-url = Das ist keine Datenbank. Schreib sqlite:DATEI, einen Dateinamen oder postgresql://BENUTZER:PASSWORT@RECHNER:PORT/NAME, mit Sonderzeichen in der Form %40.
error-backup-cut = Die Sicherung { $path } bricht nach Zeile { $line } ab.
error-backup-exists = { $path } gibt es schon. Wähle einen anderen Namen für die Sicherung.
error-backup-form = { $path } ist keine Roost-Sicherung.
error-backup-line = Zeile { $line } der Sicherung { $path } wurde geändert oder beschädigt.
error-backup-unreadable = Die Sicherung { $path } lässt sich nicht lesen: { $why }.
error-backup-unwritable = Die Sicherung { $path } lässt sich nicht speichern: { $why }.
error-backup-version = Die Sicherung { $path } hat Version { $given }; dieses Roost kennt nur { $known }.
