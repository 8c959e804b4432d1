title = Heckmeck am Karteneck

# La table

round = Manche { $round } sur { $rounds }
supply = { $count ->
    [0] les dernières portions
    [one] encore { $count } portion en réserve
   *[other] encore { $count } portions en réserve
}
piles = pioche { $pile }, défausse { $discard }
stacks = Piles :
unseen = Pas vues :
unseen-worms = vers
column-worms = Vers
column-top = Sommet
column-hand = Main
column-sum = Total
column-display = Étalage
column-menu = Menu
standing-passed = arrêté
standing-no-worm = sans ver
hand = Ta main
hand-held = Types déjà posés

worms = { $count ->
    [0] aucun ver
    [one] { $count } ver
   *[other] { $count } vers
}
cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
number-cards = { $count ->
    [one] un { $kind }
    [2] deux { $kind }
    [3] trois { $kind }
    [4] quatre { $kind }
    [5] cinq { $kind }
    [6] six { $kind }
    [7] sept { $kind }
    [8] huit { $kind }
    [9] neuf { $kind }
   *[other] { $count } cartes { $kind }
}
worm-cards = { $count ->
    [one] un ver
    [2] deux vers
    [3] trois vers
    [4] quatre vers
    [5] cinq vers
    [6] six vers
    [7] sept vers
    [8] huit vers
    [9] neuf vers
   *[other] { $count } vers
}
number-card = { $number }
worm-card = ver { $number }
worms-named = { $count ->
    [one] le ver { $cards }
   *[other] les vers { $cards }
}

# Ce que s’arrêter rapporterait

pass-lowest = S’arrêter sans ver donne { $last ->
    [yes] la portion { $portion } ({ $worms }) et finit la manche.
   *[no] la plus petite portion, { $portion } ({ $worms }), et { $cards }.
}
pass-menu = S’arrêter { $last ->
    [yes] finit la manche et donne la portion { $portion } ({ $worms }).
   *[no] donne { $cards } et, selon le menu actuel, la portion { $portion } ({ $worms }).
}
pass-steal = Tu peux aussi voler la portion { $portion } à { $victim } ({ $worms }).
would-steal = { $name } pourrait s’arrêter et voler la portion { $portion } à { $victim } ({ $worms }).

# Ce qu’il faut décider

aim = Gagne le plus de vers : pose un grand total, avec un ver dedans.
question = { $name }, que poses-tu ? Ou t’arrêtes-tu ?
question-last = { $name }, tu restes seul dans cette manche. Poses-tu encore des cartes ?
question-stuck = { $name }, tu ne peux rien poser : il faut t’arrêter.

# Les coups

topic-number = poser des { $kind } (tu en as { $held })
move-lay = poser { $cards } ({ $total } en tout{ $match })
move-lay-match = , comme la portion du sommet chez { $victim }
move-pass-lowest = s’arrêter et prendre la portion { $portion } ({ $worms })
move-pass = { $last ->
    [yes] s’arrêter à { $total } et recevoir la portion { $portion }
   *[no] s’arrêter à { $total } et attendre le menu (pour l’instant : portion { $portion })
}
move-pass-no-steal = { $last ->
    [yes] s’arrêter sans voler et ne recevoir que la portion { $portion }
   *[no] s’arrêter sans voler (menu actuel : seulement la portion { $portion })
}
move-steal = { $last ->
    [yes] s’arrêter, voler la portion { $portion } à { $victim } ({ $worms }) et recevoir aussi la { $menu }
   *[no] s’arrêter, voler la portion { $portion } à { $victim } ({ $worms }) et attendre le menu (pour l’instant : { $menu })
}

# Ce qui se passe

event-round-opened = { $portions } sur le gril ; { $name } commence
event-laid = { $name } pose { $cards } : { $total } jusqu’ici.
event-laid-invalid = { $name } pose { $cards } : { $total } jusqu’ici, encore sans ver.
event-drew = { $name } pioche { $number } : { $cards }.
event-nothing-to-draw = { $name } n’a rien à piocher : pioche et défausse sont vides.
event-reshuffled = { $count ->
    [one] La seule carte de la défausse devient la pioche.
   *[other] La défausse est mélangée : { $count } cartes forment la nouvelle pioche.
}
event-passed = { $name } s’arrête à { $total }.
event-passed-invalid = { $total ->
    [0] { $name } s’arrête sans avoir rien posé.
   *[other] { $name } s’arrête à { $total }, mais sans ver.
}
event-portion-lowest = { $name } prend la plus petite portion : { $portion } ({ $worms }).
event-portion-served = { $name } reçoit la portion { $portion } ({ $worms }).
event-portion-stolen = { $name } vole la portion { $portion } à { $victim } ({ $worms }).

ending-supply = La dernière portion est servie.
tie-break = En cas d’égalité, la plus haute portion décide.
score-portions = Portions

# Pourquoi un coup est bon ou mauvais : ce que dit le coach

reason-lay = { $total } en tout ; menu actuel : portion { $portion } ({ worms })
reason-lay-match = { $total } en tout, comme la portion du sommet chez { $victim }, que tu pourrais voler en t’arrêtant au prochain tour ; menu actuel : portion { $portion } ({ worms })
reason-lay-bare = { $total } en tout, mais encore sans ver ; { $worms ->
    [0] il n’en reste pas en main
    [one] il en reste { $worms } en main
   *[other] il en reste { $worms } en main
}
reason-pass-lowest = prend la plus petite portion, { $portion } ({ worms }){ $draws ->
    [0] { "" }
    [one] , et pioche { $draws } carte
   *[other] , et pioche { $draws } cartes
}
reason-pass = { $rivals ->
    [0] finit la manche avec la portion { $portion } ({ worms })
    [one] menu actuel : portion { $portion } ({ worms }) ; { $rivals } adversaire peut encore poser
   *[other] menu actuel : portion { $portion } ({ worms }) ; { $rivals } adversaires peuvent encore poser
}
reason-steal = prend la portion { $portion } ({ worms }) à { $victim } ; { $rivals ->
    [0] le menu ajoute la portion { $menu }
   *[other] le menu ajouterait maintenant la portion { $menu }
}

# Erreurs

error-karteneck-move = « { $text } » n’est pas un coup. Les coups : pass, steal, lay 3 3, lay W7 W12 ; toujours des cartes d’un même type. ? pour l’aide.
error-karteneck-few-worms = { $count ->
    [one] Tu n’as pas de ver en main.
   *[other] Tu as moins de { $count } vers en main.
}
error-karteneck-no-such-move = « { $move } » n’est pas possible.
error-karteneck-kind-in-display = { $kind ->
    [W] Ton étalage contient déjà des vers : pose un autre type, ou arrête-toi.
   *[other] Ton étalage contient déjà des { $kind } : pose un autre type, ou arrête-toi.
}
error-karteneck-not-in-hand = { $count ->
    [one] Tu n’as pas de { $kind } en main.
   *[other] Tu as moins de { $count } cartes { $kind } en main.
}
error-karteneck-worm-not-in-hand = { $count ->
    [one] Tu n’as pas { $cards } en main.
   *[other] Tu n’as pas toutes ces cartes en main : { $cards }.
}
error-karteneck-steal-invalid = Sans ver dans ton étalage, tu ne peux pas voler.
error-karteneck-steal-no-match = Personne d’autre n’a la portion { $total } au sommet de sa pile : tu ne peux voler qu’une portion du sommet égale à ton total.

notation =
    - lay 3 3 : poser deux 3 ; lay W7 W12 : les vers aux panneaux 7 et 12
    - pour des vers, ou au moins deux cartes numérotées, les cartes seules suffisent : w7, 3 3 ; un nombre seul est
      toujours une ligne de la liste
    - ww pose deux vers, ceux aux plus petits panneaux de ta main
    - pass ou p : s’arrêter
    - steal ou s : s’arrêter et voler la portion égale à ton total

rules =
    ## Le but du jeu

    À chaque manche, le gril porte autant de portions de vers grillés qu’il y a de joueurs, et chacun en reçoit une.
    Laquelle ? Cela dépend des cartes que tu poses : un grand total donne une grande portion, mais seulement avec un
    ver dans l’étalage. La personne qui a le plus de vers à la fin gagne.

    ## Cartes et portions

    Il y a 110 cartes : 17 de chaque valeur de 1 à 5, et 25 vers. Un ver compte 5 points, mais c’est un autre type que
    le 5. Chaque carte ver montre un panneau avec un nombre de 1 à 25 .

    Sur les 30 portions, trois valent 0 et n’ont aucun ver. Les autres vont de 16 à 42. De 16 à 18, elles ont un ver, de
    19 à 21 deux, et ainsi de suite : un de plus tous les trois nombres, jusqu’à neuf de 40 à 42.

    ## Mise en place

    Quelques portions retournent dans la boîte sans être vues : 12 à deux, 6 à trois, 2 à quatre. Les autres suffisent
    pour 9 manches à deux, 8 à trois, 7 à quatre, 6 à cinq, 5 à six. Chacun reçoit six cartes. Le premier
    joueur est tiré au sort.

    ## Ton tour

    Tu poses des cartes, ou tu t’arrêtes.

    - Poser : choisis un type qui manque encore à ton étalage, et ajoutes-y autant de tes cartes de ce type que tu veux,
      au moins une. Puis pioche 1 carte.
    - S’arrêter : la manche est finie pour toi. Tu peux toujours t’arrêter, même sans avoir rien posé, et tu le dois si
      tu ne peux rien poser. Ensuite, pioche 2 cartes ; le dernier à s’arrêter n’en pioche pas.

    La manche dure jusqu’à ce que tout le monde se soit arrêté. Le dernier en jeu peut encore poser un type après l’autre.

    ## S’arrêter sans ver

    Ton étalage n’est pas valable. Il va à la défausse, et tu prends la plus petite portion qui se trouve sur le gril à
    ce moment.

    ## S’arrêter avec un ver

    Ton étalage est valable et reste en place jusqu’à la distribution du menu. Si son total est égal à la portion au
    sommet de la pile de quelqu’un d’autre, tu peux voler cette portion en t’arrêtant. Cela vaut aussi pour le dernier à
    s’arrêter, et pour les portions prises dans cette même manche. Un 0 ne se vole pas.

    ## La distribution du menu

    Quand tout le monde s’est arrêté, les portions restantes vont aux étalages valables : au plus grand total la plus
    grande portion, au deuxième la suivante, et ainsi de suite. À égalité, le ver au plus grand nombre sur son panneau
    décide. Puis tous les étalages vont à la défausse. Tu gardes ta main. La personne qui a pris la dernière portion sur le
    gril commence la manche suivante ; un vol ne compte pas.

    Chaque portion reçue va en haut de ta pile. Seule la portion du sommet peut être volée.

    ## Quand les cartes manquent

    S’il faut une carte et que la pioche est vide, la défausse est mélangée et devient la nouvelle pioche. Si les deux
    sont vides, tu ne pioches rien, et tu ne pioches pas les cartes manquantes plus tard.

    ## La fin

    La partie se termine avec la manche qui épuise les portions. En cas d’égalité, la plus haute portion décide ; si
    l’égalité demeure, la victoire est partagée.
