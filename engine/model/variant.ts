import type { Card } from './card.ts';
import type { Deck } from './deck.ts';
import type { Measure, Pile, Step } from './pile.ts';
import type { Table } from './table.ts';

/** A pile and its place: x and y in card widths and heights from the upper left corner. */
export interface Place {
  readonly pile: Pile;
  readonly x: number;
  readonly y: number;
  /** On a clock's face: the hour at this place, from 1 to 12, or 0 in the middle. */
  readonly hour?: number;
  /** In a grid: its row, from 0, which it belongs to even where rows are laid in broken lines. */
  readonly row?: number;
}

/**
 * A line for the status bar; `value` of `base` and `counted` is a rank, of the others a count (Infinity: no limit, for
 * `best` none yet).
 */
export interface Fact {
  readonly kind:
    | 'stock'
    | 'redeals'
    | 'reserve'
    | 'base'
    | 'run'
    | 'round'
    | 'hand'
    | 'best'
    | 'matches'
    | 'unlaid'
    | 'counted';
  readonly value: number;
}

/** Poker hands, the best first. */
export type HandName = 'straight-flush' | 'four' | 'straight' | 'full-house' | 'three' | 'flush' | 'two-pairs' | 'pair';

/** A row, column or diagonal of a grid that scores as a hand. */
export interface ScoredLine {
  /** The numbers of its piles, towards the end where its points are shown. */
  readonly piles: readonly number[];
  /** What its cards make so far. */
  readonly hand: HandName | undefined;
  /** undefined: it is not full, and does not count yet. */
  readonly points: number | undefined;
}

/** Whether a position is won. */
export interface Winning {
  (table: Table): boolean;
  /** Set when the position is won as soon as these piles hold `cards` cards. */
  readonly held?: { readonly piles: readonly Pile[]; readonly cards: number };
}

/** One version of a game, created for each session: everything that the engine has to know. */
export interface Variant {
  /** The piles' places; their order numbers the piles, from 0. */
  readonly places: readonly Place[];
  /** Alternative layouts of the same piles, in any order. A window uses the one in which its cards are largest. */
  readonly otherwise?: readonly (readonly Place[])[];
  /** Piles that are never seen, such as cards out of play; numbered after the places. */
  readonly hidden?: readonly Pile[];
  /** Where the shuffled deck lies face down before the deal. */
  readonly from: Pile;
  readonly deck?: Deck;
  /** The order of the deck for a deal number: Microsoft's for FreeCell and its relatives, otherwise Baize's own. */
  readonly order?: (cards: readonly Card[], number: number, nth: number) => readonly Card[];
  readonly deal: readonly Step[];
  /** Steps run after every move, as part of it. */
  readonly after?: readonly Step[];
  /** The foundations in the order in which a double-click tries them; by default in the order of their numbers. */
  readonly homes?: readonly Pile[];
  /**
   * A card may fit several foundations, now or later, and the player has to judge which is best: none goes home by
   * itself.
   */
  readonly noneSafe?: true;
  readonly won: Winning;
  readonly score: Measure;
  /** The lines whose points make up the score. */
  readonly lines?: (table: Table) => readonly ScoredLine[];
  /** The score is added to that of earlier games. */
  readonly banked?: true;
  /**
   * How promising a position looks, judging by visible cards: hints lead to the best. Without it, they are ranked by
   * the roles of the piles.
   */
  readonly outlook?: Measure;
  /** The facts that the status bar shows besides the stock and its redeals. */
  readonly shows?: readonly ((table: Table) => Fact)[];
}

/** Where the piles lie, and how they may lie otherwise. */
export type Placing = Pick<Variant, 'places' | 'otherwise'>;

/** Returns places together with the other ways to lay the piles, if there are any. */
export const placing = (places: readonly Place[] | Placing): Placing => ('places' in places ? places : { places });

/** A pile, a blank this many card widths wide, or null for a blank one card wide. */
export type Cell = Pile | number | null;

/** Places piles in rows, left to right, `step` card heights apart from `y` on. */
export function rows(lines: readonly (readonly Cell[])[], y = 0, step = 1): Place[] {
  return lines.flatMap((line, row) => inLine(line, y + row * step));
}

function inLine(line: readonly Cell[], y: number): Place[] {
  let x = 0;
  const places: Place[] = [];
  for (const cell of line) {
    if (typeof cell === 'object' && cell !== null) places.push({ pile: cell, x, y });
    x += typeof cell === 'number' ? cell : 1;
  }
  return places;
}

/**
 * Places foundations at the right over columns in the middle, with other piles to their left, at least half a card's
 * width away.
 */
export function overColumns(first: readonly Pile[], homes: readonly Pile[], columns: readonly Pile[]): Place[] {
  const wide = Math.max(columns.length, first.length + 0.5 + homes.length);
  return rows([
    [...first, wide - first.length - homes.length, ...homes],
    [(wide - columns.length) / 2, ...columns],
  ]);
}

/** Returns the width of a layout in card widths, measured from the left edge. */
export const widthOf = (places: readonly Place[]): number => Math.max(...places.map(({ x }) => x + 1));

/**
 * Places piles in lines of `width` piles, from x and y on; `step` card widths from one to the next, and `down` card
 * heights from one line to the next.
 */
export const grid = (piles: readonly Pile[], width: number, { x = 0, y = 0, step = 1, down = 1 } = {}): Place[] =>
  piles.map((pile, at) => ({ pile, x: x + (at % width) * step, y: y + Math.floor(at / width) * down }));
