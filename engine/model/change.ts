/**
 * What happened on the table, in order; the board animates only these. Pile numbers and places count from 0, bottom
 * card first.
 */
export type Change =
  /**
   * The `count` top cards of `from` went on top of `to`; `reversed`: one by one, so the top card ends lowest; `turned`:
   * each was turned over; `together`: at the same time as the change before it.
   */
  | {
      readonly kind: 'move';
      readonly from: number;
      readonly to: number;
      readonly count: number;
      readonly reversed: boolean;
      readonly turned: boolean;
      readonly together: boolean;
    }
  /** The card at `index` of `pile` was turned over. */
  | { readonly kind: 'turn'; readonly pile: number; readonly index: number }
  /** Two cards of one pile changed places (a shuffle is a run of these). */
  | { readonly kind: 'swap'; readonly pile: number; readonly i: number; readonly j: number }
  /** A counter of the game changed; there is nothing to draw. */
  | { readonly kind: 'add'; readonly counter: number; readonly amount: number };

/* A change in the journal is one 32-bit number: kind in bits 30–31, then its fields. */

/** Flag: move the cards one by one, which reverses their order. */
export const REVERSED = 1;
/** Flag: turn each card over. */
export const TURNED = 2;
/** Flag: move the cards at the same time as those of the previous change. */
export const TOGETHER = 4;

const KIND_BIT = 30;
/* The kinds of changes. */
export const MOVE = 0;
export const TURN = 1;
export const SWAP = 2;
export const ADD = 3;

export const packMove = (from: number, to: number, count: number, flags: number): number =>
  (flags << 22) | (count << 14) | (to << 7) | from;
export const packTurn = (pile: number, index: number): number => (TURN << KIND_BIT) | (index << 7) | pile;
export const packSwap = (pile: number, i: number, j: number): number =>
  (SWAP << KIND_BIT) | (j << 15) | (i << 7) | pile;
/** The largest amount that one change can add to a counter. */
export const MAX_ADDED = 2 ** 25 - 1;
/** `counter` is 0 to 15. */
export const packAdd = (counter: number, amount: number): number =>
  (ADD << KIND_BIT) | ((amount & 0x3ffffff) << 4) | counter;

export const kindOf = (packed: number): number => packed >>> KIND_BIT;

/* The fields of a packed change. From, to, count and flags are those of a move, pile and index of a turn or swap. */
export const movedFrom = (packed: number): number => packed & 127;
export const movedTo = (packed: number): number => (packed >> 7) & 127;
export const movedCount = (packed: number): number => (packed >> 14) & 255;
export const flagsOf = (packed: number): number => (packed >> 22) & 7;
export const pileOf = (packed: number): number => packed & 127;
export const indexOf = (packed: number): number => (packed >> 7) & 255;
/** The second place of a swap. */
export const otherIndexOf = (packed: number): number => (packed >> 15) & 255;
/** The fields of an addition: the counter and the amount. */
export const counterOf = (packed: number): number => packed & 15;
export const amountOf = (packed: number): number => (packed << 2) >> 6;

/** Unpacks a change for the board; with `undone`, returns the change that takes it back. */
export function unpackChange(packed: number, undone = false): Change {
  switch (kindOf(packed)) {
    case MOVE: {
      const [from, to] = [movedFrom(packed), movedTo(packed)];
      const flags = flagsOf(packed);
      return {
        kind: 'move',
        from: undone ? to : from,
        to: undone ? from : to,
        count: movedCount(packed),
        reversed: (flags & REVERSED) > 0,
        turned: (flags & TURNED) > 0,
        together: (flags & TOGETHER) > 0,
      };
    }
    case TURN:
      return { kind: 'turn', pile: pileOf(packed), index: indexOf(packed) };
    case SWAP:
      return { kind: 'swap', pile: pileOf(packed), i: indexOf(packed), j: otherIndexOf(packed) };
    default:
      return { kind: 'add', counter: counterOf(packed), amount: undone ? -amountOf(packed) : amountOf(packed) };
  }
}
