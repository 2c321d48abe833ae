import { expect, test } from 'vitest';
import { findGame, games, makeOptions } from '../../../../../engine/rules.ts';
import { miniatureOf } from '../../../../../renderer/panels/picker/picture/miniature.ts';
import { pathsOf } from '../../../../../renderer/panels/picker/picture/picture-paths.ts';

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

test('a picture is drawn with few outlines, its red and black cards apart', () => {
  for (const game of games) {
    const { layers, red, black } = pathsOf(miniatureOf(game));
    expect([game.id, layers.length <= 16]).toEqual([game.id, true]);
    expect(`${red}${black}${layers.map(({ path }) => path).join('')}`).not.toContain('NaN');
  }
});

test('only a card that lies free shows its suit', () => {
  const card = { y: 0, kind: 'up', suit: 3, card: 0, pile: 0, index: 0 } as const;
  const one = pathsOf({ width: 1, height: 1.4, cards: [{ ...card, x: 0 }] });
  const two = pathsOf({
    width: 1.28,
    height: 1.4,
    cards: [
      { ...card, x: 0 },
      { ...card, x: 0.28, suit: 2 },
    ],
  });
  expect(one.black).toContain('c');
  expect(two.black).not.toContain('c');
  expect(two.red).toContain('c');
});

test('shows the cards of the options it is given', () => {
  const spider = findGame('spider')!;
  const suitsOf = (options: string): number =>
    new Set(miniatureOf(spider, options).cards.flatMap(({ kind, suit }) => (kind === 'up' ? [suit] : []))).size;
  const [one = '', two = '', four = ''] = ['one', 'two', 'four'].map((suits) => makeOptions(spider, { suits }));
  expect([suitsOf(one), suitsOf(two), suitsOf(four)]).toEqual([1, 2, 4]);
});
