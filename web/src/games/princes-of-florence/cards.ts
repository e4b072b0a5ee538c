/** What the things on the board are, for the card that explains them. */

import type { Explanation } from "../../lib/explain";
import { bringsLabel, standingLabel } from "./characters";
import { about, amount, capital, wordFor, wordsFor } from "./labels";
import { itemLabel, rivalLabel, type Sale } from "./market";
import type { ShownRound } from "./rounds";
import { nameOf, ownPlayer, type Scene } from "./scene";
import type { ShownTile } from "./tiles";
import type { CharacterView, PlayerView } from "./view";
import { itemWorth, pieceWorth } from "./worths";

/** Several sentences of which some may be missing. */
export const together = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(" ") || undefined;

// -- rounds and prestige

export function roundCard(scene: Scene, { round, minimum, when }: ShownRound): Explanation {
  const { words, view } = scene;
  const best = Math.max(0, ...(view.you?.hand ?? []).map(({ value }) => value));
  const worth =
    best === 0 || when === "past"
      ? undefined
      : words.say("card-round-worth", { best, short: Math.max(0, minimum - best) });
  return {
    title: words.say("card-round", { round }),
    text: words.say("card-round-text", { minimum }),
    clause: "PF-32",
    worth,
  };
}

export const firstCard = (scene: Scene): Explanation => ({
  title: scene.words.say("timeline-first", about(scene, scene.view.first)),
  text: scene.words.say("card-first-text"),
  clause: "PF-5",
});

export const worksCard = ({ words }: Pick<Scene, "words">): Explanation => ({
  title: words.say("timeline-works"),
  text: words.say("card-works-text"),
  clause: "PF-35",
});

export function trackCard(scene: Scene, seat: number): Explanation {
  const { words, view } = scene;
  const [player, own] = [view.players[seat], ownPlayer(scene)];
  const more = (player?.prestige ?? 0) - (own?.prestige ?? 0);
  const compared = more === 0 ? "card-track-level" : more > 0 ? "card-track-ahead" : "card-track-behind";
  return {
    title: nameOf(scene, seat),
    text: words.say("card-track-text", { points: player?.prestige ?? 0, place: player?.place ?? 0 }),
    clause: "PF-72",
    worth: own === null || own === player ? undefined : words.say(compared, { count: Math.abs(more) }),
  };
}

// -- auctions

const ITEM_CLAUSES: Record<string, string> = {
  forest: "PF-20",
  lake: "PF-20",
  park: "PF-20",
  landscape: "PF-76",
  jester: "PF-22",
  architect: "PF-23",
  prestige: "PF-24",
  recruiting: "PF-25",
};

export const itemCard = (scene: Scene, item: string, sale?: Sale): Explanation => ({
  title: capital(itemLabel(scene, item, sale)),
  text: scene.words.say(`card-item-${item}`),
  clause: ITEM_CLAUSES[item],
  worth: itemWorth(scene, item),
});

/** What is auctioned now, with what it costs. */
export function lotCard(scene: Scene, item: string): Explanation {
  const { words, view } = scene;
  const { florins, next } = view.auction;
  const left = next === null || view.you === null ? null : view.you.florins - next;
  const said =
    left === null || next === null
      ? undefined
      : words.say(left < 0 ? "card-lot-short" : "card-lot-worth", { next: String(next), left: String(left) });
  return {
    title: capital(wordFor(scene, item)),
    text: together(
      words.say("card-lot-text", { florins: String(florins), next: amount(next ?? 0) }),
      words.say(`card-item-${item}`),
    ),
    clause: "PF-11",
    worth: together(said, itemWorth(scene, item)),
  };
}

export const biddersCard = (scene: Scene): Explanation => ({
  title: scene.words.say("market-rivals"),
  text: `${scene.players.map(({ seat }) => capital(rivalLabel(scene, seat))).join(". ")}.`,
  clause: "PF-14",
});

const CHARACTER_CLAUSES: Record<string, string> = {
  muse: "PF-105",
  cardinal: "PF-106",
  princess: "PF-107",
  merchant: "PF-108",
  professor: "PF-109",
  banker: "PF-110",
};

export function characterCard(scene: Scene, character: CharacterView): Explanation {
  const { name, low, high } = character;
  const said = [bringsLabel(scene, character), capital(standingLabel(scene, character))];
  return {
    title: capital(wordFor(scene, name)),
    text: `${[...said, scene.words.say("powers-track", { low, high })].join(". ")}.`,
    clause: CHARACTER_CLAUSES[name],
  };
}

export const turnCard = ({ words }: Pick<Scene, "words">, title: string): Explanation => ({
  title,
  text: words.say("card-turn-text"),
  clause: "PF-100",
});

// -- land and buildings

export function costCard(scene: Scene): Explanation {
  const own = ownPlayer(scene);
  return {
    title: capital(scene.words.say("supply-cost", { florins: amount(own?.building_cost ?? 0) })),
    text: scene.words.say("card-cost-text", { architects: own?.architects ?? 0 }),
    clause: "PF-40",
  };
}

const isBuilding = ({ view }: Scene, piece: string): boolean => piece in view.stock;

/** What a piece is good for, whoever has it. */
const purposeOfPiece = (scene: Scene, piece: string): string =>
  isBuilding(scene, piece)
    ? scene.words.say("card-building-text", { size: scene.view.shapes[piece]?.length ?? 0 })
    : scene.words.say("card-landscape-text");

/** A kind of piece in the supply. */
export const pieceCard = (scene: Scene, piece: string, left: number): Explanation => ({
  title: capital(scene.words.say("supply-left", { piece: wordFor(scene, piece), count: left })),
  text: purposeOfPiece(scene, piece),
  clause: isBuilding(scene, piece) ? "PF-40" : "PF-21",
  worth: pieceWorth(scene, piece),
});

/** A piece that lies in somebody's land. */
export function tileCard(scene: Scene, tile: Pick<ShownTile, "piece" | "seat" | "partner">): Explanation {
  const { words, view, seat } = scene;
  const { piece, partner } = tile;
  const likers = (view.you?.hand ?? []).filter((card) => [card.building, card.landscape].includes(piece));
  const isOwn = seat !== null && (tile.seat === seat || partner === seat);
  const other = tile.seat === seat ? partner : tile.seat;
  return {
    title: capital(wordFor(scene, piece)),
    text: together(
      purposeOfPiece(scene, piece),
      partner === null || other === null ? "" : words.say("card-tile-joint", { seat: nameOf(scene, other) }),
    ),
    clause: isBuilding(scene, piece) ? "PF-44" : "PF-21",
    worth:
      isOwn && likers.length > 0
        ? words.say("card-tile-liked", {
            professions: wordsFor(
              scene,
              likers.map(({ name }) => name),
            ),
          })
        : undefined,
  };
}

export const palaceCard = ({ words }: Pick<Scene, "words">): Explanation => ({
  title: words.say("card-palace"),
  text: words.say("card-palace-text"),
  clause: "PF-42",
});

export const freeCard = ({ words }: Pick<Scene, "words">, { free_squares: count }: PlayerView): Explanation => ({
  title: capital(words.say("ground-free", { count })),
  text: words.say("card-free-text"),
  clause: "PF-82",
});

/** Somebody's principality as a whole; one that is shown small can be enlarged. */
export function groundCard(scene: Scene, player: PlayerView, isSmall = false): Explanation {
  const { words } = scene;
  const free = words.say("ground-free", { count: player.free_squares });
  const pieces = player.tiles.map(({ piece }) => piece);
  const said =
    pieces.length === 0
      ? words.say("card-ground-bare", { free })
      : words.say("card-ground-text", { tiles: capital(wordsFor(scene, pieces)), free });
  const isOwn = player.seat === scene.seat;
  return {
    title: isOwn ? words.say("ground-own") : words.say("ground-of", { seat: nameOf(scene, player.seat) }),
    text: together(said, isSmall ? words.say("card-ground-large") : ""),
    clause: "PF-41",
  };
}

// -- building together

export const offerCard = ({ words }: Pick<Scene, "words">): Explanation => ({
  title: words.say("offer-name"),
  text: words.say("card-offer-text"),
  clause: "PF-121",
});

export const balanceCard = ({ words }: Pick<Scene, "words">): Explanation => ({
  title: words.say("offer-balance"),
  text: words.say("card-balance-text"),
  clause: "PF-122",
});

export const refusalsCard = ({ words, view }: Pick<Scene, "words" | "view">): Explanation => ({
  title: words.say("offer-name"),
  text: words.say("offer-refusals", { count: view.action.refusals }),
  clause: "PF-125",
});
