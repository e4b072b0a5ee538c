import { describe, expect, test } from "vitest";

import type { EventFacts } from "../../lib/protocol";
import { newsOf } from "./news";
import type { GameEvent } from "./view";

const told = (...events: GameEvent[]): EventFacts[] => events.map((event) => ({ ...event, with: {} }));
const placed = (region: string, seat = 1): GameEvent => ({ kind: "shield-placed", data: { seat, region } });

describe("what is new on the board", () => {
  test("a city that was turned up", () => {
    expect(newsOf(told({ kind: "city-turned-up", data: { city: "pisa" } })).cities).toEqual(new Set(["pisa"]));
  });

  test("shields where they were placed, by owner", () => {
    const { shields } = newsOf(told(placed("blue"), placed("blue"), placed("red", 0)));
    expect(Object.fromEntries(shields)).toEqual({ "blue 1": 2, "red 0": 1 });
  });

  test("roles that were given since they last came back to the board", () => {
    const { roles } = newsOf(
      told(
        { kind: "role-taken", data: { seat: 0, role: "major-green" } },
        { kind: "roles-returned", data: {} },
        { kind: "role-won", data: { seat: 1, role: "major-blue", coins: 3 } },
      ),
    );
    expect(roles).toEqual(new Set(["major-blue"]));
  });

  test("cards that were laid or turned", () => {
    const { stacks } = newsOf(
      told(
        { kind: "cards-laid", data: { seat: 0, colour: "red", count: 2 } },
        { kind: "cards-turned-down", data: { seat: 1, colour: "blue", count: 1 } },
        { kind: "card-turned-up", data: { seat: 1, colour: "white" } },
      ),
    );
    expect(stacks).toEqual(new Set(["red 0", "blue 1", "white 1"]));
  });

  test("a bid changes nothing on the board", () => {
    const { cities, shields, roles, stacks } = newsOf(told({ kind: "bid-made", data: { seat: 0, coins: 2 } }));
    expect([cities.size, shields.size, roles.size, stacks.size]).toEqual([0, 0, 0, 0]);
  });
});
