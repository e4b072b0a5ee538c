import { describe, expect, test } from "vitest";

import { explain, explainedAt, explanationOf } from "./explain";

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
