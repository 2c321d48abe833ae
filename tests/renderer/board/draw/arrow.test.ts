import { expect, test } from 'vitest';
import { arrowBetween } from '../../../../renderer/board/draw/arrow.ts';

const card = (x: number, y: number) => ({ x, y, width: 100, height: 140 });
const numbersIn = (outline: string): number[] => (outline.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

test('leads from the card to its target', () => {
  const { tip, outline } = arrowBetween(card(0, 0), card(400, 300), 100)!;
  expect(tip.x).toBeGreaterThan(400);
  expect(tip.x).toBeLessThan(450);
  expect(tip.y).toBeLessThan(370);
  expect(
    numbersIn(outline)
      .slice(0, 2)
      .every((at) => at > 0 && at < 140),
  ).toBe(true);
});

test.each([
  [card(400, 0), 'right'],
  [card(-400, 0), 'left'],
  [card(400, 300), 'down'],
  [card(400, -300), 'up'],
])('bends upwards on its way to %o, which lies to the %s', (goal) => {
  const { outline } = arrowBetween(card(0, 0), goal, 100)!;
  const [bendX = 0, bendY = 0] = numbersIn(outline).slice(2, 4);
  const straight = 70 + ((bendX - 50) * (goal.y - 0)) / (goal.x - 0);
  expect(bendY).toBeLessThan(straight);
});

test('is absent to a card that lies on it', () => {
  expect(arrowBetween(card(0, 0), card(0, 30), 100)).toBeUndefined();
});
