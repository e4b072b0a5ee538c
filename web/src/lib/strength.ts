/** How strong the bots are at a game, as `scripts/ladder` has measured it: docs/strength.md shows the same numbers. */

import measured from "../../../docs/strength.json";

interface Share {
  bot: string;
  others: string;
  share: number;
  chance: number;
}

interface Pairing {
  game: string;
  seats: number;
  shares: Share[];
}

export interface Strength {
  level: string;
  /** The level of those who sit against it, and how many they are. */
  against: string;
  others: number;
  /** Of a hundred games. */
  wins: number;
  chance: number;
}

const USUAL_SEATS = 4;

const PAIRINGS: Pairing[] = Object.values(measured);

/** The level of a bot that is named as in the arena, with what it may spend on a move. */
const levelOf = (bot: string): string => bot.split("@")[0] ?? bot;

/** A bot that looks ahead by the clock is nearest to the one people meet. */
const isByTheClock = (bot: string): boolean => /@\d+m?s$/.test(bot);

/** What each level wins against a lower one, by the clock and at a table of four if that was measured. */
export function strengthOf(game: string, levels: readonly string[]): Strength[] {
  const here = PAIRINGS.filter((pairing) => pairing.game === game).flatMap(({ seats, shares }) =>
    shares.map((share) => ({ ...share, seats, against: levelOf(share.others) })),
  );
  return levels.flatMap((level, rank) => {
    const [found] = here
      .filter((share) => levelOf(share.bot) === level && levels.slice(0, rank).includes(share.against))
      .sort(
        (one, other) =>
          Number(isByTheClock(other.bot)) - Number(isByTheClock(one.bot)) ||
          Math.abs(one.seats - USUAL_SEATS) - Math.abs(other.seats - USUAL_SEATS) ||
          levels.indexOf(other.against) - levels.indexOf(one.against),
      );
    if (found === undefined) return [];
    const { against, seats, share, chance } = found;
    return [{ level, against, others: seats - 1, wins: Math.round(100 * share), chance: Math.round(100 * chance) }];
  });
}
