import { join, relative } from 'node:path';
import { findElectron } from '../../start/electron.ts';
import { ROOT } from '../root.ts';
import { listContents, megabytes, sizeOf } from './contents.ts';
import { packFolder } from './folder.ts';

/**
 * `npm run pack -- dir`: the program around the Linux Electron of the folder that BAIZE_ELECTRON_DIST names, or around
 * the one in node_modules, as release/linux-unpacked. Downloads nothing.
 */
const electron = process.env['BAIZE_ELECTRON_DIST'] ?? folderOf(findElectron(ROOT, process.env));
if (electron === undefined) {
  console.error('There is no Electron in node_modules: let BAIZE_ELECTRON_DIST name a folder that has it unpacked.');
  process.exitCode = 1;
} else {
  const packed = await packFolder({ electron, output: join(ROOT, 'release') });
  const ours = listContents(packed).reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `${relative(ROOT, packed)}: ours ${megabytes(ours)} unpacked, with Electron ${megabytes(sizeOf(packed))}.`,
  );
}

function folderOf(binary: string | undefined): string | undefined {
  return binary === undefined ? undefined : join(binary, '..');
}
