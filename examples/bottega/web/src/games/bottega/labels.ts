/** What Bottega's pieces are called. */

import { nameOf, who, type Scene } from "./scene";
import type { BottegaView, CommissionView, PatronView } from "./view";

type Speaking = Pick<Scene, "words">;

/** An art or a patron; one that only an own component file knows is written as it is there. */
export const wordFor = ({ words }: Speaking, name: string): string =>
  words.has(`word-${name}`) ? words.say(`word-${name}`) : name;

export function commissionName(scene: Speaking, { art, fame }: CommissionView): string {
  const work = scene.words.has(`the-${art}`) ? scene.words.say(`the-${art}`) : art;
  return scene.words.say("commission-name", { work, fame });
}

export const patronGives = (scene: Speaking, { points, loves, each }: PatronView): string =>
  scene.words.say("patron-gives", { points, loves, each, art: wordFor(scene, loves) });

export const patronLine = (scene: Speaking, patron: PatronView): string =>
  scene.words.say("board-patron", {
    patron: wordFor(scene, patron.name),
    gives: patronGives(scene, patron),
    reward: patron.reward,
  });

export type Standing = "leads" | "speaks" | "waits" | "passed";

/** How a seat stands in the bidding. */
export function standingOf(view: BottegaView, seat: number): Standing {
  if (view.highest_bidder === seat) return "leads";
  if (view.turn === seat) return "speaks";
  return view.bids.some((bid) => bid.seat === seat) ? "passed" : "waits";
}

export const standingLabel = (scene: Scene, seat: number): string =>
  scene.words.say(`board-bidder-${standingOf(scene.view, seat)}`, {
    who: who(scene, seat),
    seat: nameOf(scene, seat),
    price: highestBid(scene.view),
  });

/** The highest bid of the day. */
export const highestBid = (view: BottegaView): number => Math.max(0, ...view.bids.map(({ price }) => price ?? 0));
