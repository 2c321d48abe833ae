import { expect, inject, test } from 'vitest';
import { tortureNetworks } from './networks.ts';
import { tortureTabs } from './tabs.ts';

/* Small shares; `npm run lab -- torture tabs networks` does more. */

const MINUTE_MS = 60_000;
const NO_PROGRESS = (): void => {};

const program = inject('program');

test('finds every game that five tabs continued after the host was killed', { timeout: 4 * MINUTE_MS }, async () => {
  const { faults, figures } = await tortureTabs(program, { times: 1, seed: 1 }, NO_PROGRESS);
  expect(faults).toEqual([]);
  expect(figures).toMatchObject({ 'hosts killed': 1, 'games of tabs': 5 });
  expect(figures['games set aside']).toBeGreaterThan(1);
});

test('reconnects a page after network failures with every move once', { timeout: 4 * MINUTE_MS }, async () => {
  const { faults, figures } = await tortureNetworks(program, { times: 1, seed: 1 }, NO_PROGRESS);
  expect(faults).toEqual([]);
  const lost = figures['requests lost']! + figures['answers lost']! + figures['streams cut']!;
  expect(lost).toBeGreaterThan(1);
  expect(figures['games ended']).toBeGreaterThan(0);
});
