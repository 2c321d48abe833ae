import { UnfitSet } from './unfit.ts';

/** One of the files that may contain a set, by its path in the folder or archive. */
export interface SetFile {
  readonly path: string;
  readonly bytes: Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** Limits: bytes of the chosen files, bytes once unpacked, and number of files. */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
export const MAX_FILES = 2000;

/** Pictures, files that describe them, and texts; nothing else is unpacked from an archive. */
const WANTED_FILES = /\.(?:svgz?|gif|png|jpe?g|webp|bmp|txt|md|desktop|card-theme)$|(?:^|\/)[A-Z]{4,}[^/.]*$/i;
/** Files that operating systems add. */
const SYSTEM_FILES = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i;

/** Whether a file may be part of a set. */
export const isWanted = (path: string): boolean => WANTED_FILES.test(path) && !SYSTEM_FILES.test(path);

/** Returns a path with forward slashes. @throws UnfitSet if it leads out of its folder, or is no name of a file. */
export function safePath(path: string): string {
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  if (plain.includes('\0')) throw new UnfitSet('name', path.slice(0, 80).replaceAll('\0', '\uFFFD'));
  const climbs = plain.startsWith('/') || /^[a-z]:/i.test(plain) || plain.split('/').includes('..');
  if (climbs) throw new UnfitSet('path', path.slice(0, 80));
  return plain;
}

/** Returns the last part of a path, in lower case. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
/** Returns the folder of a path; '' for a file in no folder. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Decodes a text file as UTF-8 or, if it is not valid UTF-8, as windows-1252. */
export function textOf(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether the file name is that of an SVG drawing, compressed or not. */
export const isDrawingFile = (path: string): boolean => /\.svgz?$/.test(fileName(path));
