import { relationBit } from '../model/acceptance.ts';
import { KING, makeCard, type Rank, rankOf, suitOf } from '../model/card.ts';
import { BASE } from '../model/counters.ts';
import { fromOf, isDrag, isTap, type Move, toOf } from '../model/move.ts';
import type { Reason } from '../model/reason.ts';
import type { Position } from '../search/boards/position/position.ts';
import type { Removal } from './base/advice.ts';

/** Why a click may remove a card, by the reason that another click of the kind is refused. */
const KIND_OF_REFUSAL: Partial<Record<Reason['code'], 'beaten' | 'alone' | 'between'>> = {
  unbeaten: 'beaten',
  alone: 'alone',
  outer: 'between',
  unlike: 'between',
};
/** Cards that a match of their neighbours removes are at most this many. */
const MAX_BETWEEN = 2;

/** Returns why a move that removes cards may do so. */
export function removalOf(move: Move, position: Position): Removal {
  const { table, rules } = position;
  const count = countRemoved(move, position);
  const from = fromOf(move);
  if (isDrag(move)) return (count === 2 ? pairOf(move, position) : undefined) ?? { kind: 'several', count };
  const action = isTap(move) ? rules.piles[from]!.rules.tap : undefined;
  const kind = action && KIND_OF_REFUSAL[action.why(table, from).code];
  const isMany = count > (kind === 'between' ? MAX_BETWEEN : 1);
  return kind === undefined || isMany ? { kind: 'several', count } : { kind };
}

/** Returns why the two cards go together, from the rule for all cards of their suits; undefined: another reason. */
function pairOf(move: Move, { table, rules }: Position): Removal | undefined {
  const [from, to] = [fromOf(move), toOf(move)];
  if (table.size(to) === 0 || from === to) return undefined;
  const [card, other] = [table.top(from), table.top(to)];
  const { piles, tables } = rules.compiled(table.counter(BASE));
  const isPair = (one: Rank, two: Rank, suit = suitOf(card)): boolean =>
    relationBit(tables, piles[to]!.accept, makeCard(one, suit), makeCard(two, suitOf(other))) === 1;
  const holds = (rule: (one: Rank, two: Rank) => boolean): boolean =>
    RANKS.every((one) => RANKS.every((two) => isPair(one, two) === rule(one, two)));
  const sum = rankOf(card) + rankOf(other);
  if (holds((one, two) => one + two === sum)) return { kind: 'sum', other, sum };
  if (holds((one, two) => one === two)) return { kind: 'rank', other };
  if (holds((one, two) => Math.abs(one - two) === 1)) return { kind: 'next', other };
  if (holds((one, two) => Math.abs(one - two) <= 1)) return { kind: sum === 2 * rankOf(card) ? 'rank' : 'next', other };
  const isSuit = suitOf(card) === suitOf(other) && !isPair(rankOf(card), rankOf(other), 3 - suitOf(card));
  const fitting = RANKS.filter((rank) => isPair(rank, rankOf(other)));
  return isSuit && fitting.length > KING / 2 ? { kind: 'suit', other } : undefined;
}

const RANKS: readonly Rank[] = Array.from({ length: KING }, (_, at) => at + 1);

/** Counts the cards that the move brings to foundations, on the table or out of the game. */
function countRemoved(move: Move, { table, rules }: Position): number {
  const homes = rules.piles.filter(({ rules: { role } }) => role === 'foundation');
  const count = (): number => homes.reduce((sum, { index }) => sum + table.size(index), 0);
  const before = count();
  const mark = table.end;
  rules.make(table, move);
  const removed = count() - before;
  table.undo(mark);
  return removed;
}
