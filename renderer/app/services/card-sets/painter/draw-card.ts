import { MAX_CARD_SIDE } from '../../../../../preload/api.ts';
import { UnfitSet } from '../files/unfit.ts';
import { CARD_DOTS, webpOf } from '../pictures/card-webp.ts';
import type { SvgBox } from '../svg/drawing.ts';
import { writeSvg } from '../svg/write.ts';
import { boxOf } from './measure.ts';
import type { DrawnCard } from './painting.ts';

/** A line may reach beyond the measured box by this share of its width. */
const BOX_MARGIN = 0.04;
/** Pixels of at least this opacity (at most 255) belong to a card, others to its shadow. */
const MIN_CARD_OPACITY = 110;

/**
 * Draws a card as a picture, in which no script runs and nothing is fetched, whatever the drawing contains. @throws
 * UnfitSet if nothing is visible.
 */
export async function drawCard({ markup, box, path }: DrawnCard): Promise<Blob> {
  if (box) {
    const picture = await drawn(markup, box, path);
    seenIn(picture, path);
    return webpOf(picture, path);
  }
  const around = wider(boxOf(markup, path));
  const first = await drawn(markup, around, path);
  const seen = seenIn(first, path);
  const part = { x: seen.x / first.width, y: seen.y / first.height };
  // The visible part may be much smaller than the measured one: it is drawn again at the size at which it is shown.
  const fitted = {
    x: around.x + part.x * around.width,
    y: around.y + part.y * around.height,
    width: (seen.width / first.width) * around.width,
    height: (seen.height / first.height) * around.height,
  };
  return webpOf(await drawn(markup, fitted, path), path);
}

const wider = ({ x, y, width, height }: SvgBox): SvgBox => {
  const [right, down] = [width * BOX_MARGIN, height * BOX_MARGIN];
  return { x: x - right, y: y - down, width: width + 2 * right, height: height + 2 * down };
};

async function drawn(markup: string, box: SvgBox, path: string): Promise<OffscreenCanvas> {
  const high = Math.round((CARD_DOTS * box.height) / box.width);
  if (!(box.width > 0 && high >= 1)) throw new UnfitSet('picture', path);
  const [width, height] = [CARD_DOTS, Math.min(MAX_CARD_SIDE, high)];
  const text = writeSvg(markup, { box, wide: width, high: height });
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(new Image(width, height), address).catch(() => {
      throw new UnfitSet('picture', path);
    });
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Waits until an image is loaded: `decode` would wait for a frame to be shown. */
const loaded = (image: HTMLImageElement, src: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', reject);
    image.src = src;
  });

/** Returns the box around the visible pixels. @throws UnfitSet if there are none. */
function seenIn(canvas: OffscreenCanvas, path: string): SvgBox {
  const { width, height } = canvas;
  const dots = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((dots[4 * (y * width + x) + 3] ?? 0) < MIN_CARD_OPACITY) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0) throw new UnfitSet('picture', path);
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
