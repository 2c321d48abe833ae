import type Database from 'better-sqlite3';
import type { KeptGame, RecordedGame } from '../../../preload/api.ts';
import { cardSetsTable, type CardSetsTable } from './card-sets.ts';
import { carriedTable, type CarriedTable } from './carried.ts';
import { completeKeys } from './options-upgrade.ts';
import { keptTable, type KeptTable } from './kept.ts';
import { namedTable, type NamedTable } from './named.ts';
import { ownPuzzlesTable, type OwnPuzzlesTable } from './own-puzzles.ts';
import { picturesTable, type PicturesTable } from './pictures.ts';
import { resultsTable, type ResultsTable } from './results.ts';
import { reviewsTable, type ReviewsTable } from './reviews.ts';
import { settingsTable, type SettingsTable } from './settings.ts';
import { statisticsOf, type StatisticsQueries } from '../statistics/statistics.ts';
import { talliesOf, type Tallies } from '../statistics/tallies.ts';

/** The tables and queries of one open database. */
export interface Tables {
  readonly carried: CarriedTable;
  readonly kept: KeptTable;
  readonly named: NamedTable;
  readonly ownPuzzles: OwnPuzzlesTable;
  readonly pictures: PicturesTable;
  readonly sets: CardSetsTable;
  readonly results: ResultsTable;
  readonly reviews: ReviewsTable;
  readonly settings: SettingsTable;
  readonly statistics: StatisticsQueries;
  readonly tallies: Tallies;
  /** Records a result and drops the kept game if it is the same one, both or neither. */
  readonly finish: (result: RecordedGame) => void;
  /** Does the same for a result that may arrive late, or twice: it is recorded once. */
  readonly record: (result: RecordedGame) => void;
}

/** Returns the tables of a database, after completing what an older version left short: tallies and keys of options. */
export function tablesOf(db: Database.Database, now: () => number): Tables {
  const tallies = talliesOf(db);
  tallies.begin();
  const reviews = reviewsTable(db);
  const kept = keptTable(db, now);
  const named = namedTable(db, now);
  const results = resultsTable(db, tallies);
  const settings = settingsTable(db);
  completeKeys(db, { kept, named, settings, tallies });
  const finish = db.transaction((result: RecordedGame) => {
    const id = results.add(result);
    const { game, options } = result;
    const existing = kept.get(game, options);
    if (!existing || !isSameGame(existing, result)) return;
    reviews.finish(game, options, id);
    kept.drop(game, options);
  });
  return {
    carried: carriedTable(db, now),
    kept,
    named,
    ownPuzzles: ownPuzzlesTable(db),
    pictures: picturesTable(db),
    sets: cardSetsTable(db),
    results,
    reviews,
    settings,
    statistics: statisticsOf(db),
    tallies,
    finish: (result) => finish.immediate(result),
    record: (result) => {
      if (!results.has(result)) finish.immediate(result);
    },
  };
}

/** Whether it is the same game: another one with the same options may have been begun since, in another window. */
const isSameGame = (kept: KeptGame, { begun, deal, cards }: RecordedGame): boolean =>
  kept.begun === begun && kept.deal === deal && kept.cards === cards;
