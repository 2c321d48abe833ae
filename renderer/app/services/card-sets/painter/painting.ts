import type { SetFault } from '../files/unfit.ts';
import type { SvgBox } from '../svg/drawing.ts';

/** The page that draws cards, among the program's files. */
export const PAINTER_PAGE = '/painter.html';

/** A card to be drawn: this box of a drawing, or all that it draws. */
export interface DrawnCard {
  /** The elements of the drawing, as text. */
  readonly markup: string;
  readonly box: SvgBox | undefined;
  readonly path: string;
}

/** A finished card, as the bytes of a WebP; or why there is none. */
export type PaintedCard = { readonly webp: ArrayBuffer } | { readonly fault: SetFault; readonly about: string };
