import { expect, test, vi } from 'vitest';
import { FINALES } from '../../../../../preload/api.ts';
import { SHOWS } from '../../../../../renderer/board/motion/shows/shows.ts';
import { chooseShow, showsOf } from '../../../../../renderer/app/actions/game/shows.ts';
import { families } from '../../../../../renderer/panels/rules/book/facts.ts';

test('gives every family a finale and uses every finale', () => {
  const shown = new Set([...families.values()].flatMap((family) => showsOf('any', family)));
  expect([...shown].toSorted()).toEqual(Object.keys(SHOWS).toSorted());
});

test('celebrates every game with the show that the player chose', () => {
  for (const family of families.values()) expect(showsOf('cascade', family)).toEqual(['cascade']);
});

test('chooses one of several finales at random', () => {
  const chance = vi.spyOn(Math, 'random');
  const chosen = [0, 0.99].map((number) => {
    chance.mockReturnValue(number);
    return chooseShow('any', 'klondike');
  });
  chance.mockRestore();
  expect(chosen).toEqual([
    { name: 'cascade', show: SHOWS.cascade },
    { name: 'fountain', show: SHOWS.fountain },
  ]);
});

test('offers every show', () => expect(FINALES).toEqual(['any', ...Object.keys(SHOWS)]));
