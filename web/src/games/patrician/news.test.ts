import { describe, expect, test } from "vitest";

import type { EventFacts } from "../../lib/protocol";
import { newsOf, roadName } from "./news";
import type { GameEvent } from "./view";

const told = (...events: GameEvent[]): EventFacts[] => events.map((event) => ({ ...event, with: {} }));
const built = (site: string, seat = 1): GameEvent => ({ kind: "floor-built", data: { seat, city: "roma", site } });
const moved = (site: string): GameEvent => ({ kind: "floor-moved", data: { seat: 1, city: "roma", site, owner: 0 } });

describe("what is new on the board", () => {
  test("a floor is new on the tower it was built on", () => {
    const { floors } = newsOf(told(built("left"), built("left"), built("right")));
    expect(Object.fromEntries(floors)).toEqual({ "roma left": 2, "roma right": 1 });
  });

  test("a floor that was moved is new where it lies now", () => {
    const { floors } = newsOf(told(built("left"), moved("left")));
    expect(Object.fromEntries(floors)).toEqual({ "roma left": 0, "roma right": 1 });
  });

  test("an old floor that was moved leaves nothing new behind", () => {
    const { floors } = newsOf(told(moved("left"), built("left")));
    expect(Object.fromEntries(floors)).toEqual({ "roma left": 1, "roma right": 1 });
  });

  test("a card is new where it was turned up, and no longer once it is taken", () => {
    const turnedUp: GameEvent = { kind: "card-turned-up", data: { city: "roma", card: "siena-1" } };
    const taken: GameEvent = { kind: "card-taken", data: { seat: 2, city: "roma", card: "siena-1" } };
    expect(newsOf(told(turnedUp)).cards).toEqual(new Set(["roma"]));
    const news = newsOf(told(turnedUp, taken));
    expect(news.cards).toEqual(new Set());
    expect(news.takers.get("siena-1")).toBe(2);
  });

  test("a messenger is new on its road, whichever way the road is named", () => {
    const sent: GameEvent = { kind: "messenger-sent", data: { seat: 0, city: "siena", other: "roma" } };
    expect(newsOf(told(sent)).roads.has(roadName(["roma", "siena"]))).toBe(true);
  });

  test("a city that was filled is new", () => {
    expect(newsOf(told({ kind: "city-completed", data: { city: "lucca" } })).cities).toEqual(new Set(["lucca"]));
  });

  test("what changes nothing on the board is no news", () => {
    const { floors, cards, roads, cities } = newsOf(told({ kind: "move-forgone", data: { seat: 0 } }));
    expect([floors.size, cards.size, roads.size, cities.size]).toEqual([0, 0, 0, 0]);
  });
});
