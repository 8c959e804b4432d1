title = Heckmeck
option-variant = Quale variante?
value-variant-classic = classic: dadi, porzioni e il coraggio di rilanciare
value-variant-deluxe = deluxe: con gli specialisti e i vermi arrosto

# Il tavolo

grill = Griglia
supply = { $count ->
    [0] non restano vermi arrosto
    [one] resta 1 verme arrosto
   *[other] restano { $count } vermi arrosto
}
away = Fuori dal gioco: { $specialists }
column-worms = Vermi
column-top = In cima
column-stack = Pila
column-specialist = Specialista
column-roast-worms = Vermi arrosto
dice-rolled = Lanciati
dice-left = { $count ->
    [0] Nessun dado rimasto
    [one] Resta 1 dado
   *[other] Restano { $count } dadi
}
dice-aside = Da parte: { $total }
dice-aside-can = Da parte: { $total } ({ $reached } con la scatola)

specialist-can = scatola
specialist-hen = gallina
specialist-raven = corvo
specialist-weasel = donnola
specialist-golden = oro
specialist-apple = mela

the-can = la scatola
the-hen = la gallina
the-raven = il corvo
the-weasel = la donnola
the-golden = il dado d’oro
the-apple = la mela

number = { $count ->
    [2] i due
    [3] i tre
    [4] i quattro
    [5] i cinque
    [6] i sei
    [7] i sette
    [8] gli otto
    [9] i nove
   *[other] i { $count }
}

# Che cosa porterebbe fermarsi

prize-grill = Fermandoti prendi la porzione { $portion } dalla griglia: { $worms ->
    [one] 1 verme.
   *[other] { $worms } vermi.
}
prize-theft = Fermandoti rubi la porzione { $portion } a { $victim }: { $worms ->
    [one] 1 verme.
   *[other] { $worms } vermi.
}
prize-hen = Fermandoti prendi la gallina a { $victim }, che si tiene la porzione { $portion }.
prize-no-worm = Fermandoti fallisci: nessun verme da parte.
prize-nothing-fits = Fermandoti fallisci: nessuna porzione per { $total }.
prize-gains = Otterresti anche { $specialist }.
prize-gains-raven = Il corvo ti porterebbe un verme arrosto.
prize-loses = Renderesti la porzione { $portion }.
prize-returns = Renderesti { $specialist }.
prize-loses-both = Renderesti la porzione { $portion } e { $specialist }.
prize-turns = La porzione { $portion } verrebbe girata.

# Che cosa decidere

phase-begin = { $name }, lanci anche il dado d’oro?
phase-choose = { $name }, quali dadi metti da parte?
phase-bust = { $name }, non è uscito niente di nuovo. E adesso?
phase-decide = { $name }, ti fermi o rilanci?
phase-double = { $name }, a chi prendi un verme arrosto per il doppio 1?
phase-visit = { $name }, a chi il corvo prende un verme arrosto per te?
phase-swap = { $name }, ora hai anche { $specialist }. Che cosa rendi?

# Mosse

move-take-number = mettere da parte { $count ->
    [one] { $symbol ->
        [1] l’1
       *[other] il { $symbol }
    }
   *[other] { $many } { $symbol }
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $total } in tutto)
move-take-worm = mettere da parte { $count ->
    [one] il verme
   *[other] { $many } vermi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $total } in tutto)
move-roll = { $count ->
    [one] lanciare l’ultimo dado
   *[other] lanciare { $count } dadi
}
move-stop = { $kind ->
    [grill] fermarsi e prendere la porzione { $portion }
    [theft] fermarsi e rubare la porzione { $portion }
    [hen] fermarsi e prendere la gallina
   *[failure] fermarsi (il turno fallisce)
}
move-golden = lanciare { $count } dadi, compreso quello d’oro
move-weasel = mandare la donnola: rilanciare gli stessi dadi
move-fail = accettare il lancio fallito
move-return = rendere { $specialist }
move-worm = prendere un verme arrosto a { $victim }

# Che cosa succede

event-rolled = { $name } lancia { $dice }
event-rolled-golden = { $name } lancia { $dice } e { $golden } con il dado d’oro
event-rolled-only-golden = { $name } lancia solo il dado d’oro: { $golden }
event-weasel-used = { $name } manda la donnola e rilancia.
event-set-aside-number = { $name } mette da parte { $count ->
    [one] { $symbol ->
        [1] l’1
       *[other] il { $symbol }
    }
   *[other] { $many } { $symbol }
}{ $golden }: { $total } finora.
event-set-aside-worm = { $name } mette da parte { $count ->
    [one] il verme
   *[other] { $many } vermi
}{ $golden }: { $total } finora.
event-golden-among = { $count ->
    [one] (il dado d’oro)
   *[other] (con il dado d’oro)
}
event-stopped = { $name } si ferma a { $total }.
event-stopped-can = { $name } si ferma a { $total }; la scatola fa da verme.
event-turn-failed = { $why ->
    [bust] { $name } fallisce: non è uscito niente di nuovo.
    [no-worm] { $name } fallisce: nessun verme da parte.
   *[nothing-fits] { $name } fallisce: nessuna porzione va bene.
}
event-portion-taken = { $name } prende la porzione { $portion } dalla griglia.
event-portion-stolen = { $name } ruba la porzione { $portion } a { $victim }.
event-portion-returned = { $name } rimette la porzione { $portion } sulla griglia.
event-portion-turned = La porzione { $portion } viene girata a faccia in giù.
event-specialist-taken = { $name } ottiene { $specialist }.
event-hen-stolen = { $name } prende la gallina a { $victim }, che si tiene la porzione.
event-specialist-stolen = { $name } prende { $specialist } a { $victim }.
event-specialist-returned = { $name } rimette { $specialist } sulla porzione { $portion }.
event-specialist-moved = Sulla porzione { $portion } ora c’è { $specialist }.
event-specialist-left = Nessuna porzione è libera: si continua senza { $specialist }.
event-roast-worm-earned = { $name } riceve un verme arrosto { $why ->
    [double] per il doppio 1.
   *[raven] dal corvo.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] prende un verme arrosto a { $victim } per il doppio 1.
   *[raven] riceve dal corvo un verme arrosto di { $victim }.
}
event-roast-worm-missed = { $name } non riceve vermi arrosto { $why ->
    [double] per il doppio 1: nessuno disponibile.
   *[raven] dal corvo: nessuno disponibile.
}

# Le probabilità di un turno

odds-you = tu
odds-opponent = avversario { $number }
odds-worms = vermi in media
odds-ahead = vantaggio medio
odds-fails = il turno fallisce
odds-hen = la gallina
odds-roast-worm = un doppio 1
odds-at-least = almeno
odds-percent = { $number } %
odds-number = { $whole },{ $part }
odds-move-roll = lancio
odds-move-stop = stop
odds-move-golden = oro
odds-move-weasel = donnola
odds-move-fail = fallire
odds-advice = Consiglio: { $move }.
odds-lead = Vantaggio in vermi sulla scelta successiva: { $worms }.
odds-even = La scelta successiva vale altrettanto.
odds-note = Vermi: quanto porta in media il turno da qui in poi, meno quello che costa un fallimento.
odds-note-ahead = Il vantaggio conta anche ciò che perdono gli altri, diviso fra tutti gli avversari; il consiglio segue questo.
odds-note-deluxe = Gli specialisti contano come vermi: { $specialists }.

# Perché una mossa piace al coach, oppure no. Le probabilità sono in percentuale.

reason-grill = prende la porzione { $portion } dalla griglia ({ reason-worms }){ reason-gain }{ $last ->
    [yes] , e la partita finisce
   *[no] { "" }
}
reason-steal = ruba la porzione { $portion } a { $victim } ({ reason-worms }){ reason-gain }
reason-hen = prende la gallina a { $victim }, che si tiene la porzione { $portion }
reason-fails = il turno fallisce{ reason-loss }{ $turned ->
    [0] { "" }
   *[other] ; la porzione { $turned } viene girata
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
    [one] : meglio che fermarsi in 1 caso su 100
   *[other] : meglio che fermarsi in { $better } casi su 100
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = ancora una volta { reason-dice }{ reason-risk }
reason-take = { $total ->
    [one] 1 punto
   *[other] { $total } punti
}{ $worm ->
    [no] { " " }e ancora nessun verme
   *[yes] { "" }
}, { $dice ->
    [0] nessun dado rimasto
    [one] resta 1 dado
   *[other] restano { $dice } dadi
}{ $enough ->
    [0] { "" }
   *[other] , quanto basta per la porzione { $enough }
}{ $earned ->
    [0] { "" }
   *[other] , più un verme arrosto
}{ reason-risk }
reason-return = tiene { reason-named }; l’altro specialista { $portion ->
    [0] esce dal gioco
   *[other] va sulla porzione { $portion }
}
reason-worm = { $worms ->
    [0] a { $victim } non resta poi nessun verme arrosto
    [one] a { $victim } resta poi 1 verme arrosto
   *[other] a { $victim } restano poi { $worms } vermi arrosto
}
reason-worms = { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}
reason-dice = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
reason-gain = { $specialist ->
    [none] { "" }
    [raven] { " " }e un verme arrosto
   *[other] { " " }e { reason-named }
}
reason-risk = { $fails ->
    [0] { "" }
    [100] ; il turno fallisce in ogni caso{ reason-loss }
    [one] ; il turno fallisce in 1 caso su 100{ reason-loss }
   *[other] ; il turno fallisce in { $fails } casi su 100{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] , senza niente da perdere
    [portion] , e costa la porzione { $lost }
    [specialist] , e costa { reason-owned }
   *[both] , e costa la porzione { $lost } e { reason-owned }
}
reason-named = { $specialist ->
    [can] { the-can }
    [hen] { the-hen }
    [weasel] { the-weasel }
    [golden] { the-golden }
   *[apple] { the-apple }
}
reason-owned = { $owned ->
    [can] { the-can }
    [hen] { the-hen }
    [weasel] { the-weasel }
    [golden] { the-golden }
   *[apple] { the-apple }
}

ending-last-portion = L’ultima porzione è stata presa.
ending-turn-limit = La partita è stata interrotta: durava troppo.
tie-break = A parità di vermi decide la porzione più alta.
score-portions = Porzioni
score-roast-worms = Vermi arrosto
score-apple = Mela

# Errori

error-heckmeck-move = “{ $text }” non è una mossa. Le mosse: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? per l’aiuto.
error-heckmeck-no-such-move = Non c’è una mossa { $move }.
error-heckmeck-used = { $symbol ->
    [W] In questo turno hai già messo da parte dei vermi.
   *[other] In questo turno hai già messo da parte i dadi che mostrano { $symbol }.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] Nessun dado mostra un verme.
   *[other] Nessun dado mostra un { $symbol }.
}
error-heckmeck-not-in-begin = “{ $move }” ora non è possibile: lancia, con il dado d’oro o senza.
error-heckmeck-not-in-choose = “{ $move }” ora non è possibile: prima metti da parte i dadi di un simbolo.
error-heckmeck-not-in-bust = “{ $move }” ora non è possibile: il lancio è fallito, può aiutare solo la donnola.
error-heckmeck-not-in-decide = “{ $move }” ora non è possibile: fermati o rilancia.
error-heckmeck-not-in-double = “{ $move }” ora non è possibile: prima scegli a chi prendi un verme arrosto.
error-heckmeck-not-in-visit = “{ $move }” ora non è possibile: prima scegli a chi prendi un verme arrosto.
error-heckmeck-not-in-swap = “{ $move }” ora non è possibile: prima scegli lo specialista da rendere.
error-heckmeck-odds-variant = Non c’è una variante “{ $given }”: è classic o deluxe.
error-heckmeck-odds-only-deluxe = { $option } fa parte del gioco deluxe: aggiungi --variant deluxe.
error-heckmeck-odds-position-alone = --position dice già tutto: togli { $option }.
error-heckmeck-odds-dice = { $option }: “{ $given }” non sono dadi. I dadi sono 1, 2, 3, 4, 5 e W per un verme, con le virgole: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: solo chi lo possiede lancia il dado d’oro. Aggiungi --specialist golden, o toglilo.
error-heckmeck-odds-golden-named = --no-golden dice che il dado d’oro è stato lasciato fuori, ma { $option } lo nomina: togli uno dei due.
error-heckmeck-odds-golden-die = { $option }: c’è un solo dado d’oro, e mostra 1 o W: scrivi una volta g1 o gW.
error-heckmeck-odds-aside = --aside nomina { $given } dadi bianchi, ma ce ne sono solo { $most }.
error-heckmeck-odds-roll = --roll nomina { $given ->
    [one] 1 dado bianco
   *[other] { $given } dadi bianchi
}, ma { $left ->
    [one] 1 non è
   *[other] { $left } non sono
} da parte.
error-heckmeck-odds-done = Con questi dadi da parte non si può più lanciare niente: togli --roll.
error-heckmeck-odds-portion = { $option }: non c’è una porzione “{ $given }”. Ci sono { $variant ->
    [deluxe] 11, 13 e da 21 a 36
   *[classic] quelle da 21 a 36
}.
error-heckmeck-odds-backwards = --grill: “{ $given }” va all’indietro. Scrivi { $right }.
error-heckmeck-odds-twice = La porzione { $portion } è nominata due volte. Una porzione è sulla griglia o in cima a una pila.
error-heckmeck-odds-empty-grill = Nessuna porzione è scoperta sulla griglia: la partita è finita. --grill nomina quelle scoperte, per esempio 21-30,33.
error-heckmeck-odds-stacks = --stacks nomina { $given } altri giocatori, ma possono partecipare al massimo in { $most }.
error-heckmeck-odds-specialist = { $option }: nessuno può possedere “{ $given }”. Ci sono: { $known }.
error-heckmeck-odds-standing = --standing: “{ $given }” non ha la forma raven=23. Ci sono: { $known }.
error-heckmeck-odds-not-open = --standing: la porzione { $portion } non è scoperta sulla griglia.
error-heckmeck-odds-two-places = { $specialist } è nominato due volte: uno specialista sta in un solo posto.
error-heckmeck-odds-one-each = Sulla porzione { $portion } ci sono due specialisti: c’è posto per uno.
error-heckmeck-odds-supply = --supply è un numero da 0 a { $most }, non “{ $given }”.
error-heckmeck-odds-spent = --spent è per chi possiede la donnola, dopo un lancio: aggiungi --specialist weasel e i dadi.

notation =
    - take 4: mettere da parte tutti i dadi che mostrano un 4; take W: tutti i vermi
    - basta anche il numero: 4 è take 4, e 6 o w è take W
    - roll: lanciare i dadi rimasti; stop: finire il turno
    - golden: cominciare il turno con il dado d’oro come nono
    - weasel: rilanciare gli stessi dadi; fail: accettare un lancio fallito
    - return hen: rendere la gallina (così anche can, weasel, golden, apple)
    - worm 2: prendere un verme arrosto al posto 2; il primo posto è 0

rules =
    ## Di che si tratta

    Sulla griglia ci sono porzioni di vermi, numerate da 21 a 36. Più alto è il numero, più ricca è la porzione: un
    verme da 21 a 24, due da 25 a 28, tre da 29 a 32, quattro da 33 a 36. Chi alla fine ha più vermi vince.

    ## Il tuo turno

    - Lancia tutti e otto i dadi. Mostrano da 1 a 5 o un verme, e un verme conta 5 punti.
    - Scegli un simbolo che in questo turno non hai ancora messo da parte, e metti da parte tutti i dadi che lo
      mostrano. Se non ce n’è nessuno, il turno fallisce.
    - Poi fermati, oppure lancia i dadi rimasti e scegli di nuovo.

    ## Fermarsi

    Tra i dadi messi da parte serve almeno un verme. Somma i loro punti.

    - La porzione con esattamente questo numero è scoperta sulla griglia: prendila.
    - È in cima alla pila di qualcun altro: rubala.
    - Né l’uno né l’altro: prendi dalla griglia la porzione scoperta subito inferiore. Se non c’è, il turno fallisce.

    Una porzione presa va in cima alla tua pila. Solo la cima di una pila si può rubare o perdere.

    ## Un turno fallito

    La porzione in cima alla tua pila torna sulla griglia. Poi la più alta porzione scoperta della griglia viene girata
    e resta fuori dal gioco, a meno che non sia proprio quella appena resa. Chi non ha niente da rendere non gira niente.

    ## La fine

    La partita finisce quando sulla griglia non resta nessuna porzione scoperta. A parità di vermi decide la porzione
    più alta.

rules-variant-deluxe =
    ## Deluxe

    Altre due porzioni, 11 e 13, hanno un verme ciascuna. Si prendono solo con il totale esatto, e nessuno può rubarle.

    Sette vermi arrosto contano un verme ciascuno. Metti da parte almeno due 1 in una volta e ne ricevi uno, comunque
    finisca il turno. Quando la riserva è vuota lo prendi a qualcuno, ma mai a chi ha la gallina.

    Sei specialisti stanno sulle porzioni. Prendi o ruba una porzione, e il suo specialista viene con lei. Se ne tiene
    uno solo: con un secondo scegli quale torna indietro. Va sulla più bassa porzione scoperta e libera; se non ce n’è,
    esce dal gioco. Dopo un turno fallito torna indietro anche il tuo.

    - La scatola vale come un verme da 5 punti se ti fermi senza nessun verme.
    - La gallina custodisce la tua pila: chi ruba riceve lei invece della porzione, e dopo un turno fallito è lei a
      tornare indietro. Nessuno prende vermi arrosto a chi ce l’ha.
    - Il corvo non è di nessuno. Prendi la porzione sotto di lui: ti porta un verme arrosto e vola altrove.
    - La donnola rilancia i dadi appena lanciati, una volta in ogni tuo turno, anche dopo un lancio fallito.
    - Il dado d’oro può unirsi agli altri dal primo lancio del turno. Mostra solo 1 e vermi.
    - La mela alla fine vale tre vermi.
