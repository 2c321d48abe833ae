import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { takenAtOnce, takenUnderKills } from './killed.ts';

const KILLS = 20;
const MINUTES = 60_000;

test('writes the same bytes after killing two processes twenty times', { timeout: 20 * MINUTES }, async () => {
  const folder = temporaryFolder();
  const whole = await takenAtOnce(join(folder, 'whole'));
  const killed = await takenUnderKills(join(folder, 'killed'), KILLS, 1);
  expect(killed.bytes).toBe(whole.bytes);
  // A kill costs only the deal that was being tried. Written findings are not tried again.
  expect(killed.lines).toEqual(whole.lines);
});
