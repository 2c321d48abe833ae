import { ACE, type Card, KING, rankOf } from '../model/card.ts';
import type { DealtPiles } from './dealt-piles.ts';
import { byRanks, cardOfPacked, microsoftBelow, shuffledBy } from './packs.ts';

/** The suits that stand for clubs, diamonds, hearts, spades, by how many suits Spider is played with. */
const SUITS: Readonly<Record<number, readonly number[]>> = {
  4: [0, 1, 2, 3],
  3: [0, 3, 2, 3],
  2: [2, 3, 2, 3],
  1: [3, 3, 3, 3],
};

/** The cards of KPatience's deal of that number, the first dealt first. */
export const kpatienceOrder = (packs: number, suits: number, number: number): Card[] =>
  shuffledBy(byRanks({ packs }, SUITS[suits]!), microsoftBelow(number)).map(cardOfPacked).toReversed();

type Laying = (order: readonly Card[]) => DealtPiles;

/** Rows from the left, each of so many cards; what is left is the stock. */
const inRows =
  (columns: number, ...sizes: readonly number[]): Laying =>
  (order) => {
    const heaps: Card[][] = Array.from({ length: columns }, () => []);
    let at = 0;
    for (const size of sizes) for (let column = 0; column < size; column++) heaps[column]!.push(order[at++]!);
    return { columns: heaps, stock: order.slice(at) };
  };

/** Columns of these heights dealt row by row. */
const inHeights =
  (...heights: readonly number[]): Laying =>
  (order) => {
    const heaps: Card[][] = heights.map(() => []);
    let at = 0;
    for (let row = 0; row < Math.max(...heights); row++)
      for (const [column, height] of heights.entries()) if (row < height) heaps[column]!.push(order[at++]!);
    return { columns: heaps, stock: order.slice(at) };
  };

/** Every card to one of so many columns in turn. */
const inTurn =
  (columns: number): Laying =>
  (order) => ({
    columns: Array.from({ length: columns }, (_, column) => order.filter((_card, at) => at % columns === column)),
  });

/** The next card of the stock is the first of the waste. */
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

/** Kings lie lowest in their columns: each changes places with the lowest card that is none. */
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

/** Columns of Baize's Spider in the order of those that KPatience gives six cards and those it gives five. */
const SPIDER_COLUMNS = [0, 3, 6, 9, 1, 2, 4, 5, 7, 8];

/**
 * Four columns of six and six of five, which stand elsewhere in Baize, so that all columns change places; in the stock
 * heaps of ten, each dealt from its last card.
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

/** Games that take out the cards of their foundations from the pack themselves, and deal the rest as KPatience does. */
export const KPATIENCE_DIRECT: ReadonlySet<string> = new Set(['citadel', 'grandfathers-clock']);
