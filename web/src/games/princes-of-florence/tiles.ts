/** The tiles that lie on a ground, those that would come, and those that are new. */

import type { EventFacts } from "../../lib/protocol";
import { keyOf } from "./geometry";
import { place, SQUARE } from "./squares";
import type { GameEvent, PlayerView, PrincesView, TileView } from "./view";

export interface ShownTile extends TileView {
  seat: number;
  /** Where it lies, whatever the order of its squares. */
  key: string;
}

/** Every tile of some players, those that two of them share once. */
export function tilesOf(players: readonly PlayerView[]): ShownTile[] {
  const found = new Map<string, ShownTile>();
  for (const { seat, tiles } of players)
    for (const tile of tiles) {
      const key = keyOf(tile.squares);
      const name = tile.partner === null ? `${seat} ${key}` : key;
      if (!found.has(name)) found.set(name, { ...tile, seat, key });
    }
  return [...found.values()];
}

/** The tiles of the same players that would come with the move looked at. */
export function comingTiles(players: readonly PlayerView[], then: PrincesView | null): ShownTile[] {
  if (then === null) return [];
  const name = ({ seat, key, partner }: ShownTile) => (partner === null ? `${seat} ${key}` : key);
  const lying = new Set(tilesOf(players).map(name));
  const seats = players.map(({ seat }) => seat);
  return tilesOf(then.players.filter(({ seat }) => seats.includes(seat))).filter((tile) => !lying.has(name(tile)));
}

/** Whether a tile has been laid since the reader's last move. */
export function isNew(news: readonly EventFacts[], tile: ShownTile): boolean {
  return (news as readonly (EventFacts & GameEvent)[]).some(({ kind, data }) => {
    if (kind === "tile-placed")
      return data.seat === tile.seat && data.piece === tile.piece && tile.squares.includes(data.square);
    if (kind !== "joint-built" || tile.partner === null) return false;
    return data.piece === tile.piece && [data.seat, data.owner].includes(tile.seat);
  });
}

/** The path that fills squares one by one. */
export const filling = (squares: Iterable<string>): string =>
  [...squares]
    .map((square) => {
      const { column, row } = place(square);
      return `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h${-SQUARE}z`;
    })
    .join("");
