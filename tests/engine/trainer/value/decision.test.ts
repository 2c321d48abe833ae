import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { Worlds } from '../../../../engine/hints/worlds.ts';
import { isDrag, type Move } from '../../../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/solver/position/position.ts';
import { copyOf } from '../../../../engine/solver/replay.ts';
import { again, choicesAt } from '../../../../engine/trainer/value/decision.ts';
import { Valuer } from '../../../../engine/trainer/value/valuer.ts';
import { Walk } from '../../../../engine/trainer/walk.ts';

function toolsOf(id: string, some = {}) {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  /** At a deal, from which its player goes on with a move. */
  const walkTo = (deal: number, choose: (session: Session) => Move): Walk => {
    const session = Session.begin(game, options, deal);
    session.play(choose(session));
    return Walk.of(session.save(), new Position(tools.solver.rules, tools.context.facts, undefined))!;
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
        const { second } = again(best, walk, valuer, 12);
        const worlds = new Worlds(walk.table, walk.unseen, 900_002);
        let then = 0;
        for (let round = 0; round < 12; round++)
          then += valuer.value(worlds.next(), valuer.line(walk, walk.next!, best), 900_000 + round) / 12;
        expect(second).toBeGreaterThanOrEqual(then - 1e-9);
      }
    }
    expect(followed).toBeGreaterThan(0);
  });

  test('of a line that the rules do not allow to its end the moves before count', () => {
    const walk = walkTo(1, (session) => drags(session)[0]!);
    const line = valuer.line(walk, walk.next!);
    const world = new Worlds(walk.table, walk.unseen, 1).next();
    expect(valuer.value(world, [...line, walk.next!], 1)).toBe(valuer.value(world, line, 1));
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
