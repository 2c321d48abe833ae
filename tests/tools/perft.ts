import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countAll } from '../engine/perft.ts';
import { ROOT } from './root.ts';

/* Prints the perft counts of every game; with --write they become the ones the test expects. */

const text = `${JSON.stringify(countAll(), null, 2)}\n`;

if (process.argv.includes('--write')) writeFileSync(join(ROOT, 'tests/engine/perft.json'), text);
else process.stdout.write(text);
