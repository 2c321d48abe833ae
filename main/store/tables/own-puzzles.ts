import type Database from 'better-sqlite3';
import type { LostGame, PuzzleAnswer } from '../../../preload/api.ts';

/** The puzzle found in a lost game, and its player's first answer. */
interface OwnPuzzle {
  readonly puzzle: string;
  readonly answer: PuzzleAnswer;
}

/**
 * Puzzles of lost games as text (`engine/trainer/puzzles/own-puzzle.ts`), by the number of the result; they go with
 * it.
 */
export interface OwnPuzzlesTable {
  get(result: number): OwnPuzzle | null;
  /** Lists the lost games that count and whose moves were kept, the newest first. */
  list(game: string, limit: number): readonly LostGame[];
  /** Keeps a puzzle, unanswered, in place of the one before; does nothing where there is no such result. */
  keep(result: number, puzzle: string): void;
  /** Records an answer; only the first counts. */
  answer(result: number, answer: PuzzleAnswer): void;
}

const LIST = `
  SELECT id, options, deal, cards, ended, puzzle, ifnull(answer, 'open') AS answer
  FROM results LEFT JOIN own_puzzles ON result = id
  WHERE game = @game AND outcome = 'lost' AND shown = 0 AND at > 0 ORDER BY ended DESC, id DESC LIMIT @limit`;

/** The puzzles of lost games in a database. */
export function ownPuzzlesTable(db: Database.Database): OwnPuzzlesTable {
  const get = db.prepare<[number], OwnPuzzle>('SELECT puzzle, answer FROM own_puzzles WHERE result = ?');
  const list = db.prepare<{ game: string; limit: number }, LostGame>(LIST);
  const keep = db.prepare<{ result: number; puzzle: string }>(`
    INSERT OR REPLACE INTO own_puzzles (result, puzzle) SELECT id, @puzzle FROM results WHERE id = @result`);
  const answer = db.prepare<{ result: number; answer: PuzzleAnswer }>(
    "UPDATE own_puzzles SET answer = @answer WHERE result = @result AND answer = 'open'",
  );
  return {
    get: (result) => get.get(result) ?? null,
    list: (game, limit) => list.all({ game, limit }),
    keep: (result, puzzle) => void keep.run({ result, puzzle }),
    answer: (result, given) => void answer.run({ result, answer: given }),
  };
}
