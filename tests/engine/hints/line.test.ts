import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { begunWith, straight, unturned } from '../../../engine/hints/line.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { FACE_DOWN } from '../../../engine/model/card.ts';
import { type Move, tap } from '../../../engine/model/move.ts';
import type { Table } from '../../../engine/model/table.ts';
import { copyOf } from '../../../engine/solver/replay.ts';
import { solver } from '../../../engine/solver/solver.ts';
import { pilesOf } from '../table.ts';

const found = solver(findGame('freecell')!, {});
const { rules } = found;
const { table } = found.deal(1);
const win = straight(found.solve(table).toEnd().moves!, table, rules);

function movesOn(on: Table): Move[] {
  const moves = new Moves();
  rules.legalMoves(on, moves);
  return [...moves.list.subarray(0, moves.length)];
}

/** Two moves that lead away from a position and back, if there are two. */
function roundFrom(from: Table): Move[] | undefined {
  for (const away of movesOn(from)) {
    const other = copyOf(from);
    rules.make(other, away);
    for (const back of movesOn(other)) {
      const again = copyOf(other);
      rules.make(again, back);
      if (pilesOf(again).join() === pilesOf(from).join()) return [away, back];
    }
  }
  return undefined;
}

test('of a line that wins all is left out that goes round', () => {
  const on = copyOf(table);
  let rounds = 0;
  const longer = win.flatMap((move) => {
    const round = roundFrom(on) ?? [];
    rounds += round.length;
    rules.make(on, move);
    return [...round, move];
  });
  expect(rounds).toBeGreaterThan(4);
  expect(straight(longer, table, rules)).toEqual(win);
});

test('a line of a game with hidden cards is known up to the move that turns one up', () => {
  const spider = solver(findGame('spider')!, { suits: 'one' });
  const dealt = spider.deal(1001).table;
  const known = unturned(spider.solve(dealt).toEnd().moves!, dealt, spider.rules);
  const on = copyOf(dealt);
  const down = (): number =>
    spider.rules.piles
      .flatMap(({ index }) => Array.from({ length: on.size(index) }, (_, at) => on.at(index, at)))
      .filter((card) => card >= FACE_DOWN).length;
  const before = down();
  const left = known.map((move) => {
    spider.rules.make(on, move);
    return down();
  });
  expect(left.slice(0, -1).every((cards) => cards === before)).toBe(true);
  expect(left.at(-1)).toBeLessThan(before);
});

const inOrder = (moves: readonly Move[]): Move[] => moves.toSorted((a, b) => a - b);

test('a line can begin with a later move of it only where the rules allow that', () => {
  const others = win.slice(0, 12).map((move) => begunWith(move, win, table, rules));
  expect(others[0]).toBe(win);
  expect(others.slice(1).some((line) => line !== undefined)).toBe(true);
  for (const line of others) {
    if (line === undefined) continue;
    expect(inOrder(line)).toEqual(inOrder(win));
    const on = copyOf(table);
    for (const move of line) rules.make(on, move);
    expect(rules.variant.won(on)).toBe(true);
  }
  expect(begunWith(tap(0), win, table, rules)).toBeUndefined();
});
