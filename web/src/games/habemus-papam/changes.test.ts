import { describe, expect, test } from "vitest";

import { fansOf, widthOf } from "./changes";
import { CHIGI, COLONNA, HARRACH, MEDICI, player } from "./samples";
import type { PlayerView } from "./view";

const seen = (now: PlayerView, then?: PlayerView): Record<string, string> =>
  Object.fromEntries(
    fansOf(now, then).map(({ faction, people }) => [
      faction ?? "none",
      people.map(({ card, standing }) => `${card.name}${{ stands: "", comes: "+", goes: "-" }[standing]}`).join(" "),
    ]),
  );

describe("a display", () => {
  test("has a fan or a place for each faction, the oldest first", () => {
    expect(seen(player(0, { people: [CHIGI, COLONNA, HARRACH, MEDICI] }))).toEqual({
      france: "",
      spain: "medici colonna",
      innocent: "chigi",
      urban: "",
      none: "harrach",
    });
  });

  test("shows who would come and who would go", () => {
    const then = player(0, { people: [CHIGI, MEDICI] });
    expect(seen(player(0, { people: [CHIGI, COLONNA] }), then)).toMatchObject({
      spain: "medici+ colonna-",
      innocent: "chigi",
    });
  });

  test("needs no more width for somebody who would come, and more for people who are chosen among", () => {
    const now = player(0, { people: [CHIGI, COLONNA, MEDICI] });
    const then = player(0, { people: [CHIGI, COLONNA, MEDICI, HARRACH] });
    expect(widthOf(fansOf(now, then), false)).toBeCloseTo(widthOf(fansOf(now, undefined), false));
    const spaniards = fansOf(now, undefined).filter(({ faction }) => faction === "spain");
    expect(widthOf(spaniards, true)).toBeGreaterThan(widthOf(spaniards, false));
  });
});
