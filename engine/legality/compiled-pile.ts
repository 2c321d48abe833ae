import type { Card } from '../model/card.ts';
import { accepts, capacityOf, isPlain, isPlainButMost, isPlainForOne, relationBit } from '../model/acceptance.ts';
import { type RelationTables, RELATION_WORDS, EMPTY_RULES, Tabulator } from './relation-tables.ts';
import type { Condition, Pile, PileRules } from '../model/pile.ts';
import type { Table } from '../model/table.ts';

/**
 * One pile's rules compiled for one base rank. Every field is present, so that the hot loop sees objects of one shape.
 */
export interface CompiledPile {
  readonly pile: Pile;
  readonly rules: PileRules;
  /**
   * Offsets of relations in the look-up tables: what it accepts, what may be picked up together, what may be picked up
   * at all, what may go on the card under it.
   */
  readonly accept: number;
  readonly lift: number;
  readonly gives: number;
  readonly within: number;
  /** The relation within a run that leaves together; undefined where the rules say nothing of it. */
  readonly run: number | undefined;
  readonly covered: Condition | undefined;
  readonly closed: Condition | undefined;
  /** The pile whose top an incoming card is compared with. */
  readonly on: number;
  /** The number of cards at which it takes no more. */
  readonly full: number;
  /** Fewest cards taken at once, and the rule that depends on the position. */
  readonly least: number;
  readonly reach: PileRules['reach'] | undefined;
  /** Whether `accept` and `near` alone decide: for one card, for any number of cards. */
  readonly plainForOne: boolean;
  readonly plain: boolean;
  /** The same, except for the most cards it takes at once. */
  readonly plainButMost: boolean;
  /** Whether it never takes more than one card at once. */
  readonly single: boolean;
}

/** Every pile of a variant compiled for one base rank. */
export interface CompiledPiles {
  readonly piles: readonly CompiledPile[];
  readonly tables: RelationTables;
  /** Whether some pile takes cards one by one. */
  readonly oneByOne: boolean;
}

export function compile(piles: readonly Pile[], base: number): CompiledPiles {
  const tabulator = new Tabulator(base);
  const ready = piles.map((pile) => compilePile(pile, base, tabulator));
  const tables = tabulator.tables();
  for (const { pile, accept } of ready) pile.tables[base] = tables.subarray(accept, accept + RELATION_WORDS);
  return { piles: ready, tables, oneByOne: piles.some(({ rules }) => rules.oneByOne) };
}

function compilePile(pile: Pile, base: number, tabulator: Tabulator): CompiledPile {
  const { rules, taking } = pile;
  const { lift, within, run, gives = always } = rules;
  const together = typeof lift === 'function' ? lift : lift === 'any' ? always : undefined;
  return {
    pile,
    rules,
    accept: tabulator.place(taking),
    lift: tabulator.place({ ...EMPTY_RULES, build: together }),
    gives: tabulator.place({ ...EMPTY_RULES, start: gives }),
    within: tabulator.place(
      within ? { ...EMPTY_RULES, build: within, start: (card) => within(card, 0, base) } : EMPTY_RULES,
    ),
    run: run && tabulator.place({ ...EMPTY_RULES, build: run }),
    covered: taking.covered,
    closed: rules.closed,
    on: taking.on.index,
    full: capacityOf(taking),
    least: taking.least,
    reach: taking.reach,
    plainForOne: isPlainForOne(taking),
    plain: isPlain(taking),
    plainButMost: isPlainButMost(taking),
    single: taking.most === 1 || taking.room === 1,
  };
}

const always = (): boolean => true;

/** Whether the pile ever lets this card be picked up. */
export const givesCard = ({ piles, tables }: CompiledPiles, from: number, card: Card): boolean =>
  relationBit(tables, piles[from]!.gives, card, 0) === 1;

/** Whether the `count` top cards of `from` may go to `to`, which may be the same pile. */
export function takes(
  table: Table,
  { piles, tables }: CompiledPiles,
  from: number,
  count: number,
  to: number,
): boolean {
  const { pile, within } = piles[to]!;
  if (from === to)
    return count === 1 && relationBit(tables, within, table.top(to), table.at(to, table.size(to) - 2)) === 1;
  return accepts(table, from, count, pile);
}
