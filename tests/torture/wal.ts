import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../bench/store-data.ts';
import {
  contentsOf,
  fill,
  gameOf,
  halfDone,
  keptName,
  missing,
  namedName,
  resultName,
  type Contents,
} from './contents.ts';
import { type Host, startHost } from './host.ts';
import { inFolder, type Torture } from './torture.ts';

const LOSSES = {
  missing: (path: string) => rmSync(path),
  emptied: (path: string) => writeFileSync(path, ''),
  'full of zeros': (path: string) => writeFileSync(path, Buffer.alloc(readFileSync(path).length)),
} as const;

const MAX_MOVES = 60;

/**
 * Plays on a host and kills it, destroys its database except the log, and checks what the next host finds and reports.
 */
export const tortureLog: Torture = async (program, { times, seed }, progress) => {
  const random = seeded(seed);
  const losses = Object.entries(LOSSES);
  const faults: string[] = [];
  let acknowledged = 0;
  for (let start = 0; start < times; start += 1) {
    const [loss, lose] = losses[start % losses.length]!;
    await inFolder(async (data) => {
      // Every other time on a database that was closed before: then the log has only what was played since.
      if (start % 2 === 1) fill(data, 300);
      const host = await startHost(program, data);
      const played = await play(host, 1 + Math.floor(random() * MAX_MOVES));
      await host.kill();
      lose(join(data, 'baize.db'));
      acknowledged += played.size;
      const found = await faultsAfter(program, data, played);
      faults.push(...found.map((fault) => `start ${start + 1} (${loss}): ${fault}`));
    });
    progress(start + 1);
  }
  return { faults, figures: { starts: times, 'moves acknowledged': acknowledged } };
};

/** Saves, names and finishes games, a different game each time. */
async function play(host: Host, moves: number): Promise<Contents> {
  const acknowledged = new Map<string, unknown>();
  for (let move = 0; move < moves; move += 1) {
    const game = gameOf(move, 1 + 13 * (move % 200));
    await host.ask('play.open', game.game, game.options);
    if (move % 3 === 1) {
      await host.ask('play.finish', { ...game, outcome: 'lost', ended: Date.now() });
      acknowledged.set(resultName(game), 'lost');
    } else if (move % 7 === 0) {
      await host.ask('named.keep', `game ${move}`, game);
      acknowledged.set(namedName(`game ${move}`), game);
    } else {
      await host.ask('play.keep', game);
      acknowledged.set(keptName(game), game);
    }
  }
  return acknowledged;
}

async function faultsAfter(program: string, data: string, played: Contents): Promise<string[]> {
  const host = await startHost(program, data);
  const { notices } = await host.ask('hello');
  const faults = [
    ...(notices.length === 1 && notices[0]?.kind === 'database-set-aside' ? [] : [`told: ${JSON.stringify(notices)}`]),
    ...missing(played, await contentsOf(host)),
    ...halfDone(data).map((name) => `${name} is left`),
  ];
  await host.kill();
  return faults;
}
