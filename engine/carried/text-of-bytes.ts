/* The number of bytes that are converted at a time. */

const CHUNK = 8192;

/** Reads bytes as Latin-1: a letter each. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}

/** Reads bytes as UTF-8; undefined where they are none. */
export function utf8(bytes: Uint8Array): string | undefined {
  let text = '';
  let letters: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const more = first < 0x80 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    let code = more === 0 ? first : first & (0x3f >> more);
    if (first >= 0xf8 || (first >= 0x80 && first < 0xc2) || at + more >= bytes.length) return undefined;
    for (const next of bytes.subarray(at + 1, at + 1 + more)) {
      if ((next & 0xc0) !== 0x80) return undefined;
      code = code * 64 + (next & 0x3f);
    }
    if (code > 0x10ffff || code < (LEAST_CODES[more] ?? 0)) return undefined;
    letters.push(code);
    at += more + 1;
    if (letters.length === CHUNK || at >= bytes.length) {
      text += String.fromCodePoint(...letters);
      letters = [];
    }
  }
  return text;
}

/** The lowest code for each number of further bytes. */
const LEAST_CODES = [0, 0x80, 0x800, 0x10000];

/**
 * Reads UTF-16 (after its mark, or where every other byte of the first letters is 0), UTF-8, or else Latin-1; without a
 * mark at the beginning.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if (first > 0 && second === 0 && third > 0 && fourth === 0) return utf16(bytes, true);
  if (first === 0 && second > 0 && third === 0 && fourth > 0) return utf16(bytes, false);
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return utf16(bytes.subarray(2), first === 0xff);
  return (utf8(bytes) ?? latin1(bytes)).replace(/^\uFEFF/, '');
}

function utf16(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = '';
  for (let from = 0; from + 1 < bytes.length; from += 2 * CHUNK) {
    const count = Math.min(CHUNK, Math.floor((bytes.length - from) / 2));
    text += String.fromCharCode(
      ...Array.from({ length: count }, (_, at) => view.getUint16(from + 2 * at, isLittleEndian)),
    );
  }
  return text;
}
