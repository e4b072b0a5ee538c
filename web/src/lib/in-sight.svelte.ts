/** What may be done now is in sight: on a phone the place to tap may lie further down. */

import type { Attachment } from "svelte/attachments";

/** When the question changes and no legal target of the board is in sight, the board is scrolled to the first. */
export function inSight(question: () => unknown): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      question();
      const frame = requestAnimationFrame(() => bring(board));
      return () => cancelAnimationFrame(frame);
    });
  };
}

function bring(board: HTMLElement): void {
  const targets = [...board.querySelectorAll(".target.legal")];
  const [first] = targets;
  if (first === undefined || targets.some(isInSight)) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  first.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
}

function isInSight(target: Element): boolean {
  const { top, bottom } = target.getBoundingClientRect();
  const room = target.closest(".stage")?.getBoundingClientRect();
  return top >= (room?.top ?? 0) && bottom <= (room?.bottom ?? innerHeight);
}
