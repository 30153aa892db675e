### The clauses of docs/rules/das-blaue-amulett.md, letter for letter.

## B-1 Set-up
clause-B-1-1 = 2, 3 or 4 play.
clause-B-1-2 = Each player has one prince.
clause-B-1-3 = Each player has the six move cards of his colour.
clause-B-1-4 = With 2 or 3 players the other princes and sets stay out.
clause-B-1-5 = All princes start on P0.
clause-B-1-6 = All move cards start open.
clause-B-1-7 = The dwarf starts on the first gate, P1.
clause-B-1-8 = The witch starts on the ruins, P2.
clause-B-1-9 = The sorceress starts on P3.
clause-B-1-10 = All 31 fate cards are shuffled into the face-down draw pile.
clause-B-1-11 = Hands start empty.
clause-B-1-12 = The discard pile starts empty.
clause-B-1-13 = The amulet starts on P10, worn by nobody.
clause-B-1-14 = First player: one six-card move set is shuffled, each player gets one card of it face up, the highest begins, J above 5 (ties cannot occur); the cards go back.
clause-B-1-15 = Turns go round in seat order A, B, C, D.
clause-B-1-16 = Each set is shown in the order 1 2 3 4 5 J.

## B-2 Board
clause-B-2-1 = Segment *g* (0–9) lies between Pg and P(g+1).
clause-B-2-2 = It has right spaces gR1…gRn and left spaces gL1…gLn, index 1 next to Pg, index *n* next to P(g+1).
clause-B-2-3 = Right spaces are travelled with rising index.
clause-B-2-4 = Left spaces are travelled with falling index.
clause-B-2-5 = gRk and gLk are neighbours.
clause-B-2-6 = The lane a prince stands on alone decides its direction; no other heading is remembered.
clause-B-2-7 = A place has no lane.
clause-B-2-8 = Any number of princes may be on one place.
clause-B-2-9 = Between moves a road space holds at most one prince.
clause-B-2-10 = Arrow spaces lie on both lanes.
clause-B-2-11 = A place is never an arrow space.

## B-3 Turn
clause-B-3-1 = Order of a turn: play a card and move (B-4 to B-6); settle the end of the move (B-7 to B-11); after a joker maybe another move (B-4.6); cut the hand (B-8.11); dark forces (B-12).
clause-B-3-2 = Moving is compulsory; there is no pass. (It is always possible, since a blocked prince turns back.)
clause-B-3-3 = Every decision of a turn is the mover's.
clause-B-3-4 = Whether a decision arises depends on public facts only.
clause-B-3-5 = It is put to the mover even if a single answer is legal.
clause-B-3-6 = For every decision he knows the public facts (section 4) and his own hand, nothing else.

## B-4 Move cards
clause-B-4-1 = Decision **play**, at the start of the turn: any one open number card, or the open joker with a value 1–6.
clause-B-4-2 = A number card gives exactly its number of points.
clause-B-4-3 = The joker's value is named when it is played.
clause-B-4-4 = The played card becomes used.
clause-B-4-5 = If it was the last open card, all six become open at once, before the move is made.
clause-B-4-6 = Decision **again**, when a joker move has been settled completely: play any open card as in B-4.1, or `stop`.
clause-B-4-7 = A joker that was the last open card is open again and may be played.
clause-B-4-8 = A second joker move is followed by "again" too.
clause-B-4-9 = After a number-card move no further move follows, even if that card made all six open. (So a turn has at most three moves: J, J, number.)

## B-5 Steps
clause-B-5-1 = A move of *v* points is *v* steps; each step ends on a road space or a place and uses one point.
clause-B-5-2 = From Pg the step leads to gR1.
clause-B-5-3 = Leaving a place never costs a card, whatever force stands there by now.
clause-B-5-4 = From gRk, k < n, the step leads to gR(k+1).
clause-B-5-5 = From gRn the prince faces P(g+1); if it overcomes it (B-6), the step ends on P(g+1).
clause-B-5-6 = A place counts as one space, whether the move ends there or crosses it.
clause-B-5-7 = If P(g+1) is not overcome, the prince turns back: the step leads from gRn to gLn.
clause-B-5-8 = This uses one point, for gLn; the place costs none.
clause-B-5-9 = The remaining points are walked along the left lane.
clause-B-5-10 = From gLk, k > 1, the step leads to gL(k−1).
clause-B-5-11 = From gL1 the step leads to gR1 (rounding), except by B-5.15.
clause-B-5-12 = This uses one point, for gR1; the place costs none.
clause-B-5-13 = Rounding costs no card, whatever force stands on Pg.
clause-B-5-14 = From the left lane no gate and no task place is ever entered.
clause-B-5-15 = Decision **left**, on gL1 with exactly 1 point left, Pg a castle: `enter` (the move ends in the castle) or `round` (it ends on gR1).
clause-B-5-16 = `enter` is legal only if the castle demands nothing (B-6.1, B-6.2, B-6.6) or the demanded card is in hand.
clause-B-5-17 = `enter` plays the demanded card.
clause-B-5-18 = `round` is always legal.
clause-B-5-19 = With more points left on gL1 a castle is rounded without a decision.
clause-B-5-20 = A prince never gets behind Pg of its present segment. (Follows from B-5.11 and B-5.15.)
clause-B-5-21 = Princes met on the way are passed over without effect.
clause-B-5-22 = A moving prince does not occupy its starting space; ending there again pushes nobody.
clause-B-5-23 = A move ends when its points are used up, never earlier.
clause-B-5-24 = Several places in one move are settled each when faced, with the cards then in hand.

## B-6 Overcoming a place
clause-B-6-1 = Gate, castle, goal without a force: no demand.
clause-B-6-2 = Gate, castle, goal with a force: that force's card.
clause-B-6-3 = Task place without a force: its task card.
clause-B-6-4 = Task place with a force: its task card and the force's card.
clause-B-6-5 = The demand is the same for ending on the place and for crossing it.
clause-B-6-6 = The wearer is not asked for the force card at P1–P9.
clause-B-6-7 = The amulet never replaces a task card.
clause-B-6-8 = A place without demand is entered without a decision.
clause-B-6-9 = Nobody turns back by choice at a place without demand (see option `turning`).
clause-B-6-10 = Decision **pay**, when a place is faced and its demand is not empty: `pay` or `turn`.
clause-B-6-11 = `pay` is legal only with all demanded cards in hand.
clause-B-6-12 = `turn` is always legal.
clause-B-6-13 = Turning back plays no card, even with one of two demanded cards in hand.
clause-B-6-14 = Played cards go face up onto the discard pile.
clause-B-6-15 = The task card first, the force card on top of it.
clause-B-6-16 = A beaten force stays on its place.
clause-B-6-17 = A task paid by one prince still has to be paid by every other.
clause-B-6-18 = What the others see of a turning back does not tell whether the mover could have paid (not under `must_pay`, where turning back shows that the demand could not be met).

## B-7 End of a move on the road; pushing
clause-B-7-1 = Order: amulet change (B-9.3), push, steal (B-9.7), fate card (B-8.1).
clause-B-7-2 = A prince on the road space where the mover's own move ends is pushed to the neighbouring space of the other lane: right to left, or left to right.
clause-B-7-3 = If that space is occupied, its occupant is shifted one space ahead in its own lane.
clause-B-7-4 = A shifted prince shifts the occupant of its new space likewise, and so on.
clause-B-7-5 = Ahead of gRn is gLn.
clause-B-7-6 = Ahead of gL1 is gR1.
clause-B-7-7 = If the chain reaches the mover's own prince, it is shifted too.
clause-B-7-8 = Ending a move on a place pushes nobody.
clause-B-7-9 = Pushes are automatic; nobody chooses.
clause-B-7-10 = A pushed or shifted prince draws no fate card.
clause-B-7-11 = A prince shifted in a chain neither gains nor loses the amulet by it.
clause-B-7-12 = A push that takes no amulet steals nothing.

## B-8 Fate cards, hand limit, reshuffle
clause-B-8-1 = If the mover's own move ends on an arrow space, he draws the top card of the draw pile; compulsory and automatic.
clause-B-8-2 = The space where the steps ended counts, not one he is shifted to by B-7.7.
clause-B-8-3 = Each move of a joker turn is judged anew: two arrows give two cards.
clause-B-8-4 = With 3 or more cards in hand he discards down to 2 before the draw, not knowing the new card.
clause-B-8-5 = Decision **drop**: `discard` one card of any kind in hand; repeated until the required number is reached.
clause-B-8-6 = Each goes face up on top of the discard pile, in the order chosen.
clause-B-8-7 = A drawn force or task card goes into the hand, unseen by the others.
clause-B-8-8 = A drawn amulet card is shown to all and laid on the discard pile at once, never kept.
clause-B-8-9 = It is not replaced by another card.
clause-B-8-10 = Hands are never filled up; cards come only from arrows, castles and thefts.
clause-B-8-11 = After the last move of the turn, before the force step, a hand above 3 is cut to 3 by drop decisions.
clause-B-8-12 = Only a castle take may raise a hand above 3, until B-8.4, B-8.11 or B-9.9 applies.
clause-B-8-13 = No card is ever discarded at will.
clause-B-8-16 = Cards beyond 3 may be played in a later move of the same turn.
clause-B-8-14 = As soon as the last card of the draw pile has been drawn and lies in the hand (an amulet card: on the discard pile), the whole discard pile is shuffled into a new draw pile.
clause-B-8-15 = This precedes the theft that card may cause. (At least 19 cards are there, so a draw is always possible.)

## B-9 Amulet
clause-B-9-1 = An amulet card drawn while the amulet lies on P10 makes the mover its wearer.
clause-B-9-2 = Drawn while another player wears it, the card moves it to the mover at once.
clause-B-9-3 = If the mover's own move ends on the wearer's road space, the amulet passes to the mover.
clause-B-9-4 = Sharing a place with the wearer changes nothing.
clause-B-9-5 = An amulet card found by the wearer has no effect.
clause-B-9-6 = A wearer who lands on another prince keeps the amulet.
clause-B-9-7 = Decision **steal**, right after the amulet was taken from a player (B-9.2, B-9.3, B-10.7) who holds a card: `steal` or `nosteal`.
clause-B-9-8 = No offer if he holds none.
clause-B-9-9 = After `steal`, a mover with more than 2 cards must discard down to 2 (drop) before he gets the card.
clause-B-9-10 = The stolen card is random, each card of that hand equally likely.
clause-B-9-11 = One card per change of wearer.
clause-B-9-12 = No offer if the amulet came from P10.
clause-B-9-13 = Only the two players concerned learn its kind.
clause-B-9-14 = Past fire, i.e. at P10, the amulet does not help.
clause-B-9-15 = It stays worn there until taken in the ordinary way.
clause-B-9-16 = Receiving the amulet cannot be refused.

## B-10 Castles
clause-B-10-1 = Decision **take**, when the mover's own move ended in a castle (P0, P3, P7; by the right lane or `enter`) and the discard pile is not empty: `take` or `notake`.
clause-B-10-2 = `take` means the top 3 cards of the discard pile.
clause-B-10-3 = If it has fewer, all of it.
clause-B-10-4 = All or none.
clause-B-10-5 = A force card just paid at this castle is among them.
clause-B-10-6 = Taken force and task cards go into the hand, even beyond 3.
clause-B-10-7 = A taken amulet card gives the mover the amulet.
clause-B-10-8 = It goes straight back on top of the discard pile.
clause-B-10-9 = Several of them act once.
clause-B-10-10 = For a theft after B-10.7 all cards in hand count, those just taken included.
clause-B-10-11 = Everybody sees which cards are taken.
clause-B-10-12 = Crossing or rounding a castle gives nothing.
clause-B-10-13 = Standing in one when a turn begins gives nothing.

## B-11 Castle of Light
clause-B-11-1 = P10 can be entered only from 9Rn with exactly 1 point left.
clause-B-11-2 = With more points the prince turns back there; nothing is demanded, no decision arises.
clause-B-11-3 = Exact count, no force: the prince enters and wins.
clause-B-11-4 = Exact count, a force on P10: decision pay for its card.
clause-B-11-5 = `pay` enters and wins.
clause-B-11-8 = `turn` ends the move on 9Ln.
clause-B-11-6 = Fulfilled tasks need no record.
clause-B-11-7 = The win is immediate: no second joker move, hand cut or force step follows.

## B-12 Dark forces
clause-B-12-1 = Decision **force**, last step of every turn, repeated: move one figure (`force f Pi`) or `done`.
clause-B-12-2 = Each figure may be chosen once per turn.
clause-B-12-3 = Targets are P1–P10, never P0.
clause-B-12-4 = Not the figure's present place.
clause-B-12-5 = Not the place of a figure already chosen this turn.
clause-B-12-6 = If a figure not yet chosen stands on the target, the two change places.
clause-B-12-7 = The displaced figure may still be chosen.
clause-B-12-8 = No place ever holds two figures.
clause-B-12-9 = Places with princes are allowed targets.
clause-B-12-10 = Princes already there are not affected.
clause-B-12-11 = `done` at once is legal.
clause-B-12-12 = After the third figure the step ends by itself.
clause-B-12-13 = Figures never move at any other time.

## B-13 Forgotten is forgotten
clause-B-13-1 = The optional acts again, steal and force are offered once, each at its moment; what was declined cannot be claimed later.
clause-B-13-2 = So are take, pay and left.
clause-B-13-3 = Pushes, draws, amulet changes, reopening of a set and reshuffles are automatic.
clause-B-13-4 = No answer can be taken back.
clause-B-13-5 = If a clock runs out, every decision until the end of the turn gets its default answer (section 6).

## B-14 End and ranking
clause-B-14-1 = The game ends when a prince enters P10; that player is first.
clause-B-14-2 = The others rank by board position: Pg is (g, 0, 0), gLk is (g, k, 0), gRk is (g, k, 1); greater is better, compared from left to right.
clause-B-14-3 = Princes on the same place share a rank and the next rank is skipped (1, 2, 2, 4).
clause-B-14-4 = When every player has had `turn_cap` turns without a winner, the game ends; nobody has won and all rank by B-14.2.
