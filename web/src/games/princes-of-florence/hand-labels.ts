/** What the reader holds, in words. */

import { listed } from "../../lib/words";
import { likedBy, valueOfAll, verdictOn } from "./hand";
import { wordFor, wordsFor } from "./labels";
import { nameOf, type Scene } from "./scene";
import type { CardView, HandView, OwnView } from "./view";

type Holder = Pick<Scene, "words" | "view">;

/** What a bonus card counts, or what a prestige card rewards. */
export const purposeOf = (scene: Pick<Scene, "words">, pile: string, name: string, form = "full"): string =>
  scene.words.has(`${pile}-${name}`) ? scene.words.say(`${pile}-${name}`, { form }) : wordFor(scene, name);

/** A card of any pile by its name. */
export const cardName = (scene: Pick<Scene, "words">, pile: string, name: string): string =>
  pile === "profession" ? wordFor(scene, name) : purposeOf(scene, pile, name);

/** A profession in a sentence, with its article. */
export const theProfession = (scene: Pick<Scene, "words">, name: string): string =>
  scene.words.has(`profession-${name}`) ? scene.words.say(`profession-${name}`, { form: "the" }) : name;

/** What the reader gives back at the start, and who has still to choose. */
export function returnedLabel(scene: Holder & Pick<Scene, "players" | "seat">, name: string): string {
  const { words, view, seat } = scene;
  const others = view.waiting_for.filter((other) => other !== seat).map((other) => nameOf(scene, other));
  const said = words.say("board-returned", { card: theProfession(scene, name) });
  return others.length === 0 ? said : `${said} ${words.say("hand-still-choosing", { seats: listed(words, others) })}`;
}

/** Something that adds value to a work. */
export const reasonName = (scene: Pick<Scene, "words">, name: string): string =>
  scene.words.has(`hand-reason-${name}`) ? scene.words.say(`hand-reason-${name}`) : wordFor(scene, name);

/** Whether a work would be enough for the round; nothing before the first one. */
export function verdictLabel({ words, view }: Holder, value: number, bonus: number): string {
  const { minimum } = view;
  const verdict = verdictOn(value, bonus, minimum);
  if (verdict === null) return "";
  return words.say(`hand-${verdict}`, { most: value + bonus, short: minimum - value, minimum });
}

export function professionLabel(scene: Holder & Pick<Scene, "players">, card: HandView, owner?: number): string {
  const said = scene.words.say("hand-profession", {
    profession: wordFor(scene, card.name),
    likes: wordsFor(scene, [card.building, card.landscape, card.freedom]),
    value: card.value,
  });
  const verdict = verdictLabel(scene, card.value, valueOfAll(scene.view.you?.bonus ?? []));
  const place = owner === undefined ? "" : scene.words.say("hand-face-up", { seat: nameOf(scene, owner) });
  return [said, verdict, place].filter(Boolean).join(", ");
}

/** What a prestige card may score. */
export const worthLabel = ({ words }: Pick<Scene, "words">, { points = 0, tied }: CardView): string =>
  tied === undefined ? words.say("hand-worth", { points }) : words.say("hand-worth-tied", { points, tied });

/** What a bonus card would add now, or what a prestige card would score. */
export const nowLabel = ({ words }: Pick<Scene, "words">, kind: "bonus" | "prestige", { value }: CardView): string =>
  words.say(`hand-${kind}`, { value });

/** A bonus or a prestige card, with what it is worth. */
export function worthCardLabel(scene: Pick<Scene, "words">, kind: "bonus" | "prestige", card: CardView): string {
  const worth = kind === "bonus" ? [] : [worthLabel(scene, card)];
  return scene.words.say("page-labelled", {
    label: purposeOf(scene, kind, card.name),
    value: [...worth, nowLabel(scene, kind, card)].join(", "),
  });
}

export function freedomLabel(scene: Holder, own: OwnView, freedom: string): string {
  const { words, view } = scene;
  const said = [
    words.say("hand-freedom", {
      freedom: words.has(`freedom-${freedom}`) ? words.say(`freedom-${freedom}`, { form: "the" }) : freedom,
      left: view.freedoms[freedom] ?? 0,
    }),
  ];
  const liking = likedBy(own.hand, freedom).map(({ name }) => name);
  if (liking.length > 0) said.push(words.say("hand-liked-by", { professions: wordsFor(scene, liking) }));
  return said.join(", ");
}

interface OpenCard {
  kind: "profession" | "bonus" | "prestige";
  name: string;
  value: number;
  label: string;
}

/** All cards of a hand that lies open, with their values. */
export function openCards(scene: Holder & Pick<Scene, "players">, own: OwnView): OpenCard[] {
  const seen = { ...scene, view: { ...scene.view, you: own } };
  const worth = (kind: "bonus" | "prestige", cards: readonly CardView[]): OpenCard[] =>
    cards.map((card) => ({ kind, name: card.name, value: card.value, label: worthCardLabel(scene, kind, card) }));
  return [
    ...own.hand.map((card) => ({
      kind: "profession" as const,
      name: card.name,
      value: card.value,
      label: professionLabel(seen, card),
    })),
    ...worth("bonus", own.bonus),
    ...worth("prestige", own.prestige_cards),
  ];
}
