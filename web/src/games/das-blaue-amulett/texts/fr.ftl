### La table de Das blaue Amulett. $place est le nom d’un endroit avec son numéro, $cards une liste rédigée, $seat un nom.
blau-place-start = Départ
blau-place-castle = Château
blau-place-gate = Porte
blau-place-ruins = Ruines
blau-place-water = Source
blau-place-fire = Feu
blau-place-goal = Château de Lumière
blau-space-near = case { $index }
blau-space-lane = { blau-space-near } à { $lane ->
    [right] droite
   *[left] gauche
}
blau-space = { blau-space-lane } après { $place }
blau-board = Le plateau
blau-others = Les autres joueurs
blau-cards = Tes cartes de mouvement
blau-hand = Ton destin (secret)
blau-hand-empty = Aucune carte destin encore
blau-turn = Tour { $turn }
blau-wears = porte l’amulette
blau-wears-you = Tu portes l’amulette
blau-fate-count = { $count ->
    [0] aucune carte destin
    [one] { $count } carte destin
   *[other] { $count } cartes destin
}
blau-set = Ouvertes : { $open } ; utilisées : { $used }
blau-none = aucune
blau-deck = Destin
blau-deck-name = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
blau-discard = Défausse
blau-discard-name = Défausse, { $count ->
    [0] vide
    [one] une carte, { $card }
   *[other] { $count } cartes, dessus : { $card }
}
blau-take-name = Prendre dans la défausse : { $cards }
blau-open-pile = visible
blau-card = Carte de mouvement { $card }
blau-joker = Joker, 1 à 6
blau-used = { $card }, utilisée
blau-fate = Carte destin { $card }
blau-place-name = { $place }{ $asks ->
    [none] {""}
   *[other] , exige { $cards }
}{ $princes ->
    [none] {""}
   *[other] {" "}; là : { $seats }
}
blau-place-tell = { $place } { $asks ->
    [none] n’exige rien de toi en ce moment.
   *[other] exige de toi en ce moment : { $cards }.
}
blau-goal-tell = { $place } : on y entre par le compte exact{ $asks ->
    [none] .
   *[other] , et il exige : { $cards }.
}
blau-force-name = { $force }, en { $place }
blau-not-now = { $thing } : pas maintenant. { $why }
blau-choose = Choisis une carte de mouvement
blau-choose-points = Choisis jusqu’où va le joker
blau-play = Jouer le { $card }
blau-play-joker = Jouer le joker pour { $points }
blau-joker-row = Joker 1 à 6
blau-joker-then = puis une autre carte si tu veux
blau-discard-it = Défausser : { $card }
blau-discard-which = Choisis la carte à défausser
blau-force-pick = Déplacer { $force } …
blau-force-to = Vers { $place }
blau-force-move = Déplacer { $force } vers { $place }
blau-force-swap = Déplacer { $force } vers { $place } ; { $other } passe en { $origin }
blau-force-again = Un autre endroit
blau-force-never = Aucune Force des Ténèbres ne va jamais en { $place } ; choisis un endroit plus loin.
blau-done = Laisser les forces
blau-lacking = il manque { $cards }
blau-spot = { $what }, { $space }
blau-steal-from = Voler une carte à { $seat }
blau-way-road = Sur la route
blau-way-or-turn = ou demi-tour
blau-way-or-round = ou contourner
blau-way-passes = par { $place }
blau-way-rounds = autour de { $place }
blau-way-overshoot = trop loin pour le Château de Lumière, demi-tour
blau-way-enters = dans { $place }
blau-way-pays = { $place } : payer { $cards }
blau-way-unpaid = { $place } : il te manque { $cards }, demi-tour
blau-way-chosen = demi-tour devant { $place }
blau-way-defies = l’amulette te protège en { $place }
blau-way-push = tu pousses { $seat }
blau-way-amulet = tu prends l’amulette à { $seat }
blau-way-castle = prends { $cards } si tu veux
blau-way-arrow = case à flèche : tu tires une carte destin
blau-way-back = sur la voie du retour
blau-way-shifted = et tu es décalé à ton tour
blau-way-win = Château de Lumière : tu gagnes !
