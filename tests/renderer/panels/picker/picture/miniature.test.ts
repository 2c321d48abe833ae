import { describe, expect, test } from 'vitest';
import { findGame, games, makeOptions, parseCard, suitOf } from '../../../../../engine/rules.ts';
import { miniatureOf } from '../../../../../renderer/panels/picker/picture/miniature.ts';
import { pathsOf } from '../../../../../renderer/panels/picker/picture/picture-paths.ts';

test('draws all cards of every game', () => {
  for (const game of games) {
    const { width, height, cards } = miniatureOf(game);
    expect([game.id, cards.length > 0]).toEqual([game.id, true]);
    for (const { x, y } of cards) expect(x >= 0 && y >= 0 && x + 1 <= width && y + 1.4 <= height).toBe(true);
  }
});

test('draws Klondike’s stock, five empty places and seven columns', () => {
  const { cards } = miniatureOf(findGame('klondike')!);
  const of = (kind: string): number => cards.filter((card) => card.kind === kind).length;
  expect([of('down'), of('up'), of('empty')]).toEqual([22, 7, 4]);
});

test('draws a picture with few outlines, red and black apart', () => {
  for (const game of games) {
    const { layers, prints } = pathsOf(miniatureOf(game));
    expect([game.id, layers.length <= 16]).toEqual([game.id, true]);
    expect(JSON.stringify([prints, layers])).not.toMatch(/NaN|undefined|null/);
  }
});

describe('a face', () => {
  /** Returns the marks on cards in a row, 0.28 card widths apart. */
  function printed(...names: string[]) {
    const cards = names.map((name, index) => {
      const card = parseCard(name) ?? 0;
      return { x: index * 0.28, y: 0, kind: 'up', suit: suitOf(card), card, pile: 0, index } as const;
    });
    return pathsOf({ width: 3, height: 1.4, cards }).prints;
  }
  const countOf = (path: string): number => path.match(/M/g)?.length ?? 0;

  test('shows its rank, and its pips only when it lies free', () => {
    const { red, black, redLines, blackLines } = printed('7S', '5H');
    expect([countOf(red), countOf(black), countOf(redLines), countOf(blackLines)]).toEqual([5, 0, 1, 1]);
  });

  test.each([
    ['AD', 1],
    ['2C', 2],
    ['9S', 9],
    ['TH', 10],
  ])('has for %s %i pips', (name, pips) => {
    const { red, black } = printed(name);
    expect(countOf(red + black)).toBe(pips);
  });

  test('has the letters of a different language in its corner', () => {
    const card = { x: 0, y: 0, kind: 'up', suit: 3, card: parseCard('QS')!, pile: 0, index: 0 } as const;
    const linesOf = (letters: Readonly<Record<number, string>>): string =>
      pathsOf({ width: 1, height: 1.4, cards: [card] }, letters).prints.blackLines;
    expect(linesOf({ 12: 'D' })).not.toBe(linesOf({}));
    expect(linesOf({ 11: 'V' })).toBe(linesOf({}));
  });

  test('has different crowns for king, queen and jack', () => {
    expect(new Set(['KS', 'QS', 'JS'].map((name) => printed(name).gold)).size).toBe(3);
    expect(printed('KS').blue).not.toBe('');
    expect(printed('KH').blue).toBe('');
  });
});

test('shows the cards of the options it is given', () => {
  const spider = findGame('spider')!;
  const suitsOf = (options: string): number =>
    new Set(miniatureOf(spider, options).cards.flatMap(({ kind, suit }) => (kind === 'up' ? [suit] : []))).size;
  const [one = '', two = '', four = ''] = ['one', 'two', 'four'].map((suits) => makeOptions(spider, { suits }));
  expect([suitsOf(one), suitsOf(two), suitsOf(four)]).toEqual([1, 2, 4]);
});
