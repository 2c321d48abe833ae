import Database from 'better-sqlite3';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notice } from '../../preload/api.ts';
import { seeded } from '../bench/store-data.ts';
import { ROOT } from '../../main/build/root.ts';
import {
  contentsIn,
  contentsOf,
  differences,
  fill,
  gameOf,
  halfDone,
  keptName,
  resultName,
  spoil,
  type Contents,
} from './contents.ts';
import { type Host, launch, startHost } from './host.ts';
import { inFolder, type Torture } from './torture.ts';

/** The most milliseconds between the two starts of a pair. */
const MAX_MS_APART = 120;
const OLD_SCHEMA = join(ROOT, 'tests/main/store/schema/fixtures/schema-10.sql');

const KINDS = {
  fresh: () => {},
  damaged: (folder: string) => {
    fill(folder, 200);
    spoil(folder);
  },
  old: (folder: string) => {
    new Database(join(folder, 'baize.db')).exec(readFileSync(OLD_SCHEMA, 'utf8')).close();
  },
} as const;

/**
 * Starts two hosts on one folder at almost the same time, lets both play, ends them, and checks what the next one
 * finds.
 */
export const tortureStarts: Torture = async (program, { times, seed }, progress) => {
  const random = seeded(seed);
  const faults: string[] = [];
  const kinds = Object.entries(KINDS);
  let [memory, reported] = [0, 0];
  for (let pair = 0; pair < times; pair += 1) {
    const [kind, make] = kinds[pair % kinds.length]!;
    const found = await inFolder((data) => {
      make(data);
      return tryPair(program, data, random);
    });
    faults.push(...found.faults.map((fault) => `pair ${pair + 1} (${kind}): ${fault}`));
    memory += found.memory;
    reported += found.reported ? 1 : 0;
    if (kind !== 'fresh' && !found.reported) faults.push(`pair ${pair + 1} (${kind}): nothing was reported`);
    if (kind === 'fresh' && found.reported)
      faults.push(`pair ${pair + 1} (${kind}): damage was told where there is none`);
    progress(pair + 1);
  }
  return { faults, figures: { pairs: times, 'played in memory, told': memory, 'set aside, told': reported } };
};

interface PairResult {
  readonly faults: readonly string[];
  /** How many of the two reported that they play in memory. */
  readonly memory: number;
  /** Whether one of the two reported a database set aside. */
  readonly reported: boolean;
}

async function tryPair(program: string, data: string, random: () => number): Promise<PairResult> {
  // What a single start would find.
  const before = contentsIn(join(data, 'baize.db'));
  const first = launch(program, data);
  await wait(random() * MAX_MS_APART);
  const second = launch(program, data);
  const played = await Promise.all([first, second].map(async ({ up }, at) => play(await up, at)));
  const signal = random() < 0.5 ? 'SIGKILL' : 'SIGTERM';
  await Promise.all([first, second].map((host) => host.end(signal)));
  const keeping = played.filter(({ memory }) => !memory);
  const next = await startHost(program, data);
  const { notices } = await next.ask('hello');
  const wanted = new Map([...before, ...keeping.flatMap(({ acknowledged }) => [...acknowledged])]);
  const faults = [
    ...(keeping.length === 1 ? [] : [`${keeping.length} hosts keep games`]),
    ...notices.map((notice) => `the next host tells ${describe(notice)}`),
    ...differences(wanted, await contentsOf(next)),
    ...halfDone(data).map((name) => `${name} is left`),
  ];
  await next.kill();
  return { faults, memory: 2 - keeping.length, reported: played.some(({ damage }) => damage) };
}

interface Played {
  readonly memory: boolean;
  readonly damage: boolean;
  readonly acknowledged: Contents;
}

/** Saves some games and finishes one, different ones for each of the two hosts; `at` is 0 or 1. */
async function play(host: Host, at: number): Promise<Played> {
  const { notices } = await host.ask('hello');
  await host.ask('notices.seen');
  const acknowledged = new Map<string, unknown>();
  // No game with a number divisible by ten: those may be there already.
  for (const number of [1, 2, 3, 4].map((of) => 10 * of + 1 + 2 * at)) {
    const game = gameOf(number);
    await host.ask('play.open', game.game, game.options);
    await host.ask('play.keep', game);
    acknowledged.set(keptName(game), game);
  }
  const finished = gameOf(75 + at);
  await host.ask('play.open', finished.game, finished.options);
  await host.ask('play.finish', { ...finished, outcome: 'won', ended: Date.now() });
  acknowledged.set(resultName(finished), 'won');
  const has = (kind: Notice['kind']): boolean => notices.some((notice) => notice.kind === kind);
  return { memory: has('memory-only'), damage: has('database-set-aside'), acknowledged };
}

const describe = ({ kind, detail }: Notice): string => `${kind}: ${detail}`;
