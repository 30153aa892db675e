### Gargon en français.
### $who vaut you ou other, $seat est un nom, $cards une liste déjà rédigée, $colour un mot de couleur rédigé
### (sa lettre dans card-back seulement). Les nombres arrivent comme nombres. Un paragraphe du livret tient sur une ligne.

## Noms

game-name = Gargon
game-author = Rüdiger Dorn
game-summary = Envoie des créatures légendaires au combat, couleur contre couleur, et capture les cartes qui portent des amulettes.
no-affiliation = Ce projet est indépendant, sans lien avec l’auteur ni avec l’éditeur du jeu.
colour-w = blanc
    .creature = dragon
    .adjective = blanche
colour-b = bleu
    .creature = pégase
    .adjective = bleue
colour-v = violet
    .creature = gargouille
    .adjective = violette
colour-y = jaune
    .creature = manticore
    .adjective = jaune
colour-r = rouge
    .creature = phénix
    .adjective = rouge
colour-g = vert
    .creature = fée
    .adjective = verte
card-face = { $colour } { $value }
card-back = { $colour ->
    [w] blanc caché
    [b] bleu caché
    [v] violet caché
    [y] jaune caché
    [r] rouge caché
    [g] vert caché
   *[other] { $colour } caché
}
cards-none = aucune carte
# $pattern est un nombre : les chiffres de la répartition sans les points.
pattern-name = { $pattern ->
    [1] une carte
    [2] deux cartes de même couleur
    [11] deux cartes de couleurs différentes
    [21] deux cartes d’une couleur et une d’une autre
    [111] trois cartes de trois couleurs
    [3] trois cartes de même couleur
   *[other] { $pattern }
}

## Actions

action-lay = Poser { $cards }
action-draw = Tirer de la pioche { $pile } (carte { $back })
action-stop = Arrêter de piocher
action-pass = Passer sans piocher
action-fight = Lancer la bataille en { $colour }

## Table

counted-colour = { $count } en { $colour }
card-of = { $seat } avec { $cards }
hand-row = { $letter } { $colour }, { $creature } : { $values }
table-amulets = Amulettes sur les cartes : { $figures }.
amulets-on = { $amulets ->
    [0] aucune
   *[other] { $amulets }
} sur { $values }
view-round = Tour { $round }, { $seat } commence.
view-final-round = C’est le dernier tour.
view-hand = Ta main
view-other-hand = { $seat } { $count ->
    [0] n’a aucune carte en main.
    [one] a une carte en main : { $cards }.
   *[other] a { $count } cartes en main : { $cards }.
}
view-pile = Pioche { $pile } : { $count ->
    [0] vide.
    [one] une carte, { $cards }.
   *[other] { $count } cartes, à partir du dessus : { $cards }.
}
view-laid = { $seat } a posé : { $cards }.
view-laid-hidden = { $seat } a posé face cachée : { $cards }.
view-won = { $seat } a gagné : { $cards }.
view-won-count = { $seat } { $count ->
    [0] n’a encore gagné aucune carte.
    [one] a gagné une carte.
   *[other] a gagné { $count } cartes.
}
view-lost = Défausse : { $cards }.
view-turn = { $who ->
    [you] À toi de jouer.
   *[other] À { $seat } de jouer.
}
view-over = La partie est terminée.
view-score = Place { $place } : { $seat } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}, dont { $bonus } de bonus et { $amulets } d’amulettes.
drawn-held = main
drawn-laid = posées
drawn-won = gagnées
drawn-pile = Pile { $pile }
ask-lead = Tu commences : quelles cartes poses-tu, une, deux ou trois, mais pas plus de deux par couleur ?
ask-follow = Poses-tu { $pattern }, ou passes-tu ?
ask-last = Tu joues en dernier et seules les couleurs déjà sur la table te sont permises ({ $colours }) : poses-tu { $pattern }, ou passes-tu ?
ask-more = Tu as pioché { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
} : en veux-tu une autre, ou t’arrêtes-tu ?
ask-fight = Dans laquelle de tes couleurs lances-tu la bataille ?
ask-consolation = Tu as perdu une carte au combat : de quelle pioche tires-tu ta carte de consolation ?

## Événements

event-game-started = Une partie de Gargon à { $seats } joueurs commence (édition { $edition }).
event-dealt = { $who ->
    [you] Tu reçois { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
event-piles-set = Les deux pioches sont prêtes : { $count1 ->
    [one] { $count1 } carte dans la pioche 1
   *[other] { $count1 } cartes dans la pioche 1
}, { $count2 ->
    [one] { $count2 } carte dans la pioche 2.
   *[other] { $count2 } cartes dans la pioche 2.
}
event-round-started = Tour { $round } : { $who ->
    [you] tu commences.
   *[other] { $seat } commence.
}{ $skippedcount ->
    [0] {""}
    [one] {" "}{ $skipped } n’a pas de cartes et ne peut pas commencer.
   *[other] {" "}{ $skipped } n’ont pas de cartes et ne peuvent pas commencer.
}
event-laid = { $who ->
    [you] Tu poses { $cards }.
   *[other] { $seat } pose { $cards }.
}
event-passed = { $who ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
event-drew = { $reason ->
    [consolation] { $who ->
        [you] Tu tires une carte de consolation de la pioche { $pile } : { $card }.
       *[other] { $seat } tire une carte de consolation de la pioche { $pile } : { $card }.
    }
   *[pass] { $who ->
        [you] Tu tires { $card } de la pioche { $pile }.
       *[other] { $seat } tire { $card } de la pioche { $pile }.
    }
}
event-pile-emptied = { $first ->
    [yes] La pioche { $pile } est vide : c’est le dernier tour.
   *[no] La pioche { $pile } est vide.
}
event-pass-ended = { $who ->
    [you] { $count ->
        [0] Tu n’as rien pioché.
        [one] Tu as pioché une carte.
       *[other] Tu as pioché { $count } cartes.
    }
   *[other] { $count ->
        [0] { $seat } n’a rien pioché.
        [one] { $seat } a pioché une carte.
       *[other] { $seat } a pioché { $count } cartes.
    }
}
event-revealed = Les cartes posées sont retournées : { $seats }.
event-chosen = { $who ->
    [you] Tu choisis le { $colour }.
   *[other] { $seat } choisit le { $colour }.
}
event-battle = { $case ->
    [A] Personne ne dispute le { $colour } : { $cards }. { $who ->
        [you] Tu gagnes sans combattre.
       *[other] { $seat } gagne sans combattre.
    }
    [C] Il reste une seule carte en { $colour } : { $cards }. { $who ->
        [you] Tu la gagnes sans combattre.
       *[other] { $seat } la gagne sans combattre.
    }
   *[B] { $number ->
        [1] Bataille en { $colour } : { $cards }.
       *[other] Deuxième bataille en { $colour } : { $cards }.
    } { $who ->
        [you] Tu gagnes.
        [none] Personne ne gagne.
       *[other] { $seat } gagne.
    }
}
event-captured = { $who ->
    [you] { $count ->
        [one] Tu remportes { $cards }.
       *[other] Tu remportes { $count } cartes : { $cards }.
    }
   *[other] { $count ->
        [one] { $seat } remporte { $cards }.
       *[other] { $seat } remporte { $count } cartes : { $cards }.
    }
}
event-discarded = { $reason ->
    [end] { $who ->
        [you] Tu défausses ce qui te reste en main : { $cards }.
       *[other] { $seat } défausse ses dernières cartes : { $cards }.
    }
   *[battle] { $who ->
        [you] Tu perds { $cards }.
       *[other] { $seat } perd { $cards }.
    }
}
event-round-ended = Le tour { $round } est terminé.
event-scored = { $who ->
    [you] { $total ->
        [one] Tu as { $total } point
       *[other] Tu as { $total } points
    }
   *[other] { $total ->
        [one] { $seat } a { $total } point
       *[other] { $seat } a { $total } points
    }
}, dont { $bonus } de bonus et { $amulets } d’amulettes : place { $place }.
event-game-ended = { $count ->
    [one] La partie est terminée : { $winners } l’emporte !
   *[other] La partie est terminée : { $winners } se partagent la victoire !
}

## Refus

refusal-G-1-1 = Gargon se joue à 3, 4 ou 5, pas à { $seats } ; change le nombre de places.
refusal-G-1-7 = La place { $start } ne peut pas commencer la partie : il n’y a que { $seats } places ; choisis l’une d’elles ou laisse faire le hasard.
refusal-G-1-10 = Le tableau d’amulettes de cette édition contredit la règle imprimée ; il en faut zéro sur les 0, 13, 14 et 15, une à cinq sur chaque valeur de 1 à 12, trois sur le 5, deux sur le 7, six sur le 1 et le 10 ensemble, huit sur le 2 et le 6 ensemble.
refusal-G-3-1 = C’est toi qui commences ce tour, tu ne peux donc ni passer ni piocher ; pose une à trois cartes de ta main.
refusal-G-3-2 = Tu n’as pas { $cards } en main ; pose des cartes que tu possèdes.
refusal-G-3-4 = Trois cartes de même couleur, c’est toujours interdit ; prends-en deux au plus en { $colour }.
refusal-G-4-1 = C’est le moment de suivre ou de passer ; pose la même répartition que le premier joueur, ou tire une carte pour passer.
refusal-G-4-2 = Le premier joueur a posé { $wanted }, mais tu as choisi { $laid } ; pose toi aussi { $wanted }, ou passe.
refusal-G-4-4 = Tu joues en dernier ce tour-ci, et les couleurs que personne n’a posées te sont fermées ({ $colours }) ; pose des couleurs déjà sur la table ({ $allowed }), ou passe.
refusal-G-5-1 = En tirant ta première carte, tu as passé et tu ne peux plus poser ce tour-ci ; pioche encore ou arrête-toi.
refusal-G-5-2 = Passer, c’est tirer au moins une carte ; pioche d’abord, tu pourras ensuite t’arrêter.
refusal-G-5-5 = Tu es déjà en train de passer ; pioche encore ou arrête-toi.
refusal-G-5-8 = La pioche { $pile } est vide ; tire de l’autre s’il y reste des cartes.
refusal-G-5-10 = On ne passe sans piocher que si les deux pioches sont vides ; tire une carte pour passer.
refusal-G-6-3 = Tu dois maintenant choisir une couleur à disputer, parmi celles de tes cartes posées ; tu as le choix : { $allowed }.
refusal-G-8-5 = La pioche { $pile } est vide ; prends ta carte de consolation dans l’autre.
refusal-G-8-6 = Tu as perdu une carte, tu dois donc en tirer une maintenant ; choisis une pioche.
refusal-G-10-3 = La partie est terminée et il n’y a plus rien à jouer ; commence-en une autre si tu veux.
refusal-G-13-1 = C’est à { $seat } de jouer ; attends ton tour.
