/** What has changed on the board since the reader's last move, to be marked there. */

import type { EventFacts } from "../../lib/protocol";
import type { GameEvent } from "./view";

export interface News {
  /** How many floors at the top of a tower are new to it; a tower is named by `siteName`. */
  floors: Map<string, number>;
  /** The cities whose card was turned up. */
  cards: Set<string>;
  /** The roads that got a messenger, named by `roadName`. */
  roads: Set<string>;
  /** The cities that were scored. */
  cities: Set<string>;
  /** Who took which card of the board. */
  takers: Map<string, number>;
}

export const siteName = (city: string, site: string): string => `${city} ${site}`;
export const roadName = (cities: readonly string[]): string => [...cities].sort().join(" ");
export const otherSite = (site: string): string => (site === "left" ? "right" : "left");

/** Walk through the events in their order. */
export function newsOf(events: readonly EventFacts[]): News {
  const news: News = { floors: new Map(), cards: new Set(), roads: new Set(), cities: new Set(), takers: new Map() };
  for (const event of events) tell(news, event as EventFacts & GameEvent);
  return news;
}

function tell(news: News, { kind, data }: GameEvent): void {
  if (kind === "floor-built") {
    grow(news, data.city, data.site);
  } else if (kind === "floor-moved") {
    shrink(news, data.city, data.site);
    grow(news, data.city, otherSite(data.site));
  } else if (kind === "card-taken") {
    news.cards.delete(data.city);
    news.takers.set(data.card, data.seat);
  } else if (kind === "card-turned-up") {
    news.cards.add(data.city);
  } else if (kind === "messenger-sent") {
    news.roads.add(roadName([data.city, data.other]));
  } else if (kind === "city-completed") {
    news.cities.add(data.city);
  }
}

function grow(news: News, city: string, site: string): void {
  const name = siteName(city, site);
  news.floors.set(name, (news.floors.get(name) ?? 0) + 1);
}

/** The top floor is gone; what lies below it was there before, unless it is new itself. */
function shrink(news: News, city: string, site: string): void {
  const name = siteName(city, site);
  news.floors.set(name, Math.max(0, (news.floors.get(name) ?? 0) - 1));
}
