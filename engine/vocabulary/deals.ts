import { ACE, type Card, faceUp, isFaceDown, KING, type Rank, rankOf } from '../model/card.ts';
import { REVERSED, TURNED } from '../model/change.ts';
import type { Pile, Step, Test } from '../model/pile.ts';
import { shuffled } from '../model/random.ts';
import { homeFor } from './after.ts';
import { ofSuit } from './relations.ts';
import type { Table } from '../model/table.ts';

/**
 * Deals a card from pile `from` to each of the piles in turn, as long as the cards last; `flags`: TURNED turns each
 * over.
 */
export function dealRound(t: Table, from: number, to: readonly Pile[], flags: number): void {
  for (const pile of to) if (t.size(from) > 0) t.move(from, pile.index, 1, flags);
}

const dealing =
  (flags: number) =>
  (from: Pile, to: readonly Pile[], rounds = 1): Step =>
  (t) => {
    for (let round = 0; round < rounds && t.size(from.index) > 0; round++) dealRound(t, from.index, to, flags);
  };

/** Deals a card face up to each pile in turn, `rounds` times or until none is left. */
export const dealUp = dealing(TURNED);
/** Deals like `dealUp`, but face down. */
export const dealDown = dealing(0);

/** Deals all cards face up, one to each pile in turn until none is left. */
export const dealOut = (from: Pile, to: readonly Pile[]): Step => dealUp(from, to, 256);

/**
 * Deals face-down rows, each beginning one pile further right: one card in the first pile, as many as there are piles
 * in the last.
 */
export const triangle =
  (from: Pile, columns: readonly Pile[]): Step =>
  (t) => {
    columns.forEach((_, row) => dealRound(t, from.index, columns.slice(row), 0));
  };

/**
 * How many cards at the end of a column are face up: one number for all columns or one each; or every other card, the
 * last one up.
 */
export type Open = number | readonly number[] | 'every other';

/** Deals columns of the given heights row by row, face up as far as `open` says. */
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

/**
 * Deals fans of `size` cards row by row, the last `open` of each face up; the cards left over make one more fan, in the
 * last rows.
 */
export const dealInRows =
  (talon: Pile, fans: readonly Pile[], size: number, open = size): Step =>
  (t) => {
    const cards = t.size(talon.index);
    const [whole, over] = [Math.floor(cards / size), cards % size];
    for (let row = 0; row < size; row++) {
      const flags = row < size - open ? 0 : TURNED;
      dealRound(t, talon.index, fans.slice(0, row < size - over ? whole : whole + 1), flags);
    }
  };

/** Turns the pile `from` over and puts it under the cards of `to`. */
export function putUnder(t: Table, from: number, to: number): void {
  const last = t.size(from) - 1;
  // Exchanged face up, they stay known.
  for (let i = 0; i < last - i; i++) t.swap(from, i, last - i);
  for (let i = 0; i <= last; i++) t.turn(from, i);
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
 * Returns a deck in which the cards of these kinds come first, kind by kind and unshuffled, followed by the others in a
 * shuffled order.
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

/** Deals each pile in turn `count` cards together, face up, the first card lowest. */
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

/** Takes cards out like `takeOut`, one of each suit. */
export const takeSuits = (from: Pile, which: Test, to: readonly Pile[]): Step => {
  const takings = to.map((home, suit) => takeOut(from, ofSuit(suit, which), [home]));
  return (t, move) => {
    for (const take of takings) take(t, move);
  };
};

/**
 * Deals a card to each row in turn, `rounds` times or until none is left; a card that a foundation takes goes there,
 * and its row gets no other.
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

/**
 * Deals a card to each pile in turn; an ace that lies face up goes to the foundation that takes it, and the next card
 * takes its place. `flags`: TURNED turns each card over.
 */
export function dealRoundPastAces(
  t: Table,
  from: number,
  to: readonly Pile[],
  homes: readonly Pile[],
  flags: number,
): void {
  for (let at = 0; at < to.length && t.size(from) > 0; at++) {
    const { index } = to[at]!;
    t.move(from, index, 1, flags);
    const home = rankOf(t.top(index)) === ACE ? homeFor(t, index, homes) : undefined;
    if (home === undefined) continue;
    t.move(index, home.index, 1);
    at--;
  }
}

/** Deals every card that is left face up to the heap of its rank; the first heap's rank is `lowest`. */
export const sortByRank =
  (from: Pile, heaps: readonly Pile[], lowest: Rank): Step =>
  (t) => {
    while (t.size(from.index) > 0) {
      t.move(from.index, heaps[rankOf(t.top(from.index)) - lowest]!.index, 1, TURNED);
    }
  };

/** Moves every king to the bottom of its pile; the upper of two goes lowest, unless they stay in order. */
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

/** Takes top cards of one kind out of play, before the game or before a redeal. */
export const leaveOut =
  (which: Test, piles: readonly Pile[], out: Pile): Step =>
  (t) => {
    for (const { index } of piles) if (which(t.top(index), 0)) t.move(index, out.index, 1);
  };

/**
 * Gathers the piles face down on `to` so that they are dealt again in the same order, from the lowest card of the
 * first.
 */
export function gather(t: Table, piles: readonly Pile[], to: number): void {
  for (const { index } of piles.toReversed()) t.move(index, to, t.size(index), REVERSED | TURNED);
}

/** Moves the cards of these piles face down onto `to`. */
export function takeUp(t: Table, piles: readonly Pile[], to: number): void {
  for (const { index } of piles) {
    const hidden = countHidden(t, index);
    // Hidden cards are not turned with the others: nobody sees them.
    if (hidden > 0) for (let at = hidden; at < t.size(index); at++) t.turn(index, at);
    t.move(index, to, t.size(index), hidden > 0 ? 0 : TURNED);
  }
}

/** Counts the face-down cards of a pile, which lie lowest. */
function countHidden(t: Table, pile: number): number {
  let at = 0;
  while (at < t.size(pile) && isFaceDown(t.at(pile, at))) at++;
  return at;
}
