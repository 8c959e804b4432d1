title = Heckmeck am Karteneck

# Il tavolo

round = Round { $round } di { $rounds }
supply = { $count ->
    [0] ultime porzioni
    [one] ancora 1 porzione in riserva
   *[other] ancora { $count } porzioni in riserva
}
piles = mazzo { $pile }, scarti { $discard }
stacks = Pile:
unseen = Mai viste:
unseen-worms = vermi
column-worms = Vermi
column-top = In cima
column-hand = Mano
column-sum = Totale
column-display = Combinazione
column-menu = Menù
standing-passed = passato
standing-no-worm = senza vermi
hand = La tua mano
hand-held = Tipi già calati

worms = { $count ->
    [0] nessun verme
    [one] 1 verme
   *[other] { $count } vermi
}
cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
number-cards = { $count ->
    [one] un { $kind }
    [2] due { $kind }
    [3] tre { $kind }
    [4] quattro { $kind }
    [5] cinque { $kind }
    [6] sei { $kind }
    [7] sette { $kind }
    [8] otto { $kind }
    [9] nove { $kind }
   *[other] { $count } carte da { $kind }
}
worm-cards = { $count ->
    [one] un verme
    [2] due vermi
    [3] tre vermi
    [4] quattro vermi
    [5] cinque vermi
    [6] sei vermi
    [7] sette vermi
    [8] otto vermi
    [9] nove vermi
   *[other] { $count } vermi
}
number-card = { $number }
worm-card = verme { $number }
worms-named = { $count ->
    [one] il verme { $cards }
   *[other] i vermi { $cards }
}

# Che cosa porterebbe passare adesso

pass-lowest = Se passi senza vermi { $last ->
    [yes] prendi la porzione { $portion } ({ $worms }) e chiudi il round.
   *[no] prendi la più bassa, la { $portion } ({ $worms }), e peschi { $cards }.
}
pass-menu = Se passi { $last ->
    [yes] chiudi il round e ricevi la porzione { $portion } ({ $worms }).
   *[no] peschi { $cards } e riceveresti la porzione { $portion } ({ $worms }).
}
pass-steal = Puoi anche rubare la porzione { $portion } a { $victim } ({ $worms }).
would-steal = { $name } potrebbe passare e rubare la porzione { $portion } a { $victim } ({ $worms }).

# Che cosa decidere

aim = Vinci più vermi di tutti: cala un totale alto, con un verme.
question = { $name }, che cosa cali? O passi?
question-last = { $name }, gli altri hanno passato. Cali altre carte?
question-stuck = { $name }, non puoi calare niente: devi passare.

# Mosse

topic-number = cala carte da { $kind } (ne hai { $held })
move-lay = cala { $cards } ({ $total } in tutto{ $match })
move-lay-match = , come la porzione in cima di { $victim }
move-pass-lowest = passa e prendi la porzione { $portion } ({ $worms })
move-pass = { $last ->
    [yes] passa con { $total } e ricevi la porzione { $portion }
   *[no] passa con { $total } e aspetta il menù (ora: porzione { $portion })
}
move-pass-no-steal = { $last ->
    [yes] passa senza rubare e ricevi solo la porzione { $portion }
   *[no] passa senza rubare (menù ora: solo la porzione { $portion })
}
move-steal = { $last ->
    [yes] passa, ruba la porzione { $portion } a { $victim } ({ $worms }) e ricevi anche la { $menu }
   *[no] passa, ruba la porzione { $portion } a { $victim } ({ $worms }) e aspetta il menù (ora: { $menu })
}

# Che cosa succede

event-round-opened = { $portions } sulla griglia; inizia { $name }
event-laid = { $name } cala { $cards }: { $total } finora.
event-laid-invalid = { $name } cala { $cards }: { $total } finora, ancora senza vermi.
event-drew = { $name } pesca { $number }: { $cards }.
event-nothing-to-draw = { $name } non può pescare: mazzo e scarti sono vuoti.
event-reshuffled = { $count ->
    [one] L’unica carta negli scarti diventa il nuovo mazzo.
   *[other] Gli scarti vengono mescolati: { $count } carte formano il nuovo mazzo.
}
event-passed = { $name } passa con { $total }.
event-passed-invalid = { $total ->
    [0] { $name } passa senza aver calato niente.
   *[other] { $name } passa con { $total }, ma senza vermi.
}
event-portion-lowest = { $name } prende la porzione più bassa: { $portion } ({ $worms }).
event-portion-served = { $name } riceve dal menù la porzione { $portion } ({ $worms }).
event-portion-stolen = { $name } ruba la porzione { $portion } a { $victim } ({ $worms }).

ending-supply = L’ultima porzione è stata assegnata.
tie-break = In caso di parità decide la porzione più alta.
score-portions = Porzioni

# Perché una mossa è buona o cattiva: che cosa dice il coach

reason-lay = { $total } in tutto; menù ora: porzione { $portion } ({ worms })
reason-lay-match = { $total } in tutto, come la porzione in cima di { $victim }, che potresti rubare passando al prossimo turno; menù ora: porzione { $portion } ({ worms })
reason-lay-bare = { $total } in tutto, ma ancora senza vermi; { $worms ->
    [0] in mano non ne resta nessuno
    [one] in mano ne resta 1
   *[other] in mano ne restano { $worms }
}
reason-pass-lowest = prende la porzione più bassa, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , e pesca 1 carta
   *[other] , e pesca { $draws } carte
}
reason-pass = { $rivals ->
    [0] chiude il round con la porzione { $portion } ({ worms })
    [one] menù ora: porzione { $portion } ({ worms }); 1 avversario può ancora calare
   *[other] menù ora: porzione { $portion } ({ worms }); { $rivals } avversari possono ancora calare
}
reason-steal = ruba la porzione { $portion } ({ worms }) a { $victim }; { $rivals ->
    [0] dal menù arriva anche la porzione { $menu }
   *[other] dal menù arriverebbe ora anche la porzione { $menu }
}

# Errori

error-karteneck-move = “{ $text }” non è una mossa. Le mosse: pass, steal, lay 3 3, lay W7 W12; sempre carte dello stesso tipo. ? per l’aiuto.
error-karteneck-few-worms = { $count ->
    [one] Non hai vermi in mano.
   *[other] Non hai { $count } vermi in mano.
}
error-karteneck-no-such-move = La mossa { $move } non esiste.
error-karteneck-kind-in-display = { $kind ->
    [W] La tua combinazione ha già dei vermi: cala un altro tipo, o passa.
   *[other] La tua combinazione ha già carte da { $kind }: cala un altro tipo, o passa.
}
error-karteneck-not-in-hand = { $count ->
    [one] Non hai carte da { $kind } in mano.
   *[other] Non hai { $count } carte da { $kind } in mano.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] Non hai { $cards } in mano.
   *[other] Non hai in mano tutte queste carte: { $cards }.
}
error-karteneck-steal-invalid = Non puoi rubare senza un verme nella tua combinazione.
error-karteneck-steal-no-match = Nessun avversario ha in cima la porzione { $total }: puoi rubare solo una porzione in cima uguale al tuo totale.

notation =
    - lay 3 3: cala due 3; lay W7 W12: cala i vermi con i cartellini 7 e 12
    - per i vermi, o per almeno due carte numerate, bastano le carte: w7, 3 3; un numero da solo indica sempre una riga
      dell’elenco
    - ww: cala due vermi, quelli con i tuoi cartellini più bassi
    - pass o p: passa
    - steal o s: passa e ruba la porzione uguale al tuo totale

rules =
    ## Scopo del gioco

    In ogni round sulla griglia ci sono tante porzioni di vermi quanti sono i giocatori, e ognuno ne riceve una. Quale,
    dipende dalle carte che cali: più alto è il totale, migliore è la porzione, ma solo se la tua combinazione contiene
    un verme. Vince chi alla fine ha più vermi.

    ## Carte e porzioni

    Ci sono 110 carte: 17 per ogni valore da 1 a 5, e 25 vermi. Un verme vale 5 punti, ma è un tipo diverso dal 5.
    Ogni carta verme mostra un cartellino con un numero da 1 a 25.

    Delle 30 porzioni tre valgono 0 e non hanno vermi. Le altre vanno da 16 a 42: da 16 a 18 hanno un verme, da 19 a 21
    due, e così via, uno in più ogni tre numeri, fino ai nove di quelle da 40 a 42.

    ## Preparazione

    Alcune porzioni tornano nella scatola senza essere viste: 12 in due, 6 in tre, 2 in quattro. Le altre bastano per 9
    round in due, 8 in tre, 7 in quattro, 6 in cinque, 5 in sei. Ognuno riceve sei carte, e chi inizia si decide a
    sorte.

    ## Il tuo turno

    Cali carte oppure passi.

    - Calare: scegli un tipo che non è ancora nella tua combinazione e cala una o più carte di quel tipo; puoi anche
      tenerne in mano. Poi pesca 1 carta.
    - Passare: per questo round hai finito. Puoi passare sempre, anche senza aver calato carte, e devi farlo se non
      puoi calarne. Infine pesca 2 carte; chi passa per ultimo non pesca.

    Il round continua finché tutti non hanno passato. Chi resta da solo può ancora calare un tipo dopo l’altro.

    ## Passare senza vermi

    La tua combinazione non è valida. Va negli scarti, e prendi la porzione più bassa che in quel momento è sulla
    griglia.

    ## Passare con un verme

    La tua combinazione è valida e resta davanti a te fino alla spartizione del menù. Se il suo totale è uguale alla
    porzione in cima alla pila di un avversario, passando puoi rubarla. Vale anche per chi passa per ultimo, e anche
    per le porzioni prese in questo stesso round. Uno 0 non si può rubare.

    ## La spartizione del menù

    Quando tutti hanno passato, le porzioni rimaste vanno alle combinazioni valide: al totale più alto la porzione più
    alta, al secondo la successiva, e così via. A parità di totale decide il verme con il cartellino più alto. Poi tutte
    le combinazioni vanno negli scarti. Le carte in mano restano tue. Il round successivo lo inizia chi ha preso
    l’ultima porzione dalla griglia; i furti non contano.

    Ogni porzione che ricevi va in cima alla tua pila. Si può rubare solo la porzione in cima.

    ## Quando finiscono le carte

    Se devi pescare e il mazzo è vuoto, gli scarti vengono mescolati e formano il nuovo mazzo. Se sono vuoti entrambi
    non peschi, e non recuperi la carta più tardi.

    ## Fine della partita

    La partita finisce con il round che esaurisce le porzioni. In caso di parità vince chi ha la porzione più alta; se
    anche questa è uguale, la vittoria è condivisa.
