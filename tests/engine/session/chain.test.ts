import { expect, test } from 'vitest';
import { findGame, fromOf, Session, usualOptions } from '../../../engine/rules.ts';

const begin = (id: string, deal: number): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);

/** Plays cards from the table as long as one fits, and returns the number of cards played. */
function playOn(session: Session): number {
  const next = () => session.legalMoves().find((move) => session.shapes[fromOf(move)]?.role === 'tableau');
  let played = 0;
  for (let move = next(); move !== undefined; move = next(), played++) session.play(move);
  return played;
}

test.each(['golf', 'triple-peaks'])('counts the cards of a chain in %s, which a card from the stock breaks', (id) => {
  const lengths = new Set<number>();
  for (let deal = 1; deal <= 20; deal++) {
    const session = begin(id, deal);
    if (id === 'golf') session.play(session.dealing.move!);
    expect(session.chain).toBeUndefined();
    const played = playOn(session);
    expect(session.chain?.length ?? 0).toBe(played);
    lengths.add(played);
    if (played > 0) {
      session.undo();
      expect(session.chain?.length ?? 0).toBe(played - 1);
    }
    session.play(session.dealing.move!);
    expect(session.chain).toBeUndefined();
  }
  expect(Math.max(...lengths)).toBeGreaterThan(1);
});

test('sees no chain in cards that leave the table', () => {
  const session = begin('pyramid', 2);
  playOn(session);
  expect(session.played).toBe(true);
  expect(session.chain).toBeUndefined();
});
