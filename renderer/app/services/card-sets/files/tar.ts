import { type Bytes, isWanted, MAX_FILES, safePath, type SetFile, textOf } from './set-file.ts';
import { UnfitSet } from './unfit.ts';

/*
 * The size of a block in bytes. Tar archives of POSIX (pax, 4.18) and of GNU consist of such blocks, with a header
 * before each file.
 */

const BLOCK = 512;

export const isTar = (bytes: Bytes): boolean => bytes.length >= BLOCK && fieldAt(bytes, 257, 5) === 'ustar';

/** Extracts the files of an archive that may be part of a set, and ignores links. @throws UnfitSet. */
export function untarred(bytes: Bytes): SetFile[] {
  const files: SetFile[] = [];
  /** A name too long for the header is stored in an extra entry before its file. */
  let longName = '';
  let count = 0;
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const head = bytes.subarray(at, at + BLOCK);
    const size = Number.parseInt(fieldAt(head, 124, 12).trim() || '0', 8);
    if (!isTar(head) || !(size >= 0) || at + BLOCK + size > bytes.length) throw new UnfitSet('damaged');
    if ((count += 1) > MAX_FILES) throw new UnfitSet('many-files');
    const content = bytes.slice(at + BLOCK, at + BLOCK + size);
    const kind = fieldAt(head, 156, 1);
    if (kind === 'L') longName = fieldAt(content, 0, size);
    else if (kind === 'x') longName = /(?:^|\n)\d+ path=([^\n]*)/.exec(textOf(content))?.[1] ?? '';
    else {
      const path = safePath(longName || [fieldAt(head, 345, 155), fieldAt(head, 0, 100)].filter(Boolean).join('/'));
      if ((kind === '0' || kind === '') && isWanted(path)) files.push({ path, bytes: content });
      longName = '';
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Returns the text of a field, which a zero byte ends. */
function fieldAt(bytes: Bytes, at: number, length: number): string {
  const field = bytes.slice(at, at + length);
  const end = field.indexOf(0);
  return textOf(end < 0 ? field : field.slice(0, end));
}
