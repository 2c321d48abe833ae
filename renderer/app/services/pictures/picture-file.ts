import { fail, type Result, succeed } from '../../../../engine/index.ts';
import { MAX_PICTURE_BYTES, type PictureName } from '../../../../preload/api.ts';
import { HEAD, sniff, type Sniffed } from './sniff.ts';

/** Why a file is not taken as a picture. */
export type PictureFault = 'no-picture' | 'too-large' | 'too-many-dots' | 'broken';

/** A file is not read at all beyond so many bytes, and not decoded beyond so many pixels or with a longer side. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024;
export const MAX_FILE_PIXELS = 100_000_000;
const LONGEST_SIDE = 30_000;

/** What is kept, in pixels: as large as a card or a window ever shows it. A back is cut to a card's shape. */
const KEPT: Readonly<Record<PictureName, { readonly width: number; readonly height: number }>> = {
  back: { width: 600, height: 866 },
  table: { width: 2560, height: 1600 },
};

/** Tried one after the other until one has few enough bytes: quality, then size. */
const TRIES = [1, 0.75, 0.5, 0.3].flatMap((scale) => [0.88, 0.74, 0.6].map((quality) => ({ scale, quality })));

/** Looks at a file before anything of it is decoded. */
export async function inspectFile(file: Blob): Promise<Result<Sniffed, PictureFault>> {
  if (file.size > MAX_FILE_BYTES) return fail('too-large');
  const sniffed = sniff(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (!sniffed) return fail('no-picture');
  const { width, height } = sniffed;
  if (width < 1 || height < 1) return fail('broken');
  if (width * height > MAX_FILE_PIXELS || Math.max(width, height) > LONGEST_SIDE) return fail('too-many-dots');
  return succeed(sniffed);
}

/** Makes of a file what is kept of it: a WebP of bounded size, with nothing that a camera had noted in it. */
export async function remade(name: PictureName, file: Blob): Promise<Result<Blob, PictureFault>> {
  const looked = await inspectFile(file);
  if (!looked.ok) return looked;
  const bitmap = await decoded(file, looked.value, KEPT[name]).catch(() => undefined);
  if (!bitmap) return fail('broken');
  try {
    for (const { scale, quality } of TRIES) {
      const webp = await encoded(bitmap, name, scale, quality);
      if (webp.type === 'image/webp' && webp.size <= MAX_PICTURE_BYTES) return succeed(webp);
    }
    return fail('too-large');
  } finally {
    bitmap.close();
  }
}

/** Decoded at no more than what will be shown of it; its type is what its bytes say, not its name. */
function decoded(file: Blob, { type, width, height }: Sniffed, kept: Size): Promise<ImageBitmap> {
  const scale = Math.min(1, Math.max(kept.width / width, kept.height / height));
  // One side alone: a picture that its camera says is to be turned keeps its shape.
  const resizeWidth = Math.max(1, Math.round(width * scale));
  return createImageBitmap(new Blob([file], { type }), { resizeWidth, resizeQuality: 'high' });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** On white, where it lets something show through. */
function encoded(bitmap: ImageBitmap, name: PictureName, scale: number, quality: number): Promise<Blob> {
  const kept = KEPT[name];
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

/** The largest part of that shape. */
function cutTo({ width, height }: Size, shape: Size): Size {
  const scale = Math.min(width / shape.width, height / shape.height);
  return { width: shape.width * scale, height: shape.height * scale };
}
