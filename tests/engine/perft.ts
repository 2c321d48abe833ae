import type { DealtGame } from '../../engine/legality/deal.ts';
import type { Move } from '../../engine/model/move.ts';
import { deal, legalMoves, type Way, ways } from './play.ts';

/** How many positions lie 0, 1, 2 … moves from the deal, for each version and each deal. */
export type Counts = Readonly<Record<string, string>>;

const DEALS = [1, 2];
/** A level is begun only while the one before it is smaller. */
const MAX_LEVEL_POSITIONS = 3000;
const MAX_DEPTH = 24;

/** Counts of every version of these games, or all, as they come out now. */
export const countAll = (ids?: readonly string[]): Counts =>
  Object.fromEntries(
    ways
      .filter(({ game }) => ids?.includes(game.id) ?? true)
      .flatMap((way) => DEALS.map((number) => countsOf(way, number))),
  );

/** Counts of one deal of a version, by its name. */
export function countsOf(way: Way, number: number): [string, string] {
  const dealt = deal(way, number);
  const counts = [1];
  while (counts.at(-1)! > 0 && counts.at(-1)! < MAX_LEVEL_POSITIONS && counts.length <= MAX_DEPTH) {
    counts.push(perft(dealt, counts.length));
  }
  return [`${way.name} deal ${number}`, counts.join(' ')];
}

/** Sequences of `depth` moves, of all legal ones or of those; such that lead to the same position count each. */
function perft(dealt: DealtGame, depth: number, movesAt: (dealt: DealtGame) => readonly Move[] = legalMoves): number {
  const moves = movesAt(dealt);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const mark = dealt.table.end;
    dealt.rules.make(dealt.table, move);
    count += perft(dealt, depth - 1, movesAt);
    dealt.table.undo(mark);
  }
  return count;
}
