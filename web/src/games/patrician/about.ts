/** What the things on Patrician's board say of themselves, on their cards. */

import type { Explanation } from "../../lib/explain";
import { listed } from "../../lib/words";
import { ambassadorLabel, cardLabel, cityName, headMark, roadLabel, siteLabel } from "./labels";
import { tileAt } from "./changes";
import { nameOf, who, type Scene } from "./scene";
import type { AmbassadorView, CardView, CityView, RoadView, TowerView } from "./view";

/** What a card about something needs to know. */
export type Speaker = Pick<Scene, "words" | "players" | "seat" | "view">;

/** Several sentences; those that are not said are left out. */
const together = (...sentences: (string | false | undefined)[]): string => sentences.filter(Boolean).join(" ");

export function aboutCity(scene: Speaker, city: CityView): Explanation {
  const { words, seat } = scene;
  const [larger, smaller] = city.tiles.map(({ value }) => value);
  const values = { capacity: city.capacity, room: city.room, larger, smaller };
  const led = city.towers.filter(({ leader }) => leader === seat);
  const points = led.reduce((sum, { stake }) => sum + stake, 0) + 2 * led.length * city.messengers;
  return {
    title: cityName(scene, city.name),
    text: together(
      words.say(city.scored ? "card-city-scored" : "card-city", values),
      city.messengers > 0 && words.say("card-city-messengers", { count: city.messengers, points: 2 * city.messengers }),
    ),
    clause: "PA-21",
    worth:
      seat === null
        ? undefined
        : words.say(city.scored ? "card-city-won" : "card-city-worth", { city: cityName(scene, city.name), points }),
  };
}

export function aboutCapacity(scene: Speaker, city: CityView): Explanation {
  const { capacity, room } = city;
  const values = { city: cityName(scene, city.name), capacity, room, built: capacity - room };
  return {
    title: scene.words.say(city.scored ? "card-seal-title" : "card-capacity-title", values),
    text: scene.words.say(city.scored ? "card-seal" : "card-capacity", values),
    clause: city.scored ? "PA-24" : "PA-12",
  };
}

/** Who stands in a tower, most floors first. */
function standing(scene: Speaker, tower: TowerView): string {
  const counts = new Map<number, number>();
  for (const owner of tower.floors) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const names = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([owner, count]) =>
      scene.words.say("card-tower-stands", { who: who(scene, owner), name: nameOf(scene, owner), count }),
    );
  return listed(scene.words, names);
}

export function aboutTower(scene: Speaker, city: CityView, tower: TowerView): Explanation {
  const { words, seat } = scene;
  const title = siteLabel(scene, city, tower);
  if (tower.leader === null) {
    const worth = seat === null || city.scored ? undefined : words.say("card-site-worth");
    return { title, text: words.say("card-site-empty"), clause: "PA-13", worth };
  }
  const leader = { who: who(scene, tower.leader), name: nameOf(scene, tower.leader), value: tower.stake };
  return {
    title,
    text: together(
      words.say("card-tower", { floors: tower.floors.length, standing: standing(scene, tower) }),
      words.say(city.scored ? "card-tower-won" : "card-tower-led", leader),
    ),
    clause: "PA-22",
    worth: seat === null || city.scored ? undefined : towerWorth(scene, city, tower, seat),
  };
}

function towerWorth(scene: Speaker, city: CityView, tower: TowerView, seat: number): string {
  const { words } = scene;
  if (tower.leader === seat) return words.say("card-tower-yours", { value: tower.stake });
  const own = tower.floors.filter((owner) => owner === seat).length;
  const most = tower.floors.filter((owner) => owner === tower.leader).length;
  // A new floor is the topmost: as many as the leader are enough.
  const needed = Math.max(1, most - own);
  return words.say("card-tower-needed", { count: needed, fits: needed <= city.room ? "yes" : "no", room: city.room });
}

export function aboutPennant(scene: Speaker, city: CityView, tower: TowerView): Explanation | null {
  const { words, seat } = scene;
  if (tower.leader === null) return null;
  const own = tower.floors.filter((owner) => owner === tower.leader).length;
  const leader = { who: who(scene, tower.leader), name: nameOf(scene, tower.leader) };
  const takers = tower.takers.map((taker) => (taker === seat ? words.say("board-yourself") : nameOf(scene, taker)));
  return {
    title: words.say("card-pennant-title", leader),
    text: together(
      words.say("card-pennant", { ...leader, own, floors: tower.floors.length }),
      !city.scored && takers.length > 0 && words.say("card-pennant-takers", { names: listed(words, takers) }),
    ),
    clause: "PA-22",
  };
}

export function aboutTile(scene: Speaker, city: CityView, tower: TowerView): Explanation | null {
  const { words, seat } = scene;
  const tile = tileAt(city, tower);
  if (tile === undefined) return null;
  const value = tile.value;
  const rank = value === city.tiles[0]?.value ? "larger" : "smaller";
  const winner = tile.owner ?? tower.leader;
  const isOwn = winner !== null && winner === seat;
  const owner = { who: isOwn ? "you" : "other", name: winner === null ? "" : nameOf(scene, winner), value };
  const now = winner === null ? undefined : words.say(tile.owner === null ? "card-tile-now" : "card-tile-won", owner);
  return {
    title: words.say("card-tile-title", { value, city: cityName(scene, city.name) }),
    text: together(words.say("card-tile", { rank, value }), !isOwn && now),
    clause: "PA-21",
    worth: isOwn ? now : undefined,
  };
}

/** What a card does; where it lies or whose it is comes first. */
export function aboutCard(scene: Speaker, card: CardView, lead?: string): Explanation {
  const { words, view } = scene;
  const clauses: Record<string, string> = { crest: "PA-11", star: "PA-30", heads: "PA-30", move: "PA-14" };
  const values = { city: cityName(scene, card.city), head: headMark(scene, card.head), size: view.heads_in_set };
  const city = view.cities.find(({ name }) => name === card.city);
  return {
    title: cardLabel(scene, card),
    text: together(
      lead,
      words.say(`card-symbol-${card.symbol}`, values),
      card.symbol === "star" && view.options.messengers && words.say("card-symbol-star-messenger"),
    ),
    clause: clauses[card.symbol] ?? "PA-15",
    worth: scene.seat === null ? undefined : together(headsWorth(scene, card), city && aboutCity(scene, city).worth),
  };
}

/** How far a card's heads would bring the reader's sets. */
function headsWorth({ words, view }: Speaker, card: CardView): string | undefined {
  const held = view.you?.pile.some(({ name }) => name === card.name);
  if (card.head === null || view.you === null || held) return undefined;
  const size = view.heads_in_set;
  const count = view.you.heads[card.head] ?? 0;
  const then = count + (card.symbol === "heads" ? 2 : 1);
  const isSet = Math.floor(then / size) > Math.floor(count / size);
  const head = words.say(`word-${card.head}`);
  return words.say(isSet ? "card-heads-set" : "card-heads-more", { head, then, size, missing: size - (then % size) });
}

export function aboutFaceUp(scene: Speaker, city: CityView): Explanation {
  const name = cityName(scene, city.name);
  if (city.card !== null) return aboutCard(scene, city.card, scene.words.say("card-face-up", { city: name }));
  const title = scene.words.say("card-no-card-title");
  return { title, text: scene.words.say("card-no-card", { city: name }), clause: "PA-16" };
}

export function aboutRoad(scene: Speaker, road: RoadView): Explanation {
  const { words, view, seat } = scene;
  const ends = view.cities.filter(({ name, scored }) => road.cities.includes(name) && !scored);
  const led = ends.flatMap(({ towers }) => towers).filter(({ leader }) => leader !== null && leader === seat).length;
  return {
    title: roadLabel(scene, road),
    text: words.say(road.messenger ? "card-road-taken" : "card-road"),
    clause: road.messenger ? "PA-55" : "PA-51",
    worth: seat === null ? undefined : words.say("card-road-worth", { led, points: 2 * led }),
  };
}

export function aboutAmbassador(scene: Speaker, ambassador: AmbassadorView): Explanation {
  const { words, view, seat } = scene;
  const isOver = view.phase === "over";
  const tiles = view.cities.flatMap(({ name, tiles }) => tiles.map((tile) => ({ name, ...tile })));
  const own = tiles.filter(({ owner }) => owner !== null && owner === seat);
  const points = own.filter(({ name }) => ambassador.cities.includes(name)).reduce((sum, { value }) => sum + value, 0);
  const count = own.filter(({ value }) => value === ambassador.value).length;
  const kind = ambassador.value ? "value" : "cities";
  return {
    title: ambassadorLabel(scene, ambassador, isOver),
    text: words.say(`card-ambassador-${kind}`, { value: ambassador.value ?? 0 }),
    clause: ambassador.value ? "PA-40" : "PA-42",
    worth: seat === null ? undefined : words.say(`card-ambassador-${kind}-worth`, { count, points }),
  };
}

export function aboutDeck(scene: Speaker): Explanation {
  const { words, view } = scene;
  const title = words.say("board-deck", { deck: view.deck });
  return { title, text: words.say("card-deck"), clause: "PA-17" };
}

export function aboutHead(scene: Speaker, head: string, count: number): Explanation {
  const { words, view } = scene;
  const size = view.heads_in_set;
  return {
    title: words.say("card-head-title", { head: headMark(scene, head) }),
    text: words.say("card-head", { size }),
    clause: "PA-30",
    worth: words.say("card-head-worth", { count, sets: Math.floor(count / size), missing: size - (count % size) }),
  };
}

const FACTS: Record<string, string> = {
  points: "PA-31",
  floors: "PA-11",
  cards: "PA-10",
  messengers: "PA-51",
  tokens: "PA-55",
};

/** One of the numbers that lie before a player. */
export function aboutFact(scene: Pick<Scene, "words">, name: string, count: number): Explanation {
  const title = scene.words.say(`board-has-${name}`, { count });
  return { title, text: scene.words.say(`card-fact-${name}`), clause: FACTS[name] };
}
