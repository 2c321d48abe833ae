import { BASE } from '../../model/counters.ts';
import { type Card, faceUp } from '../../model/card.ts';
import { isNear, looksUp } from '../../model/acceptance.ts';
import type { Pile } from '../../model/pile.ts';
import type { TableView } from '../../model/table.ts';
import type { SearchContext } from '../strategy.ts';

/** Cards that come one by one from a stock, each to be laid on a heap that gives cards to foundations alone. */
export interface LayingGame {
  /** The cards to come, the first first; cards of the heaps, by heap, the lowest first. Cards are numbered from 0. */
  readonly coming: readonly number[];
  readonly heaps: readonly (readonly number[])[];
  /** By card: the one that goes home right before it, -1 where that is home. */
  readonly before: readonly number[];
  /** Cards go home while others are to come. */
  readonly isEarly: boolean;
  readonly piles: {
    readonly stock: number;
    /** The card in hand, where the stock is turned to a waste. */
    readonly waste: number | undefined;
    readonly heaps: readonly number[];
    readonly homes: readonly number[];
  };
}

/** Reads the position of a context so; undefined where its game is another one. */
export function layingGame({ position, relations }: SearchContext): LayingGame | undefined {
  const { rules, table } = position;
  const { piles } = rules;
  const stock = piles.find((pile) => pile.rules.role === 'stock');
  const waste = stock?.rules.tap?.turns?.to;
  const source = waste ?? stock;
  const homes = piles.filter((pile) => pile.rules.role === 'foundation');
  const heaps = piles.filter((pile) => source && isHeap(pile, source, piles));
  if (!stock || !source || heaps.length === 0 || homes.length + heaps.length + (waste ? 2 : 1) !== piles.length)
    return undefined;
  if (waste && (waste.rules.room !== 1 || stock.rules.tap?.redeals)) return undefined;
  const cards: Card[] = [];
  const add = (pile: number, at: number): number => cards.push(faceUp(table.at(pile, at))) - 1;
  const ofPile = ({ index }: Pile): number[] => Array.from({ length: table.size(index) }, (_, at) => add(index, at));
  const inHeaps = heaps.map(ofPile);
  const coming = [...(waste ? ofPile(waste) : []), ...ofPile(stock).toReversed()];
  const { compiled, copies } = relations.at(table.counter(BASE));
  if (copies.some((count) => count > 1)) return undefined;
  const before = cards.map((card) => beforeOf(card, cards, homes, table, compiled));
  if (before.includes(undefined)) return undefined;
  return {
    coming,
    heaps: inHeaps,
    before: before.map((card) => card ?? -1),
    isEarly: homes.every(({ taking }) => taking.reach === undefined),
    piles: {
      stock: stock.index,
      waste: waste?.index,
      heaps: heaps.map(({ index }) => index),
      homes: homes.map(({ index }) => index),
    },
  };
}

/** It takes any card from the source, and none from elsewhere. */
const isHeap = (pile: Pile, source: Pile, piles: readonly Pile[]): boolean =>
  pile !== source &&
  pile.rules.role !== 'foundation' &&
  pile.rules.lift === 'top' &&
  pile.rules.start !== undefined &&
  piles.every(({ index }) => index === pile.index || isNear(pile, index) === (index === source.index));

type Compiled = ReturnType<SearchContext['relations']['at']>['compiled'];

/** The one card on which it goes home, -1 where it can go now; undefined where several would do. */
function beforeOf(
  card: Card,
  cards: readonly Card[],
  homes: readonly Pile[],
  table: TableView,
  { piles, tables }: Compiled,
): number | undefined {
  const takes = (pile: number, under: Card): boolean => looksUp(tables, piles[pile]!.accept, card, under) === 1;
  if (homes.some(({ index }) => takes(index, faceUp(table.top(index))))) return -1;
  const under = [...cards.keys()].filter(
    (at) => at !== cards.indexOf(card) && homes.some(({ index }) => takes(index, cards[at]!)),
  );
  return under.length === 1 ? under[0] : undefined;
}
