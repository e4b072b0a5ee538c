/** What the card says of the round, the auction, the cities, the hand and what lies before a player. */

import type { Explanation } from "../../lib/explain";
import { listed } from "../../lib/words";
import { bidLabel, cardList, cardsLabel, cityName, lotLabel, offerThings, roleTitle } from "./labels";
import { nameOf, who, type Scene } from "./scene";
import { roleCard } from "./cards";
import { rolePoints } from "./standings";
import type { AuctionView, CityView, PlaceView } from "./view";

/** How far the game is: the round, the deck, the cities to come. */
export function progressCard({ words }: Scene, what: "round" | "deck" | "cities-to-come", title: string): Explanation {
  const clause = { round: "IP-55", deck: "IP-51", "cities-to-come": "IP-50" }[what];
  return { title, text: words.say(`card-${what}-text`), clause: what === "round" ? undefined : clause };
}

/** Somebody who has a turn, or has had it. */
export const turnCard = (scene: Scene, seat: number): Explanation => ({
  title: scene.words.say(scene.view.turn === seat ? "card-turn" : "card-turn-wait", {
    who: who(scene, seat),
    seat: nameOf(scene, seat),
  }),
  text: scene.words.say("card-turn-text"),
  clause: "IP-30",
});

/** Somebody who chooses cards for the reserve, or has chosen. */
export const chooserCard = ({ words }: Pick<Scene, "words">, title: string): Explanation => ({
  title,
  text: words.say("card-chosen-text"),
  clause: "IP-12",
});

/** What is auctioned now. */
export function lotCard(scene: Scene, auction: AuctionView): Explanation {
  const { words, view } = scene;
  const role = view.roles.find(({ name }) => name === auction.role);
  if (role) {
    const told = roleCard(scene, role);
    return { ...told, text: `${words.say("card-lot-role-text")} ${told.text ?? ""}`, clause: "IP-45" };
  }
  const held = view.you?.hand[auction.colour] ?? 0;
  const worth = view.you && words.say("card-lot-worth", { held, coins: view.you.coins });
  return {
    title: `${lotLabel(scene, auction)} · ${bidLabel(scene, auction)}`,
    text: words.say("card-lot-text"),
    clause: "IP-24",
    worth: [worth, askedBy(scene, auction.colour)].filter(Boolean).join(" ") || undefined,
  };
}

/** The cities on offer that ask for a colour. */
function askedBy(scene: Scene, colour: string): string | null {
  const asking = scene.view.cities.filter((city) => city?.buildings.includes(colour));
  const names = asking.map((city) => cityName(scene, city?.name ?? ""));
  return names.length === 0 ? null : scene.words.say("card-asked-by", { cities: listed(scene.words, names) });
}

/** A group that is auctioned later. */
export const laterCard = (scene: Scene, colour: string, count: number): Explanation => ({
  title: cardsLabel(scene, colour, count),
  text: scene.words.say("card-later-text"),
  clause: "IP-20",
  worth: askedBy(scene, colour) ?? undefined,
});

/** A city on the map or on offer. */
export function cityCard(scene: Scene, place: Pick<PlaceView, "name" | "size" | "regions" | "builder">): Explanation {
  const { words, view } = scene;
  const city = view.cities.find((one) => one?.name === place.name);
  const regions = place.regions.map((region) => words.say(`region-${region}`));
  const size = words.say("card-city-size", { size: place.size, regions: listed(words, regions) });
  return {
    title: cityName(scene, place.name),
    text: `${size} ${city ? offerText(scene, city) : buildText(scene, place.builder)}`,
    clause: "IP-32",
    worth: city ? offerWorth(scene, city) : undefined,
  };
}

const offerText = (scene: Scene, city: CityView): string =>
  scene.words.say("card-city-offered", {
    price: city.price,
    cards: cardList(scene, city.buildings),
    points: city.points,
    shields: city.shields,
  });

const buildText = (scene: Scene, builder: number | null): string =>
  builder === null
    ? scene.words.say("card-city-hidden")
    : scene.words.say("card-city-built", { who: who(scene, builder), seat: nameOf(scene, builder) });

/** Whether the reader can pay for a city, and what it would bring the others. */
function offerWorth(scene: Scene, city: CityView): string | undefined {
  const { words, view } = scene;
  const offer = view.you?.offers.find((one) => one.city === city.name);
  if (offer === undefined || scene.seat === null) return undefined;
  const sentences = [
    offer.payable
      ? words.say("card-city-payable", { points: city.points })
      : words.say("card-city-lacking", { things: offerThings(scene, offer) }),
  ];
  const shares = rolePoints(view, city.buildings, scene.seat).map(({ seats: [seat = 0], points }) =>
    words.say("card-city-share", { seat: nameOf(scene, seat), points }),
  );
  if (shares.length > 0) sentences.push(words.say("card-city-others", { shares: listed(words, shares) }));
  return sentences.join(" ");
}

export const noCityCard = ({ words }: Scene): Explanation => ({
  title: words.say("card-no-city"),
  text: words.say("card-no-city-text"),
  clause: "IP-36",
});

export const mapCard = ({ words }: Scene): Explanation => ({
  title: words.say("card-map"),
  text: words.say("card-map-text"),
  clause: "IP-38",
});

/** Cards of a colour in the reader's hand. */
export const handCard = (scene: Scene, colour: string, count: number): Explanation => ({
  title: cardsLabel(scene, colour, count),
  text: scene.words.say("card-hand-text", { role: roleTitle(scene, `major-${colour}`) }),
  clause: "IP-37",
  worth: askedBy(scene, colour) ?? undefined,
});

/** What the reader has given up to the reserve. */
export const choiceCard = (scene: Scene, choice: readonly string[]): Explanation => ({
  title: cardList(scene, choice),
  text: scene.words.say("card-choice-text"),
  clause: "IP-12",
});

/** Face-down cards of which one may be turned up. */
export const turnUpCard = (scene: Scene, colour: string, count: number): Explanation => ({
  title: cardsLabel(scene, colour, count),
  text: scene.words.say("card-turn-up-text"),
  clause: "IP-47",
});

const FACTS: Record<string, string> = {
  points: "IP-33",
  coins: "IP-62",
  cards: "IP-63",
  laid: "IP-61",
  shields: "IP-34",
  cities: "IP-33",
};

/** A number that lies before a player; the reader's own has no name. */
export function factCard({ words }: Pick<Scene, "words">, name: string, said: string, seat?: string): Explanation {
  const key = name === "laid" ? "card-laid-all" : `card-${name}`;
  return {
    title: seat === undefined ? said : words.say("card-fact-of", { seat, said }),
    text: words.say(`${key}-text`),
    clause: FACTS[name],
  };
}

export const crownCard = ({ words }: Pick<Scene, "words">): Explanation => ({
  title: words.say("card-crown"),
  text: words.say("card-crown-text"),
  clause: "IP-24",
});
