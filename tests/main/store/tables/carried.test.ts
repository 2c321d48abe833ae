import { expect, test, vi } from 'vitest';
import { carriedTotal, finishedGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

const KEY = { source: 'KPatience', player: '', game: 'freecell', options: '' };

test('replaces totals of the same program, player, game and options', () => {
  const store = storeIn(tempFolder());
  store.carried.keep([carriedTotal(), carriedTotal({ player: 'mara' })]);
  store.carried.keep([carriedTotal({ played: 413, won: 99 })]);
  expect(store.carried.list()).toMatchObject([
    { ...KEY, played: 413, won: 99 },
    { ...KEY, player: 'mara', played: 412, won: 98 },
  ]);
});

test('drops totals by their keys', () => {
  const store = storeIn(tempFolder());
  store.carried.keep([carriedTotal(), carriedTotal({ game: 'golf' })]);
  store.carried.drop([KEY, { ...KEY, game: 'yukon' }]);
  expect(store.carried.list()).toMatchObject([{ game: 'golf' }]);
});

test('imports totals only when newer than the stored ones', () => {
  const store = storeIn(tempFolder());
  const file = { ...carriedTotal({ played: 500 }), taken: 1_790_000_000_000 };
  expect(store.carried.take(file)).toBe(true);
  expect(store.carried.take({ ...file, played: 600 })).toBe(false);
  expect(store.carried.take({ ...file, played: 600, taken: file.taken + 1 })).toBe(true);
  expect(store.carried.find(KEY)).toMatchObject({ played: 600 });
});

test('stores nothing when there would be over 10,000 totals', () => {
  const store = storeIn(tempFolder());
  for (let at = 0; at < 10; at += 1)
    store.carried.keep(Array.from({ length: 1000 }, (_, i) => carriedTotal({ player: `${1000 * at + i}` })));
  expect(store.carried.room).toBe(0);
  expect(() => store.carried.keep([carriedTotal({ player: 'one more' })])).toThrow('totals already');
  expect(store.carried.list()).toHaveLength(10_000);
  store.carried.keep([carriedTotal({ player: '7', played: 1000 })]);
  expect(store.carried.find({ ...KEY, player: '7' })).toMatchObject({ played: 1000 });
});

test('leaves imported totals out of the statistics', () => {
  const store = storeIn(tempFolder());
  store.finish(finishedGame({ game: 'freecell' }));
  const before = [store.statistics.of('freecell', null), store.statistics.all(), store.statistics.months(null, null)];
  store.carried.keep([carriedTotal()]);
  expect([store.statistics.of('freecell', null), store.statistics.all(), store.statistics.months(null, null)]).toEqual(
    before,
  );
});

test.each(['on disk', 'in memory'])('is deleted with the results of its game or of all games, %s', async (where) => {
  // A folder that cannot be made leaves the games in memory.
  const store = storeIn(where === 'on disk' ? tempFolder() : '/dev/null/games');
  store.carried.keep([carriedTotal(), carriedTotal({ game: 'golf' }), carriedTotal({ game: '' })]);
  await store.reset('golf');
  expect(store.carried.list()).toMatchObject([{ game: '' }, { game: 'freecell' }]);
  await store.reset(null);
  expect(store.carried.list()).toEqual([]);
});

test('keeps totals that were imported while the results are reset', async () => {
  const now = vi.fn(() => 1);
  const store = storeIn(tempFolder(), { now });
  store.carried.keep([carriedTotal()]);
  const reset = store.reset(null);
  now.mockReturnValue(2);
  store.carried.keep([carriedTotal({ played: 500 })]);
  await reset;
  expect(store.carried.list()).toMatchObject([{ played: 500, taken: 2 }]);
});
