import * as v from 'valibot';
import { MAX_PICTURE_BYTES, MAX_PICTURE_SIDE, PICTURES, webpSides } from '../../preload/api.ts';
import { issue } from './schema-error.ts';

/**
 * Returns the schema of a player's own picture: a WebP of bounded size in base64, as our page makes it. Only a page
 * ever decodes it.
 */
export const webpWithin = (maxBytes: number, maxSide: number) =>
  v.pipe(
    v.string(),
    v.maxLength(Math.ceil(maxBytes / 3) * 4),
    // Node skips what is no base64: encoded again, it would be another text.
    v.check((base64) => Buffer.from(base64, 'base64').toString('base64') === base64, issue('odd-signs')),
    v.check((base64) => isShort(sidesOf(Buffer.from(base64, 'base64')), maxSide), issue('wrong-parts')),
  );

/** A picture for the back of the cards or for the table. */
export const picture = webpWithin(MAX_PICTURE_BYTES, MAX_PICTURE_SIDE);

/** A picture and its use. */
export const ownPicture = v.strictObject({ name: v.picklist(PICTURES), webp: picture });

const isShort = (sides: readonly number[] | undefined, maxSide: number): boolean =>
  sides?.every((side) => side >= 1 && side <= maxSide) ?? false;

/** Returns the size of a WebP; undefined where it is none, or not exactly as long as its header says. */
function sidesOf(bytes: Buffer): readonly [width: number, height: number] | undefined {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  return webpSides(new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
}
