/** The names of The Princes of Florence's things, and sentences about them, as they are shown and said. */

import { listed } from "../../lib/words";
import type { Placing } from "./placing.svelte";
import { nameOf, who, type Scene } from "./scene";
import type { PlayerView } from "./view";

type Speaker = Pick<Scene, "words" | "players" | "seat">;
type Namer = Pick<Scene, "words">;

/** The arguments of a sentence about a player. */
export const about = (scene: Speaker, seat: number): { who: "you" | "other"; seat: string } => ({
  who: who(scene, seat),
  seat: nameOf(scene, seat),
});

/** Florins for a sentence, written as they are typed; 0 has sentences of its own. */
export const amount = (florins: number): string | number => (florins === 0 ? 0 : String(florins));

/** A name as a title. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A piece, item, freedom, character or card by its name alone; one of an own component file as it is written there. */
export const wordFor = ({ words }: Namer, name: string): string =>
  words.has(`word-${name}`) ? words.say(`word-${name}`) : name;

export const wordsFor = (scene: Namer, names: readonly string[]): string =>
  listed(
    scene.words,
    names.map((name) => wordFor(scene, name)),
  );

/** A shorter name where there is little room. */
export const shortFor = (scene: Namer, name: string): string =>
  scene.words.has(`short-${name}`) ? scene.words.say(`short-${name}`) : wordFor(scene, name);

/** A piece in a sentence, with its article. */
export const aPiece = ({ words }: Namer, piece: string): string =>
  words.has(`piece-${piece}`) ? words.say(`piece-${piece}`, { form: "a" }) : piece;

/** Squares row by row, neighbours put together: a1–c1, a2. */
export function squaresSaid(squares: readonly string[]): string {
  const runs: string[][] = [];
  for (const square of squares) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last?.slice(1) === square.slice(1) && last.charCodeAt(0) + 1 === square.charCodeAt(0);
    if (run && isNext) run.push(square);
    else runs.push([square]);
  }
  return runs.map((run) => (run.length === 1 ? run.join() : `${run[0] ?? ""}–${run.at(-1) ?? ""}`)).join(", ");
}

/** All that lies in a principality, and how many squares are free. */
export function groundLabel(scene: Speaker, player: PlayerView): string {
  const { words } = scene;
  const name =
    player.seat === scene.seat ? words.say("ground-own") : words.say("ground-of", { seat: nameOf(scene, player.seat) });
  const tiles = [
    words.say("ground-palace", { squares: squaresSaid(player.palace) }),
    ...player.tiles.map((tile) =>
      words.say("ground-tile", { piece: aPiece(scene, tile.piece), squares: squaresSaid(tile.squares) }),
    ),
  ];
  return words.say("ground-label", {
    name,
    tiles: listed(words, tiles),
    free: words.say("ground-free", { count: player.free_squares }),
  });
}

/** The piece in hand where it is, turned as it is. */
export function spotSaid(scene: Speaker, placing: Placing): string {
  const { spot, piece } = placing;
  if (spot === null || piece === null) return "";
  return scene.words.say("placing-spot", {
    piece: wordFor(scene, piece),
    squares: squaresSaid(spot.squares),
    turn: Number(spot.turn.slice(1)),
    side: spot.turn.startsWith("m") ? "flipped" : "face",
  });
}

/** The piece in hand and, where it is to be paid for, its price. */
export function pieceSaid(scene: Pick<Scene, "words" | "view" | "seat">, placing: Placing, piece: string): string {
  const cost = scene.view.players.find(({ seat }) => seat === scene.seat)?.building_cost;
  const isFree = placing.waiting !== null || !(piece in scene.view.stock) || cost === undefined;
  const name = capital(wordFor(scene, piece));
  return scene.words.say(isFree ? "placing-piece" : "placing-priced", { piece: name, florins: amount(cost ?? 0) });
}

/** Whether it fits there, with whom it would be built, or which rule forbids it. */
export function whyNot({ words, players }: Speaker, { fits, forbidden, partner, spot }: Placing): string {
  if (spot === null) return "";
  if (forbidden) return `${words.say(`why-${forbidden.clause}`)} (${forbidden.clause})`;
  if (!fits) return words.say("placing-not-now");
  return partner === null
    ? words.say("placing-fits")
    : words.say("placing-together", { seat: nameOf({ players }, partner) });
}

export const spotLabel = (scene: Speaker, placing: Placing): string =>
  `${spotSaid(scene, placing)} ${whyNot(scene, placing)}`;

/** A kind of piece in the supply: how many are left, and what it is to the reader. */
export function supplyLabel(scene: Speaker, piece: string, left: number, isOwned: boolean, likers: string[]): string {
  const { words } = scene;
  const said = [words.say("supply-left", { piece: wordFor(scene, piece), count: left })];
  if (isOwned) said.push(words.say("supply-owned"));
  if (likers.length > 0)
    said.push(words.say("supply-liked", { count: likers.length, professions: wordsFor(scene, likers) }));
  return said.join(", ");
}
