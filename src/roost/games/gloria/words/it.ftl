title = Gloria Picktoria

# Il tavolo

caption-visitors = Visite
caption-pile = Mazzo
caption-open = Da prendere
caption-chests = Scrigni vuoti
caption-cards = In mano
caption-preview = Conteggio ora
caption-penalty = Penalità
caption-total = Totale
caption-fox = Volpe
caption-known = Carte note
caption-faces = Scrigni
caption-points = Punti
caption-hand = La tua mano
visits = { $left ->
    [0] ci sono state tutte
    [one] la prossima porta il conteggio { $number } di { $all }
   *[other] ancora { $left } al conteggio { $number } di { $all }
}
pile = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, di cui { $visitors ->
    [one] 1 visita
   *[other] { $visitors } visite
}
legend-card = carta
legend-joker = jolly
legend-doubler = raddoppio
legend-fox = volpe
legend-worth = se si conta ora
legend-unseen = mai viste
fox-waits = aspetta che tutti abbiano aperto una fila
fox-stands = da { $name }, sulla { $row }, che così non vale nulla
points-left = { $count ->
    [0] { $name } li ha spesi tutti
    [one] { $name } ne ha ancora 1
   *[other] { $name } ne ha ancora { $count }
}
hand-empty = nessuna carta

# Le carte: il nome breve di un motivo, e una carta come sta nelle frasi

kind-grains = chicchi d’oro
kind-rings = anelli
kind-rugs = scendiletto
kind-tails = code di volpe
kind-teeth = collane
kind-showcases = vetrine
kind-eggs = uova
kind-combs = pettini
kind-perches = posatoi
kind-vanes = banderuole
kind-joker = jolly
kind-doubler = raddoppio

card-grains = un chicco d’oro
card-rings = un anello di platino
card-rugs = uno scendiletto
card-tails = una coda di volpe
card-teeth = una collana di denti
card-showcases = una vetrina
card-eggs = un uovo prezioso
card-combs = un pettine di corallo
card-perches = un posatoio di velluto
card-vanes = una banderuola dorata
card-joker = un jolly
card-doubler = il raddoppio

row-grains = fila di chicchi d’oro
row-rings = fila di anelli
row-rugs = fila di scendiletto
row-tails = fila di code di volpe
row-teeth = fila di collane
row-showcases = fila di vetrine
row-eggs = fila di uova
row-combs = fila di pettini
row-perches = fila di posatoi
row-vanes = fila di banderuole

# Che cosa decidere

phase-act = { $name }, che cosa fai? { $points ->
    [one] Ti resta 1 punto.
   *[other] Ti restano { $points } punti.
}
phase-pass = { $name }, passi la volpe a { $left }?
topic-chest = mettere una carta come scrigno
topic-place = mettere una carta in una fila
topic-joker = aggiungere un jolly a una fila
topic-doubler = raddoppiare e chiudere una fila
topic-fox = spostare la volpe

# Mosse

move-chest = mettere { $card } come scrigno{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } in mano)
}
move-open = aprire una { $row } ({ $best ->
    [0] senza rivali
   *[other] rivale: { $best }
})
move-add = aggiungere { $card }: { $length } carte ({ $best ->
    [0] senza rivali
   *[other] rivale: { $best }
})
move-joker = jolly alla { $row }: { $length } carte ({ $best ->
    [0] senza rivali
   *[other] rivale: { $best }
})
move-doubler = raddoppio alla { $row } (vale { $points })
move-take = prendere { $card } ({ $length ->
    [0] nessuna fila
   *[other] fila di { $length }
}, { $held } in mano)
move-take-joker = prendere { $card } ({ $held } in mano)
move-blind = pescare una carta alla cieca, per 2 punti
move-fox-own = volpe sulla tua { $row } (vale { $points })
move-fox-left = volpe da { $name }, { $row } (vale { $points }), 2 punti
move-pass = passare la volpe a { $name }: { $row } (vale { $points })
move-keep = tenere la volpe sulla tua { $row }

# Che cosa succede

event-chest-laid = { $name } mette { $card } come scrigno ({ $chests ->
    [one] 1 vuoto
   *[other] { $chests } vuoti
}).
event-row-opened = { $name } apre una { $row }.
event-card-placed = { $name } aggiunge { $card }: { $length } carte nella fila.
event-joker-placed = { $name } aggiunge un jolly alla { $row }: { $length } carte.
event-row-closed = { $name } raddoppia e chiude la { $row }.
event-card-taken = { $name } prende { $card }.
event-card-drawn = { $name } pesca una carta alla cieca.
event-card-drawn-seen = { $name } pesca alla cieca { $card }.
event-open-refilled = Il mazzo porta { $card }.
event-visitor-came = Il gallo viene in visita: { $number } di 10.
event-fox-entered = { $name } riceve la volpe, sulla { $row }.
event-fox-moved = { $name } { $how ->
    [own] mette la volpe sulla { $row }.
    [left] manda la volpe da { $target }, sulla { $row }.
   *[pass] passa la volpe a { $target }, sulla { $row }.
}
event-fox-kept = { $name } tiene la volpe sulla { $row }.
scored = { $name } { $points }, totale { $total }

ending-last-visitor = C’è stata la decima visita.
score-part = Conteggio { $number }
score-sole = Unica fila
score-longest = Fila più lunga
score-tied = A pari merito
score-second = Seconda fila
score-doubler = Raddoppio
score-chests = Scrigni vuoti
score-hand = Carte in mano
detail-grains = chicchi d’oro
detail-rings = anelli
detail-rugs = scendiletto
detail-tails = code di volpe
detail-teeth = collane
detail-showcases = vetrine
detail-eggs = uova
detail-combs = pettini
detail-perches = posatoi
detail-vanes = banderuole

# Perché una mossa è buona o cattiva: che cosa dice il coach

reason-chest = { $chests ->
    [one] 1 scrigno vuoto
   *[other] { $chests } scrigni vuoti
} per { $motifs ->
    [0] nessun motivo nuovo in mano
    [one] 1 motivo nuovo in mano
   *[other] { $motifs } motivi nuovi in mano
}{ $idle ->
    [0] { "" }
   *[other] ; quelli che restano vuoti costano { $idle } alla fine
}
reason-place = { $fox ->
    [comes] ci arriva la volpe: per ora non rende nulla
    [there] sotto la volpe per ora non rende nulla
   *[no] un conteggio adesso darebbe { $points } (finora { $before })
}{ $cost ->
    [0] { "" }
   *[other] ; { $cost } in meno agli altri
}
reason-double = un conteggio adesso darebbe { $points } (finora { $before }), ma la fila non cresce più; { $rival ->
    [0] nessun altro ha una fila di questo motivo
   *[other] { $length } contro { $rival } della migliore rivale
}
reason-take = { $use ->
    [closed] inutile per la propria fila, che è chiusa
    [row] per la propria fila
   *[new] per una nuova fila
}, { $rival ->
    [0] nessun altro ha una fila di questo motivo
   *[other] la migliore rivale ne ha { $rival }
}{ reason-visit }
reason-take-joker = va bene per ogni fila che non è chiusa{ reason-visit }
reason-blind = va bene per una propria fila nel { NUMBER($fits, maximumFractionDigits: 0) } % dei casi{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; il mazzo può portare un conteggio ({ NUMBER($visit, maximumFractionDigits: 0) } %)
}
reason-fox-own = { $own ->
    [more] un conteggio adesso darebbe { $change } in più
    [less] un conteggio adesso darebbe { $change } in meno
   *[same] un conteggio adesso darebbe lo stesso
}
reason-fox-left = a un conteggio adesso { $lost } in meno per { $name }, { $own } in più per le proprie file
reason-keep = a un conteggio adesso la volpe costerebbe { $lost }

# Errori

named-card = { $card ->
    [grains] { kind-grains }
    [rings] { kind-rings }
    [rugs] { kind-rugs }
    [tails] { kind-tails }
    [teeth] { kind-teeth }
    [showcases] { kind-showcases }
    [eggs] { kind-eggs }
    [combs] { kind-combs }
    [perches] { kind-perches }
    [vanes] { kind-vanes }
    [joker] { kind-joker }
   *[doubler] { kind-doubler }
}
named-motif = { $motif ->
    [grains] { kind-grains }
    [rings] { kind-rings }
    [rugs] { kind-rugs }
    [tails] { kind-tails }
    [teeth] { kind-teeth }
    [showcases] { kind-showcases }
    [eggs] { kind-eggs }
    [combs] { kind-combs }
    [perches] { kind-perches }
   *[vanes] { kind-vanes }
}
error-gloria-move = “{ $text }” non è una mossa. Le mosse: chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. I motivi: { $motifs }. ? per l’aiuto.
error-gloria-ambiguous-move = “{ $text }” può indicare più mosse: { $among }.
error-gloria-no-such-move = Non c’è una mossa { $move }.
error-gloria-not-in-hand = Non hai in mano questa carta: { named-card }.
error-gloria-no-chest = Per una nuova fila ({ named-motif }) ci vuole uno scrigno vuoto: prima metti una carta qualsiasi come scrigno.
error-gloria-no-row = { $card ->
    [joker] Un jolly non apre file, e non ne hai con questo motivo: { named-motif }.
   *[doubler] Il raddoppio vuole una fila con almeno una carta, e non ne hai con questo motivo: { named-motif }.
}
error-gloria-closed = Il raddoppio ha chiuso questa fila: { named-motif }.
error-gloria-not-open = Questa carta non è scoperta nel mezzo: { named-card }.
error-gloria-blind-used = Alla cieca si pesca una sola carta per turno.
error-gloria-too-dear = “{ $move }” costa { $cost } punti; te ne restano { $left }.
error-gloria-fox-waits = La volpe aspetta ancora: viene quando tutti hanno aperto una fila.
error-gloria-fox-elsewhere = La volpe non è su una delle tue file.
error-gloria-fox-moved = In questo turno hai già spostato la volpe.
error-gloria-fox-there = La volpe è già su questa fila: { named-motif }.
error-gloria-fox-no-row = Non hai questa fila: { named-motif }.
error-gloria-fox-no-left-row = Alla tua sinistra non c’è questa fila: { named-motif }.
error-gloria-not-in-act = “{ $move }” viene alla fine del turno, quando i punti sono spesi e la volpe è su una tua fila.
error-gloria-not-in-pass = “{ $move }” ora non è possibile, i tuoi punti sono spesi: passa la volpe o tienila.

notation =
    - chest rings: mettere un anello come scrigno (così anche chest joker, chest doubler)
    - place rings: aprire una fila di anelli, o aggiungerne uno alla tua
    - place joker rings, place doubler rings: aggiungere un jolly o il raddoppio alla tua fila di anelli
    - take rings, take joker: prendere quella carta scoperta; blind: pescare la prima carta del mazzo, per 2 punti
    - fox rings: mettere la volpe sulla tua fila di anelli
    - fox left rings: mandare la volpe sulla fila di anelli alla tua sinistra, per 2 punti
    - alla fine del turno, pass rings: passare la volpe gratis su quella fila alla tua sinistra; keep: tenerla
    - i motivi: grains (chicchi d’oro), rings (anelli), rugs (scendiletto), tails (code di volpe), teeth (collane),
      showcases (vetrine), eggs (uova), combs (pettini), perches (posatoi), vanes (banderuole)
    - le parole si possono abbreviare finché restano chiare: ta ri è take rings

rules =
    ## Di che si tratta

    Un gallo di mondo ha annunciato le sue visite, e ogni gallina dell’aia vuole stupirlo con le sue opere d’arte. Si
    creano collezioni: file di carte con lo stesso motivo. Tre volte nella partita si confrontano le file di tutti,
    motivo per motivo. Vince chi alla fine ha più punti.

    Ci sono dieci motivi con nove carte ciascuno: chicchi d’oro, anelli di platino per le zampe, scendiletto di volpe,
    code di volpe, collane di denti di volpe, vetrine, uova preziose, pettini di corallo, posatoi di velluto e
    banderuole dorate. In più cinque jolly, un raddoppio a testa, dieci visite e una volpe.

    ## L’inizio

    Tre carte sono scoperte nel mezzo. Ognuno ha in mano quattro carte e un raddoppio. Le visite sono mescolate nel
    mazzo. Chi comincia è tirato a sorte; poi si prosegue verso sinistra.

    ## Il tuo turno

    Hai tre punti e li spendi tutti, nell’ordine che vuoi. Puoi fare più volte la stessa cosa.

    - Mettere uno scrigno, 1 punto: mostra una carta della tua mano, anche un jolly o il raddoppio, e mettila coperta
      davanti a te. Da allora è soltanto uno scrigno. Puoi averne di vuoti quanti ne vuoi.
    - Mettere una carta con un motivo, 1 punto: aggiungila alla tua fila di quel motivo, o apri con lei una fila accanto a
      uno scrigno vuoto. Di ogni motivo hai al massimo una fila.
    - Mettere un jolly, 1 punto: conta come carta di una qualsiasi delle tue file, ma non ne apre mai una.
    - Mettere il raddoppio, 1 punto: va in una fila con almeno una carta scoperta e da lì in poi raddoppia quello che la
      fila rende a ogni conteggio. Non la allunga, e la chiude: non vi si aggiunge più nulla.
    - Prendere una delle tre carte scoperte, 1 punto: il mazzo la sostituisce subito.
    - Pescare alla cieca la prima carta del mazzo, 2 punti: una sola volta per turno.
    - Spostare la volpe, se è su una tua fila: su un’altra delle tue per 1 punto, o su una fila qualsiasi del vicino di
      sinistra per 2 punti. L’uno o l’altro, e una sola volta per turno.

    Quando i tuoi punti sono spesi e la volpe è su una tua fila, puoi passarla gratis su una fila qualsiasi del vicino
    di sinistra, anche se l’hai già spostata tra le tue file. Ciò che è sul tavolo non si riprende, non si sposta e non si gira.

    ## La volpe

    La volpe aspetta accanto al mazzo. Appena l’ultimo di voi apre la sua prima fila, arriva e si mette su quella. Una
    fila con la volpe non vale nulla, e per tutti gli altri è come se non ci fosse. Può comunque crescere o essere
    chiusa.

    ## Le visite

    Quando dal mazzo esce il gallo in visita, lo si mette da parte, ben visibile, e la carta seguente prende il suo
    posto; non costa nulla, nemmeno se stavi pescando alla cieca. La 4ª, la 7ª e la 10ª visita portano subito un
    conteggio, prima che arrivi la carta seguente. Poi il turno continua, ma con la 10ª la partita è finita: una carta
    appena presa resta nella tua mano, e una pesca alla cieca non porta più nulla.

    ## Il conteggio

    Ogni motivo si conta da solo. Importa quante carte scoperte ha una fila, jolly compresi.

    - Nessun altro ha una fila di questo motivo: 4 punti.
    - Altrimenti la fila più lunga rende 3 punti, la seconda 1.
    - Più file sono le più lunghe: 2 punti ciascuna, e niente per tutte le altre.
    - Più file sono le seconde: niente per loro, né per quelle più corte.
    - Una fila con il raddoppio rende il doppio.

    All’ultimo conteggio ogni scrigno senza fila costa 2 punti e ogni carta in mano 1 punto. Si può scendere sotto zero.
    A pari punti la vittoria è condivisa.
