import { describe, expect, test } from "vitest";

import { placeBeside } from "./beside";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const VIEW = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 100 };

describe("a card lies", () => {
  test("above its thing, in the middle", () => {
    expect(placeBeside(box(400, 300, 100, 50), SIZE, VIEW, [])).toEqual({ left: 350, top: 192 });
  });

  test("below it where there is no room above", () => {
    expect(placeBeside(box(400, 20, 100, 50), SIZE, VIEW, [])).toEqual({ left: 350, top: 78 });
  });

  test("in the window, however near the edge its thing is", () => {
    expect(placeBeside(box(980, 300, 20, 20), SIZE, VIEW, []).left).toBe(792);
  });

  test("not over what must stay free", () => {
    const decision = box(300, 150, 400, 150);
    const { left, top } = placeBeside(box(400, 310, 100, 50), SIZE, VIEW, [decision]);
    expect(top >= decision.bottom || left >= decision.right || left + SIZE.width <= decision.left).toBe(true);
  });

  test("where it covers the least of what acts", () => {
    const acts = [box(300, 150, 400, 140), box(300, 360, 400, 140), box(510, 250, 300, 140)];
    expect(placeBeside(box(400, 300, 100, 50), SIZE, VIEW, [], acts)).toEqual({ left: 192, top: 275 });
  });

  test("not over what must stay free where there is no room beside its thing, however small it gets", () => {
    const phone = { width: 360, height: 640 };
    const decision = box(0, 440, 360, 200);
    const board = box(0, 50, 360, 390);
    for (const size of [SIZE, { width: 344, height: 300 }, { width: 344, height: 600 }, { width: 900, height: 900 }]) {
      const { left, top, most = size } = placeBeside(board, size, phone, [decision]);
      expect(left >= 0 && top >= 0).toBe(true);
      expect(left + most.width <= phone.width && top + most.height <= decision.top).toBe(true);
      expect(Math.min(most.width, most.height)).toBeGreaterThan(90);
    }
  });

  test("as large as it is where it has the room for it, above or beside what must stay free", () => {
    const decision = box(0, 300, 700, 300);
    const place = placeBeside(box(0, 0, 700, 300), { width: 280, height: 500 }, VIEW, [decision]);
    expect(place).toEqual({ left: 708, top: 8 });
  });

  test("between what must stay free", () => {
    const both = [box(0, 0, 1000, 200), box(0, 400, 1000, 200)];
    const { top, most } = placeBeside(box(0, 0, 1000, 600), { width: 300, height: 500 }, VIEW, both);
    expect([top, most?.height]).toEqual([208, 184]);
  });

  test("in the whole window where it is larger", () => {
    const place = placeBeside(box(0, 0, 1000, 600), { width: 990, height: 590 }, VIEW, []);
    expect(place).toEqual({ left: 8, top: 8, most: { width: 984, height: 584 } });
  });
});
