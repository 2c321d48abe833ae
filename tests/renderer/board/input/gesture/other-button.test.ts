import { beforeEach, describe, expect, test } from 'vitest';
import { FACE_DOWN } from '../../../../../engine/model/card.ts';
import { makePiece } from '../../../../../renderer/board/geometry/pieces.ts';
import { at, Hand, on } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('the other button', () => {
  test('raises a covered card as long as it is held', () => {
    hand.press(on(1, { covered: true }), { button: 'other' });
    expect(hand.happened()).toEqual(['peek 1']);
    hand.release(at);
    expect(hand.happened()).toEqual(['unpeek']);
  });

  test('does nothing to a top card, and plays home from the bare table', () => {
    hand.press(on(1), { button: 'other' });
    expect(hand.happened()).toEqual([]);
    hand.press(undefined, { button: 'other' });
    expect(hand.happened()).toEqual(['collect']);
  });

  test('on the bare table first puts back what is held', () => {
    hand.click(on(1));
    hand.happened();
    hand.press(undefined, { button: 'other' });
    expect(hand.happened()).toEqual(['release', 'putBack']);
  });
});

test('the other button, or a finger that stays, raises no card that lies face down', () => {
  const hidden = on(3, { covered: true, piece: makePiece(5 | FACE_DOWN) });
  hand.press(hidden, { button: 'other' });
  hand.release(at);
  hand.press(hidden, { touch: true });
  hand.stay();
  expect(hand.happened()).toEqual([]);
});
