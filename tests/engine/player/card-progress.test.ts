import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { fromOf, toOf } from '../../../engine/model/move.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { CardProgress } from '../../../engine/player/card-progress.ts';
import { makeSearchContext } from '../../../engine/search/context/context.ts';
import { solver } from '../../../engine/solver/solver.ts';

/** The count at a deal, and after the first of its moves of that kind. */
function counts(id: string, deal: number, isSuch: (from: string, to: string) => boolean): readonly number[] {
  const game = solver(findGame(id)!, {});
  const context = makeSearchContext(game.rules, { bytes: 2 ** 16 });
  const { position } = context;
  const progress = new CardProgress(context);
  position.begin(game.deal(deal).table);
  const before = progress.count();
  const found = new Moves();
  position.list(found);
  const roleOf = (pile: number): string => game.rules.piles[pile]?.rules.role ?? '';
  const move = [...found.list.subarray(0, found.length)].find((each) =>
    isSuch(roleOf(fromOf(each)), roleOf(toOf(each))),
  );
  position.make(move!);
  return [before, progress.count()];
}

test('counts cards at home where cards go home', () => {
  expect(counts('canfield', 1, (_, to) => to === 'tableau')).toEqual([1, 1]);
});

test('counts cards that left the columns where they do', () => {
  expect(counts('triple-peaks', 1, (from) => from === 'tableau')).toEqual([24, 25]);
});

test('counts cards on their successors where suits stay in columns', () => {
  const [before, after] = counts('scorpion', 1, (_, to) => to === 'tableau');
  expect(after).toBe(before! + 1);
});
