/** The numbers that lie open before a player, by name. */

import type { Words } from "./words";

export interface Fact {
  name: string;
  /** What it is, in words. */
  label: string;
  count: number;
  /** What it would become by the move looked at. */
  then?: number | null | undefined;
}

type Counts<Name extends string> = Record<Name, number | null>;

/** Facts that a game calls `board-has-<name>`, in their order; what is hidden from everybody is left out. */
export function factsOf<Name extends string>(
  words: Words,
  now: Counts<Name>,
  then?: Counts<Name>,
): (Fact & { name: Name })[] {
  return Object.entries<number | null>(now).flatMap(([key, count]) => {
    const name = key as Name;
    return count === null ? [] : { name, label: words.say(`board-has-${name}`, { count }), count, then: then?.[name] };
  });
}
