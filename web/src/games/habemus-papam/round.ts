/** A round at a glance: who played and bid what, in which order they take, and what it was that told two bids apart. */

import { shortName } from "./labels";
import type { Deed } from "./news";
import { nameOf, type Scene } from "./scene";
import type { PapamView, PlayerView } from "./view";

export interface ShownGem {
  gem: string;
  /** Whether it counts without being there. */
  isVirtual: boolean;
}

/** What told a bid from its neighbour in the order of taking. */
export type Reason = "number" | "quality" | "distance";

/** The seats in the order they take, or before that clockwise from the Camerlengo. */
export const seatsInOrder = ({ ranking, players, camerlengo }: PapamView): number[] =>
  ranking.length > 0 ? ranking : players.map((_, step) => (camerlengo + step) % players.length);

/** So many cards lie on offer in a usual round. */
const USUAL = 4;

/** Whether a round began with more cards on offer than usual, as the last one may: those who have taken count too. */
export function isGreatOffer({ offer, ranking, turn, phase }: PapamView): boolean {
  const taken =
    turn === null ? 0 : Math.max(0, ranking.indexOf(turn)) + (ranking.length > 0 && phase !== "take" ? 1 : 0);
  return offer.length + taken > USUAL;
}

/** A bid as it lies there, with the gems that an action card adds to it. */
export function shownBid({ bid, played }: Pick<PlayerView, "bid" | "played">): ShownGem[] {
  const gems = (bid ?? []).map((gem) => ({ gem, isVirtual: played === "rubies" }));
  const [best] = gems;
  return played === "twice" && best ? [{ ...best, isVirtual: true }, ...gems] : gems;
}

/** What tells a bid from that of the one before, or the first from the second. */
export function reasonOf(view: PapamView, place: number): Reason | null {
  const bidAt = (at: number): string[] | null => {
    const player = view.players[view.ranking[at] ?? -1];
    return player === undefined ? null : shownBid(player).map(({ gem }) => gem);
  };
  const one = bidAt(place);
  const other = bidAt(place === 0 ? 1 : place - 1);
  if (one === null || other === null) return null;
  if (one.length !== other.length) return "number";
  return one.join() === other.join() ? "distance" : "quality";
}

/** How somebody stands while secret choices are made; null where nothing is to be said of them. */
export type Waiting = "has-chosen" | "is-choosing" | "bids-later" | "has-no-card";

/** Whether a player has chosen or is still to choose, and why not where nothing is asked of them. */
export function waitingOf({ phase }: Pick<PapamView, "phase">, player: PlayerView): Waiting | null {
  if (player.has_chosen) return "has-chosen";
  if (phase === "order") return "is-choosing";
  if (phase === "action") return player.action_cards > 0 ? "is-choosing" : "has-no-card";
  if (player.bid !== null || (phase !== "bid" && phase !== "bid-second")) return null;
  return phase === "bid" && player.played === "second" ? "bids-later" : "is-choosing";
}

/** The same in words. */
export const waitingLabel = ({ words }: Pick<Scene, "words">, waiting: Waiting): string => {
  if (waiting === "has-chosen") return words.say("view-has-chosen");
  return waiting === "has-no-card" ? words.say("board-has-actions", { count: 0 }) : words.say(`board-${waiting}`);
};

/** What a seat did, in few words. */
export function deedLabel(scene: Pick<Scene, "words" | "players">, deed: Deed): string {
  const said = ([key, value]: [string, string | number]): [string, string | number] => {
    if (key === "owner") return [key, nameOf(scene, Number(value))];
    return [key, key === "card" || key === "other" ? shortName(scene, String(value)) : value];
  };
  return scene.words.say(`board-deed-${deed.did}`, Object.fromEntries(Object.entries(deed).map(said)));
}

/** So many letters have room in the two lines of a row on a phone. */
const LETTERS = 58;

/** How many of the oldest deeds have no room beside the others and what else is said there; the last one always has. */
export function spareDeeds(deeds: readonly string[], beside: string): number {
  let left = LETTERS - beside.length;
  let shown = 0;
  for (const said of deeds.toReversed()) {
    left -= said.length + 3;
    if (left < 0 && shown > 0) break;
    shown += 1;
  }
  return deeds.length - shown;
}
