# Quello che dice Roost stesso, qualunque sia il gioco.

welcome = Benvenuti da Roost!
begins = { $title } · seme { $seed } · ? per l’aiuto
guest = Ospite

menu-game = Quale gioco?
menu-name = Come ti chiami? (Invio: Ospite)
menu-opponents = Contro quanti bot giochi?
menu-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
menu-kind = Che tipo di bot?
menu-again = Scrivi un numero da 1 a { $most }, o premi solo Invio per 1.
bot-random = random: una mossa a caso, senza pensarci
bot-simple = simple: sa che cosa vale

seats = posti
your-move = { $name }, tocca a te.
hand-over = Passa lo schermo a { $name }, poi premi Invio.
undone = Mossa ritirata.
undo-unfair = Ora non si può ritirare nulla: solo la propria ultima mossa, e solo prima che la sorte decida altro.
left = La partita finisce qui.
saved = Partita annotata: { $path }

winner = Vince { $name }!
winners = { $first } e { $last } vincono insieme!
column-place = Posto
column-name = Nome
column-total = Totale

replay-title = { $title } · { $names }
replay-step = Passo { $now } di { $last }
replay-keys = Invio: avanti · b: indietro · numero: vai a quel passo · q: fine
replay-again = Premi Invio, o scrivi b, q o un numero da 0 a { $last }.
unfinished = La partita non è stata finita.

games-key = Nome
games-title = Gioco
games-seats = Posti
games-options = Opzioni
games-bots = Bot

help-commands = Che cosa puoi scrivere
help-number = il numero di una mossa della lista
help-notation-key = una mossa
help-notation = la mossa in breve, come a destra nella lista
help-enter-key = Invio
help-enter = mostra di nuovo il tavolo
help-undo = ritira la tua ultima mossa, finché è leale
help-help = mostra questo aiuto
help-quit = chiude la partita e la conserva
help-moves = Le mosse in breve

# Errori. Le chiavi sono i motivi che gli errori portano con sé.

error-choice = Non c’è una mossa { $given }. Scrivi un numero da 1 a { $most }, o una mossa come “{ $example }”; ? per l’aiuto.
error-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-seats = Questo gioco è per { $least }-{ $most } posti, non per { $given }.
error-options = Non si può giocare con “{ $given }”. Le opzioni sono: { $known }.
error-options-kind = Queste opzioni sono di un altro gioco.
error-option-form = “{ $given }” non è un’opzione: scrivi NOME=VALORE.
error-seed = Un seme è una riga di al massimo { $most } caratteri, senza spazi ai bordi.
error-empty-seat = C’è un posto vuoto in “{ $given }”. Scrivi i nomi con virgole, per esempio me,simple.
error-unknown-bot = Nessun bot “{ $given }” gioca a questo gioco. Ci sono: { $known }.
error-unknown-game = Non c’è un gioco “{ $given }”. Ci sono: { $known }.
error-unknown-language = Non c’è la lingua “{ $given }”. Ci sono: { $known }.
error-game-file = { $path } non definisce un gioco: dovrebbe stare in una variabile { $name }.
error-game-file-broken = { $path } non si può eseguire: { $why }
error-file-encoding = { $path } non è testo in UTF-8, quindi non è una partita annotata.
error-file-exists = { $path } esiste già. Scegli un altro nome per annotare la partita.
error-file-folder = { $path } è una cartella, non un file.
error-file-missing = Non c’è un file { $path }.
error-file-unreadable = { $path } non si può leggere: { $why }.
error-file-unwritable = La partita non si può scrivere in { $path }: { $why }.

error-record-breaks-off = Riga { $line }: il testo si interrompe dove dovrebbe seguire “{ $form }”.
error-record-check = La riga { $line } è stata cambiata o rovinata: “{ $text }”.
error-record-form = Qui dovrebbe stare “{ $form }”.
error-record-line = Riga { $line }: { $cause }
error-record-rules = Riga { $line }: si è giocato con le regole { $given }; ora ci sono le regole { $known }.
error-record-seats = Riga { $line }: i posti con un nome sono { $given }; il gioco è per { $least }-{ $most }.
error-record-seed = Il seme dà { $drawn }, non { $given }.
error-record-title = Questa non è una partita annotata: la prima riga dovrebbe dirlo.
error-record-turn = Tocca al posto { $turn }.
error-record-version = Riga { $line }: questa versione qui non è conosciuta.
error-script-ends = Manca la sorte: dovrebbe seguire { $wanted }.
error-script-left = Per “{ $given }” non è stato estratto nulla.
error-script-misfit = C’è “{ $given }” dove ci vorrebbe { $wanted }.
