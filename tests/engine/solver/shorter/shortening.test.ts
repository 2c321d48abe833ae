import { describe, expect, test } from 'vitest';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { findGame } from '../../../../engine/games/index.ts';
import { drag, type Move } from '../../../../engine/model/move.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import type { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { Detours } from '../../../../engine/solver/shorter/detours.ts';
import type { Table } from '../../../../engine/model/table.ts';
import { rulesOf, table } from '../../table.ts';
import { COLUMN, HOME } from '../../tiny.ts';

/** Plays the moves by the rules alone. */
function plays(rules: RuleSet, from: Table, moves: readonly Move[]): boolean {
  for (const move of moves) {
    expect(rules.allows(from, move)).toBe(true);
    rules.make(from, move);
  }
  return rules.variant.won(from);
}

describe.each(['freecell', 'bakers-game', 'klondike', 'canfield', 'spiderette', 'golf', 'triple-peaks', 'accordion'])(
  '%s',
  (id) => {
    test('shortens a win, which stays valid', () => {
      const game = findGame(id)!;
      const answers = usualAnswers(game);
      const made = solver(game, answers);
      let won = 0;
      for (let deal = 1; deal <= 60 && won < 2; deal++) {
        const solving = made.solve(deal, { positions: 5000 });
        const before = solving.toEnd();
        if (before.verdict !== 'won') continue;
        won++;
        while (!solving.shorten(500)) continue;
        const { moves } = solving.toEnd();
        const { rules, table: dealt } = dealByNumber(game.variant(answers), deal);
        expect(plays(rules, dealt, moves!)).toBe(true);
        expect(moves!.length).toBeLessThanOrEqual(before.moves.length);
      }
      expect(won).toBeGreaterThan(0);
    });
  },
);

test('shortens FreeCell wins by a tenth or more', () => {
  const made = solver(findGame('freecell')!, {});
  let [before, after] = [0, 0];
  for (let deal = 1; deal <= 10; deal++) {
    const solving = made.solve(deal);
    before += solving.toEnd().moves!.length;
    while (!solving.shorten(1000)) continue;
    after += solving.toEnd().moves!.length;
  }
  expect(after).toBeLessThan(0.9 * before);
});

test('does not shorten unsolved positions', () => {
  const made = solver(findGame('freecell')!, {});
  expect(made.solve(11982, { positions: 10 }).shorten(1000)).toBe(true);
  const left = made.solve(1);
  const first = left.toEnd();
  made.solve(2);
  expect(left.shorten(1000)).toBe(true);
  expect(left.toEnd()).toEqual(first);
});

describe('straightening a win', () => {
  /** Columns 0 to 2 and foundation 3, on which two cards win. */
  const rules = rulesOf([COLUMN, COLUMN, COLUMN, HOME], { won: (t) => t.size(3) === 2 });
  const straight = (win: readonly Move[], ...cards: readonly string[]): readonly Move[] => {
    const detours = new Detours(rules, table(...cards), win);
    while (!detours.go(1)) continue;
    return detours.moves;
  };

  test('sends cards directly instead of by other piles', () => {
    const win = [drag(0, 1, 1), drag(0, 1, 2), drag(1, 1, 3), drag(2, 1, 3)];
    expect(straight(win, '2S AS', '', '', '')).toEqual([drag(0, 1, 3), drag(0, 1, 3)]);
  });

  test('drops useless moves', () => {
    const win = [drag(1, 1, 2), drag(0, 1, 3), drag(2, 1, 1), drag(0, 1, 3)];
    expect(straight(win, '2S AS', '9H', '', '')).toEqual([drag(0, 1, 3), drag(0, 1, 3)]);
  });

  test('keeps a needed detour', () => {
    const win = [drag(0, 1, 1), drag(0, 1, 3), drag(1, 1, 3)];
    expect(straight(win, 'AS 2S', '', '', '')).toEqual(win);
  });
});
