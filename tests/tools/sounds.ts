import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUNDS } from '../../renderer/app/services/sound/acts.ts';
import { makeTake, takesOf } from '../../renderer/app/services/sound/takes.ts';
import { measure } from './sounds/measure.ts';
import { wave } from './sounds/wave.ts';

/* npm run sounds [-- FOLDER]: measures every take of every sound, and writes them into a folder to be listened to. */

const RATE = 48_000;
const [folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });

console.log('sound      take  heard ms  peak  middle Hz  under 300 Hz  1 to 10 kHz');
for (const sound of SOUNDS)
  for (let take = 0; take < takesOf(sound); take++) {
    const samples = makeTake(sound, take, RATE);
    const { heard, peak, middle, low, bright } = measure(samples, RATE);
    const cells = [heard * 1000, peak * 100, middle, low * 100, bright * 100].map((each) =>
      each.toFixed(0).padStart(7),
    );
    console.log(`${sound.padEnd(10)} ${take}  ${cells.join('  ')}`);
    if (folder) writeFileSync(join(folder, `${sound}-${take}.wav`), wave(samples, RATE));
  }
