/** A box that stays at its newest line unless its reader has scrolled up. */

import type { Attachment } from "svelte/attachments";

/** So near to the end, in pixels, the reader is taken to follow it. */
const NEAR = 40;

export function following(lines: () => number): Attachment<HTMLElement> {
  return (box) => {
    let isFollowing = true;
    const look = (): void => {
      isFollowing = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener("scroll", look);
    $effect(() => {
      if (lines() > 0 && isFollowing) box.scrollTop = box.scrollHeight;
    });
    return () => box.removeEventListener("scroll", look);
  };
}
