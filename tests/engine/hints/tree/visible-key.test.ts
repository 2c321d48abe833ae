import { expect, test } from 'vitest';
import { VisibleKey } from '../../../../engine/hints/tree/visible-key.ts';
import { table } from '../../table.ts';

/** The number of a table whose first pile is the stock; `unseen`: the piles with cards nobody has seen. */
function numberOf(piles: readonly string[], unseen: readonly number[]): number {
  const key = new VisibleKey([0]);
  const on = table(...piles);
  key.begin(on, (pile) => unseen.includes(pile));
  return key.of(on);
}

test('cards that lie face down are alike', () => {
  expect(numberOf(['', '3d 9d KS'], [1])).toBe(numberOf(['', '5d 7d KS'], [1]));
  expect(numberOf(['4d 2d', 'KS'], [0])).toBe(numberOf(['2d 4d', 'KS'], [0]));
});

test('how many lie face down, what lies face up, and where, makes a difference', () => {
  const number = numberOf(['', '3d 9d KS', 'QH'], [1]);
  expect(numberOf(['', '9d KS', 'QH'], [1])).not.toBe(number);
  expect(numberOf(['', '3d 9d QS', 'QH'], [1])).not.toBe(number);
  expect(numberOf(['', 'QH', '3d 9d KS'], [1])).not.toBe(number);
});

test('the cards of a stock that were all seen are told apart', () => {
  expect(numberOf(['4d 2d', 'KS'], [])).not.toBe(numberOf(['2d 4d', 'KS'], []));
});

test('a stock that gets its cards back from the waste has been seen', () => {
  const [one, other] = [
    ['4d', '2S', 'KS'],
    ['2d', '4S', 'KS'],
  ].map((piles) => {
    const key = new VisibleKey([0]);
    const on = table(...piles);
    key.begin(on, (pile) => pile === 0);
    const before = key.of(on);
    on.move(1, 0, 1, 2);
    return { before, after: key.of(on), knows: key.knowsStock };
  });
  expect(one!.before).not.toBe(other!.before);
  expect([one!.knows, other!.knows]).toEqual([true, true]);
  expect(one!.after).not.toBe(other!.after);
});
