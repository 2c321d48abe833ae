import { luminanceOf } from '../../../board/art/ground/colour.ts';
import type { Picture } from '../../../board/model/look.ts';

/** The number of pixels sampled in each direction. */
const SIDE = 32;

/** Measures how dark and how bright a picture is, ignoring its darkest and its brightest tenth. */
export function toneOf(image: ImageBitmap): Pick<Picture, 'dark' | 'bright'> {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const on = canvas.getContext('2d', { willReadFrequently: true });
  if (!on) return { dark: 0, bright: 1 };
  on.imageSmoothingQuality = 'high';
  on.drawImage(image, 0, 0, SIDE, SIDE);
  return toneIn(on.getImageData(0, 0, SIDE, SIDE).data);
}

/** Measures the same from RGBA data. */
export function toneIn(dots: ArrayLike<number>): Pick<Picture, 'dark' | 'bright'> {
  const all = Array.from({ length: dots.length / 4 }, (_, i) =>
    luminanceOf([dots[4 * i] ?? 0, dots[4 * i + 1] ?? 0, dots[4 * i + 2] ?? 0]),
  ).toSorted((a, b) => a - b);
  const at = (share: number): number => all[Math.round((all.length - 1) * share)] ?? 0;
  return { dark: at(0.1), bright: at(0.9) };
}
