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

test('scores a deeply buried next card worse', () => {
  expect(scoreOf(['AC 9D'])).toBeLessThan(scoreOf(['AC']));
  expect(scoreOf(['AC 9D KH'])).toBeLessThan(scoreOf(['AC 9D']));
  expect(scoreOf(['2C 9D KH'])).toBe(scoreOf(['2C']));
});

test('scores a card in the waste better than in a column', () => {
  expect(scoreOf([], 'AC 9D')).toBeGreaterThan(scoreOf(['AC 9D']));
  expect(scoreOf([], 'AC 9D')).toBeLessThan(scoreOf([], '9D AC'));
});

test('looks for both equal cards while two foundations take them', () => {
  expect(scoreOf(['AC 9D', 'AC 9D'])).toBeLessThan(scoreOf(['AC 9D', 'AC']));
});

test('rewards a card on one that takes it', () => {
  expect(scoreOf(['9D 8D'])).toBeGreaterThan(scoreOf(['9D', '8D']));
});
