# Quello che New Game dice in italiano

title = New Game
rules =
    # New Game

    Sul tavolo c’è un mucchio di pietre. Quando tocca a te, prendine una, due o tre. Chi prende l’ultima pietra vince.

option-stones = Pietre nel mucchio
field-heap = Pietre rimaste
field-taken = Prese

move-take = { $count ->
    [one] Prendi una pietra
   *[other] Prendi { $count } pietre
}
event-took = { $count ->
    [one] { $name } prende una pietra.
   *[other] { $name } prende { $count } pietre.
}

score-last = Ultima pietra
ending-empty = Il mucchio è vuoto.

error-newgame-take = Ora non puoi prendere { $count } pietre.
error-newgame-move = “{ $text }” non è una mossa. Scrivi per esempio: take 2
error-newgame-position = Una posizione così non esiste.
