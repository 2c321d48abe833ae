import { expect, test } from 'vitest';
import { Moves } from '../../../../engine/legality/move-generator.ts';
import { fromOf, isDrag, makeMove, toOf } from '../../../../engine/model/move.ts';
import { RelationsByBase } from '../../../../engine/solver/relations.ts';
import { factsOf } from '../../../../engine/solver/facts.ts';
import { Position } from '../../../../engine/solver/position.ts';
import { BeamScore } from '../../../../engine/solver/stage-beam/score.ts';
import { ROUNDS, RUNS, SINGLY } from '../../../../engine/solver/stage-beam/weights.ts';
import { deal, playAtRandom, type Way, ways } from '../../play.ts';

const usual = (id: string): Way => ways.find(({ game }) => game.id === id)!;

test.each([
  ['spider', RUNS],
  ['spiderette', RUNS],
  ['gypsy', ROUNDS],
  ['jumbo', ROUNDS],
  ['forty-thieves', SINGLY],
])('what is foretold of a drag in %s is what is told once it is made', (id, weights) => {
  const dealt = deal(usual(id), 1);
  const { rules, table } = dealt;
  const facts = factsOf(rules, {}, new Set());
  const position = new Position(rules, facts, undefined);
  const score = new BeamScore(position, new RelationsByBase(rules), weights);
  const found = new Moves();
  const roleOf = (pile: number): string => rules.piles[pile]!.rules.role;
  playAtRandom(dealt, 1, 150, () => {
    position.begin(table);
    score.score();
    position.list(found);
    for (const move of found.list.subarray(0, found.length)) {
      if (!isDrag(move) || roleOf(fromOf(move)) === 'foundation') continue;
      score.score();
      const told = [makeMove(move), score.foretell(move), score.signature];
      const mark = position.table.end;
      position.make(move);
      position.settle();
      const [made, signature] = [score.score(), score.signature];
      position.undo(mark);
      position.settle();
      // How much less there is to dig once a card is home is estimated.
      expect([told[0], roleOf(toOf(move)) === 'foundation' ? told[1] : made, signature]).toEqual(told);
    }
  });
});
