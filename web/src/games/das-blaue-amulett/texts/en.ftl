### The table of Das blaue Amulett. $place is a place's name with its number, $cards a list in words, $seat a name.
blau-place-start = Start
blau-place-castle = Castle
blau-place-gate = Gate
blau-place-ruins = Ruins
blau-place-water = Spring
blau-place-fire = Fire
blau-place-goal = Castle of Light
blau-space-near = space { $index }
blau-space-lane = { blau-space-near } of the { $lane ->
    [right] right
   *[left] left
} lane
blau-space = { blau-space-lane } after { $place }
blau-board = The board
blau-others = The other players
blau-cards = Your move cards
blau-hand = Your fate (secret)
blau-hand-empty = No fate card yet
blau-turn = Turn { $turn }
blau-wears = wears the amulet
blau-wears-you = You wear the amulet
blau-fate-count = { $count ->
    [0] no fate cards
    [one] one fate card
   *[other] { $count } fate cards
}
blau-set = Open: { $open }; used: { $used }
blau-none = none
blau-deck = Fate
blau-deck-name = Draw pile, { $count ->
    [one] one card
   *[other] { $count } cards
}
blau-discard = Discards
blau-discard-name = Discard pile, { $count ->
    [0] empty
    [one] one card, { $card }
   *[other] { $count } cards, on top: { $card }
}
blau-take-name = Take { $cards } from the discard pile
blau-open-pile = open to all
blau-card = Move card { $card }
blau-joker = Joker, 1 to 6
blau-used = { $card }, used
blau-fate = Fate card { $card }
blau-place-name = { $place }{ $asks ->
    [none] {""}
   *[other] , asks for { $cards }
}{ $princes ->
    [none] {""}
   *[other] ; there: { $seats }
}
blau-place-tell = { $place }{ $asks ->
    [none] {" "}asks you for nothing now.
   *[other] {" "}asks you now for: { $cards }.
}
blau-goal-tell = { $place } is entered by exact count{ $asks ->
    [none] .
   *[other] , and asks for: { $cards }.
}
blau-force-name = { $force } on { $place }
blau-not-now = { $thing }: not now. { $why }
blau-choose = Choose a move card
blau-choose-points = Choose how far the joker rides
blau-play = Play the { $card }
blau-play-joker = Play the joker as { $points }
blau-joker-row = Joker 1 to 6
blau-joker-then = then another card if you like
blau-discard-it = Discard { $card }
blau-discard-which = Choose the card to discard
blau-force-pick = Move { $force } …
blau-force-to = To { $place }
blau-force-move = Move { $force } to { $place }
blau-force-swap = Move { $force } to { $place }; { $other } goes to { $origin }
blau-force-again = Another place
blau-force-never = No dark force ever goes to { $place }; choose a place further on.
blau-done = Leave the forces
blau-lacking = { $cards } missing
blau-spot = { $what }, { $space }
blau-steal-from = Steal a card from { $seat }
blau-way-road = Onto the road
blau-way-or-turn = or turn back
blau-way-or-round = or go round
blau-way-passes = past { $place }
blau-way-rounds = round { $place }
blau-way-overshoot = too far for the Castle of Light, turning back
blau-way-enters = into { $place }
blau-way-pays = { $place }: pay { $cards }
blau-way-unpaid = { $place }: { $cards } missing, turning back
blau-way-chosen = turning back at { $place }
blau-way-defies = the amulet protects you at { $place }
blau-way-push = you push { $seat }
blau-way-amulet = you take the amulet from { $seat }
blau-way-castle = take { $cards } if you like
blau-way-arrow = arrow space: draw a fate card
blau-way-back = on the way back
blau-way-shifted = and are shifted yourself
blau-way-win = Castle of Light: you win!
