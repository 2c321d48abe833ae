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
])('writes a move in its notation (%#)', (move, text) => {
  expect(makeMove(move)).toBe(text);
  expect(parseMove(text)).toBe(move);
});

test('parses every move as one kind', () => {
  fc.assert(
    fc.property(move, (one) => {
      expect(parseMove(makeMove(one))).toBe(one);
      expect([isDrag, isTap, isDouble].filter((is) => is(one))).toHaveLength(1);
    }),
  );
});

test('keeps piles and count of a drag', () => {
  const one = drag(127, 255, 126);
  expect([fromOf(one), countOf(one), toOf(one)]).toEqual([127, 255, 126]);
});

test.each(['', ' 0', '0>', '>1', '1>2x0', '1>2x1', '1>2x256', '128', '1>128', '1!2', '-1', '1>2x', '1.5', '1>2!'])(
  'refuses the move "%s"',
  (text) => {
    expect(parseMove(text)).toBeUndefined();
  },
);

test('reads any text as the move that is written like it, or refuses it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d>x!*]{0,9}$/), (text) => {
      const one = parseMove(text);
      expect(one === undefined || parseMove(makeMove(one)) === one).toBe(true);
    }),
  );
});

test('restores every log with joined moves', () => {
  fc.assert(
    fc.property(log, (entries) => {
      expect(parseLog(makeLog(entries))).toEqual({ ok: true, value: entries });
    }),
  );
});

test('names the unreadable move of a log, counted from 1', () => {
  expect(parseLog('0 6>9 nonsense 0')).toEqual({ ok: false, error: 3 });
  expect(parseLog('0  0')).toEqual({ ok: false, error: 2 });
});

test('joins nothing to the first move of a log', () => {
  expect(parseLog('0*')).toEqual({ ok: false, error: 1 });
});
