### Power Cards in the browser, in English: what only the drawn table says.
pc-letter-w = W
pc-letter-s = S
pc-letter-i = I
pc-you = you
pc-own-card = Your top card: { $card }
pc-bar = { $stat } { $value }, level { $level } of 20
pc-level = level { $level } of 20
pc-sling-note = Slingshot (no calling)
pc-sling-bar = Slingshot { $value }, cannot be called
pc-call = Call { $stat } { $value }
pc-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pc-won-cards = { $count } cards just won
pc-pack-own = Your pack: { $count ->
    [one] 1 card
   *[other] { $count } cards · you see only this one
}
pc-pack-empty = Your pack is empty. A card of your structure comes back.
pc-pack-of = { $seat }: { pc-cards }
pc-pack-of-empty = { $seat }’s pack is empty. A card of the structure comes back.
pc-out = out, place { $rank }
pc-last-figure = last round
pc-round = Round { $round }
pc-rounds-left = { $left ->
    [one] last round!
   *[other] { $left } rounds left
}
pc-short-game = Short game
pc-last-round = Last, { $stat }:
pc-wins = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
pc-takes = { $who ->
    [you] { $count ->
        [one] 1 card for you
       *[other] { $count } cards for you
    }
   *[other] { $count ->
        [one] 1 card for { $name }
       *[other] { $count } cards for { $name }
    }
}
pc-tie = Tie!
pc-pot = { $count } on the table
pc-sling-round = Slingshot!
pc-batch = Cards to build with
pc-batch-card = { $card }: { $back }
pc-built-card = { $card } stands here as { $back }. When the pack is empty, the part placed last comes back.
pc-leftover = { $count ->
    [one] Left over: whoever wins round 1 gets this card too.
   *[other] Left over: whoever wins round 1 gets these cards too.
}
pc-structure-none = Structure ({ $name }): nothing yet
pc-structure = Structure ({ $name }): { $parts }
pc-need-any-title = Start building:
pc-need-any-text = a standing block of wood, stone or ice comes first.
pc-need-title = Next: { $back }.
pc-need-text = All blocks are of one material.
pc-need-pig-title = A pig is missing.
pc-need-pig-text = Placed on top, it starts the slingshot round at once.
pc-need-pig-short-title = A pig is missing.
pc-need-pig-short-text = Two structures with a pig end the short game.
pc-short-title = Play the short game?
pc-short-text = Two structures with a pig end it, then most cards win. No more slingshot.
pc-end-last = Only one has cards left.
pc-end-cap = The last round is played: most cards win.
pc-end-short = Two structures are complete: most cards win.
pc-rank-out = out in round { $round }
pc-rank-last = holds all the cards
pc-rank-cap = { $count ->
    [one] holds 1 card
   *[other] holds { $count } cards
}
pc-rank-short = { $count ->
    [one] holds 1 card
   *[other] holds { $count } cards
}
brief-ask-short = a short game to end with?
pc-heard = What was read out
pc-heard-of = { $seat }: what was read out
pc-heard-nothing = Nothing has been read out yet.
pc-heard-what = Figure
