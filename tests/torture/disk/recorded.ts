/**
 * Runs a script on the store in a folder and prints for each step whether it was done; the program that started this
 * one records its writes.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../../main/store/open.ts';
import { SCRIPTS } from './scripts.ts';

const [folder = '', name = ''] = process.argv.slice(2);
const print = (what: string): void => void writeSync(1, `${what}\n`);

const store = openStore(folder);
const { kind } = store.notices[0] ?? {};
// Without the games on disk, the script's steps prove nothing.
if (kind === 'memory-only' || kind === 'database-unsaved') print(kind);
else {
  print('opened');
  for (const { do: work } of SCRIPTS[name]!.steps) {
    try {
      await work(store, folder);
      // As the host does before it answers.
      store.mustBeInPlace();
      print('done');
    } catch {
      print('refused');
    }
  }
}
store.close();
