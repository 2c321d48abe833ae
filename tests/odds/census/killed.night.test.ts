import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { takenAtOnce, takenUnderKills } from './killed.ts';

const KILLS = 20;
const MINUTES = 60_000;

test(
  'a census of two processes killed twenty times has the bytes of one that nobody killed',
  { timeout: 20 * MINUTES },
  async () => {
    const folder = temporaryFolder();
    const whole = await takenAtOnce(join(folder, 'whole'));
    const killed = await takenUnderKills(join(folder, 'killed'), KILLS, 1);
    expect(killed.bytes).toBe(whole.bytes);
    // A kill costs no more than the deal being tried: what was written down is not tried again.
    expect(killed.lines).toEqual(whole.lines);
  },
);
