import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DealLists, makeDealList } from '../../../engine/deals/deal-list.ts';
import { gradedDeals, levelsOf } from '../../../engine/deals/levels.ts';
import { ROOT } from '../../../main/build/root.ts';

const PLAYS = 10;

/** Makes a list of 400 deals. The basic bot wins these shares of them, quarter by quarter. */
function listOf(shares: readonly number[], deals = 400) {
  const measured = Array.from({ length: deals }, (_, at) => {
    const quarter = Math.floor((4 * at) / deals);
    const wins = Math.round(PLAYS * shares[quarter]!);
    return { deal: at + 1, wins: 100 - quarter, positions: 100 * (quarter + 1), again: wins };
  });
  return makeDealList(measured, { tried: deals, positions: 1000, plays: PLAYS });
}

const names = (list: ReturnType<typeof listOf>): string[] => levelsOf(list).map(({ difficulty }) => difficulty);

describe('difficulty levels of a list', () => {
  test('are quarters where the bot’s wins differ beyond chance', () => {
    expect(names(listOf([0.9, 0.6, 0.3, 0.1]))).toEqual(['easy', 'medium', 'hard', 'very-hard']);
  });

  test('are halves where only those differ', () => {
    const list = listOf([0.6, 0.6, 0.1, 0.2]);
    expect(levelsOf(list)).toEqual([
      { difficulty: 'easy', deals: 200, wins: 0.6, positions: 150 },
      { difficulty: 'hard', deals: 200, wins: expect.closeTo(0.15), positions: 350 },
    ]);
    expect(new Set(gradedDeals(list).map(({ difficulty }) => difficulty))).toEqual(new Set(['easy', 'hard']));
  });

  test('are absent where the bot never or always wins, or in no order', () => {
    for (const shares of [
      [0, 0, 0, 0],
      [1, 1, 1, 1],
      [0.3, 0.4, 0.3, 0.4],
    ]) {
      const list = listOf(shares);
      expect(levelsOf(list)).toEqual([]);
      expect(gradedDeals(list)[0]).toEqual({ deal: 1, difficulty: undefined });
    }
  });

  test('are absent where the hardest deals are mostly won', () => {
    expect(names(listOf([1, 0.9, 0.8, 0.7]))).toEqual([]);
  });

  test('are absent where few deals differ by chance only', () => {
    expect(names(listOf([0.6, 0.5, 0.3, 0.2], 8))).toEqual([]);
  });
});

describe('difficulty levels of all games', () => {
  const folder = join(ROOT, 'assets/deals');
  const lists = readdirSync(folder).flatMap((file) => {
    const read: DealLists = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return Object.entries(read).map(([options, list]) => ({ name: `${file} ${options}`, list }));
  });

  test('descend in the bot’s wins, from won easy deals to mostly lost hard ones', () => {
    const wrong = lists.filter(({ list }) => {
      const wins = levelsOf(list).map((level) => level.wins);
      if (wins.length === 0) return false;
      return wins[0] === 0 || wins.at(-1)! > 0.5 || wins.some((share, at) => at > 0 && share >= wins[at - 1]!);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(lists.filter(({ list }) => levelsOf(list).length > 0).length).toBeGreaterThan(100);
  });
});
