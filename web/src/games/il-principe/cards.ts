/** What the card says of each thing in the table of majorities, and of those who play. */

import type { Explanation } from "../../lib/explain";
import { allCalled, cardsLabel, regionLabel, roleInFull, roleTitle } from "./labels";
import { nameOf, who, type Scene } from "./scene";
import { awardsOf, roleOf, shieldsToLead } from "./standings";
import type { RegionView, RoleView } from "./view";

/** What is needed to tell of something. */
type Told = Pick<Scene, "view" | "words" | "players" | "seat">;

const CLAUSES: Record<string, string> = { laid: "IP-41", major: "IP-42", minor: "IP-43" };

/** A column of the table: what its numbers and signs are. */
export const columnCard = ({ words }: Told, column: string): Explanation => ({
  title: words.say(`card-column-${column}`),
  text: words.say(`card-column-${column}-text`),
  clause: CLAUSES[column] ?? "IP-64",
});

/** A colour: the roles it brings. */
export function colourCard(scene: Told, colour: string): Explanation {
  const { words, view, seat } = scene;
  const isBoth = roleOf(view, "minor", colour) !== undefined;
  const own = seat === null ? undefined : view.players[seat];
  return {
    title: words.say(`card-colour-${colour}`),
    text: words.say(isBoth ? "card-colour-text-both" : "card-colour-text", {
      major: roleTitle(scene, `major-${colour}`),
      minor: isBoth ? roleTitle(scene, `minor-${colour}`) : "",
    }),
    clause: "IP-41",
    worth: own && words.say("card-yours-laid", { up: own.up[colour] ?? 0, down: own.down[colour] ?? 0 }),
  };
}

/** Cards of a colour that a player has laid. */
export function laidCard(scene: Told, seat: number, colour: string): Explanation {
  const { words, view } = scene;
  const up = view.players[seat]?.up[colour] ?? 0;
  const down = view.players[seat]?.down[colour] ?? 0;
  const count = up + down;
  return {
    title: words.say("card-laid", {
      who: who(scene, seat),
      seat: nameOf(scene, seat),
      count,
      cards: cardsLabel(scene, colour, count),
    }),
    text: words.say("card-laid-text", { up, down }),
    clause: "IP-46",
    worth: seat === scene.seat ? needed(scene, colour) : undefined,
  };
}

/** How many cards the reader lacks to have most of a colour alone. */
function needed({ words, view, seat }: Told, colour: string): string | undefined {
  if (seat === null) return undefined;
  const others = view.players.filter((player) => player.seat !== seat).map(({ up }) => up[colour] ?? 0);
  const count = Math.max(...others) + 1 - (view.players[seat]?.up[colour] ?? 0);
  return count > 0 ? words.say("card-role-needs", { count }) : undefined;
}

/** A role: its power, who holds it, and who would have it next. */
export function roleCard(scene: Told, role: RoleView): Explanation {
  const { words } = scene;
  const { colour, rank, holder, would } = role;
  const [first, ...more] = would;
  const sentences = [
    words.say("card-power-all", {
      power: words.say(`card-power-${colour}`),
      points: rank === "major" ? 2 : 1,
      building: words.say(`card-with-${colour}`),
    }),
    words.say("card-role-holder", {
      who: holder === null ? "nobody" : who(scene, holder),
      seat: holder === null ? "" : nameOf(scene, holder),
    }),
  ];
  if (more.length > 0) sentences.push(words.say("card-role-auction", { seats: allCalled(scene, would) }));
  else if (first !== undefined && first !== holder)
    sentences.push(words.say("card-role-would", { who: who(scene, first), seat: nameOf(scene, first) }));
  return {
    title: roleInFull(scene, role.name),
    text: sentences.join(" "),
    clause: "IP-47",
    worth: rank === "major" ? needed(scene, colour) : undefined,
  };
}

/** A region: what it scores, who stands in it, and what it would bring the reader. */
export function regionCard(scene: Told, region: RegionView): Explanation {
  const { words, seat } = scene;
  const now = seat === null ? undefined : words.say("card-region-now", { points: region.points[seat] ?? 0 });
  const lead = seat === null ? 0 : shieldsToLead(region, seat);
  return {
    title: regionLabel(scene, region),
    text: words.say("card-region-text"),
    clause: "IP-64",
    worth: now && `${now} ${words.say("card-region-lead", { count: lead })}`,
  };
}

/** Whoever has most shields in a region. */
export const leaderCard = (scene: Told, region: RegionView, seat: number): Explanation => ({
  ...shareCard(scene, region, seat),
  text: `${scene.words.say("card-leader-text")} ${scene.words.say("card-region-text")}`,
});

/** A player's shields in a region. */
export function shareCard(scene: Told, region: RegionView, seat: number): Explanation {
  const { words } = scene;
  const values = { count: region.shields[seat] ?? 0, points: region.points[seat] ?? 0 };
  return {
    title: words.say("card-share", {
      ...values,
      who: who(scene, seat),
      seat: nameOf(scene, seat),
      region: words.say(`region-${region.name}`),
    }),
    text: words.say("card-region-text"),
    clause: "IP-64",
    worth: seat === scene.seat ? words.say("card-region-now", values) : undefined,
  };
}

/** Who would score for most shields in a region, or for second most. */
export function awardCard(scene: Told, region: RegionView, place: "most" | "second"): Explanation {
  const { words } = scene;
  const { seats, points } = awardsOf(region)[place];
  return {
    title: words.say("card-award", { points, seats: allCalled(scene, seats) }),
    text: words.say(`card-column-${place}-text`),
    clause: "IP-64",
  };
}

/** A player, with what everybody knows of them. */
export function playerCard(scene: Told, seat: number): Explanation {
  const { words, view } = scene;
  const player = view.players[seat];
  const said = (name: string, count = 0): string => words.say(`board-has-${name}`, { count });
  const marked = view.principe === seat ? [words.say("view-principe")] : [];
  return {
    title: [nameOf(scene, seat), ...marked].join(" · "),
    text: words.say("card-player-text", {
      points: said("points", player?.points),
      cards: said("cards", player?.hand_size),
      shields: said("shields", player?.shields),
      cities: said("cities", player?.cities.length),
    }),
  };
}
