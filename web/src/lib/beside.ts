/** Where the card that explains a thing lies. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** So far a card stays from its thing and from the edges of the window. */
const GAP = 8;

export interface Size {
  width: number;
  height: number;
}

/** Where a card lies; how large it may be there, if that is less than it would be. */
export interface Place {
  left: number;
  top: number;
  most?: Size;
}

const DECISION = "[data-decision]";
const ACTS = "button[data-move]:not([aria-disabled=true])";

/** Lay a card beside its thing, never over the decision, and over as little else that acts as can be. */
export function layBeside(card: HTMLElement, thing: Element): void {
  card.style.maxWidth = card.style.maxHeight = "";
  const [place, size] = [thing.getBoundingClientRect(), card.getBoundingClientRect()];
  const { left, top, most } = placeBeside(place, size, viewNow(), boxesOf(DECISION, thing), boxesOf(ACTS, thing));
  [card.style.left, card.style.top] = [`${left}px`, `${top}px`];
  if (most) [card.style.maxWidth, card.style.maxHeight] = [`${most.width}px`, `${most.height}px`];
}

/** Whether a card may lie where it does. */
export function isBeside(card: HTMLElement, thing: Element): boolean {
  return mayLie(card.getBoundingClientRect(), thing.getBoundingClientRect(), viewNow(), boxesOf(DECISION, thing));
}

const viewNow = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

const boxesOf = (which: string, but: Element): Box[] =>
  [...document.querySelectorAll(which)].filter((one) => !but.contains(one)).map((one) => one.getBoundingClientRect());

/**
 * Where a card of some size lies best: beside its thing, in the window, over nothing that must stay free, and over as
 * little as can be of what should.
 */
export function placeBeside(
  thing: Box,
  size: Size,
  view: Size,
  free: readonly Box[],
  better: readonly Box[] = [],
): Place {
  const fits = ({ left, top }: Place): boolean => mayLie(boxAt(left, top, size), thing, view, free);
  const covered = ({ left, top }: Place): number =>
    better.reduce((area, other) => area + sharedArea(boxAt(left, top, size), other), 0);
  const places = placesAround(thing, size, view).filter(fits);
  const least = Math.min(...places.map(covered));
  return places.find((place) => covered(place) === least) ?? placeAside(thing, size, view, free);
}

/** Whether a box is in the window, and neither over its thing nor over what must stay free. */
function mayLie(box: Box, thing: Box, view: Size, free: readonly Box[]): boolean {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= view.width && box.bottom <= view.height;
  return isInside && ![...free, thing].some((other) => overlap(box, other));
}

/** Above, below, right and left of a thing, first in the middle of its side, then at its ends. */
function placesAround(thing: Box, { width, height }: Size, view: Size): Place[] {
  const clamp = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
  return [0.5, 0, 1].flatMap((part) => {
    const left = clamp(thing.left + part * (widthOf(thing) - width), width, view.width);
    const top = clamp(thing.top + part * (heightOf(thing) - height), height, view.height);
    return [
      { left, top: thing.top - height - GAP },
      { left, top: thing.bottom + GAP },
      { left: thing.right + GAP, top },
      { left: thing.left - width - GAP, top },
    ];
  });
}

/** Elsewhere in the window, over its thing if need be; smaller where there is no room for all of it. */
function placeAside(thing: Box, size: Size, view: Size, free: readonly Box[]): Place {
  const rooms = [...roomsBetween(view, [...free, thing]), ...roomsBetween(view, free)];
  const room = rooms.find((one) => widthOf(one) >= size.width && heightOf(one) >= size.height);
  if (room)
    return {
      left: within(thing.left, size.width, room.left, room.right),
      top: within(thing.top, size.height, room.top, room.bottom),
    };
  const largest = roomsBetween(view, free)[0] ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const most = { width: Math.min(size.width, widthOf(largest)), height: Math.min(size.height, heightOf(largest)) };
  return {
    left: within(thing.left, most.width, largest.left, largest.right),
    top: largest.top,
    most,
  };
}

/** The largest rooms of the window in which nothing lies, the largest first. */
function roomsBetween(view: Size, boxes: readonly Box[]): Box[] {
  let rooms: Box[] = [{ left: GAP, top: GAP, right: view.width - GAP, bottom: view.height - GAP }];
  for (const box of boxes)
    rooms = rooms.flatMap((room) =>
      overlap(room, box)
        ? [
            { ...room, bottom: box.top - GAP },
            { ...room, top: box.bottom + GAP },
            { ...room, right: box.left - GAP },
            { ...room, left: box.right + GAP },
          ].filter((one) => widthOf(one) > 0 && heightOf(one) > 0)
        : [room],
    );
  return rooms.sort((one, other) => widthOf(other) * heightOf(other) - widthOf(one) * heightOf(one));
}

/** The area that two boxes have in common. */
function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

const boxAt = (left: number, top: number, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const widthOf = ({ left, right }: Box): number => right - left;
const heightOf = ({ top, bottom }: Box): number => bottom - top;
/** As near to a place as a length between two ends comes. */
const within = (at: number, length: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - length));

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
