import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { Determinizations } from '../../../../engine/search/playouts/determinizations.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { makeOptions } from '../../../../engine/model/options.ts';
import { isTap } from '../../../../engine/model/move.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { RevealValue } from '../../../../engine/hints/reveal/reveal-value.ts';
import { RevealSearch } from '../../../../engine/hints/reveal/reveal-search.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const spider = findGame('spider')!;
const tools = makeGameTools(spider, { suits: 'one' });
const { rules } = tools.solver;
const value = new RevealValue(new RevealSearch(tools.context));

const MOVES_BEFORE = 12;

/** Walks a few moves from the deal, to where the player's next move is the chosen one. */
function replayOf(deal: number, choose: (session: Session) => number): GameReplay {
  const session = Session.begin(spider, makeOptions(spider, { suits: 'one' }), deal);
  for (let at = 0; at < MOVES_BEFORE; at++) session.play(first(session));
  session.play(choose(session));
  const replay = GameReplay.of(session.save(), new Position(rules, tools.context.facts, undefined))!;
  while (replay.at < MOVES_BEFORE) replay.go();
  return replay;
}

const first = (session: Session): number => session.legalMoves().find((move) => !isTap(move))!;
const last = (session: Session): number => session.legalMoves().findLast((move) => !isTap(move))!;

function cardsDown(table: TableView): number {
  let down = 0;
  for (let pile = 0; pile < table.piles; pile++)
    for (let at = 0; at < table.size(pile); at++) down += Number(table.at(pile, at) >= FACE_DOWN);
  return down;
}

test('continues a move legally until a card is revealed', () => {
  let followed = 0;
  for (let deal = 1; deal <= 4; deal++) {
    const replay = replayOf(deal, last);
    const line = value.lineAfter(replay, [replay.next!]);
    const on = copyOf(replay.table);
    const before = cardsDown(on);
    line.forEach((move, at) => {
      expect(rules.allows(on, move)).toBe(true);
      rules.make(on, move);
      if (at < line.length - 1) expect(cardsDown(on)).toBe(before);
    });
    expect(line[0]).toBe(replay.next);
    followed += line.length - 1;
  }
  expect(followed).toBeGreaterThan(0);
});

test('ends a continuation at the first revealed card or the end', () => {
  let seen = 0;
  for (let deal = 1; deal <= 4; deal++) {
    const session = Session.begin(spider, makeOptions(spider, { suits: 'one' }), deal);
    for (let at = 0; at < 2 * MOVES_BEFORE; at++) session.play(last(session));
    const replay = GameReplay.of(session.save(), new Position(rules, tools.context.facts, undefined))!;
    for (; replay.next !== undefined; replay.go()) {
      const plan = value.plan(replay.table, replay.ahead);
      expect(plan).toEqual(replay.ahead.slice(0, plan.length));
      const on = copyOf(replay.table);
      const before = cardsDown(on);
      plan.forEach((move, at) => {
        rules.make(on, move);
        if (at < plan.length - 1) expect(cardsDown(on)).toBe(before);
      });
      if (cardsDown(on) === before) expect(plan).toHaveLength(replay.ahead.length);
      else seen++;
    }
  }
  expect(seen).toBeGreaterThan(10);
});

test('leads to the same end by the best line’s first move', () => {
  for (let deal = 1; deal <= 4; deal++) {
    const best = value.lineAfter(replayOf(deal, first))[0]!;
    expect(value.behind(replayOf(deal, first), best)).toBe(0);
  }
});

test('values a position equally however it was reached', () => {
  const replay = replayOf(1, first);
  const line = value.lineAfter(replay);
  const world = new Determinizations(replay.table, replay.unseen, 1).next();
  const after = copyOf(world);
  for (const move of line) rules.make(after, move);
  expect(value.progressAfter(after, [])).toBe(value.progressAfter(world, line));
  expect(
    new RevealValue(new RevealSearch(makeGameTools(spider, { suits: 'one' }).context)).progressAfter(world, line),
  ).toBe(value.progressAfter(world, line));
});

test('ignores hidden cards in values and continuations', () => {
  for (let deal = 1; deal <= 3; deal++) {
    const { table, unseen, at, next } = replayOf(deal, last);
    const others = new Determinizations(table, unseen, 2);
    const [one, other] = [table, others.next()].map((laid) => {
      const seen = { table: copyOf(laid), unseen, at };
      return [value.lineAfter(seen), value.lineAfter(seen, [next!]), value.behind(seen, next!)];
    });
    expect(other).toEqual(one);
  }
});
