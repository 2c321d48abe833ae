import { takerOf, WantedCards } from '../model/acceptance.ts';
import { type Card, isFaceDown } from '../model/card.ts';
import { TURNED } from '../model/change.ts';
import { fromOf, isDrag, toOf } from '../model/move.ts';
import type { Pile, Step } from '../model/pile.ts';
import type { Table } from '../model/table.ts';

/** Fills every empty pile with the top card of `from`, face up. */
export const fillFrom =
  (from: Pile, piles: readonly Pile[]): Step =>
  (t) => {
    for (const { index } of piles) {
      if (t.size(index) > 0 || t.size(from.index) === 0) continue;
      t.move(from.index, index, 1, isFaceDown(t.top(from.index)) ? TURNED : 0);
    }
  };

/** Turns the stock once, as a click would, while a column and the waste are both empty. */
export const turnForEmpty =
  (columns: readonly Pile[], stock: Pile, turned: Pile): Step =>
  (t) => {
    if (t.size(turned.index) > 0 || t.size(stock.index) === 0) return;
    if (columns.some(({ index }) => t.size(index) === 0)) stock.rules.tap?.run(t, stock.index);
  };

/**
 * Refills, from the stock or the waste, the piles that the move emptied, first the one that the cards left; `only`
 * names those that are refilled, usually all.
 */
export const refill =
  (source: Pile, only?: readonly Pile[]): Step =>
  (t, move) => {
    const isFilled = (at: number): boolean => only?.some(({ index }) => index === at) ?? true;
    for (const at of isDrag(move) ? [fromOf(move), toOf(move)] : [fromOf(move)]) {
      if (isFilled(at)) fillOne(t, source, at);
    }
  };

/** Turns the stock, as a click would, after a drag that leaves the waste empty. */
export const keepTurned =
  (stock: Pile, turned: Pile): Step =>
  (t, move) => {
    if (isDrag(move) && t.size(turned.index) === 0 && t.size(stock.index) > 0) stock.rules.tap?.run(t, stock.index);
  };

function fillOne(t: Table, { index }: Pile, at: number): void {
  if (t.size(at) === 0 && t.size(index) > 0) t.move(index, at, 1, isFaceDown(t.top(index)) ? TURNED : 0);
}

/** A card dropped on another leaves the game together with it. */
export const removePairs = (out: Pile): Step => {
  const remove: Step = (t, move) => {
    if (isDrag(move) && t.size(toOf(move)) > 1) t.move(toOf(move), out.index, 2);
  };
  return Object.assign(remove, { removesPairs: out });
};

/** The cards of these places leave the game together, once each holds one. */
export const removeWhole =
  (places: readonly Pile[], out: Pile): Step =>
  (t) => {
    if (places.some(({ index }) => t.size(index) === 0)) return;
    for (const { index } of places) t.move(index, out.index, 1);
  };

/**
 * Moves all but the `count` top cards of a pile to the empty pile from which those `count` came. With TURNED in
 * `flags`, it turns over the card that goes, which must be a single one.
 */
export function exchange(t: Table, at: number, other: number, { count = 1, flags = 0 } = {}): void {
  t.move(at, other, t.size(at));
  t.move(other, at, count);
  if (flags & TURNED) t.turn(other, 0);
}

/** Returns the first of `homes` that takes the top card of pile `from`; none takes a face-down card. */
export const homeFor = takerOf;

/**
 * Sends home the first top card of `piles` that one of `homes` takes and that is `safe`, and starts again, until there
 * is none.
 */
export function sendHome(piles: readonly Pile[], homes: readonly Pile[], safe: Safe = () => true): Step {
  const wanted = new WantedCards(homes);
  let places: Int32Array | undefined;
  const sendOne = (t: Table, from: number): boolean => {
    const home = homeFor(t, from, homes);
    if (home === undefined || !safe(t, t.top(from))) return false;
    t.move(from, home.index, 1);
    wanted.update(t);
    return true;
  };
  return (t) => {
    wanted.update(t);
    // Piles have no places yet when the step is made.
    const from = (places ??= Int32Array.from(piles, ({ index }) => index));
    for (let i = 0; i < from.length;) i = wanted.has(t.top(from[i]!)) && sendOne(t, from[i]!) ? 0 : i + 1;
  };
}

/** Whether no card in play may still have to lie on this one. */
type Safe = (t: Table, card: Card) => boolean;
