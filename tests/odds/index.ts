import { parseArgs } from 'node:util';
import { CLAIMS } from './claims.ts';
import { makeReport } from './report.ts';
import { tryClaims } from './run.ts';

/* Tries what is claimed of games' chances and prints how it came out. It reports and judges nothing: it ends well whatever comes out. */

const USAGE = 'Usage: npm run odds -- [game …] [--deals N] [--minutes N]';

const { values, positionals: games } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string' }, minutes: { type: 'string', default: '10' } },
});
const deals = values.deals === undefined ? undefined : Number(values.deals);
const minutes = Number(values.minutes);
const strange = games.filter((game) => !CLAIMS.some((claim) => claim.game === game));

if (strange.length > 0 || !(minutes > 0) || (deals !== undefined && !(deals > 0))) {
  console.error(strange.length > 0 ? `Nothing is claimed of ${strange.join(', ')}.` : USAGE);
  process.exitCode = 2;
} else {
  let shown = -1;
  const results = await tryClaims({ games, deals, minutes }, (done) => {
    const percent = Math.floor(100 * done);
    if (percent > shown) process.stderr.write(`\r${percent} %`);
    shown = percent;
  });
  process.stderr.write('\n');
  console.log(makeReport(results));
}
