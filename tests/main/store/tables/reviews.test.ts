import { describe, expect, it, test } from 'vitest';
import { finishedGame, keptGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

const REVIEW = '1 1c wwll 12,9 1:0,6>9:54:10/0';

/** Makes a store with deals 1 to 4 finished, golf and spider in turn, with a review of each. */
function storeOfFour() {
  const store = storeIn(tempFolder());
  for (let deal = 1; deal <= 4; deal += 1) {
    store.finish(finishedGame({ game: deal % 2 ? 'golf' : 'spider', deal, options: '' }));
    store.reviews.keep(deal, `${deal} ${REVIEW}`);
  }
  return store;
}

test('keeps a review beside its result, and replaces it', () => {
  const store = storeOfFour();
  store.reviews.keep(2, REVIEW);
  expect([1, 2, 3, 5].map((id) => store.reviews.get(id))).toEqual([`1 ${REVIEW}`, REVIEW, `3 ${REVIEW}`, null]);
});

test('keeps no review for a missing result', () => {
  const store = storeOfFour();
  store.reviews.keep(9, REVIEW);
  for (let deal = 5; deal <= 9; deal += 1) store.finish(finishedGame({ deal }));
  expect(store.reviews.get(9)).toBeNull();
});

test('drops reviews with their results', async () => {
  const store = storeOfFour();
  await store.reset('spider');
  expect([1, 2, 3, 4].map((id) => store.reviews.get(id))).toEqual([`1 ${REVIEW}`, null, `3 ${REVIEW}`, null]);
  await store.reset(null);
  store.finish(finishedGame());
  expect([1, 2, 3, 4].map((id) => store.reviews.get(id))).toEqual([null, null, null, null]);
});

describe('a review of a game in progress', () => {
  const kept = keptGame();
  const { game, options } = kept;
  const going = { game, options };

  function storeOfOne() {
    const store = storeIn(tempFolder());
    store.kept.keep(kept);
    store.reviews.keep(going, REVIEW);
    return store;
  }

  it('is kept until the game is dropped', () => {
    const store = storeOfOne();
    store.kept.keep(keptGame({ moves: '0', at: 1 }));
    store.reviews.keep({ game: 'golf', options: '' }, REVIEW);
    expect(store.reviews.get(going)).toBe(REVIEW);
    expect(store.reviews.get({ game: 'golf', options: '' })).toBeNull();
    store.kept.drop(game, options);
    store.kept.keep(kept);
    expect(store.reviews.get(going)).toBeNull();
  });

  it('becomes the result’s review when the game is finished', () => {
    const store = storeOfOne();
    store.finish(finishedGame({ begun: kept.begun - 1 }));
    expect([store.reviews.get(1), store.reviews.get(going)]).toEqual([null, REVIEW]);
    store.finish(finishedGame());
    expect([store.reviews.get(2), store.reviews.get(going)]).toEqual([REVIEW, null]);
  });
});

test('lists counting games with their reviews, newest first', () => {
  const store = storeIn(tempFolder());
  store.finish(finishedGame({ game: 'golf', options: '', deal: 1, help: { undos: 0, hints: 0, solver: false } }));
  store.finish(finishedGame({ game: 'golf', options: '', deal: 2, help: { undos: 1, hints: 0, solver: false } }));
  store.finish(
    finishedGame({ game: 'golf', options: '', deal: 3, help: { undos: 0, hints: 0, solver: false, shown: true } }),
  );
  store.reviews.keep(1, REVIEW);
  const listed = store.reviews.list('golf', null, 10);
  expect(listed.map(({ id, deal, clean, review }) => [id, deal, clean, review])).toEqual(
    expect.arrayContaining([
      [2, 2, false, null],
      [1, 1, true, REVIEW],
    ]),
  );
  expect(listed).toHaveLength(2);
  expect(store.reviews.list('golf', '', 1)).toHaveLength(1);
  expect(store.reviews.list('spider', null, 10)).toEqual([]);
});
