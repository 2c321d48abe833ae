import { findGame } from '../../../engine/games/index.ts';
import { type Replayed, replay } from './replay.ts';
import { readTraces, recordedGames } from './trace.ts';

/** Replays every recording in a folder, or those of the named games, against the engine. */
export function conformance(folder: string, named: readonly string[], print: (line: string) => void): boolean {
  const recorded = recordedGames(folder);
  const wanted = named.length > 0 ? named : recorded;
  const unrecorded = wanted.filter((id) => !recorded.includes(id));
  const missing = wanted.filter((id) => findGame(id) === undefined);
  const replayed = wanted.flatMap((id) => replayGame(folder, id, print));
  for (const id of unrecorded) print(`${id}: no recording in ${folder}`);
  if (missing.length > 0) print(`missing from the engine: ${missing.join(' ')}`);
  const disagreements = summarise(replayed, print);
  const lacking = named.length > 0 ? missing.length + unrecorded.length : 0;
  return disagreements === 0 && replayed.length > 0 && lacking === 0;
}

function replayGame(folder: string, id: string, print: (line: string) => void): Replayed[] {
  const game = findGame(id);
  if (game === undefined || !recordedGames(folder).includes(id)) return [];
  return readTraces(folder, id).map((trace) => {
    const replayed = replay(game, trace);
    const on = trace.options.filter(({ value }) => value).map(({ name }) => `[${name}]`);
    const name = [id, ...on, `seed ${trace.seed}`].join(' ');
    for (const { step, what, expected, came } of replayed.disagreements) {
      print(`${name} step ${step}: ${what}: expected ${expected}, came ${came}`);
    }
    return replayed;
  });
}

function summarise(replayed: readonly Replayed[], print: (line: string) => void): number {
  const sum = (of: (one: Replayed) => number): number => replayed.reduce((total, one) => total + of(one), 0);
  const disagreements = sum((one) => one.disagreements.length);
  print(`${sum((one) => one.excepted)} exceptions`);
  print(`${replayed.length} games, ${sum((one) => one.steps)} steps, ${disagreements} disagreements`);
  return disagreements;
}
