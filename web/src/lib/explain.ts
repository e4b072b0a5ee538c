/** Explanations of what lies on a table: a thing says what it is, and a card shows it (ExplanationCard). */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  /** What it is. */
  title: string;
  /** What it does or stands for. */
  text?: string | undefined;
  /** The clause that says so; its sentence is shown. */
  clause?: string | undefined;
  /** What it would be worth to the reader now. */
  worth?: string | undefined;
  /** A table or a drawing below the text. */
  body?: Snippet | undefined;
}

const EXPLAINED = new WeakMap<Element, () => Explanation | null>();
const FOCUSABLE = "a, button, input, select, summary, [tabindex]";

/**
 * For an element: it is explained by a card while the mouse rests on it, while the keyboard's focus is in it, and after a
 * long press. `name` says which thing it is; null where there is nothing to say.
 */
export function explain(name: string, explanation: () => Explanation | null): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.setAttribute("data-explained", name);
    EXPLAINED.set(element, explanation);
    // Arrow keys lead to what the tabulator does not.
    if (!element.matches(FOCUSABLE) && element.querySelector(FOCUSABLE) === null) element.tabIndex = -1;
    return () => EXPLAINED.delete(element);
  };
}

/** The innermost thing at an element that has an explanation. */
export function explainedAt(target: EventTarget | null): Element | null {
  let element = target instanceof Element ? target.closest("[data-explained]") : null;
  while (element !== null && explanationOf(element) === null)
    element = element.parentElement?.closest("[data-explained]") ?? null;
  return element;
}

export function explanationOf(element: Element): Explanation | null {
  return EXPLAINED.get(element)?.() ?? null;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So far a card stays from its thing and from the edges of the window. */
const GAP = 8;

/** Where a card of some size lies best: beside its thing, in the window, and over nothing that must stay free. */
export function placeBeside(
  thing: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  free: readonly Box[],
): { left: number; top: number } {
  const [width, height] = [size.width, size.height];
  const clamp = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
  const across = clamp((thing.left + thing.right - width) / 2, width, view.width);
  const down = clamp((thing.top + thing.bottom - height) / 2, height, view.height);
  const places = [
    { left: across, top: thing.top - height - GAP },
    { left: across, top: thing.bottom + GAP },
    { left: thing.right + GAP, top: down },
    { left: thing.left - width - GAP, top: down },
    { left: GAP, top: GAP },
    { left: view.width - width - GAP, top: GAP },
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean => {
    const box = { left, top, right: left + width, bottom: top + height };
    const isInside = left >= 0 && top >= 0 && box.right <= view.width && box.bottom <= view.height;
    return isInside && !free.some((other) => overlap(box, other)) && !overlap(box, thing);
  };
  return places.find(fits) ?? { left: clamp(thing.left, width, view.width), top: GAP };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
