### The rule book of Das blaue Amulett, in the order in which one learns the game.

book-1-title = Your goal
book-1-text =
    You are a prince on the road to the Castle of Light. On the way you must fulfil three tasks and get past the dark forces, which your rivals put in your way again and again.

    Whoever enters the Castle of Light first, with an exact count, wins.
book-2-title = The road
book-2-text =
    The road has two lanes. The right lane leads to the Castle of Light, the left lane leads back. The lane you are on is the direction you go.

    Eleven places interrupt the road, in this order: start castle, gate, ruins, castle, gate, water, gate, castle, gate, fire, Castle of Light. Each place is one space, shared by both lanes. Between two places there are six spaces on each lane. The second and the fifth of them, counted from the place nearer the start, are arrow spaces.
book-3-title = Your cards
book-3-text =
    You have six move cards: 1, 2, 3, 4, 5 and the joker. They lie open, so everybody sees what you can still play.

    The 31 fate cards are secret. Fourteen beat the dark forces: five a dwarf, five a witch, four a sorceress. Twelve fulfil the tasks: four each for ruins, water and fire. Five are amulet cards.

    You begin without fate cards and keep three at most.
book-4-title = Setting up
book-4-text =
    All princes start in the start castle. The dwarf stands on the first gate, the witch on the ruins, the sorceress on the castle after them. The blue amulet lies in the Castle of Light. The fate cards are shuffled.

    To see who begins, everybody gets one card of a shuffled set of move cards. The highest begins, and the joker is above the 5. After that you take turns clockwise.
book-5-title = Your turn
book-5-text =
    First you play a move card and move. You cannot pass.

    Then comes whatever your move brings: you push a prince, draw a fate card or take cards in a castle.

    If you played the joker, you may now play another card.

    At the end, if you hold more than three fate cards, you discard down to three. Last of all you may move the dark forces.
book-6-title = Moving
book-6-text =
    Play one of your open move cards and go exactly as many spaces. The joker gives one to six spaces; you say how many when you play it. The card is then used. When your last open card is used, all six are open again at once.

    After a joker move you may play another open card. If that is the joker again, because your cards were just opened, you may even move a third time. After a number your moving is over.

    You may pass over other princes.
book-7-title = What the places ask
book-7-text =
    When the right lane brings you to a place, you must overcome it, whether you stop there or go across.

    Gates, castles and the Castle of Light are free. But if a dark force stands there, they cost its card. Ruins, water and fire always cost their task card, and the card of a force that stands there besides. Every prince has to pay for each task himself.

    Paid cards go face up onto the discard pile, and the force stays where it is. Leaving a place is always free.

    You may also refuse to pay, even if you could.
book-8-title = Turning back
book-8-text =
    If you do not pay, you turn back: from the last space of the right lane you step to the last space of the left lane and walk your remaining points there. The place itself uses no point.

    At the near end of the left lane you go round the place behind you: from the first left space you step to the first right space, and you are heading for the goal again. That costs nothing, whatever force stands there. So you never fall back behind the place you passed last.
book-9-title = Turning back: an example
book-9-text =
    Ana stands on the fourth right space before the first gate, where the dwarf waits. She plays a 5.

    If she pays a dwarf card, she goes: fifth space, sixth space, gate, first and second space behind it. The second is an arrow space, so she draws a card.

    If she does not pay, she goes: fifth space, sixth space, then on the left lane the sixth, the fifth and the fourth space.
book-10-title = Pushing
book-10-text =
    If your move ends on a road space where another prince stands, you push him to the space beside it, on the other lane. Now he goes the other way. That can be bad luck, or good luck if he was heading back.

    If somebody stands there too, that prince is shifted one space ahead in his own lane, and so on. At the end of a lane he is shifted round to the other lane, never into a place. Even you can be shifted.

    Nobody is pushed on a place; any number of princes can be there.
book-11-title = Pushing: an example
book-11-text =
    Behind the ruins Ana stands on the first right space, Ben on the fourth right space and Cleo on the fourth left space.

    Ana plays a 3 and lands on Ben. Ben is pushed to the fourth left space. Cleo stands there, so she is shifted one space ahead, to the third left space.

    Ana is not on an arrow space, so she draws no card.
book-12-title = Fate cards
book-12-text =
    If your own move ends on an arrow space, you draw a fate card. Nobody else sees it. If you already hold three cards, you first discard down to two. A prince who is pushed onto an arrow draws nothing.

    An amulet card is shown at once and goes onto the discard pile.

    You cannot discard at will, and hands are not filled up. When the draw pile is empty, the discard pile is shuffled and becomes the new one.
book-13-title = The blue amulet
book-13-text =
    Whoever draws an amulet card gets the blue amulet, from the Castle of Light or from the prince who wears it. You also take it from its wearer when your move ends on his road space.

    With the amulet you need no cards against dark forces, up to and including fire. It never replaces a task card, and at the Castle of Light it does not help.

    When you take it from a player, you may also steal a card at random from that player’s hand. If you hold three cards or more, you first discard down to two.
book-14-title = The amulet: an example
book-14-text =
    Ana stands before the ruins with a ruins card and a witch card. The witch is there. To get past, Ana must pay both.

    If she wears the amulet, the ruins card is enough, and she keeps her witch card.

    Later Ben, with three cards in hand, ends his move on Ana’s space. He gets the amulet and pushes her to the other lane. He wants to steal, so he discards one of his cards and then gets Ana’s witch card, the only card she has.
book-15-title = Castles
book-15-text =
    If your move ends exactly in a castle, you may take the top three cards of the discard pile, all or none. For a moment you may hold more than three. If an amulet card is among them, it goes back and you get the amulet. Everybody sees what you take.

    From the left lane you can enter the castle behind you when you stand on the first left space with exactly one point left. If a force is there, you pay as usual. You may also go round instead. The start castle counts, the Castle of Light does not.
book-16-title = Dark forces
book-16-text =
    At the end of your turn you may move the dwarf, the witch and the sorceress, each once, to any place except the start castle. Each place holds only one. If you choose a place where a force stands that you have not moved yet, the two change places.

    Princes who are already there are not affected: they leave freely. But whoever comes next must pay.
book-17-title = The Castle of Light
book-17-text =
    You enter the Castle of Light only from the last right space with exactly one point left. If you have more, you turn back there. If a force stands on it, you need its card, even with the amulet.

    Whoever enters wins at once. The others are ranked by how far they have come; level with each other, the right lane is better than the left. Princes on the same place share a rank.

    If nobody has won after 150 turns each, the game ends without a winner.
book-18-title = Forgotten is forgotten
book-18-text =
    A second move after the joker, a theft, cards in a castle, the dark forces: each is offered once, at its moment. Whoever declines cannot have it later. No answer can be taken back.

    What you must do happens by itself.
book-19-title = Options
book-19-text =
    The short board has three spaces between places instead of six, and only the second is an arrow space.

    You can agree that whoever is able to pay must pay, or that one may turn back even before a free place, except at the Castle of Light.

    You can agree that on the left lane an exact count always leads into a free castle.

    And you can choose who begins, and after how many turns the game stops.
book-20-title = Three tips for your first game
book-20-text =
    End your moves on arrow spaces and in castles. Without cards the road is long.

    Watch the open cards of the princes behind you. A push high up on the right lane costs you most.

    Keep your joker for the Castle of Light, and a card of each force if you can. The others will put there the one you cannot beat.
