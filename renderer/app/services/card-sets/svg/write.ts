import type { SvgBox } from './drawing.ts';
import type { SvgNode } from './inert.ts';

const SIGNS: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[<>&"]/g, (sign) => SIGNS[sign] ?? '');

/** A box of a drawing, and the size in pixels at which it is drawn. */
interface Page {
  readonly box: SvgBox;
  readonly wide: number;
  readonly high: number;
}

/** Writes elements as a drawing of their own: all of it, or a box of it in a size. */
export function writeSvg(markup: string, page?: Page): string {
  const size = page ? ` viewBox="${boxText(page.box)}" width="${page.wide}" height="${page.high}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none"${size}>${markup}</svg>`;
}

const boxText = ({ x, y, width, height }: SvgBox): string => `${x} ${y} ${width} ${height}`;

/** Writes an element and all that it contains. */
export function writeMarkup({ name, attributes, children }: SvgNode): string {
  const all = Object.entries(attributes)
    .filter(([key, value]) => key !== 'id' || value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : writeMarkup(child))).join('');
  return inside === '' ? `<${name}${all}/>` : `<${name}${all}>${inside}</${name}>`;
}
