# Ce que dit Roost lui-même, quel que soit le jeu.

welcome = Bienvenue chez Roost !
begins = { $title } · graine { $seed } · ? pour l’aide
at-table = Autour de la table : { $names }
introduced = { $name } ({ $level ->
    [chick] poussin
    [hen] poule
    [rooster] coq
    [fox] renard
   *[other] { $level }
})
guest = Invité
unrecorded = La partie continue sans être enregistrée. Avec --record FICHIER, tu choisis un autre endroit.

menu-game = Quel jeu ?
menu-people = Combien de personnes jouent, de 1 à { $most } ? (Entrée : toi seul, { $guest })
menu-name = Comment t’appelles-tu ? (Entrée : { $guest })
menu-names = Comment s’appelle la personne { $number } ? (Entrée : { $guest })
menu-opponents = Combien de robots participent, de { $least } à { $most } ? { $least ->
    [0] (Entrée : aucun)
   *[other] (Entrée : { $least }, { $bot })
}
menu-kind = Quelle sorte de robots ?
menu-again = Tape un nombre de { $least } à { $most }, ou appuie simplement sur Entrée.
menu-number = Tape un nombre de 1 à { $most }, ou appuie simplement sur Entrée pour 1.
menu-help = Réponds par un nombre ou un nom. Entrée accepte ce qui est proposé ; q pour quitter.
bot-chick = chick (poussin) : gentil, et se trompe comme tout le monde
bot-hen = hen (poule) : solide et rapide
bot-rooster = rooster (coq) : fort
bot-fox = fox (renard) : le plus fort que nous sachions faire
bot-expected = expected : calcule les chances à chaque tour
bot-random = random : un coup au hasard, sans réfléchir
bot-simple = simple : sait ce qui a de la valeur

seats = places
your-move = { $name }, à toi de jouer.
hand-over = Passe l’écran à { $name }, puis appuie sur Entrée.
moves-cut = Il y a encore d’autres coups. Écris-les en abrégé ; ? montre comment.
topic-back = Entrée : retour à tous les coups.
undone = Coup annulé.
undo-unfair = Rien à annuler : tu ne peux annuler que ton dernier coup, tant qu’aucun dé ni aucune carte n’a été révélé depuis.
left = La partie s’arrête ici.
saved = Partie enregistrée dans : { $path }

winner = { $name } gagne !
winners = { $first } et { $last } se partagent la victoire !
winners-together = { $first } et { $last } gagnent ensemble !
score-part = Partie { $number }
column-place = Place
column-name = Nom
column-total = Total

event-moves-taken-back = { $moves ->
    [one] { $name } annule un coup.
   *[other] { $name } annule { $moves } coups.
}
event-plain = { $name } : { $what }
event-plain-table = { $what }
event-move-hidden = { $name } a joué un coup.

replay-title = { $title } · { $names }
replay-step = Étape { $now } sur { $last }
replay-keys = Entrée : suite · b : retour · nombre : aller à cette étape · q : fin
replay-again = Appuie sur Entrée, ou tape b, q ou un nombre de 0 à { $last }.
replay-undone = Le dernier coup de { $name } est annulé, d’un commun accord.
unfinished = La partie n’a pas été terminée.

# Les nombres

percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
change = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Le coach. Les chances sont en pour cent.

command-hint = conseil
advice-thinking = Le coach réfléchit ...
advice-move = Coup
advice-win = Chances
advice-error = ±
advice-score = Points
advice-joint = { " ; " }
advice-ahead = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contre { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) } % pour « { $move } »
advice-behind = { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
    [one] point
   *[other] points
} de pourcentage de moins
advice-level = pratiquement aussi bon que « { $move } »
advice-only = le seul coup raisonnable
advice-more = { $count ->
    [one] et encore { $count } coup
   *[other] et encore { $count } coups
}

# Une partie revue après coup

review-title = Chance et talent · { $title } · { $names }
review-thinking = Analyse de la partie
review-start = Départ
review-own = Ses décisions
review-others = Celles des autres
review-luck = Chance
review-end = Résultat
review-now = Jusqu’ici
review-error = ± { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-explained = Ce sont des chances de gagner. À partir de chances égales, elles montrent ce que les décisions de chacun ont changé par rapport aux meilleurs coups qu’il pouvait trouver, ce que celles des autres ont changé pour lui, et la chance, c’est-à-dire tout le reste.
review-faultless = Aucune décision n’a clairement coûté quelque chose.
review-costly = { $count ->
    [one] La décision la plus coûteuse
   *[other] Les { $count } décisions les plus coûteuses
}
review-step = Étape
review-cost = Coût
review-why = Meilleur choix
review-played = au lieu de { $move }
review-chance = Chance de gagner en %
review-picture = Les chances de gagner de tous, pour une personne qui verrait tout : { $path }

# Une partie vérifiée après coup

verify-lines = { $count } lignes : toutes les sommes de contrôle sont correctes.
verify-moves = { $count ->
    [0] Aucun coup n’a été joué.
    [one] { $count } coup : il est permis.
   *[other] { $count } coups : tous sont permis.
}
verify-undone = { $count ->
    [one] { $count } d’entre eux a été annulé, comme indiqué dans la partie.
   *[other] { $count } d’entre eux ont été annulés, comme indiqué dans la partie.
}
verify-result = Le résultat découle des coups.
verify-luck-seed = { $count } tirages : tous correspondent à la graine.
verify-luck-key = { $count } tirages : tous correspondent à la clé et à l’entropie des joueurs.
verify-signature = La clé et la signature correspondent à l’engagement : toutes les lignes sont telles qu’elles ont été signées.
verify-noted-commitment = L’engagement est celui que tu as noté.
verify-noted-entropy = L’entropie de { $name } est celle que tu as notée.
verify-unmixed = Aucun joueur n’a ajouté d’entropie : la personne qui a choisi la clé a pu choisir tous les tirages.
verify-holds = Vérifié : tout concorde.
verify-compare = Toi seul peux vérifier ceci : est-ce bien ce qui t’a été montré avant le premier coup ?
verify-commitment = engagement (commitment)
verify-entropy = entropie (entropy) de { $name }, --entropy { $seat }=...
verify-seed-limits = Une graine peut être essayée avant la partie. Sans signature, personne ne peut dire si des coups ou des noms ont été modifiés et les sommes de contrôle refaites.
verify-luck-later = Les tirages ne peuvent pas encore être vérifiés : il manque la clé, qui est révélée à la fin de la partie.
verify-luck-never = Les tirages ne peuvent pas être vérifiés : il n’y a ni graine ni clé.
verify-refused = Non vérifié. { $why }

# Un robot envoyé à une table

join-seated = { $name } a pris place à la table { $table } : { $title }, joué par { $bot }. Ctrl-C quitte la table.
join-waiting = En attente des autres joueurs.
join-begins = La partie commence.
join-move = { $name } : { $move }
join-undone = Des coups ont été annulés.
join-agrees = { $name } accepte que des coups soient annulés.
join-returns = { $name } avait été remplacé par un robot et joue de nouveau.
join-lost = Connexion perdue. Reconnexion ...
join-back = Connexion rétablie.
join-left = { $name } a quitté la table.
join-left-unheard = Pas de connexion : le serveur ne sait pas que { $name } quitte la table.

# What messengers show of a link

preview-table = { $game } sur Roost
preview-invited = { $host } t’invite à jouer à { $game }
preview-hosted = { $game } avec { $host }
preview-waiting = { $count ->
    [one] Une place est encore libre. Ouvre le lien et viens jouer.
   *[other] { $count } places sont encore libres. Ouvre le lien et viens jouer.
}
preview-playing = La partie est en cours. Ouvre le lien pour la suivre.
preview-over = La partie est finie. Ouvre le lien pour en voir le résultat.
preview-private = Seuls ses joueurs voient cette table.

games-key = Nom
games-title = Jeu
games-seats = Places
games-options = Options
games-bots = Robots

new-game-written = { $title } est prêt dans { $folder }.
new-game-test = Le tester : { $command }
new-game-play = Y jouer ici : { $command }
new-game-serve = Y jouer dans le navigateur : { $command }

help-commands = Ce que tu peux taper
help-number = le numéro à gauche d’un coup ; ... ouvre une autre liste
help-notation-key = un coup
help-notation = le coup en abrégé, comme à droite de la liste
help-enter-key = Entrée
help-enter = redessine la table, ou revient d’une telle liste
help-hint = demande au coach quels coups gagnent le plus souvent, et pourquoi
help-undo = annule ton dernier coup, tant que rien n’a été révélé
help-help = affiche cette aide
help-quit = arrête la partie et l’enregistre
help-moves = Les coups en abrégé

# Les erreurs. Les clés sont les raisons que portent les erreurs.

error-commitment-broken = Partie, clé et signature ne correspondent pas à l’engagement : lui ou une autre ligne a été modifié.
error-commitment-form = Un engagement a 64 chiffres de 0-9 et a-f.
error-entropy-form = L’entropie a de 2 à 64 chiffres de 0-9 et a-f, en nombre pair.
error-entropy-option = --entropy demande une place et ses chiffres, par exemple 0=93af0c, pas « { $given } ».
error-entropy-order = Chaque place ajoute de l’entropie une fois au plus, dans l’ordre des places.
error-entropy-seat = Il n’y a pas de place { $seat }.
error-key-form = Une clé a 64 chiffres de 0-9 et a-f.
error-key-secret = La clé reste secrète jusqu’à la fin de la partie.
error-nothing-to-take-back = Il n’y a aucun coup à annuler.
error-signature-form = Une signature a { $digits } chiffres de 0-9 et a-f.
error-choice = Il n’y a pas de coup « { $given } ». Tape un numéro de la liste ({ $known }) ou un coup comme « { $example } » ; ? pour l’aide.
error-over = La partie est finie.
error-not-your-turn = Ce n’est pas ton tour.
error-position = Cette position n’est pas valable : { $why }
error-seats = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $given }.
error-options = Ce jeu ne se joue pas avec « { $given } ». Ses options sont : { $known }.
error-options-kind = Ces options sont celles d’un autre jeu.
error-option-form = « { $given } » n’est pas une option : écris NOM=VALEUR.
error-seed = Une graine est une ligne de { $most } caractères au plus, sans espace au début ni à la fin.
error-effort = --effort demande un nombre de 1 à { $most }, pas « { $given } ».
error-empty-seat = Une place est vide dans « { $given } ». Écris des noms séparés par des virgules, par exemple me,hen.
error-no-odds = Les chances ne sont pas calculées pour ce jeu. Elles le sont pour : { $known }.
error-no-seats = --seats ne nomme personne. Écris des noms séparés par des virgules, par exemple me,hen.
error-unknown-bot = Il n’y a pas de robot « { $given } » pour ce jeu. Choisis parmi : { $known }.
error-unknown-game = Il n’y a pas de jeu « { $given } ». Choisis parmi : { $known }.
error-unknown-language = Il n’y a pas de langue « { $given } ». Choisis parmi : { $known }.
error-game-file = { $path } ne définit pas de jeu : une variable { $name } devrait le contenir.
error-game-file-broken = Impossible d’exécuter { $path } : { $why }
error-game-file-lacks = { $path } : il manque au jeu un « { $name } » valable.
error-game-package = Le jeu « { $game } » du paquet « { $package } » est laissé de côté, car il ne peut pas être chargé : { $why }
error-new-game-name = « { $given } » ne peut pas être le nom d’un jeu. Utilise de 2 à 30 lettres minuscules, chiffres et _, par exemple my_game.
error-new-game-taken = Le nom « { $given } » est déjà pris. Choisis-en un autre.
error-new-game-exists = { $path } existe déjà. Rien n’a été écrit.
error-file-encoding = { $path } n’est pas un texte en UTF-8, donc pas une partie enregistrée.
error-file-exists = { $path } existe déjà. Choisis un autre nom pour --record.
error-file-folder = { $path } est un dossier, pas un fichier.
error-file-large = { $path } dépasse { $most } Mo : aucune partie enregistrée n’est aussi grande.
error-file-missing = Il n’y a pas de fichier { $path }.
error-file-nameless = { $what } demande le nom d’un fichier.
error-file-unreadable = Impossible de lire { $path } : { $why }.
error-file-unwritable = Impossible d’enregistrer la partie dans { $path } : { $why }.
error-picture-exists = { $path } existe déjà et n’est pas une image de Roost. Choisis un autre nom pour --picture.
error-picture-kind = { $path } : les images sont dessinées en SVG. Choisis pour --picture un nom qui se termine par { $kind }.
error-picture-unwritable = Impossible d’écrire l’image { $path } : { $why }.
error-bot-arguments = { $bot } demande des arguments. Roost n’en donne pas aux robots : donne à chacun une valeur par défaut.
error-bot-broken = { $bot } ne fonctionne pas : { $why }
error-bot-cheats = { $bot } veut voir les vraies cartes et ne joue donc que dans roost arena.
error-bot-illegal = { $bot } a choisi un coup interdit : { $move }
error-bot-no-bot = { $bot } n’est pas un robot : un robot est une classe dérivée de { $base }.
error-bot-no-choose = { $bot } n’a pas de méthode choose et ne peut donc pas jouer.
error-bot-no-class = { $module } n’a pas de classe { $name }.
error-bot-no-module = Il n’y a pas de module { $module }, ni dans ce dossier ni parmi ceux qui sont installés.
error-bots-busy = Les robots ont trop à réfléchir en ce moment. Réessaie dans un instant.
error-bots-closed = Les robots ne réfléchissent plus : le serveur s’arrête.
error-coach-silent = Le coach n’a pas de réponse cette fois. Demande à nouveau.

error-record-breaks-off = Ligne { $line } : la partie s’interrompt là où « { $form } » devrait suivre.
error-record-check = La ligne { $line } a été modifiée ou endommagée : « { $text } ».
error-record-form = « { $form } » devrait se trouver ici.
error-record-key = La clé donne { $drawn }, pas { $given }.
error-record-key-early = Ligne { $line } : la clé n’est révélée qu’à la fin d’une partie, mais celle-ci n’a pas été terminée.
error-record-line = Ligne { $line } : { $cause }
error-record-no-commitment = Ligne { $line } : il n’y a pas d’engagement ici, ce n’est donc pas la partie pour laquelle tu l’as noté.
error-record-other-commitment = Ligne { $line } : ce n’est pas l’engagement que tu as noté.
error-record-other-entropy = Ligne { $line } : l’entropie de la place { $seat } n’est pas celle que tu as notée.
error-record-rules = Ligne { $line } : la partie a été jouée avec la version { $given } des règles ; ici, c’est la version { $known }.
error-record-seats = Ligne { $line } : { $given ->
    [0] aucune place n’est nommée
    [one] 1 place est nommée
   *[other] { $given } places sont nommées
} ; le jeu se joue de { $least } à { $most } joueurs.
error-record-seed = La graine donne { $drawn }, pas { $given }.
error-record-title = Ce n’est pas une partie enregistrée : la ligne { $line } devrait le dire.
error-record-turn = C’est à la place { $turn } de jouer.
error-record-undo = Le coup à annuler est un coup de la place { $seat }.
error-record-unknown-game = Ligne { $line } : { $cause } Si le jeu est dans son propre fichier, ajoute --game FICHIER.py.
error-record-version = Ligne { $line } : cette version des parties enregistrées est inconnue ici.
error-script-ends-card = Il manque un tirage : une carte de la pioche.
error-script-ends-number = Il manque un tirage : un nombre inférieur à { $below }.
error-script-ends-roll = Il manque un tirage : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} avec les faces { $faces }.
error-script-left = Rien n’a été tiré pour « { $given } ».
error-script-misfit-card = « { $given } » n’est pas parmi les cartes de la pioche.
error-script-misfit-number = On lit « { $given } » là où il faudrait un nombre inférieur à { $below }.
error-script-misfit-roll = On lit « { $given } » là où il faudrait { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} avec les faces { $faces }.

# À une table en ligne.
error-table-asked = Quelqu’un a déjà demandé. Attends les réponses.
error-table-bots-only = Il faut au moins une personne à la table : laisse une place libre.
error-table-busy = Trop de choses se passent à cette table. Réessaie.
error-table-clock = Le temps de réflexion demande des secondes, et seule une réserve de temps a un bonus.
error-table-full = Toutes les places sont prises.
error-table-in-time = Le temps de réflexion n’est pas encore écoulé.
error-table-kept = Cette place est réservée à quelqu’un.
error-table-log-full = Le journal de cette table est plein : seule la partie elle-même continue.
error-table-name = Un nom compte de 1 à { $most } caractères.
error-table-no-coach = Il n’y a pas de coach à cette table.
error-table-nobody = Personne n’est assis là.
error-table-not-asked = Personne ne t’a rien demandé.
error-table-not-away = Cette personne n’est pas absente depuis { $seconds } secondes.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-not-on-turn = Le coach n’aide que la personne dont c’est le tour.
error-table-not-over = Il faut attendre la fin de la partie.
error-table-not-yours = Ce n’est pas ta place.
error-table-nothing-to-undo = Tu n’as aucun coup à annuler.
error-table-private = Seuls ses joueurs voient cette table.
error-table-remark = Un message compte de 1 à { $most } caractères.
error-table-replaced = Un robot joue à cette place. Reprends-la d’abord.
error-table-rules = Cette table a été ouverte avec la version { $given } des règles ; ici, c’est la version { $known }.
error-table-seat = Cette place n’existe pas ; elles vont de 0 à { $most }.
error-table-stale = La partie a avancé entre-temps. Réessaie.
error-table-taken = Quelqu’un a été plus rapide : cette place est prise.
error-table-time-up = Le temps pour cette décision est écoulé. Un robot décide, puis tu peux rejouer toi-même.
error-table-too-much = Attends un peu avant le prochain message.
error-table-undo-late = C’est trop tard pour annuler ce coup : le temps pour cette décision est écoulé.
error-table-unknown = Il n’y a pas de table { $table }. Vérifie le lien.
error-join-extra = { $missing } manque. Installe ce qu’il faut pour les tables en ligne : pip install 'roost[server]'
error-join-link = « { $given } » n’est pas le lien d’une table. Il ressemble à http://192.168.0.7:8000/t/bnnggru3ky
error-join-unreachable = Impossible de joindre { $url } : { $why }
error-join-foreign = { $url } ne répond pas comme un serveur de Roost.

# Le serveur.
error-web-binary = Les messages doivent être du texte.
error-web-crowd = Il y a déjà { $most } connexions depuis ton adresse. Fermes-en d’abord.
error-web-far-away = Ce serveur ne répond qu’au réseau de la maison. Pour l’ouvrir à tout le monde, lance-le avec --host 0.0.0.0.
error-web-hello = Une connexion commence par une salutation, en version { $version } du protocole.
error-web-host = Ce serveur ne s’appelle pas { $host }. S’il doit porter ce nom, lance-le avec --name { $host }.
error-web-language = Cette langue n’est pas disponible. Choisis parmi : { $known }.
error-web-method = { $path } n’accepte que { $allowed }.
error-web-mistake = Le serveur a fait une erreur. Elle a été enregistrée ; réessaie.
error-web-nothing-here = Il n’y a rien sous { $path }.
error-web-origin = Cette demande vient d’une page étrangère à ce serveur.
error-web-token = Le jeton manque ou n’est pas valable.
error-web-too-large = Le message est trop long : { $most } octets au plus.
error-web-too-late = La requête ne s’est pas terminée à temps.
error-web-too-often = Trop de demandes à la fois. Attends un instant.
error-web-unreadable = C’est illisible : { $why }
error-serve-extra = { $missing } manque. Installe les paquets du serveur : pip install 'roost[server]'
error-serve-host = { $host } n’est pas une adresse de cet ordinateur.
error-serve-origin = Aucune page ne vient de { $given }. Écris-le comme un navigateur : https://example.org
error-serve-patience = --patience doit être supérieur à 0 et d’au plus { $most } secondes.
error-serve-port = { $port } n’est pas un port ; ils vont de 0 à 65535.
error-serve-name = { $given } n’est pas un nom de machine. Écris-le comme les autres l’ouvrent, par exemple roost.home.
error-serve-proxy = { $given } n’est pas l’adresse d’un proxy. Écris 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules s’il y en a plusieurs.
error-serve-refused = Roost ne peut pas écouter sur { $host }, port { $port } : { $why }.
error-serve-taken = Le port { $port } est pris. Choisis-en un autre avec --port, ou arrête le programme qui l’utilise.
error-serve-thinkers = { $given } n’est pas un nombre de processus ; il en faut de 0 à { $most }.

# La base de données d’un serveur, ses sauvegardes, et ce qui peut ne pas aller

error-store-closed = Le serveur est en train de s’arrêter.
error-store-damaged = L’entrée { $seq } de la table { $table } est endommagée ou manque dans la base de données.
error-store-encoding = La base de données { $where } utilise l’encodage { $given }, qui n’a pas toutes les lettres. Crée-la ainsi : createdb --encoding UTF8 --template template0
error-store-extra = PostgreSQL demande un paquet de plus : pip install 'roost[postgres]'
error-store-failed = La base de données { $where } signale : { $why }.
error-store-folder = { $path } est un dossier, pas une base de données.
error-store-foreign = { $path } est la base de données d’un autre programme. Choisis un autre fichier.
error-store-gone = La base de données { $path } a été déplacée ou supprimée pendant qu’un serveur l’utilisait.
error-store-in-use = Un autre serveur utilise la base de données { $path }.
error-store-login = { $where } n’accepte pas cet utilisateur avec ce mot de passe.
error-store-missing = Il n’y a pas de base de données Roost à { $where }.
error-store-newer = La base de données { $where } a la version { $given } ; ce Roost ne connaît que les versions jusqu’à { $known }. Utilise un Roost plus récent.
error-store-no-database = { $path } n’est pas une base de données SQLite.
error-store-not-empty = La base de données { $where } n’est pas vide. Une sauvegarde ne peut être restaurée que dans une base vide.
error-store-older = La base de données { $where } a la version { $given }, pas { $known }. Lance une fois un serveur avec elle pour la mettre à jour.
error-store-read-only = La base de données { $where } est en lecture seule pour le moment.
error-store-refused = { $where } refuse la connexion : { $why }.
error-store-taken = Autre chose s’est passé entre-temps à cette table.
error-store-unreachable = Impossible d’atteindre la base de données { $where } : { $why }.
error-store-unwritable = Impossible d’écrire la base de données { $path } : { $why }.
error-store-url = Ce n’est pas une base de données. Écris sqlite:FICHIER, le nom d’un fichier, ou postgresql://UTILISATEUR:MOTDEPASSE@MACHINE:PORT/NOM, avec les caractères spéciaux écrits %40 et ainsi de suite.
error-backup-cut = La sauvegarde { $path } s’interrompt après la ligne { $line }.
error-backup-exists = { $path } existe déjà. Choisis un autre nom pour la sauvegarde.
error-backup-form = { $path } n’est pas une sauvegarde Roost.
error-backup-line = La ligne { $line } de la sauvegarde { $path } a été modifiée ou endommagée.
error-backup-unreadable = Impossible de lire la sauvegarde { $path } : { $why }.
error-backup-unwritable = Impossible d’écrire la sauvegarde { $path } : { $why }.
error-backup-version = La sauvegarde { $path } a la version { $given } ; ce Roost ne connaît que { $known }.
