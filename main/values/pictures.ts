import * as v from 'valibot';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, PICTURES } from '../../preload/api.ts';
import { issue } from './schema-error.ts';

/** Letters of base64 for so many bytes. */
const MAX_LETTERS = Math.ceil(MAX_PICTURE_BYTES / 3) * 4;

/**
 * A picture of a person's own: a WebP of bounded size in base64, as our page makes it. Nobody but a page ever decodes
 * it.
 */
export const picture = v.pipe(
  v.string(),
  v.maxLength(MAX_LETTERS),
  // Node passes over what is no base64; written again it would be another text.
  v.check((base64) => Buffer.from(base64, 'base64').toString('base64') === base64, issue('odd-signs')),
  v.check((base64) => isShort(sidesOf(Buffer.from(base64, 'base64'))), issue('wrong-parts')),
);

/** The same with what it is for. */
export const ownPicture = v.strictObject({ name: v.picklist(PICTURES), webp: picture });

const isShort = (sides: readonly number[] | undefined): boolean =>
  sides?.every((side) => side >= 1 && side <= MAX_PICTURE_SIDE) ?? false;

/**
 * Width and height from the header of a WebP, in pixels; undefined of anything else. The three kinds of its
 * first chunk: https://developers.google.com/speed/webp/docs/riff_container
 */
function sidesOf(bytes: Buffer): readonly [width: number, height: number] | undefined {
  const word = (at: number): string => bytes.toString('latin1', at, at + 4);
  if (bytes.length < 30 || word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined;
  // The file is exactly as long as its header says.
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const kind = word(12);
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
