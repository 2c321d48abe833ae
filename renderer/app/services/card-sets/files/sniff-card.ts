import { sniff } from '../../pictures/sniff.ts';
import type { Bytes } from './set-file.ts';
import { UnfitSet } from './unfit.ts';

/** Limits in pixels, larger than any card. */
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

/**
 * GIF 89a, 17 to 22: the signature, the size of the screen, and blocks. A decoder widens the screen to a frame that
 * goes beyond it, so that the size is what the screen and all frames cover.
 */
function gifIn(bytes: Bytes): SniffedCard | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 13 || view.getUint32(0) !== 0x47494638) return undefined;
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  for (let at = 13 + paletteBytes(bytes[10]); at + 10 <= bytes.length;) {
    if (bytes[at] === GIF_EXTENSION) at = afterSubBlocks(bytes, at + 2);
    else if (bytes[at] === GIF_FRAME) {
      const [left, top, wide, high] = [1, 3, 5, 7].map((field) => view.getUint16(at + field, true));
      width = Math.max(width, (left ?? 0) + (wide ?? 0));
      height = Math.max(height, (top ?? 0) + (high ?? 0));
      at = afterSubBlocks(bytes, at + 11 + paletteBytes(bytes[at + 9]));
    } else break;
  }
  return { type: 'image/gif', width, height };
}

const GIF_EXTENSION = 0x21;
const GIF_FRAME = 0x2c;

/** Returns the bytes of the palette that these flags announce. */
const paletteBytes = (flags = 0): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Returns the index after blocks that each begin with their length; one of no length is the last. */
function afterSubBlocks(bytes: Bytes, from: number): number {
  let at = from;
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length;
  return at + 1;
}

/** Compressions of bitmap data. Other values mean that the file contains a whole JPEG or PNG with a size of its own. */
const PLAIN_BITMAPS: ReadonlySet<number> = new Set([0, 1, 2, 3]);

/** The header of a Windows bitmap; its height is negative if its rows are stored from the top. */
function bmpIn(bytes: Bytes): SniffedCard | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 34 || view.getUint16(0) !== 0x424d || view.getUint32(14, true) < 40) return undefined;
  if (!PLAIN_BITMAPS.has(view.getUint32(30, true))) return undefined;
  return { type: 'image/bmp', width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}
