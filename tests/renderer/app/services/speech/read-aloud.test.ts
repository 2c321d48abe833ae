import { expect, test } from 'vitest';
import { findGame, games, isDrag, isFaceDown, isTap, Session, usualOptions } from '../../../../../engine/rules.ts';
import { faceUp } from '../../../../../engine/model/card.ts';
import { readMoves, readTable } from '../../../../../renderer/app/services/speech/read-aloud.ts';
import { sayCard } from '../../../../../renderer/words/table/cards.ts';
import { sayWholePile } from '../../../../../renderer/words/table/piles.ts';

const begun = (id: string, deal = 1): Session => {
  const game = findGame(id)!;
  return Session.begin(game, usualOptions(game), deal);
};

test('reads Klondike pile by pile with its visible cards', () => {
  expect(readTable(begun('klondike', 30))).toBe(
    'Stock, 24 cards. Waste, empty. ' +
      [1, 2, 3, 4].map((at) => `Foundation ${at} of 4, empty. `).join('') +
      'Column 1 of 7, 1 card: three of hearts. Column 2 of 7, 2 cards, 1 face down: three of diamonds. ' +
      'Column 3 of 7, 3 cards, 2 face down: seven of clubs. Column 4 of 7, 4 cards, 3 face down: queen of spades. ' +
      'Column 5 of 7, 5 cards, 4 face down: ace of clubs. Column 6 of 7, 6 cards, 5 face down: eight of spades. ' +
      'Column 7 of 7, 7 cards, 6 face down: ace of hearts.',
  );
});

test('names every pile and top card of every game, and no face-down card', () => {
  let hidden = 0;
  for (const { id } of games) {
    const session = begun(id);
    const { shapes, table } = session;
    const read = readTable(session);
    const lying = shapes.map((_, pile) => Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at)));
    for (const [pile, cards] of lying.entries()) {
      expect(read, id).toContain(sayWholePile(shapes, table, pile));
      const top = cards.at(-1);
      if (top !== undefined && !isFaceDown(top)) expect(read, id).toContain(sayCard(top));
    }
    const seen = new Set(lying.flat().filter((card) => !isFaceDown(card)));
    const secret = lying.flat().filter(isFaceDown).map(faceUp);
    for (const card of secret.filter((each) => !seen.has(each))) {
      expect(read.toLowerCase(), id).not.toContain(sayCard(card));
      hidden += 1;
    }
  }
  expect(games.length).toBeGreaterThan(300);
  expect(hidden).toBeGreaterThan(3000);
});

test('reads as many moves as there are in every game', () => {
  let read = 0;
  for (const { id } of games) {
    const session = begun(id, 2);
    const count = session.legalMoves().filter((move) => isDrag(move) || isTap(move)).length;
    const said = readMoves(session);
    if (count > 1) expect(said, id).toMatch(new RegExp(`^${count} moves: `));
    if (count === 1) expect(said, id).toMatch(/^One move: /);
    if (count === 0) expect(said, id).toBe('There is no move.');
    read += count;
  }
  expect(read).toBeGreaterThan(1000);
});
