import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LostPuzzle, OnlyPuzzle, PuzzleKind, PuzzleList, WithinPuzzle } from '../../engine/search.ts';
import { ROOT } from '../../main/build/root.ts';

interface Shipped {
  readonly only: OnlyPuzzle;
  readonly within: WithinPuzzle;
  readonly lost: LostPuzzle;
}

/** Returns the puzzles of a kind that are shipped for a game. */
export const shippedPuzzles = <K extends PuzzleKind>(kind: K, game: string): PuzzleList<Shipped[K]> =>
  JSON.parse(readFileSync(join(ROOT, `assets/puzzles/${kind}/${game}.json`), 'utf8')) as PuzzleList<Shipped[K]>;
