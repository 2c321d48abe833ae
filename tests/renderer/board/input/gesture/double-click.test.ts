import { beforeEach, describe, expect, test } from 'vitest';
import { Hand, on, pieces } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('a double-click', () => {
  test('is two clicks on one card in a short time', () => {
    hand.click(on(1));
    hand.happened();
    hand.click(on(1), 200);
    expect(hand.happened()).toEqual(['release', 'doubleClick 1 0']);
  });

  test('is told on cards that cannot be picked up too', () => {
    hand.click(on(4));
    hand.click(on(4), 200);
    expect(hand.happened()).toEqual(['idle 4', 'doubleClick 4 0']);
  });

  test('is none after too long, on another pile, or on another card of the pile', () => {
    hand.click(on(4));
    hand.click(on(4), 401);
    hand.click(on(3), 100);
    hand.cancel();
    hand.click(on(4), 100);
    hand.click(on(4, { piece: pieces[5] }), 100);
    expect(hand.happened().filter((what) => what.startsWith('double'))).toEqual([]);
  });

  test('is none where what the first click took up was put back in between', () => {
    hand.click(on(1));
    hand.cancel();
    hand.happened();
    hand.click(on(1), 100);
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2']);
  });

  test('is not begun again by a third click', () => {
    hand.gesture.click = 'nothing';
    for (let i = 0; i < 3; i++) hand.click(on(4), 100);
    expect(hand.happened()).toEqual(['idle 4', 'doubleClick 4 0', 'idle 4']);
  });
});
