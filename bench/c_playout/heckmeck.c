/* Random games of classic Heckmeck in C: an upper limit for the speed of the engine.
 *
 * `roost bench engine` compares the engine with this program. It has the functions of an engine: copy a
 * state, list the legal moves, check and play a move. Only the representation is tuned. H numbers are
 * clauses of the rules.
 *
 *     gcc -std=c11 -O3 -march=native -o heckmeck heckmeck.c && ./heckmeck GAMES SEATS SEED
 */
#define _POSIX_C_SOURCE 200809L /* for clock_gettime */
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_TURNS 2000 /* if all players always fail, the grill never becomes empty */

enum { MAX_SEATS = 7, DICE = 8, SYMBOLS = 6, WORM = 5 };
enum { PORTIONS = 16, LOWEST = 21, NONE = PORTIONS }; /* portion p is the one with the number LOWEST + p */
enum { ROLL = SYMBOLS, STOP, MOVES };                 /* moves 0-5 set that symbol aside */
enum { CHOOSE, DECIDE, OVER };                        /* phases */

/* ---- random numbers ---- */

#define MULTIPLIER UINT64_C(2131995753)

typedef struct {
    uint64_t state; /* multiply with carry: x in the low half, the carry in the high half */
} Rng;

static uint32_t draw(Rng *rng)
{
    rng->state = MULTIPLIER * (uint32_t)rng->state + (rng->state >> 32);
    return (uint32_t)rng->state;
}

/* Return a uniform number below n (Lemire): the few biased products are drawn again. */
static uint32_t below(Rng *rng, uint32_t n)
{
    uint64_t product = (uint64_t)draw(rng) * n;
    if ((uint32_t)product < n) { /* rare: only then the slow remainder is needed */
        const uint32_t biased = -n % n;
        while ((uint32_t)product < biased)
            product = (uint64_t)draw(rng) * n;
    }
    return (uint32_t)(product >> 32);
}

static Rng seeded(uint64_t seed)
{
    seed += UINT64_C(0x9e3779b97f4a7c15); /* splitmix64: similar seeds give independent streams */
    seed = (seed ^ seed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    seed = (seed ^ seed >> 27) * UINT64_C(0x94d049bb133111eb);
    seed ^= seed >> 31;
    const uint64_t carry = 1 + (seed >> 32) % (MULTIPLIER - 2); /* avoids both fixed points */
    return (Rng){carry << 32 | (uint32_t)seed};
}

/* ---- tables ---- */

enum { FOUR_DICE = 6 * 6 * 6 * 6 };
static const uint32_t throws_of[DICE + 1] = {1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616};
static const uint8_t value_of[SYMBOLS] = {1, 2, 3, 4, 5, 5};

static uint32_t counts_of[FOUR_DICE];         /* of a roll of four dice: number of each symbol, in four bits */
static uint8_t symbols_of[FOUR_DICE];         /* of the same roll: mask of the symbols 1-5 */
static uint8_t nth_move[1 << MOVES][SYMBOLS]; /* the moves of a mask, in order */

static void build_tables(void)
{
    for (uint32_t code = 0; code < FOUR_DICE; code++)
        for (uint32_t die = 0, rest = code; die < 4; die++, rest /= 6) {
            counts_of[code] += 1u << 4 * (rest % 6);
            symbols_of[code] |= 1u << rest % 6 & ~1u;
        }
    for (uint32_t mask = 0; mask < 1 << MOVES; mask++)
        for (uint8_t move = 0, n = 0; move < MOVES && n < SYMBOLS; move++)
            if (mask >> move & 1)
                nth_move[mask][n++] = move;
}

/* ---- the game ---- */

typedef struct {
    uint32_t rolled;                         /* the last roll: number of each symbol, in four bits */
    uint16_t grill, turned;                  /* masks: portions open on the grill, portions face down */
    uint16_t turns, busts, failures, thefts; /* statistics; only the turns matter to the rules */
    uint8_t phase, seats, seat;
    uint8_t dice, points;                    /* of this turn: dice left, total set aside */
    uint8_t used, shown;                     /* masks: symbols set aside, symbols in the last roll */
    uint8_t top[MAX_SEATS];                  /* a stack is a linked list: its top portion or NONE, */
    uint8_t under[PORTIONS];                 /* and the portion under each portion */
} State;

static uint32_t highest(uint32_t mask)
{
    return 31 - (uint32_t)__builtin_clz(mask);
}

/* H12. The returned portion stays open, so turning a portion never empties the grill. */
static void fail(State *s)
{
    const uint32_t back = s->top[s->seat];
    s->failures++;
    if (back == NONE)
        return;
    s->top[s->seat] = s->under[back];
    s->grill |= 1u << back;
    const uint32_t last = highest(s->grill);
    if (last != back) {
        s->grill ^= 1u << last;
        s->turned |= 1u << last;
    }
}

static void put_on_stack(State *s, uint32_t portion) /* H11 */
{
    s->under[portion] = s->top[s->seat];
    s->top[s->seat] = (uint8_t)portion;
}

/* H8-H10. The stacks may be searched before the grill, since a portion is in one place only. */
static void stop(State *s)
{
    if (!(s->used >> WORM & 1) || s->points < LOWEST) {
        fail(s);
        return;
    }
    const uint32_t wanted = s->points - LOWEST; /* up to 19, past the highest portion */
    for (uint32_t seat = 0; seat < s->seats && wanted < PORTIONS; seat++)
        if (s->top[seat] == wanted && seat != s->seat) {
            s->top[seat] = s->under[wanted];
            put_on_stack(s, wanted);
            s->thefts++;
            return;
        }
    const uint32_t not_higher = s->grill & ((2u << wanted) - 1);
    if (not_higher) {
        s->grill ^= 1u << highest(not_higher);
        put_on_stack(s, highest(not_higher));
    } else {
        fail(s);
    }
}

/* Pass the dice to the next player; return false if the game is over (H13). */
static bool next_turn(State *s)
{
    if (++s->turns == MAX_TURNS || !s->grill) {
        s->phase = OVER;
        return false;
    }
    s->seat = s->seat + 1 == s->seats ? 0 : s->seat + 1;
    s->dice = DICE;
    s->points = s->used = 0;
    return true;
}

/* Set aside all dice of a symbol; return false if that ends the turn (H6). */
static bool set_aside(State *s, uint32_t symbol)
{
    const uint32_t count = s->rolled >> 4 * symbol & 15;
    s->dice -= count;
    s->points += count * value_of[symbol];
    s->used |= 1u << symbol;
    s->phase = DECIDE;
    return s->dice && s->used != (1 << SYMBOLS) - 1;
}

static uint32_t choices(const State *s)
{
    return s->shown & ~(uint32_t)s->used;
}

/* Roll, and carry out forced moves until there is a decision or the game is over.
 * Inlined by force: gcc considers it too long, which costs a tenth of the speed. */
static inline __attribute__((always_inline)) void roll(State *s, Rng *rng)
{
    do {
        /* One draw for all dice, looked up as two rolls of four dice. Dice that are not rolled
         * come out as symbol 0 and are subtracted. */
        const uint32_t code = below(rng, throws_of[s->dice]);
        const uint32_t high = code / FOUR_DICE, low = code % FOUR_DICE;
        s->rolled = counts_of[high] + counts_of[low] - (uint32_t)(DICE - s->dice);
        s->shown = symbols_of[high] | symbols_of[low] | ((s->rolled & 15) != 0);
        const uint32_t fresh = choices(s);
        if (fresh & (fresh - 1)) { /* two or more */
            s->phase = CHOOSE;
            return;
        }
        if (!fresh) { /* H7 */
            s->busts++;
            fail(s);
        } else if (set_aside(s, highest(fresh))) {
            return;
        } else {
            stop(s);
        }
    } while (next_turn(s));
}

static State new_game(uint32_t seats, Rng *rng)
{
    State s = {.grill = (1u << PORTIONS) - 1, .seats = (uint8_t)seats, .dice = DICE};
    for (uint32_t seat = 0; seat < MAX_SEATS; seat++)
        s.top[seat] = NONE;
    s.seat = (uint8_t)below(rng, seats);
    roll(&s, rng);
    return s;
}

/* Return the mask of the legal moves, which is empty when the game is over. */
static uint32_t legal_moves(const State *s)
{
    switch (s->phase) {
    case CHOOSE: return choices(s);
    case DECIDE: return 1u << ROLL | 1u << STOP;
    default: return 0;
    }
}

/* Play a move; if it is illegal, change nothing and return false. */
static bool play(State *s, uint32_t move, Rng *rng)
{
    if (move >= MOVES || !(legal_moves(s) >> move & 1))
        return false;
    if (move != ROLL) {
        if (move != STOP && set_aside(s, move))
            return true;
        stop(s);
        if (!next_turn(s))
            return true;
    }
    roll(s, rng);
    return true;
}

/* H13: return the worms, with the highest portion in the low byte as tie-breaker (a portion beats none). */
static uint32_t score(const State *s, uint32_t seat)
{
    uint32_t worms = 0, best = 0;
    for (uint32_t p = s->top[seat]; p != NONE; p = s->under[p]) {
        worms += 1 + p / 4;
        best = p + 1 > best ? p + 1 : best;
    }
    return worms << 8 | best;
}

/* ---- many games ---- */

enum { FIGURES = 7 };
static const char *const keys[FIGURES] = {
    "moves", "turns", "worms_sum", "turned_sum", "thefts_sum", "busts_sum", "failures_sum"};
static const char *const square_keys[FIGURES] = {
    "moves_sum_sq", "turns_sum_sq", "worms_sum_sq", "turned_sum_sq", "thefts_sum_sq", "busts_sum_sq",
    "failures_sum_sq"};

typedef struct {
    uint64_t sum[FIGURES], squares[FIGURES], shared, longest, capped;
} Totals;

static void count_game(Totals *t, const State *s, uint64_t moves)
{
    uint32_t worms = 0, best = 0, winners = 0;
    for (uint32_t seat = 0; seat < s->seats; seat++) {
        const uint32_t points = score(s, seat);
        worms += points >> 8;
        winners = points > best ? 1 : winners + (points == best);
        best = points > best ? points : best;
    }
    const uint64_t figures[FIGURES] = {
        moves, s->turns, worms, (uint64_t)__builtin_popcount(s->turned), s->thefts, s->busts, s->failures};
    for (int i = 0; i < FIGURES; i++) {
        t->sum[i] += figures[i];
        t->squares[i] += figures[i] * figures[i];
    }
    t->shared += winners > 1;
    t->capped += s->grill != 0; /* over although portions lie open */
    t->longest = s->turns > t->longest ? s->turns : t->longest;
}

static void play_games(Totals *t, uint64_t games, uint32_t seats, Rng *rng)
{
    while (games--) {
        State s = new_game(seats, rng);
        uint64_t moves = 0;
        for (uint32_t legal; (legal = legal_moves(&s)); moves++) {
            const uint32_t pick = below(rng, (uint32_t)__builtin_popcount(legal));
            if (!play(&s, nth_move[legal][pick], rng))
                abort();
        }
        count_game(t, &s, moves);
    }
}

/* Return the processor time in seconds, which does not count other load on the machine. */
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double nanoseconds_per_copy(const State *s)
{
    enum { COPIES = 10000000, RING = 64 };
    State ring[RING] = {*s};
    const double start = now();
    for (uint32_t i = 0; i < COPIES; i++) {
        ring[(i + 1) % RING] = ring[i % RING];
        __asm__ volatile("" : : "r"(ring) : "memory"); /* a pretended read, so that gcc keeps each copy */
    }
    return (now() - start) * 1e9 / COPIES;
}

static uint64_t argument(const char *name, const char *text, uint64_t low, uint64_t high)
{
    char *end;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno || number < low || number > high) {
        fprintf(stderr, "heckmeck: %s must be a whole number from %" PRIu64 " to %" PRIu64 ", not '%s'\n",
                name, low, high, text);
        exit(2);
    }
    return number;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: heckmeck GAMES SEATS SEED\n");
        return 2;
    }
    const uint64_t games = argument("GAMES", argv[1], 1, 1000000000);
    const uint32_t seats = (uint32_t)argument("SEATS", argv[2], 2, MAX_SEATS);
    Rng rng = seeded(argument("SEED", argv[3], 0, UINT64_MAX));
    Totals t = {0};
    build_tables();

    const double start = now();
    play_games(&t, games, seats, &rng);
    const double seconds = now() - start;
    const State state = new_game(seats, &rng);

    printf("{\"games\": %" PRIu64 ", \"seats\": %" PRIu32 ", \"seconds\": %.6f, \"copy_ns\": %.3f", games,
           seats, seconds, nanoseconds_per_copy(&state));
    for (int i = 0; i < FIGURES; i++)
        printf(", \"%s\": %" PRIu64 ", \"%s\": %" PRIu64, keys[i], t.sum[i], square_keys[i], t.squares[i]);
    printf(", \"shared_sum\": %" PRIu64 ", \"longest\": %" PRIu64 ", \"capped\": %" PRIu64 "}\n", t.shared,
           t.longest, t.capped);
    return 0;
}
