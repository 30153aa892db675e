/* Gargon by hand in C: the practical limit that the kernel is measured against.  For the benchmark only.
 *
 * Fixed arrays, no allocation, no events, one flag for the question that is asked.  The work is the kernel's: the
 * complete deal, the full list of options before every decision, the places at the end; and the options have the
 * kernel's order, so that the same chance gives the same game.  Numbers such as G-3.4 are clauses of docs/rules.
 */

#include "reference.h"

#include <string.h>

/* -- the course of a round ---------------------------------------------------------------------------------------- */

static void ask(State *g, int question, int seat) {
    g->question = question;
    g->asked = seat;
}

static void start_round(State *g) { /* who has no card does not lead (G-2.3) */
    while (!g->hands[g->lead].n) g->lead = left_of(g, g->lead);
    g->acted = g->allowed = 0;
    ask(g, LEAD, g->lead);
}

static void end_game(State *g) { /* the hands are discarded (G-10.4) */
    for (int i = 0, seat = g->lead; i < g->seats; i++, seat = left_of(g, seat)) {
        Row *hand = &g->hands[seat];
        memcpy(g->lost.card + g->lost.n, hand->card, hand->n);
        g->lost.n += hand->n;
        hand->n = 0;
    }
    g->question = NOTHING;
}

static void next_fight(State *g) { /* chosen by the first seat with a laid card (G-6.2) */
    for (int i = 0, seat = g->lead; i < g->seats; i++, seat = left_of(g, seat))
        if (g->laid[seat].n) {
            ask(g, CHOOSE, seat);
            return;
        }
    if (!g->piles[0].n || !g->piles[1].n) { /* G-10.1 */
        end_game(g);
    } else {
        g->lead = left_of(g, g->lead);
        start_round(g);
    }
}

static void next_seat(State *g) {
    if (++g->acted == g->seats) {
        next_fight(g);
    } else {
        g->drawn = 0;
        ask(g, FOLLOW, (g->lead + g->acted) % g->seats);
    }
}

static void fight(State *g);

static void console(State *g) { /* each loser draws a card, while there is one (G-8) */
    if (g->losers && has_pile(g)) {
        ask(g, CONSOLE, g->loser[g->losers - 1]);
    } else if (g->battle == 1) {
        g->battle = 2;
        fight(g);
    } else {
        next_fight(g);
    }
}

static void capture_all(State *g, int seat) {
    Row *laid = &g->laid[seat];
    int kept = 0;
    for (int i = 0; i < laid->n; i++) {
        Card card = laid->card[i];
        if (colour(card) == g->colour)
            append(&g->won[seat], card);
        else
            laid->card[kept++] = card;
    }
    laid->n = kept;
}

static int best_at(const State *g, int seat) { /* where the highest card of the colour lies; -1: nowhere */
    int best = -1;
    for (int i = 0; i < g->laid[seat].n; i++)
        if (colour(g->laid[seat].card[i]) == g->colour) best = i;
    return best;
}

static void fight(State *g) { /* alone, take the colour; else the best card wins (G-7, G-9) */
    int sides = 0, side[SEATS], at[SEATS], top = -1;
    for (int i = 0, seat = g->lead; i < g->seats; i++) { /* against turn order: losers are asked from the end */
        seat = seat ? seat - 1 : g->seats - 1;
        int best = best_at(g, seat);
        if (best < 0) continue;
        side[sides] = seat;
        at[sides++] = best;
        if (g->laid[seat].card[best] > top) top = g->laid[seat].card[best];
    }
    g->losers = 0;
    if (sides == 1) {
        capture_all(g, side[0]);
    } else {
        for (int i = 0; i < sides; i++) {
            Card card = g->laid[side[i]].card[at[i]];
            remove_at(&g->laid[side[i]], at[i]);
            if (card == top && value(card)) { /* zeros all fall (G-9.3) */
                append(&g->won[side[i]], card);
            } else {
                append(&g->lost, card);
                g->loser[g->losers++] = side[i];
            }
        }
    }
    console(g);
}

/* -- answers ------------------------------------------------------------------------------------------------------ */

static void lay(State *g, Action action) {
    Row *hand = &g->hands[g->asked], *laid = &g->laid[g->asked];
    int kinds = 0, kept = 0, taken = 0;
    laid->n = 0;
    for (Action left = action / LAY; left; left >>= 7) {
        Card card = (left & 127) - 1;
        if (!laid->n || colour(card) != colour(laid->card[laid->n - 1])) kinds++;
        append(laid, card);
        g->allowed |= 1 << colour(card);
    }
    for (int i = 0; i < hand->n; i++) {
        if (taken < laid->n && hand->card[i] == laid->card[taken])
            taken++;
        else
            hand->card[kept++] = hand->card[i];
    }
    hand->n = kept;
    if (g->question == LEAD) g->size = laid->n, g->kinds = kinds;
    next_seat(g);
}

static void draw(State *g, int pile) {
    insert(&g->hands[g->asked], g->piles[pile].card[--g->piles[pile].n]);
    if (g->question == CONSOLE) {
        g->losers--;
        console(g);
    } else if (++g->drawn == 3 || !has_pile(g)) { /* G-5.6, G-5.9 */
        next_seat(g);
    } else {
        g->question = DRAW_MORE;
    }
}

static void apply(State *g, Action action) {
    if (action >= LAY) {
        lay(g, action);
    } else if (action >= FIGHT) {
        g->colour = action - FIGHT;
        g->battle = 1;
        fight(g);
    } else if (action >= DRAW) {
        draw(g, action - DRAW);
    } else {
        next_seat(g);
    }
}

/* -- deal and places ---------------------------------------------------------------------------------------------- */

static void deal(State *g, int seats, uint64_t seed) {
    Card deck[DECK];
    int n = 0;
    for (int card = 0; card < 16 * COLOURS; card++) {
        deck[n++] = card;
        if (!value(card)) deck[n++] = card;
    }
    uint64_t chance = mixed(seed);
    for (int i = DECK - 1; i > 0; i--) {
        int j = below(&chance, i + 1);
        Card card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
    memset(g, 0, sizeof *g);
    g->seats = seats;
    for (int i = 0; i < HAND * seats; i++) insert(&g->hands[i / HAND], deck[i]);
    int half = (DECK - HAND * seats) / PILES;
    for (int i = 0; i < PILES * half; i++) append(&g->piles[i < half], deck[DECK - 1 - i]); /* the top card is last */
    g->lead = below(&chance, seats);                                                     /* G-1.7 */
    start_round(g);
}

static void places(const State *g, int *place) { /* amulets and majorities (G-11), in the standard edition */
    static const uint8_t AMULETS[16] = {0, 5, 5, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0, 0};
    int cards[SEATS][COLOURS] = {{0}}, amulets[SEATS][COLOURS] = {{0}}, zeros[SEATS][COLOURS] = {{0}};
    int points[SEATS] = {0};
    for (int seat = 0; seat < g->seats; seat++)
        for (int i = 0; i < g->won[seat].n; i++) {
            Card card = g->won[seat].card[i];
            cards[seat][colour(card)]++;
            amulets[seat][colour(card)] += AMULETS[value(card)];
            zeros[seat][colour(card)] += !value(card);
        }
    for (int c = 0; c < COLOURS; c++) {
        int most = 1, holders = 0;
        for (int seat = 0; seat < g->seats; seat++) {
            points[seat] += amulets[seat][c] << zeros[seat][c];
            if (cards[seat][c] > most) most = cards[seat][c], holders = 0;
            holders += cards[seat][c] == most;
        }
        for (int seat = 0; seat < g->seats; seat++)
            if (cards[seat][c] == most) points[seat] += holders == 1 ? 10 : 5;
    }
    for (int seat = 0; seat < g->seats; seat++) {
        place[seat] = 1;
        for (int other = 0; other < g->seats; other++) place[seat] += points[other] > points[seat];
    }
}

/* -- what the benchmark calls ------------------------------------------------------------------------------------- */

static uint32_t folded(uint32_t check, uint32_t number) { return (check * 31 + number) & 0x7FFFFFFF; }

static int playout(State *g, uint64_t seed, uint32_t *check) {
    static Action found[MOST_OPTIONS];
    uint64_t chance = mixed(seed);
    int moves = 0;
    for (; g->question != NOTHING; moves++) {
        int n = options(g, found);
        *check = folded(*check, n);
        apply(g, found[below(&chance, n)]);
    }
    return moves;
}

/* Plays this many games at random and returns the number of decisions.
 * `check` becomes a checksum of how many options each decision had, and of the places. */
int64_t playouts(int seats, int64_t seed, int games, int64_t *check) {
    int64_t moves = 0;
    uint32_t all = 0;
    for (int i = 0; i < games; i++) {
        State g;
        uint32_t mine = 0;
        int place[SEATS];
        deal(&g, seats, seed + i);
        moves += playout(&g, seed + i + 1, &mine);
        places(&g, place);
        for (int seat = 0; seat < seats; seat++) mine = folded(mine, place[seat]);
        all = folded(all, mine);
    }
    *check = all;
    return moves;
}
