/** The names of Il Principe's pieces, as a screen reader says them. */

import { listed } from "../../lib/words";
import { coloursOf, nameOf, who, type Scene } from "./scene";
import type { AuctionView, CityView, OfferView, RegionView, RoleView } from "./view";

type Speaker = Pick<Scene, "words" | "players" | "seat">;
type Namer = Pick<Scene, "words" | "view">;

/** A player's name; the reader's own is you. */
const called = (scene: Speaker, seat: number): string =>
  seat === scene.seat ? scene.words.say("board-yourself") : nameOf(scene, seat);

export const allCalled = (scene: Speaker, seats: readonly number[]): string =>
  listed(
    scene.words,
    seats.map((seat) => called(scene, seat)),
  );

/** A city's name; one that only an own component file knows is written as it is there. */
export const cityName = ({ words }: Pick<Scene, "words">, city: string): string =>
  words.has(`city-${city}`) ? words.say(`city-${city}`) : city;

export const buildingName = ({ words }: Pick<Scene, "words">, colour: string): string =>
  words.say(`building-${colour}`);

/** A role's title, in the edition that is played. */
export const roleTitle = ({ words, view }: Namer, role: string): string =>
  words.say(`role-${role}`, { edition: view.options.edition });

/** So many cards of a colour, as in “3 blue castles”. */
export const cardsLabel = ({ words }: Pick<Scene, "words">, colour: string, count: number): string =>
  words.say("cards", { colour, count });

/** Cards that are named one by one, put together by colour. */
export function cardList(scene: Namer, cards: readonly string[]): string {
  const counted = coloursOf(scene.view).map(
    (colour) => [colour, cards.filter((card) => card === colour).length] as const,
  );
  return listed(
    scene.words,
    counted.filter(([, count]) => count > 0).map(([colour, count]) => cardsLabel(scene, colour, count)),
  );
}

export function cityLabel(scene: Namer, city: CityView, offer: OfferView | undefined): string {
  const { words } = scene;
  const said = words.say("board-city", {
    city: cityName(scene, city.name),
    size: city.size,
    cards: cardList(scene, city.buildings),
    price: city.price,
    points: city.points,
    shields: city.shields,
    regions: listed(
      words,
      city.regions.map((region) => words.say(`region-${region}`)),
    ),
  });
  return offer === undefined ? said : [said, offerLabel(scene, offer)].join(", ");
}

/** Whether the reader could build it, or what is missing. */
export function offerLabel(scene: Namer, offer: OfferView): string {
  const { words } = scene;
  if (offer.payable) return words.say("board-city-payable");
  return words.say("board-city-lacking", { things: offerThings(scene, offer) });
}

/** The cards and coins that the reader lacks for a city. */
export function offerThings(scene: Namer, offer: OfferView): string {
  const { words } = scene;
  const things = offer.missing.length > 0 ? [cardList(scene, offer.missing)] : [];
  if (offer.missing_coins > 0) things.push(words.say("board-coins", { count: offer.missing_coins }));
  return listed(words, things);
}

/** A region: everybody's shields in it, and the points these would bring now. */
export function regionLabel(scene: Speaker, region: RegionView): string {
  const { words } = scene;
  const shares = region.shields.flatMap((count, seat) =>
    count === 0
      ? []
      : [words.say("board-region-share", { seat: called(scene, seat), count, points: region.points[seat] ?? 0 })],
  );
  const name = words.say(`word-region-${region.name}`);
  return words.say("board-region", { region: name, shares: shares.join(", ") || words.say("board-region-empty") });
}

/** A role's title and kind, as in “Bishop (white major role)”. */
export const roleInFull = (scene: Namer, role: string): string =>
  scene.words.say("role-in-full", { title: roleTitle(scene, role), kind: scene.words.say(`word-${role}`) });

/** A role: who holds it, and who would have it now; several would have to bid for it. */
export function roleLabel(scene: Speaker & Namer, role: RoleView): string {
  const { words } = scene;
  const said = [
    roleInFull(scene, role.name),
    role.holder === null
      ? words.say("board-role-free")
      : words.say("board-role-held", { who: who(scene, role.holder), seat: nameOf(scene, role.holder) }),
  ];
  const [first, ...more] = role.would;
  if (more.length > 0) said.push(words.say("board-role-auction", { seats: allCalled(scene, role.would) }));
  else if (first !== undefined && first !== role.holder)
    said.push(words.say("board-role-would", { who: who(scene, first), seat: nameOf(scene, first) }));
  return said.join(", ");
}

/** What is auctioned: a group of cards or a role. */
export const lotLabel = (scene: Namer, auction: AuctionView): string =>
  auction.role === null ? cardsLabel(scene, auction.colour, auction.count ?? 0) : roleTitle(scene, auction.role);

export type Rival = "leads" | "speaks" | "waits" | "passed";

/** How somebody stands in the auction. */
export function rivalOf(scene: Pick<Scene, "view">, auction: AuctionView, seat: number): Rival {
  if (auction.passed.includes(seat)) return "passed";
  if (auction.bidder === seat) return "leads";
  return scene.view.turn === seat ? "speaks" : "waits";
}

/** The sentence of the bid: who made it, or that there is none yet. */
export const bidLabel = (scene: Speaker, auction: AuctionView): string =>
  auction.bidder === null
    ? scene.words.say("board-no-bid")
    : scene.words.say("board-bid-by", {
        who: who(scene, auction.bidder),
        seat: nameOf(scene, auction.bidder),
        coins: auction.bid,
      });
