import { type Bytes, textOf } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { inert, type SvgNode } from './inert.ts';
import { mustBeDrawable } from './drawable.ts';
import { mustHaveSmallPictures } from './inner-pictures.ts';
import { readXml, type XmlDocument, type XmlElement } from './xml.ts';

/** A box in a drawing's own units. */
export interface SvgBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing stripped of all but drawing elements, and the document of its file. */
export interface Drawing {
  readonly root: SvgNode;
  /** The page it is on; undefined: the drawing does not say. */
  readonly page: SvgBox | undefined;
  readonly document: XmlDocument;
}

/** The most bytes of a drawing. */
export const MAX_DRAWING_BYTES = 24 * 1024 * 1024;

/** Reads a drawing, and strips all that does more than draw. @throws UnfitSet. */
export function readDrawing(bytes: Bytes): Drawing {
  if (bytes.length > MAX_DRAWING_BYTES) throw new UnfitSet('long-drawing');
  const document = readXml(textOf(bytes).replace(/^\uFEFF/, ''));
  const root = inert(document.root);
  if (root?.name !== 'svg') throw new UnfitSet('damaged');
  mustBeDrawable(root);
  mustHaveSmallPictures(root);
  return { root, page: pageOf(document.root), document };
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function pageOf({ attributes }: XmlElement): SvgBox | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { x, y, width, height };
  const [wide, high] = [lengthOf(attributes.get('width')), lengthOf(attributes.get('height'))];
  return wide > 0 && high > 0 ? { x: 0, y: 0, width: wide, height: high } : undefined;
}

function lengthOf(text = ''): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text) ?? [];
  return Number(number || Number.NaN) * (UNITS[unit.toLowerCase()] ?? Number.NaN) || 0;
}
