import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../engine/games/index.ts';
import { type Counts, countAll } from '../engine/perft.ts';
import { ROOT } from '../../main/build/root.ts';

/* Prints the perft counts of the games named, or of all; with --write saves them as those the test expects. */

const PERFT_FILE = join(ROOT, 'tests/engine/perft.json');
const ids = process.argv.slice(2).filter((word) => word !== '--write');
const counted = countAll(ids.length > 0 ? ids : undefined);

/** Returns the saved counts with those of the games named replaced, in the order of the games. */
function merged(): Counts {
  const kept = JSON.parse(readFileSync(PERFT_FILE, 'utf8')) as Counts;
  const idOf = (name: string): string => name.split(' ', 1)[0] ?? '';
  const both = [...Object.entries(kept).filter(([name]) => !ids.includes(idOf(name))), ...Object.entries(counted)];
  const order = new Map(games.map(({ id }, at) => [id, at]));
  return Object.fromEntries(
    both.toSorted(([one], [other]) => (order.get(idOf(one)) ?? 0) - (order.get(idOf(other)) ?? 0)),
  );
}

const text = (counts: Counts): string => `${JSON.stringify(counts, null, 2)}\n`;

if (process.argv.includes('--write')) writeFileSync(PERFT_FILE, text(ids.length > 0 ? merged() : counted));
else process.stdout.write(text(counted));
