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

/** Whenever another part of the board is played it is brought to the top of its room, unless all of it is in sight. */
export function partInSight(played: () => string): Attachment<HTMLElement> {
  return (board) => {
    $effect(() => {
      const part = board.querySelector(`:scope > .${played()}`);
      const stage = part?.closest(".stage");
      if (part && stage && !isInSight(part))
        stage.scrollTop += part.getBoundingClientRect().top - stage.getBoundingClientRect().top;
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
