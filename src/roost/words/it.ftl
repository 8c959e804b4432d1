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
replay-undone = L’ultima mossa di { $name } viene annullata, di comune accordo.
unfinished = La partita non è stata finita.

# I numeri

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Il coach. Le probabilità sono in percentuale.

command-hint = consiglio
advice-thinking = Il coach ci pensa ...
advice-move = Mossa
advice-win = Probabilità
advice-error = ±
advice-score = Punti
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contro { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % per “{ $move }”
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti percentuali in meno
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
review-picture = Le probabilità di vincere di tutti, per chi vedesse tutto: { $path }

# Una partita controllata dopo

verify-lines = { $count } righe: ognuna ha il controllo giusto.
verify-moves = { $count ->
    [0] Non è stata fatta nessuna mossa.
    [one] 1 mossa: è permessa.
   *[other] { $count } mosse: tutte sono permesse.
}
verify-undone = { $count ->
    [one] 1 di queste è stata annullata, come dice il testo.
   *[other] { $count } di queste sono state annullate, come dice il testo.
}
verify-result = Il risultato ne consegue.
verify-luck-seed = { $count } estrazioni: tutte sono quelle che dà il seme.
verify-luck-key = { $count } estrazioni: tutte sono quelle che danno la chiave e gli apporti dei giocatori.
verify-signature = Chiave e firma corrispondono all’impegno: tutte le righe sono come sono state firmate.
verify-noted-commitment = L’impegno è quello che hai annotato.
verify-noted-entropy = L’apporto di { $name } è quello che hai annotato.
verify-unmixed = Nessun giocatore ha aggiunto del suo: chi ha scelto la chiave può aver scelto la fortuna.
verify-holds = Verificato: tutto torna.
verify-compare = Una cosa puoi controllarla solo tu: è quello che ti è stato mostrato prima della prima mossa?
verify-commitment = impegno (commitment)
verify-entropy = apporto (entropy) di { $name }, --entropy { $seat }=...
verify-seed-limits = Un seme si può provare prima della partita, e senza firma nessuno può dire se mosse o nomi siano stati modificati e tutti i controlli rifatti.
verify-luck-later = La fortuna non si può ancora controllare: manca la chiave, che viene rivelata a fine partita.
verify-luck-never = La fortuna non si può controllare: non ci sono né seme né chiave.
verify-refused = Non verificato. { $why }

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

error-commitment-broken = Testo, chiave e firma non corrispondono all’impegno: questo o un’altra riga è stato modificato.
error-commitment-form = Un impegno ha 64 cifre di 0-9 e a-f.
error-entropy-form = Un apporto ha da 2 a 64 cifre di 0-9 e a-f, sempre a coppie.
error-entropy-option = --entropy vuole un posto e le sue cifre, per esempio 0=93af0c, non “{ $given }”.
error-entropy-order = Ogni posto dà un apporto al massimo una volta, nell’ordine dei posti.
error-entropy-seat = Non c’è un posto { $seat }.
error-key-form = Una chiave ha 64 cifre di 0-9 e a-f.
error-key-secret = La chiave resta segreta fino alla fine della partita.
error-nothing-to-take-back = Non c’è nessuna mossa da annullare.
error-signature-form = Una firma ha { $digits } cifre di 0-9 e a-f.
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
error-picture-kind = { $path }: le immagini sono disegnate come SVG. Scegli per --picture un nome che finisca in { $kind }.
error-picture-unwritable = L’immagine { $path } non si può scrivere: { $why }.
error-bots-busy = I bot hanno troppo a cui pensare in questo momento. Riprova tra un attimo.
error-bots-closed = I bot non pensano più: il server si sta chiudendo.
error-coach-silent = Questa volta il coach non aveva una risposta. Chiedi ancora una volta.

error-record-breaks-off = Riga { $line }: il testo si interrompe dove dovrebbe seguire “{ $form }”.
error-record-check = La riga { $line } è stata modificata o danneggiata: “{ $text }”.
error-record-form = Qui dovrebbe stare “{ $form }”.
error-record-key = La chiave dà { $drawn }, non { $given }.
error-record-key-early = Riga { $line }: la chiave viene rivelata solo a fine partita, ma questa non è stata finita.
error-record-line = Riga { $line }: { $cause }
error-record-no-commitment = Riga { $line }: qui non c’è un impegno, quindi non è la partita per cui l’hai annotato.
error-record-other-commitment = Riga { $line }: questo non è l’impegno che hai annotato.
error-record-other-entropy = Riga { $line }: l’apporto del posto { $seat } non è quello che hai annotato.
error-record-rules = Riga { $line }: si è giocato con la versione { $given } delle regole; qui c’è la versione { $known }.
error-record-seats = Riga { $line }: { $given ->
    [0] nessun giocatore ha un nome
    [one] 1 giocatore ha un nome
   *[other] { $given } giocatori hanno un nome
}; il gioco è per { $least }-{ $most } giocatori.
error-record-seed = Il seme dà { $drawn }, non { $given }.
error-record-title = Questa non è una partita registrata: la riga { $line } dovrebbe dirlo.
error-record-turn = Tocca al posto { $turn }.
error-record-undo = La mossa da annullare è del posto { $seat }.
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

# A un tavolo in rete.
error-table-asked = Qualcuno l’ha già chiesto. Aspetta le risposte.
error-table-bots-only = Qualcuno deve sedersi al tavolo: lascia un posto libero.
error-table-busy = A questo tavolo succede troppo in una volta. Riprova.
error-table-clock = Un orologio ha bisogno di secondi, e solo una riserva ha un bonus.
error-table-full = Tutti i posti sono occupati.
error-table-in-time = Su quell’orologio c’è ancora tempo.
error-table-kept = Questo posto è riservato a qualcuno.
error-table-log-full = Il registro di questo tavolo è pieno: continua solo la partita.
error-table-name = Un nome ha da 1 a { $most } caratteri.
error-table-no-coach = A questo tavolo non c’è un coach.
error-table-nobody = Lì non siede nessuno.
error-table-not-asked = Nessuno ti ha chiesto niente.
error-table-not-away = L’assenza non dura ancora da { $seconds } secondi.
error-table-not-begun = La partita non è ancora cominciata.
error-table-not-on-turn = Il coach aiuta chi è di turno.
error-table-not-over = Bisogna aspettare la fine della partita.
error-table-not-yours = Questo non è il tuo posto.
error-table-nothing-to-undo = Non hai mosse da riprendere.
error-table-private = Solo i suoi giocatori vedono questo tavolo.
error-table-remark = Un messaggio ha da 1 a { $most } caratteri.
error-table-replaced = A questo posto ora gioca un bot. Prima riprendilo tu.
error-table-rules = Questo tavolo è stato aperto con la versione { $given } delle regole; qui vale la versione { $known }.
error-table-seat = Questo posto non esiste; vanno da 0 a { $most }.
error-table-stale = Era per una posizione già passata.
error-table-taken = Qualcuno è stato più veloce: questo posto è occupato.
error-table-time-up = Il tempo per questa decisione è scaduto. La prende un bot, poi puoi giocare di nuovo tu.
error-table-too-much = Non così in fretta: aspetta un po’ prima del prossimo messaggio.
error-table-undo-late = È troppo tardi per riprendere la mossa: il tempo per quella decisione è scaduto.
error-table-unknown = Non c’è un tavolo { $table }. Controlla il link.

# Il server.
error-web-binary = I messaggi devono essere testo.
error-web-crowd = Dal tuo indirizzo ci sono già { $most } connessioni. Prima chiudine qualcuna.
error-web-hello = Una connessione comincia con un saluto, nella versione { $version } del protocollo.
error-web-language = Questa lingua qui non si parla; ci sono: { $known }.
error-web-method = { $path } conosce solo { $allowed }.
error-web-mistake = Il server ha fatto un errore. È stato annotato; riprova.
error-web-nothing-here = Non c’è niente in { $path }.
error-web-origin = Questo veniva da una pagina che non c’entra.
error-web-token = Chi è? Manca un gettone, o non è valido.
error-web-too-large = È troppo lungo: al massimo { $most } byte.
error-web-too-late = La richiesta non è finita in tempo.
error-web-too-often = Troppo in una volta. Aspetta un momento.
error-web-unreadable = Non si può leggere: { $why }
error-serve-extra = Manca { $missing }. Per installare ciò che serve a un server: pip install 'roost[server]'
error-serve-host = { $host } non è un indirizzo di questo computer.
error-serve-origin = Da { $given } non viene nessuna pagina. Scrivilo come un browser: https://example.org
error-serve-patience = La pazienza dura più di 0 e fino a { $most } secondi.
error-serve-port = { $port } non è una porta; vanno da 0 a 65535.
error-serve-proxy = { $given } non è l’indirizzo di un proxy. Scrivi 127.0.0.1 o 10.0.0.0/8, più d’uno con le virgole.
error-serve-refused = Roost non può ascoltare su { $host }, porta { $port }: { $why }.
error-serve-taken = La porta { $port } è occupata. Scegline un’altra con --port, o ferma chi la usa.
error-serve-thinkers = { $given } non è un numero di processi; ne sono possibili da 0 a { $most }.

# La base di dati di un server, le sue copie di riserva e ciò che può non andare

error-store-closed = Il server si sta fermando.
error-store-damaged = La voce { $seq } del tavolo { $table } è danneggiata o manca nella base di dati.
error-store-encoding = La base di dati { $where } è scritta in { $given }, che non ha tutte le lettere. Creala così: createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL richiede un altro pacchetto: pip install 'roost[postgres]'
error-store-failed = La base di dati { $where } segnala: { $why }.
error-store-folder = { $path } è una cartella, non una base di dati.
error-store-foreign = { $path } è la base di dati di un altro programma. Scegli un altro file.
error-store-gone = La base di dati { $path } è stata spostata o cancellata mentre un server la usava.
error-store-in-use = Un altro server sta usando la base di dati { $path }.
error-store-login = { $where } non accetta questo utente con questa password.
error-store-missing = Non c’è una base di dati di Roost in { $where }.
error-store-newer = La base di dati { $where } è della versione { $given }; questo Roost la conosce fino a { $known }. Prendi un Roost più recente.
error-store-no-database = { $path } non è una base di dati SQLite.
error-store-not-empty = La base di dati { $where } non è vuota. Una copia di riserva va solo in una vuota.
error-store-older = La base di dati { $where } è della versione { $given }, non { $known }. Avvia una volta un server con essa: la aggiorna.
error-store-read-only = La base di dati { $where } al momento si può solo leggere.
error-store-refused = { $where } rifiuta la connessione: { $why }.
error-store-taken = Nel frattempo a questo tavolo è successo qualcos’altro.
error-store-unreachable = La base di dati { $where } non si può raggiungere: { $why }.
error-store-unwritable = La base di dati { $path } non si può scrivere: { $why }.
error-store-url = Questa non è una base di dati. Scrivi sqlite:FILE, il nome di un file, o postgresql://UTENTE:PASSWORD@COMPUTER:PORTA/NOME, dove i caratteri speciali si scrivono come %40.
error-backup-cut = La copia di riserva { $path } si interrompe dopo la riga { $line }.
error-backup-exists = { $path } esiste già. Scegli un altro nome per la copia di riserva.
error-backup-form = { $path } non è una copia di riserva di Roost.
error-backup-line = La riga { $line } della copia di riserva { $path } è stata modificata o danneggiata.
error-backup-unreadable = La copia di riserva { $path } non si può leggere: { $why }.
error-backup-unwritable = La copia di riserva { $path } non si può scrivere: { $why }.
error-backup-version = La copia di riserva { $path } è della versione { $given }; questo Roost conosce solo { $known }.
