import { extractFile, listPackage, statFile } from '@electron/asar';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Content {
  /** From the top of the archive, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Beside the archive rather than in it. */
  readonly unpacked: boolean;
}

const archiveOf = (packed: string): string => join(packed, 'resources/app.asar');

/** Lists every file of ours in a packed folder. */
export function listContents(packed: string): Content[] {
  const archive = archiveOf(packed);
  return listPackage(archive, { isPack: false }).flatMap((name) => {
    const path = name.replaceAll('\\', '/').replace(/^\//, '');
    const found = statFile(archive, path);
    return 'size' in found ? [{ path, bytes: found.size, unpacked: found.unpacked }] : [];
  });
}

export const readContent = (packed: string, path: string): string =>
  extractFile(archiveOf(packed), path).toString('utf8');

/** Returns the bytes of all files of a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
