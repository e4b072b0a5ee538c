/** A game in 60 seconds: its sentences are `how-to-play-1`, `how-to-play-2` ... of its words, its emblems lie in its folder. */

import type { Blazon } from "../art/blazons";
import type { Words } from "./words";

const EMBLEMS = import.meta.glob<{ EMBLEMS: readonly Blazon[] }>("../games/*/how-to-play.ts");

/** The steps in their order. */
export function stepsOf(words: Words): string[] {
  const steps: string[] = [];
  for (let number = 1; words.has(`how-to-play-${number}`); number += 1) steps.push(words.say(`how-to-play-${number}`));
  return steps;
}

/** An emblem for each step; none for a game that has drawn none. */
export async function emblemsOf(game: string): Promise<readonly Blazon[]> {
  return (await EMBLEMS[`../games/${game}/how-to-play.ts`]?.())?.EMBLEMS ?? [];
}
