import { describe, expect, test } from 'vitest';
import { TABLES } from '../../../../../preload/api.ts';
import {
  BLACK,
  contrastOf,
  luminanceOf,
  mixColours,
  cssColour,
  WHITE,
} from '../../../../../renderer/board/art/ground/colour.ts';
import { FAINT_FACTOR } from '../../../../../renderer/board/art/marks-art.ts';
import { groundOf, lineColours, LEAST_CONTRAST, veilOf } from '../../../../../renderer/board/art/ground/ground.ts';
import type { PaintedLook, Picture } from '../../../../../renderer/board/model/look.ts';

type Tabled = Parameters<typeof groundOf>[0];

const look = (part: Partial<PaintedLook>): Tabled => ({
  table: 'baize',
  tableColour: '#2f6f8f',
  dark: false,
  pictures: {},
  ...part,
});

/** Returns the least contrast of the signs with any part of the table. */
function leastOn(tabled: Tabled, share = 1): number {
  const ground = groundOf(tabled);
  const { colour, strength } = lineColours(ground);
  const parts = [ground.light, ground.middle, ground.edge];
  return Math.min(
    ...parts.map((part) => contrastOf(luminanceOf(mixColours(part, colour, strength * share)), luminanceOf(part))),
  );
}

const STEPS = [0, 51, 102, 153, 204, 255];
const COLOURS = STEPS.flatMap((red) =>
  STEPS.flatMap((green) =>
    STEPS.map((blue) => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
);

describe('signs on the table', () => {
  test.each([...TABLES].flatMap((table) => [false, true].map((dark) => ({ table, dark }))))(
    'are visible everywhere on $table, dark: $dark',
    ({ table, dark }) => {
      expect(leastOn(look({ table, dark }))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    },
  );

  test('are visible on any chosen colour, light and dark', () => {
    for (const dark of [false, true])
      for (const tableColour of COLOURS)
        expect(leastOn(look({ table: 'colour', tableColour, dark })), `${tableColour} ${dark}`).toBeGreaterThanOrEqual(
          LEAST_CONTRAST,
        );
  });

  test.each([...TABLES].flatMap((table) => [false, true].map((dark) => ({ table, dark }))))(
    'are fainter but visible where nothing may be put on $table, dark: $dark',
    ({ table, dark }) => expect(leastOn(look({ table, dark }), FAINT_FACTOR)).toBeGreaterThanOrEqual(1.5),
  );

  test('are dark on a bright table and light on a dark one', () => {
    const inkOn = (tableColour: string) => lineColours(groundOf(look({ table: 'colour', tableColour })));
    expect(inkOn('#ffffff')).toMatchObject({ colour: BLACK, contour: true });
    expect(inkOn('#101010')).toMatchObject({ colour: WHITE, contour: false });
  });
});

describe('lights on the table', () => {
  /** The palest light, used without a contour; the contour is nearly black. */
  const GOLD = luminanceOf([255, 226, 130]);
  const CONTOUR = luminanceOf([26, 20, 8]);

  test('have three times its brightness or a contour three times as dark', () => {
    for (const tableColour of COLOURS) {
      const ground = groundOf(look({ table: 'colour', tableColour }));
      const line = lineColours(ground).contour ? CONTOUR : GOLD;
      expect(contrastOf(line, luminanceOf(ground.light)), tableColour).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('a picture as a table', () => {
  const picture = (dark: number, bright: number): Picture => ({ id: 1, image: {} as ImageBitmap, dark, bright });

  test.each([
    ['a dark one', picture(0.01, 0.1)],
    ['one of dark and bright parts', picture(0.02, 0.95)],
    ['a bright one', picture(0.5, 0.95)],
    ['a white one', picture(1, 1)],
    ['a black one', picture(0, 0)],
  ])('keeps signs visible: %s', (_what, table) => {
    for (const dark of [false, true])
      expect(leastOn(look({ table: 'own', dark, pictures: { table } }))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  });

  test('is darkened no more than needed', () => {
    expect(veilOf(picture(0.01, 0.1), false)).toBe(0);
    expect(veilOf(picture(0.6, 0.95), false)).toBe(0);
    expect(veilOf(picture(0.02, 0.95), false)).toBeGreaterThan(0.4);
    expect(veilOf(picture(0.6, 0.95), true)).toBeGreaterThan(0.5);
    expect(veilOf(undefined, true)).toBe(0);
  });
});

test('converts a colour to a style of given opacity', () => {
  expect(cssColour([1, 2.4, 255], 0.5)).toBe('rgb(1 2 255 / 50%)');
});
