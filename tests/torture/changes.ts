import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptGame } from '../../preload/api.ts';
import {
  contentsIn,
  contentsOf,
  differences,
  gameOf,
  keptName,
  resultName,
  resultOf,
  type Contents,
} from './contents.ts';
import { type Host, Refusal } from './host.ts';

/** A long change to everything that is kept. */
export interface Change {
  readonly name: string;
  /** Prepares a host for it. */
  prepare(host: Host): Promise<PreparedChange>;
}

interface PreparedChange {
  /** Asks for the change and waits for the answer. */
  ask(): Promise<unknown>;
  /** Keeps saving one game, move by move, until the host is gone. */
  play(): Promise<void>;
  /** Returns what is wrong with what was left, and whether the change was made. */
  judge(found: Contents, data: string): { readonly faults: readonly string[]; readonly made: boolean };
}

/** The game played meanwhile; none of those that were there. */
const PLAYED_GAME = 33;
/** Rows of one request. */
const ROWS_PER_ROUND = 1000;
const ROUNDS = 3;
/** More moves than are made before the kill. */
const MAX_MOVES = 10_000;

/** Plays one game, and knows the last save acknowledged and the last one requested. */
class Playing {
  acknowledged: KeptGame | undefined;
  #requested: KeptGame | undefined;
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
  }

  async go(): Promise<void> {
    const { game, options } = gameOf(PLAYED_GAME);
    await this.#host.ask('play.open', game, options);
    for (let moves = 1; moves < MAX_MOVES; moves += 1) {
      this.#requested = gameOf(PLAYED_GAME, moves);
      await this.#host.ask('play.keep', this.#requested);
      this.acknowledged = this.#requested;
    }
  }

  /** Plays until the host refuses because another game is there now. */
  async goUntilReplaced(): Promise<void> {
    await this.go().catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }

  /** Returns `contents` with the last save acknowledged, or with the one on its way if `found` has that. */
  after(contents: Contents, found: Contents): Contents {
    const name = keptName(gameOf(PLAYED_GAME));
    const keptMoves = (found.get(name) as KeptGame | undefined)?.moveCount;
    const last = keptMoves === this.#requested?.moveCount ? this.#requested : this.acknowledged;
    return last ? new Map([...contents, [name, last]]) : contents;
  }
}

/** Reads the newest backup of a kind; undefined when there is none. */
function backupIn(data: string, kind: string): Contents | undefined {
  const folder = join(data, 'backups');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`baize-${kind}-`)) : [];
  const newest = names
    .filter((name) => name.endsWith('.db'))
    .toSorted()
    .at(-1);
  return newest === undefined ? undefined : contentsIn(join(folder, newest));
}

/**
 * Judges a change: either everything is as before, or as `made`, and then the backup of that kind has what was before.
 */
function eitherOr(found: Contents, before: Contents, made: Contents, backup: Contents | undefined) {
  if (differences(before, found).length === 0) return { made: false, faults: [] };
  const faults = [
    ...differences(made, found),
    ...(backup ? differences(before, backup).map((fault) => `in the backup ${fault}`) : ['there is no backup']),
  ];
  return { made: true, faults };
}

const restore: Change = {
  name: 'restore',
  prepare: async (host) => {
    const original = await contentsOf(host);
    await host.ask('backups.make');
    const [backup] = (await host.ask('backups.list')).list;
    // The results added here make the replaced contents differ from the backup.
    for (const number of [11, 12, 13]) {
      const game = gameOf(number);
      await host.ask('play.open', game.game, game.options);
      await host.ask('play.finish', { ...game, outcome: 'won', ended: Date.now() });
    }
    const before = await contentsOf(host);
    const playing = new Playing(host);
    return {
      ask: () => host.ask('backups.restore', backup!.name),
      play: () => playing.goUntilReplaced(),
      judge: (found, data) => {
        const replaced = backupIn(data, 'replaced');
        if (differences(original, found).length > 0 || !replaced)
          return eitherOr(found, playing.after(before, found), original, replaced);
        // Games played before the restore are in the backup of the replaced data.
        return { made: true, faults: differences(playing.after(before, replaced), replaced) };
      },
    };
  },
};

const reset: Change = {
  name: 'reset',
  prepare: async (host) => {
    const before = await contentsOf(host);
    const playing = new Playing(host);
    return {
      ask: () => host.ask('statistics.reset', null),
      play: () => playing.go(),
      judge: (found, data) => {
        const all = playing.after(before, found);
        const none = new Map([...all].filter(([name]) => !name.startsWith('result ')));
        const backup = backupIn(data, 'reset');
        return eitherOr(found, all, none, backup && playing.after(backup, found));
      },
    };
  },
};

const take: Change = {
  name: 'import',
  prepare: async (host) => {
    const before = await contentsOf(host);
    const ticket = await host.ask('import.begin');
    const rows = Array.from({ length: ROUNDS * ROWS_PER_ROUND }, (_, at) => resultOf(100_000 + at));
    for (let round = 0; round < ROUNDS; round += 1)
      await host.ask(
        'import.add',
        ticket,
        'results',
        1,
        rows.slice(round * ROWS_PER_ROUND, (round + 1) * ROWS_PER_ROUND),
      );
    const kept = gameOf(44);
    await host.ask('import.add', ticket, 'kept', 1, [kept]);
    const playing = new Playing(host);
    const taken = new Map<string, unknown>([
      [keptName(kept), kept],
      ...rows.map((row) => [resultName(row), row.outcome] as const),
    ]);
    return {
      ask: () => host.ask('import.finish', ticket),
      play: () => playing.go(),
      judge: (found) => {
        const all = playing.after(before, found);
        if (differences(all, found).length === 0) return { made: false, faults: [] };
        return { made: true, faults: differences(new Map([...all, ...taken]), found) };
      },
    };
  },
};

export const CHANGES: readonly Change[] = [restore, take, reset];
