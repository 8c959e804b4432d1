title = Gloria Picktoria

# La table

caption-visitors = Visites
caption-pile = Pioche
caption-open = Visibles
caption-chests = Coffres vides
caption-cards = Main
caption-preview = Si décompte
caption-penalty = Pénalités
caption-total = Total
caption-fox = Renard
caption-known = Cartes vues
caption-faces = Coffres
caption-points = Actions
caption-hand = Ta main
visits = { $left ->
    [0] toutes ont eu lieu
    [one] la prochaine amène le décompte { $number } sur { $all }
   *[other] encore { $left } avant le décompte { $number } sur { $all }
}
pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, dont { $visitors ->
    [one] { $visitors } visite
   *[other] { $visitors } visites
}
legend-card = carte
legend-joker = joker
legend-doubler = doublement
legend-fox = renard
legend-worth = si décompte
legend-unseen = pas encore vues
fox-waits = attend que chacun ait ouvert une rangée
fox-stands = chez { $name }, sur la { $row }, qui ne vaut rien
points-left = { $count ->
    [0] { $name } n’a plus d’action
    [one] { $name } a encore { $count } action
   *[other] { $name } a encore { $count } actions
}
hand-empty = aucune carte

# Les cartes : le nom court d’un motif, et une carte telle qu’elle figure dans les phrases

kind-grains = grains d’or
kind-rings = bagues
kind-rugs = carpettes
kind-tails = queues
kind-teeth = colliers
kind-showcases = vitrines
kind-eggs = œufs
kind-combs = peignes
kind-perches = perchoirs
kind-vanes = girouettes
kind-joker = joker
kind-doubler = doublement

card-grains = un grain d’or
card-rings = une bague de platine
card-rugs = une carpette en renard
card-tails = une queue de renard
card-teeth = un collier de dents
card-showcases = une vitrine
card-eggs = un œuf précieux
card-combs = un peigne de corail
card-perches = un perchoir de velours
card-vanes = une girouette dorée
card-joker = un joker
card-doubler = la carte de doublement

row-grains = rangée de grains d’or
row-rings = rangée de bagues
row-rugs = rangée de carpettes
row-tails = rangée de queues
row-teeth = rangée de colliers
row-showcases = rangée de vitrines
row-eggs = rangée d’œufs
row-combs = rangée de peignes
row-perches = rangée de perchoirs
row-vanes = rangée de girouettes

# Ce qu’il faut décider

aim = Aie les plus longues rangées quand le coq passe.
phase-act = { $name }, que fais-tu ? { $points ->
    [one] Il te reste { $points } action.
   *[other] Il te reste { $points } actions.
}
phase-pass = { $name }, passes-tu le renard chez { $left } ?
topic-chest = poser une carte en coffre
topic-place = poser une carte dans une rangée
topic-joker = ajouter un joker à une rangée
topic-doubler = doubler et fermer une rangée
topic-fox = déplacer le renard

# Les coups

move-chest = poser { $card } en coffre{ $held ->
    [one] { "" }
   *[other] { " " }({ $held } en main)
}
move-open = ouvrir une { $row } ({ $best ->
    [0] aucune adverse
   *[other] adverse : { $best }
})
move-add = ajouter { $card } : { $length } cartes ({ $best ->
    [0] aucune adverse
   *[other] adverse : { $best }
})
move-joker = joker à ta { $row } : { $length } ({ $best ->
    [0] adverse : 0
   *[other] adverse : { $best }
})
move-doubler = doubler et fermer ta { $row } (vaut { $points })
move-take = prendre { $card } ({ $length ->
    [0] sans rangée
   *[other] ta rangée : { $length }
}, { $held } en main)
move-take-joker = prendre { $card } ({ $held } en main)
move-blind = piocher une carte à l’aveugle, pour 2 actions
move-fox-own = renard sur ta { $row } (vaut { $points })
move-fox-left = renard à { $name }, { $row } (vaut { $points }), 2 actions
move-pass = passer le renard chez { $name } : { $row } (vaut { $points })
move-keep = garder le renard sur ta { $row }

# Ce qui se passe

event-chest-laid = { $name } pose { $card } en coffre ({ $chests ->
    [one] { $chests } coffre vide
   *[other] { $chests } coffres vides
}).
event-row-opened = { $name } ouvre une { $row }.
event-card-placed = { $name } ajoute { $card } : { $length } cartes dans la rangée.
event-joker-placed = { $name } ajoute un joker à la { $row } : { $length } cartes.
event-row-closed = { $name } double et ferme la { $row }.
event-card-taken = { $name } prend { $card }.
event-card-drawn = { $name } pioche une carte à l’aveugle.
event-card-drawn-seen = { $name } pioche à l’aveugle { $card }.
event-open-refilled = Nouvelle carte visible : { $card }.
event-visitor-came = Le coq vient en visite : { $number } sur 10.
event-fox-entered = Le renard arrive chez { $name }, sur la { $row }.
event-fox-moved = { $name } { $how ->
    [own] met le renard sur la { $row }.
    [left] envoie le renard chez { $target } : { $row }.
   *[pass] passe le renard chez { $target } : { $row }.
}
event-fox-kept = { $name } garde le renard sur la { $row }.
scored = { $name } { $points }, total { $total }
scored-lines = { $name } { $points }, total { $total } ({ $earned })
scored-line = { $what } { $points }

ending-last-visitor = La dixième visite a eu lieu.
score-part = Décompte { $number }
score-sole = Seule rangée
score-longest = La plus longue
score-tied = À égalité
score-second = Deuxième
score-doubler = Doublement
score-chests = Coffres vides
score-hand = Cartes en main
details = { $things }
detail-times = { $count } × { $points }
detail-grains = grains d’or
detail-rings = bagues
detail-rugs = carpettes
detail-tails = queues
detail-teeth = colliers
detail-showcases = vitrines
detail-eggs = œufs
detail-combs = peignes
detail-perches = perchoirs
detail-vanes = girouettes

# Pourquoi un coup est bon ou mauvais : ce que dit le coach

reason-chest = { $chests ->
    [one] { $chests } coffre vide
   *[other] { $chests } coffres vides
} pour { $motifs ->
    [0] aucun nouveau motif en main
    [one] { $motifs } nouveau motif en main
   *[other] { $motifs } nouveaux motifs en main
}{ $idle ->
    [0] { "" }
   *[other]  ; ceux qui resteraient vides coûteraient { $idle } à la fin
}
reason-place = { $fox ->
    [comes] le renard arrive sur cette rangée : elle ne rapporte rien pour l’instant
    [there] avec le renard, cette rangée ne rapporte rien pour l’instant
   *[no] un décompte maintenant donnerait { $points } (avant : { $before })
}{ $cost ->
    [0] { "" }
   *[other]  ; { $cost } de moins pour les adversaires
}
reason-double = un décompte maintenant donnerait { $points } (avant : { $before }), mais la rangée ne peut plus grandir ; { $rival ->
    [0] aucun adversaire n’a de rangée de ce motif
   *[other] { $length } cartes contre { $rival } chez le meilleur adversaire
}
reason-take = { $use ->
    [closed] inutile : ta rangée est fermée
    [row] pour ta rangée
   *[new] pour une nouvelle rangée
}, { $rival ->
    [0] aucun adversaire n’a de rangée de ce motif
   *[other] meilleure rangée adverse : { $rival }
}{ reason-visit }
reason-take-joker = va dans toute rangée qui n’est pas fermée{ reason-visit }
reason-blind = va dans l’une de tes rangées dans { NUMBER($fits, maximumFractionDigits: 0) } % des cas{ reason-visit }
reason-visit = { $visit ->
    [0] { "" }
   *[other]  ; la pioche peut amener un décompte ({ NUMBER($visit, maximumFractionDigits: 0) } %)
}
reason-fox-own = { $own ->
    [more] un décompte maintenant donnerait { $change } de plus
    [less] un décompte maintenant donnerait { $change } de moins
   *[same] un décompte maintenant donnerait autant
}
reason-fox-left = un décompte maintenant donnerait { $lost } de moins à { $name } et { $own } de plus à toi
reason-keep = lors d’un décompte maintenant, le renard coûterait { $lost }

# Les erreurs

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
error-gloria-move = « { $text } » n’est pas un coup. Les coups : chest rings, place rings, place joker rings, place doubler rings, take rings, blind, fox rings, fox left rings, pass rings, keep. Les motifs : { $motifs }. ? pour l’aide.
error-gloria-ambiguous-move = « { $text } » peut désigner plusieurs coups : { $among }.
error-gloria-no-such-move = « { $move } » n’est pas possible.
error-gloria-not-in-hand = Tu n’as pas cette carte en main : { named-card }.
error-gloria-no-chest = Une nouvelle rangée ({ named-motif }) demande un coffre vide : pose d’abord n’importe quelle carte en coffre.
error-gloria-no-row = { $card ->
    [joker] Un joker n’ouvre pas de rangée, et tu n’en as pas de ce motif : { named-motif }.
   *[doubler] La carte de doublement demande une rangée, et tu n’en as pas de ce motif : { named-motif }.
}
error-gloria-closed = La carte de doublement a fermé cette rangée : { named-motif }.
error-gloria-not-open = Cette carte n’est pas visible au milieu : { named-card }.
error-gloria-blind-used = Tu ne peux piocher qu’une carte à l’aveugle par tour.
error-gloria-too-dear = « { $move } » coûte { $cost } actions, et il t’en reste { $left }.
error-gloria-fox-waits = Le renard attend encore : il vient quand chacun a ouvert une rangée.
error-gloria-fox-elsewhere = Le renard n’est pas sur une de tes rangées.
error-gloria-fox-moved = Tu as déjà déplacé le renard pendant ce tour.
error-gloria-fox-there = Le renard est déjà sur cette rangée : { named-motif }.
error-gloria-fox-no-row = Tu n’as pas cette rangée : { named-motif }.
error-gloria-fox-no-left-row = À ta gauche, cette rangée n’existe pas : { named-motif }.
error-gloria-not-in-act = « { $move } » n’est possible qu’à la fin du tour, quand tu n’as plus d’action et que le renard est chez toi.
error-gloria-not-in-pass = « { $move } » n’est pas possible maintenant, tu n’as plus d’action : passe le renard ou garde-le.

notation =
    - chest rings : poser une bague en coffre (de même chest joker, chest doubler)
    - place rings : ouvrir une rangée de bagues, ou en ajouter une à la tienne
    - place joker rings, place doubler rings : ajouter un joker ou la carte de doublement à ta rangée de bagues
    - take rings, take joker : prendre cette carte visible ; blind : piocher la première carte, pour 2 actions
    - fox rings : mettre le renard sur ta propre rangée de bagues
    - fox left rings : envoyer le renard sur la rangée de bagues à ta gauche, pour 2 actions
    - à la fin du tour, pass rings : passer le renard sur cette rangée à ta gauche gratuitement ; keep : le garder
    - les motifs : grains (grains d’or), rings (bagues), rugs (carpettes), tails (queues), teeth (colliers), showcases
      (vitrines), eggs (œufs), combs (peignes), perches (perchoirs), vanes (girouettes)
    - les mots peuvent être abrégés tant qu’ils restent clairs : ta ri veut dire take rings

rules =
    ## Le but du jeu

    Un coq du grand monde annonce ses visites, et chaque poule de la basse-cour veut l’éblouir avec ses œuvres d’art.
    Vous montez des collections : des rangées de cartes du même motif. Trois fois dans la partie, on compare les rangées
    de tous, motif par motif. La personne qui a ensuite le plus de points gagne.

    Il y a dix motifs de neuf cartes chacun : grains d’or, bagues de platine, carpettes en renard (de belles descentes de
    lit), queues de renard, colliers de dents de renard, vitrines, œufs précieux, peignes de corail, perchoirs de velours et
    girouettes dorées. S’y ajoutent cinq jokers, une carte de doublement par personne, dix visites et un renard.

    ## Mise en place

    Trois cartes sont visibles au milieu. Chacun a en main quatre cartes et une carte de doublement. Les visites sont
    mélangées à la pioche. Le premier joueur est tiré au sort ; on joue ensuite vers la gauche.

    ## Ton tour

    Tu as trois actions et tu dois toutes les utiliser, dans l’ordre de ton choix. Tu peux choisir plusieurs fois la même.

    - Poser un coffre (1 action) : montre une carte de ta main, même un joker ou ta carte de doublement, et pose-la face
      cachée devant toi. Elle n’est plus qu’un coffre. Tu peux en avoir autant de vides que tu veux.
    - Poser une carte à motif (1 action) : ajoute-la à ta rangée de ce motif, ou ouvre avec elle une rangée à côté d’un
      coffre vide. Tu n’as qu’une rangée par motif.
    - Poser un joker (1 action) : il compte comme une carte de n’importe laquelle de tes rangées, mais n’en ouvre jamais.
    - Poser ta carte de doublement (1 action) : elle va dans une rangée d’au moins une carte visible et double ce que la
      rangée rapporte à chaque décompte suivant. Elle ne l’allonge pas, et elle la ferme : on n’y ajoute plus rien.
    - Prendre une des trois cartes visibles (1 action) : elle est aussitôt remplacée depuis la pioche.
    - Piocher la première carte à l’aveugle (2 actions) : une seule fois par tour.
    - Déplacer le renard, s’il est sur une de tes rangées : sur une autre des tiennes (1 action), ou sur n’importe
      quelle rangée de ton voisin de gauche (2 actions). L’un ou l’autre, et une seule fois par tour.

    Quand tu n’as plus d’action et que le renard est chez toi, tu peux le passer gratuitement sur n’importe quelle rangée
    de ton voisin de gauche, même si tu l’as déjà déplacé entre tes rangées. Une carte posée n’est jamais reprise,
    déplacée ni retournée.

    ## Le renard

    Le renard attend à côté de la pioche. Dès que la dernière personne ouvre sa première rangée, il s’installe sur cette
    rangée. Une rangée avec le renard ne vaut rien, et pour tous les autres c’est comme si elle n’existait pas. Elle
    grandit et se ferme pourtant comme les autres.

    ## Les visites

    Quand la pioche amène le coq en visite, on le met de côté, bien en vue, et la carte suivante prend sa place ; cela ne
    coûte rien, même si tu piochais à l’aveugle. La 4e, la 7e et la 10e visite déclenchent aussitôt un décompte, avant
    que la carte suivante n’arrive. Puis le tour continue, mais avec la 10e la partie est finie : une carte que tu viens de
    prendre reste dans ta main, et une pioche à l’aveugle n’apporte plus rien.

    ## Le décompte

    Chaque motif est compté à part. Ce qui compte, c’est le nombre de cartes visibles d’une rangée, jokers compris.

    - Une seule personne a une rangée de ce motif : 4 points.
    - Sinon, la plus longue rangée rapporte 3 points, la deuxième 1.
    - Égalité pour la plus longue : 2 points chacune, et rien pour toutes les autres.
    - Égalité pour la deuxième : rien pour elles, ni pour les plus courtes.
    - Une rangée avec carte de doublement rapporte le double.

    Au dernier décompte, chaque coffre sans rangée coûte 2 points et chaque carte dans ta main 1 point. Les totaux
    peuvent être négatifs. En cas d’égalité, la victoire est partagée.
