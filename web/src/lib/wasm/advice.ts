/**
 * Advice: which of a seat's moves are best, and how often each of them wins.
 *
 * A search names the moves worth a look. Then games go on from each of them, in the same deals: by the network to the
 * seat's own next choice, where it says what to hope for; or by apprentices to the end.
 */

import { lookAhead } from "./looking.ts";
import type { Players, Reach, RulesModule } from "./module.ts";

export interface AdvisedMove {
  action: number;
  /** The share of the games that it wins, from 0 to 1; a win that is shared counts in part. */
  share: number;
}

/** The best moves, the best first, and from how many games each. */
export interface Advice {
  moves: AdvisedMove[];
  games: number;
}

/** How many moves are looked at, and how many are named. */
const LOOKED_AT = 6;
const NAMED = 3;
/** The part of the time in which moves are found. */
const FINDING = 0.4;
/** So that even a slow phone looks at the clock often enough. */
const CHUNK = 8;
/** Enough to tell moves apart; more would only warm the phone. */
const MOST_GAMES = 400;

const milliseconds = (): number => performance.now();

/** The three best moves of a seat in the game that is loaded, found within so many seconds. */
export function advise(
  rules: RulesModule,
  seat: number,
  players: Players,
  seconds: number,
  number: bigint,
  now: () => number = milliseconds,
): Advice {
  const end = now() + 1000 * seconds;
  const candidates = worthALook(rules, seat, seconds * FINDING, number, now);
  const reach: Reach = players === "network" ? "own" : "end";
  const sums = new Map<number, number>();
  const goOn = (action: number, game: number): void => {
    const shares = rules.goOn(players, seat, action, 1, number + BigInt(game), reach);
    sums.set(action, (sums.get(action) ?? 0) + (shares[seat] ?? 0));
  };
  // Where games take long, fewer moves are compared.
  for (const action of candidates) if (sums.size < NAMED || now() < end) goOn(action, 0);
  let games = 1;
  for (; games < MOST_GAMES && now() < end; games++) for (const action of sums.keys()) goOn(action, games);
  const moves = [...sums].map(([action, sum]) => ({ action, share: sum / games }));
  return { moves: moves.sort((one, other) => other.share - one.share).slice(0, NAMED), games };
}

/** The moves that a search has tried most often. */
function worthALook(rules: RulesModule, seat: number, seconds: number, number: bigint, now: () => number): number[] {
  const legal = [...rules.legal(seat)];
  if (legal.length <= NAMED) return legal;
  rules.forget();
  const { moves } = lookAhead(rules, seat, { seconds }, number, CHUNK, now);
  return moves
    .sort((one, other) => other.visits - one.visits)
    .slice(0, LOOKED_AT)
    .map(({ action }) => action);
}
