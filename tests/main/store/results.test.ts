import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LISTS } from '../../../main/store/results.ts';
import { finishedGame } from './games.ts';
import { storeIn, tamper, tempFolder } from './makers.ts';

/** A store with deals 1 to 6 finished, golf and spider by turns. */
function storeOfSix() {
  let time = 0;
  const store = storeIn(tempFolder(), { now: () => (time += 1) });
  for (let deal = 1; deal <= 6; deal += 1) store.finish(finishedGame({ game: deal % 2 ? 'golf' : 'spider', deal }));
  return store;
}

test.each([
  { game: null, limit: 10, skip: 0, deals: [6, 5, 4, 3, 2, 1] },
  { game: null, limit: 2, skip: 1, deals: [5, 4] },
  { game: 'golf', limit: 10, skip: 0, deals: [5, 3, 1] },
  { game: 'golf', limit: 1, skip: 2, deals: [1] },
  { game: 'golf', limit: 10, skip: 3, deals: [] },
  { game: 'never played', limit: 10, skip: 0, deals: [] },
])('the list of $game, $limit after $skip, is deals $deals', ({ game, limit, skip, deals }) => {
  const listed = storeOfSix().results.list(game, limit, skip);
  expect(listed.map(({ deal }) => deal)).toEqual(deals);
});

test('games that ended in the same millisecond are listed by the order of finishing', () => {
  const store = storeIn(tempFolder(), { now: () => 1 });
  for (const deal of [3, 1, 2]) store.finish(finishedGame({ deal }));
  expect(store.results.list(null, 10, 0).map(({ deal }) => deal)).toEqual([2, 1, 3]);
});

test('a finished game can be asked for with all its moves', () => {
  const store = storeIn(tempFolder());
  const outcome = fc.constantFrom('won' as const, 'lost' as const);
  const given = fc.sample(fc.record({ deal: fc.nat(), moves: fc.string(), outcome }), { numRuns: 20, seed: 7 });
  for (const change of given) store.finish(finishedGame(change));
  const ids = store.results.list(null, 100, 0).map(({ id }) => id);
  expect(ids.map((id) => store.results.get(id)).toReversed()).toEqual(given.map((change) => finishedGame(change)));
  expect(store.results.get(1000)).toBeNull();
});

test.each([
  { list: LISTS.all, game: [], index: 'results_by_time' },
  { list: LISTS.game, game: ['golf'], index: 'results_by_game' },
])('a list reads $index in its order and sorts nothing', ({ list, game, index }) => {
  const folder = tempFolder();
  storeIn(folder).close();
  const plan = tamper(folder, (db) =>
    db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${list}`).all(...game, 10, 0),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining(index)]);
});
