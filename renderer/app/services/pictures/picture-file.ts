import { fail, type Result, succeed } from '../../../../engine/rules.ts';
import { MAX_PICTURE_BYTES, type PictureName } from '../../../../preload/api.ts';
import { HEAD_BYTES, sniff, type Sniffed } from './sniff.ts';

/** Why a file is not accepted as a picture. */
export type PictureFault = 'no-picture' | 'too-large' | 'too-many-dots' | 'broken';

/** Files of more bytes are not read; pictures with more pixels, or a longer side, are not decoded. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024;
export const MAX_FILE_PIXELS = 100_000_000;
const LONGEST_SIDE = 30_000;

/**
 * The sizes of stored pictures in pixels: the largest at which a card or a window is ever shown. A back is cut to the
 * shape of a card.
 */
const STORED_SIZES: Readonly<Record<PictureName, { readonly width: number; readonly height: number }>> = {
  back: { width: 600, height: 866 },
  table: { width: 2560, height: 1600 },
};

/** Combinations tried in turn until the file is small enough: lower quality first, then a smaller size. */
const ATTEMPTS = [1, 0.75, 0.5, 0.3].flatMap((scale) => [0.88, 0.74, 0.6].map((quality) => ({ scale, quality })));

/** Checks a file before anything of it is decoded. */
export async function inspectFile(file: Blob): Promise<Result<Sniffed, PictureFault>> {
  if (file.size > MAX_FILE_BYTES) return fail('too-large');
  const sniffed = sniff(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  if (!sniffed) return fail('no-picture');
  const { width, height } = sniffed;
  if (width < 1 || height < 1) return fail('broken');
  if (width * height > MAX_FILE_PIXELS || Math.max(width, height) > LONGEST_SIDE) return fail('too-many-dots');
  return succeed(sniffed);
}

/** Converts a file to its stored form: a WebP of limited size, without a camera's metadata. */
export async function remakePicture(name: PictureName, file: Blob): Promise<Result<Blob, PictureFault>> {
  const looked = await inspectFile(file);
  if (!looked.ok) return looked;
  const bitmap = await decoded(file, looked.value, STORED_SIZES[name]).catch(() => undefined);
  if (!bitmap) return fail('broken');
  try {
    for (const { scale, quality } of ATTEMPTS) {
      const webp = await encoded(bitmap, name, scale, quality);
      if (webp.type === 'image/webp' && webp.size <= MAX_PICTURE_BYTES) return succeed(webp);
    }
    return fail('too-large');
  } finally {
    bitmap.close();
  }
}

/** Decodes a picture no larger than it will be shown. Its type comes from its bytes, not its name. */
function decoded(file: Blob, { type, width, height }: Sniffed, kept: Size): Promise<ImageBitmap> {
  const scale = Math.min(1, Math.max(kept.width / width, kept.height / height));
  // Only one side is given, so that a picture which its camera marks as rotated keeps its proportions.
  const resizeWidth = Math.max(1, Math.round(width * scale));
  return createImageBitmap(new Blob([file], { type }), { resizeWidth, resizeQuality: 'high' });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture as WebP, transparent parts on white. */
function encoded(bitmap: ImageBitmap, name: PictureName, scale: number, quality: number): Promise<Blob> {
  const kept = STORED_SIZES[name];
  const whole = name === 'back' ? cutTo(bitmap, kept) : bitmap;
  const fits = Math.min(1, Math.max(kept.width, kept.height) / Math.max(whole.width, whole.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * fits * scale)),
    Math.max(1, Math.round(whole.height * fits * scale)),
  );
  const on = canvas.getContext('2d', { alpha: false });
  if (!on) return Promise.resolve(new Blob());
  on.fillStyle = '#ffffff';
  on.fillRect(0, 0, canvas.width, canvas.height);
  on.imageSmoothingQuality = 'high';
  const [x, y] = [(bitmap.width - whole.width) / 2, (bitmap.height - whole.height) / 2];
  on.drawImage(bitmap, x, y, whole.width, whole.height, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}

/** Returns the size of the largest part that has the given proportions. */
function cutTo({ width, height }: Size, shape: Size): Size {
  const scale = Math.min(width / shape.width, height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}
