import { isFaceDown } from '../card.ts';
import { TURNED } from '../change.ts';
import type { Pile, Step } from '../pile.ts';
import type { Table } from '../table.ts';

/** A card to each pile in turn, as long as the cards last. */
export function dealRound(t: Table, from: number, to: readonly Pile[], flags: number): void {
  for (const pile of to) if (t.size(from) > 0) t.move(from, pile.index, 1, flags);
}

const dealing =
  (flags: number) =>
  (from: Pile, to: readonly Pile[], rounds = 1): Step =>
  (t) => {
    for (let round = 0; round < rounds && t.size(from.index) > 0; round++) dealRound(t, from.index, to, flags);
  };

export const dealUp = dealing(TURNED);
export const dealDown = dealing(0);

/** All cards face up, one to each pile in turn until none is left. */
export const dealOut = (from: Pile, to: readonly Pile[]): Step => dealUp(from, to, 256);

/** Face-down rows, each beginning one pile further right: one card in the first pile, as many as there are piles in the last. */
export const triangle =
  (from: Pile, columns: readonly Pile[]): Step =>
  (t, move) => {
    columns.forEach((_, row) => dealDown(from, columns.slice(row))(t, move));
  };

/** Turns up every top card that lies face down. */
export const turnUpTops =
  (columns: readonly Pile[]): Step =>
  (t) => {
    for (let i = 0; i < columns.length; i++) {
      const pile = columns[i]!.index;
      if (isFaceDown(t.top(pile))) t.turn(pile, t.size(pile) - 1);
    }
  };
