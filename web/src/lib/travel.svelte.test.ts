import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { travel } from "./travel.svelte";

interface Animated {
  piece: string | undefined;
  frames: Keyframe[];
}
const animated: Animated[] = [];
let isCalm = false;

function box(element: Element): DOMRect {
  return new DOMRect(Number(element.getAttribute("data-x") ?? 0), 0, 10, 10);
}

beforeEach(() => {
  vi.stubGlobal(
    "DOMRect",
    class DOMRect {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return box(this);
  });
  Element.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    animated.push({ piece: this.dataset.piece, frames });
    return {} as Animation;
  } as typeof Element.prototype.animate;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  animated.length = 0;
  isCalm = false;
  document.body.innerHTML = "";
});

/** Show one page, then another: what of it moves? */
function change(before: string, after: string, goalOf?: (piece: string) => string | null): Animated[] {
  let step = $state(0);
  document.body.innerHTML = before;
  const stop = $effect.root(() => travel(() => step, goalOf));
  flushSync();
  document.body.innerHTML = after;
  step += 1;
  flushSync();
  stop();
  return animated;
}

const start = (animation: Animated | undefined): string => JSON.stringify(animation?.frames[0]);

test("a piece travels from where it was", () => {
  const moves = change(`<i data-piece="one" data-x="5"></i>`, `<i data-piece="one" data-x="105"></i>`);
  expect(start(moves[0])).toContain("translate(-100px, 0px)");
});

test("a piece that stays does not move", () => {
  expect(change(`<i data-piece="one"></i>`, `<i data-piece="one"></i>`)).toEqual([]);
});

test("a piece comes from where its kin was", () => {
  const moves = change(
    `<i data-piece="left 1" data-kin="red" data-x="0"></i>`,
    `<i data-piece="right 1" data-kin="red" data-x="50"></i>`,
  );
  expect(start(moves[0])).toContain("translate(-50px, 0px)");
  expect(moves.map(({ piece }) => piece)).toEqual([undefined, "right 1"]);
});

test("a new piece comes from its place, or is set down from above, or fades in", () => {
  const places = `<b data-place="deck" data-x="30"></b>`;
  const fresh = `<i data-piece="a" data-from="deck"></i><i data-piece="b" data-drop=""></i><i data-piece="c"></i>`;
  const moves = change(places, places + fresh);
  expect(start(moves[0])).toContain("translate(30px, 0px)");
  expect(start(moves.find(({ piece }) => piece === "b"))).toContain("translateY(-");
  expect(start(moves.find(({ piece }) => piece === "c"))).toBe(`{"opacity":0}`);
});

test("a piece that has gone is carried to its goal", () => {
  const place = `<b data-place="seat-1" data-x="200"></b>`;
  const [way] = change(`<i data-piece="card"></i>${place}`, place, () => "seat-1");
  expect(JSON.stringify(way?.frames[1])).toContain("translate(200px, 0px)");
});

test("with reduced motion pieces only fade", () => {
  isCalm = true;
  const moves = change(`<i data-piece="one" data-x="5"></i>`, `<i data-piece="one" data-x="105"></i>`);
  expect(moves.map(start)).toEqual([`{"opacity":0}`]);
});
