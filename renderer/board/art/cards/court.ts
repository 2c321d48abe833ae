import { makeCardName, type Card } from '../../../../engine/rules.ts';
import { elementsById, readSvg, type SvgElement } from './svg.ts';

/** The court figures: Adrian Kennard's, given to the public domain (CC0), see `assets/courts/README.md`. */
const FILES = import.meta.glob<string>('../../../../assets/courts/[JQK][CDHS].svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The colours of the figures' files, mapped to tones that go well together on a screen. Pips take the suit's colour
 * instead.
 */
const TONES: Readonly<Record<string, string>> = {
  '#FC4': '#f2b632',
  '#44F': '#26418f',
  red: '#c8202f',
  black: '#15171c',
};

interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

/** A figure: its layers from the bottom up, and its named parts that they refer to. */
interface Figure {
  readonly layers: readonly SvgElement[];
  readonly parts: ReadonlyMap<string, SvgElement>;
}

const figures = new Map<string, Figure>();
const paths = new Map<string, Path2D>();

/** Paints the figure of a jack, queen or king into the box given; pips on its robe take the suit's colour. */
export function paintCourt(on: CanvasRenderingContext2D, card: Card, box: DOMRectReadOnly, suitColour: string): void {
  const figure = figureOf(makeCardName(card));
  for (const layer of figure.layers) {
    const symbol = referred(figure, layer);
    if (!symbol) continue;
    on.save();
    on.translate(box.x + box.width / 2, box.y + box.height / 2);
    if (layer.attributes.get('transform') === 'rotate(180)') on.rotate(Math.PI);
    on.translate(-box.width / 2, -box.height / 2);
    on.scale(box.width / 1300, box.height / 2000);
    for (const child of symbol.children)
      paint(on, figure, child, { fill: 'black', stroke: 'none', width: 1 }, suitColour);
    on.restore();
  }
}

function figureOf(name: string): Figure {
  const known = figures.get(name);
  if (known) return known;
  const file = Object.keys(FILES).find((path) => path.endsWith(`/${name}.svg`));
  const svg = readSvg(FILES[file ?? ''] ?? '');
  const layers = svg.children.filter(({ tag, attributes }) => tag === 'use' && attributes.has('width'));
  const figure = { layers, parts: elementsById(svg) };
  figures.set(name, figure);
  return figure;
}

const referred = ({ parts }: Figure, { attributes }: SvgElement): SvgElement | undefined =>
  parts.get((attributes.get('xlink:href') ?? '').slice(1));

/** Paints an element, as much of SVG as these figures use: groups, paths, and square symbols used again. */
function paint(on: CanvasRenderingContext2D, figure: Figure, element: SvgElement, above: Style, suit: string): void {
  const style = styleOf(element, above);
  on.save();
  turn(on, element.attributes.get('transform') ?? '');
  if (element.tag === 'path') paintPath(on, element, style);
  if (element.tag === 'g') for (const child of element.children) paint(on, figure, child, style, suit);
  if (element.tag === 'use') paintPip(on, figure, element, style, suit);
  on.restore();
}

function paintPip(on: CanvasRenderingContext2D, figure: Figure, use: SvgElement, style: Style, suit: string): void {
  const size = Number(use.attributes.get('height') ?? 0);
  on.scale(size / 1200, size / 1200);
  on.translate(600, 600);
  for (const child of referred(figure, use)?.children ?? []) paintPath(on, child, { ...style, fill: suit });
}

function paintPath(on: CanvasRenderingContext2D, element: SvgElement, style: Style): void {
  const path = pathOf(element.attributes.get('d') ?? '');
  on.lineCap = 'round';
  on.lineJoin = 'round';
  on.lineWidth = style.width;
  if (style.fill !== 'none') on.fillStyle = TONES[style.fill] ?? style.fill;
  if (style.fill !== 'none') on.fill(path);
  if (style.stroke !== 'none') on.strokeStyle = TONES[style.stroke] ?? style.stroke;
  if (style.stroke !== 'none') on.stroke(path);
}

function pathOf(data: string): Path2D {
  const known = paths.get(data) ?? new Path2D(data);
  paths.set(data, known);
  return known;
}

function styleOf(element: SvgElement, above: Style): Style {
  return {
    fill: element.attributes.get('fill') ?? above.fill,
    stroke: element.attributes.get('stroke') ?? above.stroke,
    width: Number(element.attributes.get('stroke-width') ?? above.width),
  };
}

function turn(on: CanvasRenderingContext2D, transform: string): void {
  for (const [, name, list] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0] = (list ?? '').split(',').map(Number);
    if (name === 'translate') on.translate(a, b);
    if (name === 'scale') on.scale(a, b);
    if (name === 'rotate') on.rotate((a * Math.PI) / 180);
  }
}
