import { sniff } from '../../pictures/sniff.ts';
import type { Bytes } from './set-file.ts';
import { UnfitSet } from './unfit.ts';

/** Limits in pixels, more than a card ever has. */
const MAX_CARD_DOTS = 16_000_000;
const LONGEST_CARD_SIDE = 8000;

/** The type and size of a card's picture, by its first bytes. */
export interface SniffedCard {
  readonly type: string;
  readonly width: number;
  readonly height: number;
}

/** Checks a picture before anything of it is decoded. @throws UnfitSet if it is none, or too large. */
export function sniffCard(bytes: Bytes, path: string): SniffedCard {
  const sniffed = sniff(bytes) ?? gifIn(bytes) ?? bmpIn(bytes);
  if (!sniffed || sniffed.width < 1 || sniffed.height < 1) throw new UnfitSet('picture', path);
  const { width, height } = sniffed;
  if (width * height > MAX_CARD_DOTS || Math.max(width, height) > LONGEST_CARD_SIDE)
    throw new UnfitSet('too-many-dots', path);
  return sniffed;
}

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** GIF 89a, 17 and 18: the signature, then the size of the screen. */
function gifIn(bytes: Bytes): SniffedCard | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 13 || view.getUint32(0) !== 0x47494638) return undefined;
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** The header of a Windows bitmap; its height is negative if its rows are stored from the top. */
function bmpIn(bytes: Bytes): SniffedCard | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 26 || view.getUint16(0) !== 0x424d || view.getUint32(14, true) < 40) return undefined;
  return { type: 'image/bmp', width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}
