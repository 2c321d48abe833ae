import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { solver } from '../../../engine/solver/index.ts';
import { Position } from '../../../engine/solver/position/position.ts';
import { wayMade } from '../../../engine/trainer/way-made.ts';

test('the way made grows from the deal to a win, which is the whole of it', () => {
  const freecell = findGame('freecell')!;
  const answers = parseOptions(freecell, usualOptions(freecell))!;
  const { solver: own, context } = makeGameTools(freecell, answers);
  const position = new Position(own.rules, context.facts, undefined);
  const session = Session.begin(freecell, usualOptions(freecell), 3);
  const made = (): number => {
    position.begin(session.table);
    return wayMade(position);
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
