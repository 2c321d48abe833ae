import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../bench/store-data.ts';
import { contentsIn } from '../contents.ts';
import { inFolder, type Torture } from '../torture.ts';
import { mustHaveStrace } from './get-strace.ts';
import { judge, runUnder } from './record.ts';
import { UNDISTURBED_SCRIPTS, SCRIPTS, type State } from './scripts.ts';

/** The system calls that a full disk refuses. */
const REFUSED_CALLS = ['pwrite64', 'pwrite64', 'pwrite64', 'ftruncate', 'rename', 'link', 'mkdir'];
/** About the number of calls a script makes; a later call than the last means that nothing is refused. */
const MAX_CALLS = { pwrite64: 260, ftruncate: 10, rename: 8, link: 3, mkdir: 2 } as Readonly<Record<string, number>>;
/** The most calls that are refused before there is room again. */
const MAX_REFUSED_CALLS = 12;

/**
 * Runs a store on a disk that is full from some call on, for good or for a while. What the store confirmed must be
 * there at the next start, what it refused must not; and when nothing can be kept at all, it must say so.
 */
export const tortureFull: Torture = fullOf(UNDISTURBED_SCRIPTS);

/** Does the same with the scripts named. */
export function fullOf(names: readonly string[]): Torture {
  return async (_program, { times, seed }, progress) => {
    const strace = mustHaveStrace();
    const random = seeded(seed);
    const faults: string[] = [];
    const figures = { 'full disks': times, 'steps done': 0, 'steps refused': 0, 'told at the start': 0 };
    for (let disk = 0; disk < times; disk += 1) {
      const name = names[disk % names.length]!;
      const call = REFUSED_CALLS[Math.floor(random() * REFUSED_CALLS.length)]!;
      const first = 1 + Math.floor(random() * MAX_CALLS[call]!);
      const until = random() < 0.5 ? '+' : `..${first + Math.floor(random() * MAX_REFUSED_CALLS)}`;
      const tried = await tryFull(strace, name, `${call}:error=ENOSPC:when=${first}${until}`);
      faults.push(...tried.faults.map((fault) => `disk ${disk + 1} (${name}, ${call} ${first}${until}): ${fault}`));
      figures['steps done'] += tried.done;
      figures['steps refused'] += tried.refused;
      figures['told at the start'] += tried.reported ? 1 : 0;
      progress(disk + 1);
    }
    return { faults, figures };
  };
}

interface FullDiskResult {
  readonly faults: readonly string[];
  readonly done: number;
  readonly refused: number;
  /** Whether it reported that nothing is kept, or nothing could be recovered from a damaged database. */
  readonly reported: boolean;
}

async function tryFull(strace: string, name: string, injected: string): Promise<FullDiskResult> {
  const script = SCRIPTS[name]!;
  return inFolder(async (outer) => {
    const folder = join(outer, 'data');
    await inFolder(async (model) => {
      script.prepare(model);
      cpSync(model, folder, { recursive: true });
    });
    const before = contentsIn(join(folder, 'baize.db'));
    const how = ['-o', '/dev/null', '-e', 'trace=pwrite64,ftruncate,rename,link,mkdir', '-e', `inject=${injected}`];
    const lines = (await runUnder(strace, how, folder, name)).split('\n').filter((line) => line !== '');
    const steps = lines.filter((line) => line === 'done' || line === 'refused');
    const reported = lines.includes('memory-only') || lines.includes('database-unsaved');
    let state: State = { contents: before, backup: new Map() };
    for (const [at, step] of steps.entries()) if (step === 'done') state = script.steps[at]!.after(state);
    const { faults } = judge(folder, [state.contents], script.reportedUntil === undefined ? 'must not' : 'may');
    const hasEnded = reported || steps.length === script.steps.length;
    const done = steps.filter((step) => step === 'done').length;
    const all = [...faults, ...(hasEnded ? [] : [`it ended after ${steps.length} steps, without a word`])];
    return { faults: all, done, refused: steps.length - done, reported };
  });
}
