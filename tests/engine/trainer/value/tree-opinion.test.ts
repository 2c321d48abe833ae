import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { isDrag } from '../../../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/solver/position/position.ts';
import { treePrefers } from '../../../../engine/trainer/value/tree-opinion.ts';
import { Walk } from '../../../../engine/trainer/walk.ts';
import { swapped } from '../swapped.ts';

function dealt(id: string, deal: number) {
  const game = findGame(id)!;
  const options = usualOptions(game);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  const walkOf = (saved: ReturnType<Session['save']>): Walk =>
    Walk.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined))!;
  const { legalMoves, saved } = (() => {
    const session = Session.begin(game, options, deal);
    return { legalMoves: session.legalMoves().filter(isDrag), saved: session.save() };
  })();
  return { tools, walkOf, saved, moves: legalMoves };
}

test('of two moves a tree prefers one at most, whatever the cards are that were never seen', () => {
  const { tools, walkOf, saved, moves } = dealt('yukon', 3);
  const [walk, other] = [walkOf(saved), walkOf(swapped(saved)!)];
  const [first, ...rest] = moves;
  let preferred = 0;
  for (const move of rest.slice(0, 3)) {
    const ways = [treePrefers(tools, walk, first!, move), treePrefers(tools, walk, move, first!)];
    expect(ways).not.toEqual([true, true]);
    expect([treePrefers(tools, other, first!, move), treePrefers(tools, other, move, first!)]).toEqual(ways);
    preferred += ways.filter(Boolean).length;
  }
  expect(preferred).toBeGreaterThan(0);
});

test('where there is no tree none is preferred', () => {
  const { tools, walkOf, saved, moves } = dealt('freecell', 3);
  expect(treePrefers(tools, walkOf(saved), moves[0]!, moves[1]!)).toBe(false);
});
