import { beforeEach, describe, expect, test } from 'vitest';
import { Hand, on, pieces } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('clicking', () => {
  test('places a card on the one under it in its pile when the two match', () => {
    hand.click(on(3));
    hand.happened();
    hand.click(on(3, { covered: true, piece: pieces[5] }));
    expect(hand.happened()).toEqual(['release', 'drop 3 1 3']);
  });

  test('picks up, then places on the second click', () => {
    hand.click(on(1));
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2']);
    hand.click(on(2));
    expect(hand.happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('places on an empty pile', () => {
    hand.click(on(1));
    hand.happened();
    hand.click(on(2, { index: -1, piece: undefined }));
    expect(hand.happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test.each([
    ['its own pile', on(1), ['release', 'putBack']],
    ['the bare table', undefined, ['release', 'putBack']],
    ['a pile where it may not lie', on(3), ['release', 'putBack', 'refused 1 2 3']],
    ['a pile that acts', on(0), ['release', 'putBack', 'tap 0']],
  ])('cancels on %s', (_, spot, expected) => {
    hand.click(on(1));
    hand.happened();
    hand.click(spot);
    expect(hand.happened()).toEqual(expected);
    expect(hand.gesture.held).toBeUndefined();
  });

  test('does nothing where clicks have no effect', () => {
    hand.gesture.click = 'nothing';
    hand.click(on(1));
    expect(hand.happened()).toEqual([]);
  });

  test.each([
    ['a card that stays', on(4)],
    ['an empty place', on(2, { index: -1, piece: undefined })],
  ])('reports that nothing can be done on %s for any click setting', (_, spot) => {
    hand.click(spot);
    hand.gesture.click = 'nothing';
    hand.click(spot);
    expect(hand.happened()).toEqual([`idle ${spot.pile}`, `idle ${spot.pile}`]);
  });

  test('turns a stock on every click', () => {
    hand.click(on(0));
    hand.click(on(0), 50);
    hand.click(on(0), 50);
    expect(hand.happened()).toEqual(['tap 0', 'tap 0', 'tap 0']);
  });
});

describe('where a click plays', () => {
  beforeEach(() => {
    hand.gesture.click = 'play';
  });

  test('plays at once, whether or not the card can be picked up', () => {
    hand.click(on(1));
    hand.click(on(4));
    expect(hand.happened()).toEqual(['play 1 0', 'play 4 0']);
    expect(hand.gesture.held).toBeUndefined();
  });

  test('acts on a pile with an action, and reports an empty place', () => {
    hand.click(on(0));
    hand.click(on(2, { index: -1, piece: undefined }));
    expect(hand.happened()).toEqual(['tap 0', 'idle 2']);
  });

  test('fills an empty place that one move fills', () => {
    hand.click(on(4, { index: -1, piece: undefined }));
    expect(hand.happened()).toEqual(['fill 4']);
    hand.gesture.click = 'pick-up';
    hand.click(on(4, { index: -1, piece: undefined }), 2000);
    expect(hand.happened()).toEqual(['idle 4']);
  });

  test('ignores a quick second click on a newly exposed card', () => {
    hand.click(on(1));
    hand.click(on(1, { index: 3, piece: pieces[5] }), 150);
    expect(hand.happened()).toEqual(['play 1 0']);
    hand.click(on(1, { index: 3, piece: pieces[5] }), 400);
    expect(hand.happened()).toEqual(['play 1 3']);
  });

  test('accepts a double-click on a card that stayed', () => {
    hand.click(on(4));
    hand.click(on(4), 200);
    expect(hand.happened()).toEqual(['play 4 0', 'doubleClick 4 0']);
  });

  test('picks up a card with a choice; a click then places it, a quick one is a double-click', () => {
    hand.click(on(2));
    expect(hand.happened()).toEqual(['raise 2 1', 'picked 2 1']);
    hand.click(on(1));
    expect(hand.happened()).toEqual(['release', 'drop 2 1 1']);
    hand.click(on(2));
    hand.click(on(2), 200);
    expect(hand.happened().at(-1)).toBe('doubleClick 2 0');
  });

  test('places cards picked up by keyboard', () => {
    hand.gesture.hold(1, 2);
    hand.click(on(2));
    expect(hand.happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('allows drags', () => {
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2', 'carry 100 100']);
  });
});
