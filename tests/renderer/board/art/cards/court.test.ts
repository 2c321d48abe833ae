import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../../main/build/root.ts';
import { elementsById, readSvg, type SvgElement } from '../../../../../renderer/board/art/cards/svg.ts';

const FOLDER = join(ROOT, 'assets/courts');
const figures = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));

/** Lists an element and everything in it. */
const partsOf = (element: SvgElement): SvgElement[] => [element, ...element.children.flatMap(partsOf)];

test('has twelve court figures', () => expect(figures).toHaveLength(12));

test.each(figures)('draws %s from known parts without outside references', (name) => {
  const svg = readSvg(readFileSync(join(FOLDER, name), 'utf8'));
  const parts = partsOf(svg);
  const tags = new Set(parts.map(({ tag }) => tag));
  expect([...tags].filter((tag) => !['svg', 'symbol', 'defs', 'g', 'path', 'use', 'rect'].includes(tag))).toEqual([]);
  const references = parts.flatMap(({ attributes }) => attributes.get('xlink:href') ?? []);
  expect(references.length).toBeGreaterThan(2);
  expect(references.filter((reference) => !elementsById(svg).has(reference.slice(1)))).toEqual([]);
  expect(parts.filter(({ tag }) => tag === 'path').length).toBeGreaterThan(5);
});
