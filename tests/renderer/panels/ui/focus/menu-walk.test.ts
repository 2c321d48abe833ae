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
])('moves by %s from item %i to item %s', (key, at, to) => expect(itemFor(press(key), NAMES, at)).toBe(to));

test('leaves Ctrl keys to commands, and does nothing in an empty menu', () => {
  expect(itemFor(press('r', { ctrlKey: true }), NAMES, 0)).toBeUndefined();
  expect(itemFor(press('ArrowDown'), [], -1)).toBeUndefined();
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowRight', 1, 3],
  ['ArrowRight', 4, 6],
  ['ArrowRight', 6, 1],
  ['ArrowLeft', 1, 6],
  ['ArrowLeft', 5, 2],
  ['ArrowRight', -1, 2],
])('moves by %s from item %i in groups of 2, 3 and 2 to item %i', (key, at, to) => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(itemFor(press(key), names, at, [2, 3, 2])).toBe(to);
});

test('ignores group keys in a menu of one group', () => {
  expect(itemFor(press('ArrowRight'), NAMES, 0, [4])).toBeUndefined();
});

test.each([
  ['i', 'İstatistikler'],
  ['ı', 'Işık'],
  ['ö', 'Önceki'],
])('goes by the letter %s to the Turkish item %s', (key, name) => {
  expect(itemFor(press(key), ['Yeni', name], 0)).toBe(1);
});
