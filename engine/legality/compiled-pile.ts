import type { Card } from '../model/card.ts';
import { type Lookups, looksUp, Tabulator } from './relation-tables.ts';
import type { Condition, Pile, PileRules } from '../model/pile.ts';
import type { Table } from '../model/table.ts';

/** What one pile's rules have become for one base rank; every field is there, so that all piles look alike to the hot loop. */
export interface Ready {
  readonly rules: PileRules;
  /** Relations among the look-ups: what it accepts, what may be picked up together, what at all, what may go on the card under it. */
  readonly accept: number;
  readonly lift: number;
  readonly gives: number;
  readonly within: number;
  readonly covered: Condition | undefined;
  readonly closed: Condition | undefined;
  /** The pile whose top an incoming card is compared with. */
  readonly on: number;
  /** It takes no more when it holds so many. */
  readonly full: number;
  /** For one card, for any number of cards, `accept` and `near` are all there is to ask. */
  readonly plainForOne: boolean;
  readonly plain: boolean;
}

/** Every pile of a layout made ready for one base rank. */
export interface Prepared {
  readonly piles: readonly Ready[];
  readonly lookups: Lookups;
  /** Some pile takes cards one by one. */
  readonly oneByOne: boolean;
}

const UNLIMITED = 256;

export function prepare(piles: readonly Pile[], base: number): Prepared {
  const tabulator = new Tabulator(base);
  const ready = piles.map((pile) => makeReady(pile, base, tabulator));
  return { piles: ready, lookups: tabulator.lookups(), oneByOne: piles.some(({ rules }) => rules.oneByOne) };
}

function makeReady(pile: Pile, base: number, tabulator: Tabulator): Ready {
  const { rules } = pile;
  const { lift, within, gives = always } = rules;
  const plainForOne = (rules.least ?? 1) === 1 && rules.reach === undefined;
  return {
    rules,
    accept: tabulator.place(rules),
    lift: tabulator.place(typeof lift === 'function' ? { build: lift } : lift === 'any' ? { build: always } : {}),
    gives: tabulator.place({ start: gives }),
    within: tabulator.place(within ? { build: within, start: (card) => within(card, 0, base) } : {}),
    covered: rules.covered,
    closed: rules.closed,
    on: (rules.on ?? pile).index,
    full: rules.on === undefined ? (rules.room ?? UNLIMITED) : 1,
    plainForOne,
    plain: plainForOne && rules.most === undefined && rules.room === undefined && rules.oneByOne === undefined,
  };
}

const always = (): boolean => true;

/** Whether the card may be picked up from that pile at all. */
export const givesCard = ({ piles, lookups }: Prepared, from: number, card: Card): boolean =>
  looksUp(lookups, piles[from]!.gives, card, 0) === 1;

/** Whether the `count` top cards of `from`, the lowest of them `card`, may go to `to`. */
export function takes(
  table: Table,
  { piles, lookups }: Prepared,
  from: number,
  card: Card,
  count: number,
  to: number,
): boolean {
  const pile = piles[to]!;
  if (from === to) return count === 1 && looksUp(lookups, pile.within, card, table.at(to, table.size(to) - 2)) === 1;
  const { rules } = pile;
  if (pile.covered?.(table, to)) return false;
  const first = rules.oneByOne ? table.top(from) : card;
  if (looksUp(lookups, pile.accept, first, table.top(pile.on)) === 0) return false;
  if (count < (rules.least ?? 1) || table.size(to) >= pile.full) return false;
  if (rules.room !== undefined && table.size(to) + count > rules.room) return false;
  if (rules.near !== undefined && !rules.near(from, to)) return false;
  if (rules.reach !== undefined && !rules.reach(from, to, count, table)) return false;
  if (rules.oneByOne && !follow(table, lookups, pile.accept, from, count)) return false;
  const { most = Infinity } = rules;
  return count === 1 || count <= (typeof most === 'number' ? most : most(table, to));
}

/** Whether each of the `count` top cards may lie on the one above it. */
function follow(table: Table, lookups: Lookups, accept: number, from: number, count: number): boolean {
  const size = table.size(from);
  for (let i = 1; i < count; i++) {
    if (looksUp(lookups, accept, table.at(from, size - i - 1), table.at(from, size - i)) === 0) return false;
  }
  return true;
}
