// Kernels: one thread plays one game. The same functions, called in a loop, serve a CPU. A GPU's are built in three parts.

typedef Rows<uint8_t, ACTIONS> Masks;
typedef Rows<i64, WORDS> Bits;
typedef Rows<int8_t, ACTIONS> Preferences;
typedef Rows<float, FEATURES> Features;
typedef Rows<uint32_t, 4> Dice;
typedef Rows<int32_t, SEATS> Scores;

#ifdef __CUDACC__
#define KERNEL(NAME, ...) extern "C" __global__ void NAME(__VA_ARGS__, i64 games)
#define GAME                                               \
    const i64 game = i64(blockIdx.x) * blockDim.x + threadIdx.x; \
    if (game >= games) return;
#define GAMES_END
#else
#define KERNEL(NAME, ...) extern "C" void NAME(__VA_ARGS__, i64 games)
#define GAME for (i64 game = 0; game < games; ++game) {
#define GAMES_END }
#endif

#if !defined(__CUDACC__) || !(defined(BY_LOT) || defined(APPRENTICES))

KERNEL(shake_many, uint32_t* dice, i64 number) {
    GAME
    chance_reseed(Dice{dice, games}[game], number + game);
    GAMES_END
}

KERNEL(deal_many, State* states, const State* blank, i64* seeds) {
    GAME
    i64 block[16];
    batch_game_deal(states, game, blank, seeds, HASH_TABLE, block);
    GAMES_END
}

KERNEL(ask_many, State* states, int8_t* seats, uint8_t* masks, i64* bits, float* features, i64* random_moves, uint32_t* dice) {
    GAME
    int16_t moves[ACTIONS];
    batch_game_ask(states, game, seats, Masks{masks, games}, Bits{bits, games}, Features{features, games}, random_moves,
               Dice{dice, games}, moves);
    GAMES_END
}

KERNEL(check_many, const int8_t* seats, const i64* bits, const i64* actions, i64* wrong) {
    GAME
    if (!batch_game_is_asked(game, seats, Rows<const i64, WORDS>{bits, games}, actions)) keep_least(wrong, game);
    GAMES_END
}

KERNEL(advance_many, State* states, const i64* actions, const State* blank, i64* seeds, i64 apart, int8_t* seats,
       uint8_t* masks, i64* bits, float* features, i64* random_moves, uint32_t* dice, uint8_t* ended, int32_t* scores,
       int32_t* places) {
    GAME
    i64 block[16];
    int16_t moves[ACTIONS];
    batch_game_advance(states, game, actions, blank, seeds, apart, HASH_TABLE, block, seats, Masks{masks, games},
                   Bits{bits, games}, Features{features, games}, random_moves, Dice{dice, games}, moves, ended,
                   Scores{scores, games}, Scores{places, games});
    GAMES_END
}

KERNEL(acting_many, State* states, int8_t* seats) {
    GAME
    seats[game] = batch_game_acting(states[game]);
    GAMES_END
}

KERNEL(points_many, State* states, int32_t* scores) {
    GAME
    batch_game_score(states[game], Scores{scores, games}[game]);
    GAMES_END
}

#endif
#if !defined(__CUDACC__) || defined(BY_LOT)

KERNEL(play_random_many, State* states, const State* blank, i64* seeds, i64 apart, uint32_t* dice, i64 steps,
       i64* decisions) {
    GAME
    i64 block[16];
    int16_t moves[ACTIONS];
    State copied = states[game];
    decisions[game] = batch_game_random_moves_for(Own<State>{&copied}, game, blank, seeds, apart, HASH_TABLE, block,
                                        Dice{dice, games}, moves, steps);
    states[game] = copied;
    GAMES_END
}

#endif
#if !defined(__CUDACC__) || defined(APPRENTICES)

KERNEL(apprentice_moves_many, State* states, const int8_t* seats, const uint8_t* wanted, i64* chosen, uint32_t* dice) {
    GAME
    int16_t moves[ACTIONS];
    i64 weights[ACTIONS];
    if (wanted[game])
        chosen[game] = batch_game_apprentice_move(states, game, seats, Dice{dice, games}, moves, weights);
    GAMES_END
}

KERNEL(preferences_many, State* states, const int8_t* seats, int8_t* preferences) {
    GAME
    int16_t moves[ACTIONS];
    i64 weights[ACTIONS];
    batch_game_preferences_in(states, game, seats, Preferences{preferences, games}, moves, weights);
    GAMES_END
}

#endif
