import { expect, test } from 'vitest';
import {
  countOf,
  findGame,
  fromOf,
  games,
  isDrag,
  rankOf,
  Session,
  toOf,
  usualOptions,
} from '../../../engine/rules.ts';

/** Games whose foundations do not all go up one by one from the ace. */
const UNUSUAL = 60;

const begin = (id: string, deal: number): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);

test('takes only cards of the rank that it shows as next', () => {
  const unusual = new Set<string>();
  for (const { id } of games) {
    const session = begin(id, 1);
    for (let made = 0; made < 120; made++) {
      const moves = session.legalMoves();
      for (const move of moves.filter(isDrag)) {
        const next = session.unusualNextRank(toOf(move));
        if (next === undefined || countOf(move) > 1) continue;
        unusual.add(id);
        expect(rankOf(session.table.top(fromOf(move))), `${id}, move ${made}`).toBe(next);
      }
      const move = session.hints()[0] ?? moves[0];
      if (move === undefined) break;
      session.play(move);
    }
  }
  expect(unusual.size).toBeGreaterThan(UNUSUAL);
});

test('shows nothing for Klondike’s foundations', () => {
  const session = begin('klondike', 30);
  for (let made = 0; made < 60 && session.hints().length > 0; made++) {
    session.play(session.hints()[0]!);
    expect(session.shapes.map((_, pile) => session.unusualNextRank(pile))).not.toContainEqual(expect.any(Number));
  }
  expect(session.shapes.filter(({ role }, pile) => role === 'foundation' && session.table.size(pile) > 0)).not.toEqual(
    [],
  );
});
