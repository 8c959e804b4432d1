title = Heckmeck
title-deluxe = Heckmeck Deluxe
option-variant = Quelle variante ?
value-variant-classic = classic : des dés, des portions et l’audace de relancer
value-variant-deluxe = deluxe : avec les spécialistes et les vers grillés

# La table

grill = Gril
supply = { $count ->
    [0] aucun ver grillé en réserve
    [one] il reste 1 ver grillé
   *[other] il reste { $count } vers grillés
}
away = Hors du jeu : { $specialists }
column-worms = Vers
column-top = Sommet
column-stack = Pile
column-specialist = Spécialiste
column-roast-worms = Vers grillés
dice-rolled = Lancés
dice-left = { $count ->
    [0] Aucun dé restant
    [one] Il reste 1 dé
   *[other] Il reste { $count } dés
}
dice-aside = De côté : { $total }
dice-aside-can = De côté : { $total } ({ $reached } avec la boîte)

specialist-can = boîte
specialist-hen = poule
specialist-raven = corbeau
specialist-weasel = belette
specialist-golden = dé d’or
specialist-apple = pomme

the-can = la boîte
the-hen = la poule
the-raven = le corbeau
the-weasel = la belette
the-golden = le dé d’or
the-apple = la pomme

number = { $count ->
    [2] les deux
    [3] les trois
    [4] les quatre
    [5] les cinq
    [6] les six
    [7] les sept
    [8] les huit
    [9] les neuf
   *[other] les { $count }
}

# Ce que s’arrêter rapporterait

prize-grill = Si tu t’arrêtes, tu prends la portion { $portion } sur le gril : { $worms ->
    [one] 1 ver.
   *[other] { $worms } vers.
}
prize-theft = Si tu t’arrêtes, tu voles la portion { $portion } à { $victim } : { $worms ->
    [one] 1 ver.
   *[other] { $worms } vers.
}
prize-hen = Si tu t’arrêtes, tu prends la poule à { $victim }, qui garde la portion { $portion }.
prize-no-worm = Si tu t’arrêtes, ton tour est raté : aucun ver mis de côté.
prize-nothing-fits = Si tu t’arrêtes, ton tour est raté : aucune portion pour { $total }.
prize-gains = Tu recevrais aussi { $specialist }.
prize-gains-raven = Le corbeau t’apporterait un ver grillé.
prize-loses = Tu rendrais la portion { $portion }.
prize-returns = Tu rendrais { $specialist }.
prize-loses-both = Tu rendrais la portion { $portion } et { $specialist }.
prize-turns = La portion { $portion } serait retournée.

# Ce qu’il faut décider

aim = { $variant ->
    [deluxe] 21 ou plus, ou juste 11 ou 13, avec un ver
   *[classic] 21 ou plus, avec au moins un ver
}

phase-begin = { $name }, lances-tu aussi le dé d’or ?
phase-choose = { $name }, quels dés mets-tu de côté ?
phase-bust = { $name }, aucun nouveau symbole n’est sorti. Que fais-tu ?
phase-decide = { $name }, t’arrêtes-tu ou relances-tu ?
phase-double = { $name }, à qui prends-tu un ver grillé pour le double 1 ?
phase-visit = { $name }, à qui le corbeau prend-il un ver grillé pour toi ?
phase-swap = { $name }, tu as maintenant aussi { $specialist }. Que rends-tu ?

# Les coups

move-take-number = mettre de côté { $count ->
    [one] le { $symbol }
   *[other] { $many } { $symbol }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout)
move-take-worm = mettre de côté { $count ->
    [one] le ver
   *[other] { $many } vers
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $total } en tout)
move-roll = { $count ->
    [one] lancer le dernier dé
   *[other] lancer { $count } dés
}
move-stop = { $kind ->
    [grill] s’arrêter et prendre la portion { $portion }
    [theft] s’arrêter et voler la portion { $portion }
    [hen] s’arrêter et prendre la poule
   *[failure] s’arrêter (le tour est raté)
}
move-golden = lancer { $count } dés, dont le dé d’or
move-weasel = envoyer la belette : relancer les mêmes dés
move-fail = accepter le lancer raté
move-return = rendre { $specialist }
move-worm = prendre un ver grillé à { $victim }

# Ce qui se passe

event-rolled = { $name } lance { $dice }
event-rolled-golden = { $name } lance { $dice } et { $golden } avec le dé d’or
event-rolled-only-golden = { $name } ne lance que le dé d’or : { $golden }
event-weasel-used = { $name } envoie la belette et relance.
event-set-aside-number = { $name } met de côté { $count ->
    [one] le { $symbol }
   *[other] { $many } { $symbol }
}{ $golden } : { $total } jusqu’ici.
event-set-aside-worm = { $name } met de côté { $count ->
    [one] le ver
   *[other] { $many } vers
}{ $golden } : { $total } jusqu’ici.
event-golden-among = { " " }{ $count ->
    [one] (le dé d’or)
   *[other] (avec le dé d’or)
}
event-stopped = { $name } s’arrête à { $total }.
event-stopped-can = { $name } s’arrête à { $total }. La boîte compte comme un ver.
event-turn-failed = { $why ->
    [bust] { $name } rate son tour : aucun nouveau symbole.
    [no-worm] { $name } rate son tour : aucun ver mis de côté.
   *[nothing-fits] { $name } rate son tour : aucune portion ne convient.
}
event-portion-taken = { $name } prend la portion { $portion } sur le gril.
event-portion-stolen = { $name } vole la portion { $portion } à { $victim }.
event-portion-returned = { $name } remet la portion { $portion } sur le gril.
event-portion-turned = La portion { $portion } est retournée face cachée.
event-specialist-taken = { $name } obtient { $specialist }.
event-hen-stolen = { $name } prend la poule à { $victim }, qui garde la portion.
event-specialist-stolen = { $name } prend { $specialist } à { $victim }.
event-specialist-returned = { $name } repose { $specialist } sur la portion { $portion }.
event-specialist-moved = La portion { $portion } porte maintenant { $specialist }.
event-specialist-left = Aucune portion n’est libre : { $specialist } quitte le jeu.
event-roast-worm-earned = { $name } reçoit un ver grillé { $why ->
    [double] pour le double 1.
   *[raven] du corbeau.
}
event-roast-worm-stolen = { $name } { $why ->
    [double] prend un ver grillé à { $victim } pour le double 1.
   *[raven] reçoit du corbeau un ver grillé de { $victim }.
}
event-roast-worm-missed = { $name } ne reçoit pas de ver grillé { $why ->
    [double] pour le double 1 : aucun à prendre.
   *[raven] du corbeau : aucun à prendre.
}

# Les chances d’un tour

odds-you = toi
odds-opponent = adversaire { $number }
odds-worms = vers en moyenne
odds-ahead = avance en moyenne
odds-fails = tour raté
odds-hen = la poule
odds-roast-worm = un double 1
odds-at-least = au moins
odds-percent = { $number } %
odds-number = { $whole },{ $part }
odds-move-roll = lancer
odds-move-stop = arrêter
odds-move-golden = dé d’or
odds-move-weasel = belette
odds-move-fail = échec
odds-advice = Conseil : { $move }.
odds-lead = Avance en vers sur le deuxième choix : { $worms }.
odds-even = Le deuxième choix vaut autant.
odds-note = Vers : ce que le tour rapporte en moyenne à partir d’ici, moins ce que coûte un tour raté.
odds-note-ahead = L’avance compte aussi ce que les autres perdent, réparti entre tous les adversaires ; le conseil en tient compte.
odds-note-deluxe = Les spécialistes comptent comme des vers : { $specialists }.

# Pourquoi un coup plaît au coach, ou non. Les chances sont en pour cent.

reason-grill = prend la portion { $portion } sur le gril ({ reason-worms }){ reason-gain }{ $last ->
    [yes] , et la partie se termine
   *[no] { "" }
}
reason-steal = vole la portion { $portion } à { $victim } ({ reason-worms }){ reason-gain }
reason-hen = prend la poule à { $victim }, qui garde la portion { $portion }
reason-fails = le tour est raté{ reason-loss }{ $turned ->
    [0] { "" }
   *[other] { "" } ; la portion { $turned } est retournée
}
reason-roll = { reason-dice }{ $better ->
    [0] { "" }
   *[other] { "" } : mieux que s’arrêter dans { $better } % des cas
}{ reason-risk }
reason-begin = { reason-dice }{ reason-risk }
reason-weasel = encore une fois { reason-dice }{ reason-risk }
reason-take = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $worm ->
    [no] { " " }et toujours pas de ver
   *[yes] { "" }
}, { $dice ->
    [0] plus de dé
    [one] encore { $dice } dé
   *[other] encore { $dice } dés
}{ $enough ->
    [0] { "" }
   *[other] , assez pour la portion { $enough }
}{ $earned ->
    [0] { "" }
   *[other] , plus un ver grillé
}{ reason-risk }
reason-return = garde { reason-named } ; l’autre spécialiste { $portion ->
    [0] quitte la partie
   *[other] va sur la portion { $portion }
}
reason-worm = { $worms ->
    [0] ne laisse aucun ver grillé à { $victim }
    [one] laisse { $worms } ver grillé à { $victim }
   *[other] laisse { $worms } vers grillés à { $victim }
}
reason-worms = { $worms ->
    [one] { $worms } ver
   *[other] { $worms } vers
}
reason-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
reason-gain = { $specialist ->
    [none] { "" }
    [raven] { " " }et un ver grillé
   *[other] { " " }et { reason-named }
}
reason-risk = { $fails ->
    [0] { "" }
    [100] { "" } ; le tour est raté à coup sûr{ reason-loss }
   *[other] { "" } ; le tour est raté dans { $fails } % des cas{ reason-loss }
}
reason-loss = { $loss ->
    [nothing] , sans rien à perdre
    [portion] , ce qui coûte la portion { $lost }
    [specialist] , ce qui coûte { reason-owned }
   *[both] , ce qui coûte la portion { $lost } et { reason-owned }
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

ending-last-portion = La dernière portion est partie.
ending-turn-limit = La partie a été arrêtée : elle durait trop longtemps.
tie-break = En cas d’égalité, la plus haute portion décide.
score-portions = Portions
score-roast-worms = Vers grillés
score-apple = Pomme

# Erreurs

error-heckmeck-move = « { $text } » n’est pas un coup. Les coups : take 4, take W, roll, stop, golden, weasel, fail, return hen, worm 2. ? pour l’aide.
error-heckmeck-no-such-move = « { $move } » n’est pas possible.
error-heckmeck-used = { $symbol ->
    [W] Tu as déjà mis des vers de côté pendant ce tour.
   *[other] Tu as déjà mis des { $symbol } de côté pendant ce tour.
}
error-heckmeck-not-rolled = { $symbol ->
    [W] Aucun dé ne montre de ver.
   *[other] Aucun dé ne montre de { $symbol }.
}
error-heckmeck-not-in-begin = « { $move } » n’est pas possible maintenant : lance les dés, avec ou sans le dé d’or.
error-heckmeck-not-in-choose = « { $move } » n’est pas possible maintenant : mets d’abord de côté les dés d’un même symbole.
error-heckmeck-not-in-bust = « { $move } » n’est pas possible maintenant : le lancer est raté, seule la belette peut aider.
error-heckmeck-not-in-decide = « { $move } » n’est pas possible maintenant : arrête-toi ou relance.
error-heckmeck-not-in-double = « { $move } » n’est pas possible maintenant : choisis d’abord à qui tu prends un ver grillé.
error-heckmeck-not-in-visit = « { $move } » n’est pas possible maintenant : choisis d’abord à qui tu prends un ver grillé.
error-heckmeck-not-in-swap = « { $move } » n’est pas possible maintenant : choisis d’abord le spécialiste que tu rends.
error-heckmeck-odds-variant = Il n’y a pas de variante « { $given } ». Choisis classic ou deluxe.
error-heckmeck-odds-only-deluxe = { $option } est réservé au jeu deluxe : ajoute --variant deluxe.
error-heckmeck-odds-position-alone = --position dit déjà tout : enlève { $option }.
error-heckmeck-odds-dice = { $option } : « { $given } » n’est pas une liste de dés. Les dés sont 1, 2, 3, 4, 5 et W pour un ver, avec des virgules : 4,4,W.
error-heckmeck-odds-golden-owner = { $option } : seul son propriétaire lance le dé d’or. Ajoute --specialist golden, ou enlève-le.
error-heckmeck-odds-golden-named = --no-golden écarte le dé d’or, mais { $option } le nomme : enlève l’un des deux.
error-heckmeck-odds-golden-die = { $option } : il y a un seul dé d’or, et il montre 1 ou W : écris une fois g1 ou gW.
error-heckmeck-odds-aside = --aside nomme { $given } dés blancs, mais il n’y en a que { $most }.
error-heckmeck-odds-roll = --roll nomme { $given ->
    [one] { $given } dé blanc
   *[other] { $given } dés blancs
}, mais { $left ->
    [one] { $left } n’est pas
   *[other] { $left } ne sont pas
} de côté.
error-heckmeck-odds-done = Il ne reste aucun dé à lancer : enlève --roll.
error-heckmeck-odds-portion = { $option } : il n’y a pas de portion « { $given } ». Il y a { $variant ->
    [deluxe] 11, 13 et 21 à 36
   *[classic] 21 à 36
}.
error-heckmeck-odds-backwards = --grill : « { $given } » va à l’envers. Écris { $right }.
error-heckmeck-odds-twice = La portion { $portion } est nommée deux fois. Une portion est sur le gril ou au sommet d’une pile.
error-heckmeck-odds-empty-grill = Aucune portion n’est visible sur le gril : la partie est finie. --grill nomme celles qui le sont, par exemple 21-30,33.
error-heckmeck-odds-stacks = --stacks nomme { $given } adversaires, mais il y en a { $most } au plus.
error-heckmeck-odds-specialist = { $option } : personne ne peut posséder « { $given } ». Il y a : { $known }.
error-heckmeck-odds-standing = --standing : « { $given } » n’est pas de la forme raven=23. Il y a : { $known }.
error-heckmeck-odds-not-open = --standing : la portion { $portion } n’est pas visible sur le gril.
error-heckmeck-odds-two-places = { $specialist } est nommé deux fois : un spécialiste n’est qu’à un seul endroit.
error-heckmeck-odds-one-each = Deux spécialistes sont sur la portion { $portion } : il y a de la place pour un seul.
error-heckmeck-odds-supply = --supply est un nombre de 0 à { $most }, pas « { $given } ».
error-heckmeck-odds-spent = --spent est pour le propriétaire de la belette, après un lancer : ajoute --specialist weasel et les dés.

notation =
    - take 4 : mettre de côté tous les dés qui montrent un 4 ; take W : tous les vers
    - le nombre seul suffit aussi : 4 veut dire take 4, et 6 ou w veut dire take W
    - roll : lancer les dés qui restent ; stop : finir ton tour
    - golden : commencer le tour avec le dé d’or en neuvième dé
    - weasel : relancer les mêmes dés ; fail : accepter un lancer raté
    - return hen : rendre la poule (de même can, weasel, golden, apple)
    - worm 2 : prendre un ver grillé à la place 2 ; la première place est 0

rules =
    ## Le but du jeu

    Sur le gril attendent des portions de vers, numérotées de 21 à 36. Plus le nombre est haut, plus la portion est
    garnie : un ver de 21 à 24, deux de 25 à 28, trois de 29 à 32, quatre de 33 à 36. La personne qui a le plus
    de vers à la fin gagne.

    ## Ton tour

    - Lance les huit dés. Ils montrent 1 à 5 ou un ver, et un ver compte 5 points.
    - Choisis un symbole que tu n’as pas encore mis de côté pendant ce tour, et mets de côté tous les dés qui le
      montrent. S’il n’y en a pas, ton tour est raté.
    - Puis arrête-toi, ou lance les dés qui restent et choisis encore.

    ## S’arrêter

    Parmi les dés mis de côté, il faut au moins un ver. Fais la somme de leurs points.

    - Si la portion qui porte exactement ce nombre est visible sur le gril, prends-la.
    - Si elle est en haut de la pile d’un adversaire, vole-la.
    - Sinon, prends sur le gril la portion visible juste en dessous. S’il n’y en a pas, ton tour est raté.

    Une portion gagnée va en haut de ta pile. Seul le haut d’une pile peut être volé ou perdu.

    ## Un tour raté

    La portion en haut de ta pile retourne sur le gril. Puis la plus haute portion visible du gril est retournée et ne
    sert plus, sauf si c’est justement celle que tu viens de rendre. Si tu n’as rien à rendre, aucune n’est retournée.

    ## La fin

    La partie se termine quand plus aucune portion n’est visible sur le gril. En cas d’égalité, la plus haute portion
    décide.

rules-variant-deluxe =
    ## Deluxe

    Deux portions de plus, 11 et 13, ont un ver chacune. Il faut le total exact pour les prendre, et on ne peut pas les voler.

    Sept vers grillés comptent un ver chacun. Mets de côté au moins deux 1 d’un coup, et tu en reçois un, que le tour
    réussisse ou non. Quand la réserve est vide, tu le prends à quelqu’un, mais jamais au propriétaire de la poule.

    Six spécialistes se tiennent sur des portions. Prends ou vole une portion, et son spécialiste vient avec elle. On
    n’en garde qu’un : avec un deuxième, tu choisis lequel repart. Il se pose sur la plus basse portion visible et
    libre ; s’il n’y en a pas, il quitte la partie. Après un tour raté, le tien repart aussi.

    - La boîte compte pour un ver de 5 points si tu t’arrêtes sans aucun ver.
    - La poule garde ta pile : le voleur la reçoit à la place de la portion, et après un tour raté c’est elle qui
      repart. Personne ne peut prendre de ver grillé à son propriétaire.
    - Le corbeau n’est à personne. Prends la portion sous ses pattes : il t’apporte un ver grillé et s’envole ailleurs.
    - La belette relance les dés qui viennent d’être lancés, une fois par tour, même après un lancer raté.
    - Le dé d’or peut se joindre aux autres dès le premier lancer du tour. Il ne montre que des 1 et des vers.
    - La pomme vaut trois vers à la fin.
