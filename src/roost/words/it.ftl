# Quello che dice Roost stesso, qualunque sia il gioco.

welcome = Benvenuti su Roost!
begins = { $title } · seme { $seed } · ? per l’aiuto
guest = Ospite
unrecorded = La partita continua senza essere salvata; --record FILE sceglie un altro posto.

menu-game = Quale gioco?
menu-people = Quante persone giocano, da 1 a { $most }? (Invio: una sola, { $guest })
menu-name = Come ti chiami? (Invio: { $guest })
menu-names = Come si chiama la persona { $number }? (Invio: { $guest })
menu-opponents = Quanti bot giocano, da { $least } a { $most }? { $least ->
    [0] (Invio: nessuno)
   *[other] (Invio: { $least }, { $bot })
}
menu-kind = Che tipo di bot?
menu-again = Scrivi un numero da { $least } a { $most }, o premi solo Invio.
menu-number = Scrivi un numero da 1 a { $most }, o premi solo Invio per 1.
menu-help = Rispondi con un numero o un nome; solo Invio accetta la proposta; q per uscire.
bot-chick = chick (pulcino): amichevole, e sbaglia come tutti
bot-hen = hen (gallina): solida e veloce
bot-rooster = rooster (gallo): forte
bot-fox = fox (volpe): forte quanto sappiamo fare
bot-expected = expected: calcola le probabilità a ogni turno
bot-random = random: una mossa a caso, senza pensarci
bot-simple = simple: sa che cosa vale

seats = giocatori
your-move = { $name }, tocca a te.
hand-over = Passa lo schermo a { $name }, poi premi Invio.
moves-cut = Ci sono altre mosse oltre a queste: ognuna si può scrivere in forma breve; ? mostra come.
topic-back = Invio: torna a tutte le mosse.
undone = Mossa annullata.
undo-unfair = Ora non si può annullare nulla: solo la tua ultima mossa, e solo prima che il caso intervenga di nuovo.
left = La partita finisce qui.
saved = Partita salvata in: { $path }

winner = Vince { $name }!
winners = { $first } e { $last } vincono a pari merito!
winners-together = { $first } e { $last } vincono insieme!
score-part = Parte { $number }
column-place = Posizione
column-name = Nome
column-total = Totale

replay-title = { $title } · { $names }
replay-step = Passo { $now } di { $last }
replay-keys = Invio: avanti · b: indietro · numero: vai a quel passo · q: fine
replay-again = Premi Invio, o scrivi b, q o un numero da 0 a { $last }.
unfinished = La partita non è stata finita.

# I numeri

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Il coach. Le probabilità sono in percentuale.

command-hint = consiglio
advice-thinking = Il coach ci pensa ...
advice-move = Mossa
advice-win = Vince
advice-error = ±
advice-score = Punti
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contro { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % per “{ $move }”
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } % indietro
advice-level = difficile da distinguere da “{ $move }”
advice-only = nient’altro merita un pensiero
advice-more = { $count ->
    [one] e ancora 1 mossa
   *[other] e ancora { $count } mosse
}

# Una partita riguardata dopo

review-title = Fortuna e bravura · { $title } · { $names }
review-thinking = Esame della partita
review-start = Inizio
review-own = Mosse proprie
review-others = Mosse altrui
review-luck = Fortuna
review-end = Risultato
review-now = Al momento
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Sono probabilità di vincere: da un inizio alla pari, che cosa hanno cambiato le proprie mosse rispetto alle migliori che si potevano conoscere, che cosa quelle degli altri, e la fortuna, cioè tutto il resto.
review-faultless = Nessuna mossa è costata qualcosa con certezza.
review-costly = { $count ->
    [one] La mossa più costosa
   *[other] Le { $count } mosse più costose
}
review-step = Passo
review-cost = Costo
review-why = Che cosa era meglio
review-played = invece di { $move }
review-chance = Probabilità di vincere in %
review-picture = Le probabilità di vincere di tutti, a carte scoperte: { $path }

games-key = Nome
games-title = Gioco
games-seats = Giocatori
games-options = Opzioni
games-bots = Bot

help-commands = Che cosa puoi scrivere
help-number = il numero a sinistra di una mossa; ... apre un’altra lista
help-notation-key = una mossa
help-notation = la mossa in breve, come a destra nella lista
help-enter-key = Invio
help-enter = mostra di nuovo il tavolo, o torna da una di queste liste
help-hint = chiede al coach che cosa vince più spesso, e perché
help-undo = annulla la tua ultima mossa, finché nulla è stato rivelato
help-help = mostra questo aiuto
help-quit = chiude la partita e la salva
help-moves = Le mosse in breve

# Errori. Le chiavi sono i motivi che gli errori portano con sé.

error-choice = La mossa { $given } non esiste. Scrivi un numero della lista ({ $known }) o una mossa come “{ $example }”; ? per l’aiuto.
error-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-position = Questa non è una posizione: { $why }
error-seats = Questo gioco è per { $least }-{ $most } giocatori, non per { $given }.
error-options = Non si può giocare con “{ $given }”. Le opzioni sono: { $known }.
error-options-kind = Queste opzioni sono di un altro gioco.
error-option-form = “{ $given }” non è un’opzione: scrivi NOME=VALORE.
error-seed = Un seme è una riga di al massimo { $most } caratteri, senza spazi all’inizio e alla fine.
error-effort = --effort vuole un numero da 1 a { $most }, non “{ $given }”.
error-empty-seat = C’è un posto vuoto in “{ $given }”. Scrivi i nomi con virgole, per esempio me,hen.
error-no-odds = Non ci sono probabilità per questo gioco. Ci sono per: { $known }.
error-no-seats = --seats non nomina nessuno. Scrivi i nomi con virgole, per esempio me,hen.
error-unknown-bot = Nessun bot “{ $given }” gioca a questo gioco. Ci sono: { $known }.
error-unknown-game = Non c’è un gioco “{ $given }”. Ci sono: { $known }.
error-unknown-language = Non c’è la lingua “{ $given }”. Ci sono: { $known }.
error-game-file = { $path } non definisce un gioco: dovrebbe stare in una variabile { $name }.
error-game-file-broken = { $path } non si può eseguire: { $why }
error-game-file-lacks = { $path }: al gioco manca un “{ $name }” corretto.
error-file-encoding = { $path } non è testo in UTF-8, quindi non è una partita registrata.
error-file-exists = { $path } esiste già. Scegli un altro nome per --record.
error-file-folder = { $path } è una cartella, non un file.
error-file-large = { $path } supera { $most } MB: nessuna partita registrata è così grande.
error-file-missing = Non c’è un file { $path }.
error-file-nameless = { $what } richiede il nome di un file.
error-file-unreadable = { $path } non si può leggere: { $why }.
error-file-unwritable = La partita non si può salvare in { $path }: { $why }.
error-picture-exists = { $path } esiste già e non è un’immagine di Roost. Scegli un altro nome per --picture.
error-picture-unwritable = L’immagine { $path } non si può scrivere: { $why }.

error-record-breaks-off = Riga { $line }: il testo si interrompe dove dovrebbe seguire “{ $form }”.
error-record-check = La riga { $line } è stata modificata o danneggiata: “{ $text }”.
error-record-form = Qui dovrebbe stare “{ $form }”.
error-record-line = Riga { $line }: { $cause }
error-record-rules = Riga { $line }: si è giocato con la versione { $given } delle regole; qui c’è la versione { $known }.
error-record-seats = Riga { $line }: { $given ->
    [0] nessun giocatore ha un nome
    [one] 1 giocatore ha un nome
   *[other] { $given } giocatori hanno un nome
}; il gioco è per { $least }-{ $most } giocatori.
error-record-seed = Il seme dà { $drawn }, non { $given }.
error-record-title = Questa non è una partita registrata: la riga { $line } dovrebbe dirlo.
error-record-turn = Tocca al posto { $turn }.
error-record-unknown-game = Riga { $line }: { $cause } Se il gioco è in un file suo, aggiungi --game FILE.py.
error-record-version = Riga { $line }: versione del file sconosciuta.
error-script-ends-card = Manca un’estrazione: una carta del mazzo.
error-script-ends-number = Manca un’estrazione: un numero minore di { $below }.
error-script-ends-roll = Manca un’estrazione: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} con le facce { $faces }.
error-script-left = Per “{ $given }” non è stato estratto nulla.
error-script-misfit-card = “{ $given }” non è tra le carte del mazzo.
error-script-misfit-number = C’è “{ $given }” dove ci vorrebbe un numero minore di { $below }.
error-script-misfit-roll = C’è “{ $given }” dove ci { $dice ->
    [one] vorrebbe 1 dado
   *[other] vorrebbero { $dice } dadi
} con le facce { $faces }.
