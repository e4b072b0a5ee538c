import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";

import type { EventFacts, ReasonFacts } from "../lib/protocol";
import { isExplained } from "../lib/reasons";
import { Narrator } from "../lib/sentences";
import { Words } from "../lib/words";
import WhyLine from "./WhyLine.svelte";

const WORDS = new Words(
  "en",
  `
reason-takes-lead = It takes { $city } from { $whose ->
    [you] you
   *[other] { $owner }
}.
city-siena = Siena
`,
);
const REASON: ReasonFacts = {
  kind: "takes-lead",
  data: { seat: 1, owner: 0, city: "siena" },
  with: { city: { say: "city-siena", with: {} } },
  expected: null,
};
const asked = (reader: number | null, ask: () => Promise<ReasonFacts | null>) =>
  render(WhyLine, { what: "Bo builds.", narrator: new Narrator(WORDS, ["Ada", "Bo"], reader), ask });

describe("why a bot moved", () => {
  test("is asked when somebody wants to know, once", async () => {
    const ask = vi.fn(() => Promise.resolve(REASON));
    asked(null, ask);
    const button = screen.getByRole("button", { expanded: false });
    expect(ask).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(await screen.findByText("It takes Siena from Ada.")).toBeTruthy();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.click(button);
    expect(screen.queryByText("It takes Siena from Ada.")).toBeNull();
    await fireEvent.click(button);
    expect(await screen.findByText("It takes Siena from Ada.")).toBeTruthy();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("speaks to the reader it is about", async () => {
    asked(0, () => Promise.resolve(REASON));
    await fireEvent.click(screen.getByRole("button"));
    expect(await screen.findByText("It takes Siena from you.")).toBeTruthy();
  });

  test("of a bot that has a network tells what chances that gave", async () => {
    const words = new Words(
      "en",
      `
reason-takes-lead = It takes the lead.
list-and = { $first } and { $last }
reason-chance = { $name } { $percent }%
reason-expected = { $to ->
    [reader] As far as you know: { $chances }.
   *[all] Chances: { $chances }.
}
`,
    );
    for (const [is_open, sentence] of [
      [false, "It takes the lead. As far as you know: Ada 41% and Bo 59%."],
      [true, "It takes the lead. Chances: Ada 41% and Bo 59%."],
    ] as const) {
      const narrator = new Narrator(words, ["Ada", "Bo"], 0);
      expect(narrator.reason({ ...REASON, expected: { percents: [41, 59], is_open } })).toBe(sentence);
    }
  });

  test("is asked again where there was no answer", async () => {
    const ask = vi.fn((): Promise<ReasonFacts | null> => Promise.resolve(null));
    asked(null, ask);
    for (let times = 0; times < 3; times += 1) await fireEvent.click(screen.getByRole("button"));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("a line that can be asked why", () => {
  const game = { explained: ["floor-built"] };
  const event = (kind: string, data: Record<string, unknown>): EventFacts => ({ kind, data, with: {} });
  const isBot = (seat: number): boolean => seat === 1;

  test("tells a deed of a seat that may be asked", () => {
    expect(isExplained(game, event("floor-built", { seat: 1 }), isBot)).toBe(true);
    expect(isExplained(game, event("floor-built", { seat: 0 }), isBot)).toBe(false);
    expect(isExplained(game, event("city-completed", {}), isBot)).toBe(false);
    expect(isExplained(game, event("tile-won", { seat: 1 }), isBot)).toBe(false);
  });
});
