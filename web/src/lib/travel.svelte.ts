/** Pieces travel from where they were: `data-piece` names what is found again after a change. */

import { allOnTable } from "./on-table";
import { preferences } from "./preferences.svelte";

interface Seen {
  element: Element;
  box: DOMRect;
  kin: string | null;
}
type SeenPieces = Map<string, Seen>;

const PACES = { normal: 1, fast: 0.45, off: 0 } as const;
const TRAVEL = 240;
const QUICK = 180;
/** Between the beginnings of one piece's way and the next. */
const STEP = 60;
const LONGEST_WAIT = 300;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** How far above its place a piece begins that is set down from above. */
const DROP = 22;

/**
 * Called by a component: after each change its pieces, wherever on the page, go from their old places to their new ones.
 *
 * `data-kin` names what a piece may have been before; `data-from` the place a new one comes from; `data-drop` sets a new one
 * down from above; else it fades in. `goalOf` names the place to which a piece that has gone is carried. A place
 * has its name in `data-place`.
 */
export function travel(change: () => unknown, goalOf: (piece: string) => string | null = () => null): void {
  let seen: SeenPieces | null = null;

  $effect(() => {
    change();
    const now = look();
    if (seen !== null) play(seen, now, goalOf);
    seen = now;
  });

  $effect(() => {
    let frame = 0;
    const lookAgain = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (seen = look()));
    };
    addEventListener("resize", lookAgain);
    addEventListener("scroll", lookAgain, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", lookAgain);
      removeEventListener("scroll", lookAgain, { capture: true });
    };
  });
}

/** Where every piece is now, on its way or not. */
function look(): SeenPieces {
  return new Map(
    allOnTable("[data-piece]").map((element) => {
      const { piece = "", kin = null } = dataOf(element);
      return [piece, { element, box: element.getBoundingClientRect(), kin }];
    }),
  );
}

const dataOf = (element: Element): Record<string, string | undefined> & { kin?: string } => ({
  ...(element as HTMLElement | SVGElement).dataset,
});

function play(before: SeenPieces, now: SeenPieces, goalOf: (piece: string) => string | null): void {
  const gone = new Map([...before].filter(([piece]) => !now.has(piece)));
  let started = 0;
  const wait = (): number => timed(Math.min(STEP * started++, LONGEST_WAIT));
  for (const [piece, { element, box, kin }] of now) {
    const old = before.get(piece) ?? kinAmong(gone, kin);
    if (old === undefined) appear(element, box, wait());
    else if (isElsewhere(old.box, box)) move(element, old.box, box, wait());
  }
  for (const [piece, { element, box }] of gone) leave(element, box, goalOf(piece));
}

/** A piece that has gone and may be this one; it is then no longer among the gone. */
function kinAmong(gone: SeenPieces, kin: string | null): Seen | undefined {
  if (kin === null) return undefined;
  const found = [...gone].find(([, old]) => old.kin === kin);
  if (found !== undefined) gone.delete(found[0]);
  return found?.[1];
}

const isElsewhere = (one: DOMRect, other: DOMRect): boolean =>
  Math.abs(one.x - other.x) > 2 || Math.abs(one.y - other.y) > 2;

const isCalm = (): boolean =>
  preferences.motion.value === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** So long a way takes that usually takes so many milliseconds. */
const timed = (milliseconds: number): number => milliseconds * PACES[preferences.motion.value];

const placeNamed = (name: string | null | undefined): DOMRect | null => {
  const places = name ? allOnTable(`[data-place="${name}"]`) : [];
  return places.map((place) => place.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;
};

function move(element: Element, from: DOMRect, to: DOMRect, delay: number): void {
  if (isCalm() || from.width === 0 || to.width === 0) {
    animate(element, [{ opacity: 0 }, {}], QUICK, 0);
  } else if (element instanceof HTMLElement) {
    const size = `scale(${from.width / to.width}, ${from.height / to.height})`;
    fly(element, to, [{ transform: `${shift(element, from, to)} ${size}` }, {}], delay);
    element.animate([{ opacity: 0 }, { opacity: 0 }], timed(TRAVEL) + delay);
  } else {
    animate(element, [{ transform: shift(element, from, to) }, {}], TRAVEL, delay);
  }
}

function appear(element: Element, box: DOMRect, delay: number): void {
  const { from, drop } = dataOf(element);
  const start = placeNamed(from);
  if (start) move(element, start, box, delay);
  else if (isCalm() || drop === undefined) animate(element, [{ opacity: 0 }, {}], QUICK, delay);
  else animate(element, [{ opacity: 0, transform: `translateY(${-DROP / scaleOf(element)}px)` }, {}], TRAVEL, delay);
}

/** What is no longer there is shown once more on its way to its goal, or fading. */
function leave(element: Element, box: DOMRect, goal: string | null): void {
  if (!(element instanceof HTMLElement) || box.width === 0) return;
  const to = placeNamed(goal);
  const end = to && !isCalm() ? `${shift(element, to, box)} scale(0.35)` : "none";
  fly(element, box, [{}, { opacity: to ? 0.5 : 0, transform: end }], 0);
}

/** Let a likeness of a piece fly over the page, which nothing it passes cuts off. */
function fly(element: HTMLElement, box: DOMRect, frames: Keyframe[], delay: number): void {
  const likeness = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-piece", "data-move"]) likeness.removeAttribute(name);
  likeness.inert = true;
  likeness.setAttribute("aria-hidden", "true");
  Object.assign(likeness.style, {
    position: "fixed",
    inset: `${box.y}px auto auto ${box.x}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "5",
    pointerEvents: "none",
  });
  document.body.append(likeness);
  const way = likeness.animate(frames, { duration: timed(TRAVEL), delay, easing: EASE, fill: "backwards" });
  way.onfinish = way.oncancel = () => likeness.remove();
}

function animate(element: Element, frames: Keyframe[], duration: number, delay: number): void {
  element.animate(frames, { duration: timed(duration), delay, easing: EASE, fill: "backwards" });
}

/** How many pixels of the screen a unit of the element's own picture has. */
const scaleOf = (element: Element): number =>
  element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;

/** The way from its own box back to another, from middle to middle. */
function shift(element: Element, from: DOMRect, to: DOMRect): string {
  const scale = scaleOf(element);
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x / scale}px, ${y / scale}px)`;
}
