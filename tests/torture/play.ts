import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '../bench/store-data.ts';
import { check, type CheckedFolder } from './check.ts';
import { type Host, Refusal, startHost } from './host.ts';
import { Player } from './player.ts';
import type { Torture } from './torture.ts';

/** The most moves that a host plays, and the milliseconds after them within which it is killed. */
const MAX_MOVES = 24;
const MAX_MOVE_MS = 4;

/** Kills hosts at random moments of play, one after the other on one data folder, and checks what each has left. */
export const torturePlay: Torture = async (program, { times, seed }, progress) => {
  const data = mkdtempSync(join(tmpdir(), 'baize-torture-'));
  const [player, random] = [new Player(seed), seeded(seed)];
  const faults: string[] = [];
  let [kills, inFlight, landed] = [0, 0, 0];
  let left: CheckedFolder | undefined;
  while (kills < times && faults.length === 0) {
    kills += 1;
    const host = await startHost(program, data);
    faults.push(...(await faultsAtStart(host, player, left)));
    await playUntilKilled(host, player, random);
    left = check(data, player);
    faults.push(...left.faults.map((fault) => `kill ${kills}: ${fault}`));
    inFlight += player.inFlight ? 1 : 0;
    landed += left.landed ? 1 : 0;
    player.settle(left.landed);
    progress(kills);
  }
  rmSync(data, { recursive: true });
  const { moves, finished } = player;
  const figures = { kills, 'moves acknowledged': moves, 'results among them': finished };
  return { faults, figures: { ...figures, 'in flight': inFlight, 'of which had reached the disk': landed } };
};

/** Checks that the next host reports no damage and returns every game as it was on disk. */
async function faultsAtStart(host: Host, player: Player, left: CheckedFolder | undefined): Promise<string[]> {
  const { notices } = await host.ask('hello');
  const opened = await player.open(host);
  const byName = <T extends { readonly game: string }>(all: readonly T[]): T[] =>
    all.toSorted((a, b) => a.game.localeCompare(b.game));
  return [
    ...notices.map(({ kind, detail }) => `${kind}: ${detail}`),
    ...(isDeepStrictEqual(byName(opened), byName(left?.kept ?? [])) ? [] : ['the next host gave other games']),
  ];
}

/** Plays until the host is killed, at any moment between a move and its answer. */
async function playUntilKilled(host: Host, player: Player, random: () => number): Promise<void> {
  let killing: Promise<void> | undefined;
  const kill = (): void => {
    const after = random() * MAX_MOVE_MS;
    killing = wait(after).then(() => host.kill());
  };
  await player.play(host, Math.floor(random() * MAX_MOVES), kill).catch((error: unknown) => {
    if (!killing || error instanceof Refusal) throw error;
  });
  await killing;
}
