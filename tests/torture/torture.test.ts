import { expect, inject, test } from 'vitest';
import { KILLED, killsOf } from './kills.ts';
import { torturePlay } from './play.ts';
import { tortureStarts } from './starts.ts';
import { tortureLog } from './wal.ts';

/* Small shares; `npm run torture` does all of it a hundred times and more. */

const MINUTES = 60_000;
const QUIET = (): void => {};

const program = inject('program');

test(
  'a host killed again and again in mid-play loses nothing it has answered for',
  { timeout: 4 * MINUTES },
  async () => {
    const { faults, figures } = await torturePlay(program, { times: 5, seed: 3 }, QUIET);
    expect(faults).toEqual([]);
    expect(figures['moves acknowledged']).toBeGreaterThan(5);
  },
);

test(
  'of two hosts started at once one has the games, and loses none; the other says that it has not',
  { timeout: 4 * MINUTES },
  async () => {
    const { faults, figures } = await tortureStarts(program, { times: 3, seed: 1 }, QUIET);
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ 'played in memory, told': 3, 'damaged, told': 1 });
  },
);

test(
  'a log that has lost its database gives back all that was answered for, and it is told',
  { timeout: 4 * MINUTES },
  async () => {
    const { faults } = await tortureLog(program, { times: 3, seed: 1 }, QUIET);
    expect(faults).toEqual([]);
  },
);

// Each for itself: one kill is three hosts and more, whose starts take long on a machine that has other things to do.
test.each(KILLED.map((work, at) => ({ work, seed: at + 1 })))(
  '$work, killed in its midst, is made whole or not at all, and told',
  { timeout: 4 * MINUTES },
  async ({ work, seed }) => {
    const { faults } = await killsOf([work])(program, { times: 1, seed }, QUIET);
    expect(faults).toEqual([]);
  },
);
