### Das Amulett en français.
### $who vaut you ou other, $seat est un nom ; cartes, pierres, métaux et territoires arrivent rédigés.

## Noms

game-name = Das Amulett
game-author = Alan R. Moon et Aaron Weissblum
game-summary = Mise tes manas sur des sorts et ton métal sur des pierres : la première amulette à sept couleurs ou huit pierres gagne.
no-affiliation = Ce projet est indépendant, sans lien avec les auteurs ni avec l’éditeur du jeu.
spell-amber = Magie de l’ambre
spell-diamond = Magie des diamants
spell-ruby = Magie des rubis
spell-emerald = Magie des émeraudes
spell-teleport = Téléportation
spell-plenty-gold = Abondance d’or
spell-plenty-silver = Abondance d’argent
spell-plenty-copper = Abondance de cuivre
spell-plenty-iron = Abondance de fer
spell-two-wishes = Deux vœux
spell-desire = Désir ardent
spell-avarice = Malédiction de l’avarice
spell-croesus = Malédiction de Crésus
spell-influence = Influence
spell-influence-wall = Influence des bâtisseurs
spell-influence-pyramid = Influence des pharaons
spell-morph-iron = Métamorphose de fer
spell-morph-gold = Métamorphose d’or
spell-morph-copper = Métamorphose de cuivre
spell-morph-silver = Métamorphose d’argent
spell-morph-divine = Métamorphose divine
spell-morph-stone = Métamorphose de pierre
spell-gift = Cadeau
spell-gift-wall = Cadeau des bâtisseurs
spell-gift-pyramid = Cadeau des pharaons
spell-might = Pouvoir immense
spell-journey = Voyage magique
spell-phoenix = Ailes du phénix
spell-superiority = Supériorité
spell-arc = Arc d’énergie
spell-pull-dark = Attraction des ténèbres
spell-pull-light = Attraction de la lumière
spell-copy = { $spell } ({ $copy })
metal-g = or
metal-s = argent
metal-c = cuivre
metal-i = fer
metal-joker = métal au choix
metal-counted = { $count } { $metal }
gem-red = rouge
gem-yellow = jaune
gem-green = verte
gem-clear = transparente
gem-white = blanche
gem-navy = bleu foncé
gem-sky = bleu clair
gem-grey = grise
gem-orange = orange
gem-brown = brune
terrain-water = eau
terrain-forest = forêt
terrain-steppe = steppe
terrain-mountain = montagne
terrain-town = ville
phase-white = blanche
phase-grey = grise
phase-red = rouge
phase-blue = bleue
nothing = rien
spell-charged = { $spell } avec { $n ->
    [one] un mana
   *[other] { $n } manas
}

## Actions

action-keep = Garder { $cards }
action-charge = Charger { $cards }
action-draft = Choisir { $card }
action-pass = Passer
action-bid = Offrir { $n }
action-use = Utiliser { $card }
action-income = Prendre le métal du sort { $card }
action-done = Terminer
action-metal = Prendre : { $metal }
action-from = { $who ->
    [none] Renoncer à la carte
   *[other] La prendre à { $seat }
}
action-lift = Prendre la pierre en { $area } : { $gem }
action-drop = La poser en { $area }
action-desire = Nommer : { $metal }
action-journey = Fixer { $n } enchères
action-pay = Payer { $bag }
action-claim = Reprendre : { $metal }
action-claim-none = Ne rien reprendre
action-take = Prendre la pierre : { $gem }
action-extra = Prendre une pierre de plus avec { $card } : { $gem }
action-stop = Ne plus prendre de pierre
action-move = Mener le groupe en { $area }
action-arc = Déplacer { $n ->
    [one] un mana
   *[other] { $n } manas
} vers { $card }
action-drain = Retirer { $n ->
    [one] un mana
   *[other] { $n } manas
} de { $target } avec { $card }
action-bury = Mettre { $card } sous la pioche
action-open = { $text } …
open-charge = Charger { $cards } …
open-bid = Offrir …
open-pay = Payer { $bag } …
open-lift-area = Prendre une pierre en { $area } …
open-arc = Déplacer des manas avec Arc d’énergie …
open-arc-card = Déplacer des manas vers { $card } …
open-drain = Retirer des manas d’un sort …
open-drain-card = Retirer des manas d’un sort avec { $card } …
open-drain-card-target = Retirer des manas de { $target } avec { $card } …

## Table

view-setup = { $who ->
    [you] La partie se prépare. Tu as le chapeau.
   *[other] La partie se prépare. { $seat } a le chapeau.
}
view-round = { $who ->
    [you] Tour { $round }. Tu as le chapeau.
   *[other] Tour { $round }. { $seat } a le chapeau.
}
view-group = Le groupe est en { $area } ({ $place }).
view-left = { $n ->
    [one] C’est la dernière enchère du tour.
   *[other] Il reste { $n } enchères, celle-ci comprise.
}
view-desire = Tous peuvent aussi payer avec : { $kinds }.
view-offer = { $who ->
    [you] Tu mènes avec { $n }.
   *[other] { $seat } mène avec { $n }.
}
view-cards-offered = Dans l’offre : { $bag }.
view-sale = En vente : { $card }.
view-pile = { $count ->
    [one] Encore un sort attend dans la pile.
   *[other] Encore { $count } sorts attendent dans la pile.
}
view-pile-open = La pile, le prochain d’abord : { $cards }.
view-deck = { $count ->
    [one] Un sort est dans la pioche.
   *[other] { $count } sorts sont dans la pioche.
}
view-layout = À choisir : { $cards }.
view-dealt = Tes sorts : { $cards }.
view-stock = Pioche de métal : { $bag }.
view-amulet = { $who ->
    [you] Ton amulette : { $gems }.
   *[other] { $seat }, amulette : { $gems }.
}
view-spells = { $who ->
    [you] Tu as { $reserve ->
        [one] { $reserve } mana
       *[other] { $reserve } manas
    } en réserve et ces sorts : { $cards }.
   *[other] { $seat }, { $reserve ->
        [one] { $reserve } mana
       *[other] { $reserve } manas
    } en réserve, sorts : { $cards }.
}
view-other-hand = { $count ->
    [one] { $seat } a une carte de métal.
   *[other] { $seat } a { $count } cartes de métal.
}
view-hand = Tes cartes de métal : { $bag }.
view-map = Le plateau : territoire, terrain (E eau, F forêt, S steppe, M montagne, V ville), nombre de pierres. * pyramide, N et S : touche la muraille par le nord ou le sud, > le groupe.
view-area = { $area } ({ $place }) : { $gems }.
place-any = tous les métaux
place-pyramid = pyramide
place-wall = à la muraille
view-figure = { $text } (phase { $phase } ; métal : { $bag } ; perd { $n ->
    [one] un mana
   *[other] { $n } manas
} par tour)
terrain-letter-water = E
terrain-letter-forest = F
terrain-letter-steppe = S
terrain-letter-mountain = M
terrain-letter-town = V
gem-letter-red = R
gem-letter-yellow = J
gem-letter-green = V
gem-letter-clear = T
gem-letter-white = W
gem-letter-navy = F
gem-letter-sky = C
gem-letter-grey = G
gem-letter-orange = O
gem-letter-brown = B
drawn-energy = mana
drawn-metal = métal
drawn-own-metal = Métal
drawn-amulet = amulette
drawn-wall = ▁▔ mur
drawn-pyramid = △ pyramide
drawn-spells = sorts
drawn-stock = Réserve
ask-keep = Quels sorts gardes-tu, deux sur quatre ?
ask-charge = Combien de manas poses-tu sur chacun de tes deux sorts ?
ask-draft = Quel sort choisis-tu ?
ask-spell-bid = Combien de manas offres-tu pour le sort ?
ask-grey-turn = Lequel de tes sorts gris utilises-tu ?
ask-metal = Quel métal prends-tu ?
ask-from = La pile est vide : à qui prends-tu la carte ?
ask-lift = Quelle pierre téléportes-tu ?
ask-drop = Où va la pierre ?
ask-red-start = Utilises-tu un sort avant les enchères ?
ask-gem-bid = Combien de cartes offres-tu pour une pierre ?
ask-pay = Avec quelles cartes payes-tu ?
ask-claim = Quelle carte prends-tu dans l’offre ?
ask-take = Quelle pierre prends-tu ?
ask-extra = Prends-tu une pierre de plus ?
ask-move = Où mènes-tu le groupe ?
ask-blue-turn = Lequel de tes sorts bleus utilises-tu ?
ask-bury = Quel sort va maintenant sous la pioche ?

## Événements

event-game-started = Une partie de Das Amulett à { $seats } commence (édition { $edition }).
event-board-set = Les pierres sont sur le plateau.
event-hat-moved = { $who ->
    [you] Tu as maintenant le chapeau.
   *[other] { $seat } a maintenant le chapeau.
}
event-dealt = { $who ->
    [you] Tu reçois { $cards }.
   *[other] { $seat } reçoit { $count } sorts.
}
event-kept = { $who ->
    [you] Tu gardes { $cards }.
   *[other] { $seat } a choisi.
}
event-charged = { $who ->
    [you] Tu charges tes sorts : { $energy }.
   *[other] { $seat } a chargé deux sorts.
}
event-spells-shown = { $who ->
    [you] Tu montres { $cards }.
   *[other] { $seat } montre { $cards }.
}
event-laid-out = Ces sorts sont à choisir : { $cards }.
event-drafted = { $who ->
    [you] Tu choisis { $card }.
   *[other] { $seat } choisit { $card }.
}
event-deck-shuffled = Les { $size } sorts de la pioche sont mélangés.
event-round-started = Le tour { $round } commence.
event-phase-started = La phase { $phase } commence.
event-turn-done = { $who ->
    [you] Tu as terminé la phase { $phase }.
   *[other] { $seat } a terminé la phase { $phase }.
}
event-items-done = { $who ->
    [you] Tu n’utilises plus de sort.
   *[other] { $seat } n’utilise plus de sort.
}
event-game-ended = { $cause ->
    [colours] Sept couleurs : { $winners } gagne !
    [gems] Huit pierres : { $winners } gagne !
   *[rounds] Le dernier tour est fini. Première place : { $winners }.
}
event-pile-set = { $shown ->
    [yes] { $count } sorts sont en vente : { $cards }.
   *[no] { $count } sorts sont en vente.
}
event-spell-revealed = En vente : { $card }.
event-spell-bid = { $who ->
    [you] Tu offres { $n ->
            [one] un mana
           *[other] { $n } manas
        }.
   *[other] { $seat } offre { $n ->
           [one] un mana
          *[other] { $n } manas
       }.
}
event-passed = { $who ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
event-spell-won = { $who ->
    [you] Tu obtiens { $card } pour { $n ->
            [one] un mana
           *[other] { $n } manas
        }.
   *[other] { $seat } obtient { $card } pour { $n ->
           [one] un mana
          *[other] { $n } manas
       }.
}
event-spell-unsold = Personne ne veut { $card } : le sort va sous la pioche.
event-energy-removed = { $cause ->
    [upkeep] { $card } ({ $owner }) consomme { $n ->
            [one] un mana
           *[other] { $n } manas
        }.
    [gift] { $card } ({ $owner }) paye { $n ->
            [one] un mana
           *[other] { $n } manas
        } pour la pierre.
   *[pull] { $by } retire { $n ->
           [one] un mana
          *[other] { $n } manas
       } de { $card } ({ $owner }).
}
event-energy-moved = { $n ->
    [one] un mana
   *[other] { $n } manas
} passe de { $card } à { $target }.
event-spell-left = { $card } ({ $owner }) est épuisé et va sous la pioche.
event-text-used = { $who ->
    [you] Tu utilises { $card }.
   *[other] { $seat } utilise { $card }.
}
event-income-used = { $who ->
    [you] Tu prends le métal du sort { $card }.
   *[other] { $seat } prend le métal du sort { $card }.
}
event-metal-gained = { $origin ->
    [stock] { $who ->
        [you] Tu reçois : { $metal } ({ $card }).
       *[other] { $seat } reçoit : { $metal } ({ $card }).
    }
   *[seat] { $who ->
        [you] Tu prends à { $giver } : { $metal } ({ $card }).
       *[other] { $seat } prend à { $giver } : { $metal } ({ $card }).
    }
}
event-shortage = { $who ->
    [you] Plus de réserve pour toi : { $metal }. En main chez : { $holders }.
   *[other] Plus de réserve pour { $seat } : { $metal }. En main chez : { $holders }.
}
event-metal-lost = { $who ->
    [you] Carte perdue pour toi : { $metal }.
   *[other] Carte perdue pour { $seat } : { $metal }.
}
event-gem-lifted = { $who ->
    [you] Tu prends une pierre en { $area } : { $gem }.
   *[other] { $seat } prend une pierre en { $area } : { $gem }.
}
event-gem-moved = La pierre ({ $gem }) va de { $source } à { $target }.
event-desire-named = { $who ->
    [you] Tu nommes : { $metal }. Tous peuvent payer ainsi.
   *[other] { $seat } nomme : { $metal }. Tous peuvent payer ainsi.
}
event-marker-drawn = Le marqueur annonce { $n } enchères.
event-journey-set = { $who ->
    [you] Tu fixes { $n } enchères.
   *[other] { $seat } fixe { $n } enchères.
}
event-auction-opened = Enchère en { $area } ; encore à faire, celle-ci comprise : { $left }.
event-auction-void = Il n’y a pas de pierre en { $area } : rien n’est vendu.
event-gem-bid = { $equalled ->
    [yes] { $who ->
        [you] Tu offres aussi { $n } et passes en tête.
       *[other] { $seat } offre aussi { $n } et passe en tête.
    }
   *[no] { $who ->
        [you] Tu offres { $n }.
       *[other] { $seat } offre { $n }.
    }
}
event-auction-won = { $who ->
    [you] Tu remportes l’enchère avec { $n }.
   *[other] { $seat } remporte l’enchère avec { $n }.
}
event-auction-unsold = Personne n’offre rien en { $area }.
event-paid = { $who ->
    [you] Tu payes { $bag }.
   *[other] { $seat } paye { $bag }.
}
event-claimed = { $taken ->
    [yes] { $who ->
        [you] Tu prends avec { $card } : { $metal }.
       *[other] { $seat } prend avec { $card } : { $metal }.
    }
   *[no] { $who ->
        [you] Tu ne prends rien avec { $card }.
       *[other] { $seat } ne prend rien avec { $card }.
    }
}
event-symbol-taken = { $who ->
    [you] Tes symboles prennent : { $n } { $metal }.
   *[other] Les symboles de { $seat } prennent : { $n } { $metal }.
}
event-offer-returned = Retour à la pioche de métal : { $bag }.
event-gem-taken = { $given ->
    [yes] { $who ->
        [you] Avec { $gift } tu prends encore une pierre en { $area } : { $gem }.
       *[other] Avec { $gift } { $seat } prend encore une pierre en { $area } : { $gem }.
    }
   *[no] { $who ->
        [you] Tu prends une pierre en { $area } : { $gem }.
       *[other] { $seat } prend une pierre en { $area } : { $gem }.
    }
}
event-stopped = { $who ->
    [you] Tu ne prends plus de pierre.
   *[other] { $seat } ne prend plus de pierre.
}
event-group-moved = { $who ->
    [you] Tu mènes le groupe de { $source } à { $target }.
   *[other] { $seat } mène le groupe de { $source } à { $target }.
}
event-group-stayed = Le groupe reste en { $area } : il n’y a de pierre nulle part ailleurs.
event-auctions-left = { $n ->
    [0] Les enchères de ce tour sont terminées.
    [one] Il reste une enchère.
   *[other] Il reste { $n } enchères.
}

## Refus

refusal-A-0-5 = Ce n’est pas à toi mais à { $seat } ; attends qu’on t’interroge.
refusal-A-0-8 = Tu as déjà choisi, et un choix est définitif ; attends les autres.
refusal-A-1-6 = Das Amulett se joue à 3, 4, 5 ou 6, pas à { $seats } ; change le nombre de places.
refusal-A-1-11 = Maintenant tu gardes deux des quatre sorts reçus ; nommes-en deux.
refusal-A-1-13 = Maintenant tu charges tes deux sorts gardés ; nomme-les avec leurs manas.
refusal-A-1-14 = Chacun de tes sorts a besoin d’au moins 1 mana ; donnes-en aux deux.
refusal-A-1-15 = Tu n’as que { $reserve } manas pour les deux sorts ensemble ; poses-en moins.
refusal-A-2-3 = { $card } n’agit qu’en phase { $phase } ; choisis un autre sort.
refusal-A-2-9 = Le métal du sort { $card } a déjà été pris ce tour-ci ; choisis autre chose.
refusal-A-2-10 = Le texte de { $card } a déjà servi ce tour-ci ; choisis autre chose.
refusal-A-3-6 = Un sort est en vente ; offre des manas ou passe.
refusal-A-3-7 = L’offre actuelle est de { $n } ; offre plus ou passe.
refusal-A-3-8 = L’offre minimale est 1 ; offre plus ou passe.
refusal-A-3-9 = Tu n’as que { $reserve } manas en réserve ; offre moins ou passe.
refusal-A-4-1 = C’est ta phase grise ; utilise un texte ou un métal de tes sorts gris, ou termine.
refusal-A-4-2 = { $card } ne te donne rien maintenant ; utilise un de tes propres sorts de cette phase.
refusal-A-4-7 = { $card } ne montre aucun métal ; choisis autre chose.
refusal-A-4-10 = Un joker t’est dû ; choisis un métal.
refusal-A-4-11 = La pile est vide : { $metal } ; choisis un métal qui reste.
refusal-A-4-12 = La pile est vide : { $metal } ; dis à qui tu prends la carte, ou à personne.
refusal-A-4-13 = { $seat } n’a pas de carte de ce genre : { $metal } ; choisis quelqu’un d’autre ou personne.
refusal-A-4-17 = Toutes les piles sont vides et personne d’autre n’a : { $metal } ; nomme un métal que quelqu’un possède.
refusal-A-5-1 = Avant les enchères tu peux utiliser Désir ardent ou Voyage magique ; fais-le ou termine.
refusal-A-6-9 = Tu n’as que { $capacity } cartes pour payer ici ; offre moins ou passe.
refusal-A-6-10 = Une pierre n’est jamais gratuite ; offre au moins 1 ou passe.
refusal-A-6-11 = L’offre est à { $n } ; offre au moins { $least } ou passe.
refusal-A-6-12 = Une enchère est en cours ; offre des cartes ou passe.
refusal-A-7-2 = Tu as gagné avec { $n } ; paye exactement ce nombre de cartes.
refusal-A-7-3 = Paye avec des cartes que tu as, des métaux acceptés ici : { $kinds }.
refusal-A-7-6 = Tu peux prendre une carte dans l’offre ; nomme son métal, ou rien.
refusal-A-7-15 = L’offre n’en contient pas : { $metal } ; on ne prend nulle part ailleurs, nomme un autre métal ou rien.
refusal-A-8-1 = Tu prends une pierre qui se trouve en { $area } ; choisis-en une.
refusal-A-8-2 = Tu peux prendre une pierre de plus avec un cadeau ; fais-le ou arrête.
refusal-A-9-1 = Tu as le chapeau, tu dois donc mener le groupe ; nomme un territoire.
refusal-A-9-2 = { $area } n’est pas voisin du groupe ; choisis un territoire voisin avec une pierre.
refusal-A-9-3 = Le groupe est déjà en { $area } et doit avancer ; choisis un autre territoire.
refusal-A-9-4 = Il n’y a pas de pierre en { $area } ; choisis un territoire avec une pierre.
refusal-A-10-1 = C’est ta phase bleue ; utilise un texte ou un métal de tes sorts bleus, ou termine.
refusal-A-10-2 = { $card } ne te donne rien maintenant ; utilise un de tes propres sorts bleus.
refusal-A-10-5 = Plusieurs de tes sorts sont vides ; dis lequel va maintenant sous la pioche.
refusal-A-11-4 = La partie est finie et plus rien ne peut être joué ; commences-en une autre si tu veux.
refusal-A-12-3 = La pile de départ ne peut être montrée que si les sorts sont mis aux enchères au début, pas avec { $start } ; change l’une des deux options.
refusal-A-12-7 = Maintenant tu choisis un des sorts proposés ; nommes-en un qui reste.
refusal-A-13-6 = Tu n’as pas de pierre de cette couleur ({ $colour }), le texte ne rapporterait rien ({ $metal }) ; utilise autre chose.
refusal-A-13-8 = Tu téléportes une pierre ; dis laquelle tu prends.
refusal-A-13-9 = La pierre vient de { $area } ; pose-la dans un autre territoire.
refusal-A-13-11 = Il n’y a pas cette pierre en { $area } ({ $gem }), et celles des amulettes ne bougent pas ; prends-en une du plateau.
refusal-A-14-4 = Voyage magique fixe un de ces nombres d’enchères : { $numbers } ; nommes-en un.
refusal-A-14-20 = { $card } ne te donne pas de pierre ici et maintenant ; utilise un autre cadeau ou arrête.
refusal-A-14-23 = L’offre de { $n } est protégée par Pouvoir immense ; offre au moins { $least } ou passe.
refusal-A-15-1 = Arc d’énergie donne une part de ses propres manas à un autre de tes sorts ; nomme ce sort et pas plus de manas qu’il n’y en a.
refusal-A-15-6 = Attraction de la lumière retire { $most } mana d’un sort en jeu ; nommes-en un qui en a.
refusal-A-15-7 = Attraction des ténèbres retire au plus { $most } manas d’un sort en jeu ; nommes-en un qui en a autant.
