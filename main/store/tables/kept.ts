import type Database from 'better-sqlite3';
import type { KeptGame, KeptSummary, OptionsKey } from '../../../preload/api.ts';
import { fromRow, GAME_COLUMNS, GAME_VALUES, toRow, type GameRow } from './rows.ts';

/** The games in progress, one for each game and options. */
export interface KeptTable {
  get(game: string, options: OptionsKey): KeptGame | null;
  /** Lists them, the last saved first. */
  list(): readonly KeptSummary[];
  /** Returns all of them, with their moves. */
  all(): readonly KeptGame[];
  /** Saves a game in place of the one kept before; on disk when it returns. */
  keep(kept: KeptGame): void;
  /** Drops a game and its review. */
  drop(game: string, options: OptionsKey): void;
}

/** The games in progress in a database; `now` returns milliseconds since 1970. */
export function keptTable(db: Database.Database, now: () => number): KeptTable {
  const get = db.prepare<[string, string], GameRow>(`SELECT ${GAME_COLUMNS} FROM kept WHERE game = ? AND options = ?`);
  const all = db.prepare<[], GameRow>(`SELECT ${GAME_COLUMNS} FROM kept ORDER BY saved`);
  const list = db.prepare<[], KeptSummary>(`
    SELECT game, options, deal, cards, moveCount, clock, saved FROM kept ORDER BY saved DESC, game, options`);
  const keep = db.prepare<GameRow & { saved: number }>(`
    INSERT OR REPLACE INTO kept (${GAME_COLUMNS}, saved) VALUES (${GAME_VALUES}, @saved)`);
  const dropGame = db.prepare<[string, string]>('DELETE FROM kept WHERE game = ? AND options = ?');
  const dropReview = db.prepare<[string, string]>('DELETE FROM kept_reviews WHERE game = ? AND options = ?');
  const drop = db.transaction((game: string, options: OptionsKey) => {
    dropGame.run(game, options);
    dropReview.run(game, options);
  });
  return {
    get: (game, options) => {
      const row = get.get(game, options);
      return row ? fromRow(row) : null;
    },
    list: () => list.all(),
    all: () => all.all().map(fromRow),
    keep: (kept) => void keep.run({ ...toRow(kept), saved: now() }),
    drop: (game, options) => drop(game, options),
  };
}
