import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../../engine/rules.ts';
import type { Store } from '../../../main/store/store.ts';
import { fill, gameOf, keptName, namedName, resultName, resultOf, spoil, type Contents } from '../contents.ts';

/** Everything that is kept, and everything that the last backup has. */
export interface State {
  readonly contents: Contents;
  readonly backup: Contents;
}

/** A request to a store, and its effect on what is kept: all of it or nothing. */
interface Step {
  readonly do: (store: Store, folder: string) => unknown;
  readonly after: (before: State) => State;
  /** Another program interferes: until the step is done, anything may be on disk. */
  readonly anythingOnDisk?: true;
}

/** A fixed sequence of requests to a store from its opening to its end. */
export interface Script {
  /** Prepares the folder. */
  prepare(folder: string): void;
  readonly steps: readonly Step[];
  /** The folder is damaged from the beginning, and the damage is reported until this many steps are done. */
  readonly reportedUntil?: number;
}

const change = (contents: Contents, gone: readonly string[], come: readonly (readonly [string, unknown])[]): Contents =>
  new Map([...[...contents].filter(([name]) => !gone.includes(name)), ...come]);

const step = (work: Step['do'], after: (contents: Contents) => Contents): Step => ({
  do: work,
  after: ({ contents, backup }) => ({ contents: after(contents), backup }),
});

function keep(number: number, moves: number): Step {
  const game = gameOf(number, moves);
  return step(
    (store) => store.kept.keep(game),
    (before) => change(before, [], [[keptName(game), game]]),
  );
}

function finish(number: number, moves: number): Step {
  const game = gameOf(number, moves);
  return step(
    (store) => store.record({ ...game, outcome: 'won', ended: 1_800_000_000_000 + number }),
    (before) => change(before, [keptName(game)], [[resultName(game), 'won']]),
  );
}

function drop(number: number): Step {
  const game = gameOf(number);
  return step(
    (store) => store.kept.drop(game.game, game.options),
    (before) => change(before, [keptName(game)], []),
  );
}

function name(number: number): Step {
  const game = gameOf(number);
  return step(
    (store) => store.named.keep(`game ${number}`, game),
    (before) => change(before, [], [[namedName(`game ${number}`), game]]),
  );
}

const seen: Step = step(
  (store) => store.noticesSeen(),
  (before) => before,
);

const backUp: Step = {
  do: (store) => store.backUp(),
  after: ({ contents }) => ({ contents, backup: contents }),
};

const restore: Step = {
  do: (store) => store.restore(store.backups.list.find(({ kind }) => kind === 'asked')?.name ?? ''),
  after: ({ backup }) => ({ contents: backup, backup }),
};

const reset: Step = step(
  (store) => store.reset(null),
  (before) => new Map([...before].filter(([of]) => !of.startsWith('result '))),
);

const IMPORTED_RESULTS = Array.from({ length: 300 }, (_, at) => resultOf(100_000 + at));

const takeIn: Step = step(
  (store) => {
    store.imports.together(() => {
      for (const value of IMPORTED_RESULTS) store.imports.add({ kind: 'results', value }, () => false);
    });
    return store.takeIn(() => false);
  },
  (before) =>
    change(
      before,
      [],
      IMPORTED_RESULTS.map((result) => [resultName(result), result.outcome]),
    ),
);

/** Returns steps that save new games; a third of these are then finished, and some are named or dropped. */
const play = (from: number, count: number, moves: (at: number) => number): Step[] =>
  Array.from({ length: count }, (_, at) => at + from).flatMap((at) => {
    const number = 10 * Math.floor(at / 9) + 1 + (at % 9);
    const kept = keep(number % games.length, moves(at));
    if (at % 3 === 1) return [kept, finish(number % games.length, moves(at))];
    if (at % 7 === 2) return [kept, name(number % games.length)];
    return at % 7 === 4 ? [kept, drop(number % games.length)] : [kept];
  });

const short = (at: number): number => 1 + 13 * (at % 40);
/** Long enough that the log is checkpointed and restarted in the middle. */
const long = (at: number): number => 20_000 + 500 * (at % 9);

/** Fills a folder as if it had been played in. */
const filled = (folder: string): void => fill(folder, 200);

/** Deletes the database; the next save is confirmed only when everything is on disk again. */
function takeAway(number: number): Step {
  const kept = keep(number, 7);
  return {
    do: (store, folder) => {
      for (const file of ['baize.db', 'baize.db-wal', 'baize.db-shm']) rmSync(join(folder, file), { force: true });
      return kept.do(store, folder);
    },
    after: kept.after,
    anythingOnDisk: true,
  };
}

export const SCRIPTS: Readonly<Record<string, Script>> = {
  fresh: { prepare: () => {}, steps: play(0, 30, short) },
  long: { prepare: filled, steps: play(0, 75, long) },
  salvage: {
    prepare: (folder) => {
      filled(folder);
      spoil(folder);
    },
    // A dropped game must not come back.
    steps: [drop(10), drop(20), finish(30, 40), ...play(0, 5, short), seen, ...play(5, 5, short)],
    reportedUntil: 3 + play(0, 5, short).length,
  },
  taken: {
    prepare: filled,
    steps: [...play(0, 5, short), takeAway(88), ...play(5, 5, short), takeAway(98), ...play(10, 5, short)],
  },
  changes: {
    prepare: filled,
    steps: [
      backUp,
      ...play(0, 6, short),
      takeIn,
      ...play(6, 6, short),
      restore,
      ...play(12, 6, short),
      reset,
      ...play(18, 6, short),
    ],
  },
};

/** The scripts with which no other program interferes. */
export const UNDISTURBED_SCRIPTS: readonly string[] = Object.keys(SCRIPTS).filter(
  (name) => !SCRIPTS[name]!.steps.some(({ anythingOnDisk }) => anythingOnDisk),
);

/** Returns what is kept after each number of steps. */
export function statesOf({ steps }: Script, before: Contents): readonly State[] {
  const states: State[] = [{ contents: before, backup: new Map() }];
  for (const { after } of steps) states.push(after(states.at(-1)!));
  return states;
}
