/** Opening tables. */

import { api, newNonce } from "./api";
import { house } from "./house.svelte";
import type { Choice, GameFacts, NewTable, OptionFacts } from "./protocol";
import { say, speech } from "./speech.svelte";
import type { Words } from "./words";

const USUAL_LEVEL = "apprentice";
const USUAL_SEATS = 4;

/** How bots play unless somebody chooses. */
export function usualLevel(game: GameFacts): string {
  return game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels.at(-1) ?? USUAL_LEVEL);
}

export function optionsFor(game: GameFacts, seats: number): OptionFacts[] {
  return game.options.filter((option) => option.seats.includes(seats));
}

/** What is chosen, of the options that this many may play with. */
export function chosenOptions(game: GameFacts, seats: number, chosen: Record<string, Choice>): Record<string, Choice> {
  return Object.fromEntries(
    optionsFor(game, seats).map((option) => [option.name, chosen[option.name] ?? option.default]),
  );
}

/** Whether the network of a game has met such a table. */
export function hasLearned({ learned }: GameFacts, seats: number, options: Record<string, Choice>): boolean {
  if (learned === null || !learned.seats.includes(seats)) return false;
  return Object.entries(options).every(([name, choice]) => learned.options[name]?.includes(choice) ?? false);
}

/** What is to be known of a level that cannot play here as it should; empty where there is nothing. */
export function levelNote(game: GameFacts, level: string, seats: number, options: Record<string, Choice>): string {
  const note = `not-learned-${level}`;
  return speech.house.has(note) && !hasLearned(game, seats, options) ? say(note, { title: game.title }) : "";
}

/** A sentence for everything that was chosen before a game: for the choice itself where there is one. */
export function optionSentences(words: Words, options: Record<string, Choice>): string[] {
  return Object.entries(options)
    .filter(([, choice]) => choice !== false)
    .map(([name, choice]) => {
      const option = `option-${name.replaceAll("_", "-")}`;
      const message = `${option}-${choice}`;
      return words.say(words.has(message) ? message : option);
    });
}

/** How many sit down unless somebody chooses. */
export function usualSeats(game: GameFacts): number {
  return game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.max(...game.seats);
}

/** A table with you in its first seat and bots in all others, begun; answers with its id. */
export async function openAgainstBots(
  game: GameFacts,
  seats = usualSeats(game),
  level = usualLevel(game),
  options: Record<string, Choice> = {},
): Promise<string> {
  const id = await openForFriends({ game: game.name, seats, options, hints: true });
  for (let seat = 1; seat < seats; seat += 1) await api.seatBot(id, seat, level);
  await api.start(id);
  return id;
}

/** A table with you in its first seat, all others free; answers with its id. */
export async function openForFriends(wanted: NewTable): Promise<string> {
  await house.ensureGuest();
  const { id } = await api.open(wanted);
  await api.sit(id, 0, { nonce: newNonce() });
  return id;
}
