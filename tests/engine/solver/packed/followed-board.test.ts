import { expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { STAGES } from '../../../../engine/solver/best-first/weights.ts';
import { FollowedBoard } from '../../../../engine/solver/packed/followed-board.ts';
import { PackedMoves } from '../../../../engine/solver/packed/moves.ts';
import { PackedEvaluation } from '../../../../engine/solver/packed/packed-evaluation.ts';
import { CELLS, packedFromOf, packedToOf } from '../../../../engine/solver/packed/packed-move.ts';
import { packedWay } from './packed-way.ts';

test.each(['flower-garden', 'raglan'])('predicts keys in %s between a reserve card and the next', (id) => {
  const { packed, forced, table } = packedWay(id);
  const board = new FollowedBoard(packed, forced);
  const evaluation = new PackedEvaluation(board, STAGES[0]!.weights);
  const found = new PackedMoves();
  const below = numbersBelow(xoshiro(1));
  let followed = 0;
  for (let deal = 1; deal <= 5; deal++) {
    board.begin(table(deal));
    for (let made = 0; made < 60; made++) {
      found.find(board, evaluation, evaluation.score(0));
      const moves = [...found.list.subarray(0, found.length)];
      if (moves.length === 0) break;
      const before = [board.a, board.b, board.awaits];
      for (const move of moves) {
        if (board.awaits > 0) expect(packedToOf(move)).toBe(board.place[board.awaits]! >> 6);
        board.predict(move);
        const predicted = [board.predictedA, board.predictedB];
        const mark = board.end;
        board.make(move);
        if (board.end === mark + 1) expect([board.a, board.b]).toEqual(predicted);
        expect(board.awaits > 0).toBe(packedFromOf(move) === CELLS && packedToOf(move) < CELLS);
        if (board.awaits > 0) followed++;
        board.undo(mark);
        expect([board.a, board.b, board.awaits]).toEqual(before);
      }
      board.make(moves[below(moves.length)]!);
    }
  }
  expect(followed).toBeGreaterThan(20);
});

test('recognises rules with automatic moves', () => {
  const forcedByRules = ['automatic=true', 'automatic=false'].map(
    (options) => packedWay('freecell', options).forced.byRules,
  );
  expect([...forcedByRules, packedWay('flower-garden').forced.byRules]).toEqual([true, false, false]);
});
