# Ce que dit New Game en français

title = New Game
rules =
    # New Game

    Un tas de pierres est posé sur la table. À ton tour, prends-en une, deux ou trois. Qui prend la dernière pierre gagne.

notation = « take 2 » prend deux pierres. On en prend une à trois.
option-stones = Pierres dans le tas
field-heap = Pierres restantes
field-taken = Prises

move-take = { $count ->
    [one] Prendre une pierre
   *[other] Prendre { $count } pierres
}
event-took = { $count ->
    [one] { $name } prend une pierre.
   *[other] { $name } prend { $count } pierres.
}

score-last = Dernière pierre
ending-empty = Le tas est vide.

error-newgame-take = Tu ne peux pas prendre { $count } pierres maintenant.
error-newgame-move = « { $text } » n’est pas un coup. Écris par exemple : take 2
error-newgame-position = Ce n’est pas une position du jeu : { $why }
