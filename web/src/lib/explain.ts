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
