/** What game somebody looks for; what they wished last is kept on the device. */

import { remember, remembered } from "./memory";
import type { GameFacts, Look } from "./protocol";

const KEY = "search";

/** How many may play any of these games, the fewest first; nobody looks for a game alone. */
export const sizesOf = (games: readonly GameFacts[]): number[] =>
  [...new Set(games.flatMap((game) => game.seats))].filter((size) => size >= 2).sort((one, other) => one - other);

/** What was looked for last, or any game with as many as there may be. */
export function usualLook(games: readonly GameFacts[], isMember: boolean): Look {
  const names = games.map(({ name }) => name);
  const sizes = sizesOf(games);
  const kept = keptLook();
  const wished = (kept.games ?? []).filter((name) => names.includes(name));
  const least = sizes.find((size) => size === kept.least) ?? sizes[0] ?? 2;
  return {
    games: wished.length > 0 ? wished : names,
    least,
    most: Math.max(least, sizes.find((size) => size === kept.most) ?? Math.min(4, sizes.at(-1) ?? 4)),
    pace: isMember && kept.pace === "slow" ? "slow" : "live",
    bots: kept.bots === true,
  };
}

function keptLook(): Partial<Look> {
  try {
    const kept = JSON.parse(remembered(KEY) ?? "{}") as Partial<Look>;
    return { ...kept, games: Array.isArray(kept.games) ? kept.games : [] };
  } catch {
    return {};
  }
}

export const keepLook = (look: Look): void => remember(KEY, JSON.stringify(look));
