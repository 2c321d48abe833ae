import Database from 'better-sqlite3';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makeSchema } from '../../../../main/store/schema/schema.ts';
import { tablesOf } from '../../../../main/store/tables/tables.ts';
import { gameName } from '../../../../main/values/schemas.ts';
import { MAX_NAMED } from '../../../../preload/api.ts';
import { keptGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

test('reopens a named game unchanged, whatever happens to the one in progress', () => {
  const folder = tempFolder();
  const store = storeIn(folder, { now: () => 7000 });
  store.kept.keep(keptGame());
  const id = store.named.keep('before the kings', keptGame());
  store.kept.drop('klondike', 'dealing=one');
  store.close();
  const again = storeIn(folder);
  expect(again.named.get(id)).toEqual({ name: 'before the kings', saved: 7000, kept: keptGame() });
  expect(again.named.list()).toEqual([
    {
      id,
      name: 'before the kings',
      game: 'klondike',
      options: 'dealing=one',
      deal: 617,
      cards: '',
      moveCount: 2,
      clock: 61_250,
      saved: 7000,
    },
  ]);
});

test('replaces a game of the same name regardless of case', () => {
  const store = storeIn(tempFolder());
  const id = store.named.keep('Hard one', keptGame());
  expect(store.named.keep('HARD ONE', keptGame({ deal: 5 }))).toBe(id);
  expect(store.named.list().map(({ name, deal }) => [name, deal])).toEqual([['HARD ONE', 5]]);
});

test('renames a game, unless the name is taken', () => {
  const store = storeIn(tempFolder());
  const id = store.named.keep('one', keptGame());
  store.named.keep('two', keptGame());
  expect(store.named.rename(id, 'Two')).toBe(false);
  expect(store.named.rename(id, 'ONE')).toBe(true);
  expect(store.named.rename(id, 'three')).toBe(true);
  expect(store.named.rename(99, 'four')).toBe(false);
  expect(store.named.list().map(({ name }) => name)).toEqual(['two', 'three']);
});

test('drops one game and keeps the others', () => {
  const store = storeIn(tempFolder());
  const id = store.named.keep('one', keptGame());
  store.named.keep('two', keptGame());
  store.named.drop(id);
  store.named.drop(id);
  expect(store.named.get(id)).toBeNull();
  expect(store.named.all().map(({ name }) => name)).toEqual(['two']);
});

test(`refuses more than ${MAX_NAMED} names but replaces existing ones`, () => {
  const store = storeIn(tempFolder());
  for (let i = 0; i < MAX_NAMED; i += 1) store.named.keep(`game ${i}`, keptGame());
  expect(() => store.named.keep('one too many', keptGame())).toThrow('names already');
  expect(() => store.named.keep('game 3', keptGame({ deal: 9 }))).not.toThrow();
  expect(store.named.list()).toHaveLength(MAX_NAMED);
});

test('finds a free name in few steps without splitting a character', () => {
  let lookups = 0;
  const db = new Database(':memory:', { verbose: (text) => (lookups += /WHERE name =/.test(String(text)) ? 1 : 0) });
  makeSchema(db);
  const { named } = tablesOf(db, () => 0);
  for (let number = 1; number < 300; number += 1) named.keepBeside('Same', keptGame({ deal: number }));
  lookups = 0;
  named.keepBeside('Same', keptGame({ deal: 300 }));
  expect(lookups).toBeLessThan(20);
  expect(named.find('Same (300)')?.kept.deal).toBe(300);
  const long = `${'x'.repeat(71)}😀${'y'.repeat(6)}`;
  for (let number = 0; number < 3; number += 1) named.keepBeside(long, keptGame({ deal: number + 1 }));
  expect(named.all().every(({ name }) => v.is(gameName, name))).toBe(true);
  db.close();
});
