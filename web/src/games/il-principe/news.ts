/** What has changed on the board since the reader's last move, to be marked there. */

import type { EventFacts } from "../../lib/protocol";
import type { GameEvent } from "./view";

export interface News {
  /** The cities that were turned up. */
  cities: Set<string>;
  /** How many shields are new: a seat's in a region, named by `shieldName`. */
  shields: Map<string, number>;
  /** The roles that were given. */
  roles: Set<string>;
  /** Whose cards of which colour changed, named by `stackName`. */
  stacks: Set<string>;
}

export const shieldName = (region: string, seat: number): string => `${region} ${seat}`;
export const stackName = (colour: string, seat: number): string => `${colour} ${seat}`;

/** Walk through the events in their order. */
export function newsOf(events: readonly EventFacts[]): News {
  const news: News = { cities: new Set(), shields: new Map(), roles: new Set(), stacks: new Set() };
  for (const event of events) tell(news, event as EventFacts & GameEvent);
  return news;
}

function tell(news: News, { kind, data }: GameEvent): void {
  if (kind === "city-turned-up") {
    news.cities.add(data.city);
  } else if (kind === "shield-placed") {
    const name = shieldName(data.region, data.seat);
    news.shields.set(name, (news.shields.get(name) ?? 0) + 1);
  } else if (kind === "roles-returned") {
    news.roles.clear();
  } else if (kind === "role-taken" || kind === "role-won") {
    news.roles.add(data.role);
  } else if (kind === "cards-laid" || kind === "cards-turned-down" || kind === "card-turned-up") {
    news.stacks.add(stackName(data.colour, data.seat));
  }
}
