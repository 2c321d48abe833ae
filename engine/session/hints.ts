import { areEquivalent } from './equivalent-moves.ts';
import { isFaceDown, type Card } from '../model/card.ts';
import { countOf, fromOf, isDrag, isTap, type Move, toOf } from '../model/move.ts';
import type { Measure } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table } from '../model/table.ts';

/** How useful each kind of move is. Moves of value 0 are left out while there are others. */
const WORTH_OF_KIND = {
  home: 9,
  remove: 8,
  uncover: 7,
  empty: 6,
  fromStore: 5,
  build: 4,
  deal: 3,
  store: 2,
  idle: 0,
} as const;

/**
 * Lists the useful legal moves, the best first, one of several equivalent ones, judging only by what can be seen:
 * sides, sizes and face-up cards.
 */
export function rankHints(rules: RuleSet, table: Table, moves: readonly Move[], last: Move | undefined): Move[] {
  const rated = moves.map((move) => ({
    move,
    worth: undoes(move, last) ? WORTH_OF_KIND.idle : usefulness(rules, table, move),
  }));
  const useful = rated.filter(({ worth }) => worth > 0);
  const ranked = useful.toSorted((a, b) => b.worth - a.worth).map(({ move }) => move);
  return ranked.filter((move, at) => !ranked.slice(0, at).some((better) => areEquivalent(rules, table, better, move)));
}

/** Rates a legal move; 0 or less: of no use. */
export function usefulness(rules: RuleSet, table: Table, move: Move): number {
  const { outlook } = rules.variant;
  return outlook === undefined ? worthOf(rules, table, move) : outlookAfter(rules, table, move, outlook);
}

const undoes = (move: Move, last: Move | undefined): boolean =>
  last !== undefined && isDrag(move) && isDrag(last) && fromOf(move) === toOf(last) && toOf(move) === fromOf(last);

function outlookAfter(rules: RuleSet, table: Table, move: Move, outlook: Measure): number {
  const mark = table.end;
  rules.make(table, move);
  const worth = outlook(table);
  table.undo(mark);
  return worth;
}

function worthOf(rules: RuleSet, table: Table, move: Move): number {
  const { role: from } = rules.piles[fromOf(move)]!.rules;
  if (!isDrag(move)) return isTap(move) && from !== 'stock' ? WORTH_OF_KIND.remove : WORTH_OF_KIND.deal;
  const to = rules.piles[toOf(move)]!.rules.role;
  if (from === 'foundation') return WORTH_OF_KIND.idle;
  if (to === 'foundation') return WORTH_OF_KIND.home;
  if (to === 'cell' || to === 'reserve') return from === to ? WORTH_OF_KIND.idle : WORTH_OF_KIND.store;
  if (from !== 'tableau') return WORTH_OF_KIND.fromStore;
  return betweenColumns(rules, table, move);
}

function betweenColumns(rules: RuleSet, table: Table, move: Move): number {
  const left = table.size(fromOf(move)) - countOf(move);
  const under = table.at(fromOf(move), left - 1);
  const toEmpty = table.size(toOf(move)) === 0;
  if (left === 0)
    return toEmpty && rules.piles[toOf(move)]!.rules.on === undefined ? WORTH_OF_KIND.idle : WORTH_OF_KIND.empty;
  if (isFaceDown(under)) return WORTH_OF_KIND.uncover;
  const card: Card = table.at(fromOf(move), left);
  // Moving a run from one fitting card to another gains nothing visible.
  return rules.joins(table, fromOf(move), card, under) || toEmpty ? WORTH_OF_KIND.idle : WORTH_OF_KIND.build;
}
