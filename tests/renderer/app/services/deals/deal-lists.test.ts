import { expect, test } from 'vitest';
import { dealListOf, listedWinnableDeals } from '../../../../../renderer/app/services/deals/deal-lists.ts';

test('lists winnable deals of a version at every level', async () => {
  const deals = await listedWinnableDeals('freecell', 'automatic=true');
  expect(deals.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(deals.map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'medium', 'hard', 'very-hard']));
  expect((await dealListOf('freecell', 'automatic=true'))?.tried).toBeGreaterThanOrEqual(deals.length);
});

test('lists nothing for a version without a list', async () => {
  expect(await listedWinnableDeals('freecell', 'automatic=maybe')).toEqual([]);
  expect(await dealListOf('tiddlywinks', '')).toBeUndefined();
});
