### Power Cards en français.
### $who vaut you ou other, $seat est un nom, $card et $cards des noms d’oiseaux, $back un élément de structure. Les nombres arrivent comme nombres.

## Noms

game-name = Power Cards
game-author = un auteur que la règle ne nomme pas
game-summary = Compare les valeurs de tes oiseaux, construis une structure avec les cartes gagnées et joue tout ce qui est sur la table au lance-pierre.
no-affiliation = Ce projet est indépendant, sans lien avec l’auteur ni avec l’éditeur du jeu.
stat-power = puissance
stat-range = portée
stat-accuracy = précision
stat-rarity = rareté
stat-sling = lance-pierre
back-vw = bloc vertical en bois
back-vs = bloc vertical en pierre
back-vi = bloc vertical en glace
back-hw = bloc horizontal en bois
back-hs = bloc horizontal en pierre
back-hi = bloc horizontal en glace
back-pig = cochon
card-other = carte { $number }
card-none = aucune carte
pot-entry = { $seat } : { $back }

## Cartes

card-1 = Aigle
card-2 = Casoar
card-3 = Cygne
card-4 = Oie
card-5 = Condor
card-6 = Autruche
card-7 = Outarde
card-8 = Dindon
card-9 = Coq
card-10 = Pélican
card-11 = Albatros
card-12 = Sterne
card-13 = Martinet
card-14 = Hirondelle
card-15 = Cigogne
card-16 = Grue
card-17 = Barge
card-18 = Frégate
card-19 = Coucou
card-20 = Traquet
card-21 = Martin-pêcheur
card-22 = Pic
card-23 = Colibri
card-24 = Héron
card-25 = Chouette
card-26 = Faucon
card-27 = Épervier
card-28 = Pie-grièche
card-29 = Fou de Bassan
card-30 = Guêpier
card-31 = Kakapo
card-32 = Cagou
card-33 = Bec-en-sabot
card-34 = Quetzal
card-35 = Huppe
card-36 = Oiseau-lyre
card-37 = Kiwi
card-38 = Ibis
card-39 = Gypaète
card-40 = Takahé

## Actions

action-call = Annoncer { $stat } : { $value }
action-call-open = Annoncer …
action-build = Placer { $card } ({ $back })
action-build-open = Placer …
action-short-yes = Oui, jouer la partie courte
action-short-no = Non, continuer comme avant
action-short-open = Répondre …

## Table

view-round = Tour { $round } : { $who ->
    [you] à toi d’annoncer.
   *[other] { $seat } annonce.
}
view-last-rounds = { $left ->
    [one] C’est le dernier tour.
   *[other] Il reste { $left } tours, celui-ci compris.
}
view-short-game = C’est la partie courte : deux structures complètes y mettent fin.
view-pack = { $who ->
    [you] { $count ->
        [one] Tu as une carte dans ton paquet.
       *[other] Tu as { $count } cartes dans ton paquet.
    }
   *[other] { $count ->
        [one] Paquet de { $seat } : une carte.
       *[other] Paquet de { $seat } : { $count } cartes.
    }
}
view-out = { $seat } est hors jeu.
view-structure = { $who ->
    [you] Ta structure : { $parts }.
   *[other] Structure de { $seat } : { $parts }.
}
view-next = { $slot ->
    [1] Il te faut maintenant un bloc vertical, de n’importe quel matériau.
    [4] Il te faut maintenant un cochon.
   *[other] Il te faut maintenant un { $back }.
}
view-leftover = Carte restante : { $parts }.
view-hand = { $who ->
    [you] Tu as gagné : { $cards }.
   *[other] { $seat } a gagné { $count } cartes.
}
view-top = Ta carte du dessus : { $card }
view-scale = { $stat } : de { $low } à { $high } ; la moitié des oiseaux ont { $middle } ou plus.
view-figure = { $stat } { $value }
view-back = À son dos : { $back }.
drawn-pack = cartes
drawn-built = structures
drawn-out = place { $rank }
drawn-back = verso :
card-line = { $number } { $card } : { $figures } ({ $back })
part-own = { $back } ({ $card })
ask-call = Quelle caractéristique annonces-tu ?
ask-build = Quelle carte places-tu ?
ask-short = Vous n’êtes plus que deux et la table est vide : terminez-vous par une partie courte ?

## Événements

event-game-started = Une partie de Power Cards à { $seats } commence (édition { $edition }). { $count ->
    [0] Il ne reste aucune carte.
    [one] Une carte reste sur la table.
   *[other] { $count } cartes restent sur la table.
} { $who ->
    [you] Tu annonces en premier.
   *[other] { $seat } annonce en premier.
}
event-top = { $who ->
    [you] Ta carte du dessus est maintenant : { $card }.
   *[other] { $seat } a une nouvelle carte du dessus.
}
event-round-started = Tour { $round } : { $who ->
    [you] à toi d’annoncer.
   *[other] { $seat } annonce.
}
event-retrieved = { $who ->
    [you] Ton paquet est vide : tu reprends { $card } ({ $back }) de ta structure.
   *[other] Le paquet de { $seat } est vide ; { $seat } reprend une carte de sa structure : { $back }.
}
event-short-asked = { $who ->
    [you] On te demande si tu veux une partie courte.
   *[other] On demande à { $seat } s’il faut une partie courte.
}
event-short-answered = { $answer ->
    [yes] { $who ->
        [you] Tu dis oui.
       *[other] { $seat } dit oui.
    }
   *[no] { $who ->
        [you] Tu dis non.
       *[other] { $seat } dit non.
    }
}
event-short-started = La partie courte commence : plus de tour lance-pierre, et deux structures complètes y mettent fin.
event-called = { $who ->
    [you] Tu annonces : { $stat } !
   *[other] { $seat } annonce : { $stat } !
}
event-laid = { $who ->
    [you] Tu lis { $value } ({ $card }).
   *[other] { $seat } lit { $value }.
}
event-tied = Égalité entre { $seats } ! Sur la table : { $pot }.
event-dropped = { $who ->
    [you] Tu n’as plus de carte à poser et tu sors de l’égalité.
   *[other] { $seat } n’a plus de carte à poser et sort de l’égalité.
}
event-round-won = { $by ->
    [only] { $who ->
        [you] Toi seul peux poser une carte : tu gagnes le tour.
       *[other] { $seat } est seul à pouvoir poser une carte et gagne le tour.
    }
    [fallback] { $who ->
        [you] Personne ne peut poser de carte : tu viens en premier et tu gagnes le tour.
       *[other] Personne ne peut poser de carte : { $seat } vient en premier et gagne le tour.
    }
   *[highest] { $who ->
        [you] Tu gagnes le tour !
       *[other] { $seat } gagne le tour !
    }
}
event-collected = { $who ->
    [you] Tu ramasses { $count } cartes : { $cards }.
   *[other] { $seat } ramasse { $count } cartes.
}
event-out = { $count ->
    [one] { $seats } est hors jeu, à la place { $rank }.
   *[other] { $seats } sont hors jeu, à la place { $rank }.
}
event-built = { $who ->
    [you] Tu places { $card } à l’emplacement { $slot } : { $back }.
   *[other] { $seat } place un élément à l’emplacement { $slot } : { $back }.
}
event-tucked = { $who ->
    [you] { $count ->
        [one] Tu glisses une carte sous ton paquet.
       *[other] Tu glisses { $count } cartes sous ton paquet.
    }
   *[other] { $count ->
        [one] { $seat } glisse une carte sous son paquet.
       *[other] { $seat } glisse { $count } cartes sous son paquet.
    }
}
event-sling-started = { $who ->
    [you] Tour lance-pierre ! Ton cochon vaut { $value }.
   *[other] Tour lance-pierre ! Le cochon de { $seat } vaut { $value }.
}
event-sling-read = { $who ->
    [you] Tu lis { $value } ({ $card }).
   *[other] { $seat } lit { $value }.
}
event-sling-tied = { $count ->
    [one] Égalité entre { $seats } ! Sur la table : { $pot }.
   *[other] Égalité entre { $seats } ! Sur la table : { $pot }.
}
event-sling-laid = { $who ->
    [you] Tu poses { $card }, qui vaut { $value }.
   *[other] { $seat } pose une carte qui vaut { $value }.
}
event-sling-won = { $pig ->
    [yes] { $who ->
        [you] Ton cochon gagne ! Tu prends toutes les structures : { $cards }.
       *[other] Le cochon de { $seat } gagne et prend toutes les structures : { $count } cartes.
    }
   *[no] { $who ->
        [you] Tu gagnes le tour lance-pierre et tu prends { $cards }.
       *[other] { $seat } gagne le tour lance-pierre et prend { $count } cartes.
    }
}
event-table-cleared = La table est vide. Les structures venaient de { $seats }.
event-game-over = { $reason ->
    [cap] Le dernier tour est joué.
    [short] Deux structures sont complètes.
   *[last] Il ne reste qu’une personne.
} { $count ->
    [one] { $winners } gagne la partie !
   *[other] { $winners } se partagent la victoire !
}

## Refus

refusal-P-1-1 = Power Cards se joue à 2, 3 ou 4, pas à { $seats } ; change le nombre de places.
refusal-P-1-7 = La place { $first } ne peut pas annoncer en premier : il n’y a que { $seats } places ; nomme l’une d’elles ou laisse faire le hasard.
refusal-P-2-11 = Personne ne peut passer ; choisis l’une des choses que tu peux faire.
refusal-P-3-2 = C’est { $seat } qui annonce ; attends de gagner un tour.
refusal-P-3-4 = C’est le moment d’annoncer ; choisis puissance, portée, précision ou rareté.
refusal-P-3-5 = La valeur lance-pierre ne peut pas être annoncée ; choisis puissance, portée, précision ou rareté.
refusal-P-6-1 = C’est { $seat } qui a gagné le tour et qui construit ; attends ton tour.
refusal-P-6-3 = { $card } ne fait pas partie des cartes que tu viens de gagner ; place l’une de celles-ci.
refusal-P-6-5 = { $card } ({ $back }) ne va pas à l’emplacement { $slot } ; { $slot ->
    [1] il faut un bloc vertical de n’importe quel matériau.
   *[other] il faut : { $wanted }.
}
refusal-P-6-6 = { $card } ({ $back }) est d’un autre matériau ; il faut à cette structure : { $wanted }.
refusal-P-6-9 = Tu peux construire, donc tu dois le faire ; place l’une des cartes qui conviennent.
refusal-P-10-3 = La partie est finie, on ne peut plus rien jouer ; commences-en une autre si tu veux.
refusal-P-11-4 = On demande à { $seat } s’il faut une partie courte ; seuls oui et non sont des réponses.
