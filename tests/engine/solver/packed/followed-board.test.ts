import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { SafeHomes } from '../../../../engine/legality/safe-homes.ts';
import { parseOptions, usualAnswers } from '../../../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { STAGES } from '../../../../engine/solver/best-first/weights.ts';
import { KNOWN } from '../../../../engine/solver/known.ts';
import { FollowedBoard } from '../../../../engine/solver/packed/followed-board.ts';
import { ForcedHomes } from '../../../../engine/solver/packed/forced.ts';
import { packedGame } from '../../../../engine/solver/packed/game.ts';
import { PackedMoves } from '../../../../engine/solver/packed/moves.ts';
import { Outlook } from '../../../../engine/solver/packed/outlook.ts';
import { CELLS, packedFromOf, packedToOf } from '../../../../engine/solver/packed/packed-move.ts';
import { solverFactsOf } from '../../../../engine/solver/position/facts.ts';
import { PRUNING } from '../../../../engine/solver/pruning.ts';
import { RelationsByBase } from '../../../../engine/solver/relations.ts';

function forcedIn(id: string, options?: string) {
  const game = findGame(id)!;
  const rules = new RuleSet(game.variant(options === undefined ? usualAnswers(game) : parseOptions(game, options)!));
  const relations = new RelationsByBase(rules);
  const facts = solverFactsOf(rules, KNOWN[id]!, new Set(PRUNING));
  const packed = packedGame(rules, facts, relations.at(0), 0)!;
  const forced = new ForcedHomes(rules, new SafeHomes(rules, relations), packed, 0);
  return { packed, forced, table: (deal: number) => dealByNumber(rules.variant, deal, rules).table };
}

test.each(['flower-garden', 'raglan'])(
  'in %s a card from a reserve is laid on next, and the key between is foretold, is its own, and is taken back',
  (id) => {
    const { packed, forced, table } = forcedIn(id);
    const board = new FollowedBoard(packed, forced);
    const outlook = new Outlook(board, STAGES[0]!.weights);
    const found = new PackedMoves();
    const below = numbersBelow(xoshiro(1));
    let followed = 0;
    for (let deal = 1; deal <= 5; deal++) {
      board.begin(table(deal));
      for (let made = 0; made < 60; made++) {
        found.find(board, outlook, outlook.score(0));
        const moves = [...found.list.subarray(0, found.length)];
        if (moves.length === 0) break;
        const before = [board.a, board.b, board.awaits];
        for (const move of moves) {
          if (board.awaits > 0) expect(packedToOf(move)).toBe(board.place[board.awaits]! >> 6);
          board.foretell(move);
          const told = [board.toldA, board.toldB];
          const mark = board.end;
          board.make(move);
          if (board.end === mark + 1) expect([board.a, board.b]).toEqual(told);
          expect(board.awaits > 0).toBe(packedFromOf(move) === CELLS && packedToOf(move) < CELLS);
          if (board.awaits > 0) followed++;
          board.undo(mark);
          expect([board.a, board.b, board.awaits]).toEqual(before);
        }
        board.make(moves[below(moves.length)]!);
      }
    }
    expect(followed).toBeGreaterThan(20);
  },
);

test('rules that send cards home by themselves are told from those that do not', () => {
  const told = ['automatic=true', 'automatic=false'].map((options) => forcedIn('freecell', options).forced.byRules);
  expect([...told, forcedIn('flower-garden').forced.byRules]).toEqual([true, false, false]);
});
