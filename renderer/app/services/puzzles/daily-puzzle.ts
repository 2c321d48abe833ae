import { type Puzzle, PUZZLE_KINDS, type PuzzleKind, type PuzzleList } from '../../../../engine/search.ts';
import { dailyPlace, puzzledGames, puzzlesOf } from './puzzle-lists.ts';

/** The game whose puzzles are shown if the player's own game has none. */
export const DEFAULT_PUZZLE_GAME = 'freecell';

/** A puzzle of a day, and the list it is from. */
export interface DailyPuzzle {
  readonly kind: PuzzleKind;
  readonly game: string;
  readonly list: PuzzleList;
  readonly puzzle: Puzzle;
}

/**
 * Returns the puzzle of a day, counted from 1 January 1970: of the game asked for if it has puzzles, and of a different
 * kind each day. Undefined where its list can't be read.
 */
export async function dailyPuzzle(day: number, asked: string | undefined): Promise<DailyPuzzle | undefined> {
  const kindsOf = (id: string): readonly PuzzleKind[] => PUZZLE_KINDS.filter((kind) => puzzledGames(kind).includes(id));
  const game = asked !== undefined && kindsOf(asked).length > 0 ? asked : DEFAULT_PUZZLE_GAME;
  const kinds = kindsOf(game);
  const kind = kinds[day % kinds.length];
  if (!kind) return undefined;
  const list = await puzzlesOf(kind, game);
  const puzzle = list?.puzzles[dailyPlace(day, list.puzzles.length)];
  return list && puzzle && { kind, game, list, puzzle };
}
