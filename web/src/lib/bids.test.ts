import { describe, expect, test } from "vitest";

import { highestBid, nearestBid, quickBids } from "./bids";

describe("bids", () => {
  const bids = [4, 5, 6, 7, 12];

  test("the three lowest are a tap away", () => {
    expect(quickBids(bids)).toEqual([4, 5, 6]);
    expect(quickBids([3])).toEqual([3]);
    expect(quickBids([])).toEqual([]);
  });

  test("all one has stands apart from the raises, unless it is all that can be bid", () => {
    expect(highestBid(bids)).toBe(12);
    expect(quickBids([3, 4])).toEqual([3]);
    expect(highestBid([3, 4])).toBe(4);
    expect(highestBid([3])).toBeNull();
  });

  test("an amount that is typed becomes the nearest legal one", () => {
    expect([1, 6.4, 99, NaN].map((typed) => nearestBid(bids, typed))).toEqual([4, 6, 12, 4]);
  });
});
