### Gargon in English.
### $who is you or other, $seat a name, $cards a list already rendered, $colour a rendered colour word
### (in card-back alone its letter). Numbers come as numbers. A paragraph of the book is one line.

## Names

game-name = Gargon
game-author = Rüdiger Dorn
game-summary = Send legendary creatures into battle, colour against colour, and capture the cards that bear amulets.
no-affiliation = This is an independent project, not affiliated with the author or the publisher of the game.
colour-w = white
    .creature = dragon
    .adjective = white
colour-b = blue
    .creature = pegasus
    .adjective = blue
colour-v = violet
    .creature = gargoyle
    .adjective = violet
colour-y = yellow
    .creature = manticore
    .adjective = yellow
colour-r = red
    .creature = phoenix
    .adjective = red
colour-g = green
    .creature = fairy
    .adjective = green
card-face = { $colour } { $value }
card-back = { $colour ->
    [w] hidden white
    [b] hidden blue
    [v] hidden violet
    [y] hidden yellow
    [r] hidden red
    [g] hidden green
   *[other] hidden { $colour }
}
cards-none = no cards
# $pattern is a number: the digits of the pattern without its dots.
pattern-name = { $pattern ->
    [1] one card
    [2] two cards of one colour
    [11] two cards of different colours
    [21] two cards of one colour and one of another
    [111] three cards of three colours
    [3] three cards of one colour
   *[other] { $pattern }
}

## Actions

action-lay = Lay { $cards }
action-draw = Draw from pile { $pile } ({ $back } card)
action-stop = Stop drawing
action-pass = Pass without drawing
action-fight = Fight in { $colour }

## Table

counted-colour = { $count } { $colour }
card-of = { $seat } with { $cards }
hand-row = { $letter } { $colour } { $creature }: { $values }
table-amulets = Amulets on the cards: { $figures }.
amulets-on = { $amulets ->
    [0] none
   *[other] { $amulets }
} on { $values }
view-round = Round { $round }, { $seat } leads.
view-final-round = This is the final round.
view-hand = Your hand
view-other-hand = { $seat } holds { $count ->
    [0] no cards.
    [one] one card: { $cards }.
   *[other] { $count } cards: { $cards }.
}
view-pile = Pile { $pile }: { $count ->
    [0] empty.
    [one] one card, { $cards }.
   *[other] { $count } cards, from the top: { $cards }.
}
view-laid = { $seat } has laid: { $cards }.
view-laid-hidden = { $seat } has laid face down: { $cards }.
view-won = { $seat } has captured: { $cards }.
view-won-count = { $seat } has captured { $count ->
    [0] no card yet.
    [one] one card.
   *[other] { $count } cards.
}
view-lost = Discarded: { $cards }.
view-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
view-over = The game is over.
view-score = Place { $place }: { $seat } with { $total ->
    [one] one point
   *[other] { $total } points
}, { $bonus } from bonuses and { $amulets } from amulets.
drawn-held = hand
drawn-laid = laid
drawn-won = captured
drawn-pile = Pile { $pile }
ask-lead = You lead: which one, two or three cards do you lay, with no more than two of a colour?
ask-follow = Do you lay { $pattern }, or do you pass?
ask-last = You are last and may lay only colours already on the table ({ $colours }): do you lay { $pattern }, or do you pass?
ask-more = You have drawn { $drawn ->
    [one] one card
   *[other] { $drawn } cards
}: do you draw another one, or stop?
ask-fight = Which of your colours is to be fought now?
ask-consolation = You lost a card in battle: from which pile do you draw your consolation card?

## Events

event-game-started = A game of Gargon for { $seats } players begins (edition { $edition }).
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-piles-set = Two draw piles are ready: { $count1 ->
    [one] one card in pile 1
   *[other] { $count1 } cards in pile 1
}, { $count2 ->
    [one] one card in pile 2.
   *[other] { $count2 } cards in pile 2.
}
event-round-started = Round { $round }: { $who ->
    [you] you lead.
   *[other] { $seat } leads.
}{ $skippedcount ->
    [0] {""}
    [one] {" "}{ $skipped } has no cards and cannot lead.
   *[other] {" "}{ $skipped } have no cards and cannot lead.
}
event-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $seat } lays { $cards }.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-drew = { $reason ->
    [consolation] { $who ->
        [you] You draw a consolation card from pile { $pile }: { $card }.
       *[other] { $seat } draws a consolation card from pile { $pile }: { $card }.
    }
   *[pass] { $who ->
        [you] You draw { $card } from pile { $pile }.
       *[other] { $seat } draws { $card } from pile { $pile }.
    }
}
event-pile-emptied = { $first ->
    [yes] Pile { $pile } is empty: this is the final round.
   *[no] Pile { $pile } is empty.
}
event-pass-ended = { $who ->
    [you] { $count ->
        [0] You have drawn nothing.
        [one] You have drawn one card.
       *[other] You have drawn { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } has drawn nothing.
        [one] { $seat } has drawn one card.
       *[other] { $seat } has drawn { $count } cards.
    }
}
event-revealed = The laid cards are turned up: { $seats }.
event-chosen = { $who ->
    [you] You choose { $colour }.
   *[other] { $seat } chooses { $colour }.
}
event-battle = { $case ->
    [A] Nobody contests { $colour }: { $cards }. { $who ->
        [you] You win without a fight.
       *[other] { $seat } wins without a fight.
    }
    [C] A single card is left in { $colour }: { $cards }. { $who ->
        [you] You win it without a fight.
       *[other] { $seat } wins it without a fight.
    }
   *[B] { $number ->
        [1] Battle in { $colour }: { $cards }.
       *[other] Second battle in { $colour }: { $cards }.
    } { $who ->
        [you] You win.
        [none] Nobody wins.
       *[other] { $seat } wins.
    }
}
event-captured = { $who ->
    [you] { $count ->
        [one] You capture { $cards }.
       *[other] You capture { $count } cards: { $cards }.
    }
   *[other] { $count ->
        [one] { $seat } captures { $cards }.
       *[other] { $seat } captures { $count } cards: { $cards }.
    }
}
event-discarded = { $reason ->
    [end] { $who ->
        [you] You discard what is left in your hand: { $cards }.
       *[other] { $seat } discards the cards left in hand: { $cards }.
    }
   *[battle] { $who ->
        [you] You lose { $cards }.
       *[other] { $seat } loses { $cards }.
    }
}
event-round-ended = Round { $round } is over.
event-scored = { $who ->
    [you] { $total ->
        [one] You have one point
       *[other] You have { $total } points
    }
   *[other] { $total ->
        [one] { $seat } has one point
       *[other] { $seat } has { $total } points
    }
}, { $bonus } from bonuses and { $amulets } from amulets: place { $place }.
event-game-ended = { $count ->
    [one] The game is over: { $winners } wins!
   *[other] The game is over: { $winners } share the victory!
}

## Refusals

refusal-G-1-1 = Gargon is a game for 3, 4 or 5 players, not for { $seats }; change the number of seats.
refusal-G-1-7 = Seat { $start } cannot lead the first round: there are only { $seats } seats; name one of them or leave it to chance.
refusal-G-1-10 = The amulet table of this edition breaks the printed rules; it needs none on 0, 13, 14 and 15, one to five on each value from 1 to 12, three on the 5, two on the 7, six on the 1 and 10 together, eight on the 2 and 6 together.
refusal-G-3-1 = You lead this round, so you cannot pass or draw; lay one to three cards from your hand.
refusal-G-3-2 = You do not have { $cards } in your hand; lay cards that you hold.
refusal-G-3-4 = Three cards of one colour are never allowed; take at most two in { $colour }.
refusal-G-4-1 = It is time to follow or to pass; lay the leader’s pattern, or draw a card to pass.
refusal-G-4-2 = The leader has laid { $wanted }, but you chose { $laid }; lay { $wanted } too, or pass.
refusal-G-4-4 = You are last this round, so colours that nobody has laid are closed to you ({ $colours }); lay colours from the table ({ $allowed }), or pass.
refusal-G-5-1 = Your first draw was your pass, so you cannot lay cards this round; draw again or stop.
refusal-G-5-2 = Passing means drawing at least one card; draw one first, then you may stop.
refusal-G-5-5 = You are already passing; draw again or stop.
refusal-G-5-8 = Pile { $pile } is empty; draw from the other pile if it still has cards.
refusal-G-5-10 = You may pass without drawing only when both piles are empty; draw a card to pass.
refusal-G-6-3 = Now you choose a colour to fight, and it must be a colour of your own laid cards; your choice: { $allowed }.
refusal-G-8-5 = Pile { $pile } is empty; take your consolation card from the other pile.
refusal-G-8-6 = You lost a card, so you must draw one now; choose a pile.
refusal-G-10-3 = The game is over and nothing more can be played; start a new one if you like.
refusal-G-13-1 = It is { $seat }’s turn; wait until you are asked.
