# Was Roost selbst sagt, gleich was gespielt wird.

welcome = Willkommen bei Roost!
begins = { $title } · Startwert { $seed } · ? hilft weiter
guest = Gast

menu-game = Welches Spiel?
menu-name = Wie heißt du? (Enter: Gast)
menu-opponents = Gegen wie viele Bots spielst du?
menu-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
menu-kind = Was für Bots?
menu-again = Bitte tippe eine Zahl von 1 bis { $most }, oder nur Enter für 1.
bot-random = random: irgendein Zug, ohne nachzudenken
bot-simple = simple: weiß, was etwas wert ist

seats = Plätze
your-move = { $name }, du bist am Zug.
hand-over = Gib den Bildschirm an { $name } weiter, dann Enter.
undone = Zurückgenommen.
undo-unfair = Jetzt lässt sich nichts zurücknehmen: nur der eigene letzte Zug, und nur bevor neues Glück im Spiel ist.
left = Das Spiel endet hier.
saved = Aufzeichnung: { $path }

winner = { $name } gewinnt!
winners = { $first } und { $last } teilen sich den Sieg!
column-place = Platz
column-name = Name
column-total = Summe

replay-title = { $title } · { $names }
replay-step = Schritt { $now } von { $last }
replay-keys = Enter: weiter · b: zurück · Zahl: zu diesem Schritt · q: Ende
replay-again = Bitte drücke Enter oder tippe b, q oder eine Zahl von 0 bis { $last }.
unfinished = Das Spiel wurde nicht zu Ende gespielt.

games-key = Name
games-title = Spiel
games-seats = Plätze
games-options = Optionen
games-bots = Bots

help-commands = Was du tippen kannst
help-number = die Nummer eines Zugs aus der Liste
help-notation-key = ein Zug
help-notation = die Kurzform des Zugs, wie sie rechts in der Liste steht
help-enter-key = Enter
help-enter = zeigt den Tisch noch einmal
help-undo = nimmt deinen letzten Zug zurück, solange das fair ist
help-help = zeigt diese Hilfe
help-quit = beendet das Spiel und behält die Aufzeichnung
help-moves = Züge in Kurzform

# Fehler. Die Schlüssel sind die Gründe, die Fehler mitbringen.

error-choice = Einen Zug { $given } gibt es nicht. Tippe eine Zahl von 1 bis { $most } oder einen Zug wie „{ $example }“; ? hilft weiter.
error-over = Das Spiel ist vorbei.
error-not-your-turn = Du bist nicht am Zug.
error-seats = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht für { $given }.
error-options = Mit „{ $given }“ lässt sich dieses Spiel nicht spielen. Seine Optionen sind: { $known }.
error-options-kind = Diese Optionen gehören zu einem anderen Spiel.
error-option-form = „{ $given }“ ist keine Option: schreibe NAME=WERT.
error-seed = Ein Startwert ist eine Zeile mit höchstens { $most } Zeichen, ohne Leerzeichen am Rand.
error-empty-seat = In „{ $given }“ ist ein Platz leer. Schreibe Namen mit Kommas, etwa me,simple.
error-unknown-bot = Kein Bot „{ $given }“ spielt dieses Spiel. Es gibt: { $known }.
error-unknown-game = Ein Spiel „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-unknown-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known }.
error-game-file = { $path } beschreibt kein Spiel: eine Variable { $name } sollte es enthalten.
error-game-file-broken = { $path } lässt sich nicht ausführen: { $why }
error-file-encoding = { $path } ist kein Text in UTF-8, also keine Aufzeichnung.
error-file-exists = { $path } gibt es schon. Wähle einen anderen Namen für die Aufzeichnung.
error-file-folder = { $path } ist ein Ordner, keine Datei.
error-file-missing = Eine Datei { $path } gibt es nicht.
error-file-unreadable = { $path } ist nicht zu lesen: { $why }.
error-file-unwritable = Die Aufzeichnung { $path } lässt sich nicht schreiben: { $why }.

error-record-breaks-off = Zeile { $line }: die Aufzeichnung bricht ab, wo „{ $form }“ folgen sollte.
error-record-check = Zeile { $line } wurde geändert oder beschädigt: „{ $text }“.
error-record-form = Hier sollte „{ $form }“ stehen.
error-record-line = Zeile { $line }: { $cause }
error-record-rules = Zeile { $line }: gespielt wurde nach Regeln { $given }; jetzt gelten Regeln { $known }.
error-record-seats = Zeile { $line }: { $given } Plätze sind benannt; das Spiel ist für { $least } bis { $most }.
error-record-seed = Der Startwert ergibt { $drawn }, nicht { $given }.
error-record-title = Das ist keine Aufzeichnung eines Spiels: die erste Zeile müsste es sagen.
error-record-turn = Am Zug ist Platz { $turn }.
error-record-version = Zeile { $line }: diese Version der Aufzeichnung ist hier unbekannt.
error-script-ends = Es fehlt Glück: { $wanted } sollte folgen.
error-script-left = Für „{ $given }“ wurde nichts gezogen.
error-script-misfit = Hier steht „{ $given }“, es sollte { $wanted } sein.
