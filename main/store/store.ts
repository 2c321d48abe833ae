import type Database from 'better-sqlite3';
import type { FinishedGame, Notice } from '../../preload/api.ts';
import { keptGames } from './kept.ts';
import type { Kept } from './kept.ts';
import { finishedGames } from './results.ts';
import type { Results } from './results.ts';
import { settingsTable } from './settings.ts';
import type { SettingsTable } from './settings.ts';
import { statisticsOf } from './statistics.ts';
import type { StatisticsQueries } from './statistics.ts';

/** Everything that is kept, from `openStore` to `close`. What a function has written is on disk when it returns. */
export class Store {
  readonly kept: Kept;
  readonly results: Pick<Results, 'list' | 'get'>;
  readonly settings: SettingsTable;
  readonly statistics: StatisticsQueries;
  /** What a person should be told once about the opening of this store. */
  readonly notices: readonly Notice[];
  /** Records the result and drops the kept game, both or neither. */
  readonly finish: (finished: FinishedGame) => void;
  readonly #db: Database.Database;

  constructor(db: Database.Database, now: () => number, notices: readonly Notice[]) {
    const results = finishedGames(db, now);
    this.#db = db;
    this.notices = notices;
    this.kept = keptGames(db, now);
    this.results = results;
    this.settings = settingsTable(db);
    this.statistics = statisticsOf(db);
    const finish = db.transaction((finished: FinishedGame) => {
      results.add(finished);
      this.kept.drop(finished.game, finished.options);
    });
    this.finish = (finished) => finish.immediate(finished);
  }

  /** Leaves one tidy file behind. Closing again does nothing. */
  close(): void {
    if (!this.#db.open) return;
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
