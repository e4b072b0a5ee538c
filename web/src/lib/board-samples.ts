/** A part of a board under test: what it is given, and what may be tapped there. */

import { expect } from "vitest";

import type { BoardProps } from "./board";
import { NOTHING_TO_CHOOSE } from "./choosing.svelte";

/** What a part is given: by default the first seat looks at a table where nothing happens. */
export const boardProps = <Shown>(
  given: Pick<BoardProps<Shown>, "view" | "players" | "words">,
  changed: Partial<BoardProps<Shown>> = {},
): BoardProps<Shown> => ({
  owns: {},
  seat: 0,
  choosing: NOTHING_TO_CHOOSE,
  news: [],
  ...given,
  ...changed,
});

/** Whatever makes a move when it is tapped. */
export const targets = (): Element[] => [...document.querySelectorAll("button[data-move]")];

/** What makes the move that was offered in this place. */
export function target(place: number): Element {
  const found = document.querySelector(`button[data-move="${place}"]`);
  if (found === null) throw new Error(`Nothing makes move ${place}.`);
  return found;
}

/** The move with this text, whatever else it is. */
export const made = (text: string): unknown => expect.objectContaining({ text });
