/** What has happened at the table since the reader's last move, to be marked there. */

import type { EventFacts } from "../../lib/protocol";
import type { GameEvent } from "./view";

/** Gold from the bank, or from all opponents. */
interface Gain {
  did: "gold" | "robbed";
  gold: number;
}

/** Something a seat did, for the round's table: with which card or gold, and from whose display. */
export type Deed =
  | Gain
  | { did: "took"; card: string }
  | { did: "bribed" | "died" | "excluded"; card: string; owner: number }
  | { did: "swapped"; card: string; other: string }
  | { did: "returned" };

export interface News {
  /** The people who have come to a display. */
  people: Set<string>;
  /** Who took which card on offer last. */
  takers: Map<string, number>;
  /** What each seat did, in the order it happened. */
  deeds: Map<number, Deed[]>;
}

/** Walk through the events in their order. */
export function newsOf(events: readonly EventFacts[]): News {
  const news: News = { people: new Set(), takers: new Map(), deeds: new Map() };
  for (const event of events) tell(news, event as EventFacts & GameEvent);
  return news;
}

function tell(news: News, { kind, data }: GameEvent): void {
  if (kind === "card-taken") {
    news.people.add(data.card);
    news.takers.set(data.card, data.seat);
    note(news, data.seat, { did: "took", card: data.card });
  } else if (kind === "gold-gained" || kind === "bags-paid") {
    gain(news, data.seat, { did: "gold", gold: data.gold });
  } else if (kind === "gold-taken") {
    gain(news, data.seat, { did: "robbed", gold: data.gold });
  } else if (kind === "bribed") {
    news.people.add(data.card);
    note(news, data.seat, { did: "bribed", card: data.card, owner: data.owner });
  } else if (kind === "swapped") {
    news.people.add(data.card).add(data.other);
    note(news, data.seat, { did: "swapped", card: data.card, other: data.other });
  } else if (kind === "died" || kind === "excluded") {
    note(news, data.seat, { did: kind, card: data.card, owner: data.owner });
  } else if (kind === "action-returned") {
    note(news, data.seat, { did: "returned" });
  }
}

function note(news: News, seat: number, deed: Deed): void {
  news.deeds.set(seat, [...(news.deeds.get(seat) ?? []), deed]);
}

/** Gold that comes the same way several times in a row is one deed. */
function gain(news: News, seat: number, { did, gold }: Gain): void {
  const deeds = news.deeds.get(seat) ?? [];
  const last = deeds.at(-1);
  if (last?.did === did) news.deeds.set(seat, [...deeds.slice(0, -1), { did, gold: last.gold + gold }]);
  else note(news, seat, { did, gold });
}
