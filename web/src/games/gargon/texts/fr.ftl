### La table de Gargon. $creature est un nom de créature, $cards une liste rédigée.
gargon-lay = Poser { $cards }
gargon-lay-open = Poser { $cards } et …
gargon-choose = Choisis des cartes
gargon-draw-open = Piocher
gargon-clear = Effacer le choix
gargon-pass-draw = Passer : pioche { $pile }
gargon-draw-more = Encore : pioche { $pile }
gargon-consolation = Consolation : pioche { $pile }
gargon-top = {" "}({ $creature })
gargon-fight = Bataille : { $creature }
gargon-card = { $creature } { $value }, { $amulets ->
    [0] sans amulette
    [one] une amulette
   *[other] { $amulets } amulettes
}
gargon-zero = { $creature } 0, amulettes × { $factor }
gargon-back = { $creature }, face cachée
gargon-not-now = { $thing } : pas maintenant. { $why }
gargon-laid-by = { $card }, posé par { $seat }
gargon-fight-card = { $card }, posé par { $seat } : lancer la bataille
gargon-pile = Pioche { $pile }
gargon-count = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
gargon-pile-name = Pioche { $pile }, { $count ->
    [0] vide
    [one] une carte : { $creature }
   *[other] { $count } cartes, dessus : { $creature }
}
gargon-piles = Pioches et défausse
gargon-lost = Défausse
gargon-lost-name = Défausse, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
gargon-won = gains
gargon-own-won = Tes gains
gargon-won-name = Gains de { $seat }, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
gargon-own-won-name = Tes gains, { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
gargon-hand = Ta main
gargon-hand-name = Main de { $seat }, { $count ->
    [0] aucune carte
    [one] une carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
gargon-others = Les autres
gargon-laid-own = Ta pose
gargon-counted = { $count } × { $creature }
gargon-hidden = Les valeurs restent cachées jusqu’au décompte.
gargon-nothing = Rien ici pour l’instant.
gargon-you-lead = tu mènes le tour
gargon-leads = mène le tour
gargon-has-laid = a posé
gargon-has-passed = a passé
gargon-you-passed = tu as passé
gargon-drew = { $count ->
    [0] sans piocher
    [one] + { $count } carte
   *[other] + { $count } cartes
}
gargon-round = Tour { $round }
gargon-final = dernier tour
gargon-phase = { $phase ->
    [lay] pose
    [fight] batailles
   *[over] fin
}
gargon-short = main { $hand } · gains { $won }
gargon-amulet-sum = { $count ->
    [0] aucune amulette
    [one] { $count } amulette
   *[other] { $count } amulettes
}
gargon-score = Le décompte
gargon-score-colour = Couleur
gargon-score-place = Place
gargon-score-total = Total
gargon-score-cell = { $seat } : { $amulets } × { $factor } = { $points } d’amulettes, majorité { $bonus }
gargon-score-none = –
gargon-score-how = Chaque amulette prise vaut un point ; chaque 0 de la couleur les multiplie par { $factor }. Seul avec le plus de cartes d’une couleur : +{ $sole } ; à égalité : +{ $tied } chacun.
gargon-recalled = Ce qui a été pris sous tes yeux.
gargon-memory = mémoire
brief-ask-lead = pose une à trois cartes, au plus deux par couleur
brief-ask-follow = pose { $pattern }, ou passe
brief-ask-last = pose { $pattern } ({ $colours }), ou passe
brief-ask-more = pioche encore une carte, ou arrête-toi
brief-ask-fight = choisis ta couleur qui se bat
brief-ask-consolation = pioche ta carte de consolation
