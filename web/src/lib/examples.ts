/** Worked examples of clauses: what is known of them, and their sentences. */

import { api } from "./api";
import type { Player } from "./board";
import { FAMILIES, type ExampleFacts } from "./protocol";
import { Narrator, seatLetter } from "./sentences";
import { sheetLines } from "./sheet";
import { isObject, Reader } from "./shown";
import { say } from "./speech.svelte";
import type { Words } from "./words";

/** More than this happens after some moves, and is no example any more. */
const MOST_EVENTS = 6;
const MOST_LINES = 4;

const EXPLAINED = new Map<string, Promise<string[]>>();
const EXAMPLES = new Map<string, Promise<ExampleFacts[]>>();

/** Ask once; what was not answered is asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found !== undefined) return found;
  const asked = ask();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  return asked;
}

/** The clauses of a game that have an example. */
export const explainedClauses = (game: string): Promise<string[]> => once(EXPLAINED, game, () => api.explained(game));

export const examplesOf = (game: string, clause: string): Promise<ExampleFacts[]> =>
  once(EXAMPLES, `${game} ${clause}`, () => api.examples(game, clause));

/** Who sits in an example: nobody in particular. */
export const playersOf = (words: Words, { seats }: ExampleFacts): Player[] =>
  FAMILIES.slice(0, seats).map((family, seat) => ({
    seat,
    family,
    name: words.say("name-person", { seat: seatLetter(seat) }),
  }));

/** What is said of an example: its own sentence, then what the move does or why it is refused, or what is counted. */
export function toldOf(words: Words, example: ExampleFacts, clause: string): string[] {
  const names = playersOf(words, example).map(({ name }) => name);
  const narrator = new Narrator(words, names, example.seat);
  const { said, refusal, events, before } = example;
  const move = example.move && narrator.move(example.move);
  const told = said ? [narrator.said(said)] : [];
  if (refusal) {
    const why = narrator.said(refusal);
    told.push(move === null ? why : say("example-refused", { move, why }));
  } else if (move !== null) {
    const happened = events.slice(0, MOST_EVENTS).map((event) => narrator.event(event));
    told.push(say("example-made", { move }), happened.join(" "));
  } else {
    told.push(...counted(words, names, before, clause));
  }
  return told;
}

/** The points of a sheet that a clause gives, each with whose they are. */
function counted(words: Words, names: readonly string[], view: unknown, clause: string): string[] {
  const sheet = isObject(view) && Array.isArray(view.sheet) ? view.sheet.filter(isObject) : [];
  const reader = new Reader(words, names);
  const lines = sheet.flatMap((row) =>
    sheetLines(reader, row)
      .filter((line) => line.clause === clause)
      .map(({ points, sentence }) => say("example-points", { name: names[Number(row.seat)] ?? "", points, sentence })),
  );
  return lines.slice(0, MOST_LINES);
}
