import type Database from 'better-sqlite3';
import type { FinishedGame, Outcome, ResultSummary } from '../../preload/api.ts';
import { fromRow, GAME_COLUMNS, GAME_VALUES, toRow } from './rows.ts';
import type { GameRow } from './rows.ts';

/** The finished games. */
export interface Results {
  add(finished: FinishedGame): void;
  /** The newest first, of one game or (null) of all. */
  list(game: string | null, limit: number, skip: number): readonly ResultSummary[];
  get(id: number): FinishedGame | null;
}

interface ResultRow extends GameRow {
  readonly outcome: Outcome;
}

const SUMMARY = 'SELECT id, game, options, deal, cards, outcome, score, moveCount, clock, ended FROM results';
const NEWEST_FIRST = 'ORDER BY ended DESC, id DESC LIMIT ? OFFSET ?';

/** The two lists, newest first; each is read off an index in its order, without sorting. */
export const LISTS = {
  all: `${SUMMARY} ${NEWEST_FIRST}`,
  game: `${SUMMARY} WHERE game = ? ${NEWEST_FIRST}`,
};

export function finishedGames(db: Database.Database, now: () => number): Results {
  const add = db.prepare<GameRow & { outcome: Outcome; ended: number }>(`
    INSERT INTO results (${GAME_COLUMNS}, outcome, ended) VALUES (${GAME_VALUES}, @outcome, @ended)`);
  const listAll = db.prepare<[number, number], ResultSummary>(LISTS.all);
  const listOne = db.prepare<[string, number, number], ResultSummary>(LISTS.game);
  const get = db.prepare<[number], ResultRow>(`SELECT ${GAME_COLUMNS}, outcome FROM results WHERE id = ?`);
  return {
    add: ({ outcome, ...game }) => void add.run({ ...toRow(game), outcome, ended: now() }),
    list: (game, limit, skip) => (game === null ? listAll.all(limit, skip) : listOne.all(game, limit, skip)),
    get: (id) => {
      const row = get.get(id);
      return row ? fromRow(row) : null;
    },
  };
}
