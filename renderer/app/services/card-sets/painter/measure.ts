import { UnfitSet } from '../files/unfit.ts';
import type { SvgBox } from '../svg/drawing.ts';
import { writeSvg } from '../svg/write.ts';

/** Costly elements that do not change how large a drawing is. */
const UNMEASURED_ELEMENTS = 'filter, mask, image';

/** Returns the box around all that a drawing draws. @throws UnfitSet if it draws nothing. */
export function boxOf(markup: string, path: string): SvgBox {
  const { documentElement: drawing } = new DOMParser().parseFromString(writeSvg(markup), 'image/svg+xml');
  for (const element of drawing.querySelectorAll(UNMEASURED_ELEMENTS))
    if (element.localName === 'image') element.removeAttribute('href');
    else element.remove();
  document.body.append(drawing);
  try {
    if (!(drawing instanceof SVGSVGElement)) throw new UnfitSet('picture', path);
    const { x, y, width, height } = drawing.getBBox();
    if (!(width > 0 && height > 0)) throw new UnfitSet('picture', path);
    return { x, y, width, height };
  } finally {
    drawing.remove();
  }
}
