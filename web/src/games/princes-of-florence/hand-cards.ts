/** What the things in the hand and before a player are, for the card that explains them. */

import type { Snippet } from "svelte";

import type { Explanation } from "../../lib/explain";
import type { ShownFact } from "./facts";
import { valueOfAll } from "./hand";
import { nowLabel, purposeOf, verdictLabel, worthLabel } from "./hand-labels";
import { amount, capital, wordFor } from "./labels";
import { nameOf, type Scene } from "./scene";
import type { CardView, HandView, OwnView, PlayerView } from "./view";
import { gainWorth } from "./worths";

type Told = Pick<Scene, "words">;

// -- what the reader holds

export const florinsCard = ({ words, view }: Scene, own: OwnView): Explanation => ({
  title: words.say("hand-florins", { florins: String(own.florins) }),
  text: words.say("card-florins-text"),
  clause: view.options.muse_and_princess === true ? "PF-4" : "PF-71",
});

export const actionsCard = ({ words }: Told, left: number): Explanation => ({
  title: capital(words.say("hand-actions", { left })),
  text: words.say("card-actions-text"),
  clause: "PF-30",
});

/** A profession; `table` says where the value of its work comes from. */
export const professionCard = (scene: Scene, card: HandView, table: Snippet): Explanation => ({
  title: capital(wordFor(scene, card.name)),
  body: table,
  clause: "PF-31",
  worth: capital(verdictLabel(scene, card.value, valueOfAll(scene.view.you?.bonus ?? []))) || undefined,
});

const BONUS_CARDS = [
  "buildings", "large-buildings", "medium-and-forests", "small-and-landscapes", "building-sizes", "landscapes",
  "forests", "lakes", "parks", "freedoms", "jesters", "freedoms-and-jesters", "architects", "architects-and-lakes",
  "prestige-cards", "prestige-and-freedoms", "landscape-kinds", "categories", "hand", "table",
]; // prettier-ignore
const PRESTIGE_CARDS = [
  "most-buildings", "two-large", "fewest-squares", "three-landscapes", "most-landscapes", "most-forests", "most-lakes",
  "three-freedoms", "buildings-freedoms-works", "most-jesters", "most-architects", "most-parks",
  "architect-jester-landscapes", "most-works",
]; // prettier-ignore

/** The clause of a card: they stand in the rules one after the other. */
function clauseOf(kind: "bonus" | "prestige", name: string): string | undefined {
  const [cards, first] = kind === "bonus" ? [BONUS_CARDS, 50] : [PRESTIGE_CARDS, 80];
  const place = cards.indexOf(name);
  return place < 0 ? undefined : `PF-${first + place}`;
}

export function worthCard(scene: Scene, kind: "bonus" | "prestige", card: CardView): Explanation {
  const { words } = scene;
  const purpose = purposeOf(scene, kind, card.name);
  return {
    title: words.say(kind === "bonus" ? "card-bonus" : "card-prestige-card"),
    text:
      kind === "bonus"
        ? words.say("card-bonus-text", { purpose })
        : words.say("card-prestige-text", { purpose, worth: worthLabel(scene, card) }),
    clause: clauseOf(kind, card.name),
    worth: `${capital(nowLabel(scene, kind, card))}.`,
  };
}

/** A card to be drawn from a pile. */
export function drawCard(scene: Scene, own: OwnView, pile: string): Explanation {
  const { words, view } = scene;
  return {
    title: words.say(`action-draw-${pile}`),
    text: words.say("card-draw-text", { florins: amount(view.costs[pile] ?? 0), left: view.piles[pile] ?? 0 }),
    clause: pile === "bonus" ? "PF-47" : "PF-45",
    worth:
      pile === "bonus"
        ? words.say("card-draw-bonus-worth", { count: own.bonus.length, value: valueOfAll(own.bonus) })
        : words.say("card-worth-every", { more: 1 }),
  };
}

/** A freedom to be introduced. */
export function freedomCard(scene: Scene, freedom: string): Explanation {
  const { words, view } = scene;
  return {
    title: words.say("action-freedom", { freedom }),
    text: words.say("card-freedom-text", {
      florins: amount(view.costs.freedom ?? 0),
      left: view.freedoms[freedom] ?? 0,
    }),
    clause: "PF-46",
    worth: gainWorth(scene, freedom),
  };
}

export const recruitingCard = ({ words }: Told, own: OwnView): Explanation => ({
  title: capital(words.say("word-recruiting")),
  text: words.say("card-item-recruiting"),
  clause: "PF-25",
  worth: words.say("card-recruits", { count: own.recruits.length }),
});

export const rememberedCard = ({ words }: Told): Explanation => ({
  title: words.say("hand-remembered"),
  text: words.say("card-remembered-text"),
  clause: "PF-4",
});

export const paymentCard = ({ words, view }: Scene): Explanation => ({
  title: words.say("hand-pay", { florins: String(view.action.work_pay) }),
  text: words.say("card-payment-text", { price: amount(view.action.point_price) }),
  clause: "PF-33",
});

export const workCard = ({ words }: Told): Explanation => ({
  title: words.say("hand-work"),
  text: words.say("card-work-text"),
  clause: "PF-32",
});

// -- what lies open before a player

const FACT_CLAUSES: Record<string, string> = {
  prestige: "PF-72",
  profession: "PF-31",
  table: "PF-27",
  recruiting: "PF-25",
  bonus: "PF-47",
  "prestige-cards": "PF-24",
  buildings: "PF-40",
  jesters: "PF-22",
  architects: "PF-23",
  "best-work": "PF-35",
};

export function factCard({ words }: Told, { name, label }: Pick<ShownFact, "name" | "label">): Explanation {
  const isLandscape = !(name in FACT_CLAUSES);
  return {
    title: capital(label),
    text: words.say(`card-fact-${isLandscape ? "landscape" : name}`),
    clause: isLandscape ? "PF-21" : FACT_CLAUSES[name],
  };
}

export const ownedFreedomCard = ({ words }: Told, freedom: string): Explanation => ({
  title: words.say("action-freedom", { freedom }),
  text: words.say("card-freedom-owned"),
  clause: "PF-46",
});

export const neighboursCard = (scene: Pick<Scene, "words" | "players">, { neighbours }: PlayerView): Explanation => ({
  title: `${scene.words.say("has-neighbours")} ${neighbours.map((seat) => nameOf(scene, seat)).join(", ")}`,
  text: scene.words.say("card-fact-neighbours"),
  clause: "PF-121",
});
