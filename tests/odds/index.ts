import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { parseOdds } from './arguments.ts';
import { calibrate, census, type CensusEffort, knownSoFar, writeSoFar } from './census/census.ts';
import { CENSUS, readFound } from './census/found.ts';
import { writeOdds } from './census/odds-file.ts';
import { Progress } from './census/progress.ts';
import { makeReport } from './report.ts';
import { tryClaims } from './run.ts';

/*
 * Tries what is claimed of games' chances and prints how it came out: it reports and judges nothing, and ends well
 * whatever comes out. With --write it asks what comes of the deals of games itself, and goes on where it stopped; with
 * --merge, and at its end, what all its processes found is written down.
 */

const FILES = { found: CENSUS, journals: join(ROOT, 'dist/census') };

let shown = -1;

function show(done: number): void {
  const percent = Math.floor(100 * done);
  if (percent > shown) process.stderr.write(`\r${percent} %${percent === 100 ? '\n' : ''}`);
  shown = percent;
}

function writeDown(): void {
  writeSoFar(FILES);
  writeOdds(join(ROOT, 'assets/odds.json'), readFound(CENSUS));
}

function ask(games: readonly string[], effort: CensusEffort): void {
  calibrate(FILES, games, (line) => console.error(line));
  const progress = new Progress(games, effort, knownSoFar(FILES), (line) => console.error(line));
  for (const finding of census(FILES, games, effort)) progress.note(finding);
  if (effort.part[1] === 1) writeDown();
}

const asked = parseOdds(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else if (asked.does === 'claims') console.log(makeReport(await tryClaims(asked.wanted, show)));
else if (asked.does === 'merge') writeDown();
else ask(asked.games, asked.effort);
