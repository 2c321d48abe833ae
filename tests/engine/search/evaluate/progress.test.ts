import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { isDrag } from '../../../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { progressOf } from '../../../../engine/search/evaluate/progress.ts';

test('grows from the deal to the win', () => {
  const freecell = findGame('freecell')!;
  const answers = parseOptions(freecell, usualOptions(freecell))!;
  const { solver: own, context } = makeGameTools(freecell, answers);
  const position = new Position(own.rules, context.facts, undefined);
  const session = Session.begin(freecell, usualOptions(freecell), 3);
  const made = (): number => {
    position.begin(session.table);
    return progressOf(position);
  };
  const ways = [made()];
  for (const move of solver(freecell, answers).solve(3).toEnd().moves!) {
    session.play(move);
    ways.push(made());
  }
  expect(ways.length).toBeGreaterThan(20);
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect([ways[0], ways.at(-1)]).toEqual([0.5, 1]);
});

test('counts cards gone from columns without foundations', () => {
  const golf = findGame('golf')!;
  const { solver: own, context } = makeGameTools(golf, parseOptions(golf, usualOptions(golf))!);
  const position = new Position(own.rules, context.facts, undefined);
  const session = Session.begin(golf, usualOptions(golf), 1);
  let gone = 0;
  while (gone < 6) {
    const moves = session.legalMoves();
    const fromColumn = moves.find(isDrag);
    position.begin(session.table);
    const before = progressOf(position);
    session.play(fromColumn ?? moves[0]!);
    position.begin(session.table);
    expect(52 * (progressOf(position) - before)).toBeCloseTo(fromColumn === undefined ? 0 : 1);
    gone += Number(fromColumn !== undefined);
  }
});
