import type { GameTools } from '../../hints/game-tools.ts';
import type { TableView } from '../../model/table.ts';
import type { EquivalentMoves, JudgedMoves } from '../only-moves.ts';

/** At least this share of a puzzle's legal moves must be wrong. */
const MIN_WRONG_SHARE = 2 / 3;

/** Whether a card could be sent home without regret. A puzzle begins after such cards are home. */
export function hasSafeHome({ context: { position } }: GameTools, table: TableView): boolean {
  position.begin(table);
  return position.made > 0;
}

/** Whether enough of a position's legal moves are wrong for it to be a puzzle. */
export const areEnoughWrong = (wrong: number, legal: number): boolean => wrong >= MIN_WRONG_SHARE * legal;

/** The same of judged moves, each way of making a move counted. */
export function loseEnough({ wins, lost, open }: JudgedMoves): boolean {
  const count = (groups: readonly EquivalentMoves[]): number =>
    groups.reduce((sum, { moves }) => sum + moves.length, 0);
  return areEnoughWrong(count(lost), count(lost) + count(wins) + count(open));
}
