/** The auctions at a glance: what is sold, who bought it, and how everybody stands in the running one. */

import type { EventFacts } from "../../lib/protocol";
import { about, amount, aPiece, wordFor } from "./labels";
import type { Scene } from "./scene";
import type { GameEvent, PrincesView } from "./view";

export interface Sale {
  seat: number;
  florins: number;
  isFree: boolean;
}

/** What was bought since the reader's last move, in this round, by item. */
export function salesOf(news: readonly EventFacts[]): Map<string, Sale> {
  const sales = new Map<string, Sale>();
  for (const event of news) {
    const { kind, data } = event as EventFacts & GameEvent;
    if (kind === "round-begun") sales.clear();
    else if (kind === "item-bought" || kind === "item-free")
      sales.set(data.item, { seat: data.seat, florins: data.florins, isFree: kind === "item-free" });
  }
  return sales;
}

/** The move that tapping an item means: the last player takes it, all others open its auction. */
export const itemText = (view: Pick<PrincesView, "phase">, item: string): string =>
  `${view.phase === "last" ? "take" : "open"} ${item}`;

export const isSold = (view: PrincesView, item: string): boolean => view.auction.sold.includes(item);

/** An item: how many are left, whether it is sold and, if that is news, to whom. */
export function itemLabel(scene: Scene, item: string, sale: Sale | undefined): string {
  const { view, words } = scene;
  const said = [words.say("market-item", { item: wordFor(scene, item), left: view.auction.items[item] ?? 0 })];
  if (sale) said.push(saleLabel(scene, sale));
  else if (isSold(view, item)) said.push(words.say("market-sold"));
  return said.join(", ");
}

export const saleLabel = (scene: Scene, sale: Sale): string =>
  scene.words.say(sale.isFree ? "market-free-for" : "market-bought", {
    ...about(scene, sale.seat),
    florins: amount(sale.florins),
  });

export type Rival = "leads" | "speaks" | "waits" | "passed" | "out";

/** How somebody stands in the auctions: in the running one, or in those of the round. */
export function rivalOf({ auction, waiting_for }: PrincesView, seat: number): Rival {
  if (auction.item !== null && auction.bidder === seat) return "leads";
  if (auction.out.includes(seat)) return "out";
  if (auction.passed.includes(seat)) return "passed";
  return waiting_for.includes(seat) ? "speaks" : "waits";
}

export function rivalLabel(scene: Scene, seat: number): string {
  const rival = rivalOf(scene.view, seat);
  return scene.words.say(`market-rival-${rival}`, {
    ...about(scene, seat),
    florins: amount(scene.view.auction.florins),
  });
}

/** What goes on in the auctions while no bid is asked for. */
export function auctionsLabel(scene: Scene): string {
  const { view, words } = scene;
  const [actor] = view.waiting_for;
  if (view.stage !== "auctions") return words.say(view.stage === "opening" ? "market-before" : "market-over");
  if (actor === undefined) return "";
  const said = about(scene, actor);
  if (view.phase === "place" && view.piece)
    return words.say("board-piece", { ...said, piece: aPiece(scene, view.piece) });
  if (view.looking) return words.say("board-looking", { ...said, count: view.looking.cards, pile: view.looking.pile });
  const told = TOLD[view.phase];
  return told === undefined ? "" : words.say(told, { ...said, florins: amount(view.auction.opening) });
}

const TOLD: Record<string, string> = {
  open: "market-opens",
  last: "market-last",
  settle: "market-settles",
  choose: "market-chooses",
  recruit: "market-recruits",
};

export type SaleShown = "market" | "characters";

/** What is bid for now, or was last. */
export const shownSale = ({ stage, characters }: PrincesView): SaleShown =>
  characters.length === 0 || stage === "opening" || stage === "auctions" ? "market" : "characters";
