import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { Evaluation } from '../../../../engine/solver/best-first/evaluate.ts';
import type { EvaluationWeights } from '../../../../engine/solver/best-first/weights.ts';
import { PackedBoard } from '../../../../engine/solver/packed/board.ts';
import { PackedEvaluation } from '../../../../engine/solver/packed/packed-evaluation.ts';
import { EXACT_WEIGHTS } from '../best-first/exact-weights.ts';
import { packedLineOf } from '../../../../engine/solver/packed/table-moves.ts';
import { packedWay } from './packed-way.ts';

/** Each weight that is one number, and the weights with more of it. */
const INCREASED = Object.entries(EXACT_WEIGHTS)
  .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
  .map(([name, weight]): [string, EvaluationWeights] => [name, { ...EXACT_WEIGHTS, [name]: weight + 40 }]);

test.each(INCREASED)('scores a packed position like one on the table when %s is increased', (_name, weights) => {
  const game = findGame('freecell')!;
  const rules = new RuleSet(game.variant(usualAnswers(game)));
  const { position, view } = makeSearchContext(rules, { pruning: new Set() });
  const evaluation = new Evaluation(position, view);
  evaluation.begin(weights);
  const { packed, forced } = packedWay('freecell');
  const board = new PackedBoard(packed, forced);
  const packedEvaluation = new PackedEvaluation(board, weights);
  const below = numbersBelow(xoshiro(1));
  const found = new Moves();
  let compared = 0;
  for (let deal = 1; deal <= 3; deal++) {
    position.begin(dealByNumber(rules.variant, deal, rules).table);
    for (let made = 0; made < 30; made++) {
      position.settle();
      expect(board.begin(position.table)).toBe(true);
      // Cards that the board sends home by itself go home on the table too.
      for (const move of packedLineOf(packed, board.log.slice(0, board.end), position.table)) {
        position.make(move);
        position.settle();
      }
      board.fresh.fill(0);
      expect(packedEvaluation.score(made)).toBe(evaluation.score(made));
      compared++;
      position.list(found);
      if (found.length === 0) break;
      position.make(found.list[below(found.length)]!);
    }
  }
  expect(compared).toBeGreaterThan(40);
});
