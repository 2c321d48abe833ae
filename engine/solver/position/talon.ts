import { type Card, faceUp } from '../../model/card.ts';
import { type Move, tap } from '../../model/move.ts';
import type { Pile } from '../../model/pile.ts';
import { REDEALS } from '../../model/counters.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Table, TableView } from '../../model/table.ts';

/** Above the bits of a move: how often the stock is tapped before it. */
const TAPS = 24;

/** How often the stock is tapped before this move of the talon's view. */
export const tapsOf = (move: Move): number => move >>> TAPS;
export const withTaps = (move: Move, taps: number): Move => move | (taps << TAPS);
/** The move itself. */
export const withoutTaps = (move: Move): Move => move & ((1 << TAPS) - 1);

/**
 * A stock and a waste whose cards never change their order: the waste takes cards from the stock alone, and gives its
 * top card alone. A place is how many cards lie in the waste.
 */
export interface Talon {
  readonly stock: number;
  readonly waste: number;
  /** Cards turned at a time. */
  readonly turn: number;
  readonly redeals: number;
}

/**
 * The talon of a game, if its order settles all there is to know of it: with equal cards only where every card can be
 * had at any time.
 */
export function talonOf({ piles, variant }: RuleSet): Talon | undefined {
  const stocks = piles.filter(({ rules }) => rules.tap?.turns !== undefined);
  const [stock] = stocks;
  if (stocks.length !== 1 || stock === undefined) return undefined;
  const { redeals = 0, turns } = stock.rules.tap!;
  const { to, count } = turns!;
  if (count === undefined) return undefined;
  const unordered = count === 1 && redeals === Infinity;
  if ((variant.deck?.packs ?? 1) > 1 && !unordered) return undefined;
  return isTalonWaste(to) ? { stock: stock.index, waste: to.index, turn: count, redeals } : undefined;
}

export const isTalonWaste = ({ rules }: Pile): boolean =>
  rules.role === 'waste' &&
  rules.lift === 'top' &&
  [
    rules.build,
    rules.start,
    rules.takes,
    rules.within,
    rules.room,
    rules.tap,
    rules.covered,
    rules.closed,
    rules.gives,
  ].every((rule) => rule === undefined) &&
  typeof rules.double !== 'object';

/** The card that is on top of the waste when its place is `place`. */
export function cardAt({ stock, waste }: Talon, table: TableView, place: number): Card {
  const open = table.size(waste);
  return faceUp(place <= open ? table.at(waste, place - 1) : table.at(stock, table.size(stock) - place + open));
}

/** The place after so many taps, none of which turns the waste back more than once. */
export function placeAfter({ stock, waste, turn }: Talon, table: TableView, taps: number): number {
  const open = table.size(waste);
  const all = open + table.size(stock);
  const toEnd = Math.ceil((all - open) / turn);
  return taps <= toEnd ? Math.min(all, open + taps * turn) : Math.min(all, (taps - toEnd - 1) * turn);
}

/** Whether so many taps turn the waste back. */
export const turnsBack = ({ stock, turn }: Talon, table: TableView, taps: number): boolean =>
  taps > Math.ceil(table.size(stock) / turn);

/** Does what so many taps do, at once. */
export function turnOver(talon: Talon, table: Table, taps: number): void {
  const { stock, waste, redeals } = talon;
  const place = placeAfter(talon, table, taps);
  const back = turnsBack(talon, table, taps);
  const more = place - table.size(waste);
  if (more > 0) table.move(stock, waste, more, REVERSED | TURNED);
  else table.move(waste, stock, -more, REVERSED | TURNED);
  if (back && redeals !== Infinity) table.add(REDEALS, 1);
}

/**
 * What counts of the place: nothing while the same cards can be had from it as from the beginning, else the place. From
 * a place at the end, or at a multiple of the cards turned, unlimited redeals reach every such place and no other.
 * `all`: the cards there are.
 */
export function phaseOf({ turn, redeals }: Talon, place: number, all: number): number {
  return redeals === Infinity && (place % turn === 0 || place === all) ? 0 : place + 1;
}

/**
 * Whether a turn of the stock costs nothing: every card can be had after it as before. Where several are turned and one
 * was taken since, what comes up next in this pass does not in the next.
 */
export const isFreeToTurn = (talon: Talon, table: TableView): boolean =>
  phaseOf(talon, table.size(talon.waste), cardsIn(talon, table)) === 0;

/** The cards of the talon. */
export const cardsIn = ({ stock, waste }: Talon, table: TableView): number => table.size(stock) + table.size(waste);

/** Calls `each` with the taps that bring each card that can be had to the top of the waste, and the card. */
export function eachReached(talon: Talon, table: TableView, each: (card: Card, taps: number) => void): void {
  const { stock, waste, turn, redeals } = talon;
  const open = table.size(waste);
  const all = open + table.size(stock);
  if (open > 0) each(cardAt(talon, table, open), 0);
  let taps = 0;
  for (let place = open; place < all;) {
    place = Math.min(all, place + turn);
    each(cardAt(talon, table, place), ++taps);
  }
  if (all === 0 || table.counter(REDEALS) >= redeals) return;
  taps++;
  for (let place = 0; place < all;) {
    place = Math.min(all, place + turn);
    taps++;
    if (place < open ? true : place < all && (place - open) % turn !== 0) each(cardAt(talon, table, place), taps);
  }
}

/** The taps and the move, one by one. */
export function expanded(talon: Talon | undefined, moves: readonly Move[]): Move[] {
  return moves.flatMap((move) =>
    talon === undefined ? [move] : [...Array.from({ length: tapsOf(move) }, () => tap(talon.stock)), withoutTaps(move)],
  );
}
