### The rule book of Power Cards, in the order in which one learns the game, for readers from seven years on.

book-1-title = What you want
book-1-text =
    Everybody has a pack of bird cards. You compare numbers. The highest number takes the cards.

    Win cards until nobody else has any. Whoever is the last to have cards wins the game!
book-2-title = The cards
book-2-text =
    There are 40 cards. Each one is a different bird.

    On the front are five numbers. Four of them you use all the time: power, range, accuracy and rarity. The fifth is the slingshot number. It waits for the slingshot round.

    On the back is something to build with: a standing block, a lying block or a pig. The blocks are made of wood, stone or ice.
book-3-title = Getting ready
book-3-text =
    The cards are shuffled and dealt. With two players everybody gets 20 cards, with three 13, with four 10. With three players one card is left over. It lies on the table, and the winner of the first round gets it.

    Your cards are your pack. You see only the top card, and only you see it. You may not look at the cards below.

    One player is chosen to begin.
book-4-title = A round
book-4-text =
    Is it your turn to call? Look at your top card. Choose power, range, accuracy or rarity, and read out your number.

    All the others read out the same number of their own top card.

    The highest number wins. The winner gets all the cards that were compared.

    Then the winner builds, if there is something to build with. All other won cards go under the winner’s pack. The winner calls in the next round.
book-5-title = A round: an example
book-5-text =
    Ana calls. Her top card is the Stork. She chooses range and says: 88!

    Ben has the Pelican: 46. Cleo has the Cassowary: 10.

    88 is the highest number. Ana wins the Stork, the Pelican and the Cassowary.

    She looks at the backs: a lying stone block, a standing stone block and a pig. She begins her building with the standing block. The other two cards go under her pack. Ana calls again.
book-6-title = The same number
book-6-text =
    Do two or more players share the highest number? Then nobody has won yet. All the cards stay on the table.

    Only these players go on. Each lays the next card of their pack, and you compare the same thing as before. The highest number wins all the cards of this round. Still the same? Go on again.

    Is your pack empty? Then you must lay the top card of your building. No building either? Then you cannot go on.

    If only one can go on, that player lays a card and wins. If nobody can, the caller wins. And if the caller is not among you, it is the first of you clockwise after the caller.
book-7-title = The same number: an example
book-7-text =
    Ana calls power with the Ostrich: 100. Ben has the Rooster: 100 too! Cleo has the Swan: 85.

    All three cards stay on the table. Cleo is out of this round. Ana and Ben each lay their next card. Ana has the Bee-eater: 65. Ben has the Swallow: 30.

    Ana wins all five cards, the Swan too.
book-8-title = Building
book-8-text =
    You have won a round. Now look at the backs of the cards you have just won. Your own card counts too.

    You build in this order: first a standing block, then a second one, then a lying block across, then a pig on top. All blocks must be of the same material. Your first block decides which. A pig fits every material.

    If a card fits, you must build with it. If several fit, you choose one. Then look for the next part in the same way.

    All the rest goes under your pack, shuffled. You have only one building, and you never take parts for it from your pack.
book-9-title = Building: an example
book-9-text =
    Ana has one standing wood block. She wins three cards: a standing wood block, a lying stone block and a pig.

    The standing wood block is her second block. Now she needs a lying wood block. The stone block does not fit. The pig must wait, because it goes on top of the lying block.

    So the stone block and the pig go under her pack.
book-10-title = The slingshot round
book-10-text =
    Have you put a pig on top? Then there is a slingshot round at once! You read out the slingshot number of your pig. The others read out the slingshot number of their top card. The highest number wins.

    Your pig wins: you take your whole building and all buildings of the others. The table is empty. No pack loses a card.

    Another player wins: that player takes the pig and the top card of every pack. All blocks stay where they are.

    The cards go under the winner’s pack. Nobody builds with them. The winner calls in the next round.
book-11-title = The slingshot round: an example
book-11-text =
    Ana puts the Swift on her building. It is a pig with slingshot number 75.

    Ben’s top card is the Lyrebird: 45. The pig wins. Ana takes her four building cards and Ben’s only block. Ben keeps the Lyrebird.

    But if Ben’s top card is the Rooster, he has 80. Then Ben wins. He takes the pig, Ana’s top card and his own Rooster. Ana’s three blocks stay.
book-12-title = A tie with the slingshot
book-12-text =
    Do several players share the highest slingshot number? Then only they go on. They lay their top card on the table, but the pig stays on its building. Each of them lays the next card, and you compare slingshot numbers again, until one wins.

    The winner also gets all the cards laid. If it is not the pig’s owner, top cards come only from players who laid none.

    If your pack is empty, you lay the top card of your building. The pig’s owner may not do that and cannot go on. If nobody can go on, the pig wins. If the pig is not among the tied, it is the first of them clockwise after its owner.
book-13-title = No cards in your pack?
book-13-text =
    Is your pack empty when a round begins, or when you must read out a slingshot number? Then take the top card of your building: the one you placed last. It is your pack now. Later you may build there again.

    Have you no card in your pack and none in a building? Then you are out.
book-14-title = The end of the game
book-14-text =
    As soon as only one player still has cards, the game is over, and that player wins. Whoever went out later comes before those who went out earlier.

    Some games take very long. So the game stops after 200 rounds, unless you set another number. Then the player with the most cards wins. Cards in the pack and in the building both count.
book-15-title = The short game
book-15-text =
    You can allow this before you start. It is for when only two players are left and no card lies on the table. With two players that is right at the beginning.

    There are no slingshot rounds now. You may have two buildings. You begin the second when the first has its pig.

    As soon as one player has two buildings with pigs, the game is over. The player with more cards wins, in pack and buildings together. If both have the same number, the one with the two pigs wins.

    If your pack is empty, you take cards from your second building first.
book-16-title = Three tips
book-16-text =
    A big number is not always a good one. The best rarity is 20. So 18 in rarity is great, but 20 in power is poor. Look at what the best bird has.

    Keep your strong birds. If you may choose a block, build with a weak bird. But choose the pig with the highest slingshot number.

    Listen well. The cards a player wins come back together later. Maybe you still know which ones they are.
