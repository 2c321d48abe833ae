import { BASE } from '../../model/counters.ts';
import { type Card, faceUp } from '../../model/card.ts';
import { isHeapFrom } from '../../search/view/fits.ts';
import { indicesOf } from '../../search/view/game-view.ts';
import { goesOn } from '../../search/view/relations.ts';
import type { Pile } from '../../model/pile.ts';
import type { TableView } from '../../model/table.ts';
import type { SearchContext } from '../../search/context/context.ts';

/** Cards that come one by one from a stock, each to be laid on a heap that gives cards only to foundations. */
export interface LayingGame {
  /** The cards to come, in order; the cards of each heap, the lowest first. Cards are numbered from 0. */
  readonly coming: readonly number[];
  readonly heaps: readonly (readonly number[])[];
  /** By card: the one that goes home right before it, -1 where that is home; and the foundations that it may go to. */
  readonly before: readonly number[];
  readonly homes: readonly (readonly number[])[];
  /** Whether cards may go home while others are still to come. */
  readonly isEarly: boolean;
  readonly piles: {
    readonly stock: number;
    /** The card in hand, where the stock is turned to a waste. */
    readonly waste: number | undefined;
    readonly heaps: readonly number[];
  };
}

/** Reads the position of a context as such a game; undefined where the rules don't fit. */
export function layingGame({ position: { table }, view }: SearchContext): LayingGame | undefined {
  const { piles } = view.rules;
  const { foundations: homes, turning } = view;
  const [stock] = view.stocks;
  const waste = turning?.stock === stock ? turning?.waste : undefined;
  const source = waste ?? stock;
  const heaps = piles.filter((pile) => source && isHeapFrom(pile, source, piles));
  if (!stock || !source || heaps.length === 0 || homes.length + heaps.length + (waste ? 2 : 1) !== piles.length)
    return undefined;
  if (waste && (waste.rules.room !== 1 || turning!.redeals > 0)) return undefined;
  const cards: Card[] = [];
  const add = (pile: number, at: number): number => cards.push(faceUp(table.at(pile, at))) - 1;
  const ofPile = ({ index }: Pile): number[] => Array.from({ length: table.size(index) }, (_, at) => add(index, at));
  const inHeaps = heaps.map(ofPile);
  const coming = [...(waste ? ofPile(waste) : []), ...ofPile(stock).toReversed()];
  const relations = view.at(table.counter(BASE));
  const takes: Takes = (home, card, under) => goesOn(relations, home, card, under);
  const ways = view.isOnePack
    ? onlyWays(cards, homes, table, takes)
    : sharedWays(cards, [...inHeaps.flat(), ...coming], homes, table, takes);
  if (ways === undefined) return undefined;
  return {
    coming,
    heaps: inHeaps,
    ...ways,
    isEarly: homes.every(({ taking }) => taking.reach === undefined),
    piles: {
      stock: stock.index,
      waste: waste?.index,
      heaps: indicesOf(heaps),
    },
  };
}

/** Whether a foundation takes the card on that one. */
type Takes = (home: Pile, card: Card, under: Card) => boolean;
type HomeOrders = Pick<LayingGame, 'before' | 'homes'>;

/**
 * Finds the predecessor of each card where every card occurs once: each goes home on exactly one other card. Returns
 * undefined where one could go on several.
 */
function onlyWays(
  cards: readonly Card[],
  homes: readonly Pile[],
  table: TableView,
  takes: Takes,
): HomeOrders | undefined {
  const before = cards.map((card) => {
    if (homes.some((home) => takes(home, card, faceUp(table.top(home.index))))) return -1;
    const under = [...cards.keys()].filter(
      (at) => cards[at] !== card && homes.some((home) => takes(home, card, cards[at]!)),
    );
    return under.length === 1 ? under[0] : undefined;
  });
  return before.includes(undefined)
    ? undefined
    : { before: before.map((card) => card ?? -1), homes: cards.map(() => indicesOf(homes)) };
}

/**
 * Finds the predecessors where cards occur several times, on foundations that each take one card after the other: of
 * equal cards, the first to come goes where it is needed first. `order`: all of them, the first to come first.
 */
function sharedWays(
  cards: readonly Card[],
  order: readonly number[],
  homes: readonly Pile[],
  table: TableView,
  takes: Takes,
): HomeOrders | undefined {
  const faces = [...new Set(cards)];
  const before: number[] = cards.map(() => -1);
  const ways: number[][] = cards.map(() => []);
  const left = new Set(order);
  const lasts = new Map(homes.map((home) => [home, { card: -1, face: faceUp(table.top(home.index)) }]));
  while (lasts.size > 0) {
    for (const [home, last] of lasts) {
      const next = faces.filter((face) => takes(home, face, last.face));
      if (next.length > 1) return undefined;
      const card = [...left].find((at) => cards[at] === next[0]);
      if (card === undefined) lasts.delete(home);
      else {
        left.delete(card);
        before[card] = last.card;
        ways[card] = [home.index];
        lasts.set(home, { card, face: cards[card]! });
      }
    }
  }
  return left.size === 0 ? { before, homes: ways } : undefined;
}
