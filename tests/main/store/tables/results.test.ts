import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CLEAN_WINS_QUERY, LIST_QUERIES, WON_DEALS_QUERY } from '../../../../main/store/tables/results.ts';
import { finishedGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

/** Makes a store with deals 1 to 6 finished, golf and spider in turn. */
function storeOfSix() {
  let time = 0;
  const store = storeIn(tempFolder(), { now: () => (time += 1) });
  for (let deal = 1; deal <= 6; deal += 1)
    store.finish(finishedGame({ game: deal % 2 ? 'golf' : 'spider', deal, options: deal > 4 ? 'late=true' : '' }));
  return store;
}

test.each([
  { game: null, options: null, limit: 10, deals: [6, 5, 4, 3, 2, 1] },
  { game: null, options: null, limit: 2, deals: [6, 5] },
  { game: 'golf', options: null, limit: 10, deals: [5, 3, 1] },
  { game: 'golf', options: '', limit: 10, deals: [3, 1] },
  { game: 'golf', options: 'late=true', limit: 10, deals: [5] },
  { game: 'never played', options: null, limit: 10, deals: [] },
])('lists deals $deals for $game with $options, at most $limit', ({ game, options, limit, deals }) => {
  const listed = storeOfSix().results.list(game, options, limit, null);
  expect(listed.map(({ deal }) => deal)).toEqual(deals);
});

test('continues a list after the last entry, also within one millisecond', () => {
  const store = storeIn(tempFolder(), { now: () => 1 });
  for (const deal of [3, 1, 2]) store.finish(finishedGame({ deal }));
  const first = store.results.list(null, null, 2, null);
  expect(first.map(({ deal }) => deal)).toEqual([2, 1]);
  expect(store.results.list(null, null, 2, first[1]!).map(({ deal }) => deal)).toEqual([3]);
});

test('counts a win as clean without undo, hints, solver or shown solution', () => {
  const store = storeIn(tempFolder(), { now: () => 1 });
  const none = { undos: 0, hints: 0, solver: false };
  const helps = [
    none,
    { ...none, undos: 1 },
    { ...none, hints: 1 },
    { ...none, solver: true },
    { ...none, shown: true as const },
  ];
  for (const [deal, help] of helps.entries()) store.finish(finishedGame({ deal: deal + 1, help }));
  const clean = store.results.list(null, null, 10, null).filter((one) => one.clean);
  expect(clean.map(({ deal }) => deal)).toEqual([1]);
});

test('returns a finished game with all its moves', () => {
  const store = storeIn(tempFolder());
  const outcome = fc.constantFrom('won' as const, 'lost' as const);
  const given = fc.sample(fc.record({ deal: fc.nat(), moves: fc.string(), outcome }), { numRuns: 20, seed: 7 });
  for (const change of given) store.finish(finishedGame(change));
  const ids = store.results.list(null, null, 100, null).map(({ id }) => id);
  expect(ids.map((id) => store.results.get(id)).toReversed()).toEqual(given.map((change) => finishedGame(change)));
  expect(store.results.get(1000)).toBeNull();
});

test('pages through every game once in recorded order, within the size limit', () => {
  const store = storeIn(tempFolder(), { now: () => 9 });
  for (let deal = 1; deal <= 50; deal += 1) store.finish(finishedGame({ deal, moves: '0 '.repeat(deal * 20).trim() }));
  const deals: number[] = [];
  for (let next: number | null = 0; next !== null;) {
    const page = store.results.page(next, 5000);
    deals.push(...page.results.map(({ deal }) => deal));
    expect(JSON.stringify(page).length).toBeLessThan(10_000);
    expect(page.results.every(({ ended }) => ended === 9)).toBe(true);
    next = page.next;
  }
  expect(deals).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});

test('lists won deals once each from the lowest, without deals of one’s own', () => {
  const store = storeIn(tempFolder());
  for (const deal of [9, 4, 9, 12]) store.finish(finishedGame({ deal }));
  store.finish(finishedGame({ deal: 3, outcome: 'lost' }));
  store.finish(finishedGame({ deal: 5, options: 'dealing=three' }));
  store.finish(finishedGame({ deal: 6, cards: 'ACKD2H' }));
  expect(store.results.won('klondike', 'dealing=one', 11)).toEqual([4, 9]);
});

test('counts games won without help up to a limit', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  const none = { undos: 0, hints: 0, solver: false };
  for (const help of [none, none, none, { ...none, undos: 1 }, { ...none, hints: 2 }, { ...none, solver: true }])
    store.finish(finishedGame({ help }));
  store.finish(finishedGame({ outcome: 'lost', help: none }));
  expect([store.results.clean(2), store.results.clean(10)]).toEqual([2, 3]);
  store.close();
  const plan = tamper(folder, (db) =>
    db.prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${CLEAN_WINS_QUERY}`).all({ most: 9 }),
  );
  expect(plan.map(({ detail }) => detail).join()).toContain('USING COVERING INDEX results_clean');
});

test('reads them from an index of their own', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  const plan = tamper(folder, (db) =>
    db
      .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${WON_DEALS_QUERY}`)
      .all({ game: 'golf', options: '', most: 9 }),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching('USING COVERING INDEX results_won .*deal<')]);
});

test.each([
  { list: LIST_QUERIES.all, index: 'results_by_time' },
  { list: LIST_QUERIES.game, index: 'results_by_game' },
  { list: LIST_QUERIES.options, index: 'results_by_options' },
])('reads $index in order from the mark on, without sorting', ({ list, index }) => {
  const folder = tempFolder();
  storeIn(folder).close();
  const plan = tamper(folder, (db) =>
    db
      .prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${list}`)
      .all({ game: 'golf', options: '', limit: 10, ended: 1, id: 1 }),
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(`USING INDEX ${index} .*ended.*<`)]);
});
