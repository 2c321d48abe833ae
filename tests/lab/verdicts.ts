import { judged } from '../engine/solver/verdicts.ts';
import { usageOf } from './commands.ts';

/*
 * Solves every deal that an independent solver judged, and prints contradicting verdicts. Exits with 1 if there is one.
 */

/** Positions between two looks at the clock. */
const STEP_POSITIONS = 500;

const [seconds = '1', text = ''] = process.argv.slice(2);
if (!(Number(seconds) > 0)) {
  console.error(usageOf('verdicts'));
  process.exit(2);
}
const counts: Record<string, number> = { won: 0, lost: 0, chance: 0, open: 0, contradicted: 0 };
for (const { line, solver, deal, theirs } of judged().filter((one) => one.line.includes(text))) {
  const start = process.cpuUsage().user;
  const solving = solver.solve(deal);
  let verdict = solving.go(STEP_POSITIONS);
  const spent = (): number => (process.cpuUsage().user - start) / 1e6;
  while (verdict === undefined && spent() < Number(seconds)) verdict = solving.go(STEP_POSITIONS);
  const ours = (verdict ?? solving.cancel()).verdict;
  counts[ours]!++;
  const contradicts = theirs !== undefined && (ours === 'won' || ours === 'lost') && ours !== theirs;
  if (contradicts) counts['contradicted']!++;
  if (contradicts || ours === 'open') console.log(`${line}\t${ours}\t${spent().toFixed(2)}`);
}
console.log(
  Object.entries(counts)
    .map(([verdict, count]) => `${verdict} ${count}`)
    .join('\t'),
);
process.exitCode = counts['contradicted'] === 0 ? 0 : 1;
