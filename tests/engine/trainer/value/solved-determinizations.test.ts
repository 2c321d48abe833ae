import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { parseOptions, usualOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { judgedMoves } from '../../../../engine/trainer/only-moves.ts';
import { SolvedDeterminizations } from '../../../../engine/trainer/value/solved-determinizations.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { randomGame } from '../../review/random-game.ts';

function begun(id: string, deal: number) {
  const game = findGame(id)!;
  const tools = makeGameTools(game, parseOptions(game, usualOptions(game))!);
  const replay = GameReplay.of(
    Session.begin(game, usualOptions(game), deal).save(),
    new Position(tools.solver.rules, tools.context.facts, undefined),
  )!;
  return { tools, replay };
}

test('decides nothing with many hidden cards', () => {
  const { tools, replay } = begun('klondike', 1);
  const [first, second] = replay.session.legalMoves();
  expect(new SolvedDeterminizations(tools).compare(replay, [first!, second ?? first!])).toBeUndefined();
});

test('prefers the winning move of an open game in every order', () => {
  const saved = randomGame('freecell', 7, 25);
  const { tools } = begun('freecell', 7);
  const replay = GameReplay.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined))!;
  const found = Array.from({ length: 25 }, () => {
    const { wins } = judgedMoves(tools, replay.table);
    const moves = replay.session.legalMoves();
    const solved = wins.length === 0 ? undefined : new SolvedDeterminizations(tools).compare(replay, moves);
    const keeps = wins.some((same) => same.moves.includes(replay.next!));
    replay.go();
    return { solved, keeps };
  }).filter(({ solved }) => solved !== undefined);
  expect(found.map(({ keeps }) => keeps)).toContain(false);
  for (const { solved, keeps } of found) {
    expect(solved!.wins).toEqual({ better: 1, played: Number(keeps), of: 1, by: 'solver' });
    expect(solved!.best === undefined).toBe(keeps);
  }
});
