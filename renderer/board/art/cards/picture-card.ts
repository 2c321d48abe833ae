import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintBlank } from './card.ts';

/** How much narrower or wider than ours a card may be and still be drawn to fill it, as a share. */
const GIVES = 0.13;
/** What is laid over pictures on a dark table, as over our own paper. */
const DIMMED = 'rgb(30 24 10 / 9%)';
/** Opacity of a picture that is a card of its own, from 0 to 255: its corners may be round. */
const OPAQUE = 225;

/** Whether a picture is a whole card: else it is drawn on one of ours. */
export function isWholeCard(image: ImageBitmap): boolean {
  const on = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!on) return false;
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, 0, 0, 1, 1);
  return (on.getImageData(0, 0, 1, 1).data[3] ?? 0) >= OPAQUE;
}

/**
 * A card that is a picture: it fills ours, and where it is of quite another shape, or `whole` says that it is no card
 * of its own, it lies in the middle of a blank one.
 */
export function paintPictureCard(
  on: CanvasRenderingContext2D,
  image: ImageBitmap,
  { dark, whole }: { readonly dark: boolean; readonly whole: boolean },
): void {
  const { width, height } = fitted(image.width / image.height);
  // A card within a card has two edges: what is whole has its own.
  const fills = width === CARD_WIDTH && height === CARD_HEIGHT;
  if (!whole || !fills) paintBlank(on, '#ffffff', 'rgb(30 26 18 / 45%)');
  on.save();
  on.beginPath();
  on.roundRect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER);
  on.clip();
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, (CARD_WIDTH - width) / 2, (CARD_HEIGHT - height) / 2, width, height);
  if (dark) {
    on.globalCompositeOperation = 'source-atop';
    on.fillStyle = DIMMED;
    on.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  }
  on.restore();
}

function fitted(shape: number): { readonly width: number; readonly height: number } {
  const ours = CARD_WIDTH / CARD_HEIGHT;
  if (Math.abs(shape / ours - 1) <= GIVES) return { width: CARD_WIDTH, height: CARD_HEIGHT };
  return shape < ours
    ? { width: CARD_HEIGHT * shape, height: CARD_HEIGHT }
    : { width: CARD_WIDTH, height: CARD_WIDTH / shape };
}
