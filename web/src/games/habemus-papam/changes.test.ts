import { describe, expect, test } from "vitest";

import { fansOf } from "./changes";
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
  test("has a fan for each faction that is there, the oldest first", () => {
    expect(seen(player(0, { people: [CHIGI, COLONNA, HARRACH, MEDICI] }))).toEqual({
      spain: "medici colonna",
      innocent: "chigi",
      none: "harrach",
    });
  });

  test("shows who would come and who would go", () => {
    const then = player(0, { people: [CHIGI, MEDICI] });
    expect(seen(player(0, { people: [CHIGI, COLONNA] }), then)).toEqual({
      spain: "medici+ colonna-",
      innocent: "chigi",
    });
  });
});
