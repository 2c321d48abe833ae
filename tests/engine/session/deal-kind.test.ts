import { expect, test } from 'vitest';
import { findGame, games, Session, usualOptions } from '../../../engine/rules.ts';

const begin = (id: string): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), 1);

test.each([
  ['klondike', 'draw'],
  ['golf', 'draw'],
  ['spider', 'row'],
  ['aces-up', 'row'],
  ['push-pin', 'other'],
])('says of %s that the Deal command is %s', (id, kind) => {
  expect(begin(id).dealing.kind).toBe(kind);
});

test('changes nothing, and agrees with what the command then does, in every game', () => {
  for (const game of games) {
    const session = begin(game.id);
    if (!session.dealing.exists || session.dealing.move === undefined) continue;
    const { shapes, table } = session;
    const before = shapes.map((_, pile) => table.size(pile));
    const kind = session.dealing.kind;
    expect(
      shapes.map((_, pile) => table.size(pile)),
      game.id,
    ).toEqual(before);
    session.play(session.dealing.move);
    const grown = shapes.filter((_, pile) => table.size(pile) > before[pile]!);
    if (kind === 'draw')
      expect(
        grown.some(({ role }) => role === 'waste'),
        game.id,
      ).toBe(true);
    if (kind === 'row') expect(grown.length, game.id).toBeGreaterThan(1);
  }
});
