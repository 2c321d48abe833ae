import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundled } from '../bench/solver/bundle.ts';
import { ROOT } from '../../main/build/root.ts';

/*
 * Solves deals from 7001 on in every way to play, and prints in what share of the ways at least 95 of 100 deals are
 * decided, won or lost, within that many CPU seconds a deal; then lists the others. A way with three undecided deals is
 * not one of those: its other deals are tried only with `--whole`. Results are kept in `dist/decided/`, so that a
 * stopped run goes on there and ways whose plan has changed are measured again; processes with shards 1/2 and 2/2 share
 * the work. The engine is bundled as in the product.
 */

const { file, remove } = await bundled(fileURLToPath(new URL('decided/child.ts', import.meta.url)));
const { status } = spawnSync(process.execPath, [file, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
await remove();
process.exitCode = status ?? 1;
