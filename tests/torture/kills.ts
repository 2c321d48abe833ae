import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '../bench/store-data.ts';
import { copyOf, contentsOf, differences, fill, halfDone, spoil, type Contents } from './contents.ts';
import { launch, Refusal, startHost } from './host.ts';
import { type Change, CHANGES } from './changes.ts';
import type { Torture, TortureResult } from './torture.ts';

/** Results to salvage, restore, import and reset. */
const RESULT_COUNT = 4000;

const WORKS: Readonly<Record<string, (program: string, random: () => number) => Work>> = {
  salvage,
  ...Object.fromEntries(
    CHANGES.map((change) => [
      change.name,
      (program: string, random: () => number) => changing(program, change, random),
    ]),
  ),
};

/** The kinds of work that hosts are killed in. */
export const KILLED_WORKS: readonly string[] = Object.keys(WORKS);

/** Kills hosts in the middle of salvaging, restoring, importing and resetting, in turn. */
export const tortureKills: Torture = killsOf(KILLED_WORKS);

/** Kills hosts in the middle of the works named, in turn. */
export function killsOf(names: readonly string[]): Torture {
  return async (program, { times, seed }, progress) => {
    const random = seeded(seed);
    const works = names.map((name) => WORKS[name]!(program, random));
    const faults: string[] = [];
    const figures: Record<string, number> = { kills: times };
    for (let kill = 0; kill < times; kill += 1) {
      const { name, tryOnce } = works[kill % works.length]!;
      const tried = await tryOnce();
      faults.push(...tried.faults.map((fault) => `kill ${kill + 1} (${name}): ${fault}`));
      for (const [what, count] of Object.entries(tried.figures)) {
        const figure = `${name}: ${what}`;
        figures[figure] = (figures[figure] ?? 0) + count;
      }
      progress(kill + 1);
    }
    for (const { end } of works) end();
    return { faults, figures };
  };
}

interface Work {
  readonly name: string;
  readonly tryOnce: () => Promise<TortureResult>;
  readonly end: () => void;
}

/** Makes a folder to be copied for each kill. */
function model(make: (folder: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-model-'));
  make(folder);
  return folder;
}

/**
 * Kills a start on a damaged database. The next start must report the damage, unless a person has already seen the
 * report, and have all that an undisturbed start would have.
 */
function salvage(program: string, random: () => number): Work {
  const folder = model((data) => {
    fill(data, RESULT_COUNT);
    spoil(data);
  });
  let undisturbed: { contents: Contents; saved: string; took: number } | undefined;
  const tryOnce = async (): Promise<TortureResult> => {
    undisturbed ??= await startAlone(program, folder);
    const data = copyOf(folder);
    const host = launch(program, data);
    let answered = false;
    const up = host.up.then(
      async (there) => {
        await there.ask('hello');
        answered = true;
        await there.ask('notices.seen');
        return true;
      },
      () => false,
    );
    const reported = up.catch(() => false);
    await wait(random() * undisturbed.took * 1.1);
    await host.end('SIGKILL');
    const [seen, next] = [await reported, await startHost(program, data)];
    const { notices } = await next.ask('hello');
    const saved = JSON.stringify(notices.map((notice) => 'saved' in notice && notice.saved));
    const faults = [
      // A host killed while it noted that it had reported the damage reports it again, or has noted it without
      // answering.
      ...(saved === undisturbed.saved || (answered && notices.length === 0)
        ? []
        : [`told: ${JSON.stringify(notices)}`]),
      ...differences(undisturbed.contents, await contentsOf(next)),
      ...halfDone(data).map((name) => `${name} is left`),
    ];
    await next.kill();
    rmSync(data, { recursive: true });
    return { faults, figures: { 'told before the kill': seen ? 1 : 0 } };
  };
  return { name: 'salvage', tryOnce, end: () => rmSync(folder, { recursive: true }) };
}

async function startAlone(program: string, folder: string) {
  const data = copyOf(folder);
  const start = performance.now();
  const host = await startHost(program, data);
  const took = performance.now() - start;
  const { notices } = await host.ask('hello');
  const contents = await contentsOf(host);
  await host.kill();
  rmSync(data, { recursive: true });
  return { contents, saved: JSON.stringify(notices.map((notice) => 'saved' in notice && notice.saved)), took };
}

/** Kills a long change while a game is played: it must be made whole or not at all, and whole once it was confirmed. */
function changing(program: string, change: Change, random: () => number): Work {
  const folder = model((data) => fill(data, RESULT_COUNT));
  let took: number | undefined;
  const tryOnce = async (): Promise<TortureResult> => {
    took ??= await timeOf(program, folder, change);
    const data = copyOf(folder);
    const host = await startHost(program, data);
    const prepared = await change.prepare(host);
    let answered = false;
    const ask = async (): Promise<void> => {
      await prepared.ask();
      answered = true;
    };
    // Both end with the host; handled at once, as one of them may have ended before.
    const ends = Promise.allSettled([ask(), prepared.play()]);
    await wait(random() * took * 1.1);
    await host.kill();
    const refusals = (await ends).flatMap((end) =>
      end.status === 'rejected' && end.reason instanceof Refusal ? [end.reason.message] : [],
    );
    const next = await startHost(program, data);
    const { notices } = await next.ask('hello');
    const { faults, made } = prepared.judge(await contentsOf(next), data);
    await next.kill();
    const all = [
      ...faults,
      ...refusals,
      ...(answered && !made ? ['it was answered and is not made'] : []),
      ...notices.map(({ kind, detail }) => `${kind}: ${detail}`),
      ...halfDone(data).map((name) => `${name} is left`),
    ];
    rmSync(data, { recursive: true });
    return { faults: all, figures: { answered: answered ? 1 : 0, made: made ? 1 : 0 } };
  };
  return { name: change.name, tryOnce, end: () => rmSync(folder, { recursive: true }) };
}

async function timeOf(program: string, folder: string, change: Change): Promise<number> {
  const data = copyOf(folder);
  const host = await startHost(program, data);
  const prepared = await change.prepare(host);
  const ends = Promise.allSettled([prepared.play()]);
  const start = performance.now();
  await prepared.ask();
  const took = performance.now() - start;
  await host.kill();
  await ends;
  rmSync(data, { recursive: true });
  return took;
}
