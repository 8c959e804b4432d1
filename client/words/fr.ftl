# La page d’accueil

home-lead = Cinq jeux de famille, de la basse-cour à la plage. Joue tout de suite, entre amis ou contre des robots rusés.
home-play = Jouer tout de suite
home-setup = Choisir les joueurs
home-rules = Règles
home-continue = Continuer
home-finished = Terminées récemment ({ $count })
home-see = Résultat
home-remove = Retirer { $game } de cette liste
home-bring-back = Réafficher les parties retirées ({ $count })
home-open-tables = Tables ouvertes
home-no-tables = Aucune table ouverte pour le moment. Ouvre la tienne !
home-my-games = Tes parties
home-join = Rejoindre
home-more = En afficher { $count } de plus
home-seats = { $least } à { $most } joueurs
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Lance les dés, force ta chance et chipe les plus belles portions du gril.
tagline-heckmeck-deluxe = Six spécialistes et des vers grillés s’en mêlent : plus de chance, de vols et de ruse.
tagline-karteneck = Pose tes cartes, surveille le menu et arrête-toi juste au bon moment.
tagline-zwickern = Crabes et pinces : construis des piles sur la plage et rafle toute la table.
tagline-gloria = Les poules collectionnent des curiosités. Allonge tes rangées avant l’appel du coq.

# Préparer une table

setup-title = Une table pour { $game }
setup-name = Ton nom
profile-face = Ton visage
profile-hint = Ton nom et ton visage te suivent à chaque nouvelle table.
introduction-title = Bienvenue !
introduction-text = Comment les autres doivent-ils t’appeler, et quel visage te va le mieux ? Tu peux changer les deux dans les réglages.
introduction-play = C’est parti
face-cat = Chat
face-dog = Chien
face-duck = Canard
face-frog = Grenouille
face-mouse = Souris
face-owl = Hibou
face-pig = Cochon
face-rabbit = Lapin
setup-other-name = Nom du joueur { $number }
setup-players = Qui joue ?
setup-you = Toi
setup-friend = Un ami, par lien
setup-here = Une personne sur cet appareil
setup-seat = Place { $number }
setup-add = Ajouter une place
setup-remove = Retirer la place { $number }
setup-partners = Deux contre deux : les partenaires sont assis face à face et jouent ensemble.
setup-variant = Variante
setup-clock = Temps de réflexion
setup-clock-none = Sans limite de temps
setup-clock-move = { $seconds } secondes par décision
setup-clock-bank = { $minutes ->
    [one] 1 minute pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}, plus { $bonus } secondes par décision
setup-public = Montrer la table à tous ceux qui en cherchent une
setup-open = Ouvrir la table
setup-start = Commencer la partie
ratings-title = Classement
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties
ratings-about = La cote commence à 0 et monte à chaque victoire, d’autant plus que les adversaires sont forts. Les parties avec l’aide du coach, avec des coups annulés ou à plusieurs sur un même appareil ne comptent pas.
option-variant-classic = Classique : Heckmeck am Bratwurmeck
option-variant-deluxe = Deluxe : avec spécialistes et vers grillés
level-chick = Poussin : gentil
level-hen = Poule : solide
level-rooster = Coq : fort
level-fox = Renard : le plus fort
guest-name = Invité
called-chick = Poussin
called-hen = Poule
called-rooster = Coq
called-fox = Renard

# À la table

seat-turn = à son tour
seat-replaced = remplacé par { $name }
seat-replaced-bot = remplacé par un robot
seat-replaced-you = un robot joue à ta place
seat-awaited = on l’attend
seat-away = absent
seat-free = place libre
seat-kept = réservée
seat-kept-you = réservée pour toi
table-waiting = En attente de joueurs
table-waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-waiting-watch = Les places sont réservées aux joueurs de cette partie. Tu pourras regarder dès qu’ils seront là.
table-link = Envoie ce lien à tes amis :
table-copy = Copier le lien
table-copied = Copié
table-copy-by-hand = Le lien est sélectionné : copie-le au clavier ou avec un appui long.
table-share = Partager
table-share-text = Viens jouer à { $game } avec moi !
table-link-here = Il n’y a pas de réseau ici, ou le serveur est réservé à cet appareil. Dans une autre fenêtre de cet appareil, le lien fonctionne :
table-code = QR code du lien
table-sit = Prendre cette place
table-call-bot = Ajouter un robot : { $bot }
table-rise = Quitter cette place
table-bot-level = Niveau du robot
table-your-turn = À toi de jouer
table-others-turn = C’est le tour de { $name }.
table-sending = Envoi de ton coup …
table-lost = Connexion perdue. Reconnexion …
table-connecting = Un instant …
table-replaced-you = Un robot joue pour toi.
table-awaits = Tout le monde t’attend.
table-awaits-late = Ton temps est écoulé. Tout le monde t’attend.
table-return = Reprendre la main
table-replace = Laisser un robot jouer pour { $name }
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-asked = { $name } voudrait annuler { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
table-undo-yes = Accepter
table-undo-no = Refuser
table-undo-waiting = En attente de l’accord des autres.
table-undo-withdraw = Retirer la demande
table-undo-declined = { $name } préfère ne pas annuler.
table-undo-declined-some = Tout le monde n’est pas d’accord.
table-leave = Quitter
table-leave-sure = Quitter la partie ? Un robot prend ta place, et tu peux revenir.
table-leave-waits = Quitter la partie ? Tu la retrouveras sous « Tes parties ».
table-stay = Rester
table-skip = Passer
table-menu = Plus
table-continue = Continuer
table-chat = Chat
table-chat-empty = Aucun message pour l’instant.
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-story = Déroulement de la partie
recap-title = Pendant ton absence
recap-close = Compris
table-full = Toutes les places sont prises. Tu regardes.
table-own = Ouvrir ta propre table
table-over = La partie est finie
table-again = Rejouer
table-again-join = Une nouvelle table est prête
table-again-watch = Regarder la partie suivante
table-record = Enregistrer la partie
table-home = Tous les jeux
table-rated = Cette partie compte pour le classement.
table-unrated = Cette partie ne compte pas pour le classement.
table-rated-tag = Classée
table-unrated-tag = Non classée
unrated-coach = Cette partie est classée. Si le coach t’aide, elle ne comptera plus pour le classement.
unrated-undo = Cette partie est classée. Si ce coup est annulé, elle ne comptera plus pour le classement.
unrated-answer = La partie ne comptera alors plus pour le classement.
unrated-agree = Continuer quand même
unrated-stay = Rester classée
table-look = C’est le tour de { $name }
table-look-text = Passe l’appareil sans montrer les cartes aux autres.
table-look-ready = Je suis { $name } : montrer mes cartes
table-hand-hidden = Tes cartes sont cachées tant que d’autres regardent.
table-moves = Tes coups
table-fair = Hasard vérifiable
table-fair-text = Avant la partie, le serveur fixe tous les lancers et mélanges, et chaque joueur y ajoute du hasard. À la fin, « roost verify » contrôle la partie enregistrée.
table-fair-commitment = Engagement
table-fair-key = Clé
table-fair-broken = Les lancers et mélanges de cette partie ne sont pas ceux qui ont été fixés au début. Ne te fie pas à ce serveur.
table-watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}

# Le coach

coach-ask = Demander au coach
coach-thinking = Le coach réfléchit …
coach-title = Le coach
coach-win = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de chances de gagner
coach-about = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de chances de gagner
coach-score = points attendus : { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }

# La feuille de score

sheet-name = Joueur
sheet-total = Total
sheet-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
sheet-shared = { $names } se partagent la victoire !

# Réglages

settings = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Instantanée
settings-sound = Son
settings-notices = Me prévenir quand c’est mon tour
settings-notices-forbidden = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
settings-shortcuts = Raccourcis clavier (? les affiche)
settings-licences = Licences des polices et bibliothèques
notice-offer = Veux-tu une notification quand c’est ton tour et que cette page est en arrière-plan ?
notice-yes = Oui, volontiers
notice-no = Non merci
notice-begun = La partie commence.
notice-asked = Quelqu’un voudrait annuler un coup.
skip-link = Aller directement au jeu
keys-title = Raccourcis clavier
keys-undo = Annuler un coup
keys-coach = Demander au coach
keys-rules = Lire les règles
keys-skip = Passer l’animation en cours
keys-talk = Écrire aux autres
keys-board = Aller au plateau
keys-escape = Reposer la sélection, ou passer l’animation
keys-overview = Afficher cet aperçu
keys-off = Tu peux désactiver les lettres dans les réglages.
settings-close = Fermer
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = Comment jouer à { $game }
rules-signs = Que veulent dire les signes
rules-explain = Voir la règle à ce sujet

# Quand quelque chose ne va pas

missing-title = Page introuvable
missing-text = Le lien est peut-être incorrect, ou la page n’existe plus. Tous les jeux sont sur la page d’accueil.
away-title = Le serveur ne répond pas
away-text = Il redémarre peut-être. Cette page continue d’essayer, et tes parties sont en sécurité.
database-away = La base de données n’est pas disponible pour le moment.
refused-title = Impossible d’afficher cette table
try-again = Réessayer

# A game without a board of its own

board-middle = Le milieu de la table
board-yes = oui
board-no = non
board-typed = Il y a d’autres coups. Écris-en un en abrégé
board-typed-play = Jouer

# Heckmeck

portion-label = Portion { $portion }, { $worms ->
    [one] 1 ver
   *[other] { $worms } vers
}
portion-turned-label = Portion { $portion }, face cachée
stack-label = Pile de { $name } : portion { $portion } au sommet, { $height ->
    [one] 1 portion
   *[other] { $height } portions
}
stack-empty = { $name } n’a pas de portion
worm-count = { $count ->
    [0] 0 ver
    [one] 1 ver
   *[other] { $count } vers
}
no-worm-yet = pas encore de ver
heckmeck-aside = Mis de côté
heckmeck-used = déjà mis de côté
heckmeck-nothing-aside = Rien n’est encore mis de côté
heckmeck-failed = Raté !
heckmeck-roast-worms = { $count ->
    [0] aucun ver grillé
    [one] dont { $count } ver grillé
   *[other] dont { $count } vers grillés
}
heckmeck-legend-number = De 1 à 5 : autant de points.
heckmeck-legend-worm = Un ver : 5 points. Sans ver, pas de portion.
heckmeck-legend-portion = Une portion. En haut : les points qu’elle coûte. En bas : les vers qu’elle vaut.
heckmeck-legend-prize = Entourée de clair : elle est à toi si tu t’arrêtes maintenant.
heckmeck-legend-turned = Retournée : hors du jeu.
heckmeck-legend-roast = Un ver grillé compte comme un ver.
heckmeck-specialists = Les spécialistes
heckmeck-on-grill = sur la portion { $portion }
heckmeck-with = chez { $name }
heckmeck-out = hors du jeu
heckmeck-called-can = Boîte
heckmeck-called-hen = Poule
heckmeck-called-raven = Corbeau
heckmeck-called-weasel = Belette
heckmeck-called-golden = Dé d’or
heckmeck-called-apple = Pomme
heckmeck-about-can = Compte comme un ver valant 5 si tu t’arrêtes sans ver.
heckmeck-about-hen = Protège ta pile et tes vers grillés : un voleur la reçoit à la place de la portion, et si ton tour est raté, tu la perds à la place de la portion.
heckmeck-about-raven = N’appartient à personne. Prends la portion placée sous lui, et il t’apporte un ver grillé.
heckmeck-about-weasel = Une fois par tour, relance les dés que tu viens de lancer, même après un lancer raté.
heckmeck-about-golden = Un neuvième dé qui n’a que des 1 et des vers. Tu peux le lancer avec les autres dès ton premier lancer.
heckmeck-about-apple = Vaut trois vers à la fin de la partie.
heckmeck-one-each = Tu ne peux en garder qu’un. Si ton tour est raté, il retourne sur le gril.

# Heckmeck am Karteneck


# Heckmeck am Karteneck

karteneck-grill = Le gril et les pioches
karteneck-grill-empty = Le gril est vide.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = Sans ver dans son étalage, { $name } prend la plus petite portion en s’arrêtant maintenant : la { $portion }
karteneck-menu-for = Si la manche finissait maintenant, la portion { $portion } irait à { $name }
karteneck-menu-nobody = Si la manche finissait maintenant, elle n’irait à personne
karteneck-menu-now = pour l’instant : portion { $portion }
karteneck-menu-due = Menu servi quand tous se sont arrêtés · encore { $count } en jeu
karteneck-menu-rule = Quand tout le monde s’est arrêté, le plus grand total avec un ver reçoit la plus grande portion, le deuxième la suivante, et ainsi de suite
karteneck-round = Manche { $round }
karteneck-rounds = La partie se termine après la manche { $rounds }
karteneck-draw-pile = Pioche
karteneck-discard-pile = Défausse
karteneck-draw-pile-of = { $count ->
    [0] La pioche est vide : la défausse est mélangée dès que quelqu’un doit piocher
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
karteneck-discard-pile-of = { $count ->
    [0] La défausse est vide
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
karteneck-count = Compter les cartes
karteneck-counts-title = Décompte des cartes
karteneck-card = Carte
karteneck-unseen = Pas encore vues
karteneck-unseen-text = Les cartes pas encore vues sont dans la pioche ou dans les mains des autres. Les petits nombres sont ceux des panneaux.
karteneck-stacks = Piles de portions, le sommet en dernier
karteneck-unopened = Portions pas encore révélées
karteneck-removed = { $count ->
    [one] { $count } d’entre elles a été remise dans la boîte avant la partie. Personne ne sait laquelle.
   *[other] { $count } d’entre elles ont été remises dans la boîte avant la partie. Personne ne sait lesquelles.
}
karteneck-begins = { $name } commence
karteneck-worms-of = { $name } : { $worms }
karteneck-hand-of = { $name } a { $cards } en main
karteneck-stack = Pile de { $name } : portion { $portion } au sommet ; { $count ->
    [one] { $count } portion
   *[other] { $count } portions : { $values }
}
karteneck-display-of = Étalage de { $name }
karteneck-display-empty = Rien de posé pour l’instant
karteneck-signpost = Valable, avec un ver. À égalité, le panneau le plus haut décide : ici { $number }
karteneck-no-worm = Pas valable : sans ver, s’arrêter ne rapporte que la plus petite portion
karteneck-out = { $name } s’est arrêté pour cette manche
karteneck-waiting = { $served ->
    [yes] Tu t’es arrêté. Ta portion arrive quand tout le monde s’est arrêté.
   *[no] Tu t’es arrêté jusqu’à la prochaine manche.
}
karteneck-card-number = Carte { $kind }
karteneck-card-worm = Ver au panneau { $number }
karteneck-card-of = { $card }, { $number } sur { $count }
karteneck-hand-hidden = Tes cartes sont cachées tant que d’autres regardent
karteneck-hand-empty = Ta main est vide.
karteneck-touch = Choisis les cartes d’un même type que tu veux poser, ou arrête-toi.
karteneck-how-many = Combien en poser ?
karteneck-makes = { $total } en tout
karteneck-put-back = Reposer
karteneck-ends-round = La manche s’arrête là.
karteneck-draws = Tu pioches { $cards }.
karteneck-pass = S’arrêter à { $total } et attendre le menu
karteneck-pass-last = S’arrêter à { $total }
karteneck-pass-lowest = S’arrêter : plus petite portion, { $worms }
karteneck-pass-steal = S’arrêter et voler { $victim }
karteneck-pass-no-steal = S’arrêter sans voler
karteneck-symbols = Symboles
karteneck-legend = Ce que veulent dire les symboles
karteneck-legend-number = Cartes numérotées : à ton tour, pose une ou plusieurs cartes d’un même type, chaque type une seule fois par manche.
karteneck-legend-worm = Un ver compte 5. Sans ver dans ton étalage, tu ne reçois que la plus petite portion.
karteneck-legend-signpost = Les panneaux des vers : à égalité, le plus grand nombre passe en premier.
karteneck-legend-portion = Une portion : en haut sa valeur, en dessous les vers qu’elle te rapporte.
karteneck-legend-zero = Trois portions n’ont aucun ver. Personne ne peut les voler.
karteneck-legend-menu = Pour l’instant, la portion du dessus revient à cette personne. Le menu est distribué quand tout le monde s’est arrêté : le plus grand total d’abord.
karteneck-legend-lowest = Encore aucun ver dans cet étalage : s’arrêter maintenant rapporte la plus petite portion.
karteneck-legend-steal = Un étalage avec un ver vaut exactement cette portion, et peut la voler en s’arrêtant. Seule la portion au sommet d’une pile peut être volée.
karteneck-legend-passed = Arrêt pour cette manche. Qui s’arrête pioche 2 cartes ; qui s’arrête en dernier n’en pioche pas.

# Gloria Picktoria

gloria-why-sole = seule
gloria-why-longest = plus longue
gloria-why-tied = à égalité
gloria-why-second = deuxième
gloria-why-second-tied = deuxième à égalité
gloria-why-behind = derrière
gloria-why-fox = renard
gloria-row-label = { $name }, { $row } : { $length ->
    [one] 1 carte
   *[other] { $length } cartes
}{ $jokers ->
    [0] { "" }
    [one] , dont 1 joker
   *[other] , dont { $jokers } jokers
}{ $doubled ->
    [yes] , doublée et fermée
   *[no] { "" }
}
gloria-caption = { $caption } :
gloria-visits = { $count } sur { $all }
gloria-market = Le milieu de la table
gloria-others = Les autres joueurs
gloria-own = Ta collection
gloria-collection = Collection de { $name }
gloria-no-rows = Pas encore de rangée
gloria-no-chest = Aucun coffre vide
gloria-first = Pose une carte face cachée comme coffre, puis commence une rangée dessus.
gloria-at-end = À la fin
gloria-penalty = À la fin de la partie, chaque coffre sans rangée coûte 2 points et chaque carte en main 1 point.
gloria-legend = Que veut dire quoi ?
gloria-legend-grain = Une action qu’il te reste.
gloria-legend-chest = Un coffre : une carte posée face cachée. Une rangée commence à côté.
gloria-legend-joker = Un joker : allonge n’importe quelle rangée, mais n’en ouvre pas.
gloria-legend-doubler = Une carte de doublement : double une rangée et la ferme.
gloria-legend-visitor = Le coq : après plusieurs de ses visites, il y a une évaluation.
gloria-legend-rosette = Une évaluation : elle a lieu dès la visite qui la précède.
gloria-legend-fox = Le renard : sa rangée ne rapporte rien.
gloria-legend-worth = Ce que rapporterait une évaluation maintenant.
gloria-legend-same = Les rangées du motif que tu regardes.
gloria-unseen = Cartes pas encore vues
gloria-help = Choisis une carte, une rangée, un coffre, la pioche ou le renard pour voir ce que tu peux en faire.
gloria-help-once = Choisis ce qui brille : s’il n’y a qu’une possibilité, elle est jouée aussitôt.
gloria-where = Choisis un des emplacements qui brillent.
gloria-put-back = Reposer
gloria-no-row-for-it = Elle ne va dans aucune de tes rangées pour le moment.
gloria-blind-dear = Piocher à l’aveugle coûte 2 actions.
gloria-fox-nowhere = Le renard ne peut pas être déplacé maintenant.
gloria-typed = Il y a d’autres coups. Écris-en un en abrégé :
gloria-typed-play = Jouer

# Zwickern


# Zwickern

zwickern-table = Sur la plage
zwickern-deck = { $count ->
    [one] { $count } carte à distribuer
   *[other] { $count } cartes à distribuer
}
zwickern-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
zwickern-dealer = distribue
zwickern-most = pour le plus de cartes
zwickern-due = { $points } points perdus à la fin du tour si la pile est encore là
zwickern-due-when = fin du tour
zwickern-taken = { $count ->
    [one] { $count } carte prise dans cette manche
   *[other] { $count } cartes prises dans cette manche
}
zwickern-claws = { $count ->
    [one] { $count } pince prise : un point
   *[other] { $count } pinces prises : un point chacune
}
zwickern-zwicks = { $count ->
    [one] { $count } Zwick montré : un point
   *[other] { $count } Zwicks montrés : un point chacun
}
zwickern-overview = Aperçu
zwickern-legend = Ce que veulent dire les symboles
zwickern-legend-values = Compte pour l’une de ses deux valeurs.
zwickern-legend-claws = Les pinces sont des points pour qui prend la carte.
zwickern-legend-pile = Une pile : ses cartes comptent ensemble pour cette valeur. ×2 indique le nombre de cartes.
zwickern-legend-fresh = Une pile de ce tour : si elle est encore là à la fin du tour, elle coûte { $points } points. Le drapeau montre qui les paie.
zwickern-legend-buys = Cette carte de ta main peut acheter quelque chose.
zwickern-legend-taken = Cartes prises dans cette manche. +3 signale le plus de cartes : 3 points à la fin de la manche.
zwickern-legend-points = Pinces prises : un point chacune à la fin de la manche.
zwickern-legend-zwick = Zwicks montrés : un point chacun à la fin de la manche. On fait un Zwick en achetant toute la table.
zwickern-legend-dealer = Distribue les cartes. La place suivante commence chaque tour.
zwickern-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} des manches précédentes, plus { $worth } si celle-ci finissait maintenant
zwickern-card = Carte { $card }{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}
zwickern-pile = Pile de valeur { $value }, { $told }
zwickern-choose-card = Choisis une carte de ta main.
zwickern-choose-items = Choisis ce que tu veux prendre, ou ce sur quoi construire.
zwickern-only-lay = La table est vide : tu ne peux que poser ton { $card }.
zwickern-only-build = Ton { $card } ne peut pas acheter { $item }, mais tu peux construire dessus.
zwickern-unlisted = Ce n’est pas dans la liste, mais tu peux essayer.
zwickern-missing = il manque encore { $count }
zwickern-rich = Meilleurs achats
zwickern-take = Acheter { $cards } cartes{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}{ $zwick ->
    [0] { "" }
   *[other] , Zwick !
}
zwickern-more = Peut s’ajouter :
zwickern-no-buy = Aucune de tes cartes ne peut acheter : choisis-en une pour construire ou à poser.
zwickern-clear = Retour
zwickern-build-on = Construire sur { $item } :
zwickern-lay = Poser :
zwickern-open = deux valeurs
zwickern-fixed = fixé
zwickern-own = ton { $card } l’achète
zwickern-risk = −{ $points } si elle reste
zwickern-too-dear = trop cher à acheter
zwickern-can-buy = Peut acheter quelque chose
zwickern-cannot-buy = Ne peut rien acheter maintenant, mais peut construire ou être posée
zwickern-first-card = Choisis d’abord une carte de ta main
zwickern-fits = Peut être pris
zwickern-put-back = Choisis à nouveau pour remettre
zwickern-begin-anew = Ne va pas avec ton choix ; choisis ceci pour recommencer
zwickern-build-here = Cette carte ne peut pas l’acheter, mais peut construire dessus
zwickern-cut = Il y a plus d’achats que dans cette liste : écris-en un en abrégé
zwickern-type = Coup en abrégé
zwickern-type-send = Jouer
zwickern-notation = Comment écrire les coups
zwickern-ledger = Cartes prises et manches jouées

# Gagner, perdre, et ce qui compte

sheet-you-won = { $count ->
    [one] Tu as gagné !
   *[other] Ton équipe a gagné !
}
sheet-you-shared = Tu partages la victoire avec { $names } !
sheet-comfort = { $count ->
    [2] Ce sera pour la prochaine fois !
   *[other] Place { $place } sur { $count }. Ce sera pour la prochaine fois !
}
sheet-subtotal = Sous-total
