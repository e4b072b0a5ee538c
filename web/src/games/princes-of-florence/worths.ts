/** What something would be worth to the reader now, in a sentence; nothing for who only watches. */

import { wordsFor } from "./labels";
import { ownPlayer, type Scene } from "./scene";

/** By how much each work of the hand would gain by one more of something. */
function gainsOf({ view }: Pick<Scene, "view">, name: string): { name: string; more: number }[] {
  return (view.you?.hand ?? []).map(({ name: card, reasons }) => {
    return { name: card, more: reasons.find((reason) => reason.name === name)?.more ?? 0 };
  });
}

/** Which works would gain by one more of something. */
export function gainWorth(scene: Pick<Scene, "words" | "view">, name: string): string | undefined {
  const { words, view } = scene;
  if (view.you === null) return undefined;
  const gaining = gainsOf(scene, name).filter(({ more }) => more > 0);
  const [first] = gaining;
  if (first === undefined) return words.say("card-worth-nobody");
  return words.say("card-worth-works", {
    count: gaining.length,
    professions: wordsFor(
      scene,
      gaining.map((card) => card.name),
    ),
    more: first.more,
  });
}

/** What an item of the auctions would do for the reader. */
export function itemWorth(scene: Scene, item: string): string | undefined {
  const { words, view } = scene;
  const own = ownPlayer(scene);
  if (own === null || view.you === null) return undefined;
  if (item === "jester") return words.say("card-worth-every", { more: 2 });
  if (item === "recruiting") return words.say("card-worth-every", { more: 1 });
  if (item === "architect") return words.say("card-worth-architect", { count: own.architects });
  if (item === "prestige") return words.say("card-worth-prestige", { count: own.prestige_cards });
  if (item === "landscape") return undefined;
  return pieceWorth(scene, item);
}

/** What a building or a landscape would do for the reader. */
export function pieceWorth(scene: Scene, piece: string): string | undefined {
  const { words, view } = scene;
  const own = ownPlayer(scene);
  if (own === null || view.you === null) return undefined;
  if (own.buildings.includes(piece)) return words.say("card-building-owned");
  const second = (own.landscapes[piece] ?? 0) > 0 ? [words.say("card-worth-second")] : [];
  return [gainWorth(scene, piece), ...second].join(" ");
}
