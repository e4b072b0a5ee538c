/** The six characters: who stands where or has them, what each would bring the reader, and what may be bid. */

import type { Offer } from "../../lib/choosing.svelte";
import { about, amount, wordFor } from "./labels";
import { numbersIn, offersTo } from "../../lib/offers";
import { ownPlayer, type Scene } from "./scene";
import type { CharacterView } from "./view";

/** What a character would bring the reader now. */
export function bringsLabel(scene: Scene, { name, florins }: CharacterView): string {
  const { view, words } = scene;
  const value = view.you?.princess_work ?? 0;
  return words.say(`powers-brings-${name}`, {
    round: view.round,
    value,
    minimum: view.minimum,
    reaches: value >= view.minimum ? "yes" : "no",
    points: ownPlayer(scene)?.place ?? 0,
    florins: amount(florins),
  });
}

export interface Figure {
  sign: string;
  text: string;
}

/** The same as a sign and a figure; null where it has none. */
export function figureOf(scene: Scene, { name, florins }: CharacterView): Figure | null {
  const { view } = scene;
  const place = ownPlayer(scene)?.place;
  if (name === "muse") return { sign: "work", text: `+${view.round}` };
  if (name === "princess" && view.you) return { sign: "work", text: String(view.you.princess_work) };
  if (name === "merchant" && place !== undefined) return { sign: "laurel", text: `+${place}` };
  return florins > 0 ? { sign: "florin", text: String(florins) } : null;
}

/** Who has a character, or whose piece stands on it, and at which number. */
export function standingLabel(scene: Scene, character: CharacterView): string {
  const { words } = scene;
  const { owner, taken, standing, number, low } = character;
  if (owner !== null) return words.say("powers-owned", about(scene, owner));
  if (taken) return words.say("powers-gone");
  if (standing === null) return words.say("powers-free", { low: amount(100 * low) });
  return words.say("powers-standing", { ...about(scene, standing), florins: amount(100 * (number ?? 0)) });
}

export const characterLabel = (scene: Scene, character: CharacterView): string =>
  [wordFor(scene, character.name), standingLabel(scene, character), bringsLabel(scene, character)].join(", ");

/** The numbers of a character at which the reader's piece may stand, the least first. */
export const numbersOf = (offers: readonly Offer[], name: string): number[] =>
  numbersIn(
    offersTo(offers, "character").filter(({ move }) => move.data.character === name),
    "number",
  );

/** The least number there is above the piece that stands there, whether or not the reader may stand there. */
export const leastNumber = ({ low, number }: CharacterView): number => (number === null ? low : number + 1);

/** The number of a character nearest to what was typed. */
export const nearestNumber = ({ low, high }: CharacterView, typed: number): number =>
  Number.isFinite(typed) ? Math.min(high, Math.max(low, Math.round(typed))) : low;

export interface Use {
  /** The move it is. */
  text: string;
  said: string;
  sign: string | null;
}

const USES = ["merchant", "professor", "princess"];

/** What the reader may do with a character that is theirs. */
export function usesOf(scene: Scene, { name }: CharacterView): Use[] {
  const { words, view } = scene;
  if (name === "professor") return professorUses(scene);
  const said =
    name === "merchant"
      ? words.say("powers-use-merchant", { points: ownPlayer(scene)?.place ?? 0 })
      : words.say("powers-use-princess", { value: view.you?.princess_work ?? 0 });
  return [{ text: name === "merchant" ? "merchant points" : name, said, sign: null }];
}

/** A card from either pile or, where it is asked for the last time, nothing. */
function professorUses({ words, view, choosing }: Scene): Use[] {
  const cards = ["bonus", "prestige"].map((pile) => {
    return { text: `professor ${pile}`, said: words.say("powers-use-professor", { pile }), sign: pile };
  });
  const mayDecline = view.phase === "professor" && choosing.offer("decline") !== undefined;
  return mayDecline ? [...cards, { text: "decline", said: words.say("powers-use-nothing"), sign: null }] : cards;
}

/** Whether the reader has a character that is used by tapping it. */
export const isUsable = ({ seat }: Pick<Scene, "seat">, { name, owner }: CharacterView): boolean =>
  seat !== null && owner === seat && USES.includes(name);

/** Whether something may be done with a character now. */
export const mayBeTapped = (offers: readonly Offer[], { name }: CharacterView): boolean =>
  numbersOf(offers, name).length > 0 || offersTo(offers, name).length > 0;

/** The character that is looked at closely unless the reader picks another. */
export function firstCharacter(scene: Scene): string {
  const { characters } = scene.view;
  const { offers } = scene.choosing;
  const own = characters.find((one) => isUsable(scene, one) && mayBeTapped(offers, one));
  const reader = characters.find(
    ({ owner, standing }) => scene.seat !== null && [owner, standing].includes(scene.seat),
  );
  const may = characters.find((one) => mayBeTapped(offers, one));
  return (own ?? may ?? reader ?? characters.find(({ standing }) => standing !== null) ?? characters[0])?.name ?? "";
}
