import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { parseOdds } from './arguments.ts';
import {
  searchOpenAgain,
  calibrate,
  census,
  type CensusEffort,
  type CensusFiles,
  knownSoFar,
  lowerUseless,
  writeSoFar,
} from './census/census.ts';
import { CENSUS, readCensus } from './census/found.ts';
import { writeOdds } from './census/odds-file.ts';
import { writeVerdicts } from './census/verdicts-file.ts';
import { Progress } from './census/progress.ts';
import { makeReport } from './report.ts';
import { tryClaims } from './run.ts';

/*
 * Tries claims about games' chances and prints the results; it judges nothing, and always exits successfully. With
 * --write it solves and plays deals of games itself, going on where it stopped; --merge, and the end of a run by one
 * process, saves what all processes found; --anew forgets which deals of games were open; --folder keeps a census of
 * its own there.
 */

/** Returns where a census is kept, and the figures made from it. */
const filesIn = (folder: string | undefined): CensusFiles & { readonly assets: string } =>
  folder === undefined
    ? { found: CENSUS, journals: join(ROOT, 'dist/census'), assets: join(ROOT, 'assets') }
    : { found: join(folder, 'census.json'), journals: join(folder, 'journals'), assets: folder };

let shown = -1;

function show(done: number): void {
  const percent = Math.floor(100 * done);
  if (percent > shown) process.stderr.write(`\r${percent} %${percent === 100 ? '\n' : ''}`);
  shown = percent;
}

function writeDown(folder: string | undefined): void {
  const files = filesIn(folder);
  writeSoFar(files);
  const found = readCensus(files.found);
  writeOdds(join(files.assets, 'odds.json'), found);
  writeVerdicts(join(files.assets, 'verdicts.json'), found);
}

function ask(games: readonly string[], effort: CensusEffort, folder: string | undefined): void {
  const files = filesIn(folder);
  calibrate(files, games, (line) => console.error(line));
  lowerUseless(files, (line) => console.error(line));
  const progress = new Progress(games, effort, knownSoFar(files), (line) => console.error(line));
  for (const finding of census(files, games, effort)) progress.note(finding);
  if (effort.part[1] === 1) writeDown(folder);
}

const request = parseOdds(process.argv.slice(2));
if (typeof request === 'string') {
  console.error(request);
  process.exitCode = 2;
} else if (request.does === 'claims') console.log(makeReport(await tryClaims(request.wanted, show)));
else if (request.does === 'anew')
  searchOpenAgain(filesIn(request.folder), request.games, (line) => console.error(line));
else if (request.does === 'merge') writeDown(request.folder);
else ask(request.games, request.effort, request.folder);
