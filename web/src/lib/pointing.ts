/** Things on the page, by the names that their explanations have. */

import { explanationOf } from "./explain";
import { allOnTable } from "./on-table";

const isShown = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility();
};

/** How a thing with this name is found. */
export const selectorOf = (name: string): string => `[data-explained="${CSS.escape(name)}"], #${CSS.escape(name)}`;

/** The first that is shown of the things with any of these names, divided by bars. */
function shownOf(names: string): Element | undefined {
  for (const name of names.split("|")) {
    const shown = allOnTable(selectorOf(name)).find(isShown);
    if (shown) return shown;
  }
  return undefined;
}

export const pointedAt = (at: readonly string[]): Element[] =>
  at.map(shownOf).filter((thing): thing is Element => thing !== undefined);

/** Whether something pointed at is shown nowhere, but waits in this place. */
export const isHiddenIn = (place: Element, at: readonly string[]): boolean =>
  at.some(
    (names) =>
      shownOf(names) === undefined && names.split("|").some((name) => place.querySelector(selectorOf(name)) !== null),
  );

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a thing is on the screen: as much of it as its surroundings do not cut off; null where nothing is left. */
export function boxOf(thing: Element): Box | null {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const edge = around.getBoundingClientRect();
    [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
    [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** Lay a ring where a box is. */
export function laidAt(ring: HTMLElement, box: Box): void {
  for (const side of ["left", "top", "width", "height"] as const) ring.style[side] = `${box[side]}px`;
}

export const titleOf = (thing: Element): string => explanationOf(thing)?.title ?? "";
