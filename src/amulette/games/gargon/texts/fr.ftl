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

## Livret de règles

book-1-title = Ton but
book-1-text =
    Tu es magicien ou magicienne. Tu envoies des créatures légendaires au combat, couleur contre couleur, pour gagner des cartes.

    À la fin, chaque amulette de tes cartes gagnées vaut un point, et tu reçois un bonus pour chaque couleur où tu as gagné le plus de cartes. Le plus grand total l’emporte.
book-2-title = Les cartes
book-2-text =
    Il y a 102 cartes en six couleurs, 17 par couleur : dragons blancs, pégases bleus, gargouilles violettes, manticores jaunes, phénix rouges et fées vertes. Chaque couleur a une fois les valeurs de 1 à 15 et deux fois le 0.

    Les cartes fortes gagnent les batailles, les faibles portent des amulettes : cinq sur un 1 ou un 2, puis de moins en moins, une seule sur les 10, 11 et 12, zéro sur les 13, 14 et 15. Le 0 n’en a pas non plus, mais il double celles de sa couleur.

    Le dos montre aussi la couleur. Tout le monde voit donc quelles couleurs tu tiens, mais personne d’autre ne voit les valeurs.
book-3-title = La mise en place
book-3-text =
    On mélange toutes les cartes et chacun en reçoit dix. Le reste forme deux pioches égales, faces cachées et étalées, pour que tous voient quelles couleurs vont venir.

    Un joueur est désigné pour commencer le premier tour. On joue dans le sens des aiguilles d’une montre.
book-4-title = Un tour
book-4-text =
    Un tour a deux phases. D’abord le premier joueur, puis tous les autres dans le sens horaire, posent des cartes faces cachées, ou bien passent et piochent. Ensuite on retourne toutes les cartes posées, et elles s’affrontent, couleur par couleur.

    Quand il ne reste aucune carte posée, le tour est fini, et le voisin de gauche du premier joueur commence le suivant. Un joueur sans cartes ne peut pas commencer : on passe au suivant. Il joue quand même ce tour, quand vient son moment.
book-5-title = Commencer
book-5-text =
    Si tu commences, tu dois poser une, deux ou trois cartes de ta main, faces cachées, de couleurs et de valeurs à ton choix. Il est seulement interdit de poser trois cartes de même couleur.

    Il y a donc cinq répartitions : une carte ; deux cartes de même couleur ; deux de couleurs différentes ; deux d’une couleur et une d’une autre ; trois de trois couleurs.
book-6-title = Suivre ou passer
book-6-text =
    Après le premier joueur, chacun joue une fois.

    Pour suivre, pose exactement la même répartition : autant de cartes, partagées de la même façon entre les couleurs. Les couleurs sont à ton choix. Seul le dernier joueur du tour doit s’en tenir aux couleurs déjà posées par quelqu’un.

    Pour passer, tire une, deux ou trois cartes, chacune du dessus de la pioche que tu veux. Tu vois chaque carte avant de décider de la suivante. Tu peux passer même si tu pourrais suivre, et il le faut si tu ne peux pas. Dès que tu as pioché, tu ne peux plus poser ce tour-ci. On ne passe sans piocher que si les deux pioches sont vides.
book-7-title = Les batailles
book-7-text =
    Dans l’ordre du jeu, le premier qui a encore des cartes posées nomme une de ses couleurs. On règle toutes les cartes de cette couleur avant d’en nommer une autre.

    A : si un seul joueur l’a posée, il remporte ses cartes sans combattre.

    B : plusieurs l’ont posée. Chacun combat avec sa carte la plus forte. La plus haute gagne, et elle seule est remportée. Les autres sont défaussées, et chaque perdant tire, dans l’ordre, une carte de consolation de la pioche de son choix. Si au moins deux joueurs ont encore une carte de la couleur, une deuxième bataille suit.

    C : s’il reste une seule carte après la première bataille, son propriétaire la remporte sans combattre, même s’il vient de perdre.
book-8-title = Un exemple de batailles
book-8-text =
    Ana commence avec vert 2, vert 11 et bleu 6. Ben pose jaune 4, jaune 9 et vert 13. Cléo joue en dernier : bleu 5, bleu 12 et vert 8.

    Ana nomme le vert. Le 11, le 13 et le 8 s’affrontent : Ben remporte son 13. Ana et Cléo défaussent leur carte et en tirent une chacune. Le 2 d’Ana est la seule carte verte qui reste : elle la remporte (C).

    Ana nomme le bleu. Le 12 de Cléo bat le 6 : Cléo remporte le 12, Ana défausse et pioche. Le 5 de Cléo reste seul : elle le remporte (C).

    Ben nomme le jaune. Personne d’autre n’en a posé : il remporte le 4 et le 9 (A).
book-9-title = Les zéros
book-9-text =
    Un 0 perd contre toute autre carte. Tu ne le gagnes que dans les cas A et C : si personne d’autre n’a posé la couleur, ou s’il est la dernière carte après la première bataille.

    Si les deux zéros d’une couleur se retrouvent seuls dans une bataille, personne ne gagne. Les deux sont défaussés, et leurs propriétaires tirent chacun une carte.
book-10-title = La fin de la partie
book-10-text =
    Dès qu’on tire la dernière carte d’une des pioches, le dernier tour est annoncé. On le joue jusqu’au bout, en continuant de piocher dans l’autre pioche tant qu’elle a des cartes. Si les deux sont vides, on ne pioche plus.

    Ensuite la partie est terminée. Les cartes restées en main sont défaussées et ne comptent pas.
book-11-title = Le décompte
book-11-text =
    Seules comptent les cartes que tu as gagnées.

    Bonus : dans chaque couleur, qui a gagné le plus de cartes reçoit 10 points. En cas d’égalité, chacun des joueurs à égalité en reçoit 5. Ici toutes les cartes comptent, même sans amulette.

    Amulettes : additionne les tiennes dans chaque couleur. Un 0 gagné dans la couleur les double, les deux zéros les multiplient par quatre. Chaque amulette vaut alors un point. Les zéros ne changent ni les bonus ni les autres couleurs.

    Le plus grand total l’emporte ; à total égal, on partage la place.
book-12-title = Un exemple de décompte
book-12-text =
    Ana a gagné rouge 0, 1 et 6, bleu 5 et 14, et vert 7. Ben a gagné deux cartes rouges et deux bleues, Cléo trois vertes.

    Rouge : Ana a le plus de cartes, 10 points. Son 1 porte cinq amulettes et son 6 trois ; le 0 change ces huit en 16.

    Bleu : Ana et Ben sont à égalité, 5 points chacun. Le 5 d’Ana porte trois amulettes, son 14 n’en a pas.

    Vert : Cléo a le plus de cartes. Le 7 d’Ana porte quand même deux amulettes.

    Ana a 15 points de bonus et 16 + 3 + 2 = 21 points d’amulettes, soit 36 en tout.
book-13-title = Variante : gains visibles
book-13-text =
    D’habitude, les gains sont faces cachées : tu peux regarder les tiens, et des autres tu ne vois que le nombre. Avec les gains visibles, tous restent faces visibles, et chacun voit où en est la partie. Rien d’autre ne change.
book-14-title = Trois conseils pour ta première partie
book-14-text =
    Regarde les dos. Dans une couleur que personne n’a posée et que personne ne tient après toi, tes cartes te reviennent sans combat.

    Pose ensemble une carte forte et une faible de même couleur. La forte combat d’abord, et la faible avec ses amulettes, ou un 0, te revient souvent comme dernière carte.

    Passe à temps. Trois nouvelles cartes au début te donnent du choix plus tard, mais vers la fin les cartes en main ne valent plus rien.
