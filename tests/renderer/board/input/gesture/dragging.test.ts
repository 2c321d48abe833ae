import { beforeEach, describe, expect, test } from 'vitest';
import { at, Hand, on } from './hand.ts';

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('dragging', () => {
  test('starts after a few pixels and moves cards with the hand', () => {
    hand.press(on(1));
    hand.move({ x: 104, y: 102 });
    expect(hand.happened()).toEqual([]);
    hand.move({ x: 107, y: 100 });
    hand.move({ x: 150, y: 160 });
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2', 'carry 7 0', 'carry 50 60']);
  });

  test('needs more movement by touch', () => {
    hand.press(on(1), { touch: true });
    hand.move({ x: 110, y: 100 });
    expect(hand.happened()).toEqual([]);
    hand.move({ x: 114, y: 100 });
    expect(hand.happened()).toContain('picked 1 2');
  });

  test.each([
    [2, ['release', 'drop 1 2 2']],
    [3, ['release', 'putBack', 'refused 1 2 3']],
    [undefined, ['release', 'putBack']],
    [1, ['release', 'putBack']],
  ])('ends over pile %s', (pile, expected) => {
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    hand.happened();
    hand.under = pile;
    hand.release({ x: 200, y: 200 });
    expect(hand.happened()).toEqual(['carry 100 100', ...expected]);
    expect(hand.gesture.state).toBe('idle');
  });

  test('ends where the hand releases, without a last move event', () => {
    hand.under = 2;
    hand.press(on(1));
    hand.release({ x: 200, y: 200 });
    const whole = ['raise 1 2', 'picked 1 2', 'carry 100 100', 'release', 'drop 1 2 2'];
    expect(hand.happened()).toEqual(whole);
    hand.press(on(1));
    hand.move({ x: 120, y: 100 });
    hand.release({ x: 200, y: 200 });
    expect(hand.happened()).toEqual(whole.toSpliced(2, 0, 'carry 20 0'));
  });

  test('asks for targets once', () => {
    hand.under = 2;
    hand.press(on(1));
    hand.move({ x: 150, y: 150 });
    hand.move({ x: 180, y: 150 });
    hand.release({ x: 200, y: 200 });
    expect(hand.asked).toBe(1);
  });

  test('is over before it is reported', () => {
    hand.under = 2;
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    const [intent] = hand.gesture.release({ x: 200, y: 200 }, hand.under);
    expect(intent).toEqual(['drop', 1, 2, 2]);
    expect(hand.gesture).toMatchObject({ state: 'idle', held: undefined });
  });

  test.each([
    ['a fixed card and reports it', on(4), ['stuck 4 0']],
    ['a pile that acts when clicked', on(0), []],
    ['an empty place', on(4, { index: -1, piece: undefined }), []],
  ])('does not start on %s', (_, hit, expected) => {
    hand.press(hit);
    hand.move({ x: 200, y: 200 });
    hand.release({ x: 200, y: 200 });
    expect(hand.happened()).toEqual(expected);
  });

  test('is cancelled when the pointer is lost', () => {
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    hand.happened();
    hand.cancel();
    expect(hand.happened()).toEqual(['release', 'putBack']);
    expect(hand.gesture.state).toBe('idle');
  });

  test('ignores another button', () => {
    hand.press(on(1));
    hand.move({ x: 200, y: 200 });
    hand.happened();
    hand.press(undefined, { button: 'other' });
    expect(hand.happened()).toEqual([]);
    expect(hand.gesture.state).toBe('dragging');
  });
});

describe('other gestures', () => {
  test('ask for a hint by the middle button and keep held cards', () => {
    hand.click(on(1));
    hand.happened();
    hand.press(on(2), { button: 'middle' });
    expect(hand.happened()).toEqual(['hint']);
    expect(hand.gesture.held).toMatchObject({ pile: 1, count: 2 });
  });

  test('show a covered card while a finger rests on it', () => {
    hand.press(on(1, { covered: true }), { touch: true });
    hand.stay();
    expect(hand.happened()).toEqual(['peek 1']);
    hand.release(at);
    expect(hand.happened()).toEqual(['unpeek']);
  });

  test('show nothing on an uncovered card', () => {
    hand.press(on(1), { touch: true });
    hand.stay();
    hand.release(at);
    expect(hand.happened()).toEqual(['raise 1 2', 'picked 1 2']);
  });
});
