import type { GameTools } from '../../hints/game-tools.ts';
import type { TableView } from '../../model/table.ts';
import type { JudgedMoves } from '../only-moves.ts';

/** Fewer moves that lose make no puzzle. */
const FEWEST_LOST = 2;
const NEVER = (): boolean => false;

/** Whether one move alone wins, which is known of every move, and some that lose can be taken for it. */
export const isPuzzle = ({ wins, lost, open }: JudgedMoves): boolean =>
  open.length === 0 && wins.length === 1 && lost.length >= FEWEST_LOST;

/** The moves a simple player would think of, the one that looks best first. */
export function looksOf({ context, candidates }: GameTools, table: TableView): ReturnType<typeof candidates.list> {
  context.position.begin(table);
  return candidates.list(true, NEVER, NEVER);
}

/**
 * How hard a puzzle is: the harder the more moves look better than the one that wins, the more there are, and the
 * longer the solver takes to tell them apart.
 */
export function strengthAt(tools: GameTools, table: TableView, { wins, lost, positions }: JudgedMoves): number {
  const looks = looksOf(tools, table);
  const weight = Math.max(...wins[0]!.moves.map((move) => tools.judgement.weigh(move)));
  const better = looks.filter((move) => tools.judgement.weigh(move) > weight).length;
  return Math.round(900 + 90 * better + 8 * lost.length + 45 * Math.log2(1 + positions / (lost.length + 1)));
}
