import { beforeEach, describe, expect, test } from 'vitest';
import { Hand, on } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('the keyboard', () => {
  test('holds cards without reporting, and the mouse may place them', () => {
    hand.note((gesture) => gesture.hold(1, 2));
    expect(hand.happened()).toEqual(['raise 1 2']);
    hand.click(on(2));
    expect(hand.happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('puts back its own cards on Escape, the mouse what it took over', () => {
    hand.gesture.hold(1, 2);
    hand.note((gesture) => gesture.escape());
    expect(hand.happened()).toEqual([]);
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    hand.happened();
    hand.note((gesture) => gesture.escape());
    expect(hand.happened()).toEqual(['release', 'putBack']);
  });

  test('releases without reporting', () => {
    hand.note((gesture) => gesture.hold(1, 2));
    hand.happened();
    hand.note((gesture) => gesture.letGo());
    expect(hand.happened()).toEqual(['release']);
  });
});
