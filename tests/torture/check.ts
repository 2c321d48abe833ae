import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { keptTable } from '../../main/store/tables/kept.ts';
import type { KeptGame } from '../../preload/api.ts';
import { nameOf, type Player } from './player.ts';

/** What a crash has left on disk. */
export interface CheckedFolder {
  /** Whether the request in flight reached the disk. */
  readonly landed: boolean;
  /** The faults; must be empty. */
  readonly faults: readonly string[];
  readonly kept: readonly KeptGame[];
}

/** Checks a copy of what a killed host has left, so that the next host finds the original untouched. */
export function check(data: string, player: Player): CheckedFolder {
  const folder = mkdtempSync(join(tmpdir(), 'baize-left-'));
  for (const name of ['baize.db', 'baize.db-wal'])
    if (existsSync(join(data, name))) copyFileSync(join(data, name), join(folder, name));
  const db = new Database(join(folder, 'baize.db'));
  try {
    const kept = keptTable(db, () => 0).all();
    const landed = hasLanded(db, kept, player);
    return {
      landed,
      kept,
      faults: [...faultsOfFile(db), ...faultsOfKept(kept, landed, player), ...faultsOfCounts(db, landed, player)],
    };
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

function hasLanded(db: Database.Database, kept: readonly KeptGame[], { inFlight, finished }: Player): boolean {
  if (!inFlight) return false;
  if (inFlight.kind === 'finish') return resultsIn(db) > finished;
  const existing = kept.find(({ game, options }) => game === inFlight.kept.game && options === inFlight.kept.options);
  return inFlight.kind === 'drop' ? existing === undefined : isDeepStrictEqual(existing, inFlight.kept);
}

function faultsOfFile(db: Database.Database): string[] {
  const answer = String(db.pragma('integrity_check', { simple: true }));
  return answer === 'ok' ? [] : [`integrity: ${answer}`];
}

/** Checks that every game is as last acknowledged, or as the request in flight made it. */
function faultsOfKept(kept: readonly KeptGame[], landed: boolean, { acknowledged, inFlight }: Player): string[] {
  const wanted = new Map(acknowledged);
  if (landed && inFlight) {
    const name = nameOf(inFlight.kept.game, inFlight.kept.options);
    if (inFlight.kind === 'keep') wanted.set(name, inFlight.kept);
    else wanted.delete(name);
  }
  const found = new Map(kept.map((game) => [nameOf(game.game, game.options), game]));
  const names = [...new Set([...wanted.keys(), ...found.keys()])];
  return names
    .filter((name) => !isDeepStrictEqual(wanted.get(name), found.get(name)))
    .map(
      (name) =>
        `${name}: ${JSON.stringify(wanted.get(name))} was acknowledged, ${JSON.stringify(found.get(name))} kept`,
    );
}

/** Checks that as many results are kept as were acknowledged, and that each scope's tallies equal a recount. */
function faultsOfCounts(db: Database.Database, landed: boolean, { finished, inFlight }: Player): string[] {
  const wanted = finished + (landed && inFlight?.kind === 'finish' ? 1 : 0);
  const counted = (scope: string, by: string): string => `
    SELECT ${scope}, count(*), sum(outcome = 'won'), max(score), sum(CASE WHEN outcome = 'won' THEN clock ELSE 0 END)
    FROM results GROUP BY ${by}`;
  const wrong = db
    .prepare(
      `WITH counted AS (${counted('game, options', 'game, options')} UNION ALL ${counted("game, '*'", 'game')}
        UNION ALL ${counted("'', '*'", "''")}),
      tallied AS (SELECT game, options, played, won, bestScore, timeWon FROM tallies)
      SELECT * FROM (SELECT * FROM counted EXCEPT SELECT * FROM tallied)
      UNION ALL SELECT * FROM (SELECT * FROM tallied EXCEPT SELECT * FROM counted)`,
    )
    .all();
  const results = resultsIn(db);
  return [
    ...(results === wanted ? [] : [`${wanted} results were acknowledged, ${results} are kept`]),
    ...wrong.map((row) => `a tally is wrong: ${JSON.stringify(row)}`),
  ];
}

const resultsIn = (db: Database.Database): number =>
  db.prepare<[], number>('SELECT count(*) FROM results').pluck().get() ?? 0;
