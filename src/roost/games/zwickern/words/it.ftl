title = Zwickern

# Il tavolo

heading = Smazzata { $deal } di { $deals } · Giro { $round } di { $rounds }
dealer = dà le carte { $name }
table-empty = Il tavolo è vuoto.
pile-named = pila { $value }{ $number ->
    [0] { "" }
   *[other] { " " }(n. { $number })
}
plus = { $first } + { $last }
side = { $name }
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }(1 chela)
   *[other] { " " }({ $claws } chele)
}
pile-fresh = { $cards }: −{ $points } per { $name } se resta a fine giro
pile-old = { $cards }: di un giro precedente, nessuna penalità
claws-hidden = Chele non ancora viste:
rest = Le carte rimaste a fine smazzata vanno a chi compra per ultimo: finora { $name }.
rest-nobody = Le carte rimaste a fine smazzata vanno a chi compra per ultimo: finora nessuno.
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

aim = Scopo: comprare chele e più carte possibile.
phase-play = { $name }, che cosa giochi?
topic-buy = compra con { $card }
topic-build = costruisci con { $card }
topic-lay = cala una carta sul tavolo

# Mosse

move-buy = compra { $groups } con { $card }{ $value ->
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
move-build = costruisci su { $item }: { $sum }{ $buyer ->
    [none] { " " }(−{ $points } se resta)
    [nothing] { " " }(nessuna carta può comprarla)
   *[other] { " " }(la compra il tuo { $buyer })
}
move-lay = cala { $card }{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
move-lay-open = cala { $card } con entrambi i valori{ $claws ->
    [0] { "" }
    [one] , 1 chela
   *[other] , { $claws } chele
}
move-fix = inizia una pila: { $card } con valore fisso { $value }{ $buyer ->
    [none] { " " }(−{ $points } se resta)
    [nothing] { " " }(nessuna carta può comprarla)
   *[other] { " " }(la compra il tuo { $buyer })
}

# Che cosa succede

event-deal = Smazzata { $deal }: dà le carte { $name }
event-round = Giro { $round }: inizia { $name }
event-dealt = { $name } riceve { $cards }.
event-opened = Sul tavolo: { $cards }.
event-laid = { $name } cala { $card }.
event-fixed = { $name } inizia una pila: { $card } con valore fisso { $value }.
event-built = { $name } costruisce con { $card } su { $item }: { $sum }.
event-bought = { $name } compra { $groups } con { $card }{ $value ->
    [0] { "" }
   *[other] { " " }come { $value }
}: { $cards } carte{ $claws ->
    [0] .
    [one] , 1 chela.
   *[other] , { $claws } chele.
}
event-zwick = { $name } svuota il tavolo: Zwick!
event-zwicks-cancelled = Gli Zwick si annullano: { $first } e { $last } ne girano uno a testa.
event-penalty = { $name } perde { $points } punti: la pila { $item } è rimasta sul tavolo.
event-rest = { $name } ha fatto l’ultimo acquisto e prende il resto: { $cards }{ $claws ->
    [0] .
    [one] ; 1 chela.
   *[other] ; { $claws } chele.
}
event-rest-nobody = Nessuno ha comprato: le carte rimaste non vanno a nessuno ({ $cards }).
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
    [cancels] , uno Zwick che ne annulla uno avversario
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other] ; evita di perdere { $saved } punti
}{ $spared ->
    [0] { "" }
   *[other] ; evita a un avversario di perdere { $spared } punti
}{ reason-clear }
reason-pile = { $own ->
    [none] nessuna carta in mano può comprarla
   *[other] il tuo { $own } può comprarla
}; { $unseen ->
    [0] nessuna carta non ancora vista può comprarla
    [one] 1 carta non ancora vista può comprarla
   *[other] { $unseen } carte non ancora viste possono comprarla
}{ $over ->
    [yes] ; ne eredita la penalità
   *[no] { "" }
}
reason-pile-zero = una pila da 0 si aggiunge a qualsiasi acquisto{ $over ->
    [yes] ; ne eredita la penalità
   *[no] { "" }
}
reason-pile-dear = nessuna carta vale { $value }: costa { $points } punti se nessuno ci costruisce sopra
reason-lay = { $claws ->
    [0] non mette chele sul tavolo
    [one] mette 1 chela sul tavolo
   *[other] mette { $claws } chele sul tavolo
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one] ; poi 1 carta non ancora vista potrebbe prendere tutto il tavolo
   *[other] ; poi { $clear } carte non ancora viste potrebbero prendere tutto il tavolo
}

# Errori

error-zwickern-move = “{ $text }” non è una mossa. Le mosse: buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? per l’aiuto.
error-zwickern-no-card = La carta “{ $card }” non esiste. Le carte si indicano con i loro valori, come 7 o 4/14; 10c3 è il 10 con tre chele.
error-zwickern-not-on-table = “{ $item }” non è sul tavolo. Una pila si indica con il suo valore, come [15].
error-zwickern-too-few = { $lying ->
    [one] Sul tavolo c’è una sola carta o pila { $item }.
   *[other] Sul tavolo ci sono solo { $lying } carte o pile { $item }.
}
error-zwickern-which = “{ $item }” può indicare più carte o pile. Specifica quale: { $choices }.
error-zwickern-value = Qui con { $card } non si può fare { $value }. Valori possibili: { $choices }.
error-zwickern-no-such-move = La mossa { $move } non esiste.
error-zwickern-not-in-hand = Non hai in mano { $card }.
error-zwickern-not-plain = Non hai un { $card } senza chele. Le carte simili si scrivono per intero: { $others }.
error-zwickern-not-fixed = { $card } ha un solo valore: cala la carta senza “=”.
error-zwickern-negative = { $card } su { $item } darebbe { $value }, e una pila non vale mai meno di 0.
error-zwickern-only-zero = Con { $card } non puoi comprare solo pile da 0: si aggiungono a un gruppo che dà il valore giusto.
error-zwickern-no-sum = Con { $card } non puoi comprare { $items }: non formano gruppi che diano ciascuno uno dei suoi valori ({ $values }).

notation =
    - buy 8: 3 5: compra il 3 e il 5 con il tuo 8; dopo i due punti indica tutto quello che compri
    - build 3: 2/12 = 15: metti il tuo 3 sul 2/12 e annuncia 15
    - build 3: [9] = 6: metti il tuo 3 sulla pila da 9 e annuncia 6; se ci sono più pile da 9, la seconda è [9]#2
    - lay 7: cala il tuo 7; lay 4/14: con entrambi i valori; lay 4/14 = 14: con valore fisso 14, quindi come pila
    - 10c3 è il 10 con tre chele; 10c1 e 2c1 ne hanno una; 10 e 2 nessuna

rules =
    ## Scopo del gioco

    Granchi sulla spiaggia: con le carte che hai in mano compri carte dal tavolo. Alcune mostrano delle chele, che
    valgono punti. In tre ognuno gioca per sé; in quattro si gioca a coppie: i compagni siedono l’uno di fronte
    all’altro e mettono insieme tutte le carte che prendono.

    ## Le carte

    Ci sono 55 carte: quattro per ogni numero da 2 a 10; quattro ciascuna di 1/11, 2/12, 3/13 e 4/14, che hanno due
    valori; e un 15, un 25 e un 30. Le chele sono 31: 7 sul 30, 6 sul 25, 5 sul 15, 2 su ogni 1/11, 3 su uno dei 10, e
    1 su un altro 10 e su uno dei 2 con un solo valore.

    ## Smazzate e giri

    In tre si giocano 3 smazzate di 4 giri, in quattro 4 smazzate di 3 giri. Nel primo giro di una smazzata ognuno
    riceve 5 carte, e 3 si mettono scoperte sul tavolo. In ogni giro successivo ognuno riceve 4 carte, e il tavolo
    resta com’è. Inizia ogni giro chi siede a sinistra di chi dà le carte; poi si gioca in senso orario finché nessuno
    ha più carte in mano. Nella smazzata successiva dà le carte il giocatore seguente. In tre, una carta di ogni
    smazzata resta fuori senza essere vista.

    ## Il tuo turno

    Giochi una sola carta: compri, costruisci o cali. Non si pesca. Se il tavolo è vuoto puoi solo calare.

    ## Comprare

    La tua carta vale uno dei suoi valori. Prendi carte e pile che danno esattamente quel valore: una da sola, più
    d’una insieme, o più gruppi di questo tipo in una volta. Per ogni carta a due valori sul tavolo scegli tu quale
    vale. Non c’è obbligo di comprare, né di prendere tutto il possibile. Le carte comprate e la carta giocata vanno
    coperte tra le tue carte prese.

    - Sul tavolo ci sono 2, 3 e 5. Un 8 compra 3+5. Un 5 compra tutte e tre: il 5, e 2+3.
    - Sul tavolo ci sono 3, 4 e 1/11. Un 4/14 come 14 compra 3+11. Come 4 compra tutte e tre: il 4, e 3+1.

    ## Zwick

    Chi compra tutto quello che c’è sul tavolo fa uno Zwick e lo segna con una carta scoperta: 1 punto. Ma se in quel
    momento anche gli avversari hanno uno Zwick scoperto, si annullano a vicenda: se ne gira uno da una parte e uno
    dall’altra. Si può fare uno Zwick anche con l’ultima carta di una smazzata, e le carte che segnano gli Zwick contano
    tra quelle prese.

    ## Costruire

    Metti la tua carta su una carta o una pila del tavolo e annuncia il nuovo valore: il vecchio più o meno la tua
    carta, mai la tua carta meno il vecchio. Delle carte a due valori scegli uno. Una pila non vale mai meno di 0; non
    c’è un massimo. Da quel momento ha quell’unico valore, e chiunque può comprarla o costruirci sopra. Una pila da 0 si
    prende solo insieme a un gruppo che dà il valore giusto. Per costruire una pila non serve avere una carta che possa
    comprarla.

    - Metti un 3 su un 2/12: annuncia 5 (2+3), 15 (12+3) o 9 (12−3).

    Così il 15, il 25 e il 30, troppo alti per quasi tutte le carte, scendono a valori che si possono comprare.

    ## Calare

    Metti la tua carta sul tavolo, accanto alle altre. Se ha due valori puoi lasciarli entrambi o fissarne uno: allora è
    una pila. Una carta con un solo valore non si fissa mai.

    ## Fine di un giro

    Ogni pila costruita, continuata o fissata in questo giro e ancora sul tavolo costa 30 punti a chi ci ha giocato
    l’ultima carta, o alla sua coppia. Vale anche per l’ultimo giro di una smazzata. La pila resta e non costa più
    niente, a meno che qualcuno non ci costruisca di nuovo.

    ## Fine di una smazzata

    Le carte rimaste sul tavolo vanno a chi ha comprato per ultimo nella smazzata; non è uno Zwick. Se in tutta la
    smazzata nessuno ha comprato, non vanno a nessuno. Poi ogni giocatore o coppia conta:

    - 3 punti per la maggioranza di carte; in caso di parità a nessuno
    - 1 punto per ogni Zwick scoperto
    - le chele delle carte prese
    - meno 30 punti per ogni penalità

    Dopo l’ultima smazzata vince chi ha più punti; a parità la vittoria è condivisa.

rules-terminal =
    ## Nel terminale

    c2 su una carta vuol dire due chele. Le pile hanno un bordo doppio e il valore tra parentesi quadre; ! segna una
    pila che costerebbe 30 punti. (+3) segna chi ha più carte; tra parentesi tonde c’è la penalità che arriverebbe a
    fine giro. Punti 14 + 8: 14 punti dalle smazzate precedenti, e 8 se questa finisse adesso.

# Da che cosa è composta una riga del foglio punti

sheet-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
sheet-piles = { $count ->
    [one] pila { $piles } rimasta
   *[other] pile { $piles } rimaste
}
sheet-list = { $things }
sheet-claws = { $count ->
    [1] { "" }
   *[other] { $count } × 
}{ $card } ({ $claws })
sheet-times = { $count } × { $points }
