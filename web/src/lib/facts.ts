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

/** Puts what comes later behind what was there, so that nothing moves that may just be read. */
export function orderOfArrival(): {
  readonly names: readonly string[];
  sort: <Item extends { name: string; isThere: boolean }>(items: readonly Item[]) => Item[];
} {
  const names: string[] = [];
  const placeOf = (name: string): number => (names.includes(name) ? names.indexOf(name) : Infinity);
  return {
    names,
    sort: (items) => {
      for (const { name, isThere } of items) if (isThere && !names.includes(name)) names.push(name);
      return [...items].sort((one, other) => {
        const [first, second] = [placeOf(one.name), placeOf(other.name)];
        return first === second ? 0 : first - second;
      });
    },
  };
}
