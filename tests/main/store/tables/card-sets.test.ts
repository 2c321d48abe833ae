import { expect, test } from 'vitest';
import * as v from 'valibot';
import { cardPicture, ownCardSet } from '../../../../main/values/card-sets.ts';
import { type CardSetId, FACE_PARTS, MAX_CARD_SETS } from '../../../../preload/api.ts';
import { cardSet, WEBP } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

type SetsStore = ReturnType<typeof storeIn>;

function keepWhole({ sets }: SetsStore, name: string, id?: CardSetId): void {
  const set = cardSet(name, id);
  sets.keep(set);
  for (const part of set.parts) sets.add({ set: set.id, part, webp: WEBP });
}

const namesIn = ({ sets }: SetsStore): string[] => sets.list().map(({ name }) => name);
const idOf = (number: number): CardSetId => `set-${String(number).padStart(16, '0')}`;

test('lists a set after its last picture, keeps it, and drops it on request', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  const set = cardSet('Old cards');
  store.sets.keep(set);
  for (const part of FACE_PARTS.slice(1)) store.sets.add({ set: set.id, part, webp: WEBP });
  expect(store.sets.list()).toEqual([]);
  store.sets.add({ set: set.id, part: FACE_PARTS[0]!, webp: WEBP });
  store.close();
  const again = storeIn(folder);
  expect(again.sets.list()).toEqual([set]);
  expect(again.sets.get(set.id, 'KS')).toBe(WEBP);
  expect(again.sets.get(set.id, 'back')).toBeNull();
  again.sets.drop(set.id);
  expect([again.sets.list(), again.sets.get(set.id, 'KS')]).toEqual([[], null]);
});

test('drops an incomplete set when the next one is announced', () => {
  const store = storeIn(tempFolder());
  const torn = cardSet('Torn', idOf(1));
  store.sets.keep(torn);
  store.sets.add({ set: torn.id, part: 'AC', webp: WEBP });
  keepWhole(store, 'Whole', idOf(2));
  expect(store.sets.get(torn.id, 'AC')).toBeNull();
  expect(() => store.sets.add({ set: torn.id, part: '2C', webp: WEBP })).toThrow('announced');
  expect(() => store.sets.add({ set: idOf(2), part: 'back', webp: WEBP })).toThrow('announced');
  expect(namesIn(store)).toEqual(['Whole']);
});

test('limits the number of sets, counting the same set once', () => {
  const store = storeIn(tempFolder());
  const nobody = (): boolean => false;
  const lay = (number: number): string[] => {
    const about = cardSet(`Set ${number}`, idOf(number));
    const rows = [{ about }, ...about.parts.map((part) => ({ set: about.id, part, webp: WEBP }))];
    return rows.map((value) => store.imports.add({ kind: 'pictures', value }, nobody));
  };
  for (let number = 1; number <= MAX_CARD_SETS; number += 1) lay(number);
  expect(lay(99)[0]).toBe('no-room');
  store.imports.finish(nobody);
  expect(() => store.sets.keep(cardSet('One more', idOf(98)))).toThrow('already');
  store.sets.keep(cardSet('Another name', idOf(1)));
  expect(namesIn(store)).toHaveLength(MAX_CARD_SETS);
  expect(namesIn(store)).toContain('Another name');
});

test('imports sets from rows in any order and recognises existing ones', () => {
  const store = storeIn(tempFolder());
  const set = cardSet('Brought');
  const nobody = (): boolean => false;
  const rows = [...set.parts.map((part) => ({ set: set.id, part, webp: WEBP })), { about: set }];
  const lay = (): string[] => rows.map((value) => store.imports.add({ kind: 'pictures', value }, nobody));
  expect(new Set(lay())).toEqual(new Set(['fresh']));
  store.imports.finish(nobody);
  expect(store.sets.list()).toEqual([set]);
  expect(new Set(lay())).toEqual(new Set(['known']));
});

test('ignores tampered rows and keeps the other sets', () => {
  const folder = tempFolder();
  const before = storeIn(folder);
  keepWhole(before, 'Old cards');
  before.close();
  const svg = '<svg onload="…">';
  tamper(folder, (db) => {
    db.exec(`INSERT INTO card_sets VALUES ('set-x', 'about', '{}'), ('set-y', 'about', '${svg}')`);
    db.exec(`UPDATE card_sets SET value = '${svg}' WHERE part = 'KS'`);
  });
  const store = storeIn(folder);
  expect(namesIn(store)).toEqual(['Old cards']);
  expect(store.sets.get(cardSet('').id, 'KS')).toBeNull();
  expect(store.sets.get(cardSet('').id, 'QS')).toBe(WEBP);
});

test.each([
  ['one that lacks the king of spades', { parts: FACE_PARTS.slice(0, -1) }],
  ['one with a card twice', { parts: [...FACE_PARTS, 'KS'] }],
  ['one with a card that nobody knows', { parts: [...FACE_PARTS, '11S'] }],
  ['one without a name', { name: '' }],
  ['one whose name has two lines', { name: 'two\nlines' }],
  ['one whose name runs backwards', { name: 'abc\u202Edef' }],
  ['one of a program that nobody knows', { kind: 'other' }],
  ['one called by another path', { id: 'set-../../../../etc' }],
  ['one with a text that rings', { texts: [{ name: 'README', text: 'ding\u0007' }] }],
  ['one with more texts', { texts: Array.from({ length: 4 }, () => ({ name: 'a', text: '' })) }],
])('refuses %s', (_what, change) => {
  expect(v.is(ownCardSet, cardSet('Right'))).toBe(true);
  expect(v.is(ownCardSet, { ...cardSet('Right'), ...change })).toBe(false);
});

test('limits a set’s picture to less than a table’s picture', () => {
  const bytes = Buffer.from(WEBP, 'base64');
  bytes.writeUIntLE(700, 24, 3);
  expect([v.is(cardPicture, WEBP), v.is(cardPicture, bytes.toString('base64'))]).toEqual([true, false]);
});
