# Quello che dice Roost stesso, qualunque sia il gioco.

welcome = Benvenuti su Roost!
begins = { $title } · seme { $seed } · ? per l’aiuto
at-table = Al tavolo: { $names }
introduced = { $name } ({ $level ->
    [chick] pulcino
    [hen] gallina
    [rooster] gallo
    [fox] volpe
   *[other] { $level }
})
guest = Ospite
unrecorded = La partita continua senza essere salvata; con --record FILE scegli un altro file.

menu-game = Quale gioco?
menu-people = Quante persone giocano, da 1 a { $most }? (Invio: solo tu, come { $guest })
menu-name = Come ti chiami? (Invio: { $guest })
menu-names = Come si chiama il giocatore { $number }? (Invio: { $guest })
menu-opponents = Quanti bot giocano, da { $least } a { $most }? { $least ->
    [0] (Invio: nessuno)
   *[other] (Invio: { $least }, { $bot })
}
menu-kind = Che tipo di bot?
menu-again = Scrivi un numero da { $least } a { $most } o premi Invio.
menu-number = Scrivi un numero da 1 a { $most } o premi Invio per 1.
menu-help = Rispondi con un numero o un nome; Invio accetta la proposta; q per uscire.
bot-chick = chick (pulcino): amichevole, sbaglia come tutti
bot-hen = hen (gallina): solida e veloce
bot-rooster = rooster (gallo): forte
bot-fox = fox (volpe): il bot più forte
bot-expected = expected: calcola le probabilità a ogni turno
bot-random = random: gioca mosse a caso
bot-simple = simple: conosce solo il valore delle cose

seats = giocatori
your-move = { $name }, tocca a te.
hand-over = Passa il dispositivo a { $name }, poi premi Invio.
moves-cut = Ci sono altre mosse: scrivile in forma abbreviata; ? spiega come.
topic-back = Invio: torna a tutte le mosse.
undone = Mossa annullata.
undo-unfair = Ora non puoi annullare: si può solo per la tua ultima mossa, e prima che escano nuovi dadi o nuove carte.
left = La partita finisce qui.
saved = Partita salvata in: { $path }

winner = Vince { $name }!
winners = { $first } e { $last } vincono a pari merito!
winners-together = { $first } e { $last } vincono insieme!
score-part = Parte { $number }
column-place = Posizione
column-name = Nome
column-total = Totale

event-moves-taken-back = { $moves ->
    [one] { $name } annulla una mossa.
   *[other] { $name } annulla { $moves } mosse.
}
event-plain = { $name }: { $what }
event-plain-table = { $what }
event-move-hidden = { $name } ha fatto una mossa.

replay-title = { $title } · { $names }
replay-step = Passo { $now } di { $last }
replay-keys = Invio: avanti · b: indietro · numero: vai a quel passo · q: esci
replay-again = Premi Invio, o scrivi b, q o un numero da 0 a { $last }.
replay-undone = L’ultima mossa di { $name } viene annullata, di comune accordo.
unfinished = La partita non è stata conclusa.

# I numeri

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Il coach. Le probabilità sono in percentuale.

command-hint = consiglio
advice-thinking = Il coach sta pensando ...
advice-move = Mossa
advice-win = Probabilità
advice-error = ±
advice-score = Punti
advice-joint = { "; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contro { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % per “{ $move }”
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti percentuali in meno
advice-level = praticamente equivalente a “{ $move }”
advice-only = è l’unica mossa sensata
advice-more = { $count ->
    [one] e un’altra mossa
   *[other] e altre { $count } mosse
}

# Una partita riguardata dopo

review-title = Fortuna e abilità · { $title } · { $names }
review-thinking = Analisi della partita
review-start = Inizio
review-own = Mosse proprie
review-others = Mosse altrui
review-luck = Fortuna
review-end = Risultato
review-now = Al momento
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Sono probabilità di vittoria. Si parte alla pari; poi si vede quanto hanno cambiato le proprie mosse rispetto alle migliori possibili con le informazioni disponibili, quanto le mosse degli altri e quanto la fortuna, cioè tutto il resto.
review-faultless = Nessun errore certo.
review-costly = { $count ->
    [one] L’errore più grave
   *[other] I { $count } errori più gravi
}
review-step = Passo
review-cost = Costo
review-why = La mossa migliore
review-played = invece di { $move }
review-chance = Probabilità di vittoria in %
review-picture = Le probabilità di vittoria di tutti, a carte scoperte: { $path }

# Una partita controllata dopo

verify-lines = { $count } righe: la somma di controllo è giusta in tutte.
verify-moves = { $count ->
    [0] Nessuna mossa giocata.
    [one] 1 mossa: è valida.
   *[other] { $count } mosse: tutte valide.
}
verify-undone = { $count ->
    [one] 1 è stata annullata, come riporta il file.
   *[other] { $count } sono state annullate, come riporta il file.
}
verify-result = Il risultato corrisponde alle mosse.
verify-luck-seed = { $count } eventi casuali: tutti corrispondono al seme.
verify-luck-key = { $count } eventi casuali: tutti corrispondono alla chiave e all’entropia dei giocatori.
verify-signature = Chiave e firma corrispondono all’impegno: tutte le righe sono quelle firmate.
verify-noted-commitment = L’impegno è quello che hai annotato.
verify-noted-entropy = L’entropia di { $name } è quella che hai annotato.
verify-unmixed = Nessun giocatore ha aggiunto entropia: chi ha scelto la chiave può aver scelto anche gli eventi casuali.
verify-holds = Verificato: è tutto a posto.
verify-compare = Una cosa puoi controllarla solo tu: è quello che hai visto prima della prima mossa?
verify-commitment = impegno (commitment)
verify-entropy = entropia di { $name }, --entropy { $seat }=...
verify-seed-limits = Un seme si può provare prima della partita. Senza firma, inoltre, qualcuno può aver cambiato mosse o nomi e rifatto tutte le somme di controllo.
verify-luck-later = Gli eventi casuali non si possono ancora controllare: la chiave viene rivelata a fine partita.
verify-luck-never = Gli eventi casuali non si possono controllare: mancano sia il seme sia la chiave.
verify-refused = Non verificato. { $why }

# Un bot mandato a un tavolo

join-seated = { $name } siede al tavolo { $table }: { $title }, gioca { $bot }. Ctrl-C lascia il tavolo.
join-waiting = In attesa degli altri giocatori.
join-begins = La partita inizia.
join-move = { $name }: { $move }
join-undone = Sono state annullate delle mosse.
join-agrees = { $name } accetta che si annullino delle mosse.
join-returns = { $name } era sostituito da un bot e ora torna a giocare.
join-lost = Connessione assente. Nuovo tentativo ...
join-back = Di nuovo in linea.
join-left = { $name } ha lasciato il tavolo.
join-left-unheard = Connessione assente: il server non sa che { $name } lascia il tavolo.

# What messengers show of a link

preview-table = { $game } su Roost
preview-invited = { $host } ti invita a giocare a { $game }
preview-hosted = { $game } con { $host }
preview-waiting = { $count ->
    [one] È rimasto un posto libero. Apri il link e gioca anche tu.
   *[other] Sono rimasti { $count } posti liberi. Apri il link e gioca anche tu.
}
preview-playing = La partita è in corso. Apri il link per guardarla.
preview-over = La partita è finita. Apri il link per vedere com’è andata.
preview-private = Questo tavolo lo vedono solo i suoi giocatori.

games-key = Nome
games-title = Gioco
games-seats = Giocatori
games-options = Opzioni
games-bots = Bot

new-game-written = { $title } è pronto in { $folder }.
new-game-test = Per provarlo: { $command }
new-game-play = Per giocare qui: { $command }
new-game-serve = Per giocare nel browser: { $command }

help-commands = Che cosa puoi scrivere
help-number = il numero a sinistra di una mossa; ... apre un altro elenco
help-notation-key = una mossa
help-notation = la mossa in forma abbreviata, come a destra nell’elenco
help-enter-key = Invio
help-enter = mostra di nuovo il tavolo, o torna all’elenco di tutte le mosse
help-hint = chiede al coach quale mossa vince più spesso, e perché
help-undo = annulla la tua ultima mossa, finché non si è rivelato nulla di nuovo
help-help = mostra questo aiuto
help-quit = termina la partita e la salva
help-moves = Le mosse in forma abbreviata

# Errori. Le chiavi sono i motivi che gli errori portano con sé.

error-commitment-broken = File, chiave e firma non corrispondono all’impegno: l’impegno o un’altra riga è stata modificata.
error-commitment-form = Un impegno ha 64 caratteri tra 0-9 e a-f.
error-entropy-form = L’entropia ha da 2 a 64 caratteri tra 0-9 e a-f, in numero pari.
error-entropy-option = --entropy richiede un posto e i suoi caratteri, per esempio 0=93af0c, non “{ $given }”.
error-entropy-order = Ogni posto aggiunge entropia al massimo una volta, nell’ordine dei posti.
error-entropy-seat = Il posto { $seat } non esiste.
error-key-form = Una chiave ha 64 caratteri tra 0-9 e a-f.
error-key-secret = La chiave resta segreta fino alla fine della partita.
error-nothing-to-take-back = Non c’è nessuna mossa da annullare.
error-signature-form = Una firma ha { $digits } caratteri tra 0-9 e a-f.
error-choice = La mossa { $given } non esiste. Scrivi un numero dell’elenco ({ $known }) o una mossa come “{ $example }”; ? per l’aiuto.
error-over = La partita è finita.
error-not-your-turn = Non tocca a te.
error-position = Posizione non valida: { $why }
error-seats = Questo gioco è per { $least }-{ $most } giocatori, non per { $given }.
error-options = Non si può giocare con “{ $given }”. Le opzioni sono: { $known }.
error-options-kind = Queste opzioni sono di un altro gioco.
error-option-form = “{ $given }” non è un’opzione: scrivi NOME=VALORE.
error-seed = Un seme è una riga di al massimo { $most } caratteri, senza spazi all’inizio e alla fine.
error-effort = --effort richiede un numero da 1 a { $most }, non “{ $given }”.
error-empty-seat = C’è un posto vuoto in “{ $given }”. Separa i nomi con virgole, per esempio me,hen.
error-no-odds = Per questo gioco le probabilità non sono disponibili. Lo sono per: { $known }.
error-no-seats = --seats non contiene nessun nome. Separa i nomi con virgole, per esempio me,hen.
error-unknown-bot = Il bot “{ $given }” non esiste per questo gioco. Ci sono: { $known }.
error-unknown-game = Il gioco “{ $given }” non esiste. Ci sono: { $known }.
error-unknown-language = La lingua “{ $given }” non è disponibile. Ci sono: { $known }.
error-game-file = { $path } non definisce un gioco: ci vuole una variabile { $name }.
error-game-file-broken = { $path } non si può eseguire: { $why }
error-game-file-lacks = { $path }: nel gioco “{ $name }” manca o non è corretto.
error-game-package = Il gioco “{ $game }” del pacchetto “{ $package }” viene tralasciato, perché non si può caricare: { $why }
error-new-game-name = “{ $given }” non può essere il nome di un gioco. Usa da 2 a 30 lettere minuscole, cifre e _, per esempio my_game.
error-new-game-taken = Il nome “{ $given }” è già usato. Scegline un altro.
error-new-game-exists = { $path } esiste già. Non è stato scritto nulla.
error-file-encoding = { $path } non è un testo UTF-8, quindi non è una partita salvata.
error-file-exists = { $path } esiste già. Scegli un altro nome per --record.
error-file-folder = { $path } è una cartella, non un file.
error-file-large = { $path } supera { $most } MB: nessuna partita salvata è così grande.
error-file-missing = Il file { $path } non esiste.
error-file-nameless = { $what } richiede il nome di un file.
error-file-unreadable = { $path } non si può leggere: { $why }.
error-file-unwritable = La partita non si può salvare in { $path }: { $why }.
error-picture-exists = { $path } esiste già e non è un’immagine di Roost. Scegli un altro nome per --picture.
error-picture-kind = { $path }: le immagini sono in formato SVG. Per --picture scegli un nome che finisca in { $kind }.
error-picture-unwritable = L’immagine { $path } non si può scrivere: { $why }.
error-bot-arguments = { $bot } richiede argomenti. Roost non ne passa ai bot: dai a ognuno un valore predefinito.
error-bot-broken = { $bot } non funziona: { $why }
error-bot-cheats = { $bot } vuole vedere le carte vere, perciò gioca solo in roost arena.
error-bot-illegal = { $bot } ha scelto una mossa non valida: { $move }
error-bot-no-bot = { $bot } non è un bot: un bot è una classe derivata da { $base }.
error-bot-no-choose = { $bot } non ha un metodo choose, perciò non può giocare.
error-bot-no-class = { $module } non ha una classe { $name }.
error-bot-no-module = Il modulo { $module } non esiste, né in questa cartella né tra quelli installati.
error-bots-busy = I bot sono troppo occupati. Riprova tra un attimo.
error-bots-closed = I bot si sono fermati: il server si sta chiudendo.
error-coach-silent = Il coach non è riuscito a rispondere. Chiedi di nuovo.

error-record-breaks-off = Riga { $line }: il file si interrompe dove dovrebbe seguire “{ $form }”.
error-record-check = La riga { $line } è stata modificata o danneggiata: “{ $text }”.
error-record-form = Qui ci vuole “{ $form }”.
error-record-key = La chiave dà { $drawn }, non { $given }.
error-record-key-early = Riga { $line }: la chiave viene rivelata solo a fine partita, ma questa non è stata conclusa.
error-record-line = Riga { $line }: { $cause }
error-record-no-commitment = Riga { $line }: qui non c’è nessun impegno, quindi non è la partita per cui l’hai annotato.
error-record-other-commitment = Riga { $line }: questo non è l’impegno che hai annotato.
error-record-other-entropy = Riga { $line }: l’entropia del posto { $seat } non è quella che hai annotato.
error-record-rules = Riga { $line }: la partita è stata giocata con la versione { $given } delle regole; qui vale la versione { $known }.
error-record-seats = Riga { $line }: { $given ->
    [0] nessun giocatore indicato
    [one] 1 giocatore indicato
   *[other] { $given } giocatori indicati
}; il gioco è per { $least }-{ $most } giocatori.
error-record-seed = Il seme dà { $drawn }, non { $given }.
error-record-title = Questa non è una partita salvata: la riga { $line } dovrebbe indicarlo.
error-record-turn = Tocca al posto { $turn }.
error-record-undo = La mossa da annullare è del posto { $seat }.
error-record-unknown-game = Riga { $line }: { $cause } Se il gioco ha un file tutto suo, aggiungi --game FILE.py.
error-record-version = Riga { $line }: la versione del file è sconosciuta.
error-script-ends-card = Manca un evento casuale: una carta del mazzo.
error-script-ends-number = Manca un evento casuale: un numero minore di { $below }.
error-script-ends-roll = Manca un evento casuale: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} con le facce { $faces }.
error-script-left = “{ $given }” è di troppo: qui non c’è nessun evento casuale.
error-script-misfit-card = “{ $given }” non è tra le carte del mazzo.
error-script-misfit-number = C’è “{ $given }” dove ci vorrebbe un numero minore di { $below }.
error-script-misfit-roll = C’è “{ $given }” dove ci { $dice ->
    [one] vorrebbe 1 dado
   *[other] vorrebbero { $dice } dadi
} con le facce { $faces }.

# A un tavolo in rete.
error-table-asked = Qualcuno l’ha già chiesto. Aspetta le risposte.
error-table-bots-only = Al tavolo deve giocare almeno una persona: lascia un posto libero.
error-table-busy = A questo tavolo stanno succedendo troppe cose. Riprova.
error-table-clock = L’orologio richiede dei secondi, e il bonus esiste solo con un tempo per tutta la partita.
error-table-full = Tutti i posti sono occupati.
error-table-in-time = Questo giocatore ha ancora tempo.
error-table-kept = Questo posto è riservato a qualcuno.
error-table-log-full = Il registro di questo tavolo è pieno: si può solo continuare a giocare.
error-table-name = Un nome ha da 1 a { $most } caratteri.
error-table-no-coach = A questo tavolo il coach non c’è.
error-table-nobody = In quel posto non c’è nessuno.
error-table-not-asked = Nessuno ti ha chiesto niente.
error-table-not-away = Questo giocatore è assente da meno di { $seconds } secondi.
error-table-not-begun = La partita non è ancora iniziata.
error-table-not-on-turn = Il coach aiuta chi è di turno.
error-table-not-over = Bisogna aspettare la fine della partita.
error-table-not-yours = Questo non è il tuo posto.
error-table-nothing-to-undo = Non hai mosse da annullare.
error-table-private = Questo tavolo è visibile solo ai suoi giocatori.
error-table-remark = Un messaggio ha da 1 a { $most } caratteri.
error-table-replaced = Al tuo posto sta giocando un bot. Prima torna a giocare tu.
error-table-rules = Questo tavolo è stato aperto con la versione { $given } delle regole; qui vale la versione { $known }.
error-table-seat = Questo posto non esiste: i posti vanno da 0 a { $most }.
error-table-stale = Troppo tardi: nel frattempo la partita è andata avanti.
error-table-taken = Qualcuno è stato più veloce: questo posto è occupato.
error-table-time-up = Il tuo tempo per questa decisione è scaduto. Decide un bot, poi torni a giocare tu.
error-table-too-much = Non così in fretta: aspetta un attimo prima del prossimo messaggio.
error-table-undo-late = Troppo tardi per annullare la mossa: il tempo per quella decisione è scaduto.
error-table-unknown = Il tavolo { $table } non esiste. Controlla il link.
error-join-extra = Manca { $missing }. Installa il necessario per i tavoli in rete: pip install 'roost[server]'
error-join-link = “{ $given }” non è il link di un tavolo. Dovrebbe essere come http://192.168.0.7:8000/t/bnnggru3ky
error-join-unreachable = { $url } non si può raggiungere: { $why }
error-join-foreign = { $url } non risponde come un server di Roost.

# Il server.
error-web-binary = I messaggi devono essere testo.
error-web-crowd = Dal tuo indirizzo ci sono già { $most } connessioni. Prima chiudine qualcuna.
error-web-far-away = Questo server risponde solo alla rete di casa. Per aprirlo a tutti, avvialo con --host 0.0.0.0.
error-web-hello = Una connessione inizia con un solo “hello”, nella versione { $version } del protocollo.
error-web-host = Questo server non si chiama { $host }. Se deve chiamarsi così, avvialo con --name { $host }.
error-web-language = Questa lingua non è disponibile. Ci sono: { $known }.
error-web-method = { $path } accetta solo { $allowed }.
error-web-mistake = Errore del server. È stato registrato; riprova.
error-web-nothing-here = In { $path } non c’è niente.
error-web-origin = La richiesta viene da una pagina non autorizzata.
error-web-token = Il token manca o non è valido.
error-web-too-large = Troppo lungo: al massimo { $most } byte.
error-web-too-late = La richiesta non è arrivata per intero in tempo.
error-web-too-often = Troppe richieste. Aspetta un momento.
error-web-unreadable = Non è leggibile: { $why }
error-serve-extra = Manca { $missing }. Installa il necessario per un server: pip install 'roost[server]'
error-serve-host = { $host } non è un indirizzo di questo computer.
error-serve-origin = { $given } non è un’origine valida. Scrivila come fanno i browser: https://example.org
error-serve-patience = Il tempo di attesa deve essere maggiore di 0 e al massimo di { $most } secondi.
error-serve-port = { $port } non è una porta: vanno da 0 a 65535.
error-serve-name = { $given } non è il nome di un computer. Scrivilo come lo aprono gli altri, per esempio roost.home.
error-serve-proxy = { $given } non è l’indirizzo di un proxy. Scrivi 127.0.0.1 o 10.0.0.0/8, separati da virgole se sono più di uno.
error-serve-refused = Roost non può ascoltare su { $host }, porta { $port }: { $why }.
error-serve-taken = La porta { $port } è occupata. Scegline un’altra con --port o ferma il programma che la usa.
error-serve-thinkers = { $given } non è un numero di processi valido: vanno da 0 a { $most }.

# Il database di un server, i suoi backup e ciò che può non andare

error-store-closed = Il server si sta fermando.
error-store-damaged = La voce { $seq } del tavolo { $table } è danneggiata o manca nel database.
error-store-encoding = Il database { $where } usa la codifica { $given }, che non ha tutte le lettere. Crealo così: createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL richiede un altro pacchetto: pip install 'roost[postgres]'
error-store-failed = Il database { $where } segnala: { $why }.
error-store-folder = { $path } è una cartella, non un database.
error-store-foreign = { $path } è il database di un altro programma. Scegli un altro file.
error-store-gone = Il database { $path } è stato spostato o cancellato mentre un server lo usava.
error-store-in-use = Un altro server sta usando il database { $path }.
error-store-login = { $where } non accetta questo utente con questa password.
error-store-missing = In { $where } non c’è un database di Roost.
error-store-newer = Il database { $where } è della versione { $given }; questo Roost arriva fino alla { $known }. Installa un Roost più recente.
error-store-no-database = { $path } non è un database SQLite.
error-store-not-empty = Il database { $where } non è vuoto. Un backup si può ripristinare solo in uno vuoto.
error-store-older = Il database { $where } è della versione { $given }, non { $known }. Avvia una volta un server che lo usi: lo aggiornerà.
error-store-read-only = Il database { $where } al momento è di sola lettura.
error-store-refused = { $where } rifiuta la connessione: { $why }.
error-store-taken = Nel frattempo a questo tavolo è successo qualcos’altro.
error-store-unreachable = Il database { $where } non è raggiungibile: { $why }.
error-store-unwritable = Non si può scrivere nel database { $path }: { $why }.
error-store-url = Questo non è un database. Scrivi sqlite:FILE, il nome di un file, o postgresql://UTENTE:PASSWORD@HOST:PORTA/NOME, con i caratteri speciali codificati (per esempio %40).
error-backup-cut = Il backup { $path } si interrompe dopo la riga { $line }.
error-backup-exists = { $path } esiste già. Scegli un altro nome per il backup.
error-backup-form = { $path } non è un backup di Roost.
error-backup-line = La riga { $line } del backup { $path } è stata modificata o danneggiata.
error-backup-unreadable = Il backup { $path } non si può leggere: { $why }.
error-backup-unwritable = Il backup { $path } non si può scrivere: { $why }.
error-backup-version = Il backup { $path } è della versione { $given }; questo Roost conosce solo la { $known }.
