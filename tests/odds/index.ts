import { join } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { parseOdds } from './arguments.ts';
import { writeOdds } from './catalogue/write.ts';
import { makeReport } from './report.ts';
import { tryClaims } from './run.ts';

/*
 * Tries what is claimed of games' chances and prints how it came out: it reports and judges nothing, and ends well
 * whatever comes out. With --write it finds the odds of games itself, and writes them to assets/odds.json.
 */

let shown = -1;

function show(done: number): void {
  const percent = Math.floor(100 * done);
  if (percent > shown) process.stderr.write(`\r${percent} %${percent === 100 ? '\n' : ''}`);
  shown = percent;
}

const asked = parseOdds(process.argv.slice(2));
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else if (asked.does === 'claims') {
  console.log(makeReport(await tryClaims(asked.wanted, show)));
} else {
  await writeOdds(join(ROOT, 'assets/odds.json'), asked.games, asked.effort, show);
}
