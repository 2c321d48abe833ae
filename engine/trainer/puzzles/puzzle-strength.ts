import type { GameTools } from '../../hints/game-tools.ts';
import type { TableView } from '../../model/table.ts';
import type { JudgedMoves } from '../only-moves.ts';
import { hasSafeHome, loseEnough } from './puzzle-rule.ts';

/** A puzzle has at least this many losing moves. */
const MIN_LOSING_MOVES = 2;
const NEVER_MET = (): boolean => false;

/** Whether every move is decided, exactly one wins, there are enough that lose, and no safe card waits to go home. */
export const isPuzzle = (tools: GameTools, table: TableView, judged: JudgedMoves): boolean =>
  judged.open.length === 0 &&
  judged.wins.length === 1 &&
  judged.lost.length >= MIN_LOSING_MOVES &&
  loseEnough(judged) &&
  !hasSafeHome(tools, table);

/** Lists the moves that a basic bot would consider, the one that looks best first. */
export function consideredMoves(
  { context, candidates }: GameTools,
  table: TableView,
): ReturnType<typeof candidates.list> {
  context.position.begin(table);
  return candidates.list(true, NEVER_MET, NEVER_MET);
}

/**
 * Returns the strength of a puzzle: it grows with the moves that look better than the winning one, with the losing
 * moves, and with the positions that the solver needs per move.
 */
export function strengthAt(tools: GameTools, table: TableView, { wins, lost, positions }: JudgedMoves): number {
  const looks = consideredMoves(tools, table);
  const weight = Math.max(...wins[0]!.moves.map((move) => tools.evaluation.weigh(move)));
  const better = looks.filter((move) => tools.evaluation.weigh(move) > weight).length;
  return Math.round(900 + 90 * better + 8 * lost.length + 45 * Math.log2(1 + positions / (lost.length + 1)));
}
