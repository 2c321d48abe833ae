import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { RevealReach, RevealSearch } from './reveal-search.ts';

/** The reach of the search in each further stage, and the number of stages. */
const LATER_REACH: RevealReach = { width: 2, layers: 4, patience: 1 };
const LATER_STAGES = 4;
/** The score of a win, greater than that of any position. */
const WIN_SCORE = 1_000_000;

/** Estimates how near to a win a position will look a few turned-up cards after these moves, in one world. */
export function scoreLater(search: RevealSearch, world: TableView, moves: readonly Move[]): number {
  const { board } = search;
  board.table.take(world);
  for (const move of moves) board.make(move);
  for (let turned = 0; turned < LATER_STAGES; turned++) {
    const [best] = search.ends(LATER_REACH);
    if (best === undefined) break;
    if (best.kind === 'wins') return WIN_SCORE;
    if (best.moves.length === 0) return best.score;
    for (const move of best.moves) board.make(move);
    if (best.kind === 'stops') return best.score;
  }
  return board.won ? WIN_SCORE : search.score();
}
