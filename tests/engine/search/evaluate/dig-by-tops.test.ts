import { expect, test } from 'vitest';
import { findGame, games } from '../../../../engine/games/index.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { PLANS } from '../../../../engine/solver/plans.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { lacksOnePlace } from '../../../../engine/search/evaluate/dig-by-tops.ts';
import { expectWon } from '../../solver/won-by-rules.ts';

const isOutOfPlace = (id: string): boolean => {
  const game = findGame(id)!;
  return lacksOnePlace(new GameView(new RuleSet(game.variant(usualAnswers(game)))).at(0));
};

test('distinguishes plain foundations from others in every game', () => {
  const found = games.map(({ id }) => id).filter(isOutOfPlace);
  expect(games.length).toBeGreaterThan(310);
  expect(found).toEqual(
    expect.arrayContaining(['crescent', 'st-helena', 'windmill', 'grand-duchess', 'hopscotch', 'fly']),
  );
  for (const id of ['klondike', 'freecell', 'forty-thieves', 'gypsy', 'spider']) expect(found).not.toContain(id);
});

test.each([
  ['st-helena', 7001],
  ['crescent', 7002],
  ['hopscotch', 7001],
])('wins a deal of %s by beam search', (id, number) => {
  const game = findGame(id)!;
  const { verdict, moves = [] } = solver(game, usualAnswers(game), { plan: PLANS.beam })
    .solve(number, { positions: 60_000 })
    .toEnd();
  expect(verdict).toBe('won');
  expectWon(solver(game, usualAnswers(game)).deal(number), moves);
});
