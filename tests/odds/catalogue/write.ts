import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { doJobs } from '../pool.ts';
import type { OddsEffort, OddsFigures } from './figures.ts';
import { oddsWays } from './ways.ts';

/** How often games come out: by game, then by options. */
export type Odds = Readonly<Record<string, Readonly<Record<string, OddsFigures>>>>;

/**
 * Finds the odds of games, of all when none is named, and writes them into a file, in which those of other games stay.
 * The same games and effort give the same bytes. `progress` hears the part done, from 0 to 1.
 */
export async function writeOdds(
  path: string,
  games: readonly string[],
  effort: OddsEffort,
  progress: (done: number) => void,
): Promise<void> {
  const found = await findOdds(games, effort, progress);
  const before = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Odds) : {};
  const all = Object.entries({ ...before, ...found }).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

async function findOdds(games: readonly string[], effort: OddsEffort, progress: (done: number) => void): Promise<Odds> {
  const jobs = oddsWays(games).map((way) => ({ way, effort }));
  const figures = new Map<(typeof jobs)[number], OddsFigures>();
  await doJobs(
    new URL('worker.ts', import.meta.url),
    jobs,
    () => false,
    (job, found) => progress(figures.set(job, found as OddsFigures).size / jobs.length),
  );
  const odds: Record<string, Record<string, OddsFigures>> = {};
  for (const job of jobs) (odds[job.way.game] ??= {})[job.way.options] = figures.get(job)!;
  return odds;
}
