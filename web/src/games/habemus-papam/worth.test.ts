import { expect, test } from "vitest";

import COMPONENTS from "../../../../src/signoria/games/habemus_papam/components.toml?raw";
import * as worth from "./worth";

const lists = (name: string): number[] =>
  (new RegExp(`^${name} = \\[(.*)\\]`, "m").exec(COMPONENTS)?.[1] ?? "").split(", ").map(Number);
/** A number in a section. */
const figure = (section: string, name: string): number =>
  Number(new RegExp(`^\\[${section}\\]\\n(?:[a-z_]+ = .*\\n)*?${name} = (\\d+)`, "m").exec(COMPONENTS)?.[1]);

test("what cards are worth is what the components say", () => {
  expect(worth.LOUIS_VOTES).toEqual(lists("louis"));
  expect(worth.GOLD_FOR_A_VOTE).toEqual(lists("for_a_vote"));
  expect(worth.FELIPE_GOLD).toEqual(lists("felipe_at_the_end"));
  expect(worth.SQUADRONE).toEqual({ votes: figure("votes", "squadrone"), gold: figure("gold", "squadrone") });
  expect([worth.FELIPE_AT_ONCE, worth.BRIBE, worth.GOLD_CARD, worth.BAG]).toEqual(
    ["felipe", "bribe", "action", "bag"].map((name) => figure("gold", name)),
  );
  expect(worth.THEFTS).toEqual(
    Object.fromEntries(["second", "twice", "rubies"].map((card) => [card, figure("thefts", card)])),
  );
});
