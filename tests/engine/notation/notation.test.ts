import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeLog, parseLog } from '../../../engine/session/log.ts';
import {
  countOf,
  double,
  drag,
  fromOf,
  isDouble,
  isDrag,
  isTap,
  makeMove,
  parseMove,
  tap,
  toOf,
} from '../../../engine/model/move.ts';

const pile = fc.integer({ min: 0, max: 127 });
const move = fc.oneof(
  fc.tuple(pile, fc.integer({ min: 1, max: 255 }), pile).map(([from, count, to]) => drag(from, count, to)),
  pile.map(tap),
  pile.map(double),
);
const log = fc
  .array(fc.record({ move, joined: fc.boolean() }))
  .map((entries) => entries.map((entry, at) => (at === 0 ? { ...entry, joined: false } : entry)));

test.each([
  [drag(6, 1, 9), '6>9'],
  [drag(6, 3, 9), '6>9x3'],
  [tap(0), '0'],
  [double(12), '12!'],
])('a move is written as its notation says (%#)', (move, text) => {
  expect(makeMove(move)).toBe(text);
  expect(parseMove(text)).toBe(move);
});

test('every move reads back, and is of one kind', () => {
  fc.assert(
    fc.property(move, (one) => {
      expect(parseMove(makeMove(one))).toBe(one);
      expect([isDrag, isTap, isDouble].filter((is) => is(one))).toHaveLength(1);
    }),
  );
});

test('a drag keeps its piles and its count', () => {
  const one = drag(127, 255, 126);
  expect([fromOf(one), countOf(one), toOf(one)]).toEqual([127, 255, 126]);
});

test.each(['', ' 0', '0>', '>1', '1>2x0', '1>2x1', '1>2x256', '128', '1>128', '1!2', '-1', '1>2x', '1.5', '1>2!'])(
  '"%s" is no move',
  (text) => {
    expect(parseMove(text)).toBeUndefined();
  },
);

test('any text is a move written so or no move', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d>x!*]{0,9}$/), (text) => {
      const one = parseMove(text);
      expect(one === undefined || parseMove(makeMove(one)) === one).toBe(true);
    }),
  );
});

test('every log reads back, joined moves as joined', () => {
  fc.assert(
    fc.property(log, (entries) => {
      expect(parseLog(makeLog(entries))).toEqual({ ok: true, value: entries });
    }),
  );
});

test('a log that can’t be read names the move, counted from 1', () => {
  expect(parseLog('0 6>9 nonsense 0')).toEqual({ ok: false, error: 3 });
  expect(parseLog('0  0')).toEqual({ ok: false, error: 2 });
});

test('the first move of a log joins nothing', () => {
  expect(parseLog('0*')).toEqual({ ok: false, error: 1 });
});
