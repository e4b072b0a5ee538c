/** How strong the bots are at a game, as `scripts/ladder` has measured it: docs/strength.md shows the same numbers. */

import measured from "../../../docs/strength.json";

interface Pairing {
  game: string;
  seats: number;
  shares: { bot: string; others: string; share: number; chance: number }[];
}

export interface Strength {
  level: string;
  /** How many sit against it, all of the level below. */
  others: number;
  /** Of a hundred games. */
  wins: number;
  chance: number;
}

const USUAL_SEATS = 4;
/** The bots that play at tables; one that looks ahead by the clock is nearest to the one people meet. */
const MEASURED = [
  ["apprentice", ["apprentice"]],
  ["master", ["master@100ms", "master@100"]],
] as const;

const PAIRINGS: Pairing[] = Object.values(measured);

/** What each level wins against the one below it, at a table of four if that was measured. */
export function strengthOf(game: string): Strength[] {
  const here = PAIRINGS.filter((pairing) => pairing.game === game).sort(
    (one, other) => Math.abs(one.seats - USUAL_SEATS) - Math.abs(other.seats - USUAL_SEATS),
  );
  return MEASURED.flatMap(([level, bots]) => {
    const found = bots
      .flatMap((bot) => here.map(({ seats, shares }) => ({ seats, share: shares.find((share) => share.bot === bot) })))
      .find(({ share }) => share !== undefined && !share.others.startsWith("master"));
    if (found?.share === undefined) return [];
    const { share, chance } = found.share;
    return [{ level, others: found.seats - 1, wins: Math.round(100 * share), chance: Math.round(100 * chance) }];
  });
}
