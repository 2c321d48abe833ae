import { expect, test } from 'vitest';
import { itemFor } from '../../../../../renderer/panels/ui/focus/menu-walk.ts';

const NAMES = ['Rules', 'Restart', 'Keys', 'Ändern'];
const press = (key: string, held: object = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['r', 0, 1],
  ['R', 1, 0],
  ['k', 0, 2],
  ['ä', 0, 3],
  ['x', 0, undefined],
  ['Enter', 0, undefined],
  [' ', 0, undefined],
])('%s goes from item %i to item %s', (key, at, to) => expect(itemFor(press(key), NAMES, at)).toBe(to));

test('a key held with Ctrl is a command, and no menu without items is gone through', () => {
  expect(itemFor(press('r', { ctrlKey: true }), NAMES, 0)).toBeUndefined();
  expect(itemFor(press('ArrowDown'), [], -1)).toBeUndefined();
});
