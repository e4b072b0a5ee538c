import { describe, expect, test } from "vitest";

import { around, framed, lookAt } from "./camera";

const FRAME = { width: 300, height: 200 };
const BOARD = { width: 900, height: 600 };

describe("a camera on a board", () => {
  test("shows all of it where nothing is pointed at", () => {
    expect(lookAt([], BOARD, FRAME)).toEqual({ left: 0, top: 0, scale: 1 / 3 });
  });

  test("shows a small thing in its natural size, in the middle of what surrounds it", () => {
    const camera = lookAt([{ left: 400, top: 300, width: 40, height: 40 }], BOARD, FRAME);
    expect(camera).toEqual({ left: 270, top: 220, scale: 1 });
  });

  test("does not look beyond the edges of the board", () => {
    expect(lookAt([{ left: 0, top: 580, width: 20, height: 20 }], BOARD, FRAME)).toEqual({
      left: 0,
      top: 400,
      scale: 1,
    });
  });

  test("steps back until everything pointed at is in the frame", () => {
    const things = [
      { left: 0, top: 0, width: 50, height: 50 },
      { left: 850, top: 100, width: 50, height: 50 },
    ];
    const camera = lookAt(things, BOARD, FRAME);
    for (const thing of things) {
      const { left, width, top, height } = framed(thing, camera);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(FRAME.width);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(FRAME.height);
    }
  });

  test("puts what is smaller than the frame into its middle", () => {
    expect(lookAt([], { width: 100, height: 100 }, FRAME)).toEqual({ left: -100, top: -50, scale: 1 });
  });
});

test("a box round several things holds all of them, and there is none round nothing", () => {
  const boxes = [
    { left: 1, top: 9, width: 2, height: 1 },
    { left: 5, top: 2, width: 4, height: 3 },
  ];
  expect(around(boxes)).toEqual({ left: 1, top: 2, width: 8, height: 8 });
  expect(around([])).toBeNull();
});
