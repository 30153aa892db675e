### Das blaue Amulett in English.
### $who is you, other or none, $seat and $victim names, $card, $cards, $force and $ranks already rendered.
### Spaces ($origin, $to, $place, $space) stay in notation: P3, 3R6, 3L6. Numbers come as numbers.

## Names

game-name = Das blaue Amulett
game-author = Johann Rüttinger
game-summary = Race your prince past tasks and dark forces to the Castle of Light, and beware of the lane that leads back.
no-affiliation = This is an independent project, not affiliated with the author or the publisher of the game.
fate-dw = dwarf
fate-wi = witch
fate-so = sorceress
fate-ru = ruins
fate-wa = water
fate-fi = fire
fate-am = amulet
move-card-joker = joker
cards-none = no cards
force-dw = the dwarf
    .object = the dwarf
force-wi = the witch
    .object = the witch
force-so = the sorceress
    .object = the sorceress
place-kind = { $kind ->
    [castle] castle
    [gate] gate
    [ruins] ruins
    [water] water
    [fire] fire
   *[goal] Castle of Light
}

## Actions

action-play = Play the { $card }
action-joker = Play the joker as { $points }
action-joker-open = Play the joker
action-stop = Play no further card
action-pay = Pay and pass
action-turn = Turn back without paying
action-go = Go on into the place
action-turn-free = Turn back
action-enter = Enter the castle
action-round = Go round the castle
action-discard = Discard the { $card } card
action-steal = Steal a card
action-nosteal = Steal nothing
action-take = Take the cards
action-notake = Leave the cards
action-done = Move no further force
action-force = Move { $force } to { $place }

## Table

card-of = { $seat } { $card }
rank-of = { $place }. { $seat } ({ $space })
view-turn = The table in turn { $turn }, { $who ->
    [you] which is yours
   *[other] in which { $seat } moves
}:
view-prince = { $seat } is on { $space }{ $lane ->
    [right] , towards the goal
    [left] , on the way back
   *[place] {""}
}; open: { $open }; used: { $used }; { $count ->
    [0] no fate cards
    [one] one fate card
   *[other] { $count } fate cards
}{ $amulet ->
    [yes] ; wears the amulet.
   *[no] .
}
view-none = none
view-place = { $place }, { $kind }{ $force ->
    [none] {""}
   *[other] , { $force }
}{ $count ->
    [0] .
   *[other] : { $seats }.
}
view-forces = Dark forces: { $places }.
force-at = { $force } on { $place }
view-lane = { $lane ->
    [right] Right lane from { $from } to { $to }
   *[left] Left lane back from { $from } to { $to }
}: { $spaces }.
lane-space = { $space }{ $arrow ->
    [yes] {" "}arrow
   *[no] {""}
}{ $prince ->
    [none] {""}
   *[other] {" "}{ $prince }
}
view-amulet = The amulet lies in the Castle of Light.
view-piles = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}. Discard pile from the top: { $cards }.
view-piles-more = Draw pile: { $count ->
    [one] one card
   *[other] { $count } cards
}. Discard pile from the top: { $cards }, and { $more } more.
view-hand = Your fate cards: { $cards }.
drawn-at = at
drawn-open = move cards
drawn-fate = fate
drawn-deck = Deck
drawn-discard = Discards
drawn-hand = Your fate
# On the strip: at most six letters.
drawn-place = { $kind ->
    [castle] castle
    [gate] gate
    [ruins] ruins
    [water] water
    [fire] fire
   *[goal] Light
}
view-over = The game is over.
table-places = Places: { $places }.
table-road = On both lanes there are { $lengths } spaces from place to place; the arrows are on { $arrows }.
view-on-the-way = You are on { $space } with { $points ->
    [one] one point
   *[other] { $points } points
} left.
ask-play = Which card do you play?
ask-again = After the joker: do you play another card?
ask-pay = { $place } demands { $cards }: do you pay, or turn back?
ask-go = { $place } demands nothing: do you go on, or turn back?
ask-left = You can end your move in the castle { $place }{ $free ->
    [yes] {""}
   *[no] {" "}for { $cards }
}: do you enter, or go round?
ask-drop = You must discard { $count ->
    [one] one card
   *[other] { $count } cards
}: which one now?
ask-steal = You took the amulet from { $victim }: do you steal a card?
ask-take = Do you take { $cards } from the discard pile?
ask-force = Do you move a dark force?

## Events

event-game-started = A game of Das blaue Amulett for { $seats } players begins (edition { $edition }). { $drawn ->
    [yes] Start cards: { $cards }. {""}
   *[no] {""}
}{ $who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-turn-started = Turn { $turn }: { $who ->
    [you] it is yours.
   *[other] { $seat } moves.
}
event-turn-ended = { $who ->
    [you] Your turn is over.
   *[other] { $seat }’s turn is over.
}
event-card-played = { $who ->
    [you] You play the { $card }
   *[other] { $seat } plays the { $card }
}: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-set-opened = { $who ->
    [you] All your move cards are open again.
   *[other] All move cards of { $seat } are open again.
}
event-stopped = { $who ->
    [you] You play no further card.
   *[other] { $seat } plays no further card.
}
event-stepped = { $points ->
    [0] { $who ->
        [you] You come to { $to }.
       *[other] { $seat } comes to { $to }.
    }
   *[other] { $who ->
        [you] You step from { $origin } to { $to }, { $points } left.
       *[other] { $seat } steps from { $origin } to { $to }, { $points } left.
    }
}
event-turned-back = { $reason ->
    [overshoot] { $who ->
        [you] You have points to spare at { $place } and turn back.
       *[other] { $seat } has points to spare at { $place } and turns back.
    }
    [chosen] { $who ->
        [you] You turn back before { $place }.
       *[other] { $seat } turns back before { $place }.
    }
   *[unpaid] { $who ->
        [you] You do not pay at { $place } and turn back.
       *[other] { $seat } does not pay at { $place } and turns back.
    }
}
event-rounded = { $who ->
    [you] You go round { $place }.
   *[other] { $seat } goes round { $place }.
}
event-force-defied = { $who ->
    [you] The amulet leads you past { $force } at { $place }.
   *[other] The amulet leads { $seat } past { $force } at { $place }.
}
event-paid = { $who ->
    [you] You pay at { $place }: { $cards }.
   *[other] { $seat } pays at { $place }: { $cards }.
}
event-amulet-moved = { $whose ->
    [goal] { $who ->
        [you] You get the amulet.
       *[other] { $seat } gets the amulet.
    }
   *[player] { $cause ->
        [landing] { $who ->
            [you] You land on { $victim } and take the amulet.
           *[other] { $seat } lands on { $victim } and takes the amulet.
        }
       *[other] { $who ->
            [you] You take the amulet from { $victim }.
           *[other] { $seat } takes the amulet from { $victim }.
        }
    }
}
event-pushed = { $link ->
    [1] { $who ->
        [you] You are pushed from { $origin } to { $to }.
       *[other] { $seat } is pushed from { $origin } to { $to }.
    }
   *[other] { $who ->
        [you] You are shifted from { $origin } to { $to }.
       *[other] { $seat } is shifted from { $origin } to { $to }.
    }
}
event-steal-chosen = { $who ->
    [you] You are going to steal a card from { $victim }.
   *[other] { $seat } is going to steal a card from { $victim }.
}
event-steal-declined = { $who ->
    [you] You steal nothing from { $victim }.
   *[other] { $seat } steals nothing from { $victim }.
}
event-stolen = { $seen ->
    [yes] { $who ->
        [you] You steal from { $victim }: { $card }.
       *[other] { $seat } steals from { $victim }: { $card }.
    }
   *[no] { $seat } steals a hidden card from { $victim }.
}
event-discarded = { $cause ->
    [cut] { $who ->
        [you] You discard down to three: { $card }.
       *[other] { $seat } discards down to three: { $card }.
    }
   *[other] { $who ->
        [you] You discard to make room: { $card }.
       *[other] { $seat } discards to make room: { $card }.
    }
}
event-drawn = { $seen ->
    [yes] { $who ->
        [you] You draw: { $card }
       *[other] { $seat } draws: { $card }
    }
   *[no] { $seat } draws a hidden card
}. { $count ->
    [0] The draw pile is empty.
    [one] One card is left in the draw pile.
   *[other] { $count } cards are left in the draw pile.
}
event-reshuffled = The discard pile is shuffled into a new draw pile of { $count } cards.
event-taken = { $who ->
    [you] You take from the discard pile: { $cards }.
   *[other] { $seat } takes from the discard pile: { $cards }.
}
event-take-declined = { $who ->
    [you] You leave the discard pile alone.
   *[other] { $seat } leaves the discard pile alone.
}
event-force-moved = { $who ->
    [you] You move { $force } from { $origin } to { $to }
   *[other] { $seat } moves { $force } from { $origin } to { $to }
}{ $swapped ->
    [yes] ; { $exchanged } now stands on { $origin }.
   *[no] .
}
event-game-ended = { $who ->
    [you] You are in the Castle of Light and win!
    [none] The last turns are over: nobody has reached the Castle of Light.
   *[other] { $seat } is in the Castle of Light and wins!
} { $ranks }.

## Refusals

refusal-B-1-1 = Das blaue Amulett is a game for 2, 3 or 4 players, not for { $seats }; change the number of seats.
refusal-B-1-14 = Seat { $first } cannot begin: there are only { $seats } seats; name one of them or leave it to the draw.
refusal-B-3-2 = You have to move, there is no pass; play one of your open cards.
refusal-B-3-3 = It is { $seat }’s turn; wait until you are asked.
refusal-B-4-1 = Your { $card } is used; play a card that is open.
refusal-B-4-6 = After a joker you may play another open card, or stop.
refusal-B-5-15 = You have come exactly to the castle { $place }; enter it or go round.
refusal-B-5-16 = To enter { $place } you need a card that you do not hold ({ $cards }); go round.
refusal-B-6-8 = { $place } demands nothing; go on, or turn back.
refusal-B-6-10 = You are facing { $place }; pay what it demands, or turn back.
refusal-B-6-11 = You do not hold all that { $place } demands (missing: { $cards }); turn back.
refusal-B-6-12 = At this table you must pay when you can; pay at { $place }.
refusal-B-8-4 = Before you draw you must get down to two cards; discard { $count ->
    [one] one card.
   *[other] { $count } cards.
}
refusal-B-8-5 = You do not hold that card ({ $card }); discard one that you hold.
refusal-B-8-11 = At the end of your turn you may keep three cards; discard { $count ->
    [one] one card.
   *[other] { $count } cards.
}
refusal-B-9-7 = You took the amulet from { $victim }; steal a card now, or decline.
refusal-B-9-9 = Before you steal you must get down to two cards; discard { $count ->
    [one] one card.
   *[other] { $count } cards.
}
refusal-B-10-1 = You are in a castle; take the top cards of the discard pile, or leave them.
refusal-B-12-1 = Your turn ends with the dark forces; move one, or say that you are done.
refusal-B-12-2 = You have already moved { $force } in this turn; choose another one, or be done.
refusal-B-12-4 = On { $place } there is { $force } already; choose another place.
refusal-B-12-5 = On { $place } there is a force that you have set in this turn; choose another place.
refusal-B-14-1 = The game is won and nothing more can be played; start a new one if you like.
refusal-B-14-4 = The last turns are over and nothing more can be played; start a new one if you like.
