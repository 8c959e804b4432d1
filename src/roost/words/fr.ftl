# Ce que dit Roost lui-même, quel que soit le jeu.

welcome = Bienvenue chez Roost !
begins = { $title } · graine { $seed } · ? pour l’aide
guest = Invité

menu-game = Quel jeu ?
menu-name = Comment t’appelles-tu ? (Entrée : Invité)
menu-opponents = Contre combien de robots joues-tu ?
menu-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
menu-kind = Quelle sorte de robots ?
menu-again = Tape un nombre de 1 à { $most }, ou seulement Entrée pour 1.
bot-random = random : un coup au hasard, sans réfléchir
bot-simple = simple : sait ce qui a de la valeur

seats = places
your-move = { $name }, à toi de jouer.
hand-over = Passe l’écran à { $name }, puis appuie sur Entrée.
undone = Coup repris.
undo-unfair = Rien à reprendre ici : seul ton propre dernier coup peut l’être, et seulement avant un nouveau hasard.
left = La partie s’arrête ici.
saved = Partie notée : { $path }

winner = { $name } gagne !
winners = { $first } et { $last } se partagent la victoire !
column-place = Place
column-name = Nom
column-total = Total

replay-title = { $title } · { $names }
replay-step = Étape { $now } sur { $last }
replay-keys = Entrée : suite · b : retour · nombre : aller à cette étape · q : fin
replay-again = Appuie sur Entrée, ou tape b, q ou un nombre de 0 à { $last }.
unfinished = La partie n’a pas été terminée.

games-key = Nom
games-title = Jeu
games-seats = Places
games-options = Options
games-bots = Robots

help-commands = Ce que tu peux taper
help-number = le numéro d’un coup de la liste
help-notation-key = un coup
help-notation = le coup en abrégé, comme à droite de la liste
help-enter-key = Entrée
help-enter = redessine la table
help-undo = reprend ton dernier coup, tant que c’est loyal
help-help = affiche cette aide
help-quit = arrête la partie et garde sa trace
help-moves = Les coups en abrégé

# Les erreurs. Les clés sont les raisons que portent les erreurs.

error-choice = Il n’y a pas de coup { $given }. Tape un nombre de 1 à { $most }, ou un coup comme « { $example } » ; ? pour l’aide.
error-over = La partie est finie.
error-not-your-turn = Ce n’est pas ton tour.
error-seats = Ce jeu se joue de { $least } à { $most }, pas à { $given }.
error-options = Ce jeu ne se joue pas avec « { $given } ». Ses options sont : { $known }.
error-options-kind = Ces options sont celles d’un autre jeu.
error-option-form = « { $given } » n’est pas une option : écris NOM=VALEUR.
error-seed = Une graine est une ligne de { $most } caractères au plus, sans espace aux bouts.
error-empty-seat = Une place est vide dans « { $given } ». Écris des noms avec des virgules, par exemple me,simple.
error-unknown-bot = Aucun robot « { $given } » ne joue à ce jeu. Il y a : { $known }.
error-unknown-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
error-unknown-language = Il n’y a pas de langue « { $given } ». Il y a : { $known }.
error-game-file = { $path } ne définit pas de jeu : une variable { $name } devrait le contenir.
error-game-file-broken = Impossible d’exécuter { $path } : { $why }
error-file-encoding = { $path } n’est pas un texte en UTF-8, donc pas une partie notée.
error-file-exists = { $path } existe déjà. Choisis un autre nom pour noter la partie.
error-file-folder = { $path } est un dossier, pas un fichier.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-unreadable = Impossible de lire { $path } : { $why }.
error-file-unwritable = Impossible d’écrire la partie dans { $path } : { $why }.

error-record-breaks-off = Ligne { $line } : le texte s’arrête là où « { $form } » devrait suivre.
error-record-check = La ligne { $line } a été changée ou abîmée : « { $text } ».
error-record-form = « { $form } » devrait se trouver ici.
error-record-line = Ligne { $line } : { $cause }
error-record-rules = Ligne { $line } : la partie suit les règles { $given } ; ce sont maintenant les règles { $known }.
error-record-seats = Ligne { $line } : { $given } places sont nommées ; le jeu se joue de { $least } à { $most }.
error-record-seed = La graine donne { $drawn }, pas { $given }.
error-record-title = Ce n’est pas une partie notée : la première ligne devrait le dire.
error-record-turn = C’est le tour de la place { $turn }.
error-record-version = Ligne { $line } : cette version est inconnue ici.
error-script-ends = Il manque du hasard : { $wanted } devrait suivre.
error-script-left = Rien n’a été tiré pour « { $given } ».
error-script-misfit = On lit « { $given } » là où il faudrait { $wanted }.
