import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { isDrag } from '../../../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { UctMethod } from '../../../../engine/hints/methods/uct-method.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { swapped } from '../../trainer/swapped.ts';

function dealt(id: string, deal: number) {
  const game = findGame(id)!;
  const options = usualOptions(game);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  const replayOf = (saved: ReturnType<Session['save']>): GameReplay =>
    GameReplay.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined))!;
  const { legalMoves, saved } = (() => {
    const session = Session.begin(game, options, deal);
    return { legalMoves: session.legalMoves().filter(isDrag), saved: session.save() };
  })();
  return { tools, replayOf, saved, moves: legalMoves };
}

test('prefers at most one of two moves for any hidden cards when playouts check the tree', () => {
  const { tools, replayOf, saved, moves } = dealt('yukon', 3);
  const [replay, other] = [replayOf(saved), replayOf(swapped(saved)!)];
  const method = new UctMethod(tools, { checksTree: true });
  const [first, ...rest] = moves;
  let preferred = 0;
  for (const move of rest.slice(0, 3)) {
    const ways = [method.prefers(replay, first!, move), method.prefers(replay, move, first!)];
    expect(ways).not.toEqual([true, true]);
    expect([method.prefers(other, first!, move), method.prefers(other, move, first!)]).toEqual(ways);
    preferred += ways.filter(Boolean).length;
  }
  expect(preferred).toBeGreaterThan(0);
});

test('prefers no move when values are those of the tree', () => {
  const { tools, replayOf, saved, moves } = dealt('yukon', 3);
  const method = new UctMethod(tools, {});
  expect(method.prefers(replayOf(saved), moves[0]!, moves[1]!)).toBe(false);
});
