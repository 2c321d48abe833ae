import type { Card } from '../model/card.ts';
import { capacityOf, isPlain, isPlainForOne, obstacle } from '../model/acceptance.ts';
import { type Lookups, looksUp, Tabulator } from './relation-tables.ts';
import type { Condition, Pile, PileRules, Relation } from '../model/pile.ts';
import type { Table } from '../model/table.ts';

/** What one pile's rules have become for one base rank; every field is there, so that all piles look alike to the hot loop. */
interface Ready {
  readonly pile: Pile;
  readonly rules: PileRules;
  /** What it accepts, to be called; it looks it up. */
  readonly related: Relation;
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

export function prepare(piles: readonly Pile[], base: number): Prepared {
  const tabulator = new Tabulator(base);
  const places = piles.map((pile) => tabulate(pile, base, tabulator));
  const lookups = tabulator.lookups();
  const ready = piles.map((pile, at) => makeReady(pile, places[at]!, lookups));
  return { piles: ready, lookups, oneByOne: piles.some(({ rules }) => rules.oneByOne) };
}

type Places = Pick<Ready, 'accept' | 'lift' | 'gives' | 'within'>;

function tabulate({ rules }: Pile, base: number, tabulator: Tabulator): Places {
  const { lift, within, gives = always } = rules;
  return {
    accept: tabulator.place(rules),
    lift: tabulator.place(typeof lift === 'function' ? { build: lift } : lift === 'any' ? { build: always } : {}),
    gives: tabulator.place({ start: gives }),
    within: tabulator.place(within ? { build: within, start: (card) => within(card, 0, base) } : {}),
  };
}

function makeReady(pile: Pile, { accept, lift, gives, within }: Places, lookups: Lookups): Ready {
  const { rules } = pile;
  return {
    pile,
    rules,
    related: (card, onto) => looksUp(lookups, accept, card, onto) === 1,
    accept,
    lift,
    gives,
    within,
    covered: rules.covered,
    closed: rules.closed,
    on: (rules.on ?? pile).index,
    full: capacityOf(rules),
    plainForOne: isPlainForOne(rules),
    plain: isPlain(rules),
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
  const { pile, within, related } = piles[to]!;
  if (from === to) return count === 1 && looksUp(lookups, within, card, table.at(to, table.size(to) - 2)) === 1;
  return obstacle(table, from, count, pile, related) === undefined;
}
