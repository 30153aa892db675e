### The clauses of docs/rules/gargon.md, letter for letter (the table rows G-12.1 to G-12.9 as sentences).

## G-1 Set-up
clause-G-1-1 = The game has 3, 4 or 5 seats; any other number is refused.
clause-G-1-2 = Seats are A, B, C… clockwise; "left of" a seat is the next one clockwise, A following the last letter.
clause-G-1-3 = All 102 cards are shuffled together, every order equally likely, reproducible from the game's random seed.
clause-G-1-4 = Each seat is dealt ten cards; the rest is halved into two piles, 36, 31 or 26 cards each with 3, 4 or 5 seats.
clause-G-1-5 = From the shuffled deck A gets the first ten cards, B the next ten, and so on; the first half of the rest is pile 1, the second half pile 2, earlier cards on top.
clause-G-1-6 = The two zeros of a colour are interchangeable: no option, event, view or text tells them apart.
clause-G-1-7 = Option `start` gives the candidate for the first lead; `random` picks each seat with equal chance, after the shuffle, from the same random source.
clause-G-1-8 = Discards never return to a pile.
clause-G-1-9 = Bonus cards play no part before scoring.
clause-G-1-10 = An amulet table is refused unless it keeps what the seed fixes: 0 on values 0 and 13–15; 1 to 5 on 1–12; 3 on the 5; 2 on the 7; 1 and 10 together 6; 2 and 6 together 8.

## G-2 Round and lead
clause-G-2-1 = The game is a series of rounds; each is placing (G-3 to G-5), then battles (G-6 to G-9).
clause-G-2-2 = From round 2 on, the candidate for the lead is the seat left of the previous leader.
clause-G-2-3 = A candidate with an empty hand is skipped, the seat to its left being candidate next, and so on; the first candidate with a card is the leader.
clause-G-2-4 = A skipped seat loses the lead only; it still acts in this round, at its place in turn order.
clause-G-2-5 = The previous leader in G-2.2 is the seat that really led, not one that was skipped.
clause-G-2-6 = Turn order is clockwise from the leader.
clause-G-2-7 = The last seat is the one that ends the turn order, even if its hand is empty.
clause-G-2-8 = When a round starts, some hand holds a card, so there always is a leader: in the round before (no pile having run out) the last seat either passed and drew, or laid a contested colour whose loser drew. Check this as an invariant; no rule is needed.

## G-3 Placing: the leader
clause-G-3-1 = The leader acts first and must lay; it may neither pass nor draw.
clause-G-3-2 = It lays one, two or three cards of its hand face down before itself, in any colours and values that give a pattern of G-3.3.
clause-G-3-3 = Patterns: 1 (one card), 2 (two of a colour), 1.1 (two colours), 2.1 (two of a colour and one of another), 1.1.1 (three colours).
clause-G-3-4 = Three cards of one colour may not be laid.

## G-4 Placing: the others
clause-G-4-1 = After the leader each other seat acts exactly once, in turn order: it lays or it passes; either is final.
clause-G-4-2 = A seat that lays must lay face down exactly the leader's pattern: as many cards, split over colours alike.
clause-G-4-3 = Seats other than the last seat are free in their colours, laid before or not.
clause-G-4-4 = The last seat may lay only colours of which a card has been laid this round.
clause-G-4-5 = For G-4.4 the number of cards of a colour on the table is irrelevant: facing 2 red and 1 blue, 1 red and 2 blue are legal.
clause-G-4-6 = No other seat comes under G-4.4, even if the last seat passes or has no card.
clause-G-4-7 = A seat that can lay may pass all the same.
clause-G-4-8 = A seat without a legal lay, or without cards, must pass.

## G-5 Passing
clause-G-5-1 = The first draw is the pass: from then on the seat cannot lay this round.
clause-G-5-2 = A passing seat draws at least one and at most three cards.
clause-G-5-3 = Each card comes from the top of a pile, the seat picking the pile anew each time.
clause-G-5-4 = It sees each card before deciding on the next.
clause-G-5-5 = After its first and its second card it decides: draw again, or stop.
clause-G-5-6 = After the third card the pass ends without a decision.
clause-G-5-7 = A pass is complete before the next seat acts.
clause-G-5-8 = An empty pile cannot be drawn from; the other pile stays open.
clause-G-5-9 = When a draw leaves both piles empty, the pass ends without a decision.
clause-G-5-10 = Exception to G-5.2: when both piles are empty before its first draw, a seat may pass without drawing.
clause-G-5-11 = Hands have no upper limit.

## G-6 Reveal and choice of colour
clause-G-6-1 = When all seats have acted, all laid cards are turned up at once.
clause-G-6-2 = The chooser is the first seat in turn order that has a laid card; seats without one are skipped.
clause-G-6-3 = The chooser names a colour among its own laid cards.
clause-G-6-4 = All laid cards of that colour, of every seat, are settled (G-7 to G-9, draws included) before the next choice.
clause-G-6-5 = A chooser with laid cards left chooses again.
clause-G-6-6 = The round ends when no laid card is left.

## G-7 Battles in the chosen colour
clause-G-7-1 = Contestants are the seats with a laid card of the colour.
clause-G-7-2 = Case A: a sole contestant captures its one or two cards of the colour without a fight.
clause-G-7-3 = Case B, first battle: of two or more contestants each fights with its highest card of the colour; a second card stays out.
clause-G-7-4 = The highest fighting card wins; equal values other than 0 cannot meet, there being one copy of each.
clause-G-7-5 = The winner captures its own fighting card and nothing else.
clause-G-7-6 = The other fighting cards are discarded.
clause-G-7-7 = Second battle: if two or more seats still have a card of the colour, those cards fight under G-7.4 to G-7.6, whoever won the first battle.
clause-G-7-8 = Case C: if exactly one card of the colour is left after the first battle, its owner captures it without a fight.
clause-G-7-9 = Case C applies whether that owner won or lost the first battle.
clause-G-7-10 = Order within a battle: capture, discards in turn order, consolation draws.
clause-G-7-11 = Captures stay with their seat until scoring and never return to play.

## G-8 Consolation draws
clause-G-8-1 = After a battle each seat that lost a card in it draws one card.
clause-G-8-2 = Nobody else draws: not the winner, not seats that passed, not seats without a card in that battle; in cases A and C, nobody.
clause-G-8-3 = Losers draw one after another in turn order from the leader, whoever chose the colour.
clause-G-8-4 = Draws of the first battle come before the second battle and before case C.
clause-G-8-5 = The drawing seat picks either pile with cards and takes its top card into the hand.
clause-G-8-6 = The draw is compulsory while a pile has a card and cannot be forgotten.
clause-G-8-7 = With both piles empty the draw is omitted without a decision.

## G-9 Zeros
clause-G-9-1 = A zero is captured only in case A or case C.
clause-G-9-2 = A zero that fights a higher card is lost like any other, and its owner draws.
clause-G-9-3 = When two zeros are the only cards of a battle, both are discarded and nobody wins.
clause-G-9-4 = Both owners then draw one card each.
clause-G-9-5 = Two zeros of a colour laid by different seats, but not alone together in one battle, come under the ordinary clauses.

## G-10 End of the game
clause-G-10-1 = The round in which the last card of either pile is drawn, by a pass or as consolation, is the final round.
clause-G-10-2 = The final round is played out in full: remaining seats lay or pass, all colours are fought, draws go on from what is left.
clause-G-10-3 = After the final round the game ends; nothing else ends it.
clause-G-10-4 = Cards left in hands are discarded.

## G-11 Scoring and ranking
clause-G-11-1 = Only captures score.
clause-G-11-2 = For each colour all captures of a seat are counted, zeros and 13–15 included.
clause-G-11-3 = The seat alone with most cards of a colour gets 10 points.
clause-G-11-4 = Seats tied for most cards of a colour get 5 points each, however many they are.
clause-G-11-5 = A colour nobody captured gives no bonus.
clause-G-11-6 = The 18 bonus cards do not limit the bonuses given.
clause-G-11-7 = A seat's amulets of a colour are the sum over its captures of that colour by the edition table.
clause-G-11-8 = One captured zero of the colour doubles them.
clause-G-11-9 = Both zeros of the colour quadruple them.
clause-G-11-10 = Zeros multiply neither bonuses nor other colours.
clause-G-11-11 = A seat's total is its amulets after multiplication, a point each, plus its bonuses.
clause-G-11-12 = The highest total wins.
clause-G-11-13 = Equal totals share a place: place = 1 + number of seats with a higher total; several winners are possible.

## G-12 Hidden information
clause-G-12-1 = The owner of a hand sees its values at any time; all others see only how many cards of each colour it holds.
clause-G-12-2 = Before the reveal a seat sees the values of its own laid cards; all others see their colours, hence the pattern.
clause-G-12-3 = Laid cards after the reveal, battles, and cards at the moment of capture are seen by all.
clause-G-12-4 = The piles belong to nobody; all see their number of cards and the colour of each card in order, but no values.
clause-G-12-5 = The seat that draws a card sees its value; all others see the pile, the colour and how many cards were drawn.
clause-G-12-6 = With `open_captures` off, a seat may look at the faces of its own captures; all others see their number, and at scoring all faces.
clause-G-12-7 = Discards are seen by all at any time.
clause-G-12-8 = Hands are seen by all when they are discarded at the end.
clause-G-12-9 = Cards left in the piles at the end, the deck order and the random seed are seen by nobody while the game runs; afterwards record and replay may show them.
clause-G-12-10 = Memory is legal: a bot may use every face it ever saw, captures included.
clause-G-12-11 = A hidden card is known by its colour only: no identity, position in the hand or order may link it to a later appearance.

## G-13 Decisions
clause-G-13-1 = One seat decides at a time, as the table says.
clause-G-13-2 = A decision with a single option is still put and recorded; a client may answer it for the player.
clause-G-13-3 = An illegal action is refused and changes nothing.
clause-G-13-4 = Option lists hold no duplicates.
clause-G-13-5 = Their order: lays by number of cards, then card by card in sorting order (colour, then value); `draw 1`, `draw 2`; `stop` or `pass`; fights in colour order.

## G-14 Variant
clause-G-14-1 = With `open_captures`, captures stay face up and all may see them; nothing else changes.
