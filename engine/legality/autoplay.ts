import { type Card, faceUp } from '../model/card.ts';
import { countOf, type Move } from '../model/move.ts';
import type { Table } from '../model/table.ts';
import type { RuleSet } from './rule-set.ts';
import { SafeHomes } from './safe-homes.ts';
import { type Wanting, wantingOf } from './wanting.ts';

const made = new WeakMap<RuleSet, SafeHomes>();

/** Returns the cached SafeHomes of the rules; the table must hold the same cards in every call. */
function safeHomesOf(rules: RuleSet, table: Table): SafeHomes {
  const known = made.get(rules);
  if (known) return known;
  const deck = rules.piles.flatMap(({ index }) => cardsIn(table, index));
  const byBase: Wanting[] = [];
  const safeHomes = new SafeHomes(rules, { at: (base) => (byBase[base] ??= wantingOf(rules.compiled(base), deck)) });
  made.set(rules, safeHomes);
  return safeHomes;
}

/**
 * Returns a move home that can't be regretted (safe-homes.ts), or undefined. `held` cards, which the player took back,
 * stay where they are.
 */
export function safeHome(rules: RuleSet, table: Table, held: ReadonlySet<Card>): Move | undefined {
  const move = safeHomesOf(rules, table).next(table, cardsHome(rules, table), held);
  return move < 0 ? undefined : move;
}

/**
 * Returns a move that sends a whole run home, safe or not, or undefined. `held` as in safeHome, checked for the run's
 * last card.
 */
export function runHome(rules: RuleSet, table: Table, held: ReadonlySet<Card>): Move | undefined {
  for (const { index } of rules.piles) {
    const move = held.has(table.top(index)) ? undefined : rules.home(table, index);
    if (move !== undefined && countOf(move) > 1) return move;
  }
  return undefined;
}

/** Counts, by card, the copies on foundations. */
export function cardsHome(rules: RuleSet, table: Table): Uint8Array {
  const home = new Uint8Array(64);
  for (const { index, rules: pile } of rules.piles) {
    if (pile.role === 'foundation') for (const card of cardsIn(table, index)) home[card]!++;
  }
  return home;
}

const cardsIn = (table: Table, pile: number): Card[] =>
  Array.from({ length: table.size(pile) }, (_, index) => faceUp(table.at(pile, index)));

/** Returns any move home, or undefined. */
export function anyHome(rules: RuleSet, table: Table): Move | undefined {
  for (const { index } of rules.piles) {
    const move = rules.home(table, index);
    if (move !== undefined) return move;
  }
  return undefined;
}
