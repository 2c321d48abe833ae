import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUNDS } from '../../../renderer/app/services/sound/acts.ts';
import { makeTake, takesOf } from '../../../renderer/app/services/sound/takes.ts';
import { measure } from './measure.ts';
import { wave } from './wave.ts';

const RATE = 48_000;

/** Prints the measures of every take of every sound; writes the takes into a folder for listening, if one is named. */
export function measureSounds(folder: string | undefined): void {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  console.log('sound      take  heard ms  peak  middle Hz  under 300 Hz  1 to 10 kHz');
  for (const sound of SOUNDS)
    for (let take = 0; take < takesOf(sound); take++) {
      const samples = makeTake(sound, take, RATE);
      const { heard, peak, middle, low, bright } = measure(samples, RATE);
      const cells = [heard * 1000, peak * 100, middle, low * 100, bright * 100].map((each) =>
        each.toFixed(0).padStart(7),
      );
      console.log(`${sound.padEnd(10)} ${take}  ${cells.join('  ')}`);
      if (folder !== undefined) writeFileSync(join(folder, `${sound}-${take}.wav`), wave(samples, RATE));
    }
}
