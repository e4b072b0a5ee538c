/** How a piece in hand follows mouse, finger and keys. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { allOnTable } from "../../lib/on-table";
import { extentOf } from "./geometry";
import type { Placing } from "./placing.svelte";
import { SQUARE, type Place } from "./squares";

/** A pointer that has moved so many pixels drags. */
const DRAG = 6;
/** So far above a finger, in pixels, lies what it drags. */
const LIFT = 30;
/** So far outside of the ground, in squares, a piece is still drawn to it. */
const MARGIN = 1.2;
/** A wheel turns a piece by a quarter after so many pixels. */
const NOTCH = 60;
const KEPT_MEASURES = 400;
const ARROWS: Record<string, [columns: number, rows: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

let measures = 0;

/** How long it takes until the ghost is drawn where it belongs, for whoever measures the page. */
async function timed(change: () => void): Promise<void> {
  const start = performance.now();
  change();
  await tick();
  measures += 1;
  if (measures % KEPT_MEASURES === 0) performance.clearMeasures("signoria-placing");
  performance.measure("signoria-placing", { start });
}

const groundSeen = (): SVGSVGElement | null => {
  const [ground] = allOnTable("svg[data-ground]");
  return ground instanceof SVGSVGElement ? ground : null;
};

/** A point of the window on the ground, counted in squares. */
function onGround(ground: SVGSVGElement, x: number, y: number): Place | null {
  const matrix = ground.getScreenCTM();
  if (matrix === null) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return { column: point.x / SQUARE, row: point.y / SQUARE };
}

/** Where the middle of the piece is to be: below a mouse, above a finger. */
function middleFor(placing: Placing, ground: SVGSVGElement, event: PointerEvent): Place | null {
  const at = onGround(ground, event.clientX, event.clientY);
  if (at === null || event.pointerType !== "touch") return at;
  const square = (ground.getScreenCTM()?.a ?? 1) * SQUARE;
  return { column: at.column, row: at.row - LIFT / square - extentOf(placing.shape).rows / 2 };
}

/** A piece that is carried: onto the ground, or beside it. */
function carry(placing: Placing, event: PointerEvent): void {
  const ground = groundSeen();
  const middle = ground && middleFor(placing, ground, event);
  const area = placing.land?.area;
  const isNear =
    middle &&
    area &&
    middle.column > area.column - MARGIN &&
    middle.column < area.column + area.columns + MARGIN &&
    middle.row > area.row - MARGIN &&
    middle.row < area.row + area.rows + MARGIN;
  placing.carried = isNear ? null : { x: event.clientX, y: event.clientY };
  if (isNear) placing.pointTo(middle);
}

/** Whatever a piece can be dragged from; a tap without a drag is a click. */
export function handle(placing: Placing, piece: () => string): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let isDragged = false;
    let isTaken = false;

    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary || (placing.piece !== piece() && !placing.mayTake(piece()))) return;
      [from, isDragged, isTaken] = [event, false, false];
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", cancel);
    };
    const move = (event: PointerEvent): void => {
      if (from === null || event.pointerId !== from.pointerId) return;
      isDragged ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > DRAG;
      if (!isDragged) return;
      if (placing.piece !== null) return void timed(() => carry(placing, event));
      if (isTaken) return;
      isTaken = true;
      placing.take(piece());
      carry(placing, event);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== from?.pointerId) return;
      stop();
      if (!isDragged) return;
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      if (placing.carried === null) placing.lay();
      else placing.putBack();
    };
    const cancel = (event: PointerEvent): void => {
      if (event.pointerId !== from?.pointerId) return;
      stop();
      placing.putBack();
    };
    const stop = (): void => {
      from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
    element.addEventListener("pointerdown", down);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The ground below a piece in hand: a mouse leads it and clicks to lay it, a finger taps or drags, arrow keys move it. */
export function ground(placing: Placing): Attachment<HTMLElement> {
  return (element) => {
    let from: PointerEvent | null = null;
    let isDragged = false;
    let pointer = "";
    let wheeled = 0;

    const follow = (event: PointerEvent): void => {
      if (placing.piece === null) return;
      if (event.pointerType === "touch") {
        if (from === null) return;
        isDragged ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > DRAG;
        if (!isDragged) return;
      }
      void timed(() => carry(placing, event));
    };
    const down = (event: PointerEvent): void => {
      pointer = event.pointerType;
      [from, isDragged] = [event.isPrimary ? event : null, false];
    };
    const up = (event: PointerEvent): void => {
      const svg = groundSeen();
      const at = svg && onGround(svg, event.clientX, event.clientY);
      if (event.pointerType === "touch" && from !== null && !isDragged && at && placing.piece !== null)
        void timed(() => placing.pointTo(at));
      placing.carried = null;
      from = null;
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0 || pointer === "mouse") placing.lay();
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") placing.carried = null;
    };
    const wheel = (event: WheelEvent): void => {
      if (placing.piece === null || event.ctrlKey) return;
      event.preventDefault();
      wheeled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
      if (Math.abs(wheeled) < NOTCH) return;
      const quarters = Math.sign(wheeled);
      wheeled = 0;
      void timed(() => placing.turnOn(quarters));
    };
    const key = (event: KeyboardEvent): void => {
      const step = ARROWS[event.key];
      if (step === undefined || placing.piece === null) return;
      event.preventDefault();
      event.stopPropagation();
      void timed(() => placing.shift(...step));
    };
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("click", click);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("keydown", key);
  };
}

/** Keys that turn a piece in hand wherever the focus is, but where one writes. */
export function pressed(placing: Placing, event: KeyboardEvent): void {
  const isWriting =
    event.target instanceof Element && event.target.matches("input, textarea, select, [contenteditable]");
  if (placing.piece === null || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
  const name = event.key.toLowerCase();
  if (name === "r") void timed(() => placing.turnOn(event.shiftKey ? -1 : 1));
  else if (name === "f") void timed(() => placing.flip());
  else if (name === "escape") putBack(placing);
}

/** Back to the supply, and the focus with it. */
export function putBack(placing: Placing): void {
  const { piece } = placing;
  placing.putBack();
  if (placing.piece === null)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-take="${piece ?? ""}"]`)?.focus());
}
