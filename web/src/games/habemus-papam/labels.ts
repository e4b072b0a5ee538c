/** The names of 1655's pieces, as a screen reader says them. */

import { listed } from "../../lib/words";
import type { Scene } from "./scene";
import type { CardView, OrderView, SheetLine } from "./view";

type Speaker = Pick<Scene, "words">;

/** A card or a person for short; somebody whom only an own component file knows is written as there. */
export const shortName = ({ words }: Speaker, name: string): string =>
  words.has(`word-${name}`) ? words.say(`word-${name}`) : name.charAt(0).toUpperCase() + name.slice(1);

/** A card in full: who it is and what comes with it, or what it does. */
export function cardLabel(scene: Speaker, card: CardView): string {
  const { words } = scene;
  return card.age === null
    ? words.say("board-card", { card: words.say(`card-${card.name}`), does: words.say(`card-does-${card.name}`) })
    : personLabel(scene, card);
}

/** A cardinal or leader: faction, age and symbol, and whether the symbol's vote is won. */
export function personLabel(scene: Speaker, card: CardView, completed: readonly string[] = []): string {
  const { words } = scene;
  const faction = card.faction === null ? "" : shortName(scene, card.faction);
  const said = [
    card.full_name ?? shortName(scene, card.name),
    words.say("board-person", { kind: card.kind, faction, age: card.age ?? 0 }),
  ];
  if (card.symbol !== null) said.push(symbolLabel(scene, card.symbol, completed.includes(card.symbol)));
  if (card.is_immune) said.push(words.say("board-immune"));
  return said.join(", ");
}

/** A symbol of old boys, and what it wants or that it has it. */
export function symbolLabel(scene: Speaker, symbol: string, isCompleted: boolean): string {
  const name = shortName(scene, symbol);
  return scene.words.say("board-symbol", {
    symbol: name,
    completed: isCompleted ? "yes" : "no",
    asks: scene.words.say("symbol-asks", { symbol, name }),
  });
}

/** So many gems of a kind, as in “2 rubies”. */
export const gemLabel = ({ words }: Speaker, gem: string, count: number): string => words.say("gems", { gem, count });

/** Gems that are named one by one, put together by kind. */
export function gemList(scene: Speaker, gems: readonly string[]): string {
  if (gems.length === 0) return scene.words.say("gems-none");
  const kinds = [...new Set(gems)];
  return listed(
    scene.words,
    kinds.map((kind) => gemLabel(scene, kind, gems.filter((gem) => gem === kind).length)),
  );
}

/** An order: its votes, what it asks for and whether that is so now. */
export const orderLabel = ({ words }: Speaker, order: OrderView): string =>
  words.say("board-order", {
    order: words.say(`order-${order.name}`),
    asks: words.say(`order-asks-${order.name}`),
    votes: order.votes,
    fulfilled: order.fulfilled ? "yes" : "no",
  });

/** One reason for votes. */
export function lineLabel(scene: Speaker, { why, order, symbol, count, gold, rate }: SheetLine): string {
  return scene.words.say(`sheet-line-${why}`, {
    count,
    gold,
    rate,
    ...(order === undefined ? {} : { order: scene.words.say(`order-${order}`) }),
    ...(symbol === undefined ? {} : { symbol: shortName(scene, symbol) }),
  });
}
