import { describe, expect, test } from 'vitest';
import { drag, games, makeMove, type Move, Session, tap, usualOptions } from '../../../engine/index.ts';
import { numbersBelow, xoshiro } from '../../../engine/random.ts';
import { groundOf, settle } from '../../../renderer/app/focus.ts';
import type { TableKey } from '../../../renderer/app/keyboard.ts';
import { type KeyDesk, type KeyHands, Keys } from '../../../renderer/app/keys.ts';
import type { Spot } from '../../../renderer/app/spots.ts';
import { keysFor } from '../../tools/key-ways.ts';

/** A game played by its keyboard alone. */
function keyboardOn(session: Session) {
  let spot: Spot = { pile: 0, index: 0 };
  const desk: KeyDesk = {
    session,
    mirrored: false,
    free: true,
    stand: (on) => (spot = on),
    lift: () => {},
    unlift: () => {},
    peek: () => {},
    tell: () => {},
  };
  const hands: KeyHands = {
    deal: () => session.dealMove !== undefined && session.play(session.dealMove),
    tap: (pile) => session.play(tap(pile)),
    doubleClick: (pile) => session.doubleClick(pile),
    drop: (from, count, to) => session.play(drag(from, count, to)),
    putBack: () => {},
    picked: () => {},
  };
  const keys = new Keys(desk, hands);
  return { press: (key: TableKey) => keys.press(key), follow: () => keys.follow(), at: () => spot };
}

/** Everything that a key could have changed. */
const saved = (session: Session): string => session.save().moves.split(' ').slice(0, session.save().at).join(' ');

function playBy(keyboard: ReturnType<typeof keyboardOn>, session: Session, move: Move): string {
  const keys = keysFor(session, move, settle(keyboard.at(), groundOf(session)));
  if (!keys) return 'no way';
  for (const key of keys) keyboard.press(key);
  return saved(session).split(' ').at(-1) ?? '';
}

const POSITIONS = 8;
const MOVES_EACH = 6;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('every legal move can be made by keyboard alone', () => {
    const session = Session.begin(game, usualOptions(game), 7);
    const below = numbersBelow(xoshiro(7));
    const keyboard = keyboardOn(session);
    keyboard.press('first');
    for (let position = 0; position < POSITIONS; position++) {
      const legal = session.legalMoves();
      const chosen =
        legal.length <= MOVES_EACH ? legal : Array.from({ length: MOVES_EACH }, () => legal[below(legal.length)]!);
      for (const move of chosen) {
        const before = session.save();
        expect(playBy(keyboard, session, move), `${makeMove(move)} at ${before.moves}`).toBe(makeMove(move));
        session.undo();
        keyboard.follow();
        expect(session.save().at).toBe(before.at);
      }
      const next = legal[below(legal.length)];
      if (next === undefined) return;
      session.play(next);
      keyboard.follow();
    }
  });
});
