import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildProgram } from './host.ts';
import { torture } from './run.ts';

/* npm run torture -- [--kills 1000] [--seed 1]: kills the host in mid-play again and again, and looks for anything lost. */

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
/** Two folders at once: while one host starts the other plays. */
const LANES = 2;

const program = await buildProgram();
const lanes = await Promise.all(
  Array.from({ length: LANES }, (_, lane) =>
    torture(program, { kills: Math.ceil((kills - lane) / LANES), seed: seed * LANES + lane }, (done) => {
      if (done % 50 === 0) console.error(`lane ${lane + 1}: ${done} kills`);
    }),
  ),
);
rmSync(program, { recursive: true });

const sum = (of: 'kills' | 'acknowledged' | 'results' | 'inFlight' | 'landed'): number =>
  lanes.reduce((total, lane) => total + lane[of], 0);
const faults = lanes.flatMap((lane) => lane.faults);
for (const fault of faults) console.log(fault);
console.log(`kills               ${sum('kills')}
moves acknowledged  ${sum('acknowledged')} (${sum('results')} of them results)
lost                ${faults.length}
in flight           ${sum('inFlight')}, of which ${sum('landed')} had reached the disk
start of a host     ${Math.round(lanes[0]?.start ?? 0)} ms
seconds             ${Math.round(Math.max(...lanes.map(({ seconds }) => seconds)))}`);
process.exitCode = faults.length === 0 ? 0 : 1;
