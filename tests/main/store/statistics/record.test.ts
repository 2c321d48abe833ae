import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../../main/store/open.ts';
import type { Store } from '../../../../main/store/store.ts';
import { temporaryFolder } from '../../browser/hosted.ts';
import { finishedGame, keptGame } from '../games.ts';

function opened(): Store {
  const store = openStore(join(temporaryFolder(), 'data'));
  onTestFinished(() => store.close());
  return store;
}

const result = { ...finishedGame(), ended: 1_790_000_100_000 };

test('records a result once when it is sent twice', () => {
  const store = opened();
  store.kept.keep(keptGame());
  for (let i = 0; i < 2; i += 1) store.record(result);
  expect(store.results.list(null, null, 10, null)).toMatchObject([{ outcome: 'won', ended: result.ended }]);
  expect(store.statistics.of(null, null)).toMatchObject({ played: 1, won: 1, streak: 1 });
  expect(store.kept.list()).toEqual([]);
});

test('sorts a late result by the time it ended', () => {
  const store = opened();
  store.record({ ...result, deal: 2, outcome: 'lost', ended: result.ended + 2000 });
  store.record({ ...result, deal: 1 });
  expect(store.results.list(null, null, 10, null).map(({ deal }) => deal)).toEqual([2, 1]);
  expect(store.statistics.of(null, null)).toMatchObject({ streak: -1, longestWins: 1 });
});

test.each([
  ['begun later', { begun: keptGame().begun + 1 }],
  ['of another deal', { deal: 9 }],
])('drops its own saved game and keeps one %s in its place', (_which, change) => {
  const store = opened();
  store.kept.keep(keptGame(change));
  store.record(result);
  expect(store.kept.list()).toHaveLength(1);
});
