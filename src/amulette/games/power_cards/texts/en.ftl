### Power Cards in English.
### $who is you or other, $seat a name, $card and $cards names of birds, $back a part of a structure. Numbers come as numbers.

## Names

game-name = Power Cards
game-author = an author whom the rule book does not name
game-summary = Compare the figures of your birds, build a structure from the cards you win, and sling for everything on the table.
no-affiliation = This is an independent project, not affiliated with the author or the publisher of the game.
stat-power = power
stat-range = range
stat-accuracy = accuracy
stat-rarity = rarity
stat-sling = slingshot
back-vw = standing wood block
back-vs = standing stone block
back-vi = standing ice block
back-hw = lying wood block
back-hs = lying stone block
back-hi = lying ice block
back-pig = pig
card-other = card { $number }
card-none = no card
pot-entry = { $seat }: { $back }

## Cards

card-1 = Eagle
card-2 = Cassowary
card-3 = Swan
card-4 = Goose
card-5 = Condor
card-6 = Ostrich
card-7 = Bustard
card-8 = Turkey
card-9 = Rooster
card-10 = Pelican
card-11 = Albatross
card-12 = Tern
card-13 = Swift
card-14 = Swallow
card-15 = Stork
card-16 = Crane
card-17 = Godwit
card-18 = Frigatebird
card-19 = Cuckoo
card-20 = Wheatear
card-21 = Kingfisher
card-22 = Woodpecker
card-23 = Hummingbird
card-24 = Heron
card-25 = Owl
card-26 = Falcon
card-27 = Sparrowhawk
card-28 = Shrike
card-29 = Gannet
card-30 = Bee-eater
card-31 = Kakapo
card-32 = Kagu
card-33 = Shoebill
card-34 = Quetzal
card-35 = Hoopoe
card-36 = Lyrebird
card-37 = Kiwi
card-38 = Ibis
card-39 = Lammergeier
card-40 = Takahe

## Actions

action-call = Call { $stat }: { $value }
action-call-open = Call …
action-build = Place { $card } ({ $back })
action-build-open = Place …
action-short-yes = Yes, play the short game
action-short-no = No, play on as before
action-short-open = Answer …

## Table

view-round = Round { $round }: { $who ->
    [you] you call.
   *[other] { $seat } calls.
}
view-last-rounds = { $left ->
    [one] This is the last round.
   *[other] { $left } rounds are left, this one included.
}
view-short-game = This is the short game: whoever completes two structures ends it.
view-pack = { $who ->
    [you] { $count ->
        [one] You hold one card.
       *[other] You hold { $count } cards.
    }
   *[other] { $count ->
        [one] { $seat } holds one card.
       *[other] { $seat } holds { $count } cards.
    }
}
view-out = { $seat } is out.
view-structure = { $who ->
    [you] Your structure: { $parts }.
   *[other] Structure of { $seat }: { $parts }.
}
view-next = { $slot ->
    [1] Next you need a standing block, of any material.
    [4] Next you need a pig.
   *[other] Next you need a { $back }.
}
view-leftover = Left over: { $parts }.
view-hand = { $who ->
    [you] You have won { $cards }.
   *[other] { $seat } has won { $count } cards.
}
view-top = Your top card: { $card }
view-scale = { $stat }: from { $low } to { $high }; half of the birds have { $middle } or more.
view-figure = { $stat } { $value }
view-back = On its back: { $back }.
drawn-pack = cards
drawn-built = structures
drawn-out = place { $rank }
drawn-back = back:
card-line = { $number } { $card }: { $figures } ({ $back })
part-own = { $back } ({ $card })
ask-call = Which figure do you call?
ask-build = Which card do you place?
ask-short = Only two are left and the table is empty: shall the game end as a short game?

## Events

event-game-started = A game of Power Cards for { $seats } players begins (edition { $edition }). { $count ->
    [0] No card is left over.
    [one] One card is left over.
   *[other] { $count } cards are left over.
} { $who ->
    [you] You call first.
   *[other] { $seat } calls first.
}
event-top = { $who ->
    [you] Your top card is now { $card }.
   *[other] { $seat } has a new top card.
}
event-round-started = Round { $round }: { $who ->
    [you] you call.
   *[other] { $seat } calls.
}
event-retrieved = { $who ->
    [you] Your pack is empty: you take { $card } ({ $back }) from your structure.
   *[other] The pack of { $seat } is empty, so { $seat } takes a card from the structure: { $back }.
}
event-short-asked = { $who ->
    [you] You are asked whether to play the short game.
   *[other] { $seat } is asked whether to play the short game.
}
event-short-answered = { $answer ->
    [yes] { $who ->
        [you] You say yes.
       *[other] { $seat } says yes.
    }
   *[no] { $who ->
        [you] You say no.
       *[other] { $seat } says no.
    }
}
event-short-started = The short game begins: no more slingshot rounds, and two complete structures end it.
event-called = { $who ->
    [you] You call { $stat }!
   *[other] { $seat } calls { $stat }!
}
event-laid = { $who ->
    [you] You read out { $value } ({ $card }).
   *[other] { $seat } reads out { $value }.
}
event-tied = A tie between { $seats }! On the table lie: { $pot }.
event-dropped = { $who ->
    [you] You have no card left to lay and drop out of the tie.
   *[other] { $seat } has no card left to lay and drops out of the tie.
}
event-round-won = { $by ->
    [only] { $who ->
        [you] You alone can lay a card and win the round.
       *[other] { $seat } alone can lay a card and wins the round.
    }
    [fallback] { $who ->
        [you] Nobody can lay a card: you come first and win the round.
       *[other] Nobody can lay a card: { $seat } comes first and wins the round.
    }
   *[highest] { $who ->
        [you] You win the round!
       *[other] { $seat } wins the round!
    }
}
event-collected = { $who ->
    [you] You collect { $count } cards: { $cards }.
   *[other] { $seat } collects { $count } cards.
}
event-out = { $count ->
    [one] { $seats } is out, on place { $rank }.
   *[other] { $seats } are out, on place { $rank }.
}
event-built = { $who ->
    [you] You place { $card } in slot { $slot }: { $back }.
   *[other] { $seat } places a part in slot { $slot }: { $back }.
}
event-tucked = { $who ->
    [you] { $count ->
        [one] You put one card under your pack.
       *[other] You put { $count } cards under your pack.
    }
   *[other] { $count ->
        [one] { $seat } puts one card under the pack.
       *[other] { $seat } puts { $count } cards under the pack.
    }
}
event-sling-started = { $who ->
    [you] Slingshot round! Your pig has { $value }.
   *[other] Slingshot round! The pig of { $seat } has { $value }.
}
event-sling-read = { $who ->
    [you] You read out { $value } ({ $card }).
   *[other] { $seat } reads out { $value }.
}
event-sling-tied = { $count ->
    [one] A tie between { $seats }! On the table lies: { $pot }.
   *[other] A tie between { $seats }! On the table lie: { $pot }.
}
event-sling-laid = { $who ->
    [you] You lay { $card } with { $value }.
   *[other] { $seat } lays a card with { $value }.
}
event-sling-won = { $pig ->
    [yes] { $who ->
        [you] Your pig wins! You take all structures: { $cards }.
       *[other] The pig of { $seat } wins and takes all structures: { $count } cards.
    }
   *[no] { $who ->
        [you] You win the slingshot round and take { $cards }.
       *[other] { $seat } wins the slingshot round and takes { $count } cards.
    }
}
event-table-cleared = The table is empty. Structures came from { $seats }.
event-game-over = { $reason ->
    [cap] The last round is over.
    [short] Two structures are complete.
   *[last] Only one is left.
} { $count ->
    [one] { $winners } wins the game!
   *[other] { $winners } share the victory!
}

## Refusals

refusal-P-1-1 = Power Cards is a game for 2, 3 or 4 players, not for { $seats }; change the number of seats.
refusal-P-1-7 = Seat { $first } cannot call first: there are only { $seats } seats; name one of them or leave it to chance.
refusal-P-2-11 = Nobody may pass; choose one of the things you can do.
refusal-P-3-2 = { $seat } calls now; wait until you win a round.
refusal-P-3-4 = It is time to call; choose power, range, accuracy or rarity.
refusal-P-3-5 = The slingshot number cannot be called; choose power, range, accuracy or rarity.
refusal-P-6-1 = { $seat } has won the round and builds; wait for your turn.
refusal-P-6-3 = { $card } is not among the cards you have just won; place one of those.
refusal-P-6-5 = { $card } ({ $back }) does not fit slot { $slot }; { $slot ->
    [1] a standing block of any material goes there.
   *[other] a { $wanted } goes there.
}
refusal-P-6-6 = { $card } ({ $back }) is of another material; this structure needs a { $wanted }.
refusal-P-6-9 = You can build, so you must; place one of the cards that fit.
refusal-P-10-3 = The game is over and nothing more can be played; start a new one if you like.
refusal-P-11-4 = { $seat } is asked about the short game now; only yes or no is an answer.
