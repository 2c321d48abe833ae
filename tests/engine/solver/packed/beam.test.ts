import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { STAGES } from '../../../../engine/solver/best-first/weights.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { PackedBeamScore } from '../../../../engine/solver/packed/beam-score.ts';
import { PackedBoard } from '../../../../engine/solver/packed/board.ts';
import { PackedMoves } from '../../../../engine/solver/packed/moves.ts';
import { PackedEvaluation } from '../../../../engine/solver/packed/packed-evaluation.ts';
import { PACKED_HOME, packedFromOf, packedToOf } from '../../../../engine/solver/packed/packed-move.ts';
import { packedBeam } from '../../../../engine/solver/packed/packed.ts';
import type { Plan } from '../../../../engine/solver/base/strategy.ts';
import { BUILT_WEIGHTS } from '../../../../engine/search/evaluate/weights.ts';
import { packedWay } from './packed-way.ts';

const plan: Plan = [{ strategy: packedBeam, positions: Infinity }];

/* When scores are predicted wrongly, the search takes many times more positions. */
test.each([
  ['flower-garden', 7002, 400_000],
  ['ceiling-fan', 7004, 100_000],
  ['brigade', 7001, 20_000],
  ['freecell', 1, 20_000],
])('wins a deal of %s within its positions', (id, deal, positions) => {
  const game = findGame(id)!;
  const made = solver(game, usualAnswers(game), { plan });
  expect(made.solve(deal, { positions }).toEnd().verdict).toBe('won');
});

test('does not call a deal lost', () => {
  const game = findGame('flower-garden')!;
  const made = solver(game, usualAnswers(game), { plan, bytes: 2 ** 21 });
  expect(made.solve(7010, { positions: 100_000 }).toEnd().verdict).toBe('open');
});

function boardOf(id: string): { board: PackedBoard; deal: (number: number) => void } {
  const { packed, forced, table } = packedWay(id);
  const board = new PackedBoard(packed, forced);
  return { board, deal: (number) => board.begin(table(number)) };
}

test.each(['flower-garden', 'brigade', 'freecell', 'ceiling-fan', 'good-measure'])(
  'predicts scores in %s unless a card goes home',
  (id) => {
    const { board, deal } = boardOf(id);
    const score = new PackedBeamScore(board, BUILT_WEIGHTS);
    const evaluation = new PackedEvaluation(board, STAGES[0]!.weights);
    const found = new PackedMoves();
    const below = numbersBelow(xoshiro(1));
    let compared = 0;
    deal(1);
    for (let made = 0; made < 60; made++) {
      score.score();
      found.find(board, evaluation, evaluation.score(0));
      if (found.length === 0) break;
      const moves = [...found.list.subarray(0, found.length)];
      for (const move of moves) {
        if (Math.max(packedFromOf(move), packedToOf(move)) === PACKED_HOME) continue;
        const predicted = score.predict(move);
        const mark = board.end;
        board.make(move);
        const fresh = board.fresh.slice();
        board.fresh.fill(0);
        if (board.end === mark + 1) {
          expect(new PackedBeamScore(board, BUILT_WEIGHTS).score()).toBe(predicted);
          expect(score.signature).toBe(board.heights | (board.emptyColumns << 16));
          compared++;
        }
        board.fresh.set(fresh);
        board.undo(mark);
      }
      board.make(moves[below(moves.length)]!);
    }
    expect(compared).toBeGreaterThan(20);
  },
);
