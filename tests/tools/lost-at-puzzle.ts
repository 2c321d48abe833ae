import { loggedWords, makeMove, resume, type Session } from '../../engine/rules.ts';
import type { OnlyPuzzle } from '../../engine/search.ts';
import { shippedPuzzles } from './shipped-puzzles.ts';

/** Plays FreeCell to the position of a puzzle and makes a move there other than the one that wins. */
export function lostAtPuzzle({ deal, moves, wins }: OnlyPuzzle): Session {
  const { options } = shippedPuzzles('only', 'freecell');
  const at = loggedWords(moves).length;
  const resumed = resume({ game: 'freecell', options, rules: 1, deal, cards: '', moves, at });
  if (!resumed.ok) throw new Error('That puzzle cannot be opened.');
  const { session } = resumed.value;
  session.play(session.legalMoves().find((move) => !wins.includes(makeMove(move)))!);
  return session;
}
