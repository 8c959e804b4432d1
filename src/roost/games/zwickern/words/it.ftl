title = Zwickern

# Il tavolo

heading = Smazzata { $deal } di { $deals } · Giro { $round } di { $rounds }
dealer = dà le carte { $name }
table-empty = Il tavolo è vuoto.
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }(1 chela)
   *[other] { " " }({ $claws } chele)
}
pile-fresh = { $cards }: −{ $points } per { $name } a fine giro
pile-old = { $cards }: di un giro precedente, nessuna penalità
claws-hidden = Chele non ancora viste:
rest = Quel che resta a fine smazzata va a chi fa l’ultimo acquisto: finora { $name }.
rest-nobody = Quel che resta a fine smazzata va a chi fa l’ultimo acquisto: finora nessuno.
hand = Le tue carte
column-hand = Mano
column-cards = Carte
column-claws = Chele
column-zwicks = Zwick
column-penalties = Penalità
column-score = Punti
tally-deal = Punti
tally-total = Totale

# Che cosa decidere

phase-play = { $name }, che cosa giochi?
topic-buy = comprare con { $card }
topic-build = costruire con { $card }
topic-lay = posare una carta sul tavolo

# Mosse

move-buy = comprare { $groups } con { $card }{ $value ->
    [0] { "" }
   *[other] { " " }come { $value }
}: { $cards } carte{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick!
}
move-build = costruire su { $item }: { $sum }{ $buyer ->
    [none] { " " }(−{ $points } se resta)
    [nothing] { " " }(nessuna carta la compra)
   *[other] { " " }(la compra il tuo { $buyer })
}
move-lay = posare { $card }{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
move-lay-open = posare { $card } con entrambi i valori aperti{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
move-fix = iniziare una pila: { $card } vale fisso { $value }{ $buyer ->
    [none] { " " }(−{ $points } se resta)
    [nothing] { " " }(nessuna carta la compra)
   *[other] { " " }(la compra il tuo { $buyer })
}

# Che cosa succede

event-deal = Smazzata { $deal }: dà le carte { $name }
event-round = Giro { $round }: comincia { $name }
event-dealt = { $name } riceve { $cards }.
event-opened = Sul tavolo: { $cards }.
event-laid = { $name } posa { $card }.
event-fixed = { $name } inizia una pila: { $card } vale fisso { $value }.
event-built = { $name } costruisce { $card } su { $item }: { $sum }.
event-bought = { $name } compra { $groups } con { $card }{ $value ->
    [0] { "" }
   *[other] { " " }come { $value }
}: { $cards } carte{ $claws ->
    [0] .
    [one] , 1 chela.
   *[other] , { $claws } chele.
}
event-zwick = { $name } svuota il tavolo: uno Zwick!
event-zwicks-cancelled = Gli Zwick si annullano: { $first } e { $last } ne girano uno a testa.
event-penalty = { $name } perde { $points } punti: la pila { $item } è rimasta.
event-rest = { $name } ha fatto l’ultimo acquisto e riceve il resto: { $cards }{ $claws ->
    [0] .
    [one] ; 1 chela.
   *[other] ; { $claws } chele.
}
event-rest-nobody = Nessuno ha comprato: il resto non va a nessuno ({ $cards }).
event-scored = La smazzata { $deal } è finita

ending-last-deal = L’ultima smazzata è finita.
score-part = Smazzata { $number }
score-cards = Più carte
score-zwicks = Zwick
score-claws = Chele
score-penalties = Penalità

# Perché una mossa è buona o cattiva: che cosa dice il coach

reason-buy = { $cards } carte{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}{ $zwick ->
    [shown] , uno Zwick
    [cancels] , uno Zwick che ne annulla uno di un’altra parte
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other] ; risparmia { $saved } punti
}{ $spared ->
    [0] { "" }
   *[other] ; risparmia { $spared } punti a un’altra parte
}{ reason-clear }
reason-pile = { $own ->
    [none] nessuna carta di questo valore in mano
   *[other] un { $own } in mano la può comprare
}; { $unseen ->
    [0] nessuna carta nascosta ha questo valore
    [one] 1 carta nascosta ha questo valore
   *[other] { $unseen } carte nascoste hanno questo valore
}{ $over ->
    [yes] ; se ne prende la penalità
   *[no] { "" }
}
reason-pile-zero = 0 si aggiunge a qualsiasi acquisto{ $over ->
    [yes] ; se ne prende la penalità
   *[no] { "" }
}
reason-pile-dear = nessuna carta vale { $value }: costa { $points } punti se nessuno ci costruisce sopra
reason-lay = { $claws ->
    [0] non offre chele
    [one] offre 1 chela
   *[other] offre { $claws } chele
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one] ; 1 carta nascosta potrebbe poi prendere tutto il tavolo
   *[other] ; { $clear } carte nascoste potrebbero poi prendere tutto il tavolo
}

# Errori

error-zwickern-move = “{ $text }” non è una mossa. Le mosse: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? per l’aiuto.
error-zwickern-no-card = Non c’è una carta “{ $card }”. Una carta si chiama con i suoi valori, come 7 o 4/14; 10c3 è il 10 con tre chele.
error-zwickern-not-on-table = “{ $item }” non è sul tavolo. Una pila si chiama con il suo valore, come [15].
error-zwickern-too-few = { $lying ->
    [one] Sul tavolo c’è una sola carta o pila { $item }.
   *[other] Sul tavolo ci sono solo { $lying } carte o pile { $item }.
}
error-zwickern-which = “{ $item }” può essere più cose. Di’ quale: { $choices }.
error-zwickern-value = Con { $card } qui non si può fare { $value }. Valori possibili: { $choices }.
error-zwickern-no-such-move = Non c’è una mossa { $move }.
error-zwickern-not-in-hand = Non hai la carta { $card }: gioca una carta della tua mano.
error-zwickern-not-plain = Non hai il { $card } semplice. Le carte simili si scrivono per intero: { $others }.
error-zwickern-not-fixed = { $card } ha un solo valore: posa la carta senza “=”.
error-zwickern-negative = { $card } su { $item } darebbe { $value }, e una pila non vale mai meno di 0.
error-zwickern-only-zero = Una pila da 0 non si compra da sola con { $card }: può solo unirsi a un gruppo che fa il valore.
error-zwickern-no-sum = { $card } non può comprare { $items }: non si dividono in gruppi che fanno ciascuno uno dei suoi valori ({ $values }).

notation =
    - buy 8: 3 5: prendere il 3 e il 5 dal tavolo con il tuo 8; dopo i due punti c’è tutto quello che prendi
    - build 3: 2/12 = 15: mettere il tuo 3 sul 2/12 e annunciare 15
    - build 3: [9] = 6: mettere il tuo 3 sulla pila da 9 e annunciare 6; di più pile da 9 la seconda è [9]#2
    - lay 7: posare il tuo 7; lay 4/14: con entrambi i valori aperti; lay 4/14 = 14: fisso a 14, quindi una pila
    - 10c3 è il 10 con tre chele; 10c1 e 2c1 ne hanno una; 10 e 2 nessuna

rules =
    ## Di che si tratta

    Granchi sulla spiaggia: con le carte che hai in mano prendi carte dal tavolo. Alcune mostrano delle chele, e le
    chele sono punti. In tre ognuno gioca per sé; in quattro si gioca a coppie, e i compagni siedono l’uno di fronte
    all’altro e raccolgono tutto insieme.

    ## Le carte

    55 carte: quattro per ogni numero da 2 a 10; quattro per tipo di 1/11, 2/12, 3/13 e 4/14, che hanno due valori; e
    un 15, un 25 e un 30. Le chele sono 31: 7 sul 30, 6 sul 25, 5 sul 15, 2 su ogni 1/11, 3 su uno dei 10, e 1 su un
    altro 10 e su uno dei 2 semplici.

    ## Smazzate e giri

    In tre si giocano 3 smazzate di 4 giri, in quattro 4 smazzate di 3 giri. Nel primo giro di una smazzata ognuno
    riceve 5 carte, e 3 sono scoperte sul tavolo. In ogni giro successivo ognuno riceve 4 carte, e il tavolo resta
    com’è. Il posto a sinistra di chi dà le carte comincia ogni giro; poi si gioca in senso orario finché tutte le
    mani sono vuote. Nella smazzata dopo dà le carte il posto seguente. In tre, una carta di ogni smazzata resta fuori
    senza essere vista.

    ## Il tuo turno

    Giochi una sola carta: compri, costruisci o posi. Non si pesca. Se il tavolo è vuoto puoi solo posare.

    ## Comprare

    La tua carta vale uno dei suoi valori. Prendi carte e pile che fanno esattamente questo valore: una da sola, più
    d’una insieme, o più gruppi così in una volta. Ogni carta aperta con due valori vale come vuoi tu. Non c’è obbligo
    di comprare, né di prendere tutto il possibile. Quello che compri, con la carta giocata, va coperto nel tuo mazzo.

    - Sul tavolo ci sono 2, 3 e 5. Un 8 compra 3+5. Un 5 compra tutti e tre: il 5, e 2+3.
    - Sul tavolo ci sono 3, 4 e 1/11. Un 4/14 come 14 compra 3+11. Come 4 compra tutti e tre: il 4, e 3+1.

    ## Zwick

    Chi compra tutto quello che c’è sul tavolo fa uno Zwick e lo mostra con una carta scoperta: 1 punto. Ma se in quel
    momento un’altra parte mostra uno Zwick, i due si annullano: entrambe le parti ne girano uno. Anche l’ultima carta
    di una smazzata può fare uno Zwick, e le carte che mostrano gli Zwick contano tra quelle prese.

    ## Costruire

    Metti la tua carta su una carta o una pila del tavolo e annuncia il nuovo valore: il vecchio più o meno la tua
    carta, mai la tua carta meno il vecchio. Delle carte con due valori scegli uno. Una pila non vale mai meno di 0;
    un massimo non c’è. Da quel momento conta come una cosa sola con quel valore, e chiunque può comprarla o
    costruirci sopra. Una pila da 0 si prende solo insieme a un gruppo che fa il valore. Non serve avere una carta che
    potrebbe comprare la pila.

    - Metti un 3 su un 2/12: annuncia 5 (2+3), 15 (12+3) o 9 (12−3).

    Così il 15, il 25 e il 30, troppo alti per quasi tutte le carte, scendono a valori che si possono comprare.

    ## Posare

    La tua carta si aggiunge al tavolo. Se ha due valori, lasciali aperti o fissane uno: allora è una pila. Una carta
    con un solo valore non si fissa mai.

    ## La fine di un giro

    Ogni pila costruita, continuata o fissata in questo giro e ancora sul tavolo costa 30 punti a chi ci ha giocato
    l’ultima carta, e quindi alla sua coppia. Vale anche per l’ultimo giro di una smazzata. La pila resta e non costa
    più niente, a meno che qualcuno ci costruisca di nuovo.

    ## La fine di una smazzata

    Le carte rimaste sul tavolo vanno a chi ha fatto l’ultimo acquisto della smazzata; non è uno Zwick. Se in
    tutta la smazzata nessuno ha comprato niente, non vanno a nessuno. Poi ogni parte conta:

    - 3 punti per più carte di tutti; in caso di parità a nessuno
    - 1 punto per ogni Zwick mostrato
    - le chele delle sue carte
    - meno 30 punti per ogni penalità

    Dopo l’ultima smazzata vince chi ha più punti; a parità la vittoria è condivisa.

    ## Nel terminale

    c2 su una carta vuol dire due chele. Le pile hanno un bordo doppio e il valore tra parentesi quadre; ! segna una
    pila che costerebbe 30 punti. (+3) segna chi ha più carte, una penalità tra parentesi tonde minaccia per la fine
    del giro. Punti 14 + 8: 14 punti dalle smazzate precedenti, e 8 se questa finisse adesso.
