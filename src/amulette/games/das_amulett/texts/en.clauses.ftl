### The clauses of docs/rules/das-amulett.md, letter for letter.

## A-0 Conventions
clause-A-0-1 = If several seats may act at the same moment they do so in turn order: first player, then clockwise, each finishing before the next.
clause-A-0-2 = A seat that may use several spells at the same moment chooses their order.
clause-A-0-3 = Using a text is optional.
clause-A-0-4 = Similar effects of several spells add up.
clause-A-0-5 = Exactly one seat has a pending decision, except `keep` and `charge`, which all seats make at once.
clause-A-0-6 = A decision is posed even if only one action is legal, unless a clause says automatic.
clause-A-0-7 = An illegal action is refused and changes nothing.
clause-A-0-8 = A legal action is final.
clause-A-0-9 = There is no trading, lending or giving between seats.
clause-A-0-10 = At every decision reserve + energy on own spells = 10 for each seat.
clause-A-0-11 = Stock + hands + offer = 28 for each metal.
clause-A-0-12 = Board + amulets = 52 gems.
clause-A-0-13 = Deck + pile + spells dealt, laid out or in play = 33.
clause-A-0-14 = There is no limit on spells per seat, energy per spell, hand size or gems per area.
clause-A-0-15 = Chance acts only in the gem layout, the lot for the hat, the shuffles and the marker draw.

## A-1 Set-up (option `start=masters`)
clause-A-1-1 = All 52 gems are drawn at random onto the board, open to all.
clause-A-1-2 = Each quarter gets 3, each other area 2.
clause-A-1-3 = The group stands on the area `start`.
clause-A-1-4 = Each seat's hand is one card of each metal.
clause-A-1-5 = The other metal cards form four open stacks, the stock.
clause-A-1-6 = Each seat has 10 energy in reserve; other stones stay out.
clause-A-1-7 = The first holder of the hat is drawn by lot.
clause-A-1-8 = The lot is drawn, in public, before any spell is dealt.
clause-A-1-9 = The 33 spells are shuffled and 4 dealt to each seat.
clause-A-1-10 = Dealt spells are seen by their seat only.
clause-A-1-11 = Each seat secretly keeps 2 of its 4 (`keep`).
clause-A-1-12 = When all have chosen, the other cards go back into the deck, which is shuffled again.
clause-A-1-13 = Then each seat secretly decides how much of its reserve lies on each kept spell (`charge`).
clause-A-1-14 = Each kept spell gets at least 1 energy.
clause-A-1-15 = Both together get at most the 10 of the reserve.
clause-A-1-16 = When all have charged, all kept spells and their energy are shown at once; the rest stays in reserve.

## A-2 Round and spells in general
clause-A-2-1 = A round is white, grey, red, blue, in this order; rounds repeat until A-11 ends the game.
clause-A-2-2 = The hat changes hands only by A-3.10 and A-7.1, and is carried on into the next phase and round.
clause-A-2-3 = A text works only in the phase of the spell's border colour.
clause-A-2-4 = A spell bought in the white phase works from the grey phase of the same round.
clause-A-2-5 = A spell with at least 1 energy works in full, even if it holds less than its bolts.
clause-A-2-6 = A spell whose last energy is gone goes under the deck at once, whatever the cause.
clause-A-2-7 = Energy taken off a spell goes to the reserve of that spell's owner, whoever caused it.
clause-A-2-8 = Which cards go under the deck, and in what order, is public.
clause-A-2-9 = Each grey or blue income serves at most once per round.
clause-A-2-10 = So does each text of a grey or blue spell, and `desire` and `journey`.
clause-A-2-11 = All other red texts and all red symbols serve at every auction of the phase.

## A-3 White phase: spells
clause-A-3-1 = The top n cards of the deck (n = seats) are set aside face down as the pile.
clause-A-3-2 = If the deck has fewer, all of them form the pile.
clause-A-3-3 = If it has none, the phase is skipped.
clause-A-3-4 = The pile is revealed and auctioned card by card until it is empty.
clause-A-3-5 = Cards are revealed in the order drawn.
clause-A-3-6 = For each card every seat is asked exactly once (`spell_bid`), the first player first, then clockwise.
clause-A-3-7 = It passes (the first player too) or bids more than the standing bid.
clause-A-3-8 = The lowest bid is 1.
clause-A-3-9 = No bid exceeds the bidder's reserve.
clause-A-3-10 = The highest bidder becomes first player at once, and so opens the bidding for the next card.
clause-A-3-11 = He takes the card openly and lays exactly his bid from reserve on it.
clause-A-3-12 = If all pass, the card goes under the deck at once.
clause-A-3-13 = In that case the hat stays.
clause-A-3-14 = Red texts (`might`, `superiority`) have no force here (A-2.3).

## A-4 Grey phase: metal
clause-A-4-1 = In turn order each seat completes its own grey turn (`grey_turn`).
clause-A-4-2 = Its items are the texts and the incomes of its grey spells.
clause-A-4-3 = Text and income of one card are separate items; either may be used without the other.
clause-A-4-4 = Items are used in any order the owner likes.
clause-A-4-5 = `done` forfeits all items left.
clause-A-4-6 = A turn without usable items is skipped or ends automatically.
clause-A-4-7 = An income gives one metal card per symbol.
clause-A-4-8 = Within one income definite metals come first (g, s, c, i), jokers last, card by card.
clause-A-4-9 = A due card of definite metal comes from the stock (automatic).
clause-A-4-10 = For a joker the seat chooses one metal (`metal`).
clause-A-4-11 = While any stack has cards, a joker must come from a stack that has one.
clause-A-4-12 = If the stack of a due metal is empty, the seat takes that card from another seat of its choice (`from`).
clause-A-4-13 = Only seats holding that metal can be chosen.
clause-A-4-14 = The list of these seats is public.
clause-A-4-15 = It may decline (`from none`); that card is lost.
clause-A-4-16 = If no other seat holds the metal, the card is lost (automatic).
clause-A-4-17 = If all four stacks are empty, the owner of a joker names a metal that another seat holds, then A-4.12 applies.
clause-A-4-18 = If no other seat holds any card, the joker is lost (automatic).
clause-A-4-19 = The seat taken from can neither refuse nor choose.
clause-A-4-20 = Supply is checked anew for every single card.

## A-5 Red phase: start
clause-A-5-1 = Before any marker is drawn, each owner of `desire` or `journey`, in turn order, may use them (`red_start`).
clause-A-5-2 = If `journey` was not used, the first player draws one marker (automatic); its number k is the number of auctions.
clause-A-5-3 = Each of the six markers is equally likely in every round.
clause-A-5-4 = k times: one auction, then one move.
clause-A-5-5 = The first auction is held where the group stands, each later one where the last move led.
clause-A-5-6 = The phase ends after the k-th move.

## A-6 Gem auction
clause-A-6-1 = If the group's area holds no gem the auction is void: no bids, straight to the move.
clause-A-6-2 = A void auction counts as one of the k.
clause-A-6-3 = Payable kinds of a seat: the metal of the area.
clause-A-6-4 = In a quarter: all four metals.
clause-A-6-5 = Everywhere: the metal named by `desire` this phase.
clause-A-6-6 = Also every kind that is a joker for that seat by its own morphs (A-14.6 to A-14.8).
clause-A-6-7 = Payable kinds may be mixed freely in one offer.
clause-A-6-8 = An offer is a number only; kinds are not announced.
clause-A-6-9 = A seat may offer at most its capacity = number of hand cards of payable kinds.
clause-A-6-10 = The first offer is at least 1.
clause-A-6-11 = Each later offer exceeds the standing one by any amount, subject to A-14.23 to A-14.26.
clause-A-6-12 = The first player is asked first (`gem_bid`), then clockwise, round after round, leaving out seats that have passed.
clause-A-6-13 = A seat that passes is out of this auction.
clause-A-6-14 = The auction ends when every seat but the leader has passed.
clause-A-6-15 = The leader is never asked to overbid himself.
clause-A-6-16 = If all others pass without any offer, the last seat is still asked and may offer or pass.
clause-A-6-17 = If all pass there is no sale: gems stay, and the first player moves the group.
clause-A-6-18 = The hat stays.
clause-A-6-19 = There are no claims and no symbols.
clause-A-6-20 = Hand sizes are public at all times; kinds are not.

## A-7 Payment
clause-A-7-1 = The leader wins and is first player at once.
clause-A-7-2 = He lays exactly as many cards as offered openly before him (`pay`).
clause-A-7-3 = He chooses which cards, among payable kinds only; jokers need not be spared or spent first.
clause-A-7-4 = Then come text claims, from the winner clockwise; a seat uses all its claims before the next.
clause-A-7-5 = Seats that passed have their claims too.
clause-A-7-6 = A claim moves one card of the claimant's choice from the offer to his hand (`claim`).
clause-A-7-7 = A claim may be declined (`claim none`), unit by unit.
clause-A-7-8 = A seat's claims are posed in the order influence, influence_wall, influence_pyramid, avarice, croesus.
clause-A-7-9 = When the offer is empty all further claims lapse (automatic).
clause-A-7-10 = Only after all text claims do red symbols work, again from the winner clockwise.
clause-A-7-11 = Each symbol on a seat's red spells takes one card of that metal from what is left of the offer.
clause-A-7-12 = This is automatic.
clause-A-7-13 = Only the physical kind counts, also for cards paid as jokers.
clause-A-7-14 = A symbol without such a card left takes nothing.
clause-A-7-15 = Neither claims nor symbols ever take from the stock or from hands.
clause-A-7-16 = A joker symbol on a red spell is a `claim`, after that seat's definite symbols.
clause-A-7-17 = Cards left over go to the stock.

## A-8 Gems
clause-A-8-1 = After payment the winner must take one gem of his choice from the area (`take`) onto his amulet, openly.
clause-A-8-2 = Then, before the move, he may take extra gems by gift spells (`extra`, A-14.17 to A-14.22).
clause-A-8-3 = A-11 is checked after each single gem.

## A-9 Move
clause-A-9-1 = After every auction, sold, unsold or void, the k-th included, the first player must move the group (`move`).
clause-A-9-2 = Targets: adjacent areas with at least one gem.
clause-A-9-3 = The group never stays.
clause-A-9-4 = If no adjacent area has a gem: any other area with a gem.
clause-A-9-5 = Wall, pyramids and the town's own wall never hinder.
clause-A-9-6 = If no other area has a gem the group stays (automatic).

## A-10 Blue phase: upkeep
clause-A-10-1 = In turn order each seat takes a whole blue turn: items first (`blue_turn`), then upkeep.
clause-A-10-2 = Its items are the texts and incomes of its blue spells; A-4.4 to A-4.20 apply to them (A-4.6 ends the items, not the upkeep).
clause-A-10-3 = Items of a spell that has left are lost.
clause-A-10-4 = Upkeep (automatic): from each own spell of any colour, also one bought this round, its bolts are removed, or all it holds if less.
clause-A-10-5 = If upkeep empties several spells the owner puts them under the deck in an order he chooses (`bury`); the last or only one is automatic.
clause-A-10-6 = The card buried first lies above the next.
clause-A-10-7 = A pull may hit a spell whose owner has finished his blue turn.
clause-A-10-8 = It may equally hit one whose owner has yet to act; upkeep comes on top.

## A-11 End
clause-A-11-1 = A seat with gems of 7 different colours wins immediately.
clause-A-11-2 = A seat with 8 gems wins immediately.
clause-A-11-3 = 7 of the 10 colours suffice.
clause-A-11-4 = Nothing further happens: no extra gem, no energy cost, no move, no upkeep.
clause-A-11-5 = Ties are impossible.
clause-A-11-6 = Ranks behind the winner: more gems, then more colours, then more metal cards in hand; still equal: shared rank.
clause-A-11-7 = After the blue phase of round `max_rounds` the game stops.
clause-A-11-8 = Then all seats are ranked as in A-11.6 and every seat of rank 1 wins.

## A-12 Variants
clause-A-12-1 = `open_pile` (V1): all cards of the pile are revealed before the first is auctioned; the order of A-3.5 stays.
clause-A-12-2 = `start=auction` (V2): instead of A-1.9 to A-1.16, 4 x n cards form an opening pile, auctioned by A-3.4 to A-3.14.
clause-A-12-3 = `start_reveal=all|one` shows that whole pile first, or card by card.
clause-A-12-4 = The opening auction moves the hat like any other.
clause-A-12-5 = It sets no limit or minimum of spells per seat.
clause-A-12-6 = The normal white phase of round 1 follows.
clause-A-12-7 = `start=draft` (V3): 4 x n cards are laid open; each seat drafts one in turn order, then one in reverse order, the last seat twice running (`draft`).
clause-A-12-8 = Cards left go back into the deck, which is shuffled as in A-1.12.
clause-A-12-9 = Then `charge` follows, secret, with A-1.14 and A-1.16.
clause-A-12-10 = `gift_bolts4` (V4): the three gift spells have 4 bolts.
clause-A-12-11 = `gift_drain2` (V5): right after each extra gem, 2 energy come off the gift used.
clause-A-12-12 = If it holds only 1, that 1 comes off; it could still be used.
clause-A-12-13 = The variants combine freely, except that `start` has one value.
clause-A-12-14 = `start=beginners`: 2 spells dealt openly to each seat, exactly 2 energy on each, no decisions.
clause-A-12-15 = `metal_timing=all_grey`: incomes of all own spells of any colour are items of the grey turn.
clause-A-12-16 = Then A-7.10 to A-7.16 and blue incomes are dropped; all texts keep their phase.

## A-13 Grey spells
clause-A-13-1 = `amber`: `use` gives 2 gold per yellow gem on the owner's amulet.
clause-A-13-2 = `diamond`: 2 silver per clear gem.
clause-A-13-3 = `ruby`: 2 copper per red gem.
clause-A-13-4 = `emerald`: 2 iron per green gem.
clause-A-13-5 = Gems are counted when the text is used; gems won later count from the next round.
clause-A-13-6 = With no such gem the text is not offered.
clause-A-13-7 = A-4.9 and A-4.12 to A-4.20 apply to every card due.
clause-A-13-8 = `teleport`: `use`, then `lift` one gem from any area, then `drop` it on any other area.
clause-A-13-9 = Source and target may be any areas, quarters and the group's own included; an empty area can be a target.
clause-A-13-10 = Refilled areas are targets of moves again, emptied ones are not.
clause-A-13-11 = Gems on amulets cannot be moved.
clause-A-13-12 = `plenty_*`: income 3 of its metal, no text.
clause-A-13-13 = Each copy of `plenty_iron` has its own energy and income.
clause-A-13-14 = `two_wishes`: two jokers, chosen one after the other, alike or different; no text.

## A-14 Red spells
clause-A-14-1 = `desire`: the owner names one metal at the start of the phase; every seat may pay with it, besides the area's metal, in all auctions of this phase.
clause-A-14-2 = Any of the four may be named.
clause-A-14-3 = It ends with the phase.
clause-A-14-4 = `journey`: at the start of the phase the owner sets k to 3, 4, 5 or 6 and no marker is drawn.
clause-A-14-5 = If he declines, A-5.2 applies.
clause-A-14-6 = `morph_iron|gold|copper|silver`: the owner's cards of that kind are jokers, payable in every area.
clause-A-14-7 = `morph_divine`: in pyramid areas all the owner's cards are jokers.
clause-A-14-8 = `morph_stone`: in wall areas all the owner's cards are jokers. (Several morphs and `desire` unite their kinds; in quarters morphs add nothing.)
clause-A-14-9 = `influence`: if its owner wins an auction he has 1 claim, in any area.
clause-A-14-10 = `influence_wall`: 2 claims if he wins in a wall area.
clause-A-14-11 = `influence_pyramid`: 2 claims if he wins in a pyramid area. (They add up by A-0.4: 3 with `influence`.)
clause-A-14-12 = `avarice`: its owner has 1 claim if the winning offer was at most 4 cards.
clause-A-14-13 = `croesus`: its owner has 1 claim if it was at least 6.
clause-A-14-14 = Curses work whoever wins, also for the owner's own offer.
clause-A-14-15 = The number bid counts, not what refunds leave.
clause-A-14-16 = Extra gems bring no further claims.
clause-A-14-17 = `gift`: if its owner wins an auction he may take 1 extra gem from the area, as long as one is left.
clause-A-14-18 = `gift_wall`: the same in wall areas only.
clause-A-14-19 = `gift_pyramid`: the same in pyramid areas only.
clause-A-14-20 = Each fitting gift gives one extra gem per auction won, so two fitting gifts give two.
clause-A-14-21 = The owner names the gift he uses.
clause-A-14-22 = With no gem left no gift is used, so V5 costs nothing.
clause-A-14-23 = `might`: a raise over an offer of its owner must be at least 2 higher.
clause-A-14-24 = This is automatic.
clause-A-14-25 = `superiority`: its owner may offer exactly the standing amount, and then leads.
clause-A-14-26 = He is exempt from A-14.23: he may equal or raise by 1. (After `superiority` equals `might`, others need +1. If one seat owns both, he may equal, and others then need +2.)
clause-A-14-27 = Before any offer both are without effect.
clause-A-14-28 = `phoenix`: when its owner moves the group (A-9.1), every other area with a gem is a target.

## A-15 Blue spells
clause-A-15-1 = `arc`: moves 1 or more energy from itself to one other spell in play of the same owner, any colour.
clause-A-15-2 = One target per use.
clause-A-15-3 = It may give away all its energy, and then leaves by A-2.6.
clause-A-15-4 = Its income is lost if not taken before.
clause-A-15-5 = Without another own spell the text is not offered.
clause-A-15-6 = `pull_light`: removes 1 energy from any spell in play.
clause-A-15-7 = `pull_dark`: removes 1 or 2.
clause-A-15-8 = Both from the same spell.
clause-A-15-9 = Own spells and the pull itself are targets too.
clause-A-15-10 = Each blue spell's income is one joker (edition data).
