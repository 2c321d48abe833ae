import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeShared } from '../../../main/store/shared/shared-file.ts';
import type { KeptGame } from '../../../preload/api.ts';
import { seeded } from '../../bench/store-data.ts';
import { type Contents, gameOf, resultName, resultOf } from '../contents.ts';
import type { Torture } from '../torture.ts';
import { deliver, Ledger, Site } from './sites.ts';

/** Two machines that share a folder, each with a copy of it that a sync service brings up to date. */
interface Scene {
  readonly one: Site;
  readonly other: Site;
  readonly ledger: Ledger;
  readonly random: () => number;
}

/**
 * Something done to two machines, which are both up at its beginning and at its end. Returns the faults found during
 * it.
 */
type Act = (scene: Scene) => Promise<string[]>;

const ACTS: Readonly<Record<string, Act>> = {
  'a copied data folder': copy,
  'torn files': tear,
  'two writers': writeBoth,
  'killed in an exchange': kill,
  'ended in an exchange': end,
  lies: lie,
};

/** What may be done to two machines that share a folder. */
export const SHARED_ACTS: readonly string[] = Object.keys(ACTS);

/** How often both look until they must have the same. */
const ROUNDS = 5;

/** Does everything that sync services, players and hostile machines do to a shared folder, in turn. */
export const tortureShared: Torture = sharedOf(SHARED_ACTS);

/** Does the acts named to a shared folder, in turn. */
export function sharedOf(names: readonly string[]): Torture {
  return async (program, { times, seed }, progress) => {
    const random = seeded(seed);
    const faults: string[] = [];
    const figures: Record<string, number> = { scenes: times };
    for (let scene = 0; scene < times; scene += 1) {
      const name = names[(scene + seed) % names.length]!;
      const done = await play(program, ACTS[name]!, random);
      faults.push(...done.faults.map((fault) => `scene ${scene + 1} (${name}): ${fault}`));
      for (const [what, count] of Object.entries({ ...done.figures, [name]: 1 }))
        figures[what] = what.startsWith('most ') ? Math.max(figures[what] ?? 0, count) : (figures[what] ?? 0) + count;
      progress(scene + 1);
    }
    return { faults, figures };
  };
}

async function play(program: string, act: Act, random: () => number) {
  const folder = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  const ledger = new Ledger();
  const [one, other] = ['one', 'other'].map((name) => new Site(program, folder, name, ledger)) as [Site, Site];
  const scene = { one, other, ledger, random };
  const faults: string[] = [];
  try {
    for (const site of [one, other]) {
      faults.push(...(await site.start()));
      await site.share();
      await site.play(3);
      await site.look();
    }
    await exchange(scene);
    faults.push(...(await act(scene)), ...(await settle(scene)));
    faults.push(...one.faults, ...other.faults);
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    for (const site of [one, other]) await site.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  const figures = {
    acknowledged: ledger.named.size + ledger.results.size + ledger.ownGames.size,
    'most ms of silence': Math.round(Math.max(one.silent, other.silent)),
    'most MB above rest': Math.round(Math.max(one.memory, other.memory)),
  };
  return { faults, figures };
}

/** Delivers both ways and lets both look. */
async function exchange({ one, other }: Scene): Promise<void> {
  deliver(one.synced, other.synced);
  await other.look();
  deliver(other.synced, one.synced);
  await one.look();
}

/** Lets both exchange until all is calm, starts them once more, and compares them with what was acknowledged. */
async function settle(scene: Scene): Promise<string[]> {
  const { one, other, ledger } = scene;
  for (let round = 0; round < ROUNDS; round += 1) await exchange(scene);
  const faults: string[] = [];
  for (const site of [one, other]) {
    await site.end('SIGKILL');
    faults.push(...(await site.start()));
    const { trouble } = await site.look();
    if (trouble) faults.push(`the folder has trouble: ${trouble.because}`);
  }
  const [first, second] = [await one.contents(), await other.contents()];
  for (const [name, contents, site] of [
    ['one', first, one],
    ['other', second, other],
  ] as const) {
    faults.push(...lacking(contents, ledger).map((fault) => `${name}: ${fault}`));
    const { ownGames } = await site.host.ask('settings.read');
    const lost = [...ledger.ownGames].filter((id) => !Object.hasOwn(ownGames, id));
    faults.push(...lost.map((id) => `${name}: the setting ownGames has lost ${id}`));
  }
  const [mine, theirs] = [first, second].map(summaryOf);
  if (mine !== theirs) faults.push(`they differ: ${mine} and ${theirs}`);
  return faults;
}

const gamesOf = (contents: Contents): KeptGame[] =>
  [...contents].flatMap(([name, value]) => (/^(?:kept|named) /.test(name) ? [value as KeptGame] : []));

/** Lists the games and results that are missing, and games that are there twice. */
function lacking(contents: Contents, { named, results, tables }: Ledger): string[] {
  const games = gamesOf(contents);
  const often = (deal: number, at: number): number =>
    games.filter((kept) => kept.deal === deal && kept.at === at).length;
  return [
    ...[...named].flatMap((number) => {
      const found = often(gameOf(number).deal, 3);
      return found === 1 ? [] : [`game ${number} is there ${found} times`];
    }),
    ...[...tables].flatMap(([number, at]) => {
      const found = often(gameOf(number).deal, at);
      return found === 1 ? [] : [`the game on the table, ${number}, is there ${found} times at move ${at}`];
    }),
    ...[...results].flatMap((number) =>
      contents.has(resultName(resultOf(number))) ? [] : [`result ${number} is missing`],
    ),
  ];
}

/** Describes all games and results, the same wherever they lie. */
const summaryOf = (contents: Contents): string =>
  [
    ...gamesOf(contents).map(({ game, deal, at }) => `${game} ${deal} @${at}`),
    ...[...contents.keys()].filter((name) => name.startsWith('result ')),
  ]
    .toSorted()
    .join(', ');

/** The files of a copy of a folder. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.baize-shared'))
    .map((name) => join(folder, name));

/** A sync service tears files in both copies after both have played on, or in one alone, whose files then stay. */
async function tear({ one, other, random }: Scene): Promise<string[]> {
  const isOneAlone = random() < 0.5;
  for (const site of isOneAlone ? [one] : [one, other]) await site.play(4);
  await one.look();
  for (const path of [...filesIn(one.synced), ...filesIn(other.synced)])
    if (isOneAlone || random() < 0.7) truncateSync(path, Math.floor(readFileSync(path).length * random()));
  if (random() < 0.5) for (const path of filesIn(one.synced)) if (random() < 0.3) rmSync(path);
  return [];
}

/** The data folder of one is copied to the other, and both play on before they meet. */
async function copy({ one, other, random }: Scene): Promise<string[]> {
  for (const site of [one, other]) await site.end('SIGTERM');
  rmSync(other.data, { recursive: true });
  cpSync(one.data, other.data, { recursive: true });
  const faults = [...(await one.start()), ...(await other.start())];
  // The copy's database names the original's copy of the folder.
  await other.share();
  for (const site of [one, other])
    for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) await site.play(4);
  const order = random() < 0.5 ? [one, other] : [other, one];
  for (const site of order) await site.look();
  return faults;
}

/** A database and its copy write into one and the same folder, at the same time. */
async function writeBoth(scene: Scene): Promise<string[]> {
  const { one, other } = scene;
  const own = other.synced;
  for (const site of [one, other]) await site.end('SIGTERM');
  rmSync(other.data, { recursive: true });
  cpSync(one.data, other.data, { recursive: true });
  other.synced = one.synced;
  const faults = [...(await one.start()), ...(await other.start())];
  for (let times = 0; times < 3; times += 1) {
    for (const site of [one, other]) await site.play(4 + times);
    await Promise.all([one.look(), other.look()]);
  }
  if (scene.random() < 0.5) {
    deliver(one.synced, own);
    other.synced = own;
    await other.share();
  }
  return faults;
}

/** One is killed in the midst of exchanges, and starts again. */
async function kill({ one, other, random }: Scene): Promise<string[]> {
  const faults: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    for (const site of [one, other]) await site.play(4 + times);
    await other.look();
    deliver(other.synced, one.synced);
    const looked = one.host.ask('together.look').catch(() => {});
    await wait(random() * 60);
    await one.end('SIGKILL');
    await looked;
    faults.push(...(await one.start()));
  }
  return faults;
}

/** One is ended while it reads, on its own, long files that are of no use; it must not go on without its database. */
async function end({ one, other, random }: Scene): Promise<string[]> {
  for (const site of [one, other]) await site.play(4);
  const text = writeShared({ nothing: 'x'.repeat(4_000_000) });
  for (let number = 0; number < 12; number += 1)
    writeFileSync(join(one.synced, `games-${String(number).padStart(16, 'd')}.baize-shared`), text);
  await one.end('SIGTERM');
  // It looks at the folder as soon as it is up. An end waits for the answers to requests, but not for that.
  const faults = await one.start();
  await wait(random() * 200);
  await one.end('SIGTERM');
  for (const path of filesIn(one.synced)) if (path.includes('-dddd')) rmSync(path);
  return [...faults, ...(await one.start())];
}

/** A third machine lies about clocks, known writings, names, paths and sizes. */
async function lie({ one, other, random }: Scene): Promise<string[]> {
  for (const site of [one, other]) await site.play(4);
  const liar = 'eeeeeeeeeeeeeeee';
  const put = (kind: string, value: unknown): void => {
    for (const { synced } of [one, other])
      writeFileSync(join(synced, `${kind}-${liar}.baize-shared`), writeShared(value));
  };
  const machines = filesIn(one.synced).map((path) => /games-([0-9a-f]{16})/.exec(path)?.[1] ?? liar);
  const far = [Number.MAX_SAFE_INTEGER, 5_000_000, 900_000][Math.floor(random() * 3)]!;
  put('games', { key: liar, known: Object.fromEntries(machines.map((machine) => [machine, far])), games: [] });
  put('settings', [
    { path: 'puzzlesSolved/__proto__/1', clock: 5, machine: liar, value: 'true' },
    { path: 'ownGames/constructor', clock: far, machine: liar, value: '"A"' },
    { path: 'theme', clock: far, machine: liar, value: '"dark"' },
  ]);
  for (const site of [one, other]) await site.look();
  for (const site of [one, other]) await site.play(5);
  if (existsSync(join(one.synced, `games-${liar}.baize-shared`)) && random() < 0.5)
    for (const { synced } of [one, other])
      for (const kind of ['games', 'settings']) rmSync(join(synced, `${kind}-${liar}.baize-shared`));
  return [];
}
