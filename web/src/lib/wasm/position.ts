/** Positions for the rules in the browser: made up here, or as the server dealt them anew for a seat. */

import { bytesOf, lowestSeat } from "./facts.ts";
import { RulesWorker } from "./client.ts";

/** A game that is yet to be set up, its chance decided by a number. */
export function blankState(rules: RulesWorker, seats: number, seed: number): Uint8Array {
  const { blanks, state, sizes } = rules.facts;
  const blank = bytesOf(blanks[seats] ?? "");
  const generator = new DataView(blank.buffer, state.generator, 4 * sizes.GENERATOR);
  for (let word = 0; word < sizes.GENERATOR; word++) {
    generator.setUint32(4 * word, Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b), true);
  }
  return blank;
}

/** Set a game up and make so many moves by lot in it. */
export async function makeUp(rules: RulesWorker, seats: number, seed: number, moves: number): Promise<void> {
  await rules.ask("load", blankState(rules, seats, seed));
  await rules.ask("setUp");
  for (let made = 0; made < moves; made++) {
    const seat = lowestSeat(await rules.ask("waiting"));
    if (seat === null) break;
    const legal = await rules.ask("legal", seat);
    const lot = (Math.imul(seed + made, 0x9e3779b1) >>> 8) % legal.length;
    await rules.ask("play", seat, legal[lot] ?? 0);
  }
}
