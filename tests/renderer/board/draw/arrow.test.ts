import { expect, test } from 'vitest';
import { arrowBetween } from '../../../../renderer/board/draw/arrow.ts';

const card = (x: number, y: number) => ({ x, y, width: 100, height: 140 });
const middle = ({ x, y, width, height }: ReturnType<typeof card>) => [x + width / 2, y + height / 2];

test('the arrow of a hint leads from the card to where it goes, and ends on it', () => {
  const { box, angle, wider = 1 } = arrowBetween(card(0, 0), card(400, 300), 100)!;
  const length = box.width + 44 * wider;
  const [x = 0, y = 0] = middle(box);
  const tip = [x + (Math.cos(angle!) * length) / 2, y + (Math.sin(angle!) * length) / 2];
  expect(angle).toBeCloseTo(Math.atan2(300, 400));
  expect(tip[0]).toBeGreaterThan(400);
  expect(tip[0]).toBeLessThan(450);
  expect(tip[1]).toBeLessThan(370);
});

test('to a near card it is smaller, and to one that lies on the card there is none', () => {
  expect(arrowBetween(card(0, 0), card(70, 0), 100)!.wider).toBeLessThan(1);
  expect(arrowBetween(card(0, 0), card(0, 30), 100)).toBeUndefined();
});
