### Power Cards dans le navigateur, en français : ce que seule la table dessinée dit.
pc-letter-w = B
pc-letter-s = P
pc-letter-i = G
pc-you = toi
pc-own-card = Ta carte du dessus : { $card }
pc-bar = { $stat } { $value }, niveau { $level } sur 20
pc-level = niveau { $level } sur 20
pc-sling-note = Lance-pierre (pas d’annonce)
pc-sling-bar = Lance-pierre { $value }, ne s’annonce pas
pc-call = Annoncer { $stat } { $value }
pc-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pc-won-cards = { $count } cartes gagnées à l’instant
pc-pack-own = Ton paquet : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes · celle-ci seule est visible
}
pc-pack-empty = Ton paquet est vide. Une carte de ta structure revient.
pc-pack-of = { $seat } : { pc-cards }
pc-pack-of-empty = Le paquet de { $seat } est vide. Une carte de la structure revient.
pc-out = éliminé, { $rank }ᵉ
pc-last-figure = dernier tour
pc-round = Tour { $round }
pc-rounds-left = { $left ->
    [one] dernier tour !
   *[other] encore { $left } tours
}
pc-short-game = Partie courte
pc-last-round = Dernier tour, { $stat } :
pc-wins = { $who ->
    [you] Tu gagnes !
   *[other] { $name } gagne !
}
pc-takes = { $who ->
    [you] { $count ->
        [one] { $count } carte pour toi
       *[other] { $count } cartes pour toi
    }
   *[other] { $count ->
        [one] { $count } carte pour { $name }
       *[other] { $count } cartes pour { $name }
    }
}
pc-tie = Égalité !
pc-pot = { $count } sur la table
pc-sling-round = Lance-pierre !
pc-batch = Cartes pour construire
pc-batch-card = { $card } : { $back }
pc-built-card = { $card } est ici en { $back }. Quand le paquet est vide, la dernière pièce posée revient.
pc-leftover = { $count ->
    [one] Carte restante : pour qui gagne le 1ᵉʳ tour.
   *[other] Cartes restantes : pour qui gagne le 1ᵉʳ tour.
}
pc-structure-none = Structure ({ $name }) : rien encore
pc-structure = Structure ({ $name }) : { $parts }
pc-need-any-title = Pour commencer :
pc-need-any-text = un bloc vertical de bois, de pierre ou de glace.
pc-need-title = Il manque : { $back }.
pc-need-text = Tous les blocs sont de la même matière.
pc-need-pig-title = Il manque un cochon.
pc-need-pig-text = Posé en haut, il lance aussitôt le tour de lance-pierre.
pc-need-pig-short-title = Il manque un cochon.
pc-need-pig-short-text = Deux structures avec un cochon finissent la partie courte.
pc-short-title = Jouer la partie courte ?
pc-short-text = Deux structures avec un cochon la finissent, le plus de cartes gagne. Plus de lance-pierre.
pc-end-last = Un seul joueur a encore des cartes.
pc-end-cap = Le dernier tour est joué : le plus de cartes gagne.
pc-end-short = Deux structures sont complètes : le plus de cartes gagne.
pc-rank-out = sans carte au tour { $round }
pc-rank-last = a toutes les cartes
pc-rank-cap = { $count ->
    [one] a { $count } carte
   *[other] a { $count } cartes
}
pc-rank-short = { $count ->
    [one] a { $count } carte
   *[other] a { $count } cartes
}
brief-ask-short = une partie courte pour finir ?
pc-heard = Ce qui a été lu à voix haute
pc-heard-of = { $seat } : ce qui a été lu à voix haute
pc-heard-nothing = Rien n’a encore été lu.
pc-heard-what = Caractéristique
