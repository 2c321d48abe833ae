import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { isDrag, toOf } from '../../../../engine/model/move.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { Evaluation } from '../../../../engine/solver/best-first/evaluate.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { EXACT_WEIGHTS } from './exact-weights.ts';

test.each(['freecell', 'eight-off', 'yukon'])('predicts what a move adds in %s', (id) => {
  const game = findGame(id)!;
  const rules = new RuleSet(game.variant(usualAnswers(game)));
  const { position, view } = makeSearchContext(rules, { pruning: new Set() });
  const evaluation = new Evaluation(position, view);
  evaluation.begin(EXACT_WEIGHTS);
  const below = numbersBelow(xoshiro(1));
  const found = new Moves();
  let compared = 0;
  for (let deal = 1; deal <= 5; deal++) {
    position.begin(dealByNumber(rules.variant, deal, rules).table);
    for (let made = 0; made < 40; made++) {
      position.settle();
      position.list(found);
      const moves = [...found.list.subarray(0, found.length)].filter(isDrag);
      if (moves.length === 0) break;
      const score = evaluation.score(0);
      const predicted = moves.map((move) => evaluation.predict(score, move));
      for (const [at, move] of moves.entries()) {
        const mark = position.table.end;
        position.make(move);
        position.settle();
        const alone = position.table.end === mark + 1 && rules.piles[toOf(move)]!.rules.role !== 'foundation';
        if (alone) expect(evaluation.score(1)).toBe(predicted[at]);
        compared += Number(alone);
        position.undo(mark);
        position.settle();
      }
      position.make(moves[below(moves.length)]!);
    }
  }
  expect(compared).toBeGreaterThan(200);
});
