title = Gloria Picktoria

# Il tavolo

caption-visitors = Visite
caption-pile = Mazzo
caption-open = Scoperte
caption-chests = Scrigni vuoti
caption-cards = In mano
caption-preview = Punti ora
caption-penalty = Penalità
caption-total = Totale
caption-fox = Volpe
caption-known = Carte note
caption-faces = Scrigni
caption-points = Azioni
caption-hand = La tua mano
visits = { $left ->
    [0] tutte concluse
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
legend-worth = punti ora
legend-unseen = mai viste
fox-waits = aspetta che tutti abbiano aperto una fila
fox-stands = sulla { $row } di { $name }, che così non rende nulla
points-left = { $count ->
    [0] { $name } non ha più azioni
    [one] { $name } ha ancora 1 azione
   *[other] { $name } ha ancora { $count } azioni
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

aim = Abbi le file più lunghe quando arriva il gallo.
phase-act = { $name }, che cosa fai? { $points ->
    [one] Ti resta 1 azione.
   *[other] Ti restano { $points } azioni.
}
phase-pass = { $name }, passi la volpe a { $left }?
topic-chest = gioca una carta come scrigno
topic-place = gioca una carta in una fila
topic-joker = aggiungi un jolly a una fila
topic-doubler = raddoppia e chiudi una fila
topic-fox = sposta la volpe

# Mosse

move-chest = gioca { $card } come scrigno{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } in mano)
}
move-open = apri una { $row } ({ $best ->
    [0] nessun avversario
   *[other] avversari: { $best }
})
move-add = aggiungi { $card }: { $length } carte ({ $best ->
    [0] nessun avversario
   *[other] avversari: { $best }
})
move-joker = jolly alla { $row }: { $length } ({ $best ->
    [0] avversari: 0
   *[other] avversari: { $best }
})
move-doubler = raddoppia e chiudi la tua { $row } (rende { $points })
move-take = prendi { $card } ({ $length ->
    [0] nessuna fila
   *[other] la tua fila: { $length }
}, { $held } in mano)
move-take-joker = prendi { $card } ({ $held } in mano)
move-blind = pesca una carta alla cieca, per 2 azioni
move-fox-own = volpe sulla tua { $row } (rende { $points })
move-fox-left = volpe a { $name }: { $row } (rende { $points }), 2 azioni
move-pass = passa la volpe a { $name }: { $row } (rende { $points })
move-keep = tieni la volpe sulla tua { $row }

# Che cosa succede

event-chest-laid = { $name } gioca { $card } come scrigno ({ $chests ->
    [one] 1 scrigno vuoto
   *[other] { $chests } scrigni vuoti
}).
event-row-opened = { $name } apre una { $row }.
event-card-placed = { $name } aggiunge { $card }: { $length } carte nella fila.
event-joker-placed = { $name } aggiunge un jolly alla { $row }: { $length } carte.
event-row-closed = { $name } raddoppia e chiude la { $row }.
event-card-taken = { $name } prende { $card }.
event-card-drawn = { $name } pesca una carta alla cieca.
event-card-drawn-seen = { $name } pesca alla cieca { $card }.
event-open-refilled = Nuova carta scoperta: { $card }.
event-visitor-came = Il gallo viene in visita: { $number } di 10.
event-fox-entered = La volpe arriva sulla { $row } di { $name }.
event-fox-moved = { $name } { $how ->
    [own] sposta la volpe sulla propria { $row }.
    [left] manda la volpe sulla { $row } di { $target }.
   *[pass] passa la volpe sulla { $row } di { $target }.
}
event-fox-kept = { $name } tiene la volpe sulla { $row }.
scored = { $name } { $points }, totale { $total }
scored-lines = { $name } { $points }, totale { $total } ({ $earned })
scored-line = { $what } { $points }

ending-last-visitor = Il gallo è venuto in visita per la decima volta.
score-part = Conteggio { $number }
score-sole = Unica fila
score-longest = Fila più lunga
score-tied = Più lunga, pari merito
score-second = Seconda fila più lunga
score-doubler = Raddoppio
score-chests = Scrigni vuoti
score-hand = Carte in mano
details = { $things }
detail-times = { $count } × { $points }
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
   *[other] ; quelli che restano vuoti costano { $idle } a fine partita
}
reason-place = { $fox ->
    [comes] arriva la volpe: per ora non rende nulla
    [there] c’è la volpe: per ora non rende nulla
   *[no] se si contasse ora, renderebbe { $points } (finora { $before })
}{ $cost ->
    [0] { "" }
   *[other] ; { $cost } in meno agli avversari
}
reason-double = se si contasse ora, renderebbe { $points } (finora { $before }), ma la fila non cresce più; { $rival ->
    [0] nessun avversario ha una fila di questo motivo
   *[other] { $length } carte contro { $rival } del miglior avversario
}
reason-take = { $use ->
    [closed] inutile: la fila è chiusa
    [row] per una fila che hai già
   *[new] per una nuova fila
}, { $rival ->
    [0] nessun avversario ha una fila di questo motivo
   *[other] il miglior avversario ne ha { $rival }
}{ reason-visit }
reason-take-joker = va bene per ogni fila non chiusa{ reason-visit }
reason-blind = va bene per una tua fila nel { NUMBER($fits, maximumFractionDigits: 0) } % dei casi{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other] ; il mazzo può portare un conteggio ({ NUMBER($visit, maximumFractionDigits: 0) } %)
}
reason-fox-own = { $own ->
    [more] se si contasse ora, le tue file renderebbero { $change } in più
    [less] se si contasse ora, le tue file renderebbero { $change } in meno
   *[same] se si contasse ora, le tue file renderebbero lo stesso
}
reason-fox-left = se si contasse ora, { $lost } in meno per { $name } e { $own } in più per le tue file
reason-keep = se si contasse ora, la volpe costerebbe { $lost }

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
error-gloria-no-such-move = La mossa { $move } non esiste.
error-gloria-not-in-hand = Non hai in mano questa carta: { named-card }.
error-gloria-no-chest = Per una nuova fila ({ named-motif }) serve uno scrigno vuoto: prima gioca una carta qualsiasi come scrigno.
error-gloria-no-row = { $card ->
    [joker] Un jolly non può aprire una fila, e non ne hai una di questo motivo: { named-motif }.
   *[doubler] Il raddoppio va su una fila con almeno una carta, e non ne hai una di questo motivo: { named-motif }.
}
error-gloria-closed = Il raddoppio ha chiuso questa fila: { named-motif }.
error-gloria-not-open = Questa carta non è tra quelle scoperte al centro: { named-card }.
error-gloria-blind-used = Puoi pescare alla cieca una sola volta per turno.
error-gloria-too-dear = “{ $move }” costa { $cost } azioni; te ne restano { $left }.
error-gloria-fox-waits = La volpe aspetta ancora: arriva quando tutti hanno aperto una fila.
error-gloria-fox-elsewhere = La volpe non è su una delle tue file.
error-gloria-fox-moved = In questo turno hai già spostato la volpe.
error-gloria-fox-there = La volpe è già su questa fila: { named-motif }.
error-gloria-fox-no-row = Non hai questa fila: { named-motif }.
error-gloria-fox-no-left-row = Chi siede alla tua sinistra non ha questa fila: { named-motif }.
error-gloria-not-in-act = “{ $move }” si può solo a fine turno, quando hai usato tutte le azioni e la volpe è su una tua fila.
error-gloria-not-in-pass = “{ $move }” ora non è possibile, hai usato tutte le azioni: passa la volpe o tienila.

notation =
    - chest rings: gioca un anello come scrigno (allo stesso modo chest joker, chest doubler)
    - place rings: apri una fila di anelli, o aggiungine uno alla tua
    - place joker rings, place doubler rings: aggiungi un jolly o il raddoppio alla tua fila di anelli
    - take rings, take joker: prendi quella carta scoperta; blind: pesca alla cieca, per 2 azioni
    - fox rings: sposta la volpe sulla tua fila di anelli
    - fox left rings: manda la volpe sulla fila di anelli alla tua sinistra, per 2 azioni
    - a fine turno, pass rings: passa la volpe gratis su quella fila alla tua sinistra; keep: tienila
    - i motivi: grains (chicchi d’oro), rings (anelli), rugs (scendiletto), tails (code di volpe), teeth (collane),
      showcases (vetrine), eggs (uova), combs (pettini), perches (posatoi), vanes (banderuole)
    - le parole si possono abbreviare finché restano chiare: ta ri sta per take rings

rules =
    ## Scopo del gioco

    Un gallo di gran mondo ha annunciato le sue visite, e ogni gallina del pollaio vuole stupirlo con le sue opere
    d’arte. Crea collezioni: file di carte con lo stesso motivo. Tre volte nella partita si confrontano le file di
    tutti, motivo per motivo. Vince chi alla fine ha più punti.

    Ci sono dieci motivi con nove carte ciascuno: chicchi d’oro, anelli di platino per le zampe, scendiletto di volpe,
    code di volpe, collane di denti di volpe, vetrine, uova preziose, pettini di corallo, posatoi di velluto e
    banderuole dorate. In più ci sono cinque jolly, un raddoppio a testa, dieci carte visita e una volpe.

    ## Preparazione

    Al centro ci sono tre carte scoperte. Ognuno ha in mano quattro carte e un raddoppio. Le carte visita sono
    mescolate nel mazzo. Il primo giocatore si estrae a sorte; poi si gioca verso sinistra.

    ## Il tuo turno

    Hai tre azioni e devi usarle tutte, nell’ordine che vuoi. Puoi ripetere la stessa azione.

    - Giocare uno scrigno (1 azione): mostra una carta della tua mano, anche un jolly o il raddoppio, e mettila
      coperta davanti a te. Da quel momento è solo uno scrigno. Puoi avere quanti scrigni vuoti vuoi.
    - Giocare una carta con un motivo (1 azione): aggiungila alla tua fila di quel motivo, o usala per aprire una
      fila a uno scrigno vuoto. Puoi avere una sola fila per motivo.
    - Giocare un jolly (1 azione): conta come carta di una qualsiasi delle tue file, ma non può aprirne una.
    - Giocare il raddoppio (1 azione): va in una fila con almeno una carta scoperta e da lì in poi raddoppia i
      punti della fila a ogni conteggio. Non la allunga, e la chiude: non vi si aggiunge più nulla.
    - Prendere una delle tre carte scoperte (1 azione): viene subito sostituita dal mazzo.
    - Pescare alla cieca la prima carta del mazzo (2 azioni): una sola volta per turno.
    - Spostare la volpe, se è su una tua fila: su un’altra tua fila (1 azione), o su una fila qualsiasi di chi
      siede alla tua sinistra (2 azioni). Solo uno di questi spostamenti, e una sola volta per turno.

    Quando hai usato le tue azioni e la volpe è su una tua fila, puoi passarla gratis su una fila qualsiasi di chi
    siede alla tua sinistra, anche se l’hai già spostata tra le tue file. Le carte giocate non si riprendono, non si
    spostano e non si girano.

    ## La volpe

    La volpe aspetta accanto al mazzo. Appena l’ultimo giocatore apre la sua prima fila, arriva e si mette su quella.
    Una fila con la volpe non rende nulla, e per gli altri è come se non ci fosse. Può comunque crescere o essere
    chiusa.

    ## Le visite

    Quando dal mazzo esce una carta visita, si mette da parte, ben visibile, e la carta successiva prende il suo posto;
    non costa nulla, nemmeno se stavi pescando alla cieca. La 4ª, la 7ª e la 10ª visita portano subito a un conteggio,
    prima che esca la carta successiva. Poi il turno continua, ma con la 10ª la partita è finita: una carta appena presa
    resta nella tua mano, e chi pescava alla cieca non riceve nulla.

    ## Il conteggio

    Ogni motivo si conta separatamente. Importa quante carte scoperte ha una fila, jolly compresi.

    - Nessun altro ha una fila di questo motivo: 4 punti.
    - Altrimenti la fila più lunga rende 3 punti, la seconda 1.
    - Più file a pari merito al primo posto: 2 punti ciascuna, e niente per tutte le altre.
    - Più file a pari merito al secondo posto: niente per loro, né per quelle più corte.
    - Una fila con il raddoppio rende il doppio.

    All’ultimo conteggio ogni scrigno senza fila costa 2 punti e ogni carta in mano 1 punto. I totali possono essere
    negativi. In caso di parità la vittoria è condivisa.
