import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools, movesOf } from '../../../../engine/hints/game-tools.ts';
import { Worlds } from '../../../../engine/hints/worlds.ts';
import { fromOf, isDrag, type Move, tap } from '../../../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/solver/position/position.ts';
import { copyOf } from '../../../../engine/solver/replay.ts';
import { again, choicesAt, decide, isFreeLook } from '../../../../engine/trainer/value/decision.ts';
import { Valuer } from '../../../../engine/trainer/value/valuer.ts';
import { Walk } from '../../../../engine/trainer/walk.ts';

function toolsOf(id: string, some = {}) {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  /** Before the last of these moves, made from a deal. */
  const walkTo = (deal: number, ...choose: ((session: Session) => Move)[]): Walk => {
    const session = Session.begin(game, options, deal);
    for (const each of choose) session.play(each(session));
    const walk = Walk.of(session.save(), new Position(tools.solver.rules, tools.context.facts, undefined))!;
    for (let made = 1; made < choose.length; made++) walk.go();
    return walk;
  };
  return { tools, walkTo };
}

const drags = (session: Session): readonly Move[] => session.legalMoves().filter(isDrag);

describe('moves of Yukon that can be made one after the other', () => {
  const { tools, walkTo } = toolsOf('yukon');
  const { rules } = tools.solver;
  const valuer = new Valuer(tools);
  const mayFollow = (walk: Walk, move: Move): boolean => {
    const table = copyOf(walk.table);
    rules.make(table, walk.next!);
    return rules.allows(table, move);
  };

  test('a move costs no more than it does when the better one is made after it', () => {
    let followed = 0;
    for (let deal = 1; deal <= 3; deal++) {
      const walk = walkTo(deal, (session) => drags(session)[0]!);
      for (const best of drags(walk.session).slice(1, 4)) {
        followed += Number(mayFollow(walk, best));
        const { second } = again({ best, played: walk.next! }, walk, valuer, 12);
        const worlds = new Worlds(walk.table, walk.unseen, 900_002);
        let then = 0;
        for (let round = 0; round < 12; round++)
          then += valuer.value(worlds.next(), valuer.line(walk, walk.next!, best), 900_000 + round) / 12;
        expect(second).toBeGreaterThanOrEqual(then - 1e-9);
      }
    }
    expect(followed).toBeGreaterThan(0);
  });

  test('the move that looked best is compared in as many worlds, whether it does well there or not', () => {
    let found = 0;
    for (let deal = 1; deal <= 4; deal++) {
      const walk = walkTo(deal, (session) => drags(session).at(-1)!);
      const rounds = { race: 4, duel: 24, firm: 60, rivals: 2 };
      const { favourite } = decide(choicesAt(walk, tools, valuer), walk, tools, valuer, rounds);
      if (favourite === undefined) continue;
      expect(favourite.of).toBe(60);
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('of a line that the rules do not allow to its end the moves before count', () => {
    const walk = walkTo(1, (session) => drags(session)[0]!);
    const line = valuer.line(walk, walk.next!);
    const world = new Worlds(walk.table, walk.unseen, 1).next();
    expect(valuer.value(world, [...line, walk.next!], 1)).toBe(valuer.value(world, line, 1));
  });
});

describe('a turn of the stock of Canfield', () => {
  const { tools, walkTo } = toolsOf('canfield');
  const { stock, waste } = tools.context.facts.talon!;
  const valuer = new Valuer(tools);
  const turn = (): Move => tap(stock);
  const ofWaste = (session: Session): readonly Move[] => drags(session).filter((move) => fromOf(move) === waste);
  const take = (session: Session): Move => ofWaste(session)[0] ?? turn();
  /** In some deals: after so many turns a card of the waste is taken where one can be, and then the stock is turned. */
  const after = (turns: number): readonly Walk[] =>
    [...Array(12).keys()]
      .map((deal) => walkTo(deal + 1, ...Array<() => Move>(turns).fill(turn), take, turn))
      .filter(({ table }) => table.size(waste) % 3 === 2 && table.size(stock) > 0);

  test('costs nothing until a card of the waste was taken in this pass', () => {
    expect(isFreeLook(tools, walkTo(1, turn).table, turn())).toBe(true);
    expect(choicesAt(walkTo(1, turn, turn), tools, valuer)).toEqual([]);
    const taken = after(2);
    expect(taken.length).toBeGreaterThan(0);
    for (const walk of taken) expect(isFreeLook(tools, walk.table, turn())).toBe(false);
  });

  test('is compared with what can be played now, and is worth as much as the best card that it begins with', () => {
    // Once through the stock, so that its cards are known.
    const walks = after(14).filter((walk) => choicesAt(walk, tools, valuer).length > 0);
    expect(walks.length).toBeGreaterThan(0);
    let brought = 0;
    for (const walk of walks) {
      const moves = choicesAt(walk, tools, valuer);
      const rounds = { race: 4, duel: 24, firm: 24, rivals: 2 };
      const { best, played } = decide(moves, walk, tools, valuer, rounds);
      expect(movesOf(tools, best)[0]).not.toBe(turn());
      expect(movesOf(tools, played)[0]).toBe(turn());
      brought += Number(played !== turn());
    }
    expect(brought).toBeGreaterThan(0);
  });
});

test('what hints would play in Spider is among the moves that are compared, and the first of them', () => {
  const { tools, walkTo } = toolsOf('spider', { suits: 'two' });
  const valuer = new Valuer(tools);
  for (let deal = 1; deal <= 4; deal++) {
    const walk = walkTo(deal, (session) => drags(session).at(-1)!);
    expect(choicesAt(walk, tools, valuer)[0]).toBe(valuer.advised(walk));
  }
});
