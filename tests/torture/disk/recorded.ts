/**
 * Does a script to the store in a folder and says of each step whether it was done; whoever started this records its
 * writes.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../../main/store/open.ts';
import { SCRIPTS } from './scripts.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const say = (what: string): void => void writeSync(1, `${what}\n`);

const store = openStore(folder);
const { kind } = store.notices[0] ?? {};
// What a game that is not there yet is asked for proves nothing.
if (kind === 'memory-only' || kind === 'database-unsaved') say(kind);
else {
  say('opened');
  for (const { do: work } of SCRIPTS[name]!.steps) {
    try {
      await work(store, folder);
      // As whoever answers for it does.
      store.mustBeInPlace();
      say('done');
    } catch {
      say('refused');
    }
  }
}
store.close();
