# La page d’accueil

home-lead = Cinq jeux de famille, de la basse-cour à la plage. Joue tout de suite, entre amis ou contre des poules rusées.
home-play = Jouer tout de suite
home-setup = Choisir les joueurs
home-rules = Règles
home-continue = Continuer
home-finished = Terminées ces derniers jours ({ $count })
home-see = Résultat
home-remove = Retirer { $game } de cette liste
home-bring-back = Remontrer ce qui a été retiré ({ $count })
home-open-tables = Tables ouvertes
home-no-tables = Personne n’attend en ce moment. Ouvre ta propre table !
home-my-games = Tes parties
home-join = Rejoindre
home-more = En montrer encore { $count }
home-seats = { $least } à { $most } joueurs
title-heckmeck-classic = Heckmeck am Bratwurmeck
title-heckmeck-deluxe = Heckmeck Deluxe
tagline-heckmeck = Lance les dés, force ta chance et chipe les plus belles portions du gril.
tagline-heckmeck-deluxe = Six spécialistes et des vers grillés s’en mêlent : plus de chance, de vols et de ruse.
tagline-karteneck = Étale tes cartes, surveille le menu et passe juste au bon moment.
tagline-zwickern = Crabes et pinces : construis des piles à la plage et rafle toute la table.
tagline-gloria = Les poules collectionnent des curiosités. Allonge tes rangées avant l’appel du coq.

# Préparer une table

setup-title = Une table pour { $game }
setup-name = Ton nom
setup-other-name = Nom de la personne { $number }
setup-players = Qui joue ?
setup-you = Toi
setup-friend = Un ami, par lien
setup-here = Quelqu’un sur cet appareil
setup-seat = Place { $number }
setup-add = Encore une place
setup-remove = Retirer la place { $number }
setup-variant = Variante
setup-clock = Pendule
setup-clock-none = Sans pendule
setup-clock-move = { $seconds } secondes par décision
setup-clock-bank = { $minutes ->
    [one] 1 minute pour toute la partie
   *[other] { $minutes } minutes pour toute la partie
}, et { $bonus } secondes de plus à chaque décision
setup-public = La montrer à qui cherche une table
setup-open = Ouvrir la table
setup-start = Commencer la partie
ratings-title = Qui joue le mieux ici
ratings-name = Nom
ratings-rating = Cote
ratings-games = Parties
ratings-about = Une cote commence à 0 et monte avec les victoires, d’autant plus que les autres sont forts. Les parties avec l’aide du coach, avec des coups repris ou à plusieurs sur un même appareil ne comptent pas.
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

seat-turn = joue
seat-replaced = remplacé par { $bot }
seat-awaited = on l’attend
seat-away = absent
seat-free = place libre
seat-kept = gardée pour quelqu’un
seat-kept-you = gardée pour toi
table-waiting = On attend des joueurs
table-waiting-for = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-waiting-watch = Les places sont gardées pour ceux qui ont joué. Dès qu’ils sont là, tu peux regarder.
table-link = Envoie ce lien à tes amis :
table-copy = Copier le lien
table-copied = Copié
table-copy-by-hand = Le lien est sélectionné : copie-le au clavier ou par un appui long.
table-link-here = Seul cet appareil peut ouvrir ce lien. Pour que d’autres puissent venir, arrête le serveur et relance-le avec : roost serve --host 0.0.0.0
table-code = QR code du lien
table-sit = M’asseoir ici
table-call-bot = Appeler un robot : { $bot }
table-rise = Se lever
table-bot-level = Si un robot joue, lequel ?
table-your-turn = À toi de jouer
table-others-turn = C’est le tour de { $name }.
table-sending = Ton coup est en route …
table-lost = La connexion est perdue. Nouvel essai …
table-connecting = Un instant …
table-replaced-you = Un robot joue pour toi.
table-awaits = La table t’attend.
table-awaits-late = Ton temps est écoulé, et la table t’attend.
table-return = Reprendre la main
table-replace = Laisser un robot jouer pour { $name }
event-moves-taken-back = { $moves ->
    [one] { $name } annule un coup.
   *[other] { $name } annule { $moves } coups.
}
table-undo = Reprendre
table-undo-ask = Demander à reprendre
table-undo-asked = { $name } voudrait reprendre { $moves ->
    [one] un coup
   *[other] { $moves } coups
}.
table-undo-yes = D’accord
table-undo-no = Non
table-undo-waiting = On demande aux autres.
table-undo-withdraw = Tant pis
table-undo-declined = { $name } préfère que non.
table-undo-declined-some = Tout le monde n’est pas d’accord.
table-leave = Quitter
table-leave-sure = Quitter la partie ? Un robot continue pour toi, et tu peux revenir.
table-leave-waits = Quitter la partie ? Elle t’attend sous « Tes parties ».
table-stay = Rester
table-skip = Passer
table-menu = Plus
table-continue = Continuer
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-story = Ce qui s’est passé
recap-title = Pendant ton absence
recap-close = Compris
table-full = Toutes les places sont prises, tu regardes.
table-own = Ouvrir sa propre table
table-over = La partie est finie
table-again = Rejouer
table-again-join = Une nouvelle table est prête
table-again-watch = Regarder la partie suivante
table-record = Garder l’enregistrement
table-home = Tous les jeux
table-rated = Cette partie compte pour le classement.
table-unrated = Cette partie ne compte pas pour le classement.
table-look = C’est le tour de { $name }
table-look-text = Passe l’appareil, pour que personne d’autre ne voie les cartes.
table-look-ready = Je suis { $name } : montrer mes cartes
table-hand-hidden = Tes cartes sont cachées tant que d’autres regardent.
table-moves = Tes coups
table-fair = Hasard équitable
table-fair-text = Avant le premier coup, la table s’engage sur tout son hasard, et chacun y mêle du sien. Après la partie, roost verify contrôle l’enregistrement.
table-fair-commitment = Engagement
table-fair-key = Clé
table-fair-broken = Le hasard de cette partie n’est pas celui qui a été promis au début. Ne te fie pas à ce serveur.
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
settings-speed-instant = Immédiate
settings-sound = Son
settings-close = Fermer
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
rules-title = Comment jouer à { $game }

# Quand quelque chose ne va pas

missing-title = Il n’y a rien ici
missing-text = Le lien est peut-être mal tapé, ou la page n’existe plus. Tous les jeux sont à un clic.
away-title = Le serveur ne répond pas
away-text = Il redémarre peut-être. Cette page continue d’essayer, et tes parties sont en sûreté.
database-away = La base de données est injoignable pour le moment.
refused-title = Cette table ne peut pas être montrée
try-again = Réessayer

# Heckmeck

portion-label = Portion { $portion }, { $worms ->
    [one] 1 ver
   *[other] { $worms } vers
}
portion-turned-label = Portion { $portion }, retournée
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
heckmeck-used = déjà de côté
heckmeck-nothing-aside = Rien de côté pour l’instant
heckmeck-failed = Raté !
heckmeck-roast-worms = { $count ->
    [one] { $count } ver grillé
   *[other] { $count } vers grillés
}
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
heckmeck-about-can = Si aucun ver n’est de côté quand tu t’arrêtes, elle compte comme un ver valant 5.
heckmeck-about-hen = Protège ta pile et tes vers grillés : qui te vole la reçoit à la place de la portion, et si ton tour échoue, c’est elle qui retourne sur le gril.
heckmeck-about-raven = N’appartient à personne. Qui prend la portion sous lui reçoit un ver grillé.
heckmeck-about-weasel = Une fois par tour, tu relances tous les dés que tu viens de lancer, même après un lancer nul.
heckmeck-about-golden = Un neuvième dé qui n’a que des 1 et des vers. Tu peux le lancer avec les autres dès le premier jet.
heckmeck-about-apple = Trois vers à la fin de la partie.
heckmeck-one-each = Personne n’en garde plus d’un. Si un tour échoue, le spécialiste retourne sur le gril.

# Heckmeck am Karteneck

karteneck-aim = Gagne le plus de vers : pose un grand total, avec un ver dedans.
karteneck-grill = Le gril et les pioches
karteneck-grill-empty = Le gril est vide.
karteneck-portion = Portion { $portion }, { $worms }
karteneck-lowest = Sans ver dans son étalage, { $name } prend la plus petite portion en s’arrêtant maintenant : la { $portion }
karteneck-menu-for = En l’état du menu, la portion { $portion } revient à { $name }
karteneck-menu-nobody = En l’état du menu, elle ne revient à personne
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
karteneck-counts-title = Pour celles et ceux qui comptent
karteneck-card = Carte
karteneck-unseen = Jamais vues
karteneck-unseen-text = Ce qui n’a pas été vu est dans la pioche ou dans d’autres mains. Les petits nombres sont ceux des panneaux.
karteneck-stacks = Piles de portions, le sommet en dernier
karteneck-unopened = Portions encore jamais apparues
karteneck-removed = { $count ->
    [one] { $count } d’entre elles a été écartée avant la partie, personne ne sait laquelle.
   *[other] { $count } d’entre elles ont été écartées avant la partie, personne ne sait lesquelles.
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
karteneck-touch = Touche les cartes d’un même type que tu veux poser, ou arrête-toi.
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
gloria-others = Les autres
gloria-own = Ta collection
gloria-collection = Collection de { $name }
gloria-no-rows = Pas encore de rangée
gloria-no-chest = Aucun coffre vide
gloria-first = Pose une carte en coffre, puis commence une rangée à côté.
gloria-unseen = Cartes non vues
gloria-help = Touche une carte, une rangée, un coffre, la pioche ou le renard : ce qu’on peut en faire s’affiche à cet endroit.
gloria-help-take = Touche une carte visible pour la prendre, et toute autre chose pour voir ce qu’on peut en faire.
gloria-put-back = Reposer
gloria-no-row-for-it = Aucune de tes rangées ne peut la recevoir pour l’instant.
gloria-blind-dear = Piocher à l’aveugle coûte 2 points.
gloria-fox-nowhere = Le renard ne peut pas être déplacé maintenant.
gloria-typed = Il y a d’autres coups : écris-en un en abrégé
gloria-typed-play = Jouer

# Zwickern

zwickern-table = Sur la plage
zwickern-deck = { $count ->
    [one] { $count } carte n’est pas encore distribuée
   *[other] { $count } cartes ne sont pas encore distribuées
}
zwickern-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
zwickern-dealer = donne
zwickern-most = pour le plus de cartes
zwickern-due = { $points } points perdus si le tour finit ainsi
zwickern-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} des manches précédentes, et { $worth } si celle-ci finissait maintenant
zwickern-card = Carte { $card }{ $claws ->
    [0] { "" }
    [one] , { $claws } pince
   *[other] , { $claws } pinces
}
zwickern-pile = Pile de valeur { $value }, { $told }
zwickern-choose-card = Touche une carte de ta main.
zwickern-choose-items = Touche ce que tu veux prendre ou ce sur quoi construire.
zwickern-only-lay = La table est vide : ton { $card } ne peut être que posé.
zwickern-only-build = Ton { $card } ne peut pas acheter { $item }, mais peut construire dessus.
zwickern-unlisted = Ce n’est pas dans la liste, mais on peut essayer.
zwickern-missing = il manque encore { $count }
zwickern-rich = Les achats qui rapportent le plus
zwickern-more = On peut prendre plus :
zwickern-no-buy = Aucune de tes cartes ne peut acheter quoi que ce soit.
zwickern-clear = Retour
zwickern-build-on = Construire sur { $item } :
zwickern-lay = Poser :
zwickern-open = deux valeurs
zwickern-fixed = fixé
zwickern-own = ton { $card } l’achète
zwickern-risk = −{ $points } si elle reste
zwickern-sheet-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
zwickern-sheet-piles = { $count ->
    [one] pile { $piles } restée
   *[other] piles { $piles } restées
}
zwickern-too-dear = trop chère pour tous
zwickern-can-buy = Peut acheter quelque chose
zwickern-cannot-buy = Ne peut rien acheter, mais construire ou être posée
zwickern-first-card = Touche d’abord une carte de ta main
zwickern-fits = Peut être pris
zwickern-put-back = Touche encore une fois pour remettre
zwickern-begin-anew = Ne va pas avec ce que tu prends ; touche pour recommencer ici
zwickern-build-here = Cette carte ne l’achète pas, mais peut construire dessus
zwickern-cut = Il y a plus d’achats que dans cette liste : en écrire un
zwickern-type = Un coup en abrégé
zwickern-type-send = Jouer
zwickern-notation = Comment on écrit les coups
zwickern-ledger = Ce que chacun a pris, et les manches jouées

# Gagner, perdre, et ce qui compte

sheet-you-won = { $count ->
    [one] Tu as gagné !
   *[other] Ton équipe a gagné !
}
sheet-you-shared = Tu partages la victoire avec { $names } !
sheet-comfort = Place { $place } sur { $count }. Ce sera pour la prochaine fois !
sheet-subtotal = Sous-total
