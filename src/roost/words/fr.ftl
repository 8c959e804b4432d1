# Ce que dit Roost lui-même, quel que soit le jeu.

welcome = Bienvenue chez Roost !
begins = { $title } · graine { $seed } · ? pour l’aide
guest = Invité
unrecorded = La partie continue sans être enregistrée ; --record FICHIER choisit un autre endroit.

menu-game = Quel jeu ?
menu-people = Combien de personnes jouent, de 1 à { $most } ? (Entrée : une seule, { $guest })
menu-name = Comment t’appelles-tu ? (Entrée : { $guest })
menu-names = Comment s’appelle la personne { $number } ? (Entrée : { $guest })
menu-opponents = Combien de robots jouent aussi, de { $least } à { $most } ? { $least ->
    [0] (Entrée : aucun)
   *[other] (Entrée : { $least }, { $bot })
}
menu-kind = Quelle sorte de robots ?
menu-again = Tape un nombre de { $least } à { $most }, ou appuie simplement sur Entrée.
menu-number = Tape un nombre de 1 à { $most }, ou appuie simplement sur Entrée pour 1.
menu-help = Réponds par un nombre ou un nom ; Entrée seule accepte ce qui est proposé ; q pour quitter.
bot-chick = chick (poussin) : gentil, et se trompe comme tout le monde
bot-hen = hen (poule) : solide et rapide
bot-rooster = rooster (coq) : fort
bot-fox = fox (renard) : aussi fort que nous savons faire
bot-expected = expected : calcule les chances à chaque tour
bot-random = random : un coup au hasard, sans réfléchir
bot-simple = simple : sait ce qui a de la valeur

seats = places
your-move = { $name }, à toi de jouer.
hand-over = Passe l’écran à { $name }, puis appuie sur Entrée.
moves-cut = Il y a encore d’autres coups : chacun peut s’écrire en abrégé ; ? montre comment.
topic-back = Entrée : retour à tous les coups.
undone = Coup annulé.
undo-unfair = Rien à annuler ici : seul ton propre dernier coup peut l’être, tant que le hasard n’a rien décidé depuis.
left = La partie s’arrête ici.
saved = Partie enregistrée dans : { $path }

winner = { $name } gagne !
winners = { $first } et { $last } se partagent la victoire !
winners-together = { $first } et { $last } gagnent ensemble !
score-part = Partie { $number }
column-place = Place
column-name = Nom
column-total = Total

replay-title = { $title } · { $names }
replay-step = Étape { $now } sur { $last }
replay-keys = Entrée : suite · b : retour · nombre : aller à cette étape · q : fin
replay-again = Appuie sur Entrée, ou tape b, q ou un nombre de 0 à { $last }.
unfinished = La partie n’a pas été terminée.

# Les nombres

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Le coach. Les chances sont en pour cent.

command-hint = conseil
advice-thinking = Le coach réfléchit ...
advice-move = Coup
advice-win = Gagne
advice-error = ±
advice-score = Points
advice-joint = { " ; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contre { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % pour « { $move } »
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } % derrière
advice-level = à peine distinct de « { $move } »
advice-only = rien d’autre ne vaut la peine d’y penser
advice-more = { $count ->
    [one] et encore { $count } coup
   *[other] et encore { $count } coups
}

# Une partie revue après coup

review-title = Chance et talent · { $title } · { $names }
review-thinking = Examen de la partie
review-start = Départ
review-own = Ses décisions
review-others = Celles des autres
review-luck = Chance
review-end = Résultat
review-now = En l’état
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Ce sont des chances de gagner : d’un départ égal, ce que les décisions de chacun ont changé par rapport aux meilleurs coups qu’il pouvait connaître, ce que celles des autres lui ont apporté ou coûté, et la chance, c’est-à-dire tout le reste.
review-faultless = Aucune décision n’a coûté quelque chose à coup sûr.
review-costly = { $count ->
    [one] La décision la plus chère
   *[other] Les { $count } décisions les plus chères
}
review-step = Étape
review-cost = Coût
review-why = Ce qui était meilleur
review-played = au lieu de { $move }
review-chance = Chance de gagner en %
review-picture = Les chances de gagner, toutes cartes ouvertes : { $path }

games-key = Nom
games-title = Jeu
games-seats = Places
games-options = Options
games-bots = Robots

help-commands = Ce que tu peux taper
help-number = le numéro à gauche d’un coup ; ... ouvre une autre liste
help-notation-key = un coup
help-notation = le coup en abrégé, comme à droite de la liste
help-enter-key = Entrée
help-enter = redessine la table, ou quitte une telle liste
help-hint = demande au coach ce qui gagne le plus souvent, et pourquoi
help-undo = annule ton dernier coup, tant que rien n’a été révélé
help-help = affiche cette aide
help-quit = arrête la partie et l’enregistre
help-moves = Les coups en abrégé

# Les erreurs. Les clés sont les raisons que portent les erreurs.

error-choice = Il n’y a pas de coup { $given }. Tape un numéro de la liste ({ $known }) ou un coup comme « { $example } » ; ? pour l’aide.
error-over = La partie est finie.
error-not-your-turn = Ce n’est pas ton tour.
error-position = Ce n’est pas une position : { $why }
error-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
error-options = Ce jeu ne se joue pas avec « { $given } ». Ses options sont : { $known }.
error-options-kind = Ces options sont celles d’un autre jeu.
error-option-form = « { $given } » n’est pas une option : écris NOM=VALEUR.
error-seed = Une graine est une ligne de { $most } caractères au plus, sans espace au début ni à la fin.
error-effort = --effort demande un nombre de 1 à { $most }, pas « { $given } ».
error-empty-seat = Une place est vide dans « { $given } ». Écris des noms avec des virgules, par exemple me,hen.
error-no-odds = Il n’y a pas de chances pour ce jeu. Il y en a pour : { $known }.
error-no-seats = --seats ne nomme personne. Écris des noms avec des virgules, par exemple me,hen.
error-unknown-bot = Aucun robot « { $given } » ne joue à ce jeu. Il y a : { $known }.
error-unknown-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
error-unknown-language = Il n’y a pas de langue « { $given } ». Il y a : { $known }.
error-game-file = { $path } ne définit pas de jeu : une variable { $name } devrait le contenir.
error-game-file-broken = Impossible d’exécuter { $path } : { $why }
error-game-file-lacks = { $path } : il manque au jeu un « { $name } » correct.
error-file-encoding = { $path } n’est pas un texte en UTF-8, donc pas une partie enregistrée.
error-file-exists = { $path } existe déjà. Choisis un autre nom pour --record.
error-file-folder = { $path } est un dossier, pas un fichier.
error-file-large = { $path } dépasse { $most } Mo : aucune partie enregistrée n’est aussi grande.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-nameless = { $what } demande le nom d’un fichier.
error-file-unreadable = Impossible de lire { $path } : { $why }.
error-file-unwritable = Impossible d’enregistrer la partie dans { $path } : { $why }.
error-picture-exists = { $path } existe déjà et n’est pas une image de Roost. Choisis un autre nom pour --picture.
error-picture-unwritable = Impossible d’écrire l’image { $path } : { $why }.

error-record-breaks-off = Ligne { $line } : le texte s’arrête là où « { $form } » devrait suivre.
error-record-check = La ligne { $line } a été modifiée ou endommagée : « { $text } ».
error-record-form = « { $form } » devrait se trouver ici.
error-record-line = Ligne { $line } : { $cause }
error-record-rules = Ligne { $line } : la partie a été jouée avec la version { $given } des règles ; ici, c’est la version { $known }.
error-record-seats = Ligne { $line } : { $given ->
    [0] aucune place n’est nommée
    [one] 1 place est nommée
   *[other] { $given } places sont nommées
} ; le jeu se joue de { $least } à { $most } joueurs.
error-record-seed = La graine donne { $drawn }, pas { $given }.
error-record-title = Ce n’est pas une partie enregistrée : la ligne { $line } devrait le dire.
error-record-turn = C’est à la place { $turn } de jouer.
error-record-unknown-game = Ligne { $line } : { $cause } Si le jeu est dans son propre fichier, ajoute --game FICHIER.py.
error-record-version = Ligne { $line } : cette version est inconnue ici.
error-script-ends-card = Il manque un tirage : une carte de la pioche.
error-script-ends-number = Il manque un tirage : un nombre inférieur à { $below }.
error-script-ends-roll = Il manque un tirage : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} avec les faces { $faces }.
error-script-left = Rien n’a été tiré pour « { $given } ».
error-script-misfit-card = « { $given } » n’est pas parmi les cartes de la pioche.
error-script-misfit-number = On lit « { $given } » là où il faudrait un nombre inférieur à { $below }.
error-script-misfit-roll = On lit « { $given } » là où il faudrait { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} avec les faces { $faces }.
