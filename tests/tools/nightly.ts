import { spawnSync } from 'node:child_process';
import { ROOT } from '../../main/build/root.ts';

/**
 * Runs the full versions of tests that `npm test` samples: all unit tests for every game, with as much random play as
 * BAIZE_RUNS says (1000 by default), and a clean clone installed by an old npm; random actions in a browser; and the
 * browser tests for every game, with a slow host. Makes the solver unsound to see that its tests find it, replays the
 * recorded games, and prints a summary.
 */

const runs = process.env['BAIZE_RUNS'] ?? '1000';

interface Part {
  readonly name: string;
  readonly command: string;
  readonly env?: NodeJS.ProcessEnv;
}

const PARTS: readonly Part[] = [
  {
    name: `unit tests with nothing left out: every game over ${runs} deals, files on the disk, a clean clone on a machine with npm 10`,
    // No timeout, because a test plays all of its deals in one go.
    command: 'npm run --silent unit -- --testTimeout=0 --reporter=dot',
  },
  {
    name: 'each pruning rule of the solver and each condition of autoplay made unsound',
    command: 'npm run --silent lab -- mutants',
  },
  { name: '10,000 games made by chance', command: 'npm run --silent lab -- recipes --anew' },
  { name: 'dead ends, announced in all games and nowhere else', command: 'npm run --silent lab -- dead-ends --anew' },
  { name: 'recorded games', command: 'npm run --silent lab -- conformance tests/traces' },
  { name: `${runs} hasty actions in a browser`, command: 'npm run --silent e2e -- random.spec.ts' },
  { name: 'a browser whose host is slow', command: 'npm run --silent e2e', env: { BAIZE_LATER: '400' } },
];

/** Runs a part and returns its line of the summary. */
function run({ name, command, env: own }: Part): { ok: boolean; line: string } {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const env = { ...process.env, BAIZE_RUNS: runs, NO_COLOR: '1', ...own };
  const ok = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit', env }).status === 0;
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  return { ok, line: `${ok ? 'nothing found' : 'FAULTS FOUND '}  ${name}, ${minutes} min` };
}

const results = PARTS.map(run);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
