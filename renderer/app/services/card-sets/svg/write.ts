import type { SvgBox } from './drawing.ts';
import type { SvgNode } from './inert.ts';

const SIGNS: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[<>&"]/g, (sign) => SIGNS[sign] ?? '');

/** Writes a box of a drawing as a drawing of its own, in this size. */
export function writeSvg(node: SvgNode, { x, y, width, height }: SvgBox, wide: number, high: number): string {
  const head = 'xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none"';
  return `<svg ${head} viewBox="${x} ${y} ${width} ${height}" width="${wide}" height="${high}">${written(node)}</svg>`;
}

function written({ name, attributes, children }: SvgNode): string {
  const all = Object.entries(attributes)
    .filter(([key, value]) => key !== 'id' || value !== '')
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('');
  return inside === '' ? `<${name}${all}/>` : `<${name}${all}>${inside}</${name}>`;
}
