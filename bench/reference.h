/* The table of reference.c: its cards, its chance, and the options of the seat that is asked. */

#include <stdint.h>

enum { SEATS = 5, COLOURS = 6, DECK = 102, HAND = 10, PILES = 2 };
enum { MOST_OPTIONS = 177000 }; /* three of the whole deck, and fewer cards, and more */

typedef uint8_t Card;   /* 16 * colour + value: the two zeros of a colour are the same */
typedef int32_t Action; /* as in moves.py */
enum { PASS = 0, STOP = 1, DRAW = 2, FIGHT = 4, LAY = 16 };

typedef struct {
    uint8_t n;
    Card card[DECK];
} Row;

enum { LEAD, FOLLOW, DRAW_MORE, CHOOSE, CONSOLE, NOTHING }; /* what is asked */

typedef struct {
    uint8_t seats, lead, question, asked; /* asked: the seat */
    uint8_t acted;                        /* seats that have acted in this round */
    uint8_t drawn;                        /* cards drawn in this pass */
    uint8_t size, kinds;                  /* the pattern: cards and colours of the leader's lay */
    uint8_t allowed;                      /* the colours laid, as a bit set */
    uint8_t colour, battle;               /* the fight: its colour, and its first or second battle */
    uint8_t losers, loser[SEATS];         /* who still draw a consolation: the next one is last */
    Row hands[SEATS], laid[SEATS], won[SEATS], piles[PILES], lost;
} State;

static int colour(Card card) { return card >> 4; }
static int value(Card card) { return card & 15; }
static int left_of(const State *g, int seat) { return seat + 1 < g->seats ? seat + 1 : 0; }
static int has_pile(const State *g) { return g->piles[0].n || g->piles[1].n; }

/* -- chance: multiply with carry, as in chance.py ---------------------------------------------------------------- */

static const uint64_t MULTIPLIER = 1791398085;

static uint32_t scattered(uint32_t x) {
    x = (x ^ (x >> 16)) * 0x7FEB352Du;
    x = (x ^ (x >> 15)) * 0x46CA68CBu;
    return x ^ (x >> 16);
}

static uint64_t mixed(uint64_t seed) {
    static const uint32_t keys[] = {0x243F6A88, 0x05A308D3, 0x13198A2E, 0x03707344};
    uint32_t left = seed >> 32, right = (uint32_t)seed;
    for (int i = 0; i < 4; i++) {
        uint32_t old = right;
        right = left ^ scattered(right ^ keys[i]);
        left = old;
    }
    return 1 + ((uint64_t)(left >> 2) << 32 | right);
}

static uint32_t next(uint64_t *chance) {
    *chance = MULTIPLIER * (uint32_t)*chance + (*chance >> 32);
    return (uint32_t)(*chance ^ (*chance >> 32));
}

static inline uint32_t below(uint64_t *chance, uint32_t n) {
    uint64_t product = (uint64_t)next(chance) * n;
    if ((uint32_t)product < n) {
        uint32_t uneven = (uint32_t)((1ull << 32) % n);
        while ((uint32_t)product < uneven) product = (uint64_t)next(chance) * n;
    }
    return (uint32_t)(product >> 32);
}

/* -- rows of cards ----------------------------------------------------------------------------------------------- */

static void append(Row *row, Card card) { row->card[row->n++] = card; }

static void insert(Row *row, Card card) { /* in sorting order */
    int i = row->n++;
    for (; i > 0 && row->card[i - 1] > card; i--) row->card[i] = row->card[i - 1];
    row->card[i] = card;
}

static void remove_at(Row *row, int i) {
    row->n--;
    for (; i < row->n; i++) row->card[i] = row->card[i + 1];
}

static int again(const Card *hand, int i, int start) { /* the second of two zeros gives nothing new (G-1.6) */
    return i > start && hand[i] == hand[i - 1];
}

/* -- options: lays by number of cards, then card by card in sorting order (G-13.5) -------------------------------- */

/* A lister appends to `found`, which holds m options, the lays of `least` to `most` colours, and returns the new m. */

static Action one(Card a) { return LAY * (a + 1); }
static Action two(Card a, Card b) { return one(a) + (one(b) << 7); }

static inline int singles(const Card *hand, int n, Action *found, int m) {
    for (int i = 0; i < n; i++)
        if (!again(hand, i, 0)) found[m++] = one(hand[i]);
    return m;
}

static inline int pairs(const Card *hand, int n, int least, int most, Action *found, int m) {
    for (int i = 0; i < n; i++) {
        if (again(hand, i, 0)) continue;
        for (int j = i + 1; j < n; j++) {
            int kinds = 1 + (colour(hand[i]) != colour(hand[j]));
            if (least <= kinds && kinds <= most && !again(hand, j, i + 1)) found[m++] = two(hand[i], hand[j]);
        }
    }
    return m;
}

static inline int trios(const Card *hand, int n, int least, int most, Action *found, int m) {
    for (int i = 0; i < n; i++) {
        if (again(hand, i, 0)) continue;
        for (int j = i + 1; j < n; j++) {
            int shade = colour(hand[j]), two_kinds = 1 + (colour(hand[i]) != shade);
            if (again(hand, j, i + 1) || two_kinds + 1 < least || two_kinds > most) continue;
            Action pair = two(hand[i], hand[j]);
            for (int k = j + 1; k < n; k++) {
                int kinds = two_kinds + (shade != colour(hand[k]));
                if (least <= kinds && kinds <= most && !again(hand, k, j + 1)) found[m++] = pair + (one(hand[k]) << 14);
            }
        }
    }
    return m;
}

static int draws(const State *g, Action *found, int m) {
    if (g->piles[0].n) found[m++] = DRAW;
    if (g->piles[1].n) found[m++] = DRAW + 1;
    return m;
}

static int lead_options(const State *g, Action *found) {
    const Row *hand = &g->hands[g->asked];
    int m = singles(hand->card, hand->n, found, 0);
    m = pairs(hand->card, hand->n, 1, 2, found, m);
    return trios(hand->card, hand->n, 2, 3, found, m);
}

static int follow_options(const State *g, Action *found) {
    const Row *hand = &g->hands[g->asked];
    Row fitting;
    if (g->acted == g->seats - 1) { /* the last seat brings no new colour (G-4.4) */
        fitting.n = 0;
        for (int i = 0; i < hand->n; i++)
            if (g->allowed >> colour(hand->card[i]) & 1) append(&fitting, hand->card[i]);
        hand = &fitting;
    }
    int m = g->size == 1   ? singles(hand->card, hand->n, found, 0)
            : g->size == 2 ? pairs(hand->card, hand->n, g->kinds, g->kinds, found, 0)
                           : trios(hand->card, hand->n, g->kinds, g->kinds, found, 0);
    m = draws(g, found, m);
    if (!has_pile(g)) found[m++] = PASS;
    return m;
}

static int choose_options(const State *g, Action *found) {
    const Row *laid = &g->laid[g->asked];
    int m = 0, named = -1;
    for (int i = 0; i < laid->n; i++) {
        if (colour(laid->card[i]) == named) continue;
        named = colour(laid->card[i]);
        found[m++] = FIGHT + named;
    }
    return m;
}

static int draw_more_options(const State *g, Action *found) {
    int m = draws(g, found, 0);
    found[m++] = STOP;
    return m;
}

static int options(const State *g, Action *found) {
    switch (g->question) {
    case LEAD: return lead_options(g, found);
    case FOLLOW: return follow_options(g, found);
    case DRAW_MORE: return draw_more_options(g, found);
    case CHOOSE: return choose_options(g, found);
    default: return draws(g, found, 0); /* CONSOLE */
    }
}
