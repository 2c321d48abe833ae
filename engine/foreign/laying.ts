import { dealOwn } from '../legality/deal.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { type Card, faceUp, KING, rankOf } from '../model/card.ts';
import type { Role } from '../model/pile.ts';
import { shuffled } from '../model/random.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import type { Table } from '../model/table.ts';
import { type Fault, fault } from '../session/fault.ts';
import type { DealtPiles } from './dealt-piles.ts';

/** Random deals tried. After this many, no two cards have the same places by accident. */
const SAMPLE_DEALS = 24;

type Dealing = (order: readonly Card[]) => Table;

interface Place {
  readonly pile: number;
  readonly index: number;
  readonly card: Card;
}

/** The cards of piles, by pile number, the lowest first. */
export type LaidPiles = ReadonlyMap<number, readonly Card[]>;

/**
 * Finds the order in which a game deals its cards to this layout. If the deal depends on the cards, `others`, which are
 * not in the layout (aces on their foundations), come first or, where the game looks for them from the pack's other
 * end, last.
 */
export function orderLaying(rules: RuleSet, laid: LaidPiles, others: readonly Card[]): Result<readonly Card[], Fault> {
  const places = [...laid].flatMap(([pile, cards]) => cards.map((card, index) => ({ pile, index, card })));
  const ends = [
    (order: readonly Card[]): Card[] => [...others, ...order],
    (order: readonly Card[]): Card[] => [...order, ...others],
  ];
  for (const whole of others.length > 0 ? ends : ends.slice(1)) {
    const deal: Dealing = (order) => dealOwn(rules.variant, whole(order), rules).table;
    const order = [foundByChance(places, deal), ...guesses(laid)].find((each) => each && liesSo(deal(each), places));
    if (order) return succeed(whole(order));
  }
  return fail(fault('board-none'));
}

/** Does the same for columns, cells, waste and stock. */
export function orderOfLayout(
  rules: RuleSet,
  layout: DealtPiles,
  others: readonly Card[],
): Result<readonly Card[], Fault> {
  const all = [...others, ...cardsOfLayout(layout)];
  const laid = pilesOf(rules, dealOwn(rules.variant, all, rules).table, layout);
  return laid.ok ? orderLaying(rules, laid.value, others) : laid;
}

export const cardsOfLayout = ({ columns, cells = [], waste = [], stock = [] }: DealtPiles): Card[] => [
  ...columns.flat(),
  ...cells,
  ...waste,
  ...stock,
];

/** Returns the cards of Baize's piles, the lowest first; a fault where a deal has different numbers of them. */
function pilesOf(rules: RuleSet, table: Table, layout: DealtPiles): Result<LaidPiles, Fault> {
  const of = (role: Role): number[] => rules.piles.flatMap((pile) => (pile.rules.role === role ? [pile.index] : []));
  const [columns, [stock], [waste]] = [of('tableau'), of('stock'), of('waste')];
  if (columns.length !== layout.columns.length)
    return fail(fault('board-columns', layout.columns.length, String(columns.length)));
  const laid = new Map(columns.map((pile, at) => [pile, layout.columns[at]!]));
  const held = [...of('cell'), ...of('reserve')].filter((pile) => table.size(pile) > 0);
  const asides = held.length > 0 ? held : of('cell');
  for (const [at, card] of (layout.cells ?? []).entries()) if (asides[at] !== undefined) laid.set(asides[at], [card]);
  const open = waste !== undefined && table.size(waste) > 0 ? (layout.waste ?? []) : [];
  if (waste !== undefined && open.length > 0) laid.set(waste, open);
  const next = [...(open.length > 0 ? [] : (layout.waste ?? [])), ...(layout.stock ?? [])];
  if (stock !== undefined && next.length > 0) laid.set(stock, next.toReversed());
  const wrong = [...laid].findIndex(([pile, { length }]) => table.size(pile) !== length);
  return wrong < 0
    ? succeed(laid)
    : fail(fault('board-sizes', wrong + 1, String(table.size([...laid.keys()][wrong]!))));
}

/** Finds the order by random deals, which show the place of each card of the order. */
function foundByChance(places: readonly Place[], deal: Dealing): Card[] | undefined {
  const cards = places.map(({ card }) => card);
  const sources = places.map(() => new Set(cards.keys()));
  for (let nth = 1; nth <= SAMPLE_DEALS; nth++) {
    const order = shuffled(cards, nth, 1);
    const table = deal(order);
    for (const [at, { pile, index }] of places.entries())
      for (const source of sources[at]!)
        if (order[source] !== faceUp(table.at(pile, index))) sources[at]!.delete(source);
    if (sources.some(({ size }) => size === 0)) return undefined;
  }
  const order: Card[] = [];
  for (const [at, { card }] of places.entries()) {
    const [source] = sources[at]!;
    if (source === undefined || order[source] !== undefined) return undefined;
    order[source] = card;
  }
  return order;
}

/**
 * Lists guesses for games that move certain cards after the deal, where random deals do not show the order: the piles
 * row by row, or one by one.
 */
function guesses(laid: LaidPiles): Card[][] {
  const piles = [...laid.values()];
  return [piles, piles.map(kingsTurned)].flatMap((each) => [rowsOf(each).flat(), each.flat()]);
}

const rowsOf = (piles: readonly (readonly Card[])[]): Card[][] =>
  Array.from({ length: Math.max(...piles.map(({ length }) => length)) }, (_, row) =>
    piles.flatMap((pile) => pile[row] ?? []),
  );

/** Reverses the kings at the bottom of a pile: they moved there in the opposite order to that dealt. */
function kingsTurned(pile: readonly Card[]): readonly Card[] {
  const above = pile.findIndex((card) => rankOf(card) !== KING);
  return above < 0 ? pile : [...pile.slice(0, above).toReversed(), ...pile.slice(above)];
}

const liesSo = (table: Table, places: readonly Place[]): boolean =>
  places.every(({ pile, index, card }) => faceUp(table.at(pile, index)) === card);
