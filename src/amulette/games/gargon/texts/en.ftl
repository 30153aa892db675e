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

## Rule book

book-1-title = Your goal
book-1-text =
    You are a magician. You send legendary creatures into battle, colour against colour, and capture cards.

    At the end every amulet on the cards you captured is a point, and you get a bonus for each colour in which you captured the most cards. The highest total wins.
book-2-title = The cards
book-2-text =
    There are 102 cards in six colours, 17 in each: white dragons, blue pegasi, violet gargoyles, yellow manticores, red phoenixes and green fairies. Each colour has the values 1 to 15 once and the 0 twice.

    High cards win battles, low cards carry amulets: five on a 1 or a 2, then fewer and fewer, a single one on 10, 11 and 12, none on 13, 14 and 15. A 0 has no amulet either, but it doubles the amulets of its colour.

    The backs show the colours too. So everybody can see which colours you hold, but only you know the values.
book-3-title = Setting up
book-3-text =
    All cards are shuffled, and every player gets ten. The rest makes two draw piles of the same size, face down and spread out, so that everybody can see which colours come next.

    One player is chosen to lead the first round. The players take their turns clockwise.
book-4-title = A round
book-4-text =
    A round has two parts. First the leader and then, clockwise, all the others lay cards face down, or pass and draw. Then all laid cards are turned up, and they fight, colour by colour.

    When no laid card is left, the round is over, and the player to the leader’s left leads the next one. Anybody without cards is skipped as leader, but still takes part in the round when their turn comes.
book-5-title = Leading
book-5-text =
    If you lead, you must lay: one, two or three cards from your hand, face down, in any colours and values. Only three cards of the same colour are forbidden.

    So there are five patterns: one card; two cards of one colour; two of different colours; two of one colour and one of another; three of three colours.
book-6-title = Following or passing
book-6-text =
    After the leader, everybody has one turn.

    To follow, lay exactly the leader’s pattern, as many cards, spread over colours in the same way. Which colours you take is up to you. Only the last player of the round is bound to colours that somebody has already laid.

    To pass, draw one, two or three cards, each from the top of either pile. You see each card before you decide on the next. You may pass even if you could follow, and you must if you cannot. Once you have drawn, you cannot lay this round. Only when both piles are empty do you pass without drawing.
book-7-title = Battles
book-7-text =
    The first player in turn order who still has laid cards names one of their colours. All cards of that colour are settled before the next is named.

    A: If only one player laid it, that player captures the cards without a fight.

    B: Several players laid it. Each fights with their highest card. The highest wins, and its owner captures that card alone. The others are discarded, and each loser draws a consolation card, in turn order, from either pile. If two or more players have another card of the colour, a second battle follows.

    C: If a single card is left after the first battle, its owner captures it without a fight, even after losing that battle.
book-8-title = A round of battles
book-8-text =
    Ana leads green 2, green 11 and blue 6. Ben lays yellow 4, yellow 9 and green 13. Cleo is last; she lays blue 5, blue 12 and green 8.

    Ana names green. The 11, the 13 and the 8 fight: Ben captures his 13. Ana and Cleo discard their cards and draw one each. Ana’s 2 is the only green card left, so she captures it (C).

    Ana names blue. Cleo’s 12 beats the 6: Cleo captures the 12, Ana discards and draws. Cleo’s 5 is left alone, and she captures it (C).

    Ben names yellow. Nobody else laid it, so he captures the 4 and the 9 (A).
book-9-title = Zeros
book-9-text =
    A 0 loses against every other card. You capture it only in case A or C: when nobody else laid the colour, or when it is the last card left after the first battle.

    If only the two zeros of a colour meet in a battle, nobody wins. Both are discarded, and both owners draw a card.
book-10-title = The end of the game
book-10-text =
    As soon as the last card of either pile is drawn, the final round is announced. It is played to its end, and you go on drawing from the other pile while it has cards. When both piles are empty, nobody draws any more.

    After that the game is over. Cards left in hands are discarded and count nothing.
book-11-title = Scoring
book-11-text =
    Only the cards you captured count.

    Bonus: in each colour, whoever captured the most cards gets 10 points. If several players are tied for most, each of them gets 5. Every card counts here, even without amulets.

    Amulets: add up your amulets in each colour. One captured 0 of the colour doubles them, both zeros make them four times as many. Each amulet is then a point. Zeros change neither bonuses nor other colours.

    The highest total wins; equal totals share the place.
book-12-title = A score
book-12-text =
    Ana captured red 0, 1 and 6, blue 5 and 14, and green 7. Ben captured two red and two blue cards, Cleo three green ones.

    Red: Ana has the most cards, 10 points. Her 1 bears five amulets and her 6 three; the 0 makes these eight into 16.

    Blue: Ana and Ben are tied, 5 points each. Ana’s 5 bears three amulets, her 14 none.

    Green: Cleo has the most cards. Ana’s 7 still bears two amulets.

    Ana has 15 points from bonuses and 16 + 3 + 2 = 21 from amulets, 36 in all.
book-13-title = Variant: open captures
book-13-text =
    Normally captured cards lie face down: you may look at your own, and of the others you see only how many there are. With open captures they all stay face up, so that everybody can see how things stand. Nothing else changes.
book-14-title = Three tips for your first game
book-14-text =
    Look at the backs. Cards in a colour that nobody has laid and nobody after you holds are yours without a fight.

    Lay a strong card and a weak one of the same colour together. The strong one fights first, and the weak one with its amulets, or a 0, often comes home as the last card left.

    Pass in good time. Three new cards early on give you choice later, but near the end of the game cards in hand are worth nothing.
