/** Arrow keys move the focus between the things on a board, as they lie there: what can be tapped, and what is explained. */

import type { Attachment } from "svelte/attachments";

interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** So much more it counts to be beside the way than along it. */
const ASIDE = 2.5;
const THINGS = "button.target, [data-explained][tabindex]";

export const arrowKeys: Attachment<HTMLElement> = (board) => {
  const move = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const from = document.activeElement;
    if (direction === undefined || from === null || (from !== board && !from.matches(THINGS))) return;
    const others = [...board.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one !== from);
    const places = others.map((one) => middle(one));
    const next = from === board ? 0 : nearest(middle(from), places, direction);
    if (next === null) return;
    event.preventDefault();
    others[next]?.focus();
  };
  board.addEventListener("keydown", move);
  return () => board.removeEventListener("keydown", move);
};

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The nearest of some places in a direction; null if there is none. */
export function nearest(from: Point, places: readonly Point[], direction: Point): number | null {
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, number) => {
    const [across, down] = [place.x - from.x, place.y - from.y];
    const along = across * direction.x + down * direction.y;
    const aside = Math.abs(across * direction.y) + Math.abs(down * direction.x);
    const far = along + ASIDE * aside;
    if (along > 1 && far < least) [best, least] = [number, far];
  });
  return best;
}
