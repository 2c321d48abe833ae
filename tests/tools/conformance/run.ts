import { findGame } from '../../../engine/games/index.ts';
import { readTraces, recordedFiles } from './read.ts';
import { type Replayed, replay } from './replay.ts';
import type { Trace } from './trace.ts';

/** Replays every recording in a folder and its subfolders, or those of the named games, against the engine. */
export function conformance(folder: string, named: readonly string[], print: (line: string) => void): boolean {
  const files = recordedFiles(folder);
  const wanted = files.filter(({ game }) => named.length === 0 || named.includes(game));
  const unrecorded = named.filter((game) => !files.some((file) => file.game === game));
  const [replayed, missing]: [Replayed[], Set<string>] = [[], new Set()];
  for (const file of wanted) {
    for (const trace of readTraces(file.path)) {
      const one = replayOne(trace, print);
      if (one === undefined) missing.add(file.game);
      else replayed.push(one);
    }
  }
  for (const game of unrecorded) print(`${game}: no recording in ${folder}`);
  if (missing.size > 0) print(`missing from the engine: ${[...missing].join(' ')}`);
  const disagreements = summarise(replayed, print);
  const lacking = named.length > 0 ? missing.size + unrecorded.length : 0;
  return disagreements === 0 && replayed.length > 0 && lacking === 0;
}

/** Replays one recording; undefined when the engine does not have the game. */
function replayOne(trace: Trace, print: (line: string) => void): Replayed | undefined {
  const game = findGame(trace.way?.game ?? trace.game);
  if (game === undefined) return undefined;
  const replayed = replay(game, trace);
  const on = trace.options.filter(({ value }) => value).map(({ name }) => `[${name}]`);
  const name = [trace.game, ...on, `seed ${trace.seed}`].join(' ');
  for (const { step, what, expected, actual } of replayed.disagreements) {
    print(`${name} step ${step}: ${what}: expected ${expected}, came ${actual}`);
  }
  return replayed;
}

function summarise(replayed: readonly Replayed[], print: (line: string) => void): number {
  const sum = (of: (one: Replayed) => number): number => replayed.reduce((total, one) => total + of(one), 0);
  const disagreements = sum((one) => one.disagreements.length);
  print(`${sum((one) => one.excepted)} exceptions`);
  print(`${replayed.length} games, ${sum((one) => one.steps)} steps, ${disagreements} disagreements`);
  return disagreements;
}
