# La pagina iniziale

home-lead = Cinque giochi per tutta la famiglia, dal pollaio alla spiaggia. Gioca subito, con gli amici o contro bot astuti.
home-play = Gioca subito
home-setup = Scegli i giocatori
home-rules = Regole
home-continue = Continua
home-finished = Concluse di recente ({ $count })
home-see = Risultato
home-remove = Nascondi { $game } dall’elenco
home-bring-back = Mostra le partite nascoste ({ $count })
home-open-tables = Tavoli aperti
home-no-tables = Al momento non ci sono tavoli aperti. Aprine uno tu!
home-my-games = Le tue partite
home-join = Unisciti
home-more = Mostrane ancora { $count }
home-seats = { $least }-{ $most } giocatori
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Lancia i dadi, sfida la fortuna e arraffa le porzioni più grasse dalla griglia.
tagline-heckmeck-deluxe = Sei specialisti e i vermi arrosto entrano in gioco: più fortuna, più furti, più astuzia.
tagline-karteneck = Cala le carte, tieni d’occhio il menù e passa al momento giusto.
tagline-zwickern = Granchi e chele: costruisci pile sulla spiaggia e svuota il tavolo.
tagline-gloria = Le galline collezionano rarità. Allunga le tue file prima che il gallo venga in visita.

# Preparare un tavolo

setup-title = Un tavolo per { $game }
setup-name = Il tuo nome
profile-face = La tua faccia
profile-hint = Il tuo nome e la tua faccia ti seguono a ogni nuovo tavolo.
introduction-title = Piacere di conoscerti!
introduction-text = Come ti devono chiamare gli altri, e quale faccia ti somiglia di più? Puoi cambiare entrambi nelle impostazioni.
introduction-play = Si gioca
face-cat = Gatto
face-dog = Cane
face-duck = Anatra
face-frog = Rana
face-mouse = Topo
face-owl = Gufo
face-pig = Maiale
face-rabbit = Coniglio
setup-other-name = Nome del giocatore { $number }
setup-players = Chi gioca?
setup-you = Tu
setup-friend = Un amico, tramite link
setup-here = Qualcuno su questo dispositivo
setup-seat = Posto { $number }
setup-add = Aggiungi un posto
setup-remove = Elimina il posto { $number }
setup-partners = Due contro due: i compagni siedono di fronte e giocano insieme.
setup-variant = Variante
setup-clock = Tempo di riflessione
setup-clock-none = Senza limiti
setup-clock-move = { $seconds } secondi per decisione
setup-clock-bank = { $minutes ->
    [one] 1 minuto per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
}, più { $bonus } secondi per decisione
setup-public = Mostra il tavolo a chi cerca una partita
setup-open = Apri il tavolo
setup-start = Inizia la partita
ratings-title = Classifica
ratings-name = Nome
ratings-rating = Punteggio
ratings-games = Partite
ratings-about = Il punteggio parte da 0 e sale con le vittorie, tanto più quanto più forti sono gli avversari. Non contano le partite con l’aiuto del coach, con mosse annullate o con più persone sullo stesso dispositivo.
option-variant-classic = Classica: Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe: con specialisti e vermi arrosto
level-chick = Pulcino: amichevole
level-hen = Gallina: solida
level-rooster = Gallo: forte
level-fox = Volpe: la più forte
guest-name = Ospite
called-chick = Pulcino
called-hen = Gallina
called-rooster = Gallo
called-fox = Volpe

# Al tavolo

seat-turn = di turno
seat-replaced = { $name } gioca al suo posto
seat-replaced-bot = un bot gioca al suo posto
seat-replaced-you = un bot gioca per te
seat-awaited = tutti aspettano
seat-away = assente
seat-free = posto libero
seat-kept = riservato a qualcuno
seat-kept-you = riservato a te
table-waiting = In attesa di giocatori
table-waiting-for = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
table-waiting-watch = I posti sono riservati ai giocatori di questa partita. Potrai guardare quando saranno arrivati.
table-link = Manda questo link ai tuoi amici:
table-copy = Copia il link
table-copied = Copiato
table-copy-by-hand = Il link è selezionato: copialo con la tastiera o tenendolo premuto.
table-share = Condividi
table-share-text = Vieni a giocare a { $game } con me!
table-link-here = Qui non c’è rete, oppure il server è solo per questo dispositivo. In un’altra finestra di questo dispositivo il link funziona:
table-code = Codice QR del link
table-sit = Occupa questo posto
table-call-bot = Aggiungi un bot: { $bot }
table-rise = Lascia il posto
table-bot-level = Livello del bot
table-your-turn = Tocca a te
table-others-turn = Tocca a { $name }.
table-sending = Invio della mossa …
table-lost = Connessione interrotta. Nuovo tentativo …
table-connecting = Un momento …
table-replaced-you = Un bot sta giocando per te.
table-awaits = Tutti aspettano te.
table-awaits-late = Il tuo tempo è scaduto: tutti aspettano te.
table-return = Torna a giocare
table-replace = Fai giocare un bot per { $name }
table-undo = Annulla
table-undo-ask = Chiedi di annullare
table-undo-asked = { $name } vorrebbe annullare { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
table-undo-yes = Accetta
table-undo-no = Rifiuta
table-undo-waiting = In attesa della risposta degli altri.
table-undo-withdraw = Ritira la richiesta
table-undo-declined = { $name } non è d’accordo.
table-undo-declined-some = Non tutti sono d’accordo.
table-leave = Esci
table-leave-sure = Vuoi lasciare la partita? Un bot giocherà per te, e potrai tornare quando vuoi.
table-leave-waits = Vuoi lasciare la partita? La ritroverai in «Le tue partite».
table-stay = Resta
table-skip = Salta
table-menu = Altro
table-continue = Continua
table-chat = Chat
table-chat-empty = Ancora nessun messaggio.
table-chat-say = Scrivi un messaggio
table-chat-send = Invia
table-story = Cronologia della partita
recap-title = Mentre non c’eri
recap-close = Ho capito
table-full = Tutti i posti sono occupati: stai guardando la partita.
table-own = Apri un tuo tavolo
table-over = La partita è finita
table-again = Gioca ancora
table-again-join = Un nuovo tavolo è pronto
table-again-watch = Guarda la prossima partita
table-record = Salva la partita
table-home = Tutti i giochi
table-rated = Questa partita conta per la classifica.
table-unrated = Questa partita non conta per la classifica.
table-rated-tag = Classificata
table-unrated-tag = Non classificata
unrated-coach = Questa partita vale per la classifica. Con l’aiuto del coach non conta più.
unrated-undo = Questa partita vale per la classifica. Se questa mossa viene annullata, non conta più.
unrated-answer = La partita allora non conta più per la classifica.
unrated-agree = Fallo comunque
unrated-stay = Lascia che conti
table-look = Tocca a { $name }
table-look-text = Passa il dispositivo, così nessun altro vede le carte.
table-look-ready = Sono { $name }: mostra le mie carte
table-hand-hidden = Le tue carte sono nascoste mentre altri guardano.
table-moves = Le tue mosse
table-fair = Casualità verificabile
table-fair-text = Prima della partita il server fissa tutti i lanci e le mescolate, e ogni giocatore aggiunge la propria entropia. A fine partita, “roost verify” controlla la partita salvata.
table-fair-commitment = Impegno
table-fair-key = Chiave
table-fair-broken = Gli eventi casuali di questa partita non sono quelli fissati all’inizio. Non fidarti di questo server.
table-watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}

# Il coach

coach-ask = Chiedi al coach
coach-thinking = Il coach sta pensando …
coach-title = Il coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di probabilità di vincere
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di probabilità di vincere
coach-score = punteggio previsto: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Il foglio dei punti

sheet-name = Giocatore
sheet-total = Totale
sheet-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
sheet-shared = { $names } vincono a pari merito!

# Impostazioni

settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-auto = Come il dispositivo
settings-theme-light = Chiari
settings-theme-dark = Scuri
settings-speed = Velocità
settings-speed-slow = Lenta
settings-speed-normal = Normale
settings-speed-fast = Veloce
settings-speed-instant = Istantanea
settings-sound = Audio
settings-notices = Avvisami quando tocca a me
settings-notices-forbidden = Il tuo browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
settings-shortcuts = Scorciatoie da tastiera (? le mostra)
settings-licences = Licenze dei caratteri e delle librerie
notice-offer = Vuoi una notifica quando tocca a te e questa pagina è in secondo piano?
notice-yes = Sì, grazie
notice-no = No, grazie
notice-begun = La partita inizia.
notice-asked = Qualcuno vorrebbe annullare una mossa.
skip-link = Vai direttamente al gioco
keys-title = Scorciatoie da tastiera
keys-undo = Annulla una mossa
keys-coach = Chiedi al coach
keys-rules = Leggi le regole
keys-skip = Salta l’animazione in corso
keys-talk = Scrivi agli altri
keys-board = Vai al tavolo
keys-escape = Rimetti giù la selezione, o salta l’animazione
keys-overview = Mostra questa panoramica
keys-off = Puoi disattivare le lettere nelle impostazioni.
settings-close = Chiudi
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = Come si gioca a { $game }
rules-signs = Che cosa significano i simboli
rules-explain = Leggi la regola

# Quando qualcosa non va

missing-title = Pagina non trovata
missing-text = Forse il link è sbagliato o la pagina non esiste più. Tutti i giochi sono nella pagina iniziale.
away-title = Il server non risponde
away-text = Forse si sta riavviando. Questa pagina continua a provare, e le tue partite sono al sicuro.
database-away = Al momento il database non è raggiungibile.
refused-title = Questo tavolo non è disponibile
try-again = Riprova

# A game without a board of its own

board-middle = Il centro del tavolo
board-yes = sì
board-no = no
board-typed = Ci sono altre mosse. Scrivine una in forma abbreviata
board-typed-play = Gioca

# Heckmeck

portion-label = Porzione { $portion }, { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}
portion-turned-label = Porzione { $portion }, coperta
stack-label = Pila di { $name }: in cima la porzione { $portion }, { $height ->
    [one] 1 porzione
   *[other] { $height } porzioni
}
stack-empty = { $name } non ha porzioni
worm-count = { $count ->
    [one] 1 verme
   *[other] { $count } vermi
}
no-worm-yet = ancora nessun verme
heckmeck-aside = Messi da parte
heckmeck-used = già da parte
heckmeck-nothing-aside = Ancora nessun dado da parte
heckmeck-failed = Turno fallito!
heckmeck-roast-worms = { $count ->
    [0] nessun verme arrosto
    [one] di cui 1 arrosto
   *[other] di cui { $count } arrosto
}
heckmeck-legend-number = Da 1 a 5: altrettanti punti.
heckmeck-legend-worm = Un verme: 5 punti. Senza verme niente porzione.
heckmeck-legend-portion = Una porzione. Sopra: i punti che costa. Sotto: i vermi che vale.
heckmeck-legend-prize = Con il bordo chiaro: è tua se ti fermi ora.
heckmeck-legend-turned = Girata: fuori dal gioco.
heckmeck-legend-roast = Un verme arrosto vale un verme.
heckmeck-specialists = Gli specialisti
heckmeck-on-grill = sulla porzione { $portion }
heckmeck-with = di { $name }
heckmeck-out = fuori dal gioco
heckmeck-called-can = Lattina
heckmeck-called-hen = Gallina
heckmeck-called-raven = Corvo
heckmeck-called-weasel = Donnola
heckmeck-called-golden = Dado d’oro
heckmeck-called-apple = Mela
heckmeck-about-can = Se ti fermi senza vermi da parte, vale come un verme da 5 punti.
heckmeck-about-hen = Protegge la tua pila e i tuoi vermi arrosto: chi ti deruba prende lei invece della porzione, e se il tuo turno fallisce torna sulla griglia lei al posto della porzione.
heckmeck-about-raven = Non appartiene a nessuno. Chi prende la porzione su cui si trova riceve un verme arrosto.
heckmeck-about-weasel = Una volta per turno puoi rilanciare tutti i dadi appena lanciati, anche dopo un lancio fallito.
heckmeck-about-golden = Un nono dado con soli 1 e vermi. Puoi usarlo insieme agli altri, dal primo lancio del turno.
heckmeck-about-apple = Vale tre vermi a fine partita.
heckmeck-one-each = Puoi avere un solo specialista. Se il tuo turno fallisce, torna sulla griglia.

# Heckmeck am Karteneck


# Heckmeck am Karteneck

karteneck-grill = La griglia e i mazzi
karteneck-grill-empty = La griglia è vuota.
karteneck-portion = Porzione { $portion }, { $worms }
karteneck-lowest = Senza vermi nella combinazione, { $name } passando ora prende la porzione più bassa: la { $portion }
karteneck-menu-for = Se il round finisse ora, la porzione { $portion } andrebbe a { $name }
karteneck-menu-nobody = Se il round finisse ora, non andrebbe a nessuno
karteneck-menu-now = per ora: porzione { $portion }
karteneck-menu-due = Spartizione quando tutti hanno passato · ancora { $count } in gioco
karteneck-menu-rule = Quando tutti hanno passato, il totale più alto con un verme riceve la porzione più alta, il secondo la successiva, e così via
karteneck-round = Round { $round }
karteneck-rounds = La partita finisce dopo il round { $rounds }
karteneck-draw-pile = Mazzo
karteneck-discard-pile = Scarti
karteneck-draw-pile-of = { $count ->
    [0] Il mazzo è vuoto: gli scarti vengono mescolati appena qualcuno deve pescare
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
karteneck-discard-pile-of = { $count ->
    [0] Non ci sono scarti
    [one] 1 carta negli scarti
   *[other] { $count } carte negli scarti
}
karteneck-count = Conta le carte
karteneck-counts-title = Conteggio delle carte
karteneck-card = Carta
karteneck-unseen = Non ancora viste
karteneck-unseen-text = Le carte non ancora viste sono nel mazzo o in mano agli altri. I numeri piccoli sono quelli dei cartellini.
karteneck-stacks = Pile, con la porzione in cima per ultima
karteneck-unopened = Porzioni non ancora uscite
karteneck-removed = { $count ->
    [one] 1 di queste è stata rimessa nella scatola prima della partita. Nessuno sa quale.
   *[other] { $count } di queste sono state rimesse nella scatola prima della partita. Nessuno sa quali.
}
karteneck-begins = Inizia { $name }
karteneck-worms-of = { $name }: { $worms }
karteneck-hand-of = { $name } ha in mano { $cards }
karteneck-stack = Pila di { $name }: in cima la porzione { $portion }; { $count ->
    [one] { $count } porzione
   *[other] { $count } porzioni: { $values }
}
karteneck-display-of = Combinazione di { $name }
karteneck-display-empty = Ancora nessuna carta calata
karteneck-signpost = Valida, con un verme. A parità di totale decide il cartellino più alto: qui { $number }
karteneck-no-worm = Non valida: senza vermi, passare porta solo la porzione più bassa
karteneck-out = { $name } ha passato e per questo round ha finito
karteneck-waiting = { $served ->
    [yes] Hai passato. La tua porzione arriva quando tutti hanno passato.
   *[no] Hai passato: tocca di nuovo a te nel prossimo round.
}
karteneck-card-number = Carta { $kind }
karteneck-card-worm = Verme con il cartellino { $number }
karteneck-card-of = { $card }, { $number } di { $count }
karteneck-hand-hidden = Le tue carte sono nascoste mentre altri guardano
karteneck-hand-empty = Non hai carte in mano.
karteneck-touch = Scegli le carte di un solo tipo che vuoi calare, oppure passa.
karteneck-how-many = Quante ne cali?
karteneck-makes = { $total } in tutto
karteneck-put-back = Rimetti in mano
karteneck-ends-round = Così finisce il round.
karteneck-draws = Peschi { $cards }.
karteneck-pass = Passa con { $total } e aspetta il menù
karteneck-pass-last = Passa con { $total }
karteneck-pass-lowest = Passa: porzione più bassa, { $worms }
karteneck-pass-steal = Passa e ruba a { $victim }
karteneck-pass-no-steal = Passa senza rubare
karteneck-symbols = Simboli
karteneck-legend = Che cosa significano i simboli
karteneck-legend-number = Carte numero: nel tuo turno cala una o più carte di un solo tipo, ogni tipo una sola volta per round.
karteneck-legend-worm = I vermi valgono 5. Senza vermi nella combinazione ricevi solo la porzione più bassa.
karteneck-legend-signpost = I cartellini dei vermi: a parità di totale, il numero più alto viene servito per primo.
karteneck-legend-portion = Una porzione: in alto il suo valore, sotto i vermi che ti porta.
karteneck-legend-zero = Tre porzioni non hanno vermi. Nessuno può rubarle.
karteneck-legend-menu = Per ora la porzione qui sopra va a questo giocatore. La spartizione del menù arriva quando tutti hanno passato: prima il totale più alto.
karteneck-legend-lowest = In questa combinazione non c’è ancora un verme: passando ora si prende la porzione più bassa.
karteneck-legend-steal = Una combinazione con un verme vale esattamente quanto questa porzione e, passando, può rubarla. Si può rubare solo la porzione in cima a una pila.
karteneck-legend-passed = Ha passato per questo round. Chi passa pesca 2 carte, l’ultimo nessuna.

# Gloria Picktoria

gloria-why-sole = unica
gloria-why-longest = più lunga
gloria-why-tied = pari merito
gloria-why-second = seconda
gloria-why-second-tied = seconda, pari merito
gloria-why-behind = più corta
gloria-why-fox = volpe
gloria-row-label = { $name }, { $row }: { $length ->
    [one] 1 carta
   *[other] { $length } carte
}{ $jokers ->
    [0] { "" }
    [one] , di cui 1 jolly
   *[other] , di cui { $jokers } jolly
}{ $doubled ->
    [yes] , raddoppiata e chiusa
   *[no] { "" }
}
gloria-caption = { $caption }:
gloria-visits = { $count } di { $all }
gloria-market = Il centro del tavolo
gloria-others = Gli altri giocatori
gloria-own = La tua collezione
gloria-collection = Collezione di { $name }
gloria-no-rows = Ancora nessuna fila
gloria-no-chest = Nessuno scrigno vuoto
gloria-first = Gioca una carta coperta come scrigno, poi apri lì una fila.
gloria-at-end = Alla fine
gloria-penalty = A fine partita ogni scrigno senza fila costa 2 punti e ogni carta in mano 1 punto.
gloria-legend = Che cos’è?
gloria-legend-grain = Un’azione che ti resta.
gloria-legend-chest = Uno scrigno: una carta giocata coperta. Lì inizia una fila.
gloria-legend-joker = Un jolly: allunga qualsiasi fila, ma non può aprirne una.
gloria-legend-doubler = Un raddoppio: raddoppia una fila e la chiude.
gloria-legend-visitor = Il gallo: dopo alcune sue visite c’è un conteggio.
gloria-legend-rosette = Un conteggio: avviene con la visita che lo precede.
gloria-legend-fox = La volpe: la sua fila non rende nulla.
gloria-legend-worth = Quanto renderebbe un conteggio adesso.
gloria-legend-same = Le file del motivo che stai guardando.
gloria-unseen = Carte non ancora viste
gloria-help = Scegli una carta, una fila, uno scrigno, il mazzo o la volpe per vedere che cosa puoi fare.
gloria-help-once = Scegli ciò che è illuminato: se può fare una cosa sola, la fa subito.
gloria-where = Scegli uno dei posti illuminati.
gloria-put-back = Rimetti a posto
gloria-no-row-for-it = Ora non puoi aggiungerla a nessuna delle tue file.
gloria-blind-dear = Pescare alla cieca costa 2 azioni.
gloria-fox-nowhere = Ora la volpe non si può spostare.
gloria-typed = Ci sono altre mosse. Scrivine una in forma abbreviata:
gloria-typed-play = Gioca

# Zwickern


# Zwickern

zwickern-table = Sulla spiaggia
zwickern-deck = { $count ->
    [one] 1 carta non ancora distribuita
   *[other] { $count } carte non ancora distribuite
}
zwickern-hand = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
zwickern-dealer = dà le carte
zwickern-most = per la maggioranza di carte
zwickern-due = −{ $points } punti a fine giro se la pila è ancora sul tavolo
zwickern-due-when = fine giro
zwickern-taken = { $count ->
    [one] 1 carta presa in questa smazzata
   *[other] { $count } carte prese in questa smazzata
}
zwickern-claws = { $count ->
    [one] 1 chela presa: un punto
   *[other] { $count } chele prese: un punto ciascuna
}
zwickern-zwicks = { $count ->
    [one] 1 Zwick scoperto: un punto
   *[other] { $count } Zwick scoperti: un punto ciascuno
}
zwickern-overview = Panoramica
zwickern-legend = Che cosa significano i simboli
zwickern-legend-values = Vale uno dei suoi due valori.
zwickern-legend-claws = Le chele sono punti per chi prende la carta.
zwickern-legend-pile = Una pila: le sue carte insieme hanno questo valore. ×2 indica quante carte sono.
zwickern-legend-fresh = Una pila di questo giro: se è ancora sul tavolo a fine giro, costa { $points } punti. La bandiera mostra chi li perde.
zwickern-legend-buys = Con questa carta della tua mano puoi comprare qualcosa.
zwickern-legend-taken = Carte prese in questa smazzata. +3 segna chi ne ha di più: 3 punti a fine smazzata.
zwickern-legend-points = Chele prese: un punto ciascuna a fine smazzata.
zwickern-legend-zwick = Zwick scoperti: un punto ciascuno a fine smazzata. Fa uno Zwick chi compra tutto il tavolo.
zwickern-legend-dealer = Dà le carte. Chi siede dopo inizia ogni giro.
zwickern-score = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} dalle smazzate precedenti, più { $worth } se questa finisse ora
zwickern-card = Carta { $card }{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
zwickern-pile = Pila da { $value }, { $told }
zwickern-choose-card = Scegli una carta della tua mano.
zwickern-choose-items = Scegli che cosa comprare o su che cosa costruire.
zwickern-only-lay = Il tavolo è vuoto: puoi solo calare la carta { $card }.
zwickern-only-build = Con la carta { $card } non puoi comprare { $item }, ma puoi costruirci sopra.
zwickern-unlisted = Non è nell’elenco, ma puoi provare.
zwickern-missing = { $count ->
    [one] manca ancora 1
   *[other] mancano ancora { $count }
}
zwickern-rich = Gli acquisti migliori
zwickern-take = Compra { $cards } carte{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
zwickern-more = Puoi comprare anche:
zwickern-no-buy = Nessuna delle tue carte può comprare: scegline una per costruire o da calare.
zwickern-clear = Indietro
zwickern-build-on = Costruisci su { $item }:
zwickern-lay = Cala la carta:
zwickern-open = due valori
zwickern-fixed = fisso
zwickern-own = la compra il tuo { $card }
zwickern-risk = −{ $points } se resta
zwickern-too-dear = nessuna carta la compra
zwickern-can-buy = Può comprare qualcosa
zwickern-cannot-buy = Non può comprare nulla: usala per costruire o calala
zwickern-first-card = Scegli prima una carta della tua mano
zwickern-fits = Si può comprare
zwickern-put-back = Tocca ancora per rimetterla a posto
zwickern-begin-anew = Non va con ciò che hai scelto: tocca per ricominciare da qui
zwickern-build-here = Con questa carta non puoi comprarla, ma puoi costruirci sopra
zwickern-cut = Ci sono più acquisti di quelli elencati: scrivine uno
zwickern-type = Una mossa in forma abbreviata
zwickern-type-send = Gioca
zwickern-notation = Come si scrivono le mosse
zwickern-ledger = Carte prese e smazzate finora

sheet-you-won = { $count ->
    [one] Hai vinto!
   *[other] La tua squadra ha vinto!
}
sheet-you-shared = Condividi la vittoria con { $names }!
sheet-comfort = { $count ->
    [2] Andrà meglio la prossima volta!
   *[other] Posto { $place } su { $count }. Andrà meglio la prossima volta!
}
sheet-subtotal = Subtotale
