/** What of the hand is looked at, to be shown in full beside it. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { CardView, HandView } from "./view";

export type Looked = { kind: "profession"; card: HandView } | { kind: "bonus" | "prestige"; card: CardView };

export class HandLook {
  what = $state.raw<Looked | null>(null);
  /** Where it lies on the screen. */
  at = $state.raw<DOMRect | null>(null);
  #pointed: readonly [number, number] = [NaN, NaN];

  /** For the element of a card: the pointer or the focus on it shows it in full. */
  readonly of =
    (card: () => Looked): Attachment<HTMLElement> =>
    (element) => {
      const look = (): void => {
        this.what = card();
        this.at = element.getBoundingClientRect();
      };
      const leave = (): void => {
        this.what = this.at = null;
      };
      const pointAway = (event: PointerEvent): void => {
        this.#hasMoved(event);
        leave();
      };
      const point = (event: PointerEvent): void => {
        if (event.pointerType === "mouse" && this.#hasMoved(event)) look();
      };
      const ends = [on(element, "pointerenter", point), on(element, "pointerleave", pointAway)];
      ends.push(on(element, "focusin", look), on(element, "focusout", leave));
      return () => {
        ends.forEach((end) => end());
        leave();
      };
    };

  /** What comes under a mouse that rests is not looked at. */
  #hasMoved({ screenX: x, screenY: y }: PointerEvent): boolean {
    const [lastX, lastY] = this.#pointed;
    this.#pointed = [x, y];
    return x !== lastX || y !== lastY;
  }
}
