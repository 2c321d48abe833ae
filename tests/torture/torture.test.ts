import { expect, inject, test } from 'vitest';
import { tortureDamages } from './damages.ts';
import { fullOf } from './disk/full.ts';
import { getStrace } from './disk/get-strace.ts';
import { powerOf } from './disk/power.ts';
import { KILLED_WORKS, killsOf } from './kills.ts';
import { torturePlay } from './play.ts';
import { SHARED_ACTS, sharedOf } from './shared/shared.ts';
import { tortureStarts } from './starts.ts';
import { tortureLog } from './wal.ts';
import { BY_NIGHT } from '../tools/night.ts';

/* Small shares, smaller by day; `npm run lab -- torture` does a hundred times as much and more. */

const MINUTE_MS = 60_000;
const NO_PROGRESS = (): void => {};

const program = inject('program');

test('loses no answered move when the host is killed repeatedly', { timeout: 4 * MINUTE_MS }, async () => {
  const { faults, figures } = await torturePlay(program, { times: 3, seed: 3 }, NO_PROGRESS);
  expect(faults).toEqual([]);
  expect(figures['moves acknowledged']).toBeGreaterThan(3);
});

test(
  'gives the games to one of two hosts started at once, and the other says so',
  { timeout: 4 * MINUTE_MS },
  async () => {
    const times = BY_NIGHT ? 3 : 2;
    const { faults, figures } = await tortureStarts(program, { times, seed: 1 }, NO_PROGRESS);
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ 'played in memory, told': times, 'set aside, told': times - 1 });
  },
);

test('recovers every answered move from a log without its database', { timeout: 4 * MINUTE_MS }, async () => {
  const { faults } = await tortureLog(program, { times: BY_NIGHT ? 3 : 1, seed: 1 }, NO_PROGRESS);
  expect(faults).toEqual([]);
});

// Each separately: one kill takes three hosts or more, which start slowly on a busy machine.
test.each(KILLED_WORKS.slice(0, BY_NIGHT ? KILLED_WORKS.length : 2).map((work, at) => ({ work, seed: at + 1 })))(
  'completes or undoes $work when killed, and says so',
  { timeout: 4 * MINUTE_MS },
  async ({ work, seed }) => {
    const { faults } = await killsOf([work])(program, { times: 1, seed }, NO_PROGRESS);
    expect(faults).toEqual([]);
  },
);

test('starts and loses nothing else with damaged bytes in header, schema and log', async () => {
  const { faults, figures } = await tortureDamages(program, { times: 32, seed: 5 }, NO_PROGRESS);
  expect(faults).toEqual([]);
  expect(figures['set aside and told']).toBeGreaterThan(6);
  expect(figures['refused']).toBe(0);
});

// One of six by day.
test.each(SHARED_ACTS.slice(0, BY_NIGHT ? SHARED_ACTS.length : 1).map((act, at) => ({ act, seed: at + 1 })))(
  'loses and duplicates nothing with $act in a shared folder',
  { timeout: 4 * MINUTE_MS },
  async ({ act, seed }) => {
    const { faults, figures } = await sharedOf([act])(program, { times: 1, seed }, NO_PROGRESS);
    expect(faults).toEqual([]);
    expect(figures['acknowledged']).toBeGreaterThan(6);
  },
);

/** Tests that need strace to record or refuse a store's writes: on Linux only. */
const BY_WRITES = getStrace()
  ? [
      { what: 'power cuts', torture: powerOf(['fresh', 'salvage']), times: 22, seen: 'found where syncs do nothing' },
      { what: 'full disks', torture: fullOf(['fresh']), times: 1, seen: 'steps done' },
    ]
  : [];

test.each(BY_WRITES)(
  'loses no answered move with $what',
  { timeout: 4 * MINUTE_MS },
  async ({ torture, times, seen }) => {
    const { faults, figures } = await torture(program, { times, seed: 2 }, NO_PROGRESS);
    expect(faults).toEqual([]);
    expect(figures[seen]).toBeGreaterThan(0);
  },
);
