import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { deals, takenAtOnce, takenUnderKills } from './killed.ts';

const KILLS = 20;

test('a census of two processes killed twenty times has the bytes of one that nobody killed', async () => {
  const folder = temporaryFolder();
  const whole = await takenAtOnce(join(folder, 'whole'));
  const killed = await takenUnderKills(join(folder, 'killed'), KILLS, 1);
  expect(killed.bytes).toBe(whole.bytes);
  expect(whole.lines).toBe(deals());
  // A kill may cost the deal that was being asked, and none that was written down is asked again.
  expect(killed.lines).toBe(deals());
});
