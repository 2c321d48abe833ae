import type { GameTools } from '../../hints/game-tools.ts';
import type { TableView } from '../../model/table.ts';
import type { JudgedMoves } from '../only-moves.ts';

/** The fewest losing moves of a puzzle. */
const MIN_LOSING_MOVES = 2;
const NEVER_MET = (): boolean => false;

/** Whether every move is decided, exactly one wins, and there are enough that lose. */
export const isPuzzle = ({ wins, lost, open }: JudgedMoves): boolean =>
  open.length === 0 && wins.length === 1 && lost.length >= MIN_LOSING_MOVES;

/** Lists the moves that a simple player would consider, the one that looks best first. */
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
  const weight = Math.max(...wins[0]!.moves.map((move) => tools.judgement.weigh(move)));
  const better = looks.filter((move) => tools.judgement.weigh(move) > weight).length;
  return Math.round(900 + 90 * better + 8 * lost.length + 45 * Math.log2(1 + positions / (lost.length + 1)));
}
