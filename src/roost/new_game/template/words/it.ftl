# Quello che New Game dice in italiano

title = New Game
rules =
    # New Game

    Sul tavolo c’è una scorta di pietre. Quando tocca a te, prendine una, due o tre. Chi prende l’ultima pietra vince.

notation = “take 2” prende due pietre. Se ne prendono da una a tre.
option-stones = Pietre nella scorta
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
ending-empty = La scorta è vuota.

error-newgame-take = Ora non puoi prendere { $count } pietre.
error-newgame-move = “{ $text }” non è una mossa. Scrivi per esempio: take 2
error-newgame-position = Questa non è una posizione del gioco: { $why }
