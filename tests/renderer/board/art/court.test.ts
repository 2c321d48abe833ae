import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../main/build/root.ts';
import { readSvg, type SvgElement } from '../../../../renderer/board/art/svg.ts';
import { shortPaths } from '../../../../renderer/short-courts.ts';

const FOLDER = join(ROOT, 'node_modules/@heruka_urgyen/react-playing-cards/src/images/2color');
const figures = readdirSync(FOLDER).filter((name) => /^[JQK][CDHS]\.svg$/.test(name));

/** What is drawn, but for the run of its lines. */
const outline = ({ tag, attributes, children }: SvgElement): unknown => [
  tag,
  [...attributes].filter(([name]) => name !== 'd'),
  children.map(outline),
];

test('there are twelve court figures', () => expect(figures).toHaveLength(12));

test.each(figures)('%s is drawn of the same parts with shorter paths', (name) => {
  const whole = readFileSync(join(FOLDER, name), 'utf8');
  const short = shortPaths(whole);
  expect(outline(readSvg(short))).toEqual(outline(readSvg(whole)));
  expect(short.length).toBeLessThan(whole.length * 0.75);
});
