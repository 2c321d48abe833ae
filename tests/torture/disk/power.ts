import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../bench/store-data.ts';
import { contentsIn } from '../contents.ts';
import { inFolder, inFolderNow, type Torture } from '../torture.ts';
import type { Cut } from './disk.ts';
import { mustHaveStrace } from './get-strace.ts';
import { filesUnder, judge, record, writeFiles } from './record.ts';
import { Replay } from './replay.ts';
import { type Script, SCRIPTS, statesOf } from './scripts.ts';

/** One power cut in this many is also made on a disk that ignores syncs, which must be found faulty. */
const CUTS_PER_DEAF_DISK = 10;

/**
 * Records what a store writes and syncs, and cuts the power at random moments: whatever was not synced reaches the disk
 * or not, sector by sector, in any order. The store then opens every disk that is left.
 */
export const torturePower: Torture = powerOf(Object.keys(SCRIPTS));

/** Does the same with the scripts named. */
export function powerOf(names: readonly string[]): Torture {
  return async (_program, { times, seed }, progress) => {
    const strace = mustHaveStrace();
    const random = seeded(seed);
    const faults: string[] = [];
    const figures = { 'power cuts': 0, 'opened whole': 0, 'set aside and told': 0, 'found where syncs do nothing': 0 };
    let deaf = 0;
    for (const [at, name] of names.entries()) {
      const cuts = Math.ceil((times - at) / names.length);
      if (cuts <= 0) continue;
      const tried = await tryScript(strace, name, cuts, random, () => progress((figures['power cuts'] += 1)));
      faults.push(...tried.faults);
      figures['opened whole'] += tried.whole;
      figures['set aside and told'] += tried.reported;
      figures['found where syncs do nothing'] += tried.found;
      deaf += tried.deaf;
    }
    if (deaf > 0 && figures['found where syncs do nothing'] === 0)
      faults.push(`of ${deaf} cuts on a disk that takes no notice of syncs none was found`);
    return { faults, figures };
  };
}

interface PowerResult {
  readonly faults: readonly string[];
  readonly whole: number;
  readonly reported: number;
  readonly deaf: number;
  readonly found: number;
}

async function tryScript(
  strace: string,
  name: string,
  cuts: number,
  random: () => number,
  progress: () => void,
): Promise<PowerResult> {
  const script = SCRIPTS[name]!;
  return inFolder(async (outer) => {
    const [folder, faults] = [join(outer, 'data'), [] as string[]];
    await inFolder(async (model) => {
      script.prepare(model);
      cpSync(model, folder, { recursive: true });
    });
    const files = filesUnder(folder);
    const states = statesOf(script, contentsIn(join(folder, 'baize.db')));
    const trace = await record(strace, folder, name);
    let [whole, reported, deaf, found] = [0, 0, 0, 0];
    const [good, bad] = [new Replay(trace, folder, files), new Replay(trace, folder, files, true)];
    const tryCut = (replay: Replay, where: string, cut: Cut): readonly string[] => {
      const steps = replay.printed.filter((line) => line === 'done').length;
      const anythingOnDisk = script.steps[steps]?.anythingOnDisk === true;
      const allowed = anythingOnDisk ? [] : states.slice(steps, steps + 2);
      const report = reportAfter(script, steps);
      const wanted = allowed.map(({ contents }) => contents);
      const left = inFolderNow((image) => {
        writeFiles(image, replay.disk.after(cut));
        return judge(image, wanted, report);
      });
      if (left.faults.length === 0 && replay === good)
        [whole, reported] = left.reported ? [whole, reported + 1] : [whole + 1, reported];
      return left.faults.map((fault) => `${where}, after ${steps} steps: ${fault}`);
    };
    for (const [cut, moment] of momentsOf(good, cuts, random).entries()) {
      good.goTo(moment);
      faults.push(...tryCut(good, `${name}, behind call ${moment}`, cutOf(random)));
      progress();
      if (cut % CUTS_PER_DEAF_DISK !== CUTS_PER_DEAF_DISK - 1) continue;
      bad.goTo(moment);
      deaf += 1;
      found += tryCut(bad, 'deaf', ALL_LOST).length > 0 ? 1 : 0;
    }
    good.goTo(good.moments[1]);
    if (good.printed.filter((line) => line === 'done').length < script.steps.length)
      faults.push(`${name}: not all steps were done: ${good.printed.join(' ')}`);
    return { faults, whole, reported, deaf, found };
  });
}

/** Returns whether damage must be reported after this many steps. */
function reportAfter({ steps, reportedUntil }: Script, done: number): 'must' | 'may' | 'must not' {
  if (reportedUntil !== undefined) return done < reportedUntil ? 'must' : 'may';
  return steps[done]?.anythingOnDisk ? 'may' : 'must not';
}

/** Returns random moments in ascending order. */
function momentsOf(replay: Replay, count: number, random: () => number): number[] {
  const [first, last] = replay.moments;
  return Array.from({ length: count }, () => first + Math.floor(random() * (last - first + 1))).toSorted(
    (a, b) => a - b,
  );
}

/** A cut that loses all that waits: on a disk that ignores syncs it must be found once anything was confirmed. */
const ALL_LOST: Cut = { some: () => [], first: () => [] };

/** Makes a cut that keeps everything that waits, nothing, a first part, or some sectors in any order. */
function cutOf(random: () => number): Cut {
  const kind = Math.floor(random() * 4);
  const share = random();
  const first = <T>(waiting: readonly T[]): T[] => waiting.slice(0, Math.floor(random() * (waiting.length + 1)));
  const some = <T>(waiting: readonly T[]): T[] =>
    kind === 0 ? [...waiting] : kind === 1 ? [] : kind === 2 ? first(waiting) : waiting.filter(() => random() < share);
  return { some, first: kind === 0 ? (waiting) => [...waiting] : first };
}
