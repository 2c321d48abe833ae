import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepWindowState, readWindowState } from '../../../../main/electron/window/window-state.ts';
import { temporaryFolder } from '../../browser/hosted.ts';

const DISPLAYS = [
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: 1920, y: 0, width: 1280, height: 1024 },
];
const BOUNDS = { x: 40, y: 50, width: 900, height: 700 };

function readBack(bounds: typeof BOUNDS) {
  const folder = temporaryFolder();
  keepWindowState(folder, { bounds, maximised: false });
  return readWindowState(folder, DISPLAYS)?.bounds;
}

test.each([
  ['where it was', BOUNDS],
  ['over two displays', { ...BOUNDS, width: 3200 }],
  ['half off a display', { ...BOUNDS, x: -800 }],
])('opens a window %s', (_what, bounds) => {
  expect(readBack(bounds)).toEqual(bounds);
});

test.each([
  ['wider than all displays', { ...BOUNDS, width: 1e15 }],
  ['higher than all displays', { ...BOUNDS, height: 2 ** 31 }],
  ['smaller than the table needs', { ...BOUNDS, width: 10 }],
  ['on no display', { ...BOUNDS, x: 1e9 }],
  ['above all displays', { ...BOUNDS, y: -500 }],
])('lets the system place a window that was %s', (_what, bounds) => {
  expect(readBack(bounds)).toBeUndefined();
});

test.each([
  '',
  '[]',
  '{"bounds":null,"maximised":true}',
  '{"bounds":{"x":0.5,"y":0,"width":900,"height":700},"maximised":false}',
])('ignores the window state %j', (text) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'window.json'), text);
  expect(readWindowState(folder, DISPLAYS)).toBeUndefined();
});
