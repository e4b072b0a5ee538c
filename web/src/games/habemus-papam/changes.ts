/** What lies in a display by faction, and what a move would change there. */

import type { Standing } from "../../lib/changes";
import type { CardView, PlayerView } from "./view";

export interface ShownPerson {
  card: CardView;
  standing: Standing;
}

/** A faction's people, the oldest first; null is for those of no faction. */
export interface Fan {
  faction: string | null;
  people: ShownPerson[];
}

/** A display's people, with those who would come or go, as a fan for each faction; a faction of nobody has its place too. */
export function fansOf(now: PlayerView, then: PlayerView | undefined): Fan[] {
  const shown = [
    ...now.people.map((card): ShownPerson => ({ card, standing: staysIn(then, card) ? "stands" : "goes" })),
    ...(then?.people ?? [])
      .filter(({ name }) => !now.people.some((card) => card.name === name))
      .map((card): ShownPerson => ({ card, standing: "comes" })),
  ].sort((one, other) => (other.card.age ?? 0) - (one.card.age ?? 0));
  return [...Object.keys(now.coats), null].map((faction) => ({
    faction,
    people: shown.filter(({ card }) => card.faction === faction),
  }));
}

const staysIn = (then: PlayerView | undefined, { name }: CardView): boolean =>
  then === undefined || then.people.some((card) => card.name === name);

/** So much of a card is seen at least where the next one lies over it; more of one that may be tapped. */
const SEEN = 0.55;
const TAPPED = 0.75;
/** So wide a place is that waits for somebody. */
const WAITING = 0.42;

/** How many cards' widths some fans need at least; only those who lie there count, so that looking changes no size. */
export const widthOf = (fans: readonly Fan[], isAsked: boolean): number =>
  fans
    .map(({ people }) => people.filter(({ standing }) => standing !== "comes").length)
    .map((count) => (count === 0 ? (isAsked ? 0 : WAITING) : 1 + (isAsked ? TAPPED : SEEN) * (count - 1)))
    .reduce((sum, width) => sum + width, 0);
