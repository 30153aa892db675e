### Das blaue Amulett en français.
### $who vaut you, other ou none, $seat et $victim sont des noms, $card, $cards, $force et $ranks sont déjà rédigés.
### Les cases ($origin, $to, $place, $space) restent en notation : P3, 3R6, 3L6. Les nombres arrivent comme nombres.

## Noms

game-name = Das blaue Amulett
game-author = Johann Rüttinger
game-summary = Mène ton prince au Château de Lumière, malgré les épreuves et les Forces des Ténèbres, et gare à la voie du retour.
no-affiliation = Ce projet est indépendant, sans lien avec l’auteur ni avec l’éditeur du jeu.
fate-dw = nain
fate-wi = sorcière
fate-so = magicienne
fate-ru = ruines
fate-wa = eau
fate-fi = feu
fate-am = amulette
move-card-joker = joker
cards-none = aucune carte
force-dw = le nain
    .object = le nain
force-wi = la sorcière
    .object = la sorcière
force-so = la magicienne
    .object = la magicienne
place-kind = { $kind ->
    [castle] château
    [gate] porte
    [ruins] ruines
    [water] eau
    [fire] feu
   *[goal] Château de Lumière
}

## Actions

action-play = Jouer le { $card }
action-joker = Jouer le joker pour { $points }
action-joker-open = Jouer le joker
action-stop = Ne plus jouer de carte
action-pay = Payer et passer
action-turn = Faire demi-tour sans payer
action-go = Continuer
action-turn-free = Faire demi-tour
action-enter = Entrer au château
action-round = Contourner le château
action-discard = Défausser la carte { $card }
action-steal = Voler une carte
action-nosteal = Ne rien voler
action-take = Prendre les cartes
action-notake = Laisser les cartes
action-done = Ne plus déplacer de force
action-force = Déplacer { $force } en { $place }

## Table

card-of = { $seat } { $card }
rank-of = { $place }. { $seat } ({ $space })
view-turn = La table au tour { $turn }, { $who ->
    [you] qui est à toi
   *[other] où { $seat } joue
} :
view-prince = { $seat } est en { $space }{ $lane ->
    [right] , vers le but
    [left] , sur le retour
   *[place] {""}
} ; cartes ouvertes : { $open } ; utilisées : { $used } ; { $count ->
    [0] aucune carte destin
    [one] une carte destin
   *[other] { $count } cartes destin
}{ $amulet ->
    [yes] {" "}; porte l’amulette.
   *[no] .
}
view-none = aucune
view-place = { $place }, { $kind }{ $force ->
    [none] {""}
   *[other] , { $force }
}{ $count ->
    [0] .
   *[other] {" "}: { $seats }.
}
view-forces = Forces des Ténèbres : { $places }.
force-at = { $force } en { $place }
view-lane = { $lane ->
    [right] Voie de droite de { $from } à { $to }
   *[left] Voie de gauche, retour de { $from } à { $to }
} : { $spaces }.
lane-space = { $space }{ $arrow ->
    [yes] {" "}flèche
   *[no] {""}
}{ $prince ->
    [none] {""}
   *[other] {" "}{ $prince }
}
view-amulet = L’amulette est au Château de Lumière.
view-piles = Pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Défausse, à partir du dessus : { $cards }.
view-piles-more = Pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Défausse, à partir du dessus : { $cards }, et { $more } de plus.
view-hand = Tes cartes destin : { $cards }.
drawn-at = case
drawn-open = cartes de marche
drawn-fate = destin
drawn-deck = Pioche
drawn-discard = Défausse
drawn-hand = Ta main
# Sur la bande : six lettres au plus.
drawn-place = { $kind ->
    [castle] chât.
    [gate] porte
    [ruins] ruines
    [water] eau
    [fire] feu
   *[goal] Lumière
}
view-over = La partie est finie.
table-places = Endroits : { $places }.
table-road = Sur chaque voie il y a { $lengths } cases d’un endroit à l’autre ; les flèches sont en { $arrows }.
view-on-the-way = Tu es en { $space } et il te reste { $points ->
    [one] un point
   *[other] { $points } points
}.
ask-play = Quelle carte joues-tu ?
ask-again = Après le joker : joues-tu une autre carte ?
ask-pay = { $place } exige { $cards } : tu paies, ou tu fais demi-tour ?
ask-go = { $place } n’exige rien : tu continues, ou tu fais demi-tour ?
ask-left = Tu peux finir ton déplacement au château { $place }{ $free ->
    [yes] {""}
   *[no] {" "}contre { $cards }
} : tu entres, ou tu le contournes ?
ask-drop = Tu dois défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
} : laquelle maintenant ?
ask-steal = Tu as pris l’amulette à { $victim } : lui voles-tu une carte ?
ask-take = Prends-tu { $cards } dans la défausse ?
ask-force = Déplaces-tu une Force des Ténèbres ?

## Événements

event-game-started = Une partie de Das blaue Amulett à { $seats } commence (édition { $edition }). { $drawn ->
    [yes] Cartes tirées : { $cards }. {""}
   *[no] {""}
}{ $who ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-turn-started = Tour { $turn } : { $who ->
    [you] c’est à toi.
   *[other] c’est à { $seat }.
}
event-turn-ended = { $who ->
    [you] Ton tour est fini.
   *[other] Le tour de { $seat } est fini.
}
event-card-played = { $who ->
    [you] Tu joues le { $card }
   *[other] { $seat } joue le { $card }
} : { $points ->
    [one] un point.
   *[other] { $points } points.
}
event-set-opened = { $who ->
    [you] Toutes tes cartes de mouvement sont de nouveau ouvertes.
   *[other] Toutes les cartes de mouvement de { $seat } sont de nouveau ouvertes.
}
event-stopped = { $who ->
    [you] Tu ne joues plus de carte.
   *[other] { $seat } ne joue plus de carte.
}
event-stepped = { $points ->
    [0] { $who ->
        [you] Tu arrives en { $to }.
       *[other] { $seat } arrive en { $to }.
    }
   *[other] { $who ->
        [you] Tu vas de { $origin } en { $to }, reste { $points }.
       *[other] { $seat } va de { $origin } en { $to }, reste { $points }.
    }
}
event-turned-back = { $reason ->
    [overshoot] { $who ->
        [you] Tu as trop de points devant { $place } et tu fais demi-tour.
       *[other] { $seat } a trop de points devant { $place } et fait demi-tour.
    }
    [chosen] { $who ->
        [you] Tu fais demi-tour devant { $place }.
       *[other] { $seat } fait demi-tour devant { $place }.
    }
   *[unpaid] { $who ->
        [you] Tu ne paies pas en { $place } et tu fais demi-tour.
       *[other] { $seat } ne paie pas en { $place } et fait demi-tour.
    }
}
event-rounded = { $who ->
    [you] Tu contournes { $place }.
   *[other] { $seat } contourne { $place }.
}
event-force-defied = { $who ->
    [you] L’amulette te protège en { $place } : { $force } te laisse passer.
   *[other] L’amulette protège { $seat } en { $place } : { $force } s’efface.
}
event-paid = { $who ->
    [you] Tu paies en { $place } : { $cards }.
   *[other] { $seat } paie en { $place } : { $cards }.
}
event-amulet-moved = { $whose ->
    [goal] { $who ->
        [you] Tu reçois l’amulette.
       *[other] { $seat } reçoit l’amulette.
    }
   *[player] { $cause ->
        [landing] { $who ->
            [you] Tu arrives sur { $victim } et tu prends l’amulette.
           *[other] { $seat } arrive sur { $victim } et prend l’amulette.
        }
       *[other] { $who ->
            [you] Tu prends l’amulette à { $victim }.
           *[other] { $seat } prend l’amulette à { $victim }.
        }
    }
}
event-pushed = { $link ->
    [1] { $who ->
        [you] Ton prince est poussé de { $origin } en { $to }.
       *[other] Le prince de { $seat } est poussé de { $origin } en { $to }.
    }
   *[other] { $who ->
        [you] Ton prince est décalé de { $origin } en { $to }.
       *[other] Le prince de { $seat } est décalé de { $origin } en { $to }.
    }
}
event-steal-chosen = { $who ->
    [you] Tu vas voler une carte à { $victim }.
   *[other] { $seat } va voler une carte à { $victim }.
}
event-steal-declined = { $who ->
    [you] Tu ne voles rien à { $victim }.
   *[other] { $seat } ne vole rien à { $victim }.
}
event-stolen = { $seen ->
    [yes] { $who ->
        [you] Tu voles à { $victim } : { $card }.
       *[other] { $seat } vole à { $victim } : { $card }.
    }
   *[no] { $seat } vole une carte cachée à { $victim }.
}
event-discarded = { $cause ->
    [cut] { $who ->
        [you] Tu redescends à trois cartes et défausses : { $card }.
       *[other] { $seat } redescend à trois cartes et défausse : { $card }.
    }
   *[other] { $who ->
        [you] Tu fais de la place et défausses : { $card }.
       *[other] { $seat } fait de la place et défausse : { $card }.
    }
}
event-drawn = { $seen ->
    [yes] { $who ->
        [you] Tu pioches : { $card }
       *[other] { $seat } pioche : { $card }
    }
   *[no] { $seat } pioche une carte cachée
}. { $count ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
event-reshuffled = La défausse est mélangée et devient une pioche de { $count } cartes.
event-taken = { $who ->
    [you] Tu prends dans la défausse : { $cards }.
   *[other] { $seat } prend dans la défausse : { $cards }.
}
event-take-declined = { $who ->
    [you] Tu laisses la défausse.
   *[other] { $seat } laisse la défausse.
}
event-force-moved = { $who ->
    [you] Tu déplaces { $force } de { $origin } en { $to }
   *[other] { $seat } déplace { $force } de { $origin } en { $to }
}{ $swapped ->
    [yes] {" "}; { $exchanged } passe en { $origin }.
   *[no] .
}
event-game-ended = { $who ->
    [you] Tu es au Château de Lumière : victoire !
    [none] Les derniers tours sont joués : personne n’a atteint le Château de Lumière.
   *[other] { $seat } est au Château de Lumière : victoire !
} { $ranks }.

## Refus

refusal-B-1-1 = Das blaue Amulett se joue à 2, 3 ou 4, pas à { $seats } ; change le nombre de places.
refusal-B-1-14 = La place { $first } ne peut pas commencer : il n’y a que { $seats } places ; nommes-en une ou laisse faire le tirage.
refusal-B-3-2 = Tu dois te déplacer, on ne passe pas son tour ; joue une de tes cartes ouvertes.
refusal-B-3-3 = C’est à { $seat } ; attends qu’on te demande.
refusal-B-4-1 = Cette carte ({ $card }) est utilisée ; joue une carte ouverte.
refusal-B-4-6 = Après un joker, joue une autre carte ouverte, ou arrête-toi.
refusal-B-5-15 = Tu arrives exactement au château { $place } ; entre ou contourne-le.
refusal-B-5-16 = Pour entrer en { $place } il te faut une carte que tu n’as pas ({ $cards }) ; contourne-le.
refusal-B-6-8 = { $place } n’exige rien ; continue, ou fais demi-tour.
refusal-B-6-10 = Tu es devant { $place } ; paie ce qui est exigé, ou fais demi-tour.
refusal-B-6-11 = Tu n’as pas tout ce que { $place } exige (il manque : { $cards }) ; fais demi-tour.
refusal-B-6-12 = À cette table, on paie quand on le peut ; paie en { $place }.
refusal-B-8-4 = Avant de piocher, tu dois redescendre à deux cartes ; défausse { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
refusal-B-8-5 = Tu n’as pas cette carte ({ $card }) ; défausse une carte de ta main.
refusal-B-8-11 = À la fin de ton tour, tu gardes trois cartes ; défausse { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
refusal-B-9-7 = Tu as pris l’amulette à { $victim } ; vole une carte maintenant, ou renonce.
refusal-B-9-9 = Avant de voler, tu dois redescendre à deux cartes ; défausse { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
refusal-B-10-1 = Tu es dans un château ; prends le dessus de la défausse, ou laisse-le.
refusal-B-12-1 = Ton tour finit par les Forces des Ténèbres ; déplaces-en une, ou dis que tu as fini.
refusal-B-12-2 = Tu as déjà déplacé { $force } ce tour-ci ; choisis une autre force, ou finis.
refusal-B-12-4 = En { $place } il y a déjà { $force } ; choisis un autre endroit.
refusal-B-12-5 = En { $place } il y a une force que tu as placée ce tour-ci ; choisis un autre endroit.
refusal-B-14-1 = La partie est gagnée et rien ne se joue plus ; commences-en une autre si tu veux.
refusal-B-14-4 = Les derniers tours sont joués et rien ne se joue plus ; commence une autre partie si tu veux.
