import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { censusWays, writeCensus } from './found.ts';

const INDEX = join(import.meta.dirname, '../index.ts');
/** Games whose deals take a few milliseconds, and how many deals are tried of each of their ways. */
const GAMES = ['clock', 'golf'];
const DEALS = 400;
const POSITIONS = 300;
/** A process is killed once its journal has grown by up to this many bytes, whatever it is doing. */
const GROWN = 400;
const PROCESSES = 2;

/** The result of a census: the bytes it wrote, and the lines of its journals. */
export interface Census {
  readonly bytes: string;
  readonly lines: readonly string[];
}

/** Takes a census with one process that is not killed. */
export async function takenAtOnce(folder: string): Promise<Census> {
  begin(folder);
  await ended(start(folder, [1, 1]));
  return censusIn(folder);
}

/** Takes a census with two processes. Each is killed and restarted again and again, and finally left to finish. */
export async function takenUnderKills(folder: string, kills: number, seed: number): Promise<Census> {
  begin(folder);
  const below = numbersBelow(xoshiro(seed));
  const parts = Array.from({ length: PROCESSES }, (_, at): [number, number] => [at + 1, PROCESSES]);
  await Promise.all(
    parts.map(async (part, at) => {
      for (let kill = at; kill < kills; kill += PROCESSES) await startAndKill(folder, part, below(GROWN));
      await ended(start(folder, part));
    }),
  );
  // Open deals are searched again once all processes have tried a way: the process that ends first leaves that to the
  // next.
  await ended(start(folder, [1, 1]));
  return censusIn(folder);
}

function begin(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const none = [...censusWays(GAMES).keys()].map(
    (key) => [key, { positions: POSITIONS, verdicts: '', wins: '' }] as const,
  );
  writeCensus(join(folder, 'census.json'), Object.fromEntries(none));
}

async function startAndKill(folder: string, part: readonly [number, number], grown: number): Promise<void> {
  const journal = join(folder, 'journals', `part-${part.join('-of-')}.tsv`);
  const size = (): number => (existsSync(journal) ? statSync(journal).size : 0);
  const before = size();
  const child = start(folder, part);
  while (size() <= before + grown && child.exitCode === null) await wait(1);
  if (child.exitCode !== null) throw new Error('the census ended before it could be killed');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const start = (folder: string, part: readonly [number, number]): ChildProcess =>
  run(['--write', ...GAMES, '--deals', String(DEALS), '--part', part.join('/'), '--folder', folder]);

const run = (words: readonly string[]): ChildProcess => spawn(process.execPath, [INDEX, ...words], { stdio: 'ignore' });

async function ended(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the census ended with ${code}`);
}

function censusIn(folder: string): Census {
  const journals = join(folder, 'journals');
  const lines = readdirSync(journals).flatMap(
    (name) => readFileSync(join(journals, name), 'utf8').match(/.+;$/gm) ?? [],
  );
  return { bytes: readFileSync(join(folder, 'census.json'), 'utf8'), lines: lines.toSorted() };
}
