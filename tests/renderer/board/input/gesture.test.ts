import { beforeEach, describe, expect, test } from 'vitest';
import { Gesture } from '../../../../renderer/board/input/gesture.ts';
import type { Intent } from '../../../../renderer/board/input/intents.ts';
import type { Press } from '../../../../renderer/board/input/press.ts';
import type { Hit } from '../../../../renderer/board/geometry/hit.ts';
import type { Point } from '../../../../renderer/board/types.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { makePiece } from '../../../../renderer/board/geometry/pieces.ts';

/** Pile 0 is a stock, 1 and 2 may be dropped on, the top card of 3 on the card under it; two cards are lifted from pile 1. */
const rules = {
  lifts: (pile: number) => [0, 2, 1, 1, 0][pile] ?? 0,
  targets: (pile: number) => {
    asked += 1;
    return pile === 1 ? [2] : pile === 3 ? [3] : [1];
  },
  canTap: (pile: number) => pile === 0,
};
const pieces = Array.from({ length: 6 }, (_, i) => makePiece(i + 1));

let told: string[] = [];
let under: number | undefined;
let gesture: Gesture;
let time = 0;
/** How often the targets of cards were asked. */
let asked = 0;

/** Does one thing, and notes what changed in the hand by it and what was meant. */
function note(event: () => readonly Intent[] | void): void {
  const before = { held: gesture.held, carried: gesture.carried, peeked: gesture.peeked };
  const intents = event() ?? [];
  const { held, carried, peeked } = gesture;
  if (held !== before.held && before.held) told.push('release');
  if (held !== before.held && held) told.push(`raise ${held.pile} ${held.count}`);
  told.push(...intents.map((intent) => intent.join(' ')));
  if (held && carried !== before.carried) told.push(`carry ${carried.x} ${carried.y}`);
  if (peeked !== before.peeked) told.push(peeked ? `peek ${pieces.indexOf(peeked)}` : 'unpeek');
}

const on = (pile: number, more: Partial<Hit> = {}): Hit => ({
  pile,
  index: 0,
  piece: pieces[pile],
  covered: false,
  ...more,
});
const at = { x: 100, y: 100 };

function press(hit: Hit | undefined, more: Partial<Press> = {}): void {
  note(() => gesture.press({ at, hit, button: 'main', touch: false, time, ...more }));
}

const move = (to: Point): void => note(() => gesture.move(to));
const cancel = (): void => note(() => gesture.cancel());
const stay = (): void => note(() => gesture.long());

/** Lets go where the pointer then is, as the board hears it. */
function release(to: Point): void {
  move(to);
  note(() => gesture.release(to, under));
}

function click(hit: Hit | undefined, after = 1000): void {
  time += after;
  press(hit);
  release(at);
}

function happened(): string[] {
  const happened = told;
  told = [];
  return happened;
}

beforeEach(() => {
  told = [];
  under = undefined;
  asked = 0;
  gesture = new Gesture(rules, 'pick-up');
});

describe('a hand that does not drag', () => {
  test('asks for a hint with the middle button, and what it holds stays in it', () => {
    click(on(1));
    happened();
    press(on(2), { button: 'middle' });
    expect(happened()).toEqual(['hint']);
    expect(gesture.held).toMatchObject({ pile: 1, count: 2 });
  });

  test('sees the whole of a covered card while a finger stays on it', () => {
    press(on(1, { covered: true }), { touch: true });
    stay();
    expect(happened()).toEqual(['peek 1']);
    release(at);
    expect(happened()).toEqual(['unpeek']);
  });

  test('sees nothing more of a card that nothing covers, however long a finger stays', () => {
    press(on(1), { touch: true });
    stay();
    release(at);
    expect(happened()).toEqual(['raise 1 2', 'picked 1 2']);
  });
});

describe('dragging', () => {
  test('begins only after a few pixels, and carries the cards by as much as the hand has moved', () => {
    press(on(1));
    move({ x: 104, y: 102 });
    expect(happened()).toEqual([]);
    move({ x: 107, y: 100 });
    move({ x: 150, y: 160 });
    expect(happened()).toEqual(['raise 1 2', 'picked 1 2', 'carry 7 0', 'carry 50 60']);
  });

  test('waits longer under a finger', () => {
    press(on(1), { touch: true });
    move({ x: 110, y: 100 });
    expect(happened()).toEqual([]);
    move({ x: 114, y: 100 });
    expect(happened()).toContain('picked 1 2');
  });

  test.each([
    [2, ['release', 'drop 1 2 2']],
    [3, ['release', 'putBack', 'refused 1 2 3']],
    [undefined, ['release', 'putBack']],
    [1, ['release', 'putBack']],
  ])('ends over pile %s', (pile, expected) => {
    press(on(1));
    move({ x: 200, y: 200 });
    happened();
    under = pile;
    release({ x: 200, y: 200 });
    expect(happened()).toEqual(['carry 100 100', ...expected]);
    expect(gesture.state).toBe('idle');
  });

  test('ends where the hand lets go, whether or not the moves to there have come', () => {
    under = 2;
    press(on(1));
    release({ x: 200, y: 200 });
    const whole = ['raise 1 2', 'picked 1 2', 'carry 100 100', 'release', 'drop 1 2 2'];
    expect(happened()).toEqual(whole);
    press(on(1));
    move({ x: 120, y: 100 });
    release({ x: 200, y: 200 });
    expect(happened()).toEqual(whole.toSpliced(2, 0, 'carry 20 0'));
  });

  test('asks once where the cards may go, however far they are carried', () => {
    under = 2;
    press(on(1));
    move({ x: 150, y: 150 });
    move({ x: 180, y: 150 });
    release({ x: 200, y: 200 });
    expect(asked).toBe(1);
  });

  test('is over when it is told, so that whoever is told may change the table', () => {
    under = 2;
    press(on(1));
    move({ x: 200, y: 200 });
    const [intent] = gesture.release({ x: 200, y: 200 }, under);
    expect(intent).toEqual(['drop', 1, 2, 2]);
    expect(gesture).toMatchObject({ state: 'idle', held: undefined });
  });

  test('does not begin on a card that stays', () => {
    press(on(4));
    move({ x: 200, y: 200 });
    release({ x: 200, y: 200 });
    expect(happened()).toEqual([]);
  });

  test('is put back when the pointer is lost', () => {
    press(on(1));
    move({ x: 200, y: 200 });
    happened();
    cancel();
    expect(happened()).toEqual(['release', 'putBack']);
    expect(gesture.state).toBe('idle');
  });

  test('is not disturbed by another button', () => {
    press(on(1));
    move({ x: 200, y: 200 });
    happened();
    press(undefined, { button: 'other' });
    expect(happened()).toEqual([]);
    expect(gesture.state).toBe('dragging');
  });
});

describe('clicking', () => {
  test('places a card on the one under it in its own pile, where the two go together', () => {
    click(on(3));
    happened();
    click(on(3, { covered: true, piece: pieces[5] }));
    expect(happened()).toEqual(['release', 'drop 3 1 3']);
  });

  test('picks up, and places with the second click', () => {
    click(on(1));
    expect(happened()).toEqual(['raise 1 2', 'picked 1 2']);
    click(on(2));
    expect(happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('places on an empty pile', () => {
    click(on(1));
    happened();
    click(on(2, { index: -1, piece: undefined }));
    expect(happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test.each([
    ['its own pile', on(1), ['release', 'putBack']],
    ['the bare table', undefined, ['release', 'putBack']],
    ['a pile where it may not lie', on(3), ['release', 'putBack', 'refused 1 2 3']],
    ['a pile that acts', on(0), ['release', 'putBack', 'tap 0']],
  ])('puts back on %s', (_, spot, expected) => {
    click(on(1));
    happened();
    click(spot);
    expect(happened()).toEqual(expected);
    expect(gesture.held).toBeUndefined();
  });

  test('does nothing where a click is to do nothing', () => {
    gesture.click = 'nothing';
    click(on(1));
    expect(happened()).toEqual([]);
  });

  test.each([
    ['a card that stays', on(4)],
    ['an empty place', on(2, { index: -1, piece: undefined })],
  ])('tells that there is nothing to do on %s, whatever a click is to do', (_, spot) => {
    click(spot);
    gesture.click = 'nothing';
    click(spot);
    expect(happened()).toEqual([`idle ${spot.pile}`, `idle ${spot.pile}`]);
  });

  test('taps a stock at once, every time', () => {
    click(on(0));
    click(on(0), 50);
    click(on(0), 50);
    expect(happened()).toEqual(['tap 0', 'tap 0', 'tap 0']);
  });
});

test('the other button, or a finger that stays, raises no card that lies face down', () => {
  const hidden = on(3, { covered: true, piece: makePiece(5 | FACE_DOWN) });
  press(hidden, { button: 'other' });
  release(at);
  press(hidden, { touch: true });
  stay();
  expect(happened()).toEqual([]);
});

describe('a double-click', () => {
  test('is two clicks on one card in a short time', () => {
    click(on(1));
    happened();
    click(on(1), 200);
    expect(happened()).toEqual(['release', 'doubleClick 1 0']);
  });

  test('is told on cards that cannot be picked up too', () => {
    click(on(4));
    click(on(4), 200);
    expect(happened()).toEqual(['idle 4', 'doubleClick 4 0']);
  });

  test('is none after too long, on another pile, or on another card of the pile', () => {
    click(on(4));
    click(on(4), 401);
    click(on(3), 100);
    cancel();
    click(on(4), 100);
    click(on(4, { piece: pieces[5] }), 100);
    expect(happened().filter((what) => what.startsWith('double'))).toEqual([]);
  });

  test('is none where what the first click took up was put back in between', () => {
    click(on(1));
    cancel();
    happened();
    click(on(1), 100);
    expect(happened()).toEqual(['raise 1 2', 'picked 1 2']);
  });

  test('is not begun again by a third click', () => {
    gesture.click = 'nothing';
    for (let i = 0; i < 3; i++) click(on(4), 100);
    expect(happened()).toEqual(['idle 4', 'doubleClick 4 0', 'idle 4']);
  });
});

describe('where a click plays', () => {
  beforeEach(() => {
    gesture.click = 'play';
  });

  test('it does at once, whether or not the card can be picked up', () => {
    click(on(1));
    click(on(4));
    expect(happened()).toEqual(['play 1 0', 'play 4 0']);
    expect(gesture.held).toBeUndefined();
  });

  test('a pile that acts does so, and an empty place tells that there is nothing to do', () => {
    click(on(0));
    click(on(2, { index: -1, piece: undefined }));
    expect(happened()).toEqual(['tap 0', 'idle 2']);
  });

  test('the second of two quick clicks is not for the card that the first has laid bare', () => {
    click(on(1));
    click(on(1, { index: 3, piece: pieces[5] }), 150);
    expect(happened()).toEqual(['play 1 0']);
    click(on(1, { index: 3, piece: pieces[5] }), 400);
    expect(happened()).toEqual(['play 1 3']);
  });

  test('a double-click on a card that stayed is one', () => {
    click(on(4));
    click(on(4), 200);
    expect(happened()).toEqual(['play 4 0', 'doubleClick 4 0']);
  });

  test('cards that the keyboard has taken up are placed by it', () => {
    gesture.hold(1, 2);
    click(on(2));
    expect(happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('cards can be dragged all the same', () => {
    press(on(1));
    move({ x: 200, y: 200 });
    expect(happened()).toEqual(['raise 1 2', 'picked 1 2', 'carry 100 100']);
  });
});

describe('the other button', () => {
  test('raises a covered card as long as it is held', () => {
    press(on(1, { covered: true }), { button: 'other' });
    expect(happened()).toEqual(['peek 1']);
    release(at);
    expect(happened()).toEqual(['unpeek']);
  });

  test('does nothing to a top card, and plays home from the bare table', () => {
    press(on(1), { button: 'other' });
    expect(happened()).toEqual([]);
    press(undefined, { button: 'other' });
    expect(happened()).toEqual(['collect']);
  });

  test('on the bare table first puts back what is held', () => {
    click(on(1));
    happened();
    press(undefined, { button: 'other' });
    expect(happened()).toEqual(['release', 'putBack']);
  });
});

describe('the keyboard', () => {
  test('holds cards without telling, and the mouse may place them', () => {
    note(() => gesture.hold(1, 2));
    expect(happened()).toEqual(['raise 1 2']);
    click(on(2));
    expect(happened()).toEqual(['release', 'drop 1 2 2']);
  });

  test('puts its own cards back at Escape, and the mouse what it has taken from it', () => {
    gesture.hold(1, 2);
    note(() => gesture.escape());
    expect(happened()).toEqual([]);
    press(on(1));
    move({ x: 200, y: 200 });
    happened();
    note(() => gesture.escape());
    expect(happened()).toEqual(['release', 'putBack']);
  });

  test('lets go without telling', () => {
    note(() => gesture.hold(1, 2));
    happened();
    note(() => gesture.letGo());
    expect(happened()).toEqual(['release']);
  });
});
