import { expect, test } from 'vitest';
import { finishedGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

const PUZZLE = '2 0,6>9 1400';

/** Makes a store with golf lost three times, and won once between; the second has a puzzle, the third none. */
function storeOfLosses() {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (const [deal, outcome] of [
    [1, 'lost'],
    [2, 'lost'],
    [3, 'won'],
    [4, 'lost'],
  ] as const)
    store.finish(finishedGame({ game: 'golf', options: '', deal, outcome }));
  store.ownPuzzles.keep(2, PUZZLE);
  store.ownPuzzles.keep(4, '');
  return { folder, store };
}

test('lists counting lost games only, with their puzzles', () => {
  const { store } = storeOfLosses();
  const help = { undos: 0, hints: 0, solver: false, shown: true } as const;
  store.finish(finishedGame({ game: 'golf', options: '', deal: 5, outcome: 'lost', help }));
  const listed = store.ownPuzzles.list('golf', 10).map(({ deal, puzzle, answer }) => [deal, puzzle, answer]);
  expect(listed).toHaveLength(3);
  expect(listed).toEqual(
    expect.arrayContaining([
      [1, null, 'open'],
      [2, PUZZLE, 'open'],
      [4, '', 'open'],
    ]),
  );
  expect(store.ownPuzzles.list('golf', 1)).toHaveLength(1);
  expect(store.ownPuzzles.list('spider', 10)).toEqual([]);
});

test('keeps the first answer to a puzzle, also in an export', () => {
  const { folder, store } = storeOfLosses();
  store.ownPuzzles.answer(2, 'wrong');
  store.ownPuzzles.answer(2, 'right');
  expect(store.ownPuzzles.get(2)).toEqual({ puzzle: PUZZLE, answer: 'wrong' });
  store.close();
  expect(storeIn(folder).ownPuzzles.get(2)).toEqual({ puzzle: PUZZLE, answer: 'wrong' });
});

test('exports answers and imports them where none was given', () => {
  const { store } = storeOfLosses();
  store.ownPuzzles.answer(2, 'right');
  const { results } = store.results.page(0, 1_000_000);
  expect(results.map(({ puzzle }) => puzzle)).toEqual([
    undefined,
    { puzzle: PUZZLE, answer: 'right' },
    undefined,
    undefined,
  ]);
  const others = [undefined, 'open', 'wrong'] as const;
  const kept = others.map((before) => {
    const other = storeIn(tempFolder());
    if (before !== undefined) {
      const { puzzle: _, ...game } = results[1]!;
      other.record(game);
      other.ownPuzzles.keep(1, PUZZLE);
      if (before === 'wrong') other.ownPuzzles.answer(1, before);
    }
    for (const value of results) other.imports.add({ kind: 'results', value }, () => false);
    other.imports.finish(() => false);
    return other.ownPuzzles.list('golf', 10).map(({ deal, answer }) => [deal, answer]);
  });
  const answers = kept.map((games) => games.find(([deal]) => deal === 2)?.[1]);
  expect(answers).toEqual(['right', 'right', 'wrong']);
  expect(kept.map((games) => games.length)).toEqual([3, 3, 3]);
});

test('keeps no puzzle for a missing result', () => {
  const { store } = storeOfLosses();
  store.ownPuzzles.keep(9, PUZZLE);
  expect(store.ownPuzzles.get(9)).toBeNull();
});

test('drops puzzles with their results and keeps the others with their answers', async () => {
  const { store } = storeOfLosses();
  store.finish(finishedGame({ game: 'spider', deal: 5, options: '', outcome: 'lost' }));
  store.ownPuzzles.keep(5, PUZZLE);
  store.ownPuzzles.answer(5, 'right');
  await store.reset('golf');
  expect([1, 2, 3, 4].map((id) => store.ownPuzzles.get(id))).toEqual([null, null, null, null]);
  expect(store.ownPuzzles.list('spider', 10)).toMatchObject([{ puzzle: PUZZLE, answer: 'right' }]);
});
