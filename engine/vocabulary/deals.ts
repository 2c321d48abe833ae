import { type Card, faceUp, isFaceDown, KING, type Rank, rankOf } from '../model/card.ts';
import { REVERSED, TURNED } from '../model/change.ts';
import type { Pile, Step, Test } from '../model/pile.ts';
import { shuffled } from '../model/random.ts';
import { homeFor } from './after.ts';
import { ofSuit } from './relations.ts';
import type { Table } from '../model/table.ts';

/** A card from pile `from` to each of the piles in turn, as long as the cards last; `flags`: TURNED turns each over. */
export function dealRound(t: Table, from: number, to: readonly Pile[], flags: number): void {
  for (const pile of to) if (t.size(from) > 0) t.move(from, pile.index, 1, flags);
}

const dealing =
  (flags: number) =>
  (from: Pile, to: readonly Pile[], rounds = 1): Step =>
  (t) => {
    for (let round = 0; round < rounds && t.size(from.index) > 0; round++) dealRound(t, from.index, to, flags);
  };

/**
 * Deals from a face-down pile a card to each pile in turn, `rounds` times or until none is left; each is turned face
 * up.
 */
export const dealUp = dealing(TURNED);
/** The same, but the cards stay face down. */
export const dealDown = dealing(0);

/** All cards face up, one to each pile in turn until none is left. */
export const dealOut = (from: Pile, to: readonly Pile[]): Step => dealUp(from, to, 256);

const stairs =
  (flags: number) =>
  (from: Pile, columns: readonly Pile[]): Step =>
  (t) => {
    columns.forEach((_, row) => dealRound(t, from.index, columns.slice(row), flags));
  };

/**
 * Face-down rows, each beginning one pile further right: one card in the first pile, as many as there are piles in the
 * last.
 */
export const triangle = stairs(0);
/** The same rows face up. */
export const triangleUp = stairs(TURNED);

/**
 * How many cards of a column lie face up, at its end: of each the same, or one number a column; or every other card,
 * the last one up.
 */
export type Open = number | readonly number[] | 'every other';

/** Deals columns of those heights, row by row, so far face up as `open` says. */
export const dealHeights =
  (from: Pile, columns: readonly Pile[], heights: readonly number[], open: Open): Step =>
  (t) => {
    const isUp = (at: number, left: number): boolean =>
      open === 'every other' ? left % 2 === 1 : left <= (typeof open === 'number' ? open : open[at]!);
    for (let row = 0; row < Math.max(...heights); row++) {
      columns.forEach(({ index }, at) => {
        const left = heights[at]! - row;
        if (left > 0) t.move(from.index, index, 1, isUp(at, left) ? TURNED : 0);
      });
    }
  };

/** Turns the pile `from` over and puts it under the cards of `to`. */
export function putUnder(t: Table, from: number, to: number): void {
  const last = t.size(from) - 1;
  for (let i = 0; i <= last; i++) t.turn(from, i);
  for (let i = 0; i < last - i; i++) t.swap(from, i, last - i);
  t.move(to, from, t.size(to));
  t.move(from, to, t.size(from));
}

/** Carries the lowest card of `from` to the top of `to`. */
export function lowestTo(t: Table, from: number, to: number): void {
  const size = t.size(from);
  t.move(from, to, size);
  t.move(to, from, size - 1);
}

/** Turns up every top card that lies face down. */
export function turnUpTops(columns: readonly Pile[]): Step {
  const turn: Step = (t) => {
    for (let i = 0; i < columns.length; i++) {
      const pile = columns[i]!.index;
      if (isFaceDown(t.top(pile))) t.turn(pile, t.size(pile) - 1);
    }
  };
  return Object.assign(turn, { turnsTops: true as const });
}

/**
 * The order of a deck whose cards of those kinds are laid out before the shuffle: they come first, kind by kind, as a
 * new deck has them.
 */
export const laidFirst =
  (...kinds: readonly Test[]) =>
  (cards: readonly Card[], number: number, nth: number): Card[] => [
    ...kinds.flatMap((which) => cards.filter((card) => which(card, 0))),
    ...shuffled(
      cards.filter((card) => !kinds.some((which) => which(card, 0))),
      number,
      nth,
    ),
  ];

/** Gives each pile in turn its next so many cards together, face up, the first card lowest. */
export const dealHands =
  (from: Pile, to: readonly Pile[], count: number): Step =>
  (t) => {
    for (const { index } of to) t.move(from.index, index, Math.min(count, t.size(from.index)), REVERSED | TURNED);
  };

/** Takes cards of that kind out of a deck that is shuffled already, one for each pile, the lowest in the deck first. */
export const takeOut =
  (from: Pile, which: Test, to: readonly Pile[]): Step =>
  (t) => {
    for (const { index } of to) {
      let at = 0;
      while (!which(faceUp(t.at(from.index, at)), 0)) at++;
      for (; at + 1 < t.size(from.index); at++) t.swap(from.index, at, at + 1);
      t.move(from.index, index, 1, TURNED);
    }
  };

/** The same, of each suit one. */
export const takeSuits = (from: Pile, which: Test, to: readonly Pile[]): Step => {
  const takings = to.map((home, suit) => takeOut(from, ofSuit(suit, which), [home]));
  return (t, move) => {
    for (const take of takings) take(t, move);
  };
};

/**
 * Deals a card to each row in turn, `rounds` times or until none is left; one that goes on a foundation goes there, and
 * no other comes for it.
 */
export const dealPastHomes =
  (from: Pile, to: readonly Pile[], homes: readonly Pile[], rounds = 52): Step =>
  (t) => {
    for (let dealt = 0; dealt < rounds * to.length && t.size(from.index) > 0; dealt++) {
      const { index } = to[dealt % to.length]!;
      t.move(from.index, index, 1, TURNED);
      const home = homeFor(t, index, homes);
      if (home !== undefined) t.move(index, home.index, 1);
    }
  };

/** Puts every card that is left face up on the heap of its rank; that of the first heap is `lowest`. */
export const sortByRank =
  (from: Pile, heaps: readonly Pile[], lowest: Rank): Step =>
  (t) => {
    while (t.size(from.index) > 0) {
      t.move(from.index, heaps[rankOf(t.top(from.index)) - lowest]!.index, 1, TURNED);
    }
  };

/** Every king goes to the bottom of its pile: the upper of two kings the lower, or in the order in which they lay. */
export const kingsDown =
  (columns: readonly Pile[], inOrder = false): Step =>
  (t) => {
    for (const { index } of columns) {
      for (let king = 0, bottom = 0; king < t.size(index); king++) {
        if (rankOf(t.at(index, king)) !== KING) continue;
        for (let at = king; at > bottom; at--) t.swap(index, at - 1, at);
        if (inOrder) bottom++;
      }
    }
  };

/** Cards of that kind leave the table, before the game or before a redeal. */
export const leaveOut =
  (which: Test, piles: readonly Pile[], out: Pile): Step =>
  (t) => {
    for (const { index } of piles) if (which(t.top(index), 0)) t.move(index, out.index, 1);
  };

/**
 * Takes the piles up from the last to the first, each under the one before it, and turns them over: the lowest card of
 * the first is dealt first again.
 */
export function gather(t: Table, piles: readonly Pile[], to: number): void {
  for (const { index } of piles.toReversed()) t.move(index, to, t.size(index), REVERSED | TURNED);
}

/** Turns the cards of these piles face down onto `to`. */
export function takeUp(t: Table, piles: readonly Pile[], to: number): void {
  for (const { index } of piles) t.move(index, to, t.size(index), TURNED);
}
