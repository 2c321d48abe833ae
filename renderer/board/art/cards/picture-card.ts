import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintBlank } from './card.ts';

/** A picture whose shape differs from a card's by at most this share is stretched to fill it. */
const TOLERANCE = 0.13;
/** The veil over pictures on a dark table, to match the darker paper of our own cards. */
const DIMMED = 'rgb(30 24 10 / 9%)';
/** A picture counts as a whole card from this mean opacity on, from 0 to 255: its corners may be round. */
const MIN_WHOLE_OPACITY = 225;

/** Whether a picture is a whole card; if not, it is drawn on a blank one. */
export function isWholeCard(image: ImageBitmap): boolean {
  const on = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!on) return false;
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, 0, 0, 1, 1);
  return (on.getImageData(0, 0, 1, 1).data[3] ?? 0) >= MIN_WHOLE_OPACITY;
}

/**
 * Paints a picture as a card. It fills the card; one of a very different shape, or that is not a `whole` card, is
 * centred on a blank one.
 */
export function paintPictureCard(
  on: CanvasRenderingContext2D,
  image: ImageBitmap,
  { dark, whole }: { readonly dark: boolean; readonly whole: boolean },
): void {
  const { width, height } = fitted(image.width / image.height);
  // A whole picture that fills the card has an edge of its own; a blank one under it would add a second.
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
  if (Math.abs(shape / ours - 1) <= TOLERANCE) return { width: CARD_WIDTH, height: CARD_HEIGHT };
  return shape < ours
    ? { width: CARD_HEIGHT * shape, height: CARD_HEIGHT }
    : { width: CARD_WIDTH, height: CARD_WIDTH / shape };
}
