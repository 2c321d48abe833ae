import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from '../../main/build/root.ts';
import { games } from '../../engine/games/index.ts';
import { usualOptions } from '../../engine/model/options.ts';
import { bundled } from '../bench/solver/bundle.ts';
import { doJobs } from '../odds/pool.ts';
import type { CheckedGames } from './dead-ends/check.ts';
import type { Job } from './dead-ends/worker.ts';
import { take } from './solve/arguments.ts';

/*
 * Plays random games of every game with its default options, 20 deals of at most 300 moves each, and checks the message
 * after each move by a search that shares no code with it. A game said to be lost must have no win, however the hidden
 * cards lie; a game with at most 300 positions and no win must be said to be lost. Prints faults, counts and the time
 * that a move takes. Results are kept in `dist/dead-ends/`, so that a stopped run continues there; `--anew` begins
 * again. Exits with 1 if there is a fault.
 */

const words = process.argv.slice(2);
const deals = Number(take(words, '--deals', 1)?.[1] ?? 20);
const moves = Number(take(words, '--moves', 1)?.[1] ?? 300);
const isAnew = take(words, '--anew') !== undefined;
const folder = join(ROOT, 'dist/dead-ends');
const file = join(folder, `${deals}-deals-${moves}-moves.jsonl`);

interface Line extends CheckedGames {
  readonly way: string;
}

const nameOf = (id: string, options: string): string => `${id} ${options}`.trim();
const wanted = games.filter(({ id }) => words.length === 0 || words.includes(id));
const names = wanted.map((game) => nameOf(game.id, usualOptions(game)));
const lines = existsSync(file) && !isAnew ? readFileSync(file, 'utf8').trim().split('\n') : [];
const done = new Map(
  lines
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Line)
    .map((line) => [line.way, line]),
);

mkdirSync(folder, { recursive: true });
if (isAnew) rmSync(file, { force: true });
const bundle = await bundled(fileURLToPath(new URL('dead-ends/worker.ts', import.meta.url)));
const jobs = names.filter((way) => !done.has(way)).map((way): Job => ({ way, deals, moves }));
await doJobs(
  pathToFileURL(bundle.file),
  jobs,
  () => false,
  ({ way }, outcome) => {
    const line = { way, ...(outcome as CheckedGames) };
    done.set(way, line);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    for (const fault of line.faults) console.log(`${way}, ${fault}`);
  },
);
await bundle.remove();

const all = names.flatMap((name) => done.get(name) ?? []);
const sum = (of: (line: Line) => number): number => all.reduce((total, line) => total + of(line), 0);
const [positions, faults] = [sum((line) => line.positions), sum((line) => line.faults.length)];
console.log(`${all.length} games, ${positions} positions`);
console.log(
  `${sum((line) => line.repeating)} lost with nothing new left, ${sum((line) => line.losing)} with something to gain`,
);
console.log(
  `${Math.round(sum((line) => line.us) / positions)} µs a move, at most ${Math.round(Math.max(...all.map(({ longest }) => longest)))}`,
);
console.log(`${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
