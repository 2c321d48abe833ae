import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { Determinizations } from '../../../../engine/search/playouts/determinizations.ts';
import type { Answers } from '../../../../engine/model/game.ts';
import { fromOf, isDrag, toOf } from '../../../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import type { Table } from '../../../../engine/model/table.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { UctMethod } from '../../../../engine/hints/methods/uct-method.ts';
import { Valuer } from '../../../../engine/trainer/value/valuer.ts';
import { progressOf } from '../../../../engine/search/evaluate/progress.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';
import { copyOf } from '../../../../engine/model/table-copy.ts';

const SEEDS = 24;

function wayOf(id: string, some: Answers = {}) {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const tools = makeGameTools(game, parseOptions(game, options)!);
  const begin = (deal: number): Session => Session.begin(game, options, deal);
  /** Returns a deal after this many random moves. */
  const after = (deal: number, moves: number): Table => {
    const session = begin(deal);
    const below = numbersBelow(xoshiro(deal));
    for (let made = 0; made < moves; made++) {
      const legal = session.legalMoves();
      if (legal.length > 0) session.play(legal[below(legal.length)]!);
    }
    return copyOf(session.table);
  };
  const makeMethod = (): UctMethod => new UctMethod(tools, {});
  return { tools, begin, after, makeMethod };
}

describe.each(['yukon', 'klondike', 'canfield', 'scorpion'])('a position of %s', (id) => {
  const { after, makeMethod } = wayOf(id);

  test('has the same value whatever was played before', () => {
    const [one, other] = [makeMethod(), wayOf(id).makeMethod()];
    const tables = Array.from({ length: 6 }, (_, deal) => after(deal + 1, 3 * deal));
    const found = tables.map((table) => one.value(table, [], 7));
    expect(found.every(({ score }) => score >= 0 && score <= 1)).toBe(true);
    expect(tables.toReversed().map((table) => other.value(table, [], 7))).toEqual(found.toReversed());
  });

  test('has a different value with a different seed', () => {
    const method = makeMethod();
    const table = after(1, 0);
    const found = Array.from({ length: SEEDS }, (_, seed) => method.value(table, [], seed).score);
    expect(new Set(found).size).toBeGreaterThan(1);
  });
});

test.each(['yukon', 'klondike', 'canfield'])('has equal progress in %s on board and table', (id) => {
  const { tools, after, makeMethod } = wayOf(id);
  const method = makeMethod();
  const position = new Position(tools.solver.rules, tools.context.facts, undefined);
  for (let moves = 0; moves < 60; moves += 4) {
    const table = after(1 + (moves % 3), moves);
    position.begin(table);
    expect(method.progress(table)).toBeCloseTo(progressOf(position), 12);
  }
});

test('has half a card of progress per revealed or joined card in Scorpion', () => {
  const { tools, begin, makeMethod } = wayOf('scorpion');
  const method = makeMethod();
  const { index: stock } = tools.solver.rules.piles.find(({ rules }) => rules.tap?.round !== undefined)!;
  const grown = new Set<number>();
  for (let deal = 1; deal <= 8; deal++) {
    const session = begin(deal);
    for (const move of session.legalMoves().filter((each) => fromOf(each) !== stock)) {
      const before = method.progress(session.table);
      session.play(move);
      grown.add(Math.round(104 * (method.progress(session.table) - before)));
      session.undo();
    }
  }
  expect([...grown].toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('has equal values after Yukon moves in either order', () => {
  const { tools, begin } = wayOf('yukon');
  const valuer = new Valuer(tools);
  let compared = 0;
  for (let deal = 1; deal <= 12; deal++) {
    const session = begin(deal);
    const [one, ...others] = session.legalMoves().filter(isDrag);
    const isApart = (move: number): boolean =>
      [fromOf(move), toOf(move)].every((pile) => pile !== fromOf(one!) && pile !== toOf(one!));
    const other = others.find(isApart);
    if (other === undefined) continue;
    session.play(one!);
    const replay = GameReplay.of(session.save(), new Position(tools.solver.rules, tools.context.facts, undefined))!;
    const worlds = new Determinizations(replay.table, replay.unseen, deal);
    for (let seed = 0; seed < SEEDS; seed++) {
      const world = worlds.next();
      expect(valuer.value(world, [one!, other], seed)).toBe(valuer.value(world, [other, one!], seed));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(SEEDS);
});

test('is valued by the basic bot where no board fits', () => {
  const { tools, after, makeMethod } = wayOf('klondike', { passes: 'three' });
  const table = after(1, 5);
  const { context, player } = tools;
  const { score } = makeMethod().value(table, [], 1);
  context.position.begin(table);
  player.shareLuck(1);
  expect(score).toBe(player.play());
});
