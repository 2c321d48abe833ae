import { MAX_CARD_BYTES, MAX_CARD_SIDE } from '../../../../../preload/api.ts';
import type { Bytes } from '../files/set-file.ts';
import type { SniffedCard } from '../files/sniff-card.ts';
import { UnfitSet } from '../files/unfit.ts';

/** The greatest width at which a card is ever shown, in pixels. */
export const CARD_DOTS = 420;
/**
 * Pictures of at most this many pixels are stored without loss, because each pixel shows. Writing a large one that way
 * takes ten times as long.
 */
const MAX_LOSSLESS_DOTS = 40_000;
const QUALITIES = [0.92, 0.8, 0.6, 0.3];

/** Converts a bitmap to what is stored: a WebP no larger than it is shown. @throws UnfitSet if it is damaged. */
export async function webpOfDots({ bytes, type, path }: SniffedCard & { bytes: Bytes; path: string }): Promise<Blob> {
  const image = await createImageBitmap(new Blob([bytes], { type })).catch(() => {
    throw new UnfitSet('picture', path);
  });
  const scale = Math.min(1, CARD_DOTS / image.width, MAX_CARD_SIDE / image.height);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const on = canvas.getContext('2d');
  if (!on) throw new UnfitSet('picture', path);
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return webpOf(canvas, path);
}

/** Encodes a picture at the best quality that fits the allowed bytes. @throws UnfitSet. */
export async function webpOf(canvas: OffscreenCanvas, path: string): Promise<Blob> {
  const isSmall = canvas.width * canvas.height <= MAX_LOSSLESS_DOTS;
  for (const quality of isSmall ? [1, ...QUALITIES] : QUALITIES) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (webp.size <= MAX_CARD_BYTES) return webp;
  }
  throw new UnfitSet('too-large', path);
}
