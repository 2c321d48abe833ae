import { expect, test } from 'vitest';
import * as v from 'valibot';
import { picture } from '../../../../main/values/pictures.ts';
import { MAX_PICTURE_BYTES } from '../../../../preload/api.ts';
import { WEBP } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

/** Makes the head of a picture with these sides, `length` bytes in all. */
function webp(width: number, height: number, length = 30): string {
  const bytes = Buffer.alloc(length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(length - 8, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes.toString('base64');
}

test('keeps a picture of each kind until it is dropped', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.pictures.keep('back', WEBP);
  store.pictures.keep('table', webp(2560, 1600));
  store.pictures.keep('back', webp(600, 866));
  store.close();
  const again = storeIn(folder);
  expect(again.pictures.get('back')).toBe(webp(600, 866));
  expect(again.pictures.get('table')).toBe(webp(2560, 1600));
  again.pictures.drop('back');
  expect(again.pictures.get('back')).toBeNull();
  expect(again.pictures.get('table')).toBe(webp(2560, 1600));
});

test('backs up and restores a picture', async () => {
  const store = storeIn(tempFolder());
  store.pictures.keep('back', WEBP);
  await store.backUp();
  store.pictures.drop('back');
  await store.restore(store.backups.list[0]!.name);
  expect(store.pictures.get('back')).toBe(WEBP);
});

test('keeps a picture stored during a reset of results', async () => {
  const store = storeIn(tempFolder());
  const reset = store.reset(null);
  store.pictures.keep('table', WEBP);
  await reset;
  expect(store.pictures.get('table')).toBe(WEBP);
});

test('leaves pictures available after a reset of settings', () => {
  const store = storeIn(tempFolder());
  store.pictures.keep('back', WEBP);
  store.settings.change({ back: 'own' });
  expect(store.settings.reset().back).toBe('lattice');
  expect(store.pictures.get('back')).toBe(WEBP);
});

test('ignores a tampered row and keeps everything else', () => {
  const folder = tempFolder();
  const before = storeIn(folder);
  before.pictures.keep('back', WEBP);
  before.close();
  tamper(folder, (db) => db.exec(`INSERT INTO pictures VALUES ('own-table', '<svg onload="…">'), ('elsewhere', '')`));
  const store = storeIn(folder);
  expect(store.pictures.get('table')).toBeNull();
  expect(store.pictures.get('back')).toBe(WEBP);
});

test.each([
  ['one of the largest sides', webp(2560, 2560), true],
  ['one of the most bytes', webp(10, 10, MAX_PICTURE_BYTES), true],
  ['one wider than any', webp(2561, 10), false],
  ['one higher than any', webp(10, 2561), false],
  ['one of more bytes', webp(10, 10, MAX_PICTURE_BYTES + 3), false],
  ['one cut off', webp(10, 10, 60).slice(0, 40), false],
  ['one with more behind it', `${webp(10, 10, 30)}AAAA`, false],
  ['nothing', '', false],
  ['a head alone', 'UklGRg==', false],
  ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108020000', 'hex').toString('base64'), false],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64'), false],
  ['an address', 'https://elsewhere/picture.webp', false],
])('decides whether %s may be stored', (_what, base64, may) => {
  expect(v.is(picture, base64)).toBe(may);
});
