import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loggedWords, makeMove, type Puzzle, type PuzzleList, resume, type Session } from '../../engine/index.ts';
import { ROOT } from '../../main/build/root.ts';

/** The puzzles that a game comes with. */
export const shippedPuzzles = (game: string): PuzzleList =>
  JSON.parse(readFileSync(join(ROOT, `assets/puzzles/${game}.json`), 'utf8')) as PuzzleList;

/** A game of FreeCell that comes to a puzzle, and in which another move is made there than the one that wins. */
export function lostAtPuzzle({ deal, moves, wins }: Puzzle): Session {
  const { options } = shippedPuzzles('freecell');
  const at = loggedWords(moves).length;
  const resumed = resume({ game: 'freecell', options, rules: 1, deal, cards: '', moves, at });
  if (!resumed.ok) throw new Error('That puzzle cannot be opened.');
  const { session } = resumed.value;
  session.play(session.legalMoves().find((move) => !wins.includes(makeMove(move)))!);
  return session;
}
