import { expect, test } from 'vitest';
import {
  type Closeness,
  noteResult,
  SuccessiveRejects,
} from '../../../../engine/search/playouts/successive-rejects.ts';
import { drag } from '../../../../engine/model/move.ts';

const [FIRST, SECOND, THIRD] = [drag(0, 1, 1), drag(0, 1, 2), drag(0, 1, 3)];

/** Tries each move `times` times. `wins`: by move, one of how many tries is won; 0: none. */
function raced(times: number, wins: readonly number[], closeness?: Closeness): SuccessiveRejects {
  const rejects = new SuccessiveRejects([FIRST, SECOND, THIRD], closeness);
  for (let round = 1; round <= times; round++) {
    for (const one of rejects.left) {
      const every = wins[rejects.compared.indexOf(one)]!;
      noteResult(one, Number(every > 0 && round % every === 0));
    }
    rejects.drop();
  }
  return rejects;
}

test('keeps the first order without tries', () => {
  expect(
    raced(0, [0, 0, 0])
      .ranked()
      .map(({ move }) => move),
  ).toEqual([FIRST, SECOND, THIRD]);
});

test('puts a far better move first and drops the others', () => {
  const rejects = raced(40, [0, 1, 4]);
  expect(rejects.ranked()[0]!.move).toBe(SECOND);
  expect(rejects.left.map(({ move }) => move)).toEqual([SECOND]);
  expect(rejects.over).toBe(true);
});

test('keeps the first-judged of equals first', () => {
  expect(raced(20, [2, 2, 3]).ranked()[0]!.move).toBe(FIRST);
});

test('puts a better move first', () => {
  expect(raced(20, [3, 2, 3]).ranked()[0]!.move).toBe(SECOND);
});

test('drops nothing before twelve tries', () => {
  expect(raced(11, [0, 1, 1]).left).toHaveLength(3);
});

test('keeps the first order when all results are alike', () => {
  expect(raced(30, [1, 1, 1]).left.map(({ move }) => move)).toEqual([FIRST]);
});

test('drops a move that is behind in every world, not one that is behind by luck', () => {
  const rejects = new SuccessiveRejects([FIRST, SECOND, THIRD]);
  for (let round = 0; round < 20; round++) {
    const luck = round % 2;
    for (const one of rejects.left)
      noteResult(one, { [FIRST]: 0.5 * luck + 0.1, [SECOND]: 0.5 * luck, [THIRD]: 0.5 * (1 - luck) }[one.move]!);
    rejects.drop();
  }
  expect(rejects.left.map(({ move }) => move)).toEqual([FIRST, THIRD]);
});

test('puts dropped moves last and tries them no more', () => {
  const rejects = new SuccessiveRejects([FIRST, SECOND, THIRD]);
  rejects.only([SECOND, THIRD]);
  expect(rejects.left.map(({ move }) => move)).toEqual([SECOND, THIRD]);
  expect(rejects.ranked().map(({ move }) => move)).toEqual([SECOND, THIRD, FIRST]);
  rejects.only([THIRD]);
  expect(rejects.over).toBe(true);
});

test('keeps a slightly worse move longer with a fine comparison', () => {
  const races = [undefined, { behind: 3, alike: 0, part: 0.05 }].map(
    (closeness) => new SuccessiveRejects([FIRST, SECOND], closeness),
  );
  for (const rejects of races) {
    for (let round = 0; round < 30; round++) {
      for (const one of rejects.left) noteResult(one, one.move === FIRST ? 0.05 : 0.04 + 0.02 * (round % 2));
      rejects.drop();
    }
  }
  expect(races.map(({ left }) => left.length)).toEqual([1, 2]);
});

test('keeps a favoured move first until a different one is clearly better', () => {
  const favours = { behind: 2.5, alike: 0.02, part: 0, favours: 2.5 };
  expect(raced(20, [3, 2, 3], favours).ranked()[0]!.move).toBe(FIRST);
  expect(raced(40, [0, 1, 4], favours).ranked()[0]!.move).toBe(SECOND);
});
