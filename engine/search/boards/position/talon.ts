import { type Card, faceUp } from '../../../model/card.ts';
import { type Move, tap } from '../../../model/move.ts';
import { REDEALS } from '../../../model/counters.ts';
import { REVERSED, TURNED } from '../../../model/change.ts';
import { isTurnedWaste } from '../../view/fits.ts';
import type { GameView } from '../../view/game-view.ts';
import type { Table, TableView } from '../../../model/table.ts';

/** Bits of a move; those above say how often the stock is tapped before it. */
const TAPS_SHIFT = 24;

/** Returns how often the stock is tapped before this move of the talon's view. */
export const tapsOf = (move: Move): number => move >>> TAPS_SHIFT;
export const withTaps = (move: Move, taps: number): Move => move | (taps << TAPS_SHIFT);
/** Returns the move itself. */
export const withoutTaps = (move: Move): Move => move & ((1 << TAPS_SHIFT) - 1);

/**
 * Stock and waste together, as searches see them: their cards never change their order, the waste takes cards from the
 * stock alone, and gives its top card alone. A place is how many cards lie in the waste.
 */
export interface Talon {
  readonly stock: number;
  readonly waste: number;
  /** Cards turned at a time. */
  readonly turn: number;
  readonly redeals: number;
}

/**
 * Returns the talon of a game, if its cards, in their fixed order, and its place describe it fully: with equal cards
 * only where every card can be had at any time.
 */
export function talonOf({ turning, rules: { variant } }: GameView): Talon | undefined {
  if (turning?.count === undefined || !isTurnedWaste(turning.waste)) return undefined;
  const { stock, waste, count, redeals } = turning;
  const unordered = count === 1 && redeals === Infinity;
  if ((variant.deck?.packs ?? 1) > 1 && !unordered) return undefined;
  return { stock: stock.index, waste: waste.index, turn: count, redeals };
}

/** Returns the card that is on top of the waste at a place. */
export function cardAt({ stock, waste }: Talon, table: TableView, place: number): Card {
  const open = table.size(waste);
  return faceUp(place <= open ? table.at(waste, place - 1) : table.at(stock, table.size(stock) - place + open));
}

/** Returns the place after a number of taps that turn the waste back at most once. */
export function placeAfter({ stock, waste, turn }: Talon, table: TableView, taps: number): number {
  const open = table.size(waste);
  const all = open + table.size(stock);
  const toEnd = Math.ceil((all - open) / turn);
  return taps <= toEnd ? Math.min(all, open + taps * turn) : Math.min(all, (taps - toEnd - 1) * turn);
}

/** Whether this number of taps turns the waste back. */
export const turnsBack = ({ stock, turn }: Talon, table: TableView, taps: number): boolean =>
  taps > Math.ceil(table.size(stock) / turn);

/** Makes a number of taps at once. */
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
 * Returns the phase, the part of a place that matters: 0 while the same cards can be had from it as from the beginning,
 * else the place plus 1. From a place at the end, or at a multiple of the cards turned, unlimited redeals reach every
 * such place and no other. `all`: the number of cards in the talon.
 */
export function phaseOf({ turn, redeals }: Talon, place: number, all: number): number {
  return redeals === Infinity && (place % turn === 0 || place === all) ? 0 : place + 1;
}

/**
 * Whether a turn of the stock costs nothing: the same cards can be had after it. Where several are turned at a time and
 * one was taken since, the cards that come up next in this pass do not in the next.
 */
export const isFreeToTurn = (talon: Talon, table: TableView): boolean =>
  phaseOf(talon, table.size(talon.waste), cardsIn(talon, table)) === 0;

/** Counts the cards of the talon. */
export const cardsIn = ({ stock, waste }: Talon, table: TableView): number => table.size(stock) + table.size(waste);

/** Calls `each` with every card that can be brought to the top of the waste, and the number of taps it takes. */
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

/** Lists the moves with every tap as a move of its own. */
export function expanded(talon: Talon | undefined, moves: readonly Move[]): Move[] {
  return moves.flatMap((move) =>
    talon === undefined ? [move] : [...Array.from({ length: tapsOf(move) }, () => tap(talon.stock)), withoutTaps(move)],
  );
}
