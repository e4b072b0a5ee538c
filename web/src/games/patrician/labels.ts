/** The names of Patrician's pieces, as a screen reader says them. */

import { listed } from "../../lib/words";
import { nameOf, who, type Scene } from "./scene";
import type { AmbassadorView, CardView, CityView, RoadView, TowerView } from "./view";

type Speaker = Pick<Scene, "words" | "players" | "seat">;

/** A city's name; one that only an own component file knows is written as it is there. */
export const cityName = ({ words }: Pick<Scene, "words">, city: string): string =>
  words.has(`city-${city}`) ? words.say(`city-${city}`) : city;

/** A patrician's Greek letter. */
export const headMark = ({ words }: Pick<Scene, "words">, head: string | null): string =>
  head === null ? "" : words.say(`word-${head}`);

export function cardLabel(scene: Pick<Scene, "words">, card: CardView): string {
  const number = card.name.split("-").at(-1) ?? "";
  const city = cityName(scene, card.city);
  return scene.words.say("card-name", { city, number, symbol: card.symbol, head: headMark(scene, card.head) });
}

export function cityLabel(scene: Speaker, city: CityView): string {
  const built = city.capacity - city.room;
  const parts = [
    scene.words.say("board-city", { city: cityName(scene, city.name), floors: built, capacity: city.capacity }),
    scene.words.say(city.scored ? "board-city-scored" : "board-city-room", { room: city.room }),
  ];
  if (city.messengers > 0) parts.push(scene.words.say("board-city-messengers", { count: city.messengers }));
  return parts.join(", ");
}

export const siteLabel = (scene: Pick<Scene, "words">, city: CityView, { site }: TowerView): string =>
  scene.words.say("card-site-title", { city: cityName(scene, city.name), site });

/** A tower: how high, who leads it and with how many floors, what for, and whom the next floor would put ahead. */
export function towerLabel(scene: Speaker, city: CityView, tower: TowerView): string {
  const { words } = scene;
  const floors = tower.floors.length;
  const parts = [words.say("board-tower", { city: cityName(scene, city.name), site: tower.site, floors })];
  if (tower.leader !== null) {
    const own = tower.floors.filter((owner) => owner === tower.leader).length;
    const leader = { who: who(scene, tower.leader), leader: nameOf(scene, tower.leader), own, floors };
    parts.push(words.say("board-tower-led", leader));
    parts.push(words.say(city.scored ? "board-tower-won" : "board-tower-stake", { value: tower.stake }));
  }
  if (floors > 0 && tower.takers.length > 0) parts.push(takersLabel(scene, tower.takers));
  return parts.join(", ");
}

function takersLabel(scene: Speaker, takers: readonly number[]): string {
  const names = takers.map((seat) => (seat === scene.seat ? scene.words.say("board-yourself") : nameOf(scene, seat)));
  return scene.words.say("board-tower-takers", { names: listed(scene.words, names) });
}

export function faceUpLabel(scene: Speaker, city: CityView): string {
  const name = cityName(scene, city.name);
  if (city.card === null) return scene.words.say("board-no-card", { city: name });
  return scene.words.say("board-card-at", { city: name, card: cardLabel(scene, city.card) });
}

export function roadLabel(scene: Speaker, road: RoadView): string {
  const [city = "", other = ""] = road.cities.map((name) => cityName(scene, name));
  return scene.words.say(road.messenger ? "board-road-taken" : "board-road", { city, other });
}

export function ambassadorLabel(scene: Speaker, ambassador: AmbassadorView, isOver: boolean): string {
  const letter = ambassador.letter.toUpperCase();
  const what = ambassador.value
    ? scene.words.say("board-ambassador-value", { letter, value: ambassador.value })
    : scene.words.say("board-ambassador-cities", {
        letter,
        cities: listed(
          scene.words,
          ambassador.cities.map((name) => cityName(scene, name)),
        ),
      });
  if (ambassador.owner === null) return what;
  const owner = { who: who(scene, ambassador.owner), owner: nameOf(scene, ambassador.owner) };
  return [what, scene.words.say(isOver ? "board-ambassador-goes" : "board-ambassador-would-go", owner)].join(", ");
}
