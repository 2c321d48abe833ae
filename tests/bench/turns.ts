import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT } from '../../main/build/root.ts';
import { startHost } from '../e2e/support/host.ts';
import { type ChromiumStart, startChromium } from './chromium-start.ts';
import { DEALT, median } from './start.ts';

/** What this repository's page takes as a multiple of another copy's: the median of all rounds. */
type Multiples = Readonly<Record<keyof ChromiumStart, number>>;

/**
 * Starts Chromium at the page of this repository and at that of another built copy, in turns, so that a busy machine
 * slows both. The second word is the number of rounds. @throws when no copy is named.
 */
export async function benchTurns([copy, rounds = '15']: readonly string[] = []): Promise<Multiples> {
  if (copy === undefined) throw new Error('Name the folder of another copy of the repository, built.');
  const data = mkdtempSync(join(tmpdir(), 'baize-turns-'));
  const hosts = [];
  try {
    for (const [at, folder] of [ROOT, resolve(copy)].entries())
      hosts.push(await startHost(join(data, `${at}`), join(folder, 'main/start/start.ts')));
    const [here, there] = hosts.map(({ address }) => address.replace('/#', '/?test#'));
    const found: { readonly here: ChromiumStart; readonly there: ChromiumStart }[] = [];
    for (let round = 0; round < Number(rounds); round++) {
      const first = await startChromium(round % 2 === 0 ? here! : there!, DEALT);
      const second = await startChromium(round % 2 === 0 ? there! : here!, DEALT);
      found.push(round % 2 === 0 ? { here: first, there: second } : { here: second, there: first });
    }
    const middle = (of: keyof ChromiumStart): number =>
      Number(median(found.map(({ here, there }) => (here[of] ?? NaN) / (there[of] ?? NaN))).toFixed(4));
    return { milliseconds: middle('milliseconds'), megabytes: middle('megabytes') };
  } finally {
    for (const host of hosts) await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
