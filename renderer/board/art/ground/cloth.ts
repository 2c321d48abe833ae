import type { Box } from '../../model/box.ts';
import type { PaintedLook } from '../../model/look.ts';
import { cssColour } from './colour.ts';
import { grainOf } from './grain.ts';
import { groundOf, veilOf } from './ground.ts';

/**
 * Paints the table under the cards: its colour brighter in the middle, its grain and a darker rim; or the person's own
 * picture, covering it.
 */
export function paintCloth(
  canvas: HTMLCanvasElement,
  look: Omit<PaintedLook, 'cardSet' | 'back' | 'letters'>,
  density: number,
): void {
  const on = canvas.getContext('2d', { alpha: false });
  if (!on) return;
  if (look.table === 'own' && look.pictures.table) return paintPicture(on, look);
  const { width, height } = canvas;
  const colours = groundOf(look);
  const light = on.createRadialGradient(
    width / 2,
    height * 0.36,
    0,
    width / 2,
    height * 0.45,
    Math.hypot(width, height) * 0.62,
  );
  light.addColorStop(0, cssColour(colours.light));
  light.addColorStop(0.5, cssColour(colours.middle));
  light.addColorStop(1, cssColour(colours.edge));
  on.fillStyle = light;
  on.fillRect(0, 0, width, height);
  on.fillStyle = on.createPattern(grainOf(look.table, density), 'repeat') ?? 'transparent';
  on.fillRect(0, 0, width, height);
  if (look.table === 'wood' || look.table === 'leather') paintRim(on, density);
}

/** The width of the rim in CSS pixels, and at most this share of the table. */
const RIM = { width: 30, share: 0.07 } as const;

/** Paints a soft shade along the edges, as if the table were rounded there. */
function paintRim(on: CanvasRenderingContext2D, density: number): void {
  const { width, height } = on.canvas;
  const wide = Math.min(RIM.width * density, RIM.share * Math.min(width, height));
  for (let side = 0; side < 4; side++) {
    const [across, along] = side % 2 === 0 ? [height, width] : [width, height];
    on.save();
    on.translate(width / 2, height / 2);
    on.rotate((side * Math.PI) / 2);
    const shade = on.createLinearGradient(0, -across / 2, 0, wide - across / 2);
    shade.addColorStop(0, 'rgb(0 0 0 / 34%)');
    shade.addColorStop(0.35, 'rgb(0 0 0 / 13%)');
    shade.addColorStop(1, 'rgb(0 0 0 / 0%)');
    on.fillStyle = shade;
    on.fillRect(-along / 2, -across / 2, along, wide);
    on.restore();
  }
}

/** Paints the picture so that it covers the table, cropped evenly and dark enough for signs to be seen on it. */
function paintPicture(on: CanvasRenderingContext2D, { pictures, dark }: Pick<PaintedLook, 'pictures' | 'dark'>): void {
  const { width, height } = on.canvas;
  if (pictures.table) paintCovering(on, pictures.table.image, { x: 0, y: 0, width, height });
  on.fillStyle = `rgb(0 0 0 / ${100 * veilOf(pictures.table, dark)}%)`;
  on.fillRect(0, 0, width, height);
}

/** Draws a picture centred over a box, as large as covering it takes; what protrudes is cut off. */
export function paintCovering(on: CanvasRenderingContext2D, image: ImageBitmap, { x, y, width, height }: Box): void {
  const scale = Math.max(width / image.width, height / image.height);
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  on.imageSmoothingQuality = 'high';
  on.drawImage(
    image,
    (image.width - cutWidth) / 2,
    (image.height - cutHeight) / 2,
    cutWidth,
    cutHeight,
    x,
    y,
    width,
    height,
  );
}
