### The rule book of Das Amulett, in the order in which one learns the game.

book-1-title = Your goal
book-1-text =
    You are a wizard and want to fill your amulet with gems. Whoever first owns gems of seven different colours, or any eight gems, wins at once.

    Energy stones buy spells. Spells bring metal cards and bend the rules. Metal cards buy gems. But a spell uses up its energy round by round, so you have to keep finding new ones.
book-2-title = The board
book-2-text =
    The board has 24 areas. Each asks for a metal: water for gold, forest for silver, steppe for copper, mountain for iron. In the four quarters of the town all four metals are good.

    52 gems in ten colours lie on the board, three on each quarter of the town and two on each other area.

    Eight areas have a pyramid, eleven touch the great wall. That matters for some spells, but nothing ever blocks the way. A single pawn, the group, travels across the board for all of you; gems are sold where it stands.
book-3-title = What you own
book-3-text =
    Ten energy stones: each lies in your reserve or on one of your spells. What leaves a spell returns to your reserve, so you always have ten.

    Metal cards: gold, silver, copper and iron. You start with one of each. Everybody sees how many cards you hold, but not which ones. Gains and payments are open, though, so a good memory knows.

    Spells lie open before you, gems on your amulet.
book-4-title = A spell card
book-4-text =
    The border, grey, red or blue, names the phase in which the spell works.

    Top left are its metal symbols, a card for each; a joker is one metal of your choice. Some spells have none. Top right are its bolts: so many energy stones it loses at the end of each round. In the middle is its text. You never have to use a text.

    As long as one stone lies on a spell, it works in full. When the last stone goes, the card goes under the deck at once.
book-5-title = Setting up
book-5-text =
    The group starts on the quarter of the town with a pyramid. The hat, drawn by lot, marks the first player.

    You are dealt four spells and secretly keep two; the others are shuffled back into the deck. Then you secretly lay energy stones on your two spells, at least one on each. What you do not use stays in your reserve.

    When everybody is ready, all spells and their stones are shown at once.
book-6-title = A round
book-6-text =
    Each round has four phases.

    White: spells are auctioned for energy.

    Grey: grey spells bring metal.

    Red: the group travels, and gems are auctioned for metal.

    Blue: blue spells work, then all spells lose energy.

    When several players may act at the same moment, the one with the hat goes first, then clockwise. Whoever wins an auction, for a spell or for a gem, takes the hat at once. Nothing else moves it.
book-7-title = White: buying spells
book-7-text =
    As many spells as there are players are set aside from the top of the deck, face down. They are turned up and auctioned one by one.

    Everybody is asked once, the first player first: pass, or bid more stones than the bid before. You bid at least 1 and at most what is in your reserve. The highest bidder takes the card, lays exactly that many stones on it, takes the hat and opens the bidding for the next card.

    If all pass, the card goes under the deck, and the hat stays. A new spell works from the grey phase of this round.
book-8-title = A spell is sold
book-8-text =
    Ana has the hat. She passes, Ben bids 1, and Cleo, who has seven stones in reserve, bids 4. Nobody is asked again: the spell is Cleo’s. She lays four stones on it and takes the hat.

    The next card is turned up. Now Cleo is asked first, and she can bid at most 3.
book-9-title = Grey: metal
book-9-text =
    In turn order, each player uses their grey spells: the text, the metal, both or neither, in any order, each once a round.

    For each symbol you take one card of that metal from the stock, for a joker any metal that the stock still has.

    If the stack of the metal due is empty, you choose another player who has such a card and take it; they cannot refuse. You may also do without. If nobody has one, you get nothing. Only when all four stacks are empty do you take jokers from other players too.
book-10-title = Red: the journey
book-10-text =
    First, whoever has Burning Desire or Magical Journey may use it.

    Then, if no Magical Journey has set the number, the first player draws one of six markers: 3, 4, 4, 5, 5 or 6. So many times the same thing happens: an auction where the group stands, then a move. All markers are back in the bag next round.

    If there is no gem in the area, the auction is left out, but still counts.
book-11-title = Red: bidding for a gem
book-11-text =
    You pay with the metal of the area, in town with all four, and everywhere with what your spells allow. You may mix these metals.

    The first player begins, then clockwise: offer more cards than the offer before, or pass. The first offer is at least 1. You say only the number, never the metals, and never offer more than you can pay. Whoever passes is out. It goes round until all but one have passed; that player wins and takes the hat.

    If nobody offers anything, the gems and the hat stay.
book-12-title = Red: paying
book-12-text =
    The winner lays as many cards as offered face up, choosing among the metals that are good here. Then the others, and the winner too, may take cards from this offer, always from the winner clockwise.

    First come texts: the Influences and the two curses let you take cards of your choice. Then come symbols: each metal symbol on your red spells takes one card of that metal. The metal printed on the card counts, even if it was paid as a joker.

    Nobody takes from the stock or from hands here. What is left of the offer goes to the stock.
book-13-title = Red: gem and move
book-13-text =
    The winner takes one gem of the area, and more with a fitting Gift.

    Then the player with the hat must move the group to a neighbouring area that has a gem. It never stays. If no neighbour has a gem, any other area with a gem will do. The group moves after every auction, also after the last one and after one without a winner.
book-14-title = A gem is sold
book-14-text =
    The group stands on a steppe, so copper counts. Ana has the hat and three copper. Ben has two copper and two iron, and Iron Metamorphosis. Cleo has one copper and the Curse of Avarice.

    Ana offers 2. Ben offers 4, for his iron is good here too. Cleo must pass, and so must Ana, who cannot go beyond 3. Ben takes the hat and pays two copper and two iron.

    The offer was not above 4, so Cleo’s curse takes one of these cards; she picks copper. If Ben’s spell bears an iron symbol, he takes one iron back. The rest goes to the stock. Ben takes a gem and moves the group.
book-15-title = Blue: energy
book-15-text =
    In turn order, each player has a whole turn. First you use your blue spells, text and metal in any order, as in the grey phase.

    Then comes upkeep: each of your spells, of any colour, loses as many stones as it has bolts, or all if it has fewer. The stones return to your reserve. Empty spells go under the deck; if there are several, you choose the order.

    A blue spell may also hit players who have already finished their turn.
book-16-title = How long a spell lasts
book-16-text =
    Cleo bought a spell with one bolt for 4. It works this round and three more; then the fourth stone goes.

    Ben has a spell with two bolts and three stones. After upkeep one stone is left, and the spell would still work in full next round. But Cleo plays after him and uses Pull of Light on it. The last stone returns to Ben’s reserve, and his spell goes under the deck.
book-17-title = The end of the game
book-17-text =
    As soon as you own gems of seven different colours, or eight gems, you win. This is checked after each single gem, and nothing more happens.

    Ana has six gems of six colours and takes a red one, which she already had. With Gift she then takes a brown one, her seventh colour: she wins. (It is her eighth gem, too.)

    The others are ranked by gems, then colours, then metal cards in hand. If nobody has won after 40 rounds, the game stops, and this ranking decides. You can agree on another number of rounds.
book-18-title = The grey spells
book-18-text =
    Magic of Amber: take two gold for each yellow gem on your amulet.

    Magic of Diamonds: take two silver for each clear gem.

    Magic of Rubies: take two copper for each red gem.

    Magic of Emeralds: take two iron for each green gem.

    Teleportation: move one gem on the board from any area to any other, even an empty one.

    Golden Plenty: brings three gold.

    Silver Plenty: brings three silver.

    Copper Plenty: brings three copper.

    Iron Plenty: brings three iron; there are two of these cards.

    Two Wishes: brings two metal cards of your choice, alike or different.
book-19-title = The red spells: what counts as metal
book-19-text =
    Burning Desire: at the start of the phase you name a metal, and in all auctions of this phase everybody may pay with it too.

    Iron Metamorphosis: your iron is good in every area.

    Golden Metamorphosis: your gold is good in every area.

    Copper Metamorphosis: your copper is good in every area.

    Silver Metamorphosis: your silver is good in every area.

    Divine Metamorphosis: in areas with a pyramid all your cards are good.

    Stone Metamorphosis: in areas at the wall all your cards are good.
book-20-title = The red spells: bidding and travelling
book-20-text =
    Magical Journey: at the start of the phase you set the number of auctions, 3, 4, 5 or 6, and no marker is drawn.

    Mighty Power: whoever raises your offer must go at least 2 higher.

    Superiority: you may offer exactly as much as the offer before and then lead; Mighty Power does not bind you.

    Wings of the Phoenix: when you move the group, you may choose any other area with a gem.

    An example: Ana, with Mighty Power, offers 3. Ben needs at least 5. Cleo, with Superiority, says 3 and leads. Now 4 is enough again.
book-21-title = The red spells: when an auction is won
book-21-text =
    Influence: if you win, you may take one card of your offer back.

    Influence of the Builders: if you win at the wall, you may take two cards of your offer back.

    Influence of the Pharaohs: if you win at a pyramid, you may take two cards of your offer back.

    Curse of Avarice: if the winning offer is 4 or less, you may take one card from it, whoever wins.

    Curse of Croesus: if the winning offer is 6 or more, you may take one card from it, whoever wins.

    Gift: if you win, you may take one more gem from the area.

    Gift of the Builders: if you win at the wall, you may take one more gem from the area.

    Gift of the Pharaohs: if you win at a pyramid, you may take one more gem from the area.

    All of these add up.
book-22-title = The blue spells
book-22-text =
    Energy Arc: move one or more stones from this spell to one other spell of yours; if none is left on it, it goes.

    Pull of Darkness: take one or two stones off any one spell, yours or another player’s.

    Pull of Light: take one stone off any spell, yours or another player’s.

    The stones always return to the owner of the spell they lay on. Each blue spell also brings one metal card of your choice; take it before the spell empties itself.
book-23-title = Variants: the first spells
book-23-text =
    For beginners: everybody is dealt two spells openly, with two stones on each.

    Auction: four times as many spells as there are players are auctioned before the first round, as in the white phase, all shown first or card by card. You may buy as many as you like, or none.

    Draft: the same number of spells is laid out. Each player picks one in turn order, then one in reverse order, the last player two in a row. The rest is shuffled back into the deck, and you secretly lay your stones as usual.
book-24-title = More variants
book-24-text =
    Open pile: all spells of a round are turned up before the first is auctioned.

    Dear gifts: the three Gifts have four bolts.

    Hungry gifts: after each extra gem, two stones come off the Gift you used, or the last one.

    All metal in the grey phase: the symbols of all your spells, of any colour, pay in your grey turn. In exchange they no longer take from offers, and blue spells bring nothing in the blue phase. Texts keep their phase.

    You may combine these as you like.
book-25-title = Three tips for your first game
book-25-text =
    Stones on a spell are not lost, they are time. If you buy a spell each round, a price of about 4 is one you can keep up.

    Remember what the others gain and pay. Then you know how much each of them can offer in the next area, and what is one more than that.

    Winning also means steering. Take the group where your metal is good, and keep it away from the gem that somebody needs to win.
