import { type Card, isFaceDown, type Rank } from './card.ts';
import { BASE } from './counters.ts';
import type { Accepting, Pile, Taking } from './pile.ts';
import type { Table } from './table.ts';

/*
 * The one place that decides whether cards may lie on a pile. Compiled rules, refusals, and the words that games are
 * made of all call it; the move generator works on tables made from the same functions.
 */

/** Whether the pile ever takes cards from another. */
export const takesCards = ({ taking: { build, start, takes } }: Pile): boolean =>
  (build ?? start ?? takes) !== undefined;

/**
 * Whether `card` may lie on `onto`, the top card there; 0: on an empty pile. Only `takes` allows one on a face-down
 * card.
 */
export function mayLieOn({ build, start, takes }: Accepting, card: Card, onto: Card, base: Rank): boolean {
  if (takes !== undefined) return takes(card, base);
  if (onto === 0) return start !== undefined && start(card, base);
  return build !== undefined && !isFaceDown(onto) && build(card, onto, base);
}

/**
 * Returns 1 if the card may lie on `onto`, else 0, by a table of the results of `mayLieOn` that begins at `first`: the
 * face-up cards that may lie on `onto` are the 64 bits of its words `onto << 1` and the next.
 */
export const relationBit = (words: Int32Array, first: number, card: Card, onto: Card): number =>
  (words[first + (onto << 1) + (card >> 5)]! >>> card) & 1;

/** Tabulates a relation of two cards, by `card << 6 | other`; either may be 0, for none. */
export const pairTable = (related: (card: Card, other: Card) => number): Uint8Array =>
  Uint8Array.from({ length: 64 * 64 }, (_, pair) => related(pair >> 6, pair & 63));

/** Whether a pile ever takes cards from that other one. */
export const isNear = ({ index, taking: { near } }: Pile, from: number): boolean => near?.(from, index) ?? true;

/** Returns the number of cards with which a pile is full. */
export const capacityOf = ({ onlyEmpty, room }: Taking): number => Math.min(room, onlyEmpty ? 1 : MAX_CARDS);

/** An upper limit: more cards than any pile holds. */
export const MAX_CARDS = 256;

/**
 * The first rule of a pile that refuses cards. They are checked in this order: it is covered, takes none from there, or
 * none now; it is full, or has to be empty; the card doesn't go on its top card; they are too few, don't follow one
 * another, or are too many.
 */
export type Obstacle = Shut | 'order' | Amiss;
type Shut = 'covered' | 'near' | 'reach' | 'room' | 'occupied';
type Amiss = 'few' | 'sequence' | 'many';

/**
 * Returns the obstacle to moving the `count` top cards of pile `from` to another pile, `to`; undefined when they may go
 * there. Whether they may be picked up is not checked.
 */
export const obstacle = (table: Table, from: number, count: number, to: Pile): Obstacle | undefined =>
  shut(table, from, count, to) ?? (fits(table, from, count, to) ? amiss(table, from, count, to) : 'order');

/** Whether there is no obstacle: the same checks, the likeliest to fail first. */
export const accepts = (table: Table, from: number, count: number, to: Pile): boolean =>
  fits(table, from, count, to) &&
  amiss(table, from, count, to) === undefined &&
  shut(table, from, count, to) === undefined;

/** Checks whether `to` is closed to any cards from `from`, whatever the cards: covered, too far, full or occupied. */
function shut(table: Table, from: number, count: number, { taking, index }: Pile): Shut | undefined {
  if (taking.covered !== undefined && taking.covered(table, index)) return 'covered';
  if (taking.near !== undefined && !taking.near(from, index)) return 'near';
  if (taking.reach !== undefined && !taking.reach(from, index, count, table)) return 'reach';
  const size = table.size(index);
  if (size + count > taking.room) return 'room';
  return taking.onlyEmpty && size > 0 ? 'occupied' : undefined;
}

/** Returns what is wrong with the cards as a group if the first of them fits. */
function amiss(table: Table, from: number, count: number, to: Pile): Amiss | undefined {
  const { least, most, oneByOne } = to.taking;
  if (count < least) return 'few';
  if (count === 1) return undefined;
  if (oneByOne && !follow(table, from, count, to)) return 'sequence';
  return count <= (typeof most === 'number' ? most : most(table, to.index)) ? undefined : 'many';
}

/**
 * Whether, for a single card and a pile that is not covered, `obstacle` depends only on the relation of the cards, on
 * `near` and on how full the pile is.
 */
export const isPlainForOne = ({ least, reach }: Taking): boolean => least === 1 && reach === undefined;

/** Whether the same holds for any number of cards. */
export const isPlain = (taking: Taking): boolean => isPlainButMost(taking) && taking.most === Infinity;

/** Whether the same holds apart from `most`. */
export const isPlainButMost = (taking: Taking): boolean =>
  isPlainForOne(taking) && taking.room === Infinity && !taking.oneByOne;

/**
 * Whether the first card to be laid down of the `count` top cards of `from` goes on the card it is compared with,
 * however many there are.
 */
export function fits(table: Table, from: number, count: number, to: Pile): boolean {
  const { oneByOne, on } = to.taking;
  const card = table.at(from, table.size(from) - (oneByOne ? 1 : count));
  return goesOn(table, to, card, table.top(on.index));
}

/** Finds the first of these piles to which the top card of another, `from`, may go; the card must be face up. */
export function takerOf(table: Table, from: number, piles: readonly Pile[]): Pile | undefined {
  const card = table.top(from);
  if (card === 0 || isFaceDown(card)) return undefined;
  for (const pile of piles) if (accepts(table, from, 1, pile)) return pile;
  return undefined;
}

/**
 * The cards that any of these piles would take on its present top card. `takerOf` finds no pile for a card not among
 * them; for one that is, other rules may still forbid the move.
 */
export class WantedCards {
  readonly #piles: readonly Pile[];
  /** A bit for each card: clubs and diamonds, hearts and spades; face-down cards have none. */
  readonly #words = new Int32Array(8);

  constructor(piles: readonly Pile[]) {
    this.#piles = piles;
  }

  /** Reads the top cards of the piles. */
  update(table: Table): void {
    const base = table.counter(BASE);
    const piles = this.#piles;
    let low = 0;
    let high = 0;
    for (let i = 0; i < piles.length; i++) {
      const { tables, taking } = piles[i]!;
      const words = tables[base];
      const row = table.top(taking.on.index) << 1;
      low |= words === undefined ? ALL_CARDS : words[row]!;
      high |= words === undefined ? ALL_CARDS : words[row + 1]!;
    }
    this.#words[0] = low;
    this.#words[1] = high;
  }

  /** Whether the card is face up and one of them. */
  has(card: Card): boolean {
    return ((this.#words[card >> 5]! >>> card) & 1) === 1;
  }
}

const ALL_CARDS = -1;

/** Whether the top card of pile `from` is face up and may go to another pile. */
export function takesTop(table: Table, from: number, to: Pile): boolean {
  const card = table.top(from);
  return card !== 0 && !isFaceDown(card) && accepts(table, from, 1, to);
}

/** Does the same as `mayLieOn`, by look-up where it is tabulated. */
function goesOn(table: Table, { taking, tables }: Pile, card: Card, onto: Card): boolean {
  const base = table.counter(BASE);
  const words = tables[base];
  return words === undefined ? mayLieOn(taking, card, onto, base) : relationBit(words, 0, card, onto) === 1;
}

/** Whether each of the `count` top cards may lie on the one above it. */
function follow(table: Table, from: number, count: number, to: Pile): boolean {
  const size = table.size(from);
  for (let i = 1; i < count; i++) {
    if (!goesOn(table, to, table.at(from, size - i - 1), table.at(from, size - i))) return false;
  }
  return true;
}
