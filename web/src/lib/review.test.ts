import { describe, expect, it } from "vitest";

import type { CourseFacts } from "./protocol";
import {
  balances,
  certainMistakes,
  lotsTold,
  nothingFound,
  sharesAlong,
  smoothed,
  suspectedMistakes,
  wonBy,
  type Found,
} from "./review";

const found = (more: Partial<Found>): Found => ({ ...nothingFound([3, 1, 2]), ...more });
const better = (gain: number, error = 0.01) => ({ action: 7, gain, error, games: 100 });

describe("chances along a game", () => {
  it("stay as they are where there was no choice, and end with the win", () => {
    const worths = [{ before: [0.5, 0.5], after: [0.6, 0.4] }, null, { before: [0.7, 0.3], after: [0.9, 0.1] }];
    expect(sharesAlong(found({ worths }), [1, 2])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
      [0.7, 0.3],
      [1, 0],
    ]);
  });

  it("are not known before they are", () => {
    expect(sharesAlong(found({}), null)).toEqual([null, null, null, null]);
  });

  it("are drawn with those near by, but for the end", () => {
    const drawn = smoothed([null, [0, 1], [1, 0], [1, 0]]);
    expect(drawn[0]).toBeNull();
    expect(drawn[1]?.[0]).toBeCloseTo(2 / 3);
    expect(drawn[3]).toEqual([1, 0]);
  });

  it("are shared by those who tie", () => {
    expect(wonBy([1, 1, 3])).toEqual([0.5, 0.5, 0]);
  });
});

describe("decisions that mattered", () => {
  it("are those that cost most", () => {
    const betters = { 0: better(0.1), 1: null, 2: better(0.3) };
    expect(suspectedMistakes(found({ betters }), [0, 1, 1]).map(({ step, seat }) => [step, seat])).toEqual([
      [2, 1],
      [0, 0],
    ]);
  });

  it("are told only where they are certain and worth a word", () => {
    const sure = { 0: better(0.1, 0.05), 1: better(0.01, 0.001), 2: better(0.2, 0.02) };
    expect(certainMistakes(found({ sure }), [0, 1, 1]).map(({ step }) => step)).toEqual([2]);
  });
});

describe("luck and play", () => {
  const worths = [{ before: [0.5, 0.5], after: [0.4, 0.6] }, null, { before: [0.6, 0.4], after: [0.7, 0.3] }];

  it("add up from the first chances to the win", () => {
    const told = balances(found({ worths }), [0, 1, 1], [1, 2]) ?? [];
    expect(told).toHaveLength(2);
    for (const { began, own, others, dealt, ended } of told) expect(began + own + others + dealt).toBeCloseTo(ended);
    expect(told[0]?.own).toBeCloseTo(-0.1);
    expect(told[0]?.others).toBeCloseTo(0.1);
  });

  it("are not told before all is known", () => {
    expect(balances(found({ worths: [worths[0] ?? null, null, null] }), [0, 1, 1], [1, 2])).toBeNull();
    expect(balances(found({}), [0, 1, 1], [1, 2])).toBeNull();
  });
});

describe("lots", () => {
  const course = (more: Partial<CourseFacts["lots"][number]> = {}): CourseFacts => ({
    rules: "",
    state: "",
    seats: [0, 1, 0],
    actions: [11, 12, 90],
    heights: [{}, {}, {}],
    lots: [
      {
        name: { say: "lot", with: {} },
        asked: [
          { step: 0, bids: { 10: 0, 11: 1 } },
          { step: 1, bids: { 12: 2 } },
          { step: 2, bids: {} },
        ],
        bidder: null,
        bid: null,
        ...more,
      },
    ],
  });

  it("were worth the highest bid that was as good as passing", () => {
    const shares = {
      0: { actions: [10, 11, 90], shares: [0.5, 0.3, 0.4] },
      1: { actions: [12, 90], shares: [0.2, 0.4] },
    };
    const [told] = lotsTold(course(), found({ shares }));
    expect(told?.seats).toEqual([
      { seat: 0, worth: 0, bid: 1 },
      { seat: 1, worth: null, bid: 2 },
    ]);
    expect(told?.winners).toEqual([1]);
    expect(told?.price).toBe(2);
  });

  it("were worth the best bid where every move is one", () => {
    const shares = { 0: { actions: [10, 11], shares: [0.2, 0.3] } };
    expect(lotsTold(course(), found({ shares }))[0]?.seats[0]?.worth).toBe(1);
  });

  it("may be opened by a bid that nobody raises", () => {
    const [told] = lotsTold({ ...course({ bidder: 1, bid: 0 }), actions: [90, 90, 90] }, found({}));
    expect(told?.winners).toEqual([1]);
    expect(told?.seats).toContainEqual({ seat: 1, worth: null, bid: 0 });
  });
});
