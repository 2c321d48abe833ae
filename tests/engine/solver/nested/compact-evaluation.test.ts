import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { CompactBoard } from '../../../../engine/solver/nested/compact-board.ts';
import { compactGame } from '../../../../engine/solver/nested/compact-game.ts';
import { CompactEvaluation } from '../../../../engine/solver/nested/compact-evaluation.ts';
import { table } from '../../table.ts';

const forty = findGame('forty-thieves')!;
const rules = new RuleSet(forty.variant(usualAnswers(forty)));
const game = compactGame(new GameView(rules), 1)!;

/** Scores a position with these cards in the columns and in the waste. */
function scoreOf(columns: readonly string[], waste = ''): number {
  const piles = rules.piles.map(() => '');
  for (const [at, cards] of columns.entries()) piles[game.columns[at]!] = cards;
  piles[game.turning!.waste] = waste;
  const board = new CompactBoard(game, rules.piles.length);
  board.read(table(...piles));
  board.begin();
  return new CompactEvaluation(board).score();
}

test('the deeper the card that goes home next lies, the worse', () => {
  expect(scoreOf(['AC 9D'])).toBeLessThan(scoreOf(['AC']));
  expect(scoreOf(['AC 9D KH'])).toBeLessThan(scoreOf(['AC 9D']));
  expect(scoreOf(['2C 9D KH'])).toBe(scoreOf(['2C']));
});

test('in the waste a card costs less than in a column', () => {
  expect(scoreOf([], 'AC 9D')).toBeGreaterThan(scoreOf(['AC 9D']));
  expect(scoreOf([], 'AC 9D')).toBeLessThan(scoreOf([], '9D AC'));
});

test('of two equal cards both are looked for while two foundations take them', () => {
  expect(scoreOf(['AC 9D', 'AC 9D'])).toBeLessThan(scoreOf(['AC 9D', 'AC']));
});

test('a card that lies on one that takes it is worth something', () => {
  expect(scoreOf(['9D 8D'])).toBeGreaterThan(scoreOf(['9D', '8D']));
});
