/**
 * Width and height of a WebP in pixels, from the header of its first chunk, which has one of three kinds; undefined for
 * other files (RFC 9649, 2). Throws a RangeError where the bytes end before it.
 */
export function webpSides(bytes: DataView): readonly [width: number, height: number] | undefined {
  if (wordAt(bytes, 0) !== 'RIFF' || wordAt(bytes, 8) !== 'WEBP') return undefined;
  const kind = wordAt(bytes, 12);
  if (kind === 'VP8 ') return [bytes.getUint16(26, true) & 0x3fff, bytes.getUint16(28, true) & 0x3fff];
  if (kind === 'VP8X') return [(bytes.getUint32(24, true) & 0xffffff) + 1, (bytes.getUint32(26, true) >>> 8) + 1];
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.getUint32(21, true);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

/** Four letters of a file, such as the name of a chunk. */
export const wordAt = (bytes: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((letter) => bytes.getUint8(at + letter)));
