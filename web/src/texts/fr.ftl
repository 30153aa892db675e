### Le client du navigateur en français.  Les textes des jeux sont dans leurs propres fichiers.

## Accueil
subtitle = Quatre jeux, tout de suite
subtitle-of = { $title } · quatre jeux, tout de suite
site = Site
sentence-gargon = Envoie tes créatures au combat, couleur contre couleur.
sentence-das-amulett = Mise l’énergie, paie en métal, prends les gemmes.
sentence-das-blaue-amulett = Quatre princes, une route, le Château de Lumière.
sentence-power-cards = Annonce, rafle, bâtis, et feu sur le cochon !
players = { $from }–{ $to } joueurs
minutes = { $count } min
play-now = Jouer maintenant
play = Jouer
invite = Inviter
your-tables = Tes tables
open-tables = Tables ouvertes
finished-games = Parties finies
no-own-tables = Tu n’es encore à aucune table. Un clic ci-dessus suffit.
no-open-tables = Personne n’attend de joueurs en ce moment.
no-finished-games = Tes parties finies seront ici.
waits-for-players = attend des joueurs
seats-taken = { $taken } sur { $seats }
sit-down = S’asseoir
your-move = À toi
back-to-it = Revenir
just-now = à l’instant
minutes-ago = il y a { $count } min
hours-ago = il y a { $count } h
days-ago = il y a { $count } j
you-won = gagnée avec { $points }
you-came = place { $place } avec { $points }
look-again = Revoir
guest-name = Invité

## Réglages
settings = Réglages
your-name = Ton nom
language = Langue
language-fr = Français
language-en = English
language-de = Deutsch
theme = Lumière
theme-system = Comme le système
theme-dark = Soir
theme-light = Jour
theme-to-light = Couleurs de jour
theme-to-dark = Couleurs du soir
pace = Rythme des robots
pace-slow = Tranquille
pace-normal = Normal
pace-quick = Vif
pace-instant = Immédiat
motion = Animations
motion-note = Les cartes volent ; une touche ou un clic les termine.
sounds = Sons
sounds-note = Un son doux quand c’est à toi.
aids = Aide-mémoire
aids-note = Tes tables montrent ce qu’un joueur attentif pourrait retenir.
aids-table = Chacun voit ce que sa place pourrait retenir.
hints = Conseils
hints-table = Un robot dit ce qu’il ferait à qui le demande. Avec une pendule, à activer si tu le souhaites.
helper-pass = Répondre quand il n’y a pas de choix
helper-pass-note = passe par exemple quand tu ne peux pas payer
helper-pay = Se servir tout seul
helper-pay-note = prend la meilleure carte d’une offre ; les paiements sont seulement proposés
helper-income = Prendre tout le métal
helper-income-note = utilise à ton tour les métaux de tes sorts
done = Terminé
close = Fermer
cancel = Annuler

## Arriver à une table
loading = Un instant …
home = Vers l’étagère
no-page = Cette page n’existe pas.
lobby-host = Ta table est ouverte. Invite des amis, ou laisse les places libres à des robots.
lobby-guest = { $name } a ouvert cette table. Prends place.
seats = Places
free-seat = La place { $letter } est libre
sit-here-too = Ici aussi
stand-up = Se lever
who-plays = Qui joue
a-person = Une personne
level = { $level ->
    [random] Robot : au hasard
    [easy] Robot : facile
    [medium] Robot : moyen
    [hard] Robot : fort
    [expert] Robot : expert
   *[other] { $level }
}
number-of-seats = Nombre de places
fewer = Moins
more-of-it = Plus
start = Distribuer
start-with-bots = { $count ->
    [one] Distribuer, avec un robot à la place libre
   *[other] Distribuer, avec des robots à { $count } places
}
host-starts = { $name } distribue quand tout le monde est là.
invite-friends = Inviter des amis
invite-text = Avec ce lien, on peut s’asseoir ou regarder, sans compte.
invite-local = Cette adresse ne marche que sur cet appareil ; pour des amis, lance le serveur avec --lan.
link = Lien
qr = Code QR du lien
copy-link = Copier le lien
copied = Copié
table-settings = Réglages de la table
clock = Pendule
time-none = Sans pendule
time-minute = Une minute par coup
time-minutes = Trois minutes par coup
time-bank = 20 minutes pour la partie, 10 s de plus par coup
time-days = Trois jours par coup
taking-back = Reprendre un coup
taking-back-fair = Si c’est loyal
taking-back-consent = Si tous acceptent
taking-back-off = Jamais
listed = Ouverte à tous
listed-note = La table figure sur la page d’accueil.
variant-gargon-open_captures = Les cartes gagnées sont visibles
variant-gargon-start = Qui commence
variant-gargon-start-random = Au sort
variant-power-cards-first = Qui annonce en premier
variant-power-cards-first-random = Au sort
variant-power-cards-cap = Durée maximale
variant-power-cards-cap-200 = 200 manches
variant-power-cards-cap-0 = Sans limite
variant-power-cards-cap-150 = 150 manches
variant-power-cards-cap-300 = 300 manches
variant-power-cards-short = Partie courte
variant-power-cards-short-off = Non
variant-power-cards-short-ask = À proposer en cours de partie
variant-power-cards-short-auto = Dès le début
variant-das-amulett-start = Début
variant-das-amulett-start-masters = Pour maîtres
variant-das-amulett-start-beginners = Pour débutants
variant-das-amulett-start-auction = Aux enchères
variant-das-amulett-start-draft = Au choix, chacun son tour
variant-das-amulett-start_reveal = Pile de départ
variant-das-amulett-start_reveal-one = Un sort à la fois
variant-das-amulett-start_reveal-all = Tous les sorts d’un coup
variant-das-amulett-open_pile = Les sorts en vente sont visibles
variant-das-amulett-gift_bolts4 = Le don montre quatre éclairs
variant-das-amulett-gift_drain2 = Le don coûte deux énergies
variant-das-amulett-metal_timing = Revenu en métal
variant-das-amulett-metal_timing-by_colour = Dans la phase de la couleur de la carte
variant-das-amulett-metal_timing-all_grey = Tout dans la phase grise
variant-das-blaue-amulett-board = Plateau
variant-das-blaue-amulett-board-standard = Longue route
variant-das-blaue-amulett-board-short = Courte route
variant-das-blaue-amulett-turning = Faire demi-tour à un lieu
variant-das-blaue-amulett-turning-may = Au lieu de payer
variant-das-blaue-amulett-turning-must_pay = Seulement qui ne peut payer
variant-das-blaue-amulett-turning-free = Toujours permis
variant-das-blaue-amulett-left_castle = Château sur le retour
variant-das-blaue-amulett-left_castle-choice = S’arrêter ou passer
variant-das-blaue-amulett-left_castle-must = Toujours s’arrêter
variant-das-blaue-amulett-first = Qui commence
variant-das-blaue-amulett-first-draw = Au sort

## La barre
action-bar = Ce que tu peux faire
back = Retour
leave = Quitter la table
leave-title = Quitter la table ?
leave-text = La table garde ta place et t’attend. Tu la retrouves sur l’étagère, parmi tes tables.
leave-yes = Quitter
leave-to-bot = Laisser jouer un robot
bot-for = Un robot pour { $name }, absent
log = Ce qui s’est passé
rules = Règles
chat = Discussion
menu = Plus
hint-ask = Un conseil
hint-is = À ta place, un robot choisirait : { $action }
do-it = Le faire
take-back = Reprendre le coup
pause = Demander une pause
other-device = Continuer sur un autre appareil
other-device-text = Valable une seule fois. Ta place passe à l’appareil qui ouvre ce lien.
keys = Touches

## État
to-you = À toi, { $name }
waits-for = On attend { $names }
game-over = La partie est finie
wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
watching = Tu regardes cette table.
is-bot = { $level ->
    [random] Robot, au hasard
    [easy] Robot, facile
    [medium] Robot, moyen
    [hard] Robot, fort
    [expert] Robot, expert
   *[other] Robot
}
is-away = absent
is-here = là
away-for = { $unit ->
    [minutes] absent { $count } min
    [hours] absent { $count } h
    [days] absent { $count } j
   *[now] absent
}
person-away = { $unit ->
    [minutes] { $name } est absent depuis { $count } min.
    [hours] { $name } est absent depuis { $count } h.
   *[days] { $name } est absent depuis { $count } jours.
}
let-a-bot-play = Laisser jouer un robot
alone = Tu es seul : tous les autres sont absents.
go-on-with-bots = Continuer avec des robots
waited-long = { $name } réfléchit depuis { $count } min.
still-there = Toujours là ?
still-there-you = Es-tu toujours là ? Les autres t’attendent.
i-am-here = Je suis là
was-asked = On a demandé à { $name } : toujours là ?
free-the-seat = Libérer la place
reconnecting = Connexion perdue. Nouvel essai …
health-replaced = Cette place est ouverte dans une autre fenêtre.
health-ended = Ta place est passée à un autre appareil.
look-here = Regarder d’ici
is-paused = La partie est en pause.
resume = Reprendre
waits-for-others = On attend les autres …
yes = D’accord
no = Non
bot-plays-for-you = Un robot joue pour toi.
take-seat-back = Reprendre ma place
days = { $count ->
    [one] un jour
   *[other] { $count } jours
}

## Tiroirs
log-empty = Rien encore.
since-last-turn = Depuis ton dernier tour
people-here = Présents : { $names }
chat-empty = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-join-first = Assieds-toi pour participer.
send = Envoyer
mute-people = Faire taire quelqu’un
mute = Faire taire
unmute = Rendre la parole
rules-part = Quelle partie
rule-book = Livret
all-clauses = Toutes les clauses
clause-link = Règle { $clause }

## Touches
key-tab = Tab
key-tab-does = vers la partie suivante de la table
key-arrows = ← ↑ → ↓
key-arrows-does = d’une chose à l’autre dans une partie
key-enter = Entrée
key-enter-does = appuyer, choisir, reposer
key-digits = 1 … 9
key-digits-does = les actions de la liste
key-escape = Échap
key-escape-does = fermer, ou recommencer le choix
key-help = ?
key-help-does = cette liste

## Plusieurs personnes sur un appareil
curtain-title = { $name }, c’est à toi
curtain-text = Passe l’appareil. Quand personne d’autre ne voit l’écran, ouvre le rideau.
curtain-open = Je suis { $name }

## La fin
you = toi
first-place = Premier
show-all = Tout montrer
rematch = Rejouer
look-at-table = Regarder la table
show-result = Montrer le résultat
shuffle-proof = Le mélange était-il honnête ?
shuffle-proof-text = La donne était fixée, et son sceau montré, avant que quiconque s’assoie. Le procès-verbal contient tout ce qu’il faut pour le vérifier : amulette verify.
download-record = Télécharger le procès-verbal
aside-title = Cette table ne peut pas continuer
aside-outdated = Elle a été ouverte avec des règles que ce serveur n’a pas en ce moment. Rien n’est perdu : la partie reprend d’elle-même dès qu’elles sont de retour. Réessaie plus tard, ou télécharge le procès-verbal de la partie jusqu’ici ; cela met fin à la partie pour tout le monde.
aside-damaged = Le serveur ne peut pas lire la suite de cette table. Il réessaie de lui-même. Réessaie plus tard, ou télécharge le procès-verbal de la partie jusqu’ici ; cela met fin à la partie pour tout le monde.
aside-closed = Quelqu’un de cette table a pris le procès-verbal de la partie, et avec lui tout ce qui était caché. La partie est donc terminée. Qui était à la table peut aussi avoir le procès-verbal.
aside-sure = Prendre le procès-verbal ? Il contient toutes les cartes cachées ; la partie se termine pour tout le monde et ne peut pas être reprise.
aside-none = Les cartes ne sont pas encore distribuées, il n’y a donc pas de procès-verbal.

## Quand quelque chose n’est pas possible
code-offline = Le serveur ne répond pas.

## À propos
about = À propos d’Amulette
about-what = Amulette remet sur la table quatre jeux qu’on ne peut plus acheter. C’est un logiciel libre sous licence MIT ; chacun peut l’héberger, le lire et le modifier.
about-games = Les jeux et leurs auteurs
about-author = { $game } : { $author }
about-no-affiliation = Ce projet est indépendant. Il n’est lié ni aux auteurs ni aux éditeurs des jeux ; les règles sont dites avec nos propres mots, et toutes les images sont les nôtres.
about-art = Emblèmes et caractères
about-icons = Emblèmes de game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0 ; certains sont combinés ou recolorés.
about-fonts = Grenze et Grenze Gotisch d’Omnibus-Type, Alegreya Sans de Juan Pablo del Peral, sous licence SIL Open Font, par Fontsource.
about-software = Construit avec Svelte, Vite, Fluent et uqr ; le serveur avec Starlette, uvicorn et msgspec.
about-privacy = Tes données
about-privacy-text = Pas de compte, pas de pistage, aucune requête vers un autre serveur. Cet appareil retient tes tables et tes réglages ; le serveur garde le journal de chaque table.
gallery = Galerie des composants
