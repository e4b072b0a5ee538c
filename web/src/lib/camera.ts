/** Which part of a drawing is looked at, and how large. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Camera {
  /** What is at the top left of the frame. */
  left: number;
  top: number;
  scale: number;
}

/** Room that is left round what is looked at. */
const MARGIN = 28;

/** A box round several; null where there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Look at these things in a drawing of this size, in a frame of that: never enlarged, and not beyond the edges. */
export function lookAt(things: readonly Box[], drawing: Size, frame: Size): Camera {
  const whole = { left: 0, top: 0, ...drawing };
  const found = around(things);
  const wanted = found ? widened(found) : whole;
  const scale = Math.min(1, frame.width / wanted.width, frame.height / wanted.height);
  const along = (start: number, length: number, room: number, all: number): number => {
    const seen = room / scale;
    const first = start + length / 2 - seen / 2;
    return seen >= all ? (all - seen) / 2 : Math.min(Math.max(0, first), all - seen);
  };
  return {
    left: along(wanted.left, wanted.width, frame.width, drawing.width),
    top: along(wanted.top, wanted.height, frame.height, drawing.height),
    scale,
  };
}

type Size = Pick<Box, "width" | "height">;

const widened = ({ left, top, width, height }: Box): Box => ({
  left: left - MARGIN,
  top: top - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

/** Where a box of the drawing is in the frame. */
export const framed = (box: Box, { left, top, scale }: Camera): Box => ({
  left: (box.left - left) * scale,
  top: (box.top - top) * scale,
  width: box.width * scale,
  height: box.height * scale,
});
