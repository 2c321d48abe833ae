import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptGame } from '../../../../preload/api.ts';
import { finishedGame, keptGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

const count = fc.maxSafeNat();
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const anyKept: fc.Arbitrary<KeptGame> = fc.record({
  game: text,
  options: text,
  rules: count,
  deal: count,
  cards: text,
  moves: fc.string({ maxLength: 20_000 }),
  at: count,
  moveCount: count,
  score: fc.double({ noNaN: true, noDefaultInfinity: true }).map((score) => score + 0),
  clock: fc.double({ min: 0, max: 1e12, noNaN: true }),
  begun: count,
  help: fc.record({ undos: count, hints: count, solver: fc.boolean() }),
});

test('reopens any saved game unchanged, also after closing the store', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  const given = fc.sample(anyKept, { numRuns: 50, seed: 7 });
  const last = new Map(given.map((kept) => [JSON.stringify([kept.game, kept.options]), kept]));
  for (const kept of given) {
    store.kept.keep(kept);
    expect(store.kept.get(kept.game, kept.options)).toEqual(kept);
  }
  store.close();
  const again = storeIn(folder);
  for (const kept of last.values()) expect(again.kept.get(kept.game, kept.options)).toEqual(kept);
});

test('keeps the last game for each game and options', () => {
  const store = storeIn(tempFolder());
  store.kept.keep(keptGame({ at: 1 }));
  store.kept.keep(keptGame({ at: 3, deal: 618 }));
  store.kept.keep(keptGame({ options: 'dealing=three' }));
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame({ at: 3, deal: 618 }));
  expect(store.kept.list()).toHaveLength(2);
  expect(store.kept.get('klondike', '')).toBeNull();
});

test('lists the last changed games first, without moves', () => {
  let time = 1000;
  const store = storeIn(tempFolder(), { now: () => (time += 1) });
  for (const game of ['golf', 'spider', 'golf']) store.kept.keep(keptGame({ game, options: '' }));
  expect(store.kept.list()).toEqual([
    { game: 'golf', options: '', deal: 617, cards: '', moveCount: 2, clock: 61_250, saved: 1003 },
    { game: 'spider', options: '', deal: 617, cards: '', moveCount: 2, clock: 61_250, saved: 1002 },
  ]);
});

test('drops one game and counts nothing', () => {
  const store = storeIn(tempFolder());
  store.kept.keep(keptGame());
  store.kept.keep(keptGame({ options: 'dealing=three' }));
  store.kept.drop('klondike', 'dealing=one');
  store.kept.drop('klondike', 'never=kept');
  expect(store.kept.list().map(({ options }) => options)).toEqual(['dealing=three']);
  expect(store.statistics.all()).toEqual([]);
});

test('records the result and drops the saved game on finishing', () => {
  const store = storeIn(tempFolder(), { now: () => 5000 });
  store.kept.keep(keptGame());
  store.finish(finishedGame());
  expect(store.kept.list()).toEqual([]);
  expect(store.results.list(null, null, 10, null)).toEqual([
    {
      id: 1,
      game: 'klondike',
      options: 'dealing=one',
      deal: 617,
      cards: '',
      outcome: 'won',
      score: 5,
      moveCount: 2,
      at: 2,
      shown: false,
      clean: false,
      clock: 61_250,
      ended: 5000,
    },
  ]);
});

test('keeps the saved game and no result when finishing fails half-way', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  tamper(folder, (db) => {
    db.exec("CREATE TRIGGER stop BEFORE DELETE ON kept BEGIN SELECT raise(ABORT, 'no deleting today'); END");
  });
  const store = storeIn(folder);
  store.kept.keep(keptGame());
  expect(() => store.finish(finishedGame())).toThrow('no deleting today');
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame());
  expect(store.results.list(null, null, 10, null)).toEqual([]);
});

test('keeps the times of moves with a game, also when finished', () => {
  const store = storeIn(tempFolder());
  store.kept.keep(keptGame({ times: 'gl' }));
  expect(store.kept.get('klondike', 'dealing=one')).toEqual(keptGame({ times: 'gl' }));
  store.finish(finishedGame({ times: 'gl' }));
  expect(store.results.get(1)?.times).toBe('gl');
});
