import { describe, expect, test } from "vitest";

import type { EventFacts } from "../../lib/protocol";
import { newsOf } from "./news";
import type { GameEvent } from "./view";

const told = (...events: GameEvent[]): EventFacts[] => events.map((event) => ({ ...event, with: {} }));

describe("what is new at the table", () => {
  test("who took which card", () => {
    const { people, takers, deeds } = newsOf(told({ kind: "card-taken", data: { seat: 1, card: "chigi" } }));
    expect(people).toEqual(new Set(["chigi"]));
    expect(takers.get("chigi")).toBe(1);
    expect(deeds.get(1)).toEqual([{ did: "took", card: "chigi" }]);
  });

  test("gold taken from several is one deed", () => {
    const { deeds } = newsOf(
      told(
        { kind: "gold-taken", data: { seat: 0, owner: 1, gold: 2 } },
        { kind: "gold-taken", data: { seat: 0, owner: 2, gold: 1 } },
        { kind: "gold-gained", data: { seat: 2, gold: 10 } },
        { kind: "bags-paid", data: { seat: 0, count: 2, gold: 10 } },
      ),
    );
    expect(deeds.get(0)).toEqual([
      { did: "robbed", gold: 3 },
      { did: "gold", gold: 10 },
    ]);
    expect(deeds.get(2)).toEqual([{ did: "gold", gold: 10 }]);
  });

  test("who was bribed, exchanged, excluded or died, one after another", () => {
    const { people, deeds } = newsOf(
      told(
        { kind: "bribed", data: { seat: 0, owner: 1, card: "bichi", gold: 5 } },
        { kind: "swapped", data: { seat: 0, card: "lugo", other: "orsini" } },
        { kind: "excluded", data: { seat: 2, owner: 1, card: "colonna" } },
        { kind: "died", data: { seat: 2, owner: 0, card: "medici" } },
        { kind: "action-returned", data: { seat: 1, action: "swap" } },
      ),
    );
    expect(people).toEqual(new Set(["bichi", "lugo", "orsini"]));
    expect(deeds.get(0)?.map(({ did }) => did)).toEqual(["bribed", "swapped"]);
    expect(deeds.get(1)).toEqual([{ did: "returned" }]);
    expect(deeds.get(2)).toEqual([
      { did: "excluded", card: "colonna", owner: 1 },
      { did: "died", card: "medici", owner: 0 },
    ]);
  });

  test("a bid changes nothing in the displays", () => {
    const { people, deeds } = newsOf(told({ kind: "bid-revealed", data: { seat: 0, gems: ["ruby"] } }));
    expect([people.size, deeds.size]).toEqual([0, 0]);
  });
});
