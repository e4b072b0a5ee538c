import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import { CITY_ARMS } from "../games/patrician/arms";
import { FAMILIES } from "../lib/protocol";
import Arms from "./Arms.svelte";
import { FAMILY_ARMS, HOUSE_ARMS } from "./blazons";
import { CHARGES } from "./charges";
import FamilyPatterns from "./FamilyPatterns.svelte";
import SeatMark from "./SeatMark.svelte";

const drawn = (container: HTMLElement): string =>
  container.innerHTML.replaceAll(/id="[^"]*"|clip-path="[^"]*"|<!--.*?-->/g, "");

describe("arms", () => {
  test("are an ornament unless they are named", () => {
    const { container, rerender } = render(Arms, { of: "medici" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    return rerender({ of: "medici", title: "Medici" }).then(() => {
      expect(screen.getByRole("img", { name: "Medici" })).toBeTruthy();
    });
  });

  test("tell families, cities and the house apart", () => {
    const all = [...Object.values(FAMILY_ARMS), ...Object.values(CITY_ARMS), HOUSE_ARMS];
    const pictures = all.map((blazon) => drawn(render(Arms, { blazon }).container));
    expect(new Set(pictures).size).toBe(all.length);
  });

  test("are as high as a shield of their width", () => {
    const { container } = render(Arms, { of: "house", size: 50 });
    expect(container.querySelector("svg")?.getAttribute("height")).toBe("58");
  });

  test.each(Object.entries(CHARGES))("the %s is a closed path", (_, path) => {
    expect(path).toMatch(/^M[-0-9a-zA-Z., ]*z$/);
  });
});

describe("families", () => {
  test("each has a pattern that no other has", () => {
    const { container } = render(FamilyPatterns);
    const patterns = FAMILIES.map((family) => container.querySelector(`#family-${family}`));
    expect(patterns.every((pattern) => pattern?.classList.length)).toBe(true);
    expect(new Set(patterns.map((pattern) => pattern?.innerHTML)).size).toBe(FAMILIES.length);
  });

  test.each(FAMILIES)("a seat of %s shows its pattern and its letter", (family) => {
    const { container } = render(SeatMark, { family, letter: "C" });
    expect(container.querySelector(`[fill="url(#family-${family})"]`)).toBeTruthy();
    expect(container.textContent.trim()).toBe("C");
  });
});
