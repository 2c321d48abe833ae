import { expect, test } from 'vitest';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { findGame } from '../../../../engine/games/index.ts';
import { usualAnswers, usualOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';

/** Walks to the end of a game whose only actions were `times` clicks on the stock. */
function clicked(id: string, times: number): GameReplay {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), 1);
  for (let made = 0; made < times; made++) session.play(session.dealing.move!);
  const { solver, context } = makeGameTools(game, usualAnswers(game));
  const replay = GameReplay.of(session.save(), new Position(solver.rules, context.facts, undefined))!;
  replay.goToEnd();
  return replay;
}

test('begins the last pass where the stock was last turned over', () => {
  expect(clicked('klondike', 24).lastPass).toBeUndefined();
  expect(clicked('klondike', 25).lastPass).toBe(25);
  expect(clicked('klondike', 40).lastPass).toBe(25);
  expect(clicked('klondike', 50).lastPass).toBe(50);
});

test('has one pass without turning over a stock', () => {
  expect(clicked('golf', 10).lastPass).toBeUndefined();
  expect(clicked('freecell', 0).lastPass).toBeUndefined();
});
