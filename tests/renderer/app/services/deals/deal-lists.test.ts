import { expect, test } from 'vitest';
import { dealListOf, listedWinnableDeals } from '../../../../../renderer/app/services/deals/deal-lists.ts';

test('the deals of a game that can be won are those of its options, of every difficulty', async () => {
  const deals = await listedWinnableDeals('freecell', 'automatic=true');
  expect(deals.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(deals.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard', 'very-hard']));
  expect((await dealListOf('freecell', 'automatic=true'))?.tried).toBeGreaterThanOrEqual(deals.length);
});

test('a game or a way to play that has no list has no deals', async () => {
  expect(await listedWinnableDeals('freecell', 'automatic=maybe')).toEqual([]);
  expect(await dealListOf('tiddlywinks', '')).toBeUndefined();
});
