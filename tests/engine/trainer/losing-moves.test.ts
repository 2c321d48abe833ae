import { expect, test } from 'vitest';
import { findGame, makeMove, parseOptions, resume, type Saved } from '../../../engine/rules.ts';
import { losingMoves } from '../../../engine/search.ts';
import { goTo } from '../../../engine/session/cut.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { solver } from '../../../engine/solver/index.ts';
import { toEnd } from '../../tools/to-end.ts';
import { randomGame } from '../review/random-game.ts';
import { copyOf } from '../../../engine/model/table-copy.ts';

const losing = (saved: Saved): readonly string[] => toEnd(losingMoves(saved));

test('lists exactly the moves that lose where another wins in an open game', () => {
  const freecell = findGame('freecell')!;
  let [asked, positions] = [0, 0];
  for (let deal = 1; deal <= 6; deal++) {
    const saved = randomGame('freecell', deal, 40);
    const answers = parseOptions(freecell, saved.options)!;
    const [plain, rules] = [solver(freecell, answers), new RuleSet(freecell.variant(answers))];
    const resumed = resume(saved);
    const session = resumed.ok ? resumed.value.session : expect.unreachable();
    for (let at = session.moveCount; at > 0; at -= 3) {
      goTo(session, at);
      positions++;
      const verdicts = session.legalMoves().map((move) => {
        const table = copyOf(session.table);
        rules.make(table, move);
        return { word: makeMove(move), verdict: plain.solve(table, { positions: 30_000 }).toEnd().verdict };
      });
      const winnable = verdicts.some(({ verdict }) => verdict === 'won');
      const lost = verdicts.filter(({ verdict }) => winnable && verdict === 'lost').map(({ word }) => word);
      asked += lost.length;
      expect([...losing(session.save())].toSorted(), `deal ${deal}, move ${at}`).toEqual(lost.toSorted());
    }
  }
  expect(positions).toBeGreaterThan(8);
  expect(asked).toBeGreaterThan(3);
});

test('lists nothing with hidden cards or an unreadable game', () => {
  expect(losing(randomGame('klondike', 1, 20))).toEqual([]);
  expect(losing({ ...randomGame('freecell', 1, 4), game: 'poker-night' })).toEqual([]);
});
