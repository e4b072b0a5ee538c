// One thread writes the legal moves of one game, their facts and what an apprentice thinks of them.
// Numbers of neighbouring games lie side by side.
extern "C" __global__ void describe_many(State* states, const int8_t* seats, int16_t* listed, int8_t* facts,
                                         int8_t* preferences, i64 games) {
    const i64 game = i64(blockIdx.x) * blockDim.x + threadIdx.x;
    if (game >= games) return;
    const int seat = seats[game];
    int16_t moves[ACTIONS];
    i64 weights[ACTIONS];
    int16_t own[FACTS];
    const int count = seat < 0 ? 0 : describing_listed(states, game, seat, moves);
    for (int action = 0; action < ACTIONS; ++action) preferences[action * games + game] = 0;
    if (count > 0) describing_liked(states, game, seat, moves, count, weights);
    for (int place = 0; place < count; ++place) preferences[moves[place] * games + game] = int8_t(weights[place]);
    for (int place = 0; place < MOST; ++place) {
        listed[place * games + game] = place < count ? moves[place] : -1;
        if (place >= count) continue;
        describing_described(states, game, seat, moves[place], own);
        own[0] = int16_t(weights[place]);
        for (int fact = 0; fact < FACTS; ++fact) {
            const int number = own[fact];
            facts[(place * FACTS + fact) * games + game] = int8_t(number > 63 ? 63 : number < -63 ? -63 : number);
        }
    }
}
