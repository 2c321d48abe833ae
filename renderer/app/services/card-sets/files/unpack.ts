import { inflated, type MostBytes } from './inflate.ts';
import {
  type Bytes,
  isWanted,
  MAX_CHOSEN_BYTES,
  MAX_FILES,
  MAX_UNPACKED_BYTES,
  safePath,
  type SetFile,
} from './set-file.ts';
import { isTar, untarred } from './tar.ts';
import { UnfitSet } from './unfit.ts';
import { isZip, unzipped } from './zip.ts';

/** First bytes of unsupported archives: bzip2, xz, 7z, RAR, Zstandard. */
const UNSUPPORTED_ARCHIVES = ['425a68', 'fd377a585a', '377abcaf271c', '526172211a', '28b52ffd'];

/** Returns the chosen files, or those in the chosen archive; only files that may be part of a set. */
export async function unpacked(chosen: readonly SetFile[]): Promise<SetFile[]> {
  if (chosen.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_CHOSEN_BYTES) throw new UnfitSet('too-large');
  const [only, ...more] = chosen;
  if (only && more.length === 0) return opened(only);
  if (chosen.length > MAX_FILES) throw new UnfitSet('many-files');
  return chosen.map(({ path, bytes }) => ({ path: safePath(path), bytes })).filter(({ path }) => isWanted(path));
}

async function opened({ path, bytes }: SetFile): Promise<SetFile[]> {
  if (isZip(bytes)) return unzipped(bytes);
  if (isTar(bytes)) return untarred(bytes);
  if (UNSUPPORTED_ARCHIVES.some((head) => hexOf(bytes.subarray(0, head.length / 2)) === head))
    throw new UnfitSet('packed', path);
  if (!isGzip(bytes)) return [{ path: safePath(path), bytes }];
  const whole = await inflated(bytes, 'gzip', { most: MAX_UNPACKED_BYTES, fault: 'too-large' });
  return isTar(whole) ? untarred(whole) : [{ path: safePath(path), bytes: whole }];
}

/** Returns the bytes of a drawing, decompressed if it is gzipped. */
export const drawingBytes = (bytes: Bytes, most: MostBytes): Promise<Bytes> =>
  isGzip(bytes) ? inflated(bytes, 'gzip', most) : Promise.resolve(bytes);

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
