import { ACE, type Card, KING, rankOf } from '../model/card.ts';
import type { DealtPiles } from './dealt-piles.ts';
import { byRanks, cardOfPacked, microsoftBelow, shuffledBy } from './packs.ts';

/** The suits used in place of clubs, diamonds, hearts, spades, by the number of suits that Spider is played with. */
const SPIDER_SUITS: Readonly<Record<number, readonly number[]>> = {
  4: [0, 1, 2, 3],
  3: [0, 3, 2, 3],
  2: [2, 3, 2, 3],
  1: [3, 3, 3, 3],
};

/** Returns the cards of KPatience's deal with this number, the first dealt first. */
export const kpatienceOrder = (packs: number, suits: number, number: number): Card[] =>
  shuffledBy(byRanks({ packs }, SPIDER_SUITS[suits]!), microsoftBelow(number)).map(cardOfPacked).toReversed();

type Laying = (order: readonly Card[]) => DealtPiles;

/** Deals rows from the left, of these sizes; the rest is the stock. */
const inRows =
  (columns: number, ...sizes: readonly number[]): Laying =>
  (order) => {
    const heaps: Card[][] = Array.from({ length: columns }, () => []);
    let at = 0;
    for (const size of sizes) for (let column = 0; column < size; column++) heaps[column]!.push(order[at++]!);
    return { columns: heaps, stock: order.slice(at) };
  };

/** Deals columns of these heights row by row. */
const inHeights =
  (...heights: readonly number[]): Laying =>
  (order) => {
    const heaps: Card[][] = heights.map(() => []);
    let at = 0;
    for (let row = 0; row < Math.max(...heights); row++)
      for (const [column, height] of heights.entries()) if (row < height) heaps[column]!.push(order[at++]!);
    return { columns: heaps, stock: order.slice(at) };
  };

/** Deals every card to the columns in turn. */
const inTurn =
  (columns: number): Laying =>
  (order) => ({
    columns: Array.from({ length: columns }, (_, column) => order.filter((_card, at) => at % columns === column)),
  });

/** Turns the first card of the stock to the waste. */
const opened =
  (laying: Laying): Laying =>
  (order) => {
    const { columns, stock = [] } = laying(order);
    return { columns, waste: stock.slice(0, 1), stock: stock.slice(1) };
  };

const cellsFirst =
  (cells: number, columns: number): Laying =>
  (order) => ({ cells: order.slice(0, cells), ...inTurn(columns)(order.slice(cells)) });

const withoutAces: Laying = (order) => inTurn(8)(order.filter((card) => rankOf(card) !== ACE));

/** Deals with kings lowest in their columns: each changes places with the lowest card that is none. */
const kingsLow: Laying = (order) => {
  const { columns } = inTurn(13)(order);
  return {
    columns: columns.map((column) => {
      const cards = column.slice();
      let low = 0;
      for (const [at, card] of column.entries()) {
        if (rankOf(card) !== KING) continue;
        cards[at] = cards[low]!;
        cards[low++] = card;
      }
      return cards;
    }),
  };
};

/** Baize's Spider columns in KPatience's order: those that get six cards, then those that get five. */
const SPIDER_COLUMNS = [0, 3, 6, 9, 1, 2, 4, 5, 7, 8];

/**
 * Deals four columns of six and six of five, which have other places in Baize, so all columns are reordered; the stock
 * is in heaps of ten, each dealt from its last card.
 */
const spider: Laying = (order) => {
  const { columns, stock = [] } = inRows(10, 10, 10, 10, 10, 10, 4)(order);
  const turned = stock.map((_, at) => stock[at - (at % 10) + 9 - (at % 10)]!);
  const theirs = (column: number): number => SPIDER_COLUMNS.indexOf(column);
  return {
    columns: columns.map((_, column) => columns[theirs(column)]!),
    stock: turned.map((_, at) => turned[at - (at % 10) + theirs(at % 10)]!),
  };
};

/** How KPatience deals Baize's games. */
export const KPATIENCE_LAYINGS: Readonly<Record<string, Laying>> = {
  spider,
  klondike: inHeights(1, 2, 3, 4, 5, 6, 7),
  golf: opened(inRows(7, 7, 7, 7, 7, 7)),
  yukon: inHeights(1, 6, 7, 8, 9, 10, 11),
  'simple-simon': inRows(10, 9, 8, 7, 6, 5, 4, 3, 10),
  'forty-and-eight': opened(inRows(8, 8, 8, 8, 8)),
  'aces-up': inRows(4, 4),
  'bakers-game': inTurn(8),
  'eight-off': cellsFirst(4, 8),
  forecell: cellsFirst(4, 8),
  seahaven: cellsFirst(2, 10),
  'bakers-dozen': kingsLow,
  'spanish-patience': kingsLow,
  'castles-in-spain': kingsLow,
  'portuguese-solitaire': kingsLow,
  'beleaguered-castle': withoutAces,
  siegecraft: withoutAces,
  stronghold: inTurn(8),
};

/** Games that themselves take the cards of their foundations out of the pack, and deal the rest as KPatience does. */
export const KPATIENCE_DIRECT: ReadonlySet<string> = new Set(['citadel', 'grandfathers-clock']);
