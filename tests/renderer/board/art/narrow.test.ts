import { expect, test } from 'vitest';
import { wishFor } from '../../../../renderer/board/art/atlas.ts';
import { USUAL_SETTINGS } from '../../../../main/values/settings.ts';

const { cardSet, back, table, tableColour, speed, leftHanded } = USUAL_SETTINGS;
const look = {
  cardSet,
  back,
  table,
  tableColour,
  speed,
  leftHanded,
  letters: {},
  dark: false,
  click: 'play' as const,
  pictures: {},
};

test.each([
  [53, true],
  [59.9, true],
  [60, false],
  [130, false],
])('cards %f pixels wide have large corners: %s', (width, narrow) => {
  expect(wishFor(look as Parameters<typeof wishFor>[0], [], width, 2).look.narrow).toBe(narrow);
});
