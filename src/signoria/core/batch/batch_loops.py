"""Batches, in the rules subset: loops over games, which threads share by ranges."""

from __future__ import annotations

from signoria.core.batch.batch_game import (
    apprentice_move,
    ask,
    deal,
    is_asked,
    preferences_in,
    random_moves_for,
    take_turn,
    tell_what_is_known,
)
from signoria.core.rules.arrays import (
    BitRows,
    Counts,
    DiceRows,
    FeatureRows,
    Flags,
    MaskRows,
    Moves,
    PointRows,
    PreferenceRows,
    Seats,
    ShareRows,
    Shares,
    States,
    Weights,
)
from signoria.core.rules.bits import lowest_bit
from signoria.core.rules.chance import reseed
from signoria.core.rules.entry_points import legal, observe, place, points, redeal, to_act


def shake_many(dice: DiceRows, number: int) -> None:
    """Dice of its own for every game."""
    for game in range(len(dice)):
        reseed(dice[game], number + game)


def deal_many(
    states: States, blank: States, seeds: Counts, table: Counts, block: Counts, start: int, stop: int
) -> None:
    """Set games up anew, each with its seed."""
    for game in range(start, stop):
        deal(states, game, blank, seeds, table, block)


def ask_many(  # noqa: PLR0913, PLR0917 (compiled code takes its arrays one by one)
    states: States,
    seats: Seats,
    masks: MaskRows,
    bits: BitRows,
    features: FeatureRows,
    random_moves: Counts,
    dice: DiceRows,
    moves: Moves,
    start: int,
    stop: int,
) -> None:
    """What is asked in every game."""
    for game in range(start, stop):
        ask(states, game, seats, masks, bits, features, random_moves, dice, moves)


def first_not_asked(seats: Seats, bits: BitRows, actions: Counts, start: int, stop: int) -> int:
    """The first game whose action is not among its legal moves; -1 when all are."""
    for game in range(start, stop):
        if is_asked(game, seats, bits, actions) == 0:
            return game
    return -1


def take_turns(  # noqa: PLR0913, PLR0917
    actions: Counts,
    is_checked: int,
    start: int,
    stop: int,
    moves: Moves,
    block: Counts,
    states: States,
    blank: States,
    seeds: Counts,
    seed_stride: int,
    table: Counts,
    seats: Seats,
    masks: MaskRows,
    bits: BitRows,
    features: FeatureRows,
    random_moves: Counts,
    dice: DiceRows,
    ended: Flags,
    scores: PointRows,
    places: PointRows,
    shares: Shares,
    rewards: ShareRows,
) -> int:
    """A decision in every game that is not over, what is asked next, and winners' rewards.

    Seats are told what they know when all have moved: a loop of little code over all games is faster than all of it
    for one game after the other.
    The first game whose action is not among its legal moves, and then nothing has changed; -1 when all are.
    """
    wrong = -1
    if is_checked == 0:
        wrong = first_not_asked(seats, bits, actions, start, stop)
    if wrong < 0:
        for game in range(start, stop):
            take_turn(
                states,
                game,
                actions,
                blank,
                seeds,
                seed_stride,
                table,
                block,
                seats,
                masks,
                bits,
                random_moves,
                dice,
                moves,
                ended,
                scores,
                places,
            )
        for game in range(start, stop):
            tell_what_is_known(states, game, seats, features)
        share_wins(ended, places, shares, rewards, start, stop)
    return wrong


def share_wins(ended: Flags, places: PointRows, shares: Shares, rewards: ShareRows, start: int, stop: int) -> None:
    """In every game that has just ended its winners' shares of the win; nothing for the others, and elsewhere."""
    for game in range(start, stop):
        for seat in range(len(rewards[game])):
            rewards[game, seat] = 0
    for game in range(start, stop):
        if ended[game] != 0:
            winners = 0
            for seat in range(len(places[game])):
                if places[game, seat] == 1:
                    winners += 1
            for seat in range(len(places[game])):
                if places[game, seat] == 1:
                    rewards[game, seat] = shares[winners]


def play_random_many(  # noqa: PLR0913, PLR0917
    states: States,
    blank: States,
    seeds: Counts,
    seed_stride: int,
    table: Counts,
    block: Counts,
    dice: DiceRows,
    moves: Moves,
    steps: int,
    start: int,
    stop: int,
) -> int:
    """So many moves by lot in every game; the decisions made."""
    decisions = 0
    for game in range(start, stop):
        decisions += random_moves_for(states, game, blank, seeds, seed_stride, table, block, dice, moves, steps)
    return decisions


def apprentice_moves_many(  # noqa: PLR0913, PLR0917
    states: States,
    seats: Seats,
    wanted: Flags,
    chosen: Counts,
    dice: DiceRows,
    moves: Moves,
    weights: Weights,
    start: int,
    stop: int,
) -> None:
    """In every game that is wanted the move an apprentice makes for its acting seat."""
    for game in range(start, stop):
        if wanted[game] != 0:
            chosen[game] = apprentice_move(states, game, seats, dice, moves, weights)


def preferences_many(
    states: States,
    seats: Seats,
    preferences: PreferenceRows,
    moves: Moves,
    weights: Weights,
    start: int,
    stop: int,
) -> None:
    """How an apprentice likes the legal moves in every game."""
    for game in range(start, stop):
        preferences_in(states, game, seats, preferences, moves, weights)


# -- what batches hold


def copy_many(states: States, source: States, times: int) -> None:
    """Copy one record over another again and again (for measuring)."""
    last = len(states) - 1
    place_to = 0
    for _ in range(times):
        states[place_to] = source[0]
        place_to = 0 if place_to == last else place_to + 1


def acting_many(states: States, seats: Seats) -> None:
    """The lowest seat to act in each game; -1 when it is over."""
    for game in range(len(states)):
        seats[game] = lowest_bit(to_act(states[game]))


def legal_many(states: States, masks: MaskRows, moves: Moves) -> None:
    """Mark the legal moves of each game's acting seat in rows of zeros."""
    for game in range(len(states)):
        waiting = to_act(states[game])
        if waiting != 0:
            count = legal(states[game], lowest_bit(waiting), moves)
            for place_in_list in range(count):
                masks[game, moves[place_in_list]] = 1


def observe_many(states: States, features: FeatureRows) -> None:
    """What each game's acting seat may know; rows of finished games stay zero."""
    for game in range(len(states)):
        waiting = to_act(states[game])
        if waiting != 0:
            observe(states[game], lowest_bit(waiting), features[game])


def points_many(states: States, out: PointRows) -> None:
    """Every seat's points in every game."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            out[game, seat] = points(states[game], seat)


def places_many(states: States, out: PointRows) -> None:
    """Every seat's place (1 is a winner) in every game that is over."""
    for game in range(len(states)):
        for seat in range(states[game].seats):
            out[game, seat] = place(states[game], seat)


def redeal_many(states: States, seat: int, number: int) -> None:
    """Deal anew what the seat cannot know, each game from its own fresh stream."""
    for game in range(len(states)):
        reseed(states[game].generator, number + game)
        redeal(states[game], seat)
