import { expect, test } from 'vitest';
import type { HelpUsed } from '../../../../preload/api.ts';
import { finishedGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

/* Games whose moves were shown rather than found are kept but count nowhere. */

const help: HelpUsed = { undos: 0, hints: 0, solver: true, shown: true };

test('lists a shown win among the games and leaves it out of all statistics', () => {
  const store = storeIn(tempFolder(), { now: () => 5000 });
  store.finish(finishedGame({ deal: 3, clock: 90_000, moveCount: 120 }));
  const before = [store.statistics.of('klondike', null), store.statistics.all(), store.statistics.months(null, null)];
  store.finish(finishedGame({ deal: 4, clock: 2000, moveCount: 2, score: 52, help }));
  store.finish(finishedGame({ deal: 5, outcome: 'lost', help }));
  expect([store.statistics.of('klondike', null), store.statistics.all(), store.statistics.months(null, null)]).toEqual(
    before,
  );
  expect(store.results.won('klondike', 'dealing=one', 9)).toEqual([3]);
  expect(store.results.list(null, null, 9, null).map(({ deal, shown }) => [deal, shown])).toEqual([
    [5, true],
    [4, true],
    [3, false],
  ]);
  expect(store.results.get(2)?.help).toEqual(help);
});

test('leaves shown wins out of recounted statistics and streaks', () => {
  const folder = tempFolder();
  let now = 0;
  const store = storeIn(folder, { now: () => (now += 1000) });
  for (const deal of [1, 2, 3]) {
    store.finish(finishedGame({ deal }));
    store.finish(finishedGame({ deal: deal + 10, outcome: 'lost', help }));
  }
  const figures = store.statistics.of(null, null);
  expect(figures).toMatchObject({ played: 3, won: 3, streak: 3, longestLosses: 0, lately: { played: 3 } });
  store.close();
  tamper(folder, (db) => db.exec('DELETE FROM tallies; DELETE FROM months'));
  expect(storeIn(folder).statistics.of(null, null)).toEqual(figures);
});
