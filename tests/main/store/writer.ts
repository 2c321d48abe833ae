/** Plays deal after deal without end, printing after each write what is now on disk; `kill.test.ts` ends it. */
import { writeSync } from 'node:fs';
import { openStore } from '../../../main/store/open.ts';
import { finishedGame, keptGame } from './games.ts';

const store = openStore(process.argv[2] ?? '');
for (let deal = store.results.list(null, null, 1, null)[0]?.deal ?? 0; ;) {
  deal += 1;
  for (let at = 1; at <= 5; at += 1) {
    store.kept.keep(keptGame({ deal, at, moveCount: at, moves: '6>9x3 '.repeat(at * 100) }));
    writeSync(1, `kept ${deal} ${at}\n`);
  }
  store.finish(finishedGame({ deal }));
  writeSync(1, `finished ${deal} 0\n`);
}
