title = Zwickern

# La table

heading = Manche { $deal } sur { $deals } · Tour { $round } sur { $rounds }
dealer = { $name } distribue
table-empty = La table est vide.
pile-named = la pile { $value }{ $number ->
    [0] { "" }
   *[other] { " " }(nº { $number })
}
plus = { $first } + { $last }
side = { $name }
card-named = { $card }{ $claws ->
    [0] { "" }
    [one] { " " }({ $claws } pince)
   *[other] { " " }({ $claws } pinces)
}
pile-fresh = { $cards } : −{ $points } pour { $name } si elle reste à la fin du tour
pile-old = { $cards } : d’un tour précédent, pas de pénalité
claws-hidden = Pinces pas encore vues :
rest = Le dernier à acheter reçoit les cartes restantes : pour l’instant { $name }.
rest-nobody = Le dernier à acheter reçoit les cartes restantes : pour l’instant personne.
hand = Ta main
column-hand = Main
column-cards = Cartes
column-claws = Pinces
column-zwicks = Zwicks
column-penalties = Pénalité
column-score = Score
tally-deal = Points
tally-total = Total

# Ce qu’il faut décider

aim = But : acheter des pinces et un maximum de cartes.
phase-play = { $name }, que joues-tu ?
topic-buy = acheter avec { $card }
topic-build = construire avec { $card }
topic-lay = poser une carte sur la table

# Les coups

move-buy = acheter { $groups } avec { $card }{ $value ->
    [0] { "" }
   *[other] { " " }pour { $value }
} : { $cards } cartes{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick !
}
move-build = construire sur { $item } : { $sum }{ $buyer ->
    [none] { " " }(−{ $points } si elle reste)
    [nothing] { " " }(aucune carte ne peut l’acheter)
   *[other] { " " }(ton { $buyer } l’achète)
}
move-lay = poser { $card }{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}
move-lay-open = poser { $card } avec ses deux valeurs ouvertes{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}
move-fix = commencer une pile : { $card } fixé à { $value }{ $buyer ->
    [none] { " " }(−{ $points } si elle reste)
    [nothing] { " " }(aucune carte ne peut l’acheter)
   *[other] { " " }(ton { $buyer } l’achète)
}

# Ce qui se passe

event-deal = Manche { $deal } : { $name } distribue
event-round = Tour { $round } : { $name } commence
event-dealt = { $name } reçoit { $cards }.
event-opened = Sur la table : { $cards }.
event-laid = { $name } pose { $card }.
event-fixed = { $name } commence une pile : { $card } fixé à { $value }.
event-built = { $name } construit { $card } sur { $item } : { $sum }.
event-bought = { $name } achète { $groups } avec { $card }{ $value ->
    [0] { "" }
   *[other] { " " }pour { $value }
} : { $cards } cartes{ $claws ->
    [0] .
    [one] , { $claws } pince.
   *[other] , { $claws } pinces.
}
event-zwick = { $name } vide la table : un Zwick !
event-zwicks-cancelled = Zwicks annulés : { $first } et { $last } en retournent un chacun.
event-penalty = { $name } perd { $points } points : la pile { $item } est restée.
event-rest = { $name } a acheté en dernier et reçoit le reste : { $cards }{ $claws ->
    [0] .
    [one] { " " }; { $claws } pince.
   *[other] { " " }; { $claws } pinces.
}
event-rest-nobody = Personne n’a acheté : personne ne reçoit les cartes restantes ({ $cards }).
event-scored = La manche { $deal } est finie

ending-last-deal = La dernière manche est finie.
score-part = Manche { $number }
score-cards = Le plus de cartes
score-zwicks = Zwicks
score-claws = Pinces
score-penalties = Pénalités

# Pourquoi un coup est bon ou mauvais : ce que dit le coach

reason-buy = { $cards } cartes{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}{ $zwick ->
    [shown] , un Zwick
    [cancels] , un Zwick qui annule celui d’un adversaire
   *[none] { "" }
}{ $saved ->
    [0] { "" }
   *[other]  ; épargne { $saved } points
}{ $spared ->
    [0] { "" }
   *[other]  ; épargne { $spared } points à des adversaires
}{ reason-clear }
reason-pile = { $own ->
    [none] aucune carte en main ne peut l’acheter
   *[other] ton { $own } peut l’acheter
} ; { $unseen ->
    [0] aucune carte cachée ne peut l’acheter
    [one] { $unseen } carte cachée peut l’acheter
   *[other] { $unseen } cartes cachées peuvent l’acheter
}{ $over ->
    [yes]  ; prend la pénalité à son compte
   *[no] { "" }
}
reason-pile-zero = une pile de 0 s’ajoute à n’importe quel achat{ $over ->
    [yes]  ; prend la pénalité à son compte
   *[no] { "" }
}
reason-pile-dear = aucune carte ne vaut { $value } : la pile coûte { $points } points si personne ne construit dessus
reason-lay = { $claws ->
    [0] ne met aucune pince sur la table
    [one] met { $claws } pince sur la table
   *[other] met { $claws } pinces sur la table
}{ reason-clear }
reason-clear = { $clear ->
    [0] { "" }
    [one]  ; { $clear } carte cachée pourrait alors prendre toute la table
   *[other]  ; { $clear } cartes cachées pourraient alors prendre toute la table
}

# Erreurs

error-zwickern-move = « { $text } » n’est pas un coup. Les coups : buy 8: 3 5, build 3: 2/12 = 15, lay 7, lay 4/14 = 14. ? pour l’aide.
error-zwickern-no-card = Il n’y a pas de carte « { $card } ». Une carte se nomme par ses valeurs, comme 7 ou 4/14 ; 10c3 est le 10 à trois pinces.
error-zwickern-not-on-table = « { $item } » n’est pas sur la table. Une pile se nomme par sa valeur, comme [15].
error-zwickern-too-few = { $lying ->
    [one] « { $item } » n’est qu’une fois sur la table.
   *[other] Il n’y a que { $lying } fois { $item } sur la table.
}
error-zwickern-which = « { $item } » peut désigner plusieurs choses. Précise laquelle : { $choices }.
error-zwickern-value = Avec { $card }, on ne peut pas faire { $value } ici. Valeurs possibles : { $choices }.
error-zwickern-no-such-move = « { $move } » n’est pas possible.
error-zwickern-not-in-hand = Tu n’as pas de { $card } en main.
error-zwickern-not-plain = Tu n’as pas de { $card } simple. Les cartes semblables s’écrivent en entier : { $others }.
error-zwickern-not-fixed = { $card } n’a qu’une valeur : pose la carte sans « = ».
error-zwickern-negative = { $card } sur { $item } donnerait { $value }, et une pile ne vaut jamais moins de 0.
error-zwickern-only-zero = Une pile de 0 ne s’achète pas seule avec { $card } : prends-la avec un groupe qui fait la valeur.
error-zwickern-no-sum = { $card } ne peut pas acheter { $items } : on ne peut pas les répartir en groupes qui font chacun une de ses valeurs ({ $values }).

notation =
    - buy 8: 3 5 : prendre le 3 et le 5 de la table avec ton 8 ; tout ce que tu prends s’écrit après les deux-points
    - build 3: 2/12 = 15 : poser ton 3 sur le 2/12 et annoncer 15
    - build 3: [9] = 6 : poser ton 3 sur la pile de 9 et annoncer 6 ; de plusieurs piles de 9, la deuxième est [9]#2
    - lay 7 : poser ton 7 ; lay 4/14 : les deux valeurs ouvertes ; lay 4/14 = 14 : fixé à 14, donc une pile
    - 10c3 est le 10 à trois pinces ; 10c1 et 2c1 en ont une ; 10 et 2 n’en ont pas

rules =
    ## Le but du jeu

    Des crabes sur la plage : avec les cartes de ta main, tu prends des cartes sur la table. Certaines portent des
    pinces, et ce sont des points. À trois, c’est chacun pour soi ; à quatre, on joue par équipes de deux : les
    partenaires se font face et mettent tout en commun.

    ## Les cartes

    55 cartes : quatre de chaque de 2 à 10 ; quatre de chaque de 1/11, 2/12, 3/13 et 4/14, qui ont deux valeurs ; et
    un 15, un 25 et un 30. Il y a 31 pinces : 7 sur le 30, 6 sur le 25, 5 sur le 15, 2 sur chaque 1/11, 3 sur l’un des
    10, et 1 sur un autre 10 et sur l’un des 2 simples.

    ## Manches et tours

    À trois, on joue 3 manches de 4 tours ; à quatre, 4 manches de 3 tours. Au premier tour d’une manche, on reçoit 5
    cartes chacun, et 3 sont ouvertes sur la table. À chaque tour suivant, on reçoit 4 cartes, et la table reste telle
    quelle. Le joueur à gauche du donneur commence chaque tour ; puis on joue dans le sens des aiguilles d’une
    montre jusqu’à ce que toutes les mains soient vides. À la manche suivante, le joueur suivant distribue. À trois,
    une carte de chaque manche reste de côté sans être vue.

    ## À toi de jouer

    Tu joues une seule carte : tu achètes, tu construis ou tu poses. On ne pioche pas. Si la table est vide, tu ne
    peux que poser.

    ## Acheter

    Ta carte prend l’une de ses valeurs. Prends des cartes et des piles qui font exactement cette valeur : une seule,
    plusieurs ensemble, ou plusieurs groupes de ce genre à la fois. Chaque carte ouverte à deux valeurs compte comme
    tu veux. Rien n’oblige à acheter, ni à prendre tout ce qui est possible. Tes achats et la carte jouée vont face
    cachée dans ton tas.

    - Sur la table : 2, 3 et 5. Un 8 achète 3+5. Un 5 achète les trois : le 5, et 2+3.
    - Sur la table : 3, 4 et 1/11. Un 4/14 pour 14 achète 3+11. Pour 4, il achète les trois : le 4, et 3+1.

    ## Zwick

    Si tu achètes tout ce qu’il y a sur la table, tu fais un Zwick et tu le marques par une carte ouverte : 1 point. Mais
    si un autre camp montre un Zwick à ce moment-là, les deux s’annulent : chacun des deux camps en retourne un. La dernière
    carte d’une manche peut aussi faire un Zwick, et les cartes qui montrent des Zwicks comptent parmi les cartes
    prises.

    ## Construire

    Pose ta carte sur une carte ou une pile de la table et annonce la nouvelle valeur : l’ancienne plus ou moins ta
    carte, jamais ta carte moins l’ancienne. D’une carte à deux valeurs, choisis l’une. Une pile ne vaut jamais moins
    de 0 ; il n’y a pas de maximum. Elle compte désormais comme une seule pile de cette valeur, et tout le monde peut
    l’acheter ou construire dessus. Une pile de 0 ne se prend qu’avec un groupe qui fait la valeur. Tu n’as pas besoin
    d’une carte qui puisse acheter ta pile.

    - Pose un 3 sur un 2/12 : annonce 5 (2+3), 15 (12+3) ou 9 (12−3).

    C’est ainsi que le 15, le 25 et le 30, trop hauts pour presque toutes les cartes, deviennent abordables.

    ## Poser

    Ta carte rejoint la table. Si elle a deux valeurs, laisse-les ouvertes, ou fixe l’une d’elles : c’est alors une
    pile. Une carte à une seule valeur n’est jamais fixée.

    ## La fin d’un tour

    Chaque pile construite, prolongée ou fixée pendant ce tour et encore là coûte 30 points au joueur qui en a posé
    la dernière carte, et donc à son équipe. Cela vaut aussi pour le dernier tour d’une manche. Elle reste sur la table
    et ne coûte plus rien, sauf si quelqu’un y construit encore.

    ## La fin d’une manche

    Les cartes restées sur la table vont au dernier acheteur de la manche ; ce n’est pas un Zwick. Si
    personne n’a rien acheté de toute la manche, elles ne vont à personne. Puis chaque camp compte :

    - 3 points pour le plus de cartes ; en cas d’égalité, pour personne
    - 1 point par Zwick montré
    - les pinces de ses cartes
    - moins 30 points par pénalité

    Après la dernière manche, le plus grand total gagne ; en cas d’égalité, la victoire est partagée.

rules-terminal =
    ## Dans un terminal

    c2 sur une carte veut dire deux pinces. Les piles ont un bord double et leur valeur entre crochets ; ! marque une
    pile qui coûterait 30 points. (+3) signale le plus de cartes, une pénalité entre parenthèses menace pour la fin du
    tour. Un score de 14 + 8 : 14 points des manches précédentes, et 8 de plus si la manche finissait maintenant.

# De quoi se compose une ligne de la feuille de score

sheet-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
sheet-piles = { $count ->
    [one] pile { $piles } restée
   *[other] piles { $piles } restées
}
sheet-list = { $things }
sheet-claws = { $count ->
    [1] { "" }
   *[other] { $count } × 
}{ $card } ({ $claws })
sheet-times = { $count } × { $points }
