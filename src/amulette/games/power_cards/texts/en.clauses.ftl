### The clauses of docs/rules/power-cards.md, letter for letter.

## P-1 Set-up
clause-P-1-1 = Two to four players take part, seats A, B, C, D clockwise.
clause-P-1-2 = All N cards of the edition are shuffled.
clause-P-1-3 = Each of the n players gets floor(N/n) cards as his pack.
clause-P-1-4 = The N mod n undealt cards lie on the table as the leftover.
clause-P-1-5 = Cards leave a pack only from its top.
clause-P-1-6 = Cards join a pack only under its last card.
clause-P-1-7 = The first caller is set by option `first`; `random` draws a seat evenly.
clause-P-1-8 = The game's one random generator is used in this order and for nothing else: a shuffle of the card ids taken in ascending order; a draw of one seat out of n if `first` is `random`; a shuffle at each tuck.
clause-P-1-9 = Of the shuffled list, card k (from 0) goes to seat k mod n (A = 0), earlier cards nearer the top; the last N mod n cards are the leftover.

## P-2 Knowledge and general rules
clause-P-2-1 = A player sees the face of the top card of his own pack at all times.
clause-P-2-2 = He sees no other card of his pack.
clause-P-2-3 = Nobody sees a card in another player's pack.
clause-P-2-4 = The edition's card list is public, so whoever sees a face knows that card's back too.
clause-P-2-5 = Pack sizes are public.
clause-P-2-6 = Every card on the table (leftover, pot, structures) lies back up, its back public.
clause-P-2-7 = Lying on the table shows a card's face to nobody.
clause-P-2-8 = Of a compared card only the figure read out becomes public.
clause-P-2-9 = A player keeps seeing which cards he himself put into his structure or the pot.
clause-P-2-10 = A decision with exactly one legal option is carried out without asking.
clause-P-2-11 = Nobody may pass or refuse a step.

## P-3 Ordinary round
clause-P-3-1 = Steps: (a) retrieve P-9.3, (b) short game P-11.1, (c) call, (d) compare, (e) ties P-4, (f) collect P-5, (g) elimination P-10.1, (h) build P-6, (i) tuck P-6.13, (j) short-game end P-11.15, (k) slingshot round P-7, (l) cap P-10.9.
clause-P-3-2 = The winner of the round last played, ordinary or slingshot, is the next caller.
clause-P-3-3 = All players who are not out take part.
clause-P-3-4 = D1: the caller chooses one stat of his top card.
clause-P-3-5 = `sling` cannot be called.
clause-P-3-6 = The stat of the previous round may be called again.
clause-P-3-7 = The caller's value is read out with the call.
clause-P-3-8 = All others read out their value of that stat on their own top card.
clause-P-3-9 = Every compared card leaves its pack.
clause-P-3-10 = A sole highest value wins the round.

## P-4 Ties in an ordinary round
clause-P-4-1 = Players who share the highest value are tied; nobody has won yet.
clause-P-4-2 = All cards compared in that step, those of untied players included, lie on the table as the pot.
clause-P-4-3 = Untied players lay nothing more in this round.
clause-P-4-4 = Every tied player who can lays the next top card of his pack; these cards are compared.
clause-P-4-5 = The stat stays the one called.
clause-P-4-6 = A tied player with an empty pack and a structure must retrieve and lay that card.
clause-P-4-7 = A tied player with neither drops out of the tie.
clause-P-4-8 = A sole highest value among the cards of this step wins the round.
clause-P-4-9 = If the step is tied again, it is repeated among the newly tied players only.
clause-P-4-10 = If exactly one tied player can lay, he lays that one card and wins.
clause-P-4-11 = If no tied player can lay and the caller is tied, the caller wins.
clause-P-4-12 = If no tied player can lay and the caller is not tied, the first tied player clockwise from the caller wins.

## P-5 Collecting
clause-P-5-1 = The winner collects all cards of steps (d) and (e), from every player and his own included, as his batch.
clause-P-5-2 = The winner of round 1 adds the leftover to his batch.
clause-P-5-3 = He sees face and back of every batch card.
clause-P-5-4 = Others see only its size.

## P-6 Building
clause-P-6-1 = Only the winner of an ordinary round builds, right after collecting.
clause-P-6-2 = Every card of the batch may serve: his own card, pot cards, leftover.
clause-P-6-3 = No card of a pack may be used to build.
clause-P-6-4 = In the standard game a player has at most one structure.
clause-P-6-5 = Slots are filled in the order vertical, vertical, horizontal, pig.
clause-P-6-6 = All blocks of a structure have the material of its first block.
clause-P-6-7 = For slot 1 a vertical of any material fits, also one that another player uses.
clause-P-6-8 = A pig fits slot 4 whatever the material.
clause-P-6-9 = While some batch card fits the next free slot, one such card must be placed.
clause-P-6-10 = D2: the winner freely chooses which fitting card to place.
clause-P-6-11 = Slots are decided one after another, so one batch may fill several.
clause-P-6-12 = Placing a pig ends building in the standard game.
clause-P-6-13 = All batch cards not placed are tucked.
clause-P-6-14 = They are tucked before any slingshot round.
clause-P-6-15 = A tucked batch is sorted by id, then shuffled; the first card of the result lies nearest the top.
clause-P-6-16 = Slots emptied by retrieving may be filled again by later batches.
clause-P-6-17 = A structure that has lost all its cards may be begun again in any material.

## P-7 Slingshot round
clause-P-7-1 = A pig placed in slot 4 starts a slingshot round at once, within the same ordinary round.
clause-P-7-2 = The pig owner competes with the `sling` of that pig.
clause-P-7-3 = Every other player who is not out competes with the `sling` of the top card of his pack.
clause-P-7-4 = Another player with an empty pack must first retrieve.
clause-P-7-5 = All these values are read out.
clause-P-7-6 = The compared top cards stay in their packs.
clause-P-7-7 = A sole highest value wins the slingshot round.
clause-P-7-8 = Pig win: the pig owner takes all four cards of his own structure.
clause-P-7-9 = Pig win: he also takes all structure cards of all other players.
clause-P-7-10 = Pig win: no card is taken from a pack.
clause-P-7-11 = Other win: the winner takes the pig.
clause-P-7-12 = Other win: he also takes the top card of every pack, his own and the pig owner's included.
clause-P-7-13 = Other win: a pig owner with an empty pack gives only the pig.
clause-P-7-14 = Other win: all other structure cards stay, the pig owner's three blocks included.
clause-P-7-15 = The winner sees the cards he takes; others learn only their number.
clause-P-7-16 = The cards taken are tucked as in P-6.15.
clause-P-7-17 = They are not used to build.

## P-8 Ties in a slingshot round
clause-P-8-1 = If several players share the highest value, each tied player except the pig owner moves his compared top card to the pot.
clause-P-8-2 = The pig stays on its structure.
clause-P-8-3 = Compared top cards of untied players stay in their packs.
clause-P-8-4 = Every tied player who can, the pig owner included, lays the next top card of his pack into the pot; their `sling` values are compared.
clause-P-8-5 = A tied player other than the pig owner whose pack is empty must retrieve and lay that card.
clause-P-8-6 = The pig owner never retrieves in a slingshot round; tied with an empty pack he drops out of the tie.
clause-P-8-7 = Another tied player with neither pack nor structure drops out of the tie.
clause-P-8-8 = P-4.8, P-4.9 and P-4.10 apply likewise.
clause-P-8-9 = If no tied player can lay and the pig owner is tied, the pig owner wins.
clause-P-8-10 = If no tied player can lay and the pig owner is not tied, the first tied player clockwise from him wins.
clause-P-8-11 = A tie won by the pig owner is a pig win.
clause-P-8-12 = The winner of the tie takes the pot besides.
clause-P-8-13 = When another player wins a tie, P-7.12 takes top cards only from packs whose owners have no card in the pot.

## P-9 Empty pack
clause-P-9-1 = To retrieve is to take the top card of one's own structure as one's whole pack.
clause-P-9-2 = The top card is the one placed last: pig, horizontal, second vertical, first vertical.
clause-P-9-3 = At the start of each ordinary round every player who is not out and has an empty pack retrieves one card, clockwise from the caller.
clause-P-9-4 = Retrieving happens only there and in P-4.6, P-7.4, P-8.5, and only with an empty pack.

## P-10 Elimination, end, ranking
clause-P-10-1 = Right after a batch is collected, before building, every player but the winner with no card in pack and structures is out.
clause-P-10-2 = The same check is made after the cards of a slingshot round are tucked.
clause-P-10-3 = When only one player is not out, the game ends at once and he wins.
clause-P-10-4 = Then a batch in hand is tucked; no building and no slingshot round follow.
clause-P-10-5 = A player who goes out later ranks better.
clause-P-10-6 = Players who go out in the same check share their rank.
clause-P-10-7 = A rank is 1 plus the number of players ranked better.
clause-P-10-8 = Players who are not out rank above those who are.
clause-P-10-9 = With option `cap` above 0 the game ends when ordinary round number `cap` is fully played and two or more players are not out.
clause-P-10-10 = At the cap the players who are not out rank by holding, more is better.
clause-P-10-11 = Equal holdings share a rank there.

## P-11 Short game
clause-P-11-1 = It can start at step (b) of a round, also round 1, when exactly two players are not out and no card lies on the table, neither structure nor leftover.
clause-P-11-2 = With option `short` = `off` it never starts.
clause-P-11-3 = With `auto` it starts the first time P-11.1 holds.
clause-P-11-4 = With `ask`, D3 is put the first time P-11.1 holds, to the caller first.
clause-P-11-5 = The other player is asked only after a `yes`.
clause-P-11-6 = It starts only if both say `yes`.
clause-P-11-7 = D3 is put at most once per game.
clause-P-11-8 = Once started the short game lasts to the end.
clause-P-11-9 = No slingshot round is played.
clause-P-11-10 = Structure cards, pigs included, leave the table only by retrieving.
clause-P-11-11 = A player has at most two structures.
clause-P-11-12 = Each has one material of its own choice, the same or another.
clause-P-11-13 = The second is begun only while the first is complete with its pig.
clause-P-11-14 = A pig on the first structure does not end building; the same batch goes on to the second.
clause-P-11-15 = The game ends as soon as a player, the builder, has two structures with pigs.
clause-P-11-16 = The rest of his batch is tucked first.
clause-P-11-17 = The player with the larger holding wins, builder or not.
clause-P-11-18 = With equal holdings the builder wins.
clause-P-11-19 = Retrieving takes from the second structure while it has cards, then from the first.
clause-P-11-20 = All clauses not changed here apply, elimination and cap included.
clause-P-11-21 = Rounds are counted on from the start of the game.
