import { beforeEach, describe, expect, test } from 'vitest';
import { FACE_DOWN } from '../../../../../engine/model/card.ts';
import { makePiece } from '../../../../../renderer/board/geometry/pieces.ts';
import { at, Hand, on } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('the right button', () => {
  test('raises a covered card while held', () => {
    hand.press(on(1, { covered: true }), { button: 'other' });
    expect(hand.happened()).toEqual(['peek 1']);
    hand.release(at);
    expect(hand.happened()).toEqual(['unpeek']);
  });

  test('does nothing on a top card, and sends cards home on an empty part of the table', () => {
    hand.press(on(1), { button: 'other' });
    expect(hand.happened()).toEqual([]);
    hand.press(undefined, { button: 'other' });
    expect(hand.happened()).toEqual(['collect']);
  });

  test('puts back held cards first on an empty part of the table', () => {
    hand.click(on(1));
    hand.happened();
    hand.press(undefined, { button: 'other' });
    expect(hand.happened()).toEqual(['release', 'putBack']);
  });
});

test('raises no face-down card on the other button or a resting finger', () => {
  const hidden = on(3, { covered: true, piece: makePiece(5 | FACE_DOWN) });
  hand.press(hidden, { button: 'other' });
  hand.release(at);
  hand.press(hidden, { touch: true });
  hand.stay();
  expect(hand.happened()).toEqual([]);
});
