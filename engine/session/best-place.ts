import { areEquivalent } from './equivalent-moves.ts';
import { drag, type Move, toOf } from '../model/move.ts';
import { usefulness } from './hints.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** Returns the best move for the `count` top cards of a pile; undefined when they can go nowhere of use. */
export const bestPlace = (rules: RuleSet, table: Table, from: number, count: number): Move | undefined =>
  bestPlaces(rules, table, from, count)[0];

/**
 * Lists the moves of the `count` top cards of a pile, the best first: home, else onto a card, else to an empty column,
 * else to a cell. Among places of one kind, the one that hints rate higher comes first, then one after which more cards
 * move together, then one that leaves more piles with a card to pick up. In a game that defines an outlook, the outlook
 * decides first. Of equivalent places only one is listed; an empty pile of the same kind as one that the cards would
 * leave empty is not listed.
 */
export function bestPlaces(rules: RuleSet, table: Table, from: number, count: number): Move[] {
  const moves = rules.piles
    .map(({ index }) => drag(from, count, index))
    .filter((move) => rules.allows(table, move) && !isIdle(rules, table, from, count, toOf(move)));
  const ordered = moves
    .map((move) => ({ move, worth: worthOf(rules, table, move) }))
    .toSorted((a, b) => compare(b.worth, a.worth))
    .map(({ move }) => move);
  return ordered.filter(
    (move, at) => !ordered.slice(0, at).some((better) => areEquivalent(rules, table, better, move)),
  );
}

/** Rates a move for comparison with others; the first number that differs decides. */
function worthOf(rules: RuleSet, table: Table, move: Move): readonly number[] {
  const kind = kindOf(rules, table, toOf(move));
  const useful = usefulness(rules, table, move);
  const first = rules.variant.outlook === undefined ? [kind, useful] : [useful, kind];
  return [...first, ...after(rules, table, move)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Ranks the destination: 3 home, 2 onto a card, 1 to an empty pile, 0 into a store. */
function kindOf({ piles }: RuleSet, table: Table, to: number): number {
  const { role } = piles[to]!.rules;
  if (role === 'foundation') return 3;
  if (table.size(to) > 0) return 2;
  return role === 'cell' || role === 'reserve' ? 0 : 1;
}

/** Whether a whole pile goes to an empty one of its kind. */
const isIdle = (rules: RuleSet, table: Table, from: number, count: number, to: number): boolean => {
  const kind = rules.piles[from]!.rules;
  return (
    from !== to && table.size(from) === count && table.size(to) === 0 && kind === rules.piles[to]!.rules && !kind.placed
  );
};

/**
 * Counts, after the move, the cards that can be moved together from their new place, and the piles from which a card
 * can be picked up.
 */
function after(rules: RuleSet, table: Table, move: Move): [together: number, open: number] {
  const mark = table.end;
  rules.make(table, move);
  const together = rules.lifts(table, toOf(move));
  const open = rules.piles.filter(({ index }) => rules.lifts(table, index) > 0).length;
  table.undo(mark);
  return [together, open];
}
