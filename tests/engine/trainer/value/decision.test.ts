import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { movesOf } from '../../../../engine/hints/base/stock-turns.ts';
import { Determinizations } from '../../../../engine/search/playouts/determinizations.ts';
import { fromOf, isDrag, type Move, tap } from '../../../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { compareAgain, choicesAt, decide, isFreeLook } from '../../../../engine/trainer/value/decision.ts';
import { Valuer } from '../../../../engine/trainer/value/valuer.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

function toolsOf(id: string, some = {}) {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  /** Walks from a deal to the position before the last of these moves. */
  const replayTo = (deal: number, ...choose: ((session: Session) => Move)[]): GameReplay => {
    const session = Session.begin(game, options, deal);
    for (const each of choose) session.play(each(session));
    const replay = GameReplay.of(session.save(), new Position(tools.solver.rules, tools.context.facts, undefined))!;
    for (let made = 1; made < choose.length; made++) replay.go();
    return replay;
  };
  return { tools, replayTo };
}

const drags = (session: Session): readonly Move[] => session.legalMoves().filter(isDrag);

describe('independent moves of Yukon', () => {
  const { tools, replayTo } = toolsOf('yukon');
  const { rules } = tools.solver;
  const valuer = new Valuer(tools);
  const mayFollow = (replay: GameReplay, move: Move): boolean => {
    const table = copyOf(replay.table);
    rules.make(table, replay.next!);
    return rules.allows(table, move);
  };

  test('cost no more than when the better one follows', () => {
    let followed = 0;
    for (let deal = 1; deal <= 3; deal++) {
      const replay = replayTo(deal, (session) => drags(session)[0]!);
      for (const best of drags(replay.session).slice(1, 4)) {
        followed += Number(mayFollow(replay, best));
        const { second } = compareAgain({ best, played: replay.next! }, replay, valuer, 12);
        const worlds = new Determinizations(replay.table, replay.unseen, 900_002);
        let then = 0;
        for (let round = 0; round < 12; round++)
          then += valuer.value(worlds.next(), valuer.line(replay, replay.next!, best), 900_000 + round) / 12;
        expect(second).toBeGreaterThanOrEqual(then - 1e-9);
      }
    }
    expect(followed).toBeGreaterThan(0);
  });

  test('compares the best-looking move in equally many worlds', () => {
    let found = 0;
    for (let deal = 1; deal <= 4; deal++) {
      const replay = replayTo(deal, (session) => drags(session).at(-1)!);
      const rounds = { screening: 4, comparison: 24, firm: 60, rivals: 2 };
      const { favourite } = decide(choicesAt(replay, tools, valuer), replay, tools, valuer, rounds);
      if (favourite === undefined) continue;
      expect(favourite.of).toBe(60);
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('counts the legal part of a line', () => {
    const replay = replayTo(1, (session) => drags(session)[0]!);
    const line = valuer.line(replay, replay.next!);
    const world = new Determinizations(replay.table, replay.unseen, 1).next();
    expect(valuer.value(world, [...line, replay.next!], 1)).toBe(valuer.value(world, line, 1));
  });
});

describe('a turn of the stock of Canfield', () => {
  const { tools, replayTo } = toolsOf('canfield');
  const { stock, waste } = tools.context.facts.talon!;
  const valuer = new Valuer(tools);
  const turn = (): Move => tap(stock);
  const ofWaste = (session: Session): readonly Move[] => drags(session).filter((move) => fromOf(move) === waste);
  const take = (session: Session): Move => ofWaste(session)[0] ?? turn();
  /** Walks in some deals: after `turns` turns a card of the waste is taken where possible, then the stock is turned. */
  const after = (turns: number): readonly GameReplay[] =>
    [...Array(12).keys()]
      .map((deal) => replayTo(deal + 1, ...Array<() => Move>(turns).fill(turn), take, turn))
      .filter(({ table }) => table.size(waste) % 3 === 2 && table.size(stock) > 0);

  test('costs nothing until a card of this pass was taken', () => {
    expect(isFreeLook(tools, replayTo(1, turn).table, turn())).toBe(true);
    expect(choicesAt(replayTo(1, turn, turn), tools, valuer)).toEqual([]);
    const taken = after(2);
    expect(taken.length).toBeGreaterThan(0);
    for (const replay of taken) expect(isFreeLook(tools, replay.table, turn())).toBe(false);
  });

  test('is compared with playable cards, and is worth the best card it brings', () => {
    // Once through the stock, so that its cards are known.
    const replays = after(14).filter((replay) => choicesAt(replay, tools, valuer).length > 0);
    expect(replays.length).toBeGreaterThan(0);
    let brought = 0;
    for (const replay of replays) {
      const moves = choicesAt(replay, tools, valuer);
      const rounds = { screening: 4, comparison: 24, firm: 24, rivals: 2 };
      const { best, played } = decide(moves, replay, tools, valuer, rounds);
      expect(movesOf(tools, best)[0]).not.toBe(turn());
      expect(movesOf(tools, played)[0]).toBe(turn());
      brought += Number(played !== turn());
    }
    expect(brought).toBeGreaterThan(0);
  });
});

test('compares Spider’s hint first', () => {
  const { tools, replayTo } = toolsOf('spider', { suits: 'two' });
  const valuer = new Valuer(tools);
  for (let deal = 1; deal <= 4; deal++) {
    const replay = replayTo(deal, (session) => drags(session).at(-1)!);
    expect(choicesAt(replay, tools, valuer)[0]).toBe(valuer.advised(replay));
  }
});

/**
 * A game of Spider with two suits, deal 710, up to a card that is turned up after the last deal of the stock: its
 * player gets there by a plan that no search finds from where it begins.
 */
const PLANNED =
  '13>11 15>13 13>12x2 13>9 12>14x2 15>14 13>16 14>12x3 18>12 12>14x4 17>18 10>11 14>12x4 10>17 0 10>14 15>12 13>9 ' +
  '11>17 0 13>14 13>14 9>14 18>15 15>18x2 18>12x3 9>11x2 17>9 12>17x4 12>13x2 11>12x3 10>11 10>16 17>10x5 18>16 ' +
  '12>9x8 0 9>14 9>17x10 17>10x11 10>17x12 17>1x13 10>14x3 15>14 13>15 13>14x2 11>10 18>10 10>13x5 10>12 16>10 ' +
  '16>12x3 10>16 11>10 12>11x5 16>12x2 9>16 11>9x6 14>11x2 9>14x6 11>13x4 12>16x2 12>11 0 9>12 17>12 14>10 0 10>13 ' +
  '10>12 10>9x2 9>13x3 12>13 16>12 12>11x2 16>10 16>12x2 14>16 14>18x7 18>12x8 12>2x13* 18>14 10>18 13>10 13>12x5 ' +
  '13>17 11>13x2 12>14x3 14>16x6 10>16 17>12x2 17>10 14>17x3 14>13x2 13>3x13* 16>13 14>16 13>14 14>9x4 9>14x5 15>9';

test('costs no more than with its player’s continuation in Spider', () => {
  const game = findGame('spider')!;
  const answers = { suits: 'two' };
  const tools = makeGameTools(game, answers);
  const valuer = new Valuer(tools);
  const begun = Session.begin(game, makeOptions(game, answers), 710).save();
  const saved = { ...begun, moves: PLANNED, at: PLANNED.split(' ').length };
  const replay = GameReplay.of(saved, new Position(tools.solver.rules, tools.context.facts, undefined))!;
  while (replay.at < 72) replay.go();
  const plan = valuer.method.lines!.plan(replay.table, replay.ahead);
  expect(replay.ahead.slice(0, plan.length)).toEqual(plan);
  const best = replay.session.legalMoves().find((move) => isDrag(move) && move !== replay.next)!;
  const worlds = new Determinizations(replay.table, replay.unseen, 900_000 + 2 * replay.at + 2);
  const ROUNDS = 24;
  let [planned, alone] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const world = worlds.next();
    planned += valuer.value(world, plan, round) / ROUNDS;
    alone += valuer.value(world, valuer.line(replay, replay.next!), round) / ROUNDS;
  }
  expect(planned).toBeGreaterThan(alone + 0.1);
  expect(compareAgain({ best, played: replay.next! }, replay, valuer, ROUNDS).second).toBeCloseTo(planned);
});
