/** Two moves of a puzzle compared on the reader's own device: games that are played on from both, in the same deals. */

import type { PuzzleAnswer, PuzzleFacts } from "./protocol";
import { bytesOf } from "./wasm/facts";
import { openFor, playersFor } from "./wasm/opening";

/** What both win, as shares of the games played on from each. */
export interface Compared {
  games: number;
  tried: number;
  beside: number;
}

const SECONDS = 4;
/** Games that are played on before the clock is looked at. */
const AT_ONCE = 4;
const MOST = 1000;
/** Deals that were not looked at when the puzzle was made. */
const FIRST = 1n << 52n;

/** Play on from the move that was tried and from the one beside it, for some seconds. */
export async function comparison(facts: PuzzleFacts, { tried, beside, state }: PuzzleAnswer): Promise<Compared> {
  const table = { game: facts.game, options: facts.options, seats: facts.seats.length };
  const rules = await openFor(table);
  try {
    if (rules.facts.rules !== state.rules) throw new Error("the page was built with other rules");
    await rules.ask("load", bytesOf(state.state));
    const isGuided = rules.facts.network?.guides === true;
    const players = isGuided ? playersFor(rules.facts, table) : "apprentices";
    const won = async (action: number, games: number): Promise<number> => {
      const shares = await rules.ask("goOn", players, facts.seat, action, AT_ONCE, FIRST + BigInt(games), "end");
      return shares[facts.seat] ?? 0;
    };
    const sums = { tried: 0, beside: 0 };
    const end = performance.now() + 1000 * SECONDS;
    let games = 0;
    for (; games < MOST && (games === 0 || performance.now() < end); games += AT_ONCE) {
      sums.tried += await won(tried.move.id, games);
      sums.beside += await won(beside.move.id, games);
    }
    return { games, tried: sums.tried / games, beside: sums.beside / games };
  } finally {
    rules.close();
  }
}
