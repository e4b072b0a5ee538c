import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { api, NotDone } from "../lib/api";
import { house } from "../lib/house.svelte";
import type { Moment } from "../lib/replay";
import { Playback } from "../lib/replay.svelte";
import { replay } from "../lib/samples";
import { Narrator } from "../lib/sentences";
import { speech } from "../lib/speech.svelte";
import { Words } from "../lib/words";
import RecordsPage from "../pages/RecordsPage.svelte";
import ReplayDock from "./ReplayDock.svelte";

const FACTS = replay({ moves: [{ seat: 1, text: "pass", data: { do: "pass" }, with: {} }] });
const MOMENT: Moment = {
  step: 1,
  eyes: "all",
  view: {},
  owns: {},
  seat: null,
  waiting: [],
  log: [],
  from: 1,
  to: 2,
};

/** The house's sentences, as far as they are looked at here. */
async function speakEnglish(): Promise<void> {
  const said = "page-labelled = { $label }: { $value }\npage-replay-decides = { $name } decides.\n";
  vi.spyOn(api, "houseWords").mockResolvedValue(said);
  await speech.speak("en");
}

function dock(moment: Partial<Moment> = {}) {
  const playback = new Playback(FACTS);
  vi.spyOn(playback, "go").mockImplementation((step) => {
    playback.step = step;
  });
  const narrator = new Narrator(new Words("en", "move-pass = Pass\n"), ["Ada", "Bo"], null);
  const lines = ["Ada begins.", "Bo passes."];
  render(ReplayDock, { playback, facts: FACTS, narrator, lines, moment: { ...MOMENT, ...moment } });
  return playback;
}

afterEach(() => vi.restoreAllMocks());

test("the dock says what was done and steps by slider and buttons", async () => {
  const playback = dock();
  expect(screen.getByText("Bo passes.")).toBeTruthy();
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "4" } });
  expect(playback.step).toBe(4);
  await fireEvent.click(screen.getByRole("button", { name: "page-step-forward" }));
  expect(playback.step).toBe(5);
  await fireEvent.click(screen.getByRole("button", { name: "page-step-last" }));
  expect(screen.getByRole<HTMLInputElement>("slider").value).toBe("9");
});

test("what the log does not tell is said to those who may know it", async () => {
  await speakEnglish();
  dock({ from: 2, to: 2, eyes: "1", seat: 1 });
  expect(screen.getByText("Bo: Pass")).toBeTruthy();
});

test("what the log does not tell stays hidden from other eyes", async () => {
  await speakEnglish();
  dock({ from: 2, to: 2, eyes: "0", seat: 0 });
  expect(screen.getByText("Bo decides.")).toBeTruthy();
  expect(screen.queryByText(/Pass/)).toBeNull();
});

test("everybody's eyes can be chosen", async () => {
  const playback = dock();
  const look = vi.spyOn(playback, "lookWith").mockImplementation(() => undefined);
  const choice = screen.getByRole<HTMLSelectElement>("combobox");
  expect([...choice.options].map((option) => option.value)).toEqual(["all", "spectator", "0", "1"]);
  await fireEvent.change(choice, { target: { value: "1" } });
  expect(look).toHaveBeenCalledWith("1");
});

test("a record that is dropped on the page is opened, and stays there if it cannot be", async () => {
  house.guest = { name: "Ada" };
  const bring = vi.spyOn(api, "bringRecord").mockRejectedValue(new NotDone(422, "Line 1 makes no sense."));
  render(RecordsPage);
  await fireEvent.drop(window, { dataTransfer: { files: [new File(["signoria 1"], "game.txt")] } });
  await vi.waitFor(() => expect(house.problem).toBe("Line 1 makes no sense."));
  expect(bring).toHaveBeenCalledWith("signoria 1");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("signoria 1");
});
