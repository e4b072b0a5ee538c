/** Patterns for areas of a map, for who wants strong ones: `fill="url(#hatch-rising)"`. */

export const HATCHES = ["rising", "upright", "dots", "falling", "level", "lattice"] as const;

export type Hatch = (typeof HATCHES)[number];

/** Lines of a tile of 16 by 16. */
export const HATCH_LINES: Record<Hatch, string> = {
  rising: "M-4 4L4-4M0 16L16 0M12 20L20 12",
  falling: "M-4 12L4 20M0 0L16 16M12-4L20 4",
  upright: "M8 0V16",
  level: "M0 8H16",
  dots: "M8 8h0.01",
  lattice: "M-4 4L4-4M0 16L16 0M12 20L20 12M-4 12L4 20M0 0L16 16M12-4L20 4",
};
