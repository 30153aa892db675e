### The rule book of Gargon, in the order in which one learns the game.

book-1-title = Your goal
book-1-text =
    You are a magician. You send legendary creatures into battle, colour against colour, and capture cards.

    At the end every amulet on the cards you captured is a point, and you get a bonus for each colour in which you captured the most cards. The highest total wins.
book-2-title = The cards
book-2-text =
    There are 102 cards in six colours, 17 in each: white dragons, blue pegasi, violet gargoyles, yellow manticores, red phoenixes and green fairies. Each colour has the values 1 to 15 once and the 0 twice.

    High cards win battles, low cards carry amulets: five on a 1 or a 2, then fewer and fewer, a single one on 10, 11 and 12, none on 13, 14 and 15. A 0 has no amulet either, but it doubles the amulets of its colour.

    The backs show the colours too. So everybody can see which colours you hold, but only you know the values.
book-3-title = Setting up
book-3-text =
    All cards are shuffled, and every player gets ten. The rest makes two draw piles of the same size, face down and spread out, so that everybody can see which colours come next.

    One player is chosen to lead the first round. The players take their turns clockwise.
book-4-title = A round
book-4-text =
    A round has two parts. First the leader and then, clockwise, all the others lay cards face down, or pass and draw. Then all laid cards are turned up, and they fight, colour by colour.

    When no laid card is left, the round is over, and the player to the leader’s left leads the next one. Anybody without cards is skipped as leader, but still takes part in the round when their turn comes.
book-5-title = Leading
book-5-text =
    If you lead, you must lay: one, two or three cards from your hand, face down, in any colours and values. Only three cards of the same colour are forbidden.

    So there are five patterns: one card; two cards of one colour; two of different colours; two of one colour and one of another; three of three colours.
book-6-title = Following or passing
book-6-text =
    After the leader, everybody has one turn.

    To follow, lay exactly the leader’s pattern, as many cards, spread over colours in the same way. Which colours you take is up to you. Only the last player of the round is bound to colours that somebody has already laid.

    To pass, draw one, two or three cards, each from the top of either pile. You see each card before you decide on the next. You may pass even if you could follow, and you must if you cannot. Once you have drawn, you cannot lay this round. Only when both piles are empty do you pass without drawing.
book-7-title = Battles
book-7-text =
    The first player in turn order who still has laid cards names one of their colours. All cards of that colour are settled before the next is named.

    A: If only one player laid it, that player captures the cards without a fight.

    B: Several players laid it. Each fights with their highest card. The highest wins, and its owner captures that card alone. The others are discarded, and each loser draws a consolation card, in turn order, from either pile. If two or more players have another card of the colour, a second battle follows.

    C: If a single card is left after the first battle, its owner captures it without a fight, even after losing that battle.
book-8-title = A round of battles
book-8-text =
    Ana leads green 2, green 11 and blue 6. Ben lays yellow 4, yellow 9 and green 13. Cleo is last; she lays blue 5, blue 12 and green 8.

    Ana names green. The 11, the 13 and the 8 fight: Ben captures his 13. Ana and Cleo discard their cards and draw one each. Ana’s 2 is the only green card left, so she captures it (C).

    Ana names blue. Cleo’s 12 beats the 6: Cleo captures the 12, Ana discards and draws. Cleo’s 5 is left alone, and she captures it (C).

    Ben names yellow. Nobody else laid it, so he captures the 4 and the 9 (A).
book-9-title = Zeros
book-9-text =
    A 0 loses against every other card. You capture it only in case A or C: when nobody else laid the colour, or when it is the last card left after the first battle.

    If only the two zeros of a colour meet in a battle, nobody wins. Both are discarded, and both owners draw a card.
book-10-title = The end of the game
book-10-text =
    As soon as the last card of either pile is drawn, the final round is announced. It is played to its end, and you go on drawing from the other pile while it has cards. When both piles are empty, nobody draws any more.

    After that the game is over. Cards left in hands are discarded and count nothing.
book-11-title = Scoring
book-11-text =
    Only the cards you captured count.

    Bonus: in each colour, whoever captured the most cards gets 10 points. If several players are tied for most, each of them gets 5. Every card counts here, even without amulets.

    Amulets: add up your amulets in each colour. One captured 0 of the colour doubles them, both zeros make them four times as many. Each amulet is then a point. Zeros change neither bonuses nor other colours.

    The highest total wins; equal totals share the place.
book-12-title = A score
book-12-text =
    Ana captured red 0, 1 and 6, blue 5 and 14, and green 7. Ben captured two red and two blue cards, Cleo three green ones.

    Red: Ana has the most cards, 10 points. Her 1 bears five amulets and her 6 three; the 0 makes these eight into 16.

    Blue: Ana and Ben are tied, 5 points each. Ana’s 5 bears three amulets, her 14 none.

    Green: Cleo has the most cards. Ana’s 7 still bears two amulets.

    Ana has 15 points from bonuses and 16 + 3 + 2 = 21 from amulets, 36 in all.
book-13-title = Variant: open captures
book-13-text =
    Normally captured cards lie face down: you may look at your own, and of the others you see only how many there are. With open captures they all stay face up, so that everybody can see how things stand. Nothing else changes.
book-14-title = Three tips for your first game
book-14-text =
    Look at the backs. Cards in a colour that nobody has laid and nobody after you holds are yours without a fight.

    Lay a strong card and a weak one of the same colour together. The strong one fights first, and the weak one with its amulets, or a 0, often comes home as the last card left.

    Pass in good time. Three new cards early on give you choice later, but near the end of the game cards in hand are worth nothing.
