title = Heckmeck
title-deluxe = Heckmeck Deluxe
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
column-roast-worms = di cui arrosto
dice-rolled = Lanciati
dice-left = { $count ->
    [0] Nessun dado rimasto
    [one] Resta 1 dado
   *[other] Restano { $count } dadi
}
dice-aside = Da parte: { $total }
dice-aside-can = Da parte: { $total } ({ $reached } con la lattina)

specialist-can = lattina
specialist-hen = gallina
specialist-raven = corvo
specialist-weasel = donnola
specialist-golden = oro
specialist-apple = mela

the-can = la lattina
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

prize-grill = Se ti fermi, prendi dalla griglia la porzione { $portion }: { $worms ->
    [one] 1 verme.
   *[other] { $worms } vermi.
}
prize-theft = Se ti fermi, rubi la porzione { $portion } a { $victim }: { $worms ->
    [one] 1 verme.
   *[other] { $worms } vermi.
}
prize-hen = Se ti fermi, prendi la gallina a { $victim }, che si tiene la porzione { $portion }.
prize-no-worm = Se ti fermi, il turno fallisce: nessun verme da parte.
prize-nothing-fits = Se ti fermi, il turno fallisce: nessuna porzione per { $total }.
prize-gains = Prenderesti anche { $specialist }.
prize-gains-raven = Il corvo ti porterebbe un verme arrosto.
prize-loses = Perderesti la porzione { $portion }.
prize-returns = Perderesti { $specialist }.
prize-loses-both = Perderesti la porzione { $portion } e { $specialist }.
prize-turns = La porzione { $portion } verrebbe coperta.

# Che cosa decidere

aim = { $variant ->
    [deluxe] Almeno 21, o esattamente 11 o 13, con un verme
   *[classic] Almeno 21 punti, con almeno un verme
}

phase-begin = { $name }, lanci anche il dado d’oro?
phase-choose = { $name }, quali dadi metti da parte?
phase-bust = { $name }, nessun simbolo nuovo. Che cosa fai?
phase-decide = { $name }, ti fermi o rilanci?
phase-double = { $name }, a chi prendi un verme arrosto per il doppio 1?
phase-visit = { $name }, a chi fai prendere un verme arrosto dal corvo?
phase-swap = { $name }, ora hai anche { $specialist }. Quale specialista restituisci?

# Mosse

move-take-number = metti da parte { $count ->
    [one] { $symbol ->
        [1] l’1
       *[other] il { $symbol }
    }
   *[other] { $many } { $symbol }
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $total } in tutto)
move-take-worm = metti da parte { $count ->
    [one] il verme
   *[other] { $many } vermi
} ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $total } in tutto)
move-roll = { $count ->
    [one] lancia l’ultimo dado
   *[other] lancia { $count } dadi
}
move-stop = { $kind ->
    [grill] fermati e prendi la porzione { $portion }
    [theft] fermati e ruba la porzione { $portion }
    [hen] fermati e prendi la gallina
   *[failure] fermati (il turno fallisce)
}
move-golden = lancia { $count } dadi, compreso quello d’oro
move-weasel = usa la donnola: rilancia gli stessi dadi
move-fail = accetta il lancio fallito
move-return = restituisci { $specialist }
move-worm = prendi un verme arrosto a { $victim }

# Che cosa succede

event-rolled = { $name } lancia { $dice }
event-rolled-golden = { $name } lancia { $dice } e { $golden } con il dado d’oro
event-rolled-only-golden = { $name } lancia solo il dado d’oro: { $golden }
event-weasel-used = { $name } usa la donnola e rilancia.
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
event-golden-among = { " " }{ $count ->
    [one] (il dado d’oro)
   *[other] (con il dado d’oro)
}
event-stopped = { $name } si ferma a { $total }.
event-stopped-can = { $name } si ferma a { $total }. La lattina vale come un verme.
event-turn-failed = { $why ->
    [bust] Turno fallito per { $name }: nessun simbolo nuovo.
    [no-worm] Turno fallito per { $name }: nessun verme da parte.
   *[nothing-fits] Turno fallito per { $name }: nessuna porzione adatta.
}
event-portion-taken = { $name } prende la porzione { $portion } dalla griglia.
event-portion-stolen = { $name } ruba la porzione { $portion } a { $victim }.
event-portion-returned = { $name } rimette la porzione { $portion } sulla griglia.
event-portion-turned = La porzione { $portion } viene coperta.
event-specialist-taken = { $name } prende { $specialist }.
event-hen-stolen = { $name } prende la gallina a { $victim }, che si tiene la porzione.
event-specialist-stolen = { $name } prende { $specialist } a { $victim }.
event-specialist-returned = { $name } restituisce { $specialist }, che va sulla porzione { $portion }.
event-specialist-moved = Sulla porzione { $portion } ora c’è { $specialist }.
event-specialist-left = Nessuna porzione è libera: { $specialist } esce dal gioco.
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
odds-move-fail = fallimento
odds-advice = Consiglio: { $move }.
odds-lead = Vermi in più rispetto alla seconda scelta: { $worms }.
odds-even = La seconda scelta è altrettanto buona.
odds-note = Vermi: quanti ne porta in media il turno da qui in poi, meno quelli che costa un turno fallito.
odds-note-ahead = Il vantaggio conta anche ciò che perdono gli altri, diviso tra tutti gli avversari; il consiglio si basa su questo.
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
   *[other] ; la porzione { $turned } viene coperta
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
    [one] : meglio che fermarsi in 1 caso su 100
   *[other] : meglio che fermarsi in { $better } casi su 100
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = rilancia { reason-dice }{ reason-risk }
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
    [0] a { $victim } non resterebbe nessun verme arrosto
    [one] a { $victim } resterebbe 1 verme arrosto
   *[other] a { $victim } resterebbero { $worms } vermi arrosto
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
    [100] ; il turno fallisce di sicuro{ reason-loss }
    [one] ; il turno fallisce in 1 caso su 100{ reason-loss }
   *[other] ; il turno fallisce in { $fails } casi su 100{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] , ma non c’è niente da perdere
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
ending-turn-limit = La partita è stata interrotta: durava da troppo tempo.
tie-break = In caso di parità decide la porzione più alta.
score-portions = Porzioni
score-roast-worms = Vermi arrosto
score-apple = Mela

# Errori

error-heckmeck-move = “{ $text }” non è una mossa. Le mosse: take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? per l’aiuto.
error-heckmeck-no-such-move = La mossa { $move } non esiste.
error-heckmeck-used = { $symbol ->
    [W] In questo turno hai già messo da parte i vermi.
   *[other] In questo turno hai già messo da parte i dadi con valore { $symbol }.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] Nessun dado mostra un verme.
   *[other] Nessun dado mostra un { $symbol }.
}
error-heckmeck-not-in-begin = “{ $move }” ora non è possibile: lancia, con il dado d’oro o senza.
error-heckmeck-not-in-choose = “{ $move }” ora non è possibile: prima metti da parte tutti i dadi con uno stesso simbolo.
error-heckmeck-not-in-bust = “{ $move }” ora non è possibile: il lancio è fallito, può aiutarti solo la donnola.
error-heckmeck-not-in-decide = “{ $move }” ora non è possibile: fermati o rilancia.
error-heckmeck-not-in-double = “{ $move }” ora non è possibile: prima scegli a chi prendere un verme arrosto.
error-heckmeck-not-in-visit = “{ $move }” ora non è possibile: prima scegli a chi prendere un verme arrosto.
error-heckmeck-not-in-swap = “{ $move }” ora non è possibile: prima scegli lo specialista da restituire.
error-heckmeck-odds-variant = La variante “{ $given }” non esiste: scrivi classic o deluxe.
error-heckmeck-odds-only-deluxe = { $option } vale solo per la variante deluxe: aggiungi --variant deluxe.
error-heckmeck-odds-position-alone = --position dice già tutto: togli { $option }.
error-heckmeck-odds-dice = { $option }: “{ $given }” non sono dadi. Scrivi 1, 2, 3, 4, 5 e W per un verme, separati da virgole: 4,4,W.
error-heckmeck-odds-golden-owner = { $option }: solo chi ha il dado d’oro può lanciarlo. Aggiungi --specialist golden, o togli il dado.
error-heckmeck-odds-golden-named = --no-golden esclude il dado d’oro, ma { $option } lo contiene: togli uno dei due.
error-heckmeck-odds-golden-die = { $option }: c’è un solo dado d’oro, e mostra 1 o W: scrivi g1 o gW una volta sola.
error-heckmeck-odds-aside = --aside contiene { $given } dadi bianchi, ma ce ne sono solo { $most }.
error-heckmeck-odds-roll = --roll contiene { $given ->
    [one] 1 dado bianco
   *[other] { $given } dadi bianchi
}, ma { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
} da lanciare.
error-heckmeck-odds-done = Con questi dadi da parte non si può più lanciare: togli --roll.
error-heckmeck-odds-portion = { $option }: la porzione “{ $given }” non esiste. Ci sono { $variant ->
    [deluxe] 11, 13 e da 21 a 36
   *[classic] quelle da 21 a 36
}.
error-heckmeck-odds-backwards = --grill: in “{ $given }” l’ordine è invertito. Scrivi { $right }.
error-heckmeck-odds-twice = La porzione { $portion } compare due volte. Può essere sulla griglia o in cima a una sola pila.
error-heckmeck-odds-empty-grill = Sulla griglia non c’è nessuna porzione scoperta: la partita è finita. Con --grill indica quelle scoperte, per esempio 21-30,33.
error-heckmeck-odds-stacks = --stacks contiene { $given } avversari, ma possono essere al massimo { $most }.
error-heckmeck-odds-specialist = { $option }: nessuno può avere “{ $given }”. Ci sono: { $known }.
error-heckmeck-odds-standing = --standing: “{ $given }” non ha la forma raven=23. Ci sono: { $known }.
error-heckmeck-odds-not-open = --standing: la porzione { $portion } non è scoperta sulla griglia.
error-heckmeck-odds-two-places = { $specialist } compare due volte: uno specialista sta in un solo posto.
error-heckmeck-odds-one-each = Sulla porzione { $portion } ci sono due specialisti: c’è posto per uno solo.
error-heckmeck-odds-supply = --supply richiede un numero da 0 a { $most }, non “{ $given }”.
error-heckmeck-odds-spent = --spent vale per chi ha la donnola, dopo un lancio: aggiungi --specialist weasel e i dadi.

notation =
    - take 4: metti da parte tutti i dadi che mostrano un 4; take W: tutti i vermi
    - basta anche il numero: 4 sta per take 4, e 6 o w per take W
    - roll: lancia i dadi rimasti; stop: termina il turno
    - golden: inizia il turno con il dado d’oro come nono dado
    - weasel: rilancia gli stessi dadi; fail: accetta un lancio fallito
    - return hen: restituisci la gallina (allo stesso modo can, weasel, golden, apple)
    - worm 2: prendi un verme arrosto al giocatore del posto 2; il primo posto è lo 0

rules =
    ## Scopo del gioco

    Sulla griglia ci sono porzioni di vermi, numerate da 21 a 36. Più alto è il numero, più ricca è la porzione: un
    verme da 21 a 24, due da 25 a 28, tre da 29 a 32, quattro da 33 a 36. A ogni turno cerca di arrivare ad almeno 21
    punti con almeno un verme, per prendere una porzione. Vince chi alla fine ha più vermi.

    ## Il tuo turno

    - Lancia tutti e otto i dadi. Mostrano un numero da 1 a 5 o un verme; un verme vale 5 punti.
    - Scegli un simbolo che in questo turno non hai ancora messo da parte, e metti da parte tutti i dadi che lo
      mostrano. Se non ce n’è nessuno, il turno fallisce.
    - Poi fermati, oppure rilancia i dadi rimasti e scegli di nuovo.

    ## Fermarsi

    Tra i dadi messi da parte ci deve essere almeno un verme, altrimenti il turno fallisce. Somma i loro punti.

    - La porzione con quel numero esatto è scoperta sulla griglia: prendila.
    - È in cima alla pila di un avversario: rubala.
    - Nessuna delle due: prendi dalla griglia la porzione scoperta con il numero inferiore più vicino. Se non c’è, il
      turno fallisce.

    La porzione presa va in cima alla tua pila. Si può rubare o perdere solo la porzione in cima.

    ## Un turno fallito

    La porzione in cima alla tua pila torna sulla griglia. Poi la porzione scoperta più alta della griglia viene
    coperta e resta fuori dal gioco, a meno che non sia proprio quella appena restituita. Se non hai porzioni da
    restituire, non se ne copre nessuna.

    ## Fine della partita

    La partita finisce quando sulla griglia non ci sono più porzioni scoperte. In caso di parità vince chi ha la
    porzione più alta.

rules-variant-deluxe =
    ## Deluxe

    Ci sono altre due porzioni, 11 e 13, con un verme ciascuna. Si prendono solo con il totale esatto, e nessuno può
    rubarle.

    I sette vermi arrosto valgono un verme ciascuno. Se metti da parte almeno due 1 in una volta ne ricevi uno,
    comunque finisca il turno. Quando la riserva è vuota lo prendi a un avversario, ma mai a chi ha la gallina.

    I sei specialisti stanno sulle porzioni. Se prendi o rubi una porzione, ottieni anche il suo specialista. Puoi
    averne uno solo: se ne ottieni un secondo, scegli quale restituire. Uno specialista restituito va sulla porzione
    scoperta e libera più bassa; se non ce n’è, esce dal gioco. Dopo un turno fallito restituisci anche il tuo.

    - La lattina vale come un verme da 5 punti se ti fermi senza vermi.
    - La gallina protegge la tua pila: chi ti deruba prende lei invece della porzione, e dopo un turno fallito
      restituisci lei al posto della porzione. Nessuno può prendere vermi arrosto a chi ha la gallina.
    - Il corvo non appartiene a nessuno. Se prendi la porzione su cui si trova, ti porta un verme arrosto e vola altrove.
    - La donnola ti fa rilanciare i dadi appena lanciati, una volta per turno, anche dopo un lancio fallito.
    - Il dado d’oro si può aggiungere agli altri dal primo lancio del turno. Mostra solo 1 e vermi.
    - La mela vale tre vermi a fine partita.
