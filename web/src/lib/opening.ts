/** Opening tables. */

import { api, newNonce } from "./api";
import { remember, remembered } from "./memory";
import type { Choice, GameFacts, NewTable, OptionFacts, TableFacts } from "./protocol";

/** Bots at a table opened for a quick game. */
const QUICK_LEVEL = "apprentice";
const QUICK_SEATS = 4;

export function optionsFor(game: GameFacts, seats: number): OptionFacts[] {
  return game.options.filter((option) => option.seats.includes(seats));
}

/** What is chosen, of the options that this many may play with. */
export function chosenOptions(game: GameFacts, seats: number, chosen: Record<string, Choice>): Record<string, Choice> {
  return Object.fromEntries(
    optionsFor(game, seats).map((option) => [option.name, chosen[option.name] ?? option.default]),
  );
}

const OPENED = "opened";
const MOST_OPENED = 50;

/** Whether this browser's reader opened the table and so is its host. */
export function wasOpenedHere(id: string): boolean {
  return opened().includes(id);
}

/** Open a table and remember it. */
export async function openTable(table: NewTable): Promise<string> {
  const { id } = await api.open(table);
  rememberOpened(id);
  return id;
}

/** The table where the same people play again; who asks first is its host. */
export async function openRematch(table: TableFacts): Promise<string> {
  const { id } = await api.rematch(table.id);
  if (table.rematch === null) rememberOpened(id);
  return id;
}

function rememberOpened(id: string): void {
  remember(OPENED, [...opened(), id].slice(-MOST_OPENED).join(" "));
}

const opened = (): string[] => remembered(OPENED)?.split(" ") ?? [];

/** A table with you in its first seat and bots in all others, begun; answers with its id. */
export async function openAgainstBots(game: GameFacts): Promise<string> {
  const seats = game.seats.includes(QUICK_SEATS) ? QUICK_SEATS : Math.max(...game.seats);
  const level = game.levels.includes(QUICK_LEVEL) ? QUICK_LEVEL : (game.levels.at(-1) ?? QUICK_LEVEL);
  const id = await openTable({ game: game.name, seats });
  await api.sit(id, 0, { nonce: newNonce() });
  for (let seat = 1; seat < seats; seat += 1) await api.seatBot(id, seat, level);
  await api.start(id);
  return id;
}
