### Das Amulett dans le navigateur, en français : ce que seule la table dessinée dit.
da-letter-red = R
da-letter-yellow = J
da-letter-green = V
da-letter-clear = C
da-letter-white = B
da-letter-navy = M
da-letter-sky = A
da-letter-grey = G
da-letter-orange = O
da-letter-brown = N
da-map = La carte
da-others = Les autres
da-own = Ta place
da-own-spells = Tes sorts · en réserve
da-spells-own = Tes sorts
da-spells-of = Sorts de { $name }
da-spells-soon = Tes premiers sorts seront ici quand tous auront choisi.
da-spells-none = Tu n’as aucun sort. Mise des manas pour en avoir un, dans la phase blanche.
da-no-spells = Aucun sort.
da-metals-own = Tes métaux
da-metal-own = { $metal } : tu en as { $count }
da-spells = { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
da-metals = { $count ->
    [one] { $count } métal
   *[other] { $count } métaux
}
da-metals-short = { $count } mét.
da-reserve = { $count } en réserve
da-reserve-number = { $count } rés.
da-reserve-short = Réserve
da-look-at = Regarder la place de { $name }
da-has-hat = a le chapeau
da-has-chosen = a choisi
da-chooses = choisit
da-passes = passe
da-offers = offre { $n }
da-full = { $spell } : { $text } Agit dans la phase { $phase } ; métal : { $metal } ; perd { $bolts ->
    [one] { $bolts } mana
   *[other] { $bolts } manas
} par tour.
da-area = { $area } ({ $place }) ; pierres : { $gems }
da-group-here = le groupe est ici
da-amulet = Amulette de { $name }, { $count } pierres sur 8, { $colours } couleurs sur 7 : { $gems }
da-phases = Phases
da-phase-white = Blanche
da-phase-grey = Grise
da-phase-red = Rouge
da-phase-blue = Bleue
da-round = Tour { $round }
da-setting-up = Mise en place
da-auctions-left = { $n ->
    [one] enchère à venir
   *[other] enchères à venir
}
da-auctions = enchères
da-stock = Stock
da-stock-of = { $metal } : { $count } en stock
da-keep-title = Garde deux de ces quatre sorts. Les autres ne voient rien.
da-keep-open = { $count ->
    [one] Choisis un sort
   *[other] Choisis deux sorts
}
da-charge-title = Pose en secret des manas sur tes deux sorts. { $left } restent en réserve.
da-charge-open = Pose des manas sur les deux
da-draft-title = Choisis un des sorts étalés.
da-wait-for-all = Ton choix est fait. Tout sera montré quand tous auront choisi.
da-pile = encore { $count } dans la petite pile
da-bid-group = Ton offre
da-bid-energy = Miser { $n }
da-bid-metal = Offrir { $n }
da-raise-to = Monter pour moi jusqu’à { $n }
da-pass-lot = Passer ce lot
da-will-pass = Tu passeras ce lot.
da-will-raise = Tu montes au besoin, jusqu’à { $n }.
da-ask-me = Plutôt me demander
da-less = Moins
da-more = Plus
da-number = Offrir { $n }
da-no-bid = Personne n’a encore offert.
da-leads = { $name } mène avec { $n }.
da-you-lead = Tu mènes avec { $n }.
da-not-enough = Pas { $n } :
da-can-pay = Tu peux payer { $n } : { $bag }.
da-cannot-pay = Tu n’as aucune carte qui paie ici.
da-can-charge = Tu as { $n } manas en réserve.
da-joker = joker
da-pay-best = Payer { $bag } (au mieux)
da-pay = Payer { $bag }
da-pay-open = { $n } posées sur { $of }
da-pay-line = Paie { $n } : presse tes métaux un par un, ou prends la proposition.
da-laid = Posé pour payer
da-take-back = Reprendre : { $metal }
da-offer-of = L’offre de { $name }
da-take-all = Prendre tout le métal
da-row = Rangée { $row } …
da-clear = Retour
da-helping = Dans un instant : { $action }
da-let-me = Je choisis
da-first-time = Nouveau pour toi
da-understood = Compris
da-rank = { $gems } pierres, { $colours } couleurs, { $metals } métaux
