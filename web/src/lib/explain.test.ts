import { describe, expect, test } from "vitest";

import { explain, explainedAt, explanationOf, placeBeside } from "./explain";

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

  test("at the top where it fits nowhere", () => {
    expect(placeBeside(box(0, 0, 1000, 600), { width: 990, height: 590 }, VIEW, []).top).toBe(8);
  });
});

describe("an explained thing", () => {
  const attached = (element: Element, name: string, title: string | null): void => {
    explain(name, () => (title === null ? null : { title }))(element as HTMLElement);
  };

  test("is found from within, the innermost first", () => {
    const outer = document.createElement("div");
    outer.innerHTML = "<section><i></i></section><b></b>";
    const inner = outer.querySelector("section") as Element;
    attached(inner, "card", "Card");
    attached(outer, "city", "City");
    expect(explainedAt(outer.querySelector("i"))).toBe(inner);
    expect(explainedAt(outer.querySelector("b"))).toBe(outer);
    expect(explanationOf(inner)?.title).toBe("Card");
  });

  test("that has nothing to say leaves it to what it lies in", () => {
    const outer = document.createElement("div");
    outer.innerHTML = "<section></section>";
    const inner = outer.querySelector("section") as Element;
    attached(inner, "card", null);
    attached(outer, "city", "City");
    expect(explainedAt(inner)).toBe(outer);
  });

  test("can have the focus unless something in it can", () => {
    const plain = document.createElement("div");
    attached(plain, "plain", "Plain");
    expect(plain.tabIndex).toBe(-1);
    expect(plain.hasAttribute("tabindex")).toBe(true);
    const holder = document.createElement("div");
    holder.innerHTML = "<button></button>";
    attached(holder, "holder", "Holder");
    expect(holder.hasAttribute("tabindex")).toBe(false);
  });
});
