import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundled } from '../bench/solver/bundle.ts';
import { ROOT } from '../../main/build/root.ts';

/*
 * Solves deals from 7001 on in every version, and prints the share of versions in which at least 95 of 100 deals are
 * decided, won or lost, within that many CPU seconds a deal; then lists the other versions. The deals that remain after
 * a version's third undecided one are tried only with `--whole`. Results are kept in `dist/decided/`, so that a stopped
 * run continues there, and versions whose plan has changed are measured again; processes with shards 1/2 and 2/2 share
 * the work. The engine is bundled as in the product.
 */

const { file, remove } = await bundled(fileURLToPath(new URL('decided/child.ts', import.meta.url)));
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
await remove();
process.exitCode = status ?? 1;
