// One thread tries one legal move of one game in some deals, and adds up what came of it for every seat:
// shares of the win in parts of CERTAIN, then leads over the mean in hundredths of the mean.
extern "C" __global__ void try_moves(State* states, const int8_t* seats, const int16_t* listed, const uint8_t* wanted,
                                     i64 number, i64 deals, i64 lanes, int32_t* values, i64 games) {
    const i64 thread = i64(blockIdx.x) * blockDim.x + threadIdx.x;
    const i64 game = thread % games;
    const i64 place = thread / games % MOST, lane = thread / games / MOST;
    if (lane >= lanes || !wanted[game]) return;
    const int move = listed[place * games + game];
    if (move < 0) return;
    const int seat = seats[game];
    int16_t moves[ACTIONS];
    i64 weights[ACTIONS];
    uint32_t dice[4];
    for (i64 deal = lane; deal < deals; deal += lanes) {
        State copied = states[game];
        const Own<State> own{&copied};
        const int winners = trying_tried(own, game, seat, move, number + deal, moves, weights, dice);
        const int count = trying_seats_at(own, game);
        int sum = 0, size = 0;
        for (int other = 0; other < count; ++other) {
            const int scored = trying_points_of(own, game, other);
            sum += scored;
            size += scored < 0 ? -scored : scored;
        }
        for (int other = 0; other < count; ++other) {
            int32_t* at = values + (i64(other) * MOST + place) * games + game;
            if (trying_has_won(own, game, other)) atomicAdd(at, CERTAIN / (winners > 0 ? winners : 1));
            const int ahead = trying_points_of(own, game, other) * count - sum;
            const int lead = ahead * 100 / (size > count ? size : count);
            atomicAdd(at + i64(SEATS) * MOST * games, lead < -200 ? -200 : lead > 200 ? 200 : lead);
        }
    }
}
