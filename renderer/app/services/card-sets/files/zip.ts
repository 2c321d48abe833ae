import { inflated } from './inflate.ts';
import { type Bytes, isWanted, MAX_FILES, MAX_UNPACKED_BYTES, safePath, type SetFile, textOf } from './set-file.ts';
import { UnfitSet } from './unfit.ts';

/*
 * The signature of the end record. ZIP archives are read by their central directory (APPNOTE 4.3, 4.4): stored and
 * deflated files, but none that are encrypted or split.
 */

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
/** The most bytes of the comment that may follow the end record. */
const LONGEST_REMARK = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** The file type of a link in Unix modes. */
const LINK = 0o12;

interface Entry {
  readonly path: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
  readonly isFile: boolean;
}

export const isZip = (bytes: Bytes): boolean => bytes.length >= END_LENGTH && wordAt(bytes, 0) === LOCAL;

/** Extracts the files of an archive that may be part of a set. @throws UnfitSet. */
export async function unzipped(bytes: Bytes): Promise<SetFile[]> {
  const all = entriesOf(bytes);
  const wanted = all.filter(({ path, isFile }) => isFile && isWanted(safePath(path)));
  // Overlapping files in the archive are how a small one unpacks to a huge one.
  if (all.reduce((sum, { packed }) => sum + packed, 0) > bytes.length) throw new UnfitSet('damaged');
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED_BYTES) throw new UnfitSet('too-large');
  const files: SetFile[] = [];
  for (const entry of wanted) files.push({ path: safePath(entry.path), bytes: await contentOf(bytes, entry) });
  return files;
}

function entriesOf(bytes: Bytes): Entry[] {
  const end = endOf(bytes);
  const count = shortAt(bytes, end + 10);
  if (count > MAX_FILES) throw new UnfitSet('many-files');
  const entries: Entry[] = [];
  let at = wordAt(bytes, end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || wordAt(bytes, at) !== ENTRY) throw new UnfitSet('damaged');
    const [name, extra, remark] = [shortAt(bytes, at + 28), shortAt(bytes, at + 30), shortAt(bytes, at + 32)];
    const path = textOf(bytes.slice(at + 46, at + 46 + name));
    entries.push({
      path,
      flags: shortAt(bytes, at + 8),
      method: shortAt(bytes, at + 10),
      packed: wordAt(bytes, at + 20),
      size: wordAt(bytes, at + 24),
      at: wordAt(bytes, at + 42),
      isFile: !path.endsWith('/') && wordAt(bytes, at + 38) >>> 28 !== LINK,
    });
    at += 46 + name + extra + remark;
  }
  return entries;
}

function endOf(bytes: Bytes): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_REMARK);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) if (wordAt(bytes, at) === END) return at;
  throw new UnfitSet('damaged');
}

async function contentOf(bytes: Bytes, { flags, method, packed, size, at, path }: Entry): Promise<Bytes> {
  const isEncrypted = (flags & 1) === 1;
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) throw new UnfitSet('packed', path);
  if (at + 30 > bytes.length || wordAt(bytes, at) !== LOCAL) throw new UnfitSet('damaged');
  const from = at + 30 + shortAt(bytes, at + 26) + shortAt(bytes, at + 28);
  const content = bytes.slice(from, from + packed);
  const whole = method === STORED ? content : await inflated(content, 'deflate-raw', { most: size, fault: 'damaged' });
  if (whole.length !== size) throw new UnfitSet('damaged');
  return whole;
}

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const wordAt = (bytes: Bytes, at: number): number => viewOf(bytes).getUint32(at, true);
const shortAt = (bytes: Bytes, at: number): number => viewOf(bytes).getUint16(at, true);
