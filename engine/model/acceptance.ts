import { type Card, isFaceDown, type Rank } from './card.ts';
import type { Pile, PileRules, Relation } from './pile.ts';
import { BASE, type Table } from './table.ts';

/*
 * The one place that decides whether cards may lie on a pile. The rules made ready to play, refusals, and the words that games
 * are made of all ask here; the move generator works on tables made from the same functions.
 */

/** The rules that say which single card may lie on which: on a card, on an empty pile, on whatever there is. */
export type Accepting = Pick<PileRules, 'build' | 'start' | 'takes'>;

/** Whether the pile ever takes cards from another. */
export const takesCards = ({ build, start, takes }: Accepting): boolean => (build ?? start ?? takes) !== undefined;

/** Whether `card` may lie on `onto`, the top card there; 0: on an empty pile. Only `takes` allows one on a face-down card. */
export function mayLieOn({ build, start, takes }: Accepting, card: Card, onto: Card, base: Rank): boolean {
  if (takes !== undefined) return takes(card, base);
  if (onto === 0) return start?.(card, base) ?? false;
  return !isFaceDown(onto) && (build?.(card, onto, base) ?? false);
}

/** Whether a pile ever takes cards from that other one. */
export const isNear = ({ near }: PileRules, from: number, to: number): boolean => near?.(from, to) ?? true;

/** How many cards a pile can hold: no more than 255 lie on any. */
export const capacityOf = ({ on, room = 256 }: PileRules): number => (on === undefined ? room : 1);

/**
 * The first rule of a pile that keeps cards from it. They are asked in this order: it is covered, or takes none from there, or
 * none now; it is full, or has to be empty; the card doesn't go on its top card; they are too few, don't follow one another, or
 * are too many.
 */
export type Obstacle = 'covered' | 'near' | 'reach' | 'room' | 'occupied' | 'order' | 'few' | 'sequence' | 'many';

/**
 * What keeps the `count` top cards of pile `from` from another pile, `to`; undefined when they may go there. Whether they may be
 * picked up at all is not asked. `related` answers as `mayLieOn` does for the rules of `to`.
 */
export function obstacle(table: Table, from: number, count: number, to: Pile, related: Relation): Obstacle | undefined {
  const { rules, index } = to;
  const size = table.size(index);
  if (rules.covered?.(table, index)) return 'covered';
  if (rules.near !== undefined && !rules.near(from, index)) return 'near';
  if (rules.reach !== undefined && !rules.reach(from, index, count, table)) return 'reach';
  if (rules.room !== undefined && size + count > rules.room) return 'room';
  if (rules.on !== undefined && size > 0) return 'occupied';
  if (!fits(table, from, count, to, related)) return 'order';
  if (count < (rules.least ?? 1)) return 'few';
  if (count === 1) return undefined;
  if (rules.oneByOne && !follow(table, from, count, related)) return 'sequence';
  const { most = Infinity } = rules;
  return count <= (typeof most === 'number' ? most : most(table, index)) ? undefined : 'many';
}

/** For one card, what may lie on what, `near` and how full it is are all that `obstacle` asks of a pile that is not covered. */
export const isPlainForOne = ({ least = 1, reach }: PileRules): boolean => least === 1 && reach === undefined;

/** The same for any number of cards. */
export const isPlain = (rules: PileRules): boolean =>
  isPlainForOne(rules) && rules.most === undefined && rules.room === undefined && rules.oneByOne === undefined;

/** Whether the first of the `count` top cards of `from` to be laid down goes on the card it is compared with, however many there are. */
export function fits(table: Table, from: number, count: number, to: Pile, related: Relation): boolean {
  const first = to.rules.oneByOne ? 1 : count;
  const card = table.at(from, table.size(from) - first);
  return related(card, table.top((to.rules.on ?? to).index), table.counter(BASE));
}

/** Whether the top card of pile `from` lies face up and may go to another pile. */
export function takesTop(table: Table, from: number, to: Pile): boolean {
  const card = table.top(from);
  if (card === 0 || isFaceDown(card)) return false;
  return obstacle(table, from, 1, to, (one, onto, base) => mayLieOn(to.rules, one, onto, base)) === undefined;
}

/** Whether each of the `count` top cards may lie on the one above it. */
function follow(table: Table, from: number, count: number, related: Relation): boolean {
  const size = table.size(from);
  const base = table.counter(BASE);
  for (let i = 1; i < count; i++) {
    if (!related(table.at(from, size - i - 1), table.at(from, size - i), base)) return false;
  }
  return true;
}
