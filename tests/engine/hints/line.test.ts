import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { withoutLoops } from '../../../engine/hints/line.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import type { Move } from '../../../engine/model/move.ts';
import type { Table } from '../../../engine/model/table.ts';
import { solver } from '../../../engine/solver/solver.ts';
import { pilesOf } from '../table.ts';
import { copyOf } from '../../../engine/model/table-copy.ts';

const found = solver(findGame('freecell')!, {});
const { rules } = found;
const { table } = found.deal(1);
const win = withoutLoops(found.solve(table).toEnd().moves!, table, rules);

function movesOn(on: Table): Move[] {
  const moves = new Moves();
  rules.legalMoves(on, moves);
  return [...moves.list.subarray(0, moves.length)];
}

/** Finds two moves that lead away from a position and back. */
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

test('removes loops from a winning line', () => {
  const on = copyOf(table);
  let rounds = 0;
  const longer = win.flatMap((move) => {
    const round = roundFrom(on) ?? [];
    rounds += round.length;
    rules.make(on, move);
    return [...round, move];
  });
  expect(rounds).toBeGreaterThan(4);
  expect(withoutLoops(longer, table, rules)).toEqual(win);
});
