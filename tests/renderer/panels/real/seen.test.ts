import { expect, test } from 'vitest';
import { findGame, Session, tap, usualOptions } from '../../../../engine/rules.ts';
import { LEGIBLE_STEPS, miniatureOfTable } from '../../../../renderer/panels/picker/picture/miniature.ts';
import { seenBeside, seenOf } from '../../../../renderer/panels/real/seen.ts';

/** Returns the visible cards of Klondike with a card on the waste, pile 1; the columns are 6 to 12. */
function dealt() {
  const game = findGame('klondike')!;
  const session = Session.begin(game, usualOptions(game), 3);
  session.play(tap(0));
  return seenOf(miniatureOfTable(session, LEGIBLE_STEPS).cards);
}

test.each([
  ['ArrowDown', 1, 7],
  ['ArrowUp', 7, 1],
  ['ArrowRight', 7, 8],
  ['ArrowLeft', 7, 6],
  ['Home', 9, 1],
  ['End', 7, 12],
] as const)('goes by %s from the visible card of pile %i to that of pile %i', (key, from, to) => {
  const seen = dealt();
  const at = seen.find(({ pile }) => pile === from)!;
  expect(seenBeside(key, seen, at)?.pile).toBe(to);
});

test('stays on the table', () => {
  const seen = dealt();
  expect(
    seenBeside(
      'ArrowRight',
      seen,
      seen.find(({ pile }) => pile === 12)!,
    ),
  ).toBeUndefined();
});
