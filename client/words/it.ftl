# La pagina iniziale

home-lead = Cinque giochi di famiglia, dal pollaio alla spiaggia. Gioca subito, con gli amici o contro galline astute.
home-play = Gioca subito
home-setup = Scegli i giocatori
home-rules = Regole
home-continue = Continua
home-finished = Finite negli ultimi giorni ({ $count })
home-see = Risultato
home-remove = Togli { $game } da questa lista
home-bring-back = Mostra di nuovo ciò che è stato tolto ({ $count })
home-open-tables = Tavoli aperti
home-no-tables = Ora non aspetta nessuno. Apri un tavolo tuo!
home-my-games = Le tue partite
home-join = Partecipa
home-more = Mostrane ancora { $count }
home-seats = { $least }-{ $most } giocatori
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Lancia i dadi, sfida la fortuna e arraffa le porzioni più grasse dalla griglia.
tagline-heckmeck-deluxe = Sei specialisti e vermi arrostiti entrano in gioco: più fortuna, più furti, più astuzia.
tagline-karteneck = Cala le carte, tieni d’occhio il menù e passa proprio al momento giusto.
tagline-zwickern = Granchi e chele: costruisci mazzetti in spiaggia e svuota il tavolo.
tagline-gloria = Le galline collezionano curiosità. Allunga le file prima che chiami il gallo.

# Preparare un tavolo

setup-title = Un tavolo per { $game }
setup-name = Il tuo nome
setup-other-name = Nome della persona { $number }
setup-players = Chi gioca?
setup-you = Tu
setup-friend = Un amico, con un link
setup-here = Qualcuno a questo dispositivo
setup-seat = Posto { $number }
setup-add = Un altro posto
setup-remove = Togli il posto { $number }
setup-variant = Variante
setup-clock = Orologio
setup-clock-none = Senza orologio
setup-clock-move = { $seconds } secondi per ogni decisione
setup-clock-bank = { $minutes ->
    [one] 1 minuto per tutta la partita
   *[other] { $minutes } minuti per tutta la partita
}, e { $bonus } secondi in più a ogni decisione
setup-public = Mostralo a chi cerca un tavolo
setup-open = Apri il tavolo
setup-start = Comincia la partita
ratings-title = Chi gioca meglio qui
ratings-name = Nome
ratings-rating = Punteggio
ratings-games = Partite
ratings-about = Un punteggio parte da 0 e sale con le vittorie, tanto più quanto più forti sono gli altri. Le partite con l’aiuto del coach, con mosse ritirate o con più persone su un dispositivo non contano.
option-variant-classic = Classica: Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe: con specialisti e vermi arrostiti
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
seat-replaced = gioca { $bot }
seat-awaited = è atteso
seat-away = assente
seat-free = posto libero
seat-kept = riservato a qualcuno
seat-kept-you = riservato a te
table-waiting = Si aspettano giocatori
table-waiting-for = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
}
table-waiting-watch = I posti sono riservati a chi ha giocato. Appena ci sono tutti, puoi guardare.
table-link = Manda questo link agli amici:
table-copy = Copia il link
table-copied = Copiato
table-copy-by-hand = Il link è selezionato: copialo con la tastiera o tenendolo premuto.
table-link-here = Solo questo dispositivo può aprire questo link. Perché altri possano venire, ferma il server e riavvialo con: roost serve --host 0.0.0.0
table-code = Codice QR del link
table-sit = Siediti qui
table-call-bot = Chiama un bot: { $bot }
table-rise = Alzarsi
table-bot-level = Se gioca un bot, quale?
table-your-turn = Tocca a te
table-others-turn = Tocca a { $name }.
table-sending = La tua mossa è in viaggio …
table-lost = La connessione è caduta. Nuovo tentativo …
table-connecting = Un momento …
table-replaced-you = Un bot gioca per te.
table-awaits = Il tavolo ti aspetta.
table-awaits-late = Il tuo tempo è scaduto, e il tavolo ti aspetta.
table-return = Torno a giocare io
table-replace = Lascia giocare un bot per { $name }
table-undo = Riprendi
table-undo-ask = Chiedi di riprendere
table-undo-asked = { $name } vorrebbe riprendere { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
table-undo-yes = D’accordo
table-undo-no = No
table-undo-waiting = Si chiede agli altri.
table-undo-withdraw = Lascia stare
table-undo-declined = { $name } preferisce di no.
table-undo-declined-some = Non tutti sono d’accordo.
table-leave = Lascia
table-leave-sure = Lasciare la partita? Un bot continua per te, e puoi tornare.
table-leave-waits = Lasciare la partita? Ti aspetta sotto «Le tue partite».
table-stay = Resta
table-skip = Salta
table-chat = Chiacchiere
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-story = Che cosa è successo
recap-title = Mentre non c’eri
recap-close = Ho capito
table-full = Tutti i posti sono occupati e tu guardi.
table-own = Apri un tuo tavolo
table-over = La partita è finita
table-again = Ancora una
table-again-join = Un nuovo tavolo è pronto
table-again-watch = Guarda la prossima partita
table-record = Conserva la registrazione
table-home = Tutti i giochi
table-rated = Questa partita conta per la classifica.
table-unrated = Questa partita non conta per la classifica.
table-look = Tocca a { $name }
table-look-text = Passa il dispositivo, così nessun altro vede le carte.
table-look-ready = Sono { $name }: mostra le mie carte
table-hand-hidden = Le tue carte sono nascoste mentre altri guardano.
table-moves = Le tue mosse
table-fair = Fortuna leale
table-fair-text = Prima della prima mossa il tavolo si impegna su tutta la sua fortuna, e ognuno vi mescola qualcosa di suo. Alla fine roost verify controlla la registrazione.
table-fair-commitment = Impegno
table-fair-key = Chiave
table-fair-broken = La fortuna di questa partita non è quella promessa all’inizio. Non fidarti di questo server.
table-watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}

# Il coach

coach-ask = Chiedi al coach
coach-thinking = Il coach pensa …
coach-title = Il coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di probabilità di vincere
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di probabilità di vincere
coach-score = punti attesi: { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# Il foglio dei punti

sheet-name = Giocatore
sheet-total = Totale
sheet-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
sheet-shared = { $names } si dividono la vittoria!

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
settings-speed-instant = Immediata
settings-sound = Suono
settings-close = Chiudi
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = Come si gioca a { $game }

# Quando qualcosa non va

missing-title = Qui non c’è niente
missing-text = Forse il link è sbagliato, o la pagina non c’è più. Tutti i giochi sono a un clic.
away-title = Il server non risponde
away-text = Forse sta ripartendo. Questa pagina continua a provare, e le tue partite sono al sicuro.
database-away = La base di dati al momento non è raggiungibile.
refused-title = Questo tavolo non si può mostrare
try-again = Riprova

# Heckmeck

portion-label = Porzione { $portion }, { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}
portion-turned-label = Porzione { $portion }, girata
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
heckmeck-nothing-aside = Ancora niente da parte
heckmeck-failed = Fallito!
heckmeck-roast-worms = { $count ->
    [one] 1 verme arrosto
   *[other] { $count } vermi arrosto
}
heckmeck-specialists = Gli specialisti
heckmeck-on-grill = sulla porzione { $portion }
heckmeck-with = da { $name }
heckmeck-out = fuori dal gioco
heckmeck-called-can = Scatola
heckmeck-called-hen = Gallina
heckmeck-called-raven = Corvo
heckmeck-called-weasel = Donnola
heckmeck-called-golden = Dado d’oro
heckmeck-called-apple = Mela
heckmeck-about-can = Se quando ti fermi non c’è nessun verme da parte, vale come un verme da 5 punti.
heckmeck-about-hen = Protegge la tua pila e i tuoi vermi arrosto: chi ti ruba riceve lei al posto della porzione, e se il turno fallisce è lei che torna sulla griglia.
heckmeck-about-raven = Non è di nessuno. Chi prende la porzione sotto di lui riceve un verme arrosto.
heckmeck-about-weasel = Una volta per turno rilanci tutti i dadi appena lanciati, anche dopo un lancio nullo.
heckmeck-about-golden = Un nono dado con soli 1 e vermi. Puoi lanciarlo con gli altri fin dal primo lancio.
heckmeck-about-apple = Tre vermi alla fine della partita.
heckmeck-one-each = Nessuno ne tiene più di uno. Se un turno fallisce, lo specialista torna sulla griglia.

# Heckmeck am Karteneck

karteneck-grill = La griglia e i mazzi
karteneck-grill-empty = La griglia è vuota.
karteneck-portion = Porzione { $portion }, { $worms }
karteneck-lowest = la più bassa
karteneck-menu-for = Per come sta il menù, la porzione { $portion } va a { $name }
karteneck-menu-nobody = Per come sta il menù, non va a nessuno
karteneck-draw-pile = Mazzo
karteneck-discard-pile = Scarti
karteneck-count = Contare le carte
karteneck-counts-title = Per chi tiene il conto
karteneck-card = Carta
karteneck-unseen = Mai viste
karteneck-unseen-text = Quello che non si è visto sta nel mazzo o in mano agli altri. I numeri piccoli sono quelli dei cartellini.
karteneck-stacks = Pile di porzioni, l’ultima sta in cima
karteneck-unopened = Porzioni non ancora uscite
karteneck-removed = { $count ->
    [one] { $count } di queste è stata tolta prima della partita, nessuno sa quale.
   *[other] { $count } di queste sono state tolte prima della partita, nessuno sa quali.
}
karteneck-begins = Comincia { $name }
karteneck-hand-of = { $name } ha in mano { $cards }
karteneck-stack = Pila di { $name }: in cima la porzione { $portion }; { $count ->
    [one] { $count } porzione
   *[other] { $count } porzioni: { $values }
}
karteneck-display-of = Combinazione di { $name }
karteneck-display-empty = Ancora niente di calato
karteneck-signpost = Con un verme; cartellino più alto: { $number }
karteneck-card-number = Carta { $kind }
karteneck-card-worm = Verme con il cartellino { $number }
karteneck-card-of = { $card }, { $number } di { $count }
karteneck-hand-hidden = Le tue carte sono coperte finché altri guardano
karteneck-hand-empty = La tua mano è vuota.
karteneck-touch = Tocca le carte di un solo tipo che vuoi calare, oppure passa.
karteneck-how-many = Quante ne cali?
karteneck-makes = { $total } in tutto
karteneck-put-back = Riprendile
karteneck-ends-round = Così finisce il round.
karteneck-draws = Peschi { $cards }.
karteneck-more = Ci sono più modi di scegliere i vermi di quanti ne stiano in una lista. Tocca i vermi che vuoi, o scrivili:
karteneck-play = Gioca così

# Gloria Picktoria

gloria-why-sole = unica
gloria-why-longest = più lunga
gloria-why-tied = a pari merito
gloria-why-second = seconda
gloria-why-second-tied = seconda a pari merito
gloria-why-behind = dietro
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
gloria-others = Gli altri
gloria-own = La tua collezione
gloria-collection = Collezione di { $name }
gloria-no-rows = Ancora nessuna fila
gloria-no-chest = Nessuno scrigno vuoto
gloria-first = Posa una carta come scrigno, poi apri una fila accanto.
gloria-unseen = Carte non viste
gloria-help = Tocca una carta, una fila, uno scrigno, il mazzo o la volpe: lì compare che cosa si può fare.
gloria-put-back = Rimettere giù
gloria-no-row-for-it = Al momento nessuna delle tue file può riceverla.
gloria-blind-dear = Pescare alla cieca costa 2 punti.
gloria-fox-nowhere = La volpe non può essere spostata ora.
gloria-typed = Ci sono altre mosse: scrivine una in breve
gloria-typed-play = Gioca

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
zwickern-most = per il maggior numero di carte
zwickern-due = { $points } punti persi se il giro finisce così
zwickern-score = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} dalle smazzate precedenti, e { $worth } se questa finisse ora
zwickern-card = Carta { $card }{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
zwickern-pile = Pila di valore { $value }, { $told }
zwickern-choose-card = Tocca una delle tue carte.
zwickern-choose-items = Tocca che cosa prendere o su che cosa costruire.
zwickern-only-lay = Il tavolo è vuoto: il tuo { $card } si può solo posare.
zwickern-only-build = Il tuo { $card } non può comprare { $item }, ma può costruirci sopra.
zwickern-unlisted = Non è nell’elenco, ma si può provare.
zwickern-missing = manca ancora { $count }
zwickern-rich = Gli acquisti più ricchi
zwickern-more = Si può prendere di più:
zwickern-no-buy = Nessuna delle tue carte può comprare qualcosa.
zwickern-clear = Indietro
zwickern-build-on = Costruire su { $item }:
zwickern-lay = Posare:
zwickern-open = due valori
zwickern-fixed = fisso
zwickern-own = la compra il tuo { $card }
zwickern-risk = −{ $points } se resta
zwickern-sheet-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
zwickern-sheet-piles = { $count ->
    [one] pila { $piles } rimasta
   *[other] pile { $piles } rimaste
}
zwickern-too-dear = troppo cara per tutti
zwickern-can-buy = Può comprare qualcosa
zwickern-cannot-buy = Non può comprare nulla, ma costruire o essere posata
zwickern-first-card = Tocca prima una delle tue carte
zwickern-fits = Si può prendere
zwickern-put-back = Tocca ancora per rimetterla giù
zwickern-begin-anew = Non va con ciò che prendi; tocca per ricominciare da qui
zwickern-build-here = Questa carta non la compra, ma può costruirci sopra
zwickern-cut = Ci sono più acquisti di quelli elencati: scrivine uno
zwickern-type = Una mossa in breve
zwickern-type-send = Gioca
zwickern-notation = Come si scrivono le mosse
zwickern-ledger = Che cosa hanno preso tutti, e le smazzate finora
