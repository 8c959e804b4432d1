# Was New Game auf Deutsch sagt

title = New Game
rules =
    # New Game

    Auf dem Tisch liegt ein Vorrat an Steinen. Wer dran ist, nimmt einen, zwei oder drei davon. Wer den letzten Stein nimmt, gewinnt.

notation = „take 2“ nimmt zwei Steine. Es sind einer bis drei.
option-stones = Steine im Vorrat
field-heap = Steine übrig
field-taken = Genommen

move-take = { $count ->
    [one] Einen Stein nehmen
   *[other] { $count } Steine nehmen
}
event-took = { $count ->
    [one] { $name } nimmt einen Stein.
   *[other] { $name } nimmt { $count } Steine.
}

score-last = Letzter Stein
ending-empty = Der Vorrat ist leer.

error-newgame-take = Du kannst jetzt nicht { $count } Steine nehmen.
error-newgame-move = „{ $text }“ ist kein Zug. Schreib zum Beispiel: take 2
error-newgame-position = Das ist keine Stellung des Spiels: { $why }
