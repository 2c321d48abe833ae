import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { megabytes } from './contents.ts';
import { packTarball } from './tarball.ts';

/** `npm run pack -- browser`: release/baize-browser-*.tgz, all that a machine with Node needs to play in a browser. */
const file = await packTarball(join(ROOT, 'release'));
console.log(`${relative(ROOT, file)}: ${megabytes(statSync(file).size)}.`);
