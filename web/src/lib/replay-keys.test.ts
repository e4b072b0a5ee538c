import { describe, expect, test } from "vitest";

import { commandOf, type Command } from "./replay-keys";

/** What a key means while something has the focus. */
function pressed(key: string, html = "", how: KeyboardEventInit = {}): Command | null {
  document.body.innerHTML = html;
  let command: Command | null = null;
  const listen = (event: KeyboardEvent): void => {
    command = commandOf(event);
  };
  window.addEventListener("keydown", listen);
  const target = document.body.firstElementChild ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...how }));
  window.removeEventListener("keydown", listen);
  return command;
}

describe("the keys of a replay", () => {
  test.each([
    ["ArrowLeft", "back"],
    ["ArrowRight", "forward"],
    ["Home", "first"],
    ["End", "last"],
    [" ", "play"],
    ["x", null],
  ])("%s means %s", (key, command) => {
    expect(pressed(key)).toBe(command);
  });

  test("step from a button too, but the space bar presses it", () => {
    expect(pressed("ArrowRight", "<button></button>")).toBe("forward");
    expect(pressed(" ", "<button></button>")).toBeNull();
  });

  test("are the slider's own where it has them", () => {
    expect(pressed("ArrowRight", "<input type='range'>")).toBeNull();
    expect(pressed("Home", "<input type='range'>")).toBeNull();
    expect(pressed(" ", "<input type='range'>")).toBe("play");
  });

  test("scroll a box that has the focus", () => {
    expect(pressed("End", "<div tabindex='0'></div>")).toBeNull();
    expect(pressed(" ", "<div tabindex='0'></div>")).toBeNull();
    expect(pressed("ArrowLeft", "<div tabindex='0'></div>")).toBe("back");
  });

  test.each(["<textarea></textarea>", "<input>", "<select></select>", "<button role='tab'></button>"])(
    "are left to %s",
    (html) => {
      expect(pressed("ArrowLeft", html)).toBeNull();
      expect(pressed(" ", html)).toBeNull();
    },
  );

  test("mean nothing together with others", () => {
    expect(pressed("ArrowLeft", "", { altKey: true })).toBeNull();
    expect(pressed("Home", "", { ctrlKey: true })).toBeNull();
  });
});
