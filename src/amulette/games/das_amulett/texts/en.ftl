### Das Amulett in English.
### $who is you or other, $seat a name; cards, gems, metals and areas come as words. Numbers come as numbers.

## Names

game-name = Das Amulett
game-author = Alan R. Moon and Aaron Weissblum
game-summary = Bid energy for spells and metal for gems: the first amulet with seven colours or eight gems wins.
no-affiliation = This is an independent project, not affiliated with the authors or the publisher of the game.
spell-amber = Magic of Amber
spell-diamond = Magic of Diamonds
spell-ruby = Magic of Rubies
spell-emerald = Magic of Emeralds
spell-teleport = Teleportation
spell-plenty-gold = Golden Plenty
spell-plenty-silver = Silver Plenty
spell-plenty-copper = Copper Plenty
spell-plenty-iron = Iron Plenty
spell-two-wishes = Two Wishes
spell-desire = Burning Desire
spell-avarice = Curse of Avarice
spell-croesus = Curse of Croesus
spell-influence = Influence
spell-influence-wall = Influence of the Builders
spell-influence-pyramid = Influence of the Pharaohs
spell-morph-iron = Iron Metamorphosis
spell-morph-gold = Golden Metamorphosis
spell-morph-copper = Copper Metamorphosis
spell-morph-silver = Silver Metamorphosis
spell-morph-divine = Divine Metamorphosis
spell-morph-stone = Stone Metamorphosis
spell-gift = Gift
spell-gift-wall = Gift of the Builders
spell-gift-pyramid = Gift of the Pharaohs
spell-might = Mighty Power
spell-journey = Magical Journey
spell-phoenix = Wings of the Phoenix
spell-superiority = Superiority
spell-arc = Energy Arc
spell-pull-dark = Pull of Darkness
spell-pull-light = Pull of Light
spell-copy = { $spell } ({ $copy })
metal-g = gold
metal-s = silver
metal-c = copper
metal-i = iron
metal-joker = metal of choice
metal-counted = { $count } { $metal }
gem-red = red
gem-yellow = yellow
gem-green = green
gem-clear = clear
gem-white = white
gem-navy = dark blue
gem-sky = light blue
gem-grey = grey
gem-orange = orange
gem-brown = brown
terrain-water = water
terrain-forest = forest
terrain-steppe = steppe
terrain-mountain = mountain
terrain-town = town
phase-white = white
phase-grey = grey
phase-red = red
phase-blue = blue
nothing = none
spell-charged = { $spell } with { $n } energy

## Actions

action-keep = Keep { $cards }
action-charge = Charge { $cards }
action-draft = Choose { $card }
action-pass = Pass
action-bid = Bid { $n }
action-use = Use { $card }
action-income = Take the metal of { $card }
action-done = Be done
action-metal = Take { $metal }
action-from = { $who ->
    [none] Do without the card
   *[other] Take it from { $seat }
}
action-lift = Lift the gem in { $area }: { $gem }
action-drop = Put it in { $area }
action-desire = Name { $metal }
action-journey = Set { $n } auctions
action-pay = Pay { $bag }
action-claim = Claim { $metal }
action-claim-none = Claim nothing
action-take = Take the gem: { $gem }
action-extra = Take one more gem by { $card }: { $gem }
action-stop = Take no more gems
action-move = Move the group to { $area }
action-arc = Move { $n } energy to { $card }
action-drain = Take { $n } energy off { $target } by { $card }
action-bury = Put { $card } under the deck
action-open = { $text } …
open-charge = Charge { $cards } …
open-bid = Bid …
open-pay = Pay { $bag } …
open-lift-area = Lift a gem in { $area } …
open-arc = Move energy with Energy Arc …
open-arc-card = Move energy to { $card } …
open-drain = Take energy off a spell …
open-drain-card = Take energy off a spell by { $card } …
open-drain-card-target = Take energy off { $target } by { $card } …

## Table

view-setup = { $who ->
    [you] The game is being set up. You have the hat.
   *[other] The game is being set up. { $seat } has the hat.
}
view-round = { $who ->
    [you] Round { $round }. You have the hat.
   *[other] Round { $round }. { $seat } has the hat.
}
view-group = The group stands in { $area } ({ $place }).
view-left = { $n ->
    [one] This is the last auction of the round.
   *[other] { $n } auctions are left, this one included.
}
view-desire = Everybody may also pay with { $kinds }.
view-offer = { $who ->
    [you] You lead with { $n }.
   *[other] { $seat } leads with { $n }.
}
view-cards-offered = In the offer: { $bag }.
view-sale = For sale: { $card }.
view-pile = { $count ->
    [one] One more spell waits in the pile.
   *[other] { $count } more spells wait in the pile.
}
view-pile-open = The pile, the next one first: { $cards }.
view-deck = { $count ->
    [one] One spell is in the deck.
   *[other] { $count } spells are in the deck.
}
view-layout = Laid out: { $cards }.
view-dealt = Your spells: { $cards }.
view-stock = Stock: { $bag }.
view-amulet = { $who ->
    [you] Your amulet: { $gems }.
   *[other] { $seat }, amulet: { $gems }.
}
view-spells = { $who ->
    [you] You have { $reserve } energy in reserve, and these spells: { $cards }.
   *[other] { $seat }, { $reserve } energy in reserve, spells: { $cards }.
}
view-other-hand = { $count ->
    [one] { $seat } holds one metal card.
   *[other] { $seat } holds { $count } metal cards.
}
view-hand = Your metal cards: { $bag }.
view-map = The board: area, terrain (W water, F forest, S steppe, M mountain, T town), number of gems. * pyramid, N and S: touches the wall from north or south, > the group.
view-area = { $area } ({ $place }): { $gems }.
place-any = any metal
place-pyramid = pyramid
place-wall = at the wall
view-figure = { $text } ({ $phase } phase; metal: { $bag }; loses { $n } energy each round)
terrain-letter-water = W
terrain-letter-forest = F
terrain-letter-steppe = S
terrain-letter-mountain = M
terrain-letter-town = T
gem-letter-red = R
gem-letter-yellow = Y
gem-letter-green = G
gem-letter-clear = C
gem-letter-white = W
gem-letter-navy = D
gem-letter-sky = L
gem-letter-grey = A
gem-letter-orange = O
gem-letter-brown = B
drawn-energy = energy
drawn-metal = metal
drawn-own-metal = Metal
drawn-amulet = amulet
drawn-wall = ▁▔ wall
drawn-pyramid = △ pyramid
drawn-spells = spells
drawn-stock = Stock
ask-keep = Which two of your four spells do you keep?
ask-charge = How much energy do you lay on each of your two spells?
ask-draft = Which spell do you choose?
ask-spell-bid = How much energy do you bid for the spell?
ask-grey-turn = Which of your grey spells do you use?
ask-metal = Which metal do you take?
ask-from = The stack is empty: from whom do you take the card?
ask-lift = Which gem do you teleport?
ask-drop = Where does the gem go?
ask-red-start = Do you use a spell before the auctions?
ask-gem-bid = How many cards do you offer for a gem?
ask-pay = Which cards do you pay with?
ask-claim = Which card do you take out of the offer?
ask-take = Which gem do you take?
ask-extra = Do you take one more gem?
ask-move = Where do you move the group?
ask-blue-turn = Which of your blue spells do you use?
ask-bury = Which spell goes under the deck next?

## Events

event-game-started = A game of Das Amulett for { $seats } players begins (edition { $edition }).
event-board-set = The gems lie on the board.
event-hat-moved = { $who ->
    [you] You have the hat now.
   *[other] { $seat } has the hat now.
}
event-dealt = { $who ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $count } spells.
}
event-kept = { $who ->
    [you] You keep { $cards }.
   *[other] { $seat } has chosen.
}
event-charged = { $who ->
    [you] You charge your spells with { $energy }.
   *[other] { $seat } has charged two spells.
}
event-spells-shown = { $who ->
    [you] You show { $cards }.
   *[other] { $seat } shows { $cards }.
}
event-laid-out = These spells are laid out: { $cards }.
event-drafted = { $who ->
    [you] You choose { $card }.
   *[other] { $seat } chooses { $card }.
}
event-deck-shuffled = The { $size } spells of the deck are shuffled.
event-round-started = Round { $round } begins.
event-phase-started = The { $phase } phase begins.
event-turn-done = { $who ->
    [you] You are done in the { $phase } phase.
   *[other] { $seat } is done in the { $phase } phase.
}
event-items-done = { $who ->
    [you] You use no more spells.
   *[other] { $seat } uses no more spells.
}
event-game-ended = { $cause ->
    [colours] Seven colours: { $winners } wins!
    [gems] Eight gems: { $winners } wins!
   *[rounds] The last round is over. First: { $winners }.
}
event-pile-set = { $shown ->
    [yes] { $count } spells are for sale: { $cards }.
   *[no] { $count } spells are for sale.
}
event-spell-revealed = For sale: { $card }.
event-spell-bid = { $who ->
    [you] You bid { $n } energy.
   *[other] { $seat } bids { $n } energy.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-spell-won = { $who ->
    [you] You get { $card } for { $n } energy.
   *[other] { $seat } gets { $card } for { $n } energy.
}
event-spell-unsold = Nobody wants { $card }: it goes under the deck.
event-energy-removed = { $cause ->
    [upkeep] { $card } ({ $owner }) uses up { $n } energy.
    [gift] { $card } ({ $owner }) pays { $n } energy for the gem.
   *[pull] { $by } takes { $n } energy off { $card } ({ $owner }).
}
event-energy-moved = { $n } energy moves from { $card } to { $target }.
event-spell-left = { $card } ({ $owner }) is spent and goes under the deck.
event-text-used = { $who ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
event-income-used = { $who ->
    [you] You take the metal of { $card }.
   *[other] { $seat } takes the metal of { $card }.
}
event-metal-gained = { $origin ->
    [stock] { $who ->
        [you] You get { $metal } ({ $card }).
       *[other] { $seat } gets { $metal } ({ $card }).
    }
   *[seat] { $who ->
        [you] You take { $metal } from { $giver } ({ $card }).
       *[other] { $seat } takes { $metal } from { $giver } ({ $card }).
    }
}
event-shortage = { $who ->
    [you] There is no { $metal } left for you; who holds it: { $holders }.
   *[other] There is no { $metal } left for { $seat }; who holds it: { $holders }.
}
event-metal-lost = { $who ->
    [you] You go without: { $metal }.
   *[other] { $seat } goes without: { $metal }.
}
event-gem-lifted = { $who ->
    [you] You lift a gem in { $area }: { $gem }.
   *[other] { $seat } lifts a gem in { $area }: { $gem }.
}
event-gem-moved = The gem ({ $gem }) goes from { $source } to { $target }.
event-desire-named = { $who ->
    [you] You name { $metal }: everybody may pay with it.
   *[other] { $seat } names { $metal }: everybody may pay with it.
}
event-marker-drawn = The marker says { $n } auctions.
event-journey-set = { $who ->
    [you] You set { $n } auctions.
   *[other] { $seat } sets { $n } auctions.
}
event-auction-opened = Auction in { $area }; to come, this one included: { $left }.
event-auction-void = There is no gem in { $area }, so nothing is sold.
event-gem-bid = { $equalled ->
    [yes] { $who ->
        [you] You offer { $n } too, and lead.
       *[other] { $seat } offers { $n } too, and leads.
    }
   *[no] { $who ->
        [you] You offer { $n }.
       *[other] { $seat } offers { $n }.
    }
}
event-auction-won = { $who ->
    [you] You win the auction with { $n }.
   *[other] { $seat } wins the auction with { $n }.
}
event-auction-unsold = Nobody offers anything in { $area }.
event-paid = { $who ->
    [you] You pay { $bag }.
   *[other] { $seat } pays { $bag }.
}
event-claimed = { $taken ->
    [yes] { $who ->
        [you] You take { $metal } by { $card }.
       *[other] { $seat } takes { $metal } by { $card }.
    }
   *[no] { $who ->
        [you] You take nothing by { $card }.
       *[other] { $seat } takes nothing by { $card }.
    }
}
event-symbol-taken = { $who ->
    [you] Your symbols take { $n } { $metal }.
   *[other] The symbols of { $seat } take { $n } { $metal }.
}
event-offer-returned = Back to the stock: { $bag }.
event-gem-taken = { $given ->
    [yes] { $who ->
        [you] By { $gift } you also take a gem from { $area }: { $gem }.
       *[other] By { $gift } { $seat } also takes a gem from { $area }: { $gem }.
    }
   *[no] { $who ->
        [you] You take a gem from { $area }: { $gem }.
       *[other] { $seat } takes a gem from { $area }: { $gem }.
    }
}
event-stopped = { $who ->
    [you] You take no more gems.
   *[other] { $seat } takes no more gems.
}
event-group-moved = { $who ->
    [you] You move the group from { $source } to { $target }.
   *[other] { $seat } moves the group from { $source } to { $target }.
}
event-group-stayed = The group stays in { $area }: there is no gem anywhere else.
event-auctions-left = { $n ->
    [0] The auctions of this round are over.
    [one] One auction is left.
   *[other] { $n } auctions are left.
}

## Refusals

refusal-A-0-5 = It is not your turn but { $seat }’s; wait until you are asked.
refusal-A-0-8 = You have chosen already, and a choice is final; wait for the others.
refusal-A-1-6 = Das Amulett is a game for 3 to 6 players, not for { $seats }; change the number of seats.
refusal-A-1-11 = Now you keep two of the four spells that you were dealt; name two of them.
refusal-A-1-13 = Now you charge the two spells that you have kept; name both with their energy.
refusal-A-1-14 = Each of your spells needs at least 1 energy; give both some.
refusal-A-1-15 = You have only { $reserve } energy for both spells together; lay less.
refusal-A-2-3 = { $card } works in the { $phase } phase only; choose another spell now.
refusal-A-2-9 = The metal of { $card } has been taken in this round already; choose something else.
refusal-A-2-10 = The text of { $card } has served in this round already; choose something else.
refusal-A-3-6 = A spell is for sale; bid energy or pass.
refusal-A-3-7 = The standing bid is { $n }; bid more or pass.
refusal-A-3-8 = The lowest bid is 1; bid more or pass.
refusal-A-3-9 = You have only { $reserve } energy in reserve; bid less or pass.
refusal-A-4-1 = It is your grey turn; use a text or an income of your grey spells, or be done.
refusal-A-4-2 = { $card } gives you nothing in this turn; use one of your own spells of this phase.
refusal-A-4-7 = { $card } shows no metal; choose something else.
refusal-A-4-10 = A joker is due to you; choose a metal.
refusal-A-4-11 = The stack of { $metal } is empty; choose a metal that is still there.
refusal-A-4-12 = The stack of { $metal } is empty; say from whom you take the card, or from none.
refusal-A-4-13 = { $seat } has no card of this kind to take: { $metal }; choose another seat or none.
refusal-A-4-17 = All stacks are empty and nobody else holds { $metal }; name a metal that somebody has.
refusal-A-5-1 = Before the auctions you may use Burning Desire or Magical Journey; use one or be done.
refusal-A-6-9 = You have only { $capacity } cards to pay with here; offer less or pass.
refusal-A-6-10 = A gem is never free; offer at least 1 or pass.
refusal-A-6-11 = The offer stands at { $n }; offer at least { $least } or pass.
refusal-A-6-12 = An auction is on; offer cards or pass.
refusal-A-7-2 = You have won with { $n }; pay exactly so many cards.
refusal-A-7-3 = Pay with cards that you hold, of kinds that count here: { $kinds }.
refusal-A-7-6 = You may take a card out of the offer; name its metal, or none.
refusal-A-7-15 = There is no { $metal } in the offer, and you may take from nowhere else; name another metal or none.
refusal-A-8-1 = You take a gem that lies in { $area }; choose one of them.
refusal-A-8-2 = You may take one more gem with a gift; do so, or stop.
refusal-A-9-1 = You have the hat, so you must move the group; name an area.
refusal-A-9-2 = { $area } is not next to the group; choose a neighbouring area with a gem.
refusal-A-9-3 = The group is in { $area } already and must move on; choose another area.
refusal-A-9-4 = There is no gem in { $area }; choose an area with a gem.
refusal-A-10-1 = It is your blue turn; use a text or an income of your blue spells, or be done.
refusal-A-10-2 = { $card } gives you nothing in this turn; use one of your own blue spells.
refusal-A-10-5 = Several of your spells are empty; say which one goes under the deck next.
refusal-A-11-4 = The game is over and nothing more can be played; start a new one if you like.
refusal-A-12-3 = The whole opening pile can be shown only if the spells are auctioned at the start, not with { $start }; change one of the two options.
refusal-A-12-7 = Now you choose one of the spells laid out; name one that is still there.
refusal-A-13-6 = You have no gem of this colour ({ $colour }), so the text would bring no { $metal }; use something else.
refusal-A-13-8 = You are teleporting a gem; say which one you lift.
refusal-A-13-9 = The gem comes from { $area }; drop it in any other area.
refusal-A-13-11 = No such gem lies in { $area } ({ $gem }), and those on amulets cannot be moved; lift one that lies on the board.
refusal-A-14-4 = Magical Journey sets one of these numbers of auctions: { $numbers }; name one of them.
refusal-A-14-20 = { $card } gives you no gem here and now; use another gift or stop.
refusal-A-14-23 = The offer of { $n } is protected by Mighty Power; offer at least { $least } or pass.
refusal-A-15-1 = Energy Arc gives some of its own energy to one other spell of yours; name that spell and no more energy than there is.
refusal-A-15-6 = Pull of Light takes { $most } energy off a spell in play; name one with energy on it.
refusal-A-15-7 = Pull of Darkness takes at most { $most } energy off a spell in play; name one with so much on it.
