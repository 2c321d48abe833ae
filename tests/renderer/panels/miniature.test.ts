import { expect, test } from 'vitest';
import { findGame, games } from '../../../engine/index.ts';
import { miniatureOf } from '../../../renderer/panels/miniature.ts';

test('every game has a picture that holds all its cards', () => {
  for (const game of games) {
    const { width, height, cards } = miniatureOf(game);
    expect([game.id, cards.length > 0]).toEqual([game.id, true]);
    for (const { x, y } of cards) expect(x >= 0 && y >= 0 && x + 1 <= width && y + 1.4 <= height).toBe(true);
  }
});

test('Klondike is pictured with its stock, five empty places and seven columns', () => {
  const { cards } = miniatureOf(findGame('klondike')!);
  const of = (kind: string): number => cards.filter((card) => card.kind === kind).length;
  expect([of('down'), of('up'), of('empty')]).toEqual([22, 7, 4]);
});
