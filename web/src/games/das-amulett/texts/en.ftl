### Das Amulett in the browser, in English: what only the drawn table says.
da-letter-red = R
da-letter-yellow = Y
da-letter-green = G
da-letter-clear = C
da-letter-white = W
da-letter-navy = N
da-letter-sky = S
da-letter-grey = A
da-letter-orange = O
da-letter-brown = B
da-map = The map
da-others = The others
da-own = Your place
da-own-spells = Your spells · in reserve
da-spells-own = Your spells
da-spells-of = Spells of { $name }
da-spells-soon = Your first spells lie here once everybody has chosen.
da-spells-none = You have no spell. Bid energy for one in the white phase.
da-no-spells = No spells.
da-metals-own = Your metals
da-metal-own = { $metal }: you hold { $count }
da-spells = { $count ->
    [one] 1 spell
   *[other] { $count } spells
}
da-metals = { $count ->
    [one] 1 metal
   *[other] { $count } metals
}
da-metals-short = { $count } met.
da-reserve = { $count } in reserve
da-reserve-number = { $count } res.
da-reserve-short = Reserve
da-look-at = Look at the place of { $name }
da-has-hat = has the hat
da-has-chosen = has chosen
da-chooses = is choosing
da-passes = passes
da-offers = bids { $n }
da-full = { $spell }: { $text } Works in the { $phase } phase; metal: { $metal }; loses { $bolts } energy each round.
da-area = { $area } ({ $place }); gems: { $gems }
da-group-here = the group is here
da-amulet = Amulet of { $name }, { $count } of 8 gems, { $colours } of 7 colours: { $gems }
da-phases = Phases
da-phase-white = White
da-phase-grey = Grey
da-phase-red = Red
da-phase-blue = Blue
da-round = Round { $round }
da-setting-up = Set-up
da-auctions-left = { $n ->
    [one] auction left
   *[other] auctions left
}
da-auctions = auctions
da-stock = Stock
da-stock-of = { $metal }: { $count } in stock
da-keep-title = Keep two of these four spells. The others see nothing.
da-keep-open = { $count ->
    [one] Choose one spell
   *[other] Choose two spells
}
da-charge-title = Lay energy on your two spells, in secret. { $left } stay in your reserve.
da-charge-open = Lay energy on both
da-draft-title = Choose a spell from those laid out.
da-wait-for-all = Your choice is made. All is shown when everybody has chosen.
da-pile = { $count } more in the pile
da-bid-group = Your bid
da-bid-energy = Bid { $n } energy
da-bid-metal = Offer { $n }
da-raise-to = Raise for me up to { $n }
da-pass-lot = Pass this lot
da-will-pass = You will pass this lot.
da-will-raise = You raise as needed, up to { $n }.
da-ask-me = Ask me instead
da-less = Less
da-more = More
da-number = Bid { $n }
da-no-bid = Nobody has bid yet.
da-leads = { $name } leads with { $n }.
da-you-lead = You lead with { $n }.
da-not-enough = Not { $n }:
da-can-pay = You can pay { $n }: { $bag }.
da-cannot-pay = You have no card that pays here.
da-can-charge = You have { $n } energy in reserve.
da-joker = joker
da-pay-best = Pay { $bag } (best)
da-pay = Pay { $bag }
da-pay-open = { $n } of { $of } laid
da-pay-line = Pay { $n }: press your metals one by one, or take the proposal.
da-laid = Laid for the payment
da-take-back = Take back { $metal }
da-offer-of = The offer of { $name }
da-take-all = Take all the metal
da-row = Row { $row } …
da-clear = Back
da-helping = In a moment: { $action }
da-let-me = Let me choose
da-first-time = New to you
da-understood = Understood
da-rank = { $gems } gems, { $colours } colours, { $metals } metals
