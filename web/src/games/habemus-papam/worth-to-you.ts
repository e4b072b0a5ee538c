/** What a card on offer would be worth to the reader now, in a sentence. */

import { listed } from "../../lib/words";
import { FACTION_ARMS } from "./arms";
import { ORDER_SIGNS } from "./glyphs";
import { gemList, shortName } from "./labels";
import { nameOf, type Scene } from "./scene";
import type { CardView, OrderView, OwnView, PapamView, PlayerView } from "./view";
import {
  BRIBE,
  FELIPE_AT_ONCE,
  FELIPE_GOLD,
  GOLD_CARD,
  GOLD_FOR_A_VOTE,
  LOUIS_VOTES,
  SQUADRONE,
  THEFTS,
} from "./worth";

export type Told = Pick<Scene, "view" | "words" | "players">;

/** Gems that the Camerlengo card brings, where the bank has them. */
const CAMERLENGO = ["ruby", "sapphire", "amber"];

/** Whether somebody's symbol would be complete in a display, or is. */
export function completes({ people, louis, mazarin }: PlayerView, { name, symbol }: CardView): boolean {
  if (symbol === "louis") return louis >= 2;
  if (symbol === "mazarin") return mazarin >= 2;
  return symbol !== null && people.some((other) => other.name !== name && other.symbol === symbol);
}

/** Votes that a person brings to a display: their own, and that of a symbol made complete. */
export const votesOf = (player: PlayerView, card: CardView): number => (completes(player, card) ? 2 : 1);

/** Gold that would be turned into votes if it ended now: gems and Felipe count. */
export const goldOf = (own: OwnView): number => own.lines.find(({ why }) => why === "gold")?.gold ?? own.gold;

const rateWith = (mazarin: number): number => GOLD_FOR_A_VOTE[Math.min(mazarin, GOLD_FOR_A_VOTE.length - 1)] ?? 1;
const votesFor = (gold: number, mazarin: number): number => Math.floor(gold / rateWith(mazarin));

/** Whether an order would be fulfilled with one person more. */
function isFulfilledWith(view: PapamView, player: PlayerView, order: OrderView, card: CardView): boolean {
  const asked = ORDER_SIGNS[order.name] ?? [];
  if (order.name === "leaders") {
    const leaders = ({ people }: PlayerView): number => people.filter(({ kind }) => kind === "leader").length;
    const most = Math.max(...view.players.filter(({ seat }) => seat !== player.seat).map(leaders));
    return card.kind === "leader" && leaders(player) + 1 > most;
  }
  if (!asked.every((sign) => sign in FACTION_ARMS)) return false;
  const coats = (faction: string): number => (player.coats[faction] ?? 0) + (card.faction === faction ? card.coats : 0);
  return asked.every((faction) => coats(faction) >= asked.filter((one) => one === faction).length);
}

export function worthToYou(scene: Told, card: CardView): string | undefined {
  const { you, players } = scene.view;
  const player = you === null ? undefined : players[you.seat];
  if (you === null || player === undefined) return undefined;
  return card.age === null ? worthOfCard(scene, card.name, you, player) : worthOfPerson(scene, card, you, player);
}

function worthOfPerson({ view, words }: Told, card: CardView, own: OwnView, player: PlayerView): string {
  const votes = words.say("card-worth-votes", { votes: votesOf(player, card) });
  const orders = own.orders.filter((order) => !order.fulfilled && isFulfilledWith(view, player, order, card));
  return [
    votes,
    ...orders.map(({ name, votes: more }) =>
      words.say("card-worth-order", { order: words.say(`order-${name}`), votes: more }),
    ),
  ].join(" ");
}

function worthOfCard(scene: Told, name: string, own: OwnView, player: PlayerView): string | undefined {
  const { view, words } = scene;
  const gold = goldOf(own);
  const now = votesFor(gold, player.mazarin);
  if (name === "mazarin") {
    const rate = rateWith(player.mazarin + 1);
    return words.say("card-worth-mazarin", { gold, rate, votes: votesFor(gold, player.mazarin + 1), before: now });
  }
  if (name === "louis") {
    const votes = LOUIS_VOTES[player.louis + 1] ?? 0;
    return words.say("card-worth-louis", { count: player.louis + 1, gain: votes - (LOUIS_VOTES[player.louis] ?? 0) });
  }
  if (name === "felipe") {
    const end = FELIPE_GOLD[player.felipe + 1] ?? 0;
    return words.say("card-worth-felipe", { gold: FELIPE_AT_ONCE, end, before: FELIPE_GOLD[player.felipe] ?? 0 });
  }
  if (name === "squadrone") {
    if (own.gold < SQUADRONE.gold) return words.say("card-worth-squadrone-unpaid", { gold: own.gold });
    const lost = now - votesFor(gold - SQUADRONE.gold, player.mazarin);
    return words.say("card-worth-squadrone", { gold: own.gold, lost, gain: SQUADRONE.votes - lost });
  }
  if (name === "camerlengo") {
    const gems = CAMERLENGO.filter((gem) => (view.bank[gem] ?? 0) > 0);
    return words.say("card-worth-camerlengo", { gems: gemList(scene, gems) });
  }
  if (name === "gold") {
    const votes = votesFor(gold + GOLD_CARD, player.mazarin) - now;
    return words.say("card-worth-gold", { votes, rate: rateWith(player.mazarin) });
  }
  return worthAgainst(scene, name, own, player);
}

/** What a card is worth that is used on others. */
function worthAgainst(scene: Told, name: string, own: OwnView, player: PlayerView): string | undefined {
  const { view, words } = scene;
  const rivals = view.players.filter(({ seat }) => seat !== player.seat);
  if (name === "death") {
    const oldest = rivals.flatMap(({ seat, people }) => {
      const [first] = people.filter((one) => !one.is_immune).sort((one, other) => (other.age ?? 0) - (one.age ?? 0));
      return first ? [`${shortName(scene, first.name)} (${nameOf(scene, seat)}, ${String(first.age)})`] : [];
    });
    return oldest.length > 0
      ? words.say("card-worth-death", { people: listed(words, oldest) })
      : words.say("card-worth-death-none");
  }
  if (name in THEFTS) return words.say("card-worth-theft", { gold: (THEFTS[name] ?? 0) * rivals.length });
  const movable = ({ people }: PlayerView): number =>
    people.filter(({ kind, is_immune }) => kind !== "leader" && !is_immune).length;
  const count = rivals.reduce((sum, rival) => sum + movable(rival), 0);
  if (name === "bribe") return words.say("card-worth-bribe", { count, gold: own.gold, price: BRIBE });
  return name === "swap" ? words.say("card-worth-swap", { count: count + movable(player) }) : undefined;
}
