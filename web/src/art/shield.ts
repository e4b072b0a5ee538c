/** The shapes of a shield 100 wide and 116 high. */

import type { Division, Ordinary } from "./blazons";

export const WIDTH = 100;
export const HEIGHT = 116;
export const SHIELD = "M4 4H96V56C96 84 76 102 50 113C24 102 4 84 4 56z";

const squares = (columns: number, rows: number): string => {
  const width = WIDTH / columns;
  const height = HEIGHT / rows;
  const cells: string[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = row % 2; column < columns; column += 2)
      cells.push(`M${column * width} ${row * height}h${width}v${height}h${-width}z`);
  return cells.join("");
};

const stripes = (count: number, isUpright: boolean): string => {
  const size = (isUpright ? WIDTH : HEIGHT) / count;
  const bands: string[] = [];
  for (let band = 1; band < count; band += 2)
    bands.push(
      isUpright ? `M${band * size} 0h${size}v${HEIGHT}h${-size}z` : `M0 ${band * size}h${WIDTH}v${size}h${-WIDTH}z`,
    );
  return bands.join("");
};

/** The part of the field that has the second tincture. */
export const DIVISIONS: Record<Division, string> = {
  fess: "M0 56H100V116H0z",
  pale: "M50 0H100V116H50z",
  bend: "M0 0H100V100z",
  quarterly: "M50 0H100V56H0V116H50z",
  saltire: "M0 0L100 112V0L0 112z",
  chequy: squares(5, 6),
  barry: stripes(7, false),
  paly: stripes(6, true),
  chief: "M0 0H100V36H0z",
};

export const ORDINARIES: Record<Ordinary, string> = {
  cross: "M39 0H61V43H100V65H61V116H39V65H0V43H39z",
  bend: "M0-4V26L100 124V94z",
  fess: "M0 40H100V72H0z",
  pale: "M36 0H64V116H36z",
  chevron: "M50 30L100 76V102L50 58L0 102V76z",
  saltire: "M-8-2L50 50L108-2V24L66 56L108 96V120L50 72L-8 120V96L34 56L-8 24z",
};
