### The table of Gargon. $creature is a creature's name, $cards a list in words.
gargon-lay = Lay { $cards }
gargon-lay-open = Lay { $cards } and …
gargon-choose = Choose cards
gargon-draw-open = Draw
gargon-clear = Clear the choice
gargon-pass-draw = Pass: pile { $pile }
gargon-draw-more = Draw again: pile { $pile }
gargon-consolation = Consolation: pile { $pile }
gargon-top = {" "}({ $creature })
gargon-fight = Fight: { $creature }
gargon-card = { $creature } { $value }, { $amulets ->
    [0] no amulet
    [one] one amulet
   *[other] { $amulets } amulets
}
gargon-zero = { $creature } 0, amulets × { $factor }
gargon-back = { $creature }, face down
gargon-not-now = { $thing }: not now. { $why }
gargon-laid-by = { $card }, laid by { $seat }
gargon-fight-card = { $card }, laid by { $seat }: start the fight
gargon-pile = Pile { $pile }
gargon-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
gargon-pile-name = Pile { $pile }, { $count ->
    [0] empty
    [one] one card: { $creature }
   *[other] { $count } cards, on top: { $creature }
}
gargon-piles = Draw piles and discard
gargon-lost = Discard
gargon-lost-name = Discard, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
gargon-won = captures
gargon-own-won = Your captures
gargon-won-name = { $seat }’s captures, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
gargon-own-won-name = Your captures, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
gargon-hand = Your hand
gargon-hand-name = { $seat }’s hand, { $count ->
    [0] no cards
    [one] one card: { $cards }
   *[other] { $count } cards: { $cards }
}
gargon-others = The others
gargon-laid-own = You laid
gargon-counted = { $count } × { $creature }
gargon-hidden = The values stay hidden until the scoring.
gargon-nothing = Nothing here yet.
gargon-you-lead = you lead the round
gargon-leads = leads the round
gargon-has-laid = has laid
gargon-has-passed = has passed
gargon-you-passed = you passed
gargon-drew = { $count ->
    [0] without drawing
    [one] + { $count } card
   *[other] + { $count } cards
}
gargon-round = Round { $round }
gargon-final = final round
gargon-phase = { $phase ->
    [lay] laying
    [fight] battles
   *[over] over
}
gargon-short = hand { $hand } · won { $won }
gargon-amulet-sum = { $count ->
    [0] no amulets
    [one] { $count } amulet
   *[other] { $count } amulets
}
gargon-score = The scoring
gargon-score-colour = Colour
gargon-score-place = Place
gargon-score-total = Total
gargon-score-cell = { $seat }: { $amulets } × { $factor } = { $points } for amulets, majority { $bonus }
gargon-score-none = –
gargon-score-how = Every captured amulet is a point; each 0 of the colour multiplies them by { $factor }. Alone with most cards of a colour: +{ $sole }; tied for most: +{ $tied } each.
gargon-recalled = What was captured before your eyes.
gargon-memory = memory
brief-ask-lead = lay one to three cards, at most two of a colour
brief-ask-follow = lay { $pattern }, or pass
brief-ask-last = lay { $pattern } ({ $colours }), or pass
brief-ask-more = draw one more card, or stop
brief-ask-fight = choose which of your colours fights
brief-ask-consolation = draw your consolation card
