/** What stands in more than one illustration. */

/** A cypress, by where it stands and how high it is. */
export function cypress(x: number, foot: number, height: number): string {
  const [wide, wider] = [height / 7.5, height / 6.5];
  const up = `c${wide} ${height / 3} ${wider} ${height * 0.7} 0 ${height}`;
  return `M${x} ${foot - height}${up}c${-wider} ${-height * 0.3} ${-wide} ${-height * 0.67} 0 ${-height}z`;
}
