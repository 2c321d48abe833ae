import { webpSides, wordAt } from '../../../../preload/api.ts';

/** The type and size in pixels that a picture's header states, whatever the file's name. */
export interface Sniffed {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/**
 * Bytes of a file that contain the size in every format; in a JPEG, a thumbnail and a colour profile may come before
 * it.
 */
export const HEAD_BYTES = 512 * 1024;

/**
 * Reads the type and the size of a picture from its first bytes, before anything of it is decoded; undefined: it is no
 * picture, or of a type that is not accepted.
 */
export function sniff(head: Uint8Array): Sniffed | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return pngIn(view) ?? jpegIn(view) ?? webpIn(view);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** PNG (W3C), 5.2: the signature, then the first chunk, which holds the size. */
function pngIn(view: DataView): Sniffed | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || wordAt(view, 12) !== 'IHDR')
    return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Markers from C0 to CF begin a frame, which holds the size, except these three, which hold tables. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** JPEG (ITU-T T.81), B.1: segments, each with its length, up to the one that begins a frame. */
function jpegIn(view: DataView): Sniffed | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; ;) {
    const marker = view.getUint16(at);
    // Any number of FF may precede a marker.
    if (marker === 0xffff) at += 1;
    else if (marker >>> 8 !== 0xff || END_MARKERS.has(marker & 0xff)) return undefined;
    else if (isAlone(marker & 0xff)) at += 2;
    else if ((marker & 0xf0) === 0xc0 && !NO_FRAME.has(marker & 0xff))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else {
      const length = view.getUint16(at + 2);
      if (length < 2) return undefined;
      at += 2 + length;
    }
  }
}

/**
 * Markers that may not precede a frame: a second start of image, the end, a scan, and 00, which is no marker at all.
 */
const END_MARKERS: ReadonlySet<number> = new Set([0x00, 0xd8, 0xd9, 0xda]);

/** Restarts and TEM are markers without a length: reading one would skip a frame behind it. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker & 0xf8) === 0xd0;

function webpIn(view: DataView): Sniffed | undefined {
  const sides = webpSides(view);
  return sides && { type: 'image/webp', width: sides[0], height: sides[1] };
}
