### Ce que tous les jeux ont en commun, en français.
### Les mots en notation ($notation, $command, $clause, $letter) sont les mêmes dans toutes les langues.

## Listes et cartes

list-and = { $first } et { $last }
list-more = { $first } et { $count } autres dessous
list-break = {" ; "}
# Combien de cartes cachées d’une couleur.

## Places

name-human = Joueur { $letter }
name-bot = Robot { $letter }
seat-human = Place { $letter } : { $name }{ $you ->
    [yes] , c’est toi.
   *[no] .
}
seat-bot = Place { $letter } : { $name }, un robot ({ $level ->
    [random] au hasard
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] { $level }
}).

## Jouer

welcome-help = Réponds par un numéro, ou par une action telle qu’elle figure entre parenthèses. Tape help pour voir ce que tu peux taper d’autre.
goes-on = La partie reprend après { $moves ->
    [one] un coup.
   *[other] { $moves } coups.
}
hand-over = { $name }, c’est à toi. Quand personne d’autre ne voit l’écran, appuie sur Entrée.
choice = { $number }. { $action } ({ $notation })
choice-all = { $number }. { $action }, et c’est tout ({ $notation })
choice-branch = { $number }. { $action } : { $count } choix ({ $notation } …)
choice-more = Page { $page } sur { $pages }. Tape more pour la page suivante.
no-such-number = Il n’y a pas de choix { $number } ; les numéros vont de 1 à { $last }.
not-understood = Je ne comprends pas « { $text } ». Tape un numéro, une action comme { $example }, ou help. Rien n’a changé.
refused = Interdit par { $clause } : { $reason }
allowed = { $notation } est permis maintenant.
allowed-few = Tu peux maintenant : { $actions }.
allowed-many = Tu as le choix entre { $count } actions ; appuie sur Entrée pour en voir la liste.
rule = { $clause } : { $sentence }
no-such-rule = Il n’y a pas de règle « { $clause } ». Tape rules pour tout le livret, de rules 1 à rules { $chapters } pour un chapitre, ou rules et le numéro d’une clause, comme rules { $example }.
why-what = Tape why et une action, comme why { $example }.
hint = Un robot qui voit ce que tu vois, et qui réfléchit à la suite, choisirait : { $action } ({ $notation })
hint-measured = Là où il a regardé ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}), tu finis en tête avec { $chance } % de chances, à { $margin } du meilleur des autres.
hint-other = Le deuxième choix ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}) : { $action } ({ $notation }). Par rapport à lui, le premier donne { $chance } points de chances sur cent et { $margin } d’écart.
hint-hurried = { $done ->
    [one] Le temps était écoulé après { $done } essai sur { $asked }.
   *[other] Le temps était écoulé après { $done } essais sur { $asked }.
}
bot-hurried = { $done ->
    [one] { $name } a dû répondre après { $done } essai sur { $asked } : son coup est plus faible que son niveau.
   *[other] { $name } a dû répondre après { $done } essais sur { $asked } : son coup est plus faible que son niveau.
}
no-way-back = Tu es déjà au premier choix.
no-more = Il n’y a que cette page.
save-where = Tape save et le nom d’un fichier.
saved = La partie est enregistrée dans { $file } et y sera tenue à jour coup par coup. Le fichier contient toute la donne : qui le lit peut voir toutes les cartes.
not-saved = La partie n’a pas pu être enregistrée : { $reason }
file-taken = Il y a déjà autre chose dans { $reason } ; choisis un autre nom. Rien n’a été enregistré.
kept = La partie est enregistrée dans { $file }.
left = La partie est enregistrée. Pour la reprendre : { $command }
left-unsaved = Tu quittes la partie, et elle n’a pas été enregistrée. Une autre fois, tape save et le nom d’un fichier avant de quitter, ou commence avec --save FICHIER ; --load FICHIER la reprendra.

## Aide

help-intro = Réponds par le numéro d’un choix, ou par une action dans sa notation. Tu peux aussi taper :
help-help = help : afficher cette liste.
help-view = view : afficher de nouveau la table. view all : la même avec tout ce qui est d’ordinaire omis.
help-rules = rules : lire le livret de règles. rules 3 : un seul chapitre. rules { $clause } : une seule clause.
help-why = why ACTION : expliquer pourquoi une action, ou le choix de ce numéro, est permise ou non.
help-log = log : raconter ce qui s’est passé. log 10 : les dix dernières lignes seulement.
help-hint = hint : dire ce qu’un robot ferait à ta place.
help-back = back : effacer le dernier mot du choix que tu composes.
help-more = more : afficher la page suivante des choix.
help-save = save FICHIER : garder la partie dans un fichier. Il contient toute la donne : qui le lit peut voir toutes les cartes.
help-quit = quit : quitter la partie.

## La table en plein écran

full-line = Un numéro, une action, ou un mot comme help
full-waiting = C’est à { $name } de décider.
drawn-you = toi
full-sit-down = Je suis là
full-over = La partie est finie.
full-leave = Quitter la table
full-close = Échap : fermer
full-needs-terminal = La table en plein écran a besoin d’un terminal ; ici, enlève --tui.
full-missing = Il manque un paquet à la table en plein écran : { $command }
full-keys = Les flèches et Entrée choisissent, un clic aussi. Ce que tu tapes va à la ligne du bas, et Entrée l’envoie. Tab va d’une partie à l’autre.
full-key-help = cette page
    .short = Aide
full-key-view = toute la table, avec ce qui est omis d’habitude
    .short = Table
full-key-rules = le livre de règles
    .short = Règles
full-key-why = pourquoi le choix marqué est permis
    .short = Pourquoi
full-key-hint = ce qu’un robot ferait à ta place
    .short = Conseil
full-key-log = ce qui s’est passé jusqu’ici
full-key-save = garder la partie dans un fichier, dont tu tapes le nom
    .short = Garder
full-key-theme = clair ou sombre
    .short = Thème
full-key-quit = quitter la partie
    .short = Fin
full-key-back = vider la ligne, fermer une page, ou reprendre le dernier mot d’un choix
full-key-up = remonter dans la table, ou dans les nouvelles quand elles sont marquées
full-key-down = redescendre

## Une table sur le réseau

join-name = Ton nom ?
join-seat-free = La place { $letter } est libre.
join-words = En attendant, tu peux taper help, view, log, say suivi de ce que tu veux dire, ou quit.
join-wait-deal = { $name } donne quand tout le monde est là.
join-your-deal = C’est toi l’hôte. Tape start pour faire donner les cartes dès que toutes les places sont prises.
join-paused = La partie est en pause. Tape resume pour continuer.
join-stood-in = Un bot joue pour toi. Tape return pour reprendre ta place.
join-gone = { $name } n’est plus là depuis { $time }.
join-gone-since = Absence depuis { $time }.
join-here-again = { $name } est de nouveau là.
join-replace = Au bout d’une minute, tape replace { $letter } pour qu’un robot continue.
join-stand-in = À la place de qui s’absente joue un robot ({ $level ->
    [random] au hasard
    [easy] facile
    [medium] moyen
    [hard] difficile
    [expert] expert
   *[other] { $level }
}).
join-nudged = Les autres demandent si tu es toujours là. Tape here, ou joue, dans la minute ; sinon un robot peut jouer pour toi.
join-asked = Réponses attendues : { $names }.
join-not-now = Ce n’est pas ton tour, « { $text } » doit donc attendre. Tape help pour voir ce que tu peux taper en attendant.
join-say-what = Tape say et ce que tu veux dire.
join-clock = Temps restant : { $time }.
join-over = Tape again pour rejouer avec tout le monde, ou quit.
join-again = Rejouer
join-lost = La connexion est perdue. Elle est retentée ; rien ne se perd.
join-back = La connexion est rétablie.
join-missed = Beaucoup de choses se sont passées entre-temps ; voici où l’on en est.
join-left = Tu quittes la table, et ta place reste à toi. Pour revenir : { $command }
join-left-watching = Tu quittes la table. Pour regarder de nouveau : { $command } --watch
join-bad-address = « { $address } » n’est pas l’adresse d’une table. Elle ressemble à http://hôte:8000/t/NOM ; la page de la table la montre.
join-away = Le serveur { $server } ne répond pas. L’adresse est-elle juste, et est-il en marche ?
join-no-amulette = Il n’y a pas de serveur Amulette à { $server }.
join-version = Le serveur parle une autre version d’Amulette. Installe la version qu’il a.
join-begun = La partie a commencé sans toi. Regarde-la avec --watch.
join-full = Toutes les places sont prises. Regarde avec --watch, ou demande une place à l’hôte.
join-not-kept = Ta place ne peut pas être gardée dans { $file } : { $reason }
help-say = say TEXTE : dire quelque chose à toute la table.
help-undo = undo : reprendre ta dernière action, là où la table le permet.
help-yes = yes : accepter une proposition.
help-no = no : ne pas l’accepter.
help-pause = pause : proposer une pause.
help-resume = resume : finir une pause.
help-return = return : reprendre ta place au bot qui joue pour toi.
help-start = start : faire donner les cartes, si tu es l’hôte.
help-here = here : répondre que tu es toujours là.
help-nudge = nudge : demander à la personne attendue si elle est toujours là. nudge B : de même pour la place B.
help-replace = replace B : proposer qu’un robot continue à la place B, dont la personne est absente. replace : à la place attendue.
help-again = again : proposer de rejouer quand la partie est finie, ou l’accepter.
full-key-say = dire quelque chose à tout le monde
    .short = Dire

## Commandes

by-author = Un jeu de { $author }
names-count = { $names ->
    [one] { $names } nom donné
   *[other] { $names } noms donnés
} pour { $seats } places.
bad-name = « { $name } » ne peut pas être un nom : les noms sont tous différents et ont de 1 à { $longest } lettres.
no-such-clause = Il n’y a pas de clause « { $clause } » ; la première est { $first }.
load-seats = La partie enregistrée a { $seats } places, mais { $players } joueurs sont donnés.
load-other = La partie enregistrée est { $other }, pas { $game }.
replay-short = La partie n’a que { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
no-such-seat = Il n’y a pas de place { $letter } ; les places vont de A à { $last }.
verify-ok = OK : { $game }, { $seats } places, { $moves } coups. { $over ->
    [yes] La partie est terminée.
   *[no] La partie n’est pas terminée.
}
verify-place = Place { $place } : { $seat }, { $score ->
    [one] { $score } point.
   *[other] { $score } points.
}
verify-digest = Empreinte : { $digest }
bad-move = Coup { $move }, { $seat } : { $notation } est interdit par { $clause }. { $reason }
verify-shuffle = Le mélange tient : la donne découle de l’engagement { $commitment } et des octets donnés par les places.
