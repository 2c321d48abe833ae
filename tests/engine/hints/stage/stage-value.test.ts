import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { Worlds } from '../../../../engine/search/playouts/worlds.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { makeOptions } from '../../../../engine/model/options.ts';
import { isTap } from '../../../../engine/model/move.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { StageValue } from '../../../../engine/hints/stage/stage-value.ts';
import { StageSearch } from '../../../../engine/hints/stage/stage-search.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const spider = findGame('spider')!;
const tools = makeGameTools(spider, { suits: 'one' });
const { rules } = tools.solver;
const value = new StageValue(new StageSearch(tools.context));

const MOVES_BEFORE = 12;

/** Walks a few moves from the deal, to where the player's next move is the chosen one. */
function walkOf(deal: number, choose: (session: Session) => number): GameReplay {
  const session = Session.begin(spider, makeOptions(spider, { suits: 'one' }), deal);
  for (let at = 0; at < MOVES_BEFORE; at++) session.play(first(session));
  session.play(choose(session));
  const walk = GameReplay.of(session.save(), new Position(rules, tools.context.facts, undefined))!;
  while (walk.at < MOVES_BEFORE) walk.go();
  return walk;
}

const first = (session: Session): number => session.legalMoves().find((move) => !isTap(move))!;
const last = (session: Session): number => session.legalMoves().findLast((move) => !isTap(move))!;

function cardsDown(table: TableView): number {
  let down = 0;
  for (let pile = 0; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) down += Number(table.at(pile, at) >= FACE_DOWN);
  return down;
}

test('a move is followed by legal moves, the last of which alone may show a card', () => {
  let followed = 0;
  for (let deal = 1; deal <= 4; deal++) {
    const walk = walkOf(deal, last);
    const line = value.lineAfter(walk, [walk.next!]);
    const on = copyOf(walk.table);
    const before = cardsDown(on);
    line.forEach((move, at) => {
      expect(rules.allows(on, move)).toBe(true);
      rules.make(on, move);
      if (at < line.length - 1) expect(cardsDown(on)).toBe(before);
    });
    expect(line[0]).toBe(walk.next);
    followed += line.length - 1;
  }
  expect(followed).toBeGreaterThan(0);
});

test('the moves that a player went on with end at the first card seen, or with the game', () => {
  let seen = 0;
  for (let deal = 1; deal <= 4; deal++) {
    const session = Session.begin(spider, makeOptions(spider, { suits: 'one' }), deal);
    for (let at = 0; at < 2 * MOVES_BEFORE; at++) session.play(last(session));
    const walk = GameReplay.of(session.save(), new Position(rules, tools.context.facts, undefined))!;
    for (; walk.next !== undefined; walk.go()) {
      const plan = value.plan(walk.table, walk.ahead);
      expect(plan).toEqual(walk.ahead.slice(0, plan.length));
      const on = copyOf(walk.table);
      const before = cardsDown(on);
      plan.forEach((move, at) => {
        rules.make(on, move);
        if (at < plan.length - 1) expect(cardsDown(on)).toBe(before);
      });
      if (cardsDown(on) === before) expect(plan).toHaveLength(walk.ahead.length);
      else seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('a move that begins the best line leads to the same end', () => {
  for (let deal = 1; deal <= 4; deal++) {
    const best = value.lineAfter(walkOf(deal, first))[0]!;
    expect(value.behind(walkOf(deal, first), best)).toBe(0);
  }
});

test('the same position is worth the same, however it was reached', () => {
  const walk = walkOf(1, first);
  const line = value.lineAfter(walk);
  const world = new Worlds(walk.table, walk.unseen, 1).next();
  const after = copyOf(world);
  for (const move of line) rules.make(after, move);
  expect(value.progressAfter(after, [])).toBe(value.progressAfter(world, line));
  expect(
    new StageValue(new StageSearch(makeGameTools(spider, { suits: 'one' }).context)).progressAfter(world, line),
  ).toBe(value.progressAfter(world, line));
});

test('cards that were never seen have no part in what follows a move, nor in how far it is behind', () => {
  for (let deal = 1; deal <= 3; deal++) {
    const { table, unseen, at, next } = walkOf(deal, last);
    const others = new Worlds(table, unseen, 2);
    const [one, other] = [table, others.next()].map((laid) => {
      const seen = { table: copyOf(laid), unseen, at };
      return [value.lineAfter(seen), value.lineAfter(seen, [next!]), value.behind(seen, next!)];
    });
    expect(other).toEqual(one);
  }
});
