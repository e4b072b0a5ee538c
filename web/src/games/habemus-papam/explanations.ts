/** What the cards, signs and numbers of 1655 say of themselves. */

import type { Explanation } from "../../lib/explain";
import { listed } from "../../lib/words";
import type { Fan } from "./changes";
import { gemLabel, lineLabel, personLabel, shortName } from "./labels";
import { nameOf, type Scene } from "./scene";
import type { CardView, OrderView, OwnView, PlayerView } from "./view";
import { votesOf, worthToYou, type Told } from "./worth-to-you";

/** The clause that says what a card does; of a person by kind. */
const CLAUSES: Readonly<Record<string, string>> = {
  cardinal: "HP-16",
  late: "HP-35",
  leader: "HP-47",
  mazarin: "HP-54",
  louis: "HP-53",
  felipe: "HP-32",
  squadrone: "HP-33",
  death: "HP-34",
  camerlengo: "HP-19",
  gold: "HP-41",
  second: "HP-42",
  twice: "HP-43",
  rubies: "HP-44",
  bribe: "HP-45",
  swap: "HP-46",
  "four-arms": "HP-60",
  "spain-innocent": "HP-61",
  "innocent-urban": "HP-62",
  "spain-urban": "HP-63",
  france: "HP-64",
  leaders: "HP-65",
  "felipe-mazarin": "HP-66",
};

const isYours = ({ view }: Told, { seat }: PlayerView): boolean => view.you?.seat === seat;

/** What a card is and does, as far as it is the same for everybody. */
function about(scene: Told, card: CardView): Explanation {
  const { words } = scene;
  if (card.age === null)
    return {
      title: words.say(`card-${card.name}`),
      text: words.say(`card-does-${card.name}`),
      clause: CLAUSES[card.name],
    };
  const facts = personLabel(scene, card).split(", ").slice(1).join(", ");
  return {
    title: card.full_name ?? shortName(scene, card.name),
    text: `${sentence(facts)} ${words.say(`card-does-${card.kind}`)}`,
    clause: card.is_immune ? "HP-47" : card.symbol === null ? CLAUSES[card.kind] : "HP-55",
  };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A card on offer. */
export const offeredCard = (scene: Told, card: CardView): Explanation => ({
  ...about(scene, card),
  worth: worthToYou(scene, card),
});

/** Somebody who lies before a player. */
export function personCard(scene: Told, card: CardView, player: PlayerView): Explanation {
  const isThere = player.people.some(({ name }) => name === card.name);
  if (!isThere) return offeredCard(scene, card);
  const votes = votesOf(player, card);
  const worth = isYours(scene, player)
    ? scene.words.say("card-brings-you", { votes })
    : scene.words.say("card-brings-other", { votes, seat: nameOf(scene, player.seat) });
  return { ...about(scene, card), worth };
}

/** The place of a faction of which a player has nobody. */
export function waitingCard(scene: Told, { faction }: Fan, player: PlayerView): Explanation {
  const { words, view } = scene;
  const seat = nameOf(scene, player.seat);
  if (faction === null)
    return { title: words.say("card-late-place"), text: words.say("card-late-place-text", { seat }), clause: "HP-35" };
  const asking = isYours(scene, player)
    ? (view.you?.orders ?? []).filter(({ name }) => name === "four-arms" || name.includes(faction))
    : [];
  const orders = listed(
    words,
    asking.map(({ name }) => words.say("card-quoted", { name: words.say(`order-${name}`) })),
  );
  return {
    title: words.say(`word-${faction}`),
    text: words.say("card-faction", { faction: words.say(`word-${faction}`), seat }),
    clause: faction === "france" ? "HP-64" : "HP-60",
    worth: asking.length > 0 ? words.say("card-faction-order", { orders }) : undefined,
  };
}

/** A kind of politics card before a player. */
export function trackCard(scene: Told, player: PlayerView, name: string): Explanation {
  const { words } = scene;
  const count = { ...player, squadrone: player.squadrone ? 1 : 0 }[name as "mazarin"];
  const card = { name, age: null, kind: "politics" } as CardView;
  return {
    ...about(scene, card),
    title: words.say("card-track", { card: words.say(`card-${name}`), count, seat: nameOf(scene, player.seat) }),
    worth: isYours(scene, player) && !(name === "squadrone" && count > 0) ? worthOfNext(scene, card) : undefined,
  };
}

const worthOfNext = (scene: Told, card: CardView): string | undefined => {
  const worth = worthToYou(scene, card);
  return worth === undefined ? undefined : scene.words.say("card-next", { worth });
};

/** The votes that lie open before a player. */
export function votesCard(scene: Told, player: PlayerView): Explanation {
  const { words } = scene;
  return {
    title: words.say("card-open-votes", { seat: nameOf(scene, player.seat), votes: player.votes }),
    text: words.say("card-open-votes-text", { people: player.people.length, pairs: player.symbols.length }),
    clause: "HP-52",
    worth: isYours(scene, player) && scene.view.you ? ownVotes(scene, scene.view.you) : undefined,
  };
}

const ownVotes = ({ words }: Told, own: OwnView): string => words.say("card-own-votes", { votes: own.votes });

export const camerlengoCard = (scene: Told): Explanation => ({
  title: scene.words.say("board-camerlengo", { seat: nameOf(scene, scene.view.camerlengo) }),
  text: scene.words.say("card-is-camerlengo"),
  clause: "HP-13",
});

/** A symbol whose vote is won. */
export function oldBoysCard(scene: Told, symbol: string, player: PlayerView): Explanation {
  const names = player.people.filter((card) => card.symbol === symbol).map(({ name }) => shortName(scene, name));
  return {
    title: scene.words.say("card-old-boys", { symbol: shortName(scene, symbol) }),
    text: scene.words.say("card-old-boys-text", { people: listed(scene.words, names), count: names.length }),
    clause: "HP-55",
  };
}

export function orderCard({ words }: Pick<Scene, "words">, order: OrderView): Explanation {
  return {
    title: words.say("card-order", { order: words.say(`order-${order.name}`), votes: order.votes }),
    text: words.say("card-order-text", { asks: words.say(`order-asks-${order.name}`), votes: order.votes }),
    clause: CLAUSES[order.name],
    worth: words.say("card-order-now", { fulfilled: order.fulfilled ? "yes" : "no" }),
  };
}

/** The order that a player kept, known to all at the end. */
export const keptCard = ({ words }: Pick<Scene, "words">, name: string): Explanation => ({
  title: words.say(`order-${name}`),
  text: words.say("card-kept-order", { asks: words.say(`order-asks-${name}`) }),
  clause: CLAUSES[name],
});

/** An action card held. */
export const heldCard = (scene: Told, name: string): Explanation => offeredCard(scene, actionOf(name));

export const actionOf = (name: string): CardView => ({ name, kind: "action", age: null }) as CardView;

/** So many gems of a kind: the reader's, or the bank's. */
export const gemCard = (scene: Told, gem: string, count: number, whose: "yours" | "bank" | "open"): Explanation => ({
  title: sentence(gemLabel(scene, gem, count)).replace(/\.$/, ""),
  text: scene.words.say(`card-gem-${whose}`, { gem, count }),
  clause: whose === "bank" ? "HP-14" : "HP-13",
});

export const goldCard = (scene: Told, own: OwnView): Explanation => {
  const line = own.lines.find(({ why }) => why === "gold");
  return {
    title: scene.words.say("board-gems-and-gold", { gold: own.gold }),
    text: scene.words.say("card-gold-text"),
    clause: "HP-54",
    worth: line && scene.words.say("card-gold-worth", { gold: line.gold, rate: line.rate, votes: line.points }),
  };
};

export const linesCard = (scene: Told, own: OwnView): Explanation => ({
  title: ownVotes(scene, own),
  text: own.lines.map((line) => `${lineLabel(scene, line)}: ${line.points}`).join(" · "),
  clause: "HP-57",
});

/** Anything whose words need no reckoning. */
export const plainCard = (
  { words }: Pick<Scene, "words">,
  name: string,
  values: Record<string, unknown> = {},
  clause?: string,
): Explanation => ({
  title: words.say(`card-${name}-title`, values),
  text: words.say(`card-${name}-text`, values),
  clause,
});
