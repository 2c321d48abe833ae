import { beforeEach, describe, expect, test } from 'vitest';
import { Hand, on, pieces } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('a double-click', () => {
  test('consists of two quick clicks on one card', () => {
    hand.click(on(1));
    hand.happened();
    hand.click(on(1), 200);
    expect(hand.happened()).toEqual(['release', 'doubleClick 1 0']);
  });

  test('is reported on cards that can’t be picked up', () => {
    hand.click(on(4));
    hand.click(on(4), 200);
    expect(hand.happened()).toEqual(['idle 4', 'doubleClick 4 0']);
  });

  test('is not recognised when late, or on a different pile or card', () => {
    hand.click(on(4));
    hand.click(on(4), 401);
    hand.click(on(3), 100);
    hand.cancel();
    hand.click(on(4), 100);
    hand.click(on(4, { piece: pieces[5] }), 100);
    expect(hand.happened().filter((what) => what.startsWith('double'))).toEqual([]);
  });

  test('is not recognised when the picked-up card was put back in between', () => {
    hand.click(on(1));
    hand.cancel();
    hand.happened();
    hand.click(on(1), 100);
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2']);
  });

  test('is not started by a third click', () => {
    hand.gesture.click = 'nothing';
    for (let i = 0; i < 3; i++) hand.click(on(4), 100);
    expect(hand.happened()).toEqual(['idle 4', 'doubleClick 4 0', 'idle 4']);
  });
});
