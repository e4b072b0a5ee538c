import { describe, expect, test } from "vitest";

import { afterTap, bidText, mostInBid } from "./choices";
import { offers } from "./samples";

const GEMS = ["diamond", "ruby", "sapphire", "amber"];

describe("the bidding tray", () => {
  test("gets one more gem with each tap, while there is one", () => {
    expect(afterTap(["ruby"], "ruby", 2, 3)).toEqual(["ruby", "ruby"]);
    expect(afterTap(["ruby"], "ruby", 1, 3)).toEqual(["ruby"]);
  });

  test("in a full tray the gem put in first makes room", () => {
    expect(afterTap(["ruby", "amber", "amber"], "diamond", 4, 3)).toEqual(["amber", "amber", "diamond"]);
  });

  test("makes a bid in order, the best first", () => {
    expect(bidText(["amber", "diamond", "amber"], GEMS)).toBe("bid diamond amber amber");
    expect(bidText([], GEMS)).toBe("bid nothing");
  });

  test("has as many places as the largest bid that may be made", () => {
    expect(mostInBid(offers("bid nothing", "bid ruby", "bid ruby amber"))).toBe(2);
    expect(mostInBid(offers("pass"))).toBe(0);
  });
});
