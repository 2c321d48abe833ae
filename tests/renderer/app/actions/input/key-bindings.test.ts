import { expect, test } from 'vitest';
import { COMMANDS } from '../../../../../preload/api.ts';
import {
  KEYS,
  keyOf,
  letterOf,
  readStroke,
  type Stroke,
  TABLE_KEYS,
} from '../../../../../renderer/app/actions/input/key-bindings.ts';

/** Parses a key press written as `Ctrl+Shift+z`. */
function stroke(text: string): Stroke {
  const parts = text.split('+');
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  const key = parts.at(-1) ?? '';
  return {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    altKey: has('Alt'),
    shiftKey: has('Shift'),
  };
}

const PRODUCT: readonly (readonly [string, string])[] = [
  ['Ctrl+n', 'new'],
  ['Alt+n', 'new'],
  ['n', 'new-as'],
  ['Ctrl+o', 'choose'],
  ['*', 'favourite'],
  ['Shift+*', 'favourite'],
  ['i', 'today'],
  ['m', 'daily'],
  ['z', 'puzzles'],
  ['g', 'milestones'],
  ['Ctrl+d', 'deal-number'],
  ['Ctrl+r', 'restart'],
  ['F5', 'restart'],
  ['Ctrl+z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+y', 'redo'],
  ['h', 'hint'],
  ['d', 'deal'],
  ['D', 'deal'],
  ['a', 'all-home'],
  ['Ctrl+t', 'statistics'],
  ['Alt+t', 'statistics'],
  ['l', 'lesson'],
  ['F1', 'rules'],
  ['F11', 'full-screen'],
  ['Ctrl+p', 'pause'],
  ['Ctrl+,', 'settings'],
  ['Shift+?', 'keys'],
  ['Shift+F1', 'keys'],
  ['Ctrl+/', 'keys'],
];

test.each(PRODUCT)('maps %s to the command %s', (text, command) =>
  expect(readStroke(stroke(text), false)).toEqual({ command }),
);

test.each([
  ['ArrowLeft', 'left'],
  ['ArrowDown', 'down'],
  ['Home', 'home'],
  ['Ctrl+End', 'last'],
  ['Space', 'space'],
  ['Enter', 'enter'],
  ['Ctrl+Enter', 'double'],
  ['Escape', 'escape'],
  ['p', 'peek'],
  ['F2', 'read'],
  ['F4', 'moves'],
])('maps %s on the table to %s', (text, table) => expect(readStroke(stroke(text), false)).toEqual({ table }));

test.each(['Ctrl+h', 'Shift+F5', 'Cmd+z', 'Ctrl+Alt+z', 'q', 'Tab', 'Alt+Enter', 'Shift+ArrowUp', 'Ctrl+c'])(
  'leaves %s to the browser',
  (text) => expect(readStroke(stroke(text), false)).toBeUndefined(),
);

test('uses Command for Ctrl on a Mac', () => {
  expect(readStroke(stroke('Cmd+z'), true)).toEqual({ command: 'undo' });
  expect(readStroke(stroke('Ctrl+z'), true)).toBeUndefined();
});

test('tells a browser tab the keys that reach it', () => {
  expect(keyOf('new', { host: 'browser', platform: 'linux' })?.with).toBe('alt');
  expect(keyOf('new', { host: 'electron', platform: 'linux' })?.with).toBe('mod');
  expect(keyOf('undo', { host: 'browser', platform: 'linux' })?.key).toBe('z');
});

test('leaves zoom keys to the browser in a tab, and to the menu in a window', () => {
  const keys = (host: 'browser' | 'electron') =>
    (['zoom-in', 'zoom-out', 'zoom-reset'] as const).map((command) => keyOf(command, { host, platform: 'linux' })?.key);
  expect(keys('browser')).toEqual([undefined, undefined, undefined]);
  expect(keys('electron')).toEqual(['+', '-', '0']);
  for (const text of ['Ctrl++', 'Ctrl+-', 'Ctrl+0']) expect(readStroke(stroke(text), false)).toBeUndefined();
});

test('gives every command but the mouse’s a key', () => {
  const without = COMMANDS.filter((command) => !KEYS.some((key) => key.command === command));
  expect(without).toEqual(['share', 'options', 'likelihood', 'about']);
});

test('gives no key two meanings', () => {
  const written = [...KEYS, ...TABLE_KEYS].map(({ key, with: held }) => `${held} ${key}`);
  expect(written.filter((key, i) => written.indexOf(key) !== i)).toEqual([]);
});

test('reads a plain letter or digit as a card’s name', () => {
  expect(letterOf(stroke('q'))).toBe('q');
  expect(letterOf(stroke('7'))).toBe('7');
  expect(letterOf(stroke('Shift+D'))).toBe('D');
  expect(letterOf(stroke('Ctrl+q'))).toBeUndefined();
  expect(letterOf(stroke('Enter'))).toBeUndefined();
  expect(letterOf(stroke('Space'))).toBeUndefined();
});

test.each([
  ['р', 'KeyH', 'hint'],
  ['В', 'KeyD', 'deal'],
  ['δ', 'KeyD', 'deal'],
])('maps %s in a different script to the command of its key: %s, %s', (key, code, command) =>
  expect(readStroke({ ...stroke(key), code }, false)).toEqual({ command }),
);

test('reads the physical key with Option on a Mac', () => {
  expect(readStroke({ ...stroke('Alt+Dead'), code: 'KeyN' }, true)).toEqual({ command: 'new' });
  expect(readStroke({ ...stroke('Alt+†'), code: 'KeyT' }, true)).toEqual({ command: 'statistics' });
});

test('reads the letter, not the key’s place, with Latin letters', () =>
  expect(readStroke({ ...stroke('Ctrl+z'), code: 'KeyY' }, false)).toEqual({ command: 'undo' }));

test('uses the system’s full-screen key, not F11 on a Mac', () => {
  expect(readStroke(stroke('F11'), true)).toBeUndefined();
  expect(keyOf('full-screen', { host: 'electron', platform: 'darwin' })).toMatchObject({ key: 'f', with: 'ctrl-mod' });
  expect(keyOf('full-screen', { host: 'electron', platform: 'win32' })).toMatchObject({ key: 'f11' });
});
