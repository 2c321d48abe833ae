import type { Card } from './card.ts';
import type { Condition, Pile, PileRules, Relation, Test } from './pile.ts';
import type { Table } from './table.ts';

/**
 * A relation by look-up, one bit for each pair of cards: the face-up cards that may lie on `onto` are the 64 bits of the numbers at
 * `onto << 1` and after it. Row 0 is the empty pile; rows of face-down cards are 0. A kilobyte each, so all stay at hand.
 */
export type Lookup = Int32Array;

/** 1 if the card may lie on that one, else 0. */
export const looksUp = (lookup: Lookup, card: Card, onto: Card): number =>
  (lookup[(onto << 1) | (card >> 5)]! >>> card) & 1;

/** What one pile's rules have become for one base rank; every field is there, so that all piles look alike to the hot loop. */
export interface Ready {
  readonly rules: PileRules;
  readonly accept: Lookup;
  /** Where `accept` begins among all that are accepted. */
  readonly offset: number;
  readonly lift: Lookup;
  readonly gives: Lookup;
  readonly within: Lookup | undefined;
  readonly closed: Condition | undefined;
  /** The pile whose top an incoming card is compared with. */
  readonly on: number;
  /** Some card may start it when it is empty. */
  readonly starts: boolean;
  /** It takes no more when it holds so many. */
  readonly full: number;
  /** For one card, for any number of cards, `accept` is all there is to ask. */
  readonly plainForOne: boolean;
  readonly plain: boolean;
}

/** Every pile of a layout made ready for one base rank. */
export interface Prepared {
  readonly piles: readonly Ready[];
  /** The look-ups of what is accepted, one after the other. */
  readonly accepts: Lookup;
  /** Some pile takes cards one by one. */
  readonly oneByOne: boolean;
}

const CARDS = 64;
const LENGTH = 2 * 128;
const NONE: Lookup = new Int32Array(LENGTH);
const ALL: Lookup = new Int32Array(LENGTH).fill(-1, 0, LENGTH / 2);
const UNLIMITED = 256;

/** Tabulates every relation once. */
export function prepare(piles: readonly Pile[], base: number): Prepared {
  const kinds = kindsOf(piles);
  const lookups = new Map<Relation | Test, Lookup>();
  const accepts = new Int32Array(kinds.length * LENGTH);
  kinds.forEach((kind, at) => accepts.set(acceptOf(kind, base), at * LENGTH));
  const offsetOf = (rules: PileRules): number => kinds.findIndex((kind) => alike(kind, rules)) * LENGTH;
  return {
    piles: piles.map((pile) => makeReady(pile, accepts, offsetOf(pile.rules), { base, lookups })),
    accepts,
    oneByOne: piles.some(({ rules }) => rules.oneByOne),
  };
}

/** What decides which cards a pile accepts. */
type Accepting = Pick<PileRules, 'build' | 'start' | 'takes'>;

const alike = (a: Accepting, b: Accepting): boolean =>
  a.build === b.build && a.start === b.start && a.takes === b.takes;

/** Each different way to accept cards, once. */
function kindsOf(piles: readonly Pile[]): Accepting[] {
  const kinds: Accepting[] = [];
  for (const { rules } of piles) {
    if (!kinds.some((kind) => alike(kind, rules))) kinds.push(rules);
  }
  return kinds;
}

/** What has been tabulated for a base rank: piles share their words, and each is worked out once. */
interface Known {
  readonly base: number;
  readonly lookups: Map<Relation | Test, Lookup>;
}

function once<W extends Relation | Test>(
  { lookups, base }: Known,
  word: W,
  make: (word: W, base: number) => Lookup,
): Lookup {
  const lookup = lookups.get(word) ?? make(word, base);
  lookups.set(word, lookup);
  return lookup;
}

function makeReady(pile: Pile, accepts: Lookup, offset: number, known: Known): Ready {
  const { rules } = pile;
  const accept = accepts.subarray(offset, offset + LENGTH);
  const plainForOne = (rules.least ?? 1) === 1 && rules.reach === undefined;
  return {
    rules,
    accept,
    offset,
    lift: typeof rules.lift === 'function' ? once(known, rules.lift, liftOf) : rules.lift === 'any' ? ALL : NONE,
    gives: rules.gives === undefined ? ALL : once(known, rules.gives, givesOf),
    within: rules.within && withinOf(rules.within, known.base),
    closed: rules.closed,
    on: (rules.on ?? pile).index,
    starts: accept[0] !== 0 || accept[1] !== 0,
    full: rules.on === undefined ? (rules.room ?? UNLIMITED) : 1,
    plainForOne,
    plain: plainForOne && rules.most === undefined && rules.room === undefined && rules.oneByOne === undefined,
  };
}

function acceptOf({ build, start, takes: whatever }: Accepting, base: number): Lookup {
  if (whatever === undefined) return tabulate(build, start, base);
  const [first = 0, second = 0] = tabulate(undefined, whatever, base);
  return Int32Array.from({ length: LENGTH }, (_, at) => (at % 2 === 0 ? first : second));
}

const liftOf = (lift: Relation, base: number): Lookup => tabulate(lift, undefined, base);
const givesOf = (gives: Test, base: number): Lookup => tabulate(undefined, gives, base);
const withinOf = (within: Relation, base: number): Lookup => tabulate(within, (card) => within(card, 0, base), base);

function tabulate(build: Relation | undefined, start: Test | undefined, base: number): Lookup {
  const lookup = new Int32Array(LENGTH);
  for (let onto = 0; onto < CARDS; onto++) {
    for (let card = 1; card < CARDS; card++) {
      if (!isCard(card)) continue;
      const may = onto === 0 ? start?.(card, base) : isCard(onto) && build?.(card, onto, base);
      if (may) lookup[(onto << 1) | (card >> 5)]! |= 1 << card;
    }
  }
  return lookup;
}

const isCard = (card: Card): boolean => (card & 15) !== 0 && (card & 15) !== 15;

/** Whether the `count` top cards of `from`, the lowest of them `card`, may go to `to`. */
export function takes(table: Table, pile: Ready, from: number, card: Card, count: number, to: number): boolean {
  if (from === to)
    return (
      count === 1 && pile.within !== undefined && looksUp(pile.within, card, table.at(to, table.size(to) - 2)) === 1
    );
  const { rules } = pile;
  const first = rules.oneByOne ? table.top(from) : card;
  if (looksUp(pile.accept, first, table.top(pile.on)) === 0) return false;
  if (count < (rules.least ?? 1) || table.size(to) >= pile.full) return false;
  if (rules.room !== undefined && table.size(to) + count > rules.room) return false;
  if (rules.reach !== undefined && !rules.reach(from, to, count, table)) return false;
  if (rules.oneByOne && !follow(table, pile.accept, from, count)) return false;
  const { most = Infinity } = rules;
  return count === 1 || count <= (typeof most === 'number' ? most : most(table, to));
}

/** Whether each of the `count` top cards may lie on the one above it. */
function follow(table: Table, accept: Lookup, from: number, count: number): boolean {
  const size = table.size(from);
  for (let i = 1; i < count; i++) {
    if (looksUp(accept, table.at(from, size - i - 1), table.at(from, size - i)) === 0) return false;
  }
  return true;
}
