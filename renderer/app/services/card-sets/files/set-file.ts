import { UnfitSet } from './unfit.ts';

/** One of the files that a set may be in, by its path in the folder or archive. */
export interface SetFile {
  readonly path: string;
  readonly bytes: Bytes;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is chosen may have so many bytes, unpacked so many, in so many files. */
export const MAX_CHOSEN_BYTES = 40 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 120 * 1024 * 1024;
export const MAX_FILES = 2000;

/** Pictures, what describes them, and texts about them; nothing else of an archive is unpacked. */
const WANTED = /\.(?:svgz?|gif|png|jpe?g|webp|bmp|txt|md|desktop|card-theme)$|(?:^|\/)[A-Z]{4,}[^/.]*$/i;
/** What systems leave beside files. */
const LEFT_BESIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i;

/** Whether a file is any part of a set. */
export const isWanted = (path: string): boolean => WANTED.test(path) && !LEFT_BESIDE.test(path);

/** A path with plain slashes. @throws where it leads out of the folder it is in. */
export function safePath(path: string): string {
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const climbs = plain.startsWith('/') || /^[a-z]:/i.test(plain) || plain.split('/').includes('..');
  if (climbs || plain.includes('\0')) throw new UnfitSet('path', path.slice(0, 80));
  return plain;
}

/** The last part of a path, in small letters. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
/** What stands before it; '' of a file in no folder. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** Text of a file, in UTF-8 or, where it is none, in the letters of old Windows. */
export function textOf(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A drawing by its name, packed or not. */
export const isDrawingFile = (path: string): boolean => /\.svgz?$/.test(fileName(path));
