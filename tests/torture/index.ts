import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { usageOf } from '../lab/commands.ts';
import { buildProgram } from '../tools/program.ts';
import { tortureDamages } from './damages.ts';
import { tortureFull } from './disk/full.ts';
import { torturePower } from './disk/power.ts';
import { tortureKills } from './kills.ts';
import { tortureNetworks } from './pages/networks.ts';
import { tortureTabs } from './pages/tabs.ts';
import { torturePlay } from './play.ts';
import { tortureShared } from './shared/shared.ts';
import { tortureStarts } from './starts.ts';
import type { Torture, TortureResult } from './torture.ts';
import { tortureLog } from './wal.ts';

/*
 * npm run lab -- torture [what …] [--times N] [--seed 1]: does terrible things to hosts and stores again and again, and
 * looks for anything lost or not reported; without a name, all of them.
 */

const TORTURES: Readonly<Record<string, { readonly torture: Torture; readonly times: number }>> = {
  /** Kills hosts in mid-play. */
  play: { torture: torturePlay, times: 1000 },
  /** Starts pairs of hosts at once, on fresh, damaged and old databases. */
  starts: { torture: tortureStarts, times: 200 },
  /** Starts hosts on a log that has lost its database. */
  wal: { torture: tortureLog, times: 100 },
  /** Kills hosts in the middle of salvaging, restoring, importing and resetting. */
  kills: { torture: tortureKills, times: 300 },
  /** Cuts the power while a store plays, salvages and changes everything. */
  power: { torture: torturePower, times: 1000 },
  /** Damages bytes in the header, the schema and the log of databases. */
  damages: { torture: tortureDamages, times: 2000 },
  /** Fills the disk from some write on, for good or for a while. */
  full: { torture: tortureFull, times: 100 },
  /** Kills hosts under five tabs; each tab goes on alone. */
  tabs: { torture: tortureTabs, times: 100 },
  /** Tears, copies and forges the files of a folder that two hosts share, and kills them in an exchange. */
  shared: { torture: tortureShared, times: 200 },
  /** Loses requests, answers and the stream of events. */
  networks: { torture: tortureNetworks, times: 100 },
};
/** Two run at once: while one host starts, the other plays. */
const LANES = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(TORTURES);
const unknown = names.filter((name) => !Object.hasOwn(TORTURES, name));
if (unknown.length > 0) {
  console.error(
    `There is no torture named ${unknown.join(', ')}: ${Object.keys(TORTURES).join(', ')}.\n${usageOf('torture')}`,
  );
  process.exit(2);
}

const program = await buildProgram();
try {
  for (const name of names) await run(name);
} finally {
  rmSync(program, { recursive: true });
}

async function run(name: string): Promise<void> {
  const { torture, times } = TORTURES[name]!;
  const wanted = Number(values.times ?? times);
  const start = performance.now();
  const lanes = await Promise.all(
    Array.from({ length: LANES }, (_, lane) => {
      const extent = { times: Math.ceil((wanted - lane) / LANES), seed: Number(values.seed) * LANES + lane };
      return torture(program, extent, (done) => {
        if (done % 25 === 0) console.error(`${name}, lane ${lane + 1}: ${done}`);
      });
    }),
  );
  printReport(name, lanes, (performance.now() - start) / 1000);
}

function printReport(name: string, lanes: readonly TortureResult[], seconds: number): void {
  const faults = lanes.flatMap((lane) => lane.faults);
  const figures = new Map<string, number>();
  for (const lane of lanes)
    for (const [what, count] of Object.entries(lane.figures)) {
      const before = figures.get(what) ?? 0;
      figures.set(what, what.startsWith('most ') ? Math.max(before, count) : before + count);
    }
  const lines = [...figures, ['lost or not told', faults.length] as const, ['seconds', Math.round(seconds)] as const];
  const width = Math.max(...lines.map(([what]) => what.length)) + 2;
  for (const fault of faults) console.log(fault);
  console.log([`— ${name}`, ...lines.map(([what, count]) => what.padEnd(width) + count)].join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
