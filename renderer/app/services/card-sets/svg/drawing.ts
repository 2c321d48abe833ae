import { type Bytes, textOf } from '../files/set-file.ts';
import { UnfitSet } from '../files/unfit.ts';
import { inert, type SvgNode } from './inert.ts';
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

/** Most bytes of a drawing. */
export const MAX_DRAWING_BYTES = 24 * 1024 * 1024;
/** Most elements drawn in all, each counted as often as it is used. */
const MAX_DRAWN_ELEMENTS = 300_000;

/** Reads a drawing, and strips all that does more than draw. @throws UnfitSet. */
export function readDrawing(bytes: Bytes): Drawing {
  const document = readXml(textOf(bytes).replace(/^\uFEFF/, ''));
  const root = inert(document.root);
  if (root?.name !== 'svg') throw new UnfitSet('damaged');
  mustEnd(root);
  return { root, page: pageOf(document.root), document };
}

/** Limits nested use: a few lines may ask for more elements than anyone could draw. @throws UnfitSet. */
function mustEnd(root: SvgNode): void {
  const named = nodesById(root);
  const counts = new Map<SvgNode, number>();
  const count = (node: SvgNode, depth: number): number => {
    const known = counts.get(node);
    if (known !== undefined) return known;
    if (depth > 400) throw new UnfitSet('unsafe', '<use>');
    let sum = 1;
    for (const child of node.children) if (typeof child !== 'string') sum += count(child, depth + 1);
    for (const id of referencesOf(node)) {
      const used = named.get(id);
      // A gradient that refers to itself is a slip of some editors, and harmless.
      if (used && used !== node) sum += count(used, depth + 1);
    }
    if (sum > MAX_DRAWN_ELEMENTS) throw new UnfitSet('too-large', '<use>');
    counts.set(node, sum);
    return sum;
  };
  count(root, 0);
}

/** Maps ids to elements; if several share one, the first counts, as in browsers. */
export function nodesById(root: SvgNode): Map<string, SvgNode> {
  const named = new Map<string, SvgNode>();
  const look = (node: SvgNode): void => {
    const { id } = node.attributes;
    if (id !== undefined && !named.has(id)) named.set(id, node);
    for (const child of node.children) if (typeof child !== 'string') look(child);
  };
  look(root);
  return named;
}

/** Lists the ids that an element refers to, in its `href` or in its painting attributes. */
export const referencesOf = ({ attributes }: SvgNode): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (key === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id);
  });

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
