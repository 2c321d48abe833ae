import { describe, expect, test } from 'vitest';
import { REVERSED, TOGETHER, TURNED } from '../../../engine/model/change.ts';
import { changesBack, changesBetween } from '../../../engine/legality/deal.ts';
import { SCORE, SHUFFLES } from '../../../engine/model/counters.ts';
import { Table } from '../../../engine/model/table.ts';
import { card, pilesOf, table } from '../table.ts';

describe('a move', () => {
  test.each([
    ['keeps the order and the sides', 0, ['KS', '9C QH jd']],
    ['one by one lays the top card lowest', REVERSED, ['KS', '9C jd QH']],
    ['turned shows the other sides', TURNED, ['KS', '9C qh JD']],
    ['one by one and turned does both', REVERSED | TURNED, ['KS', '9C JD qh']],
  ])('%s', (_, flags, expected) => {
    const position = table('KS QH jd', '9C');
    position.move(0, 1, 2, flags);
    expect(pilesOf(position)).toEqual(expected);
    position.undo(0);
    expect(pilesOf(position)).toEqual(['KS QH jd', '9C']);
  });
});

test('has no card at an empty place', () => {
  const position = table('KS', '');
  expect([position.top(1), position.at(0, 1), position.at(0, -1)]).toEqual([0, 0, 0]);
});

test('turns one card and swaps two', () => {
  const position = table('KS qh JD');
  position.turn(0, 1);
  position.swap(0, 0, 2);
  expect(pilesOf(position)).toEqual(['JD QH KS']);
});

test.each([70_000_000, -70_000_000, 2 ** 25])('adds and undoes an amount as large as %i', (amount) => {
  const position = table('');
  position.add(SCORE, amount);
  expect(position.counter(SCORE)).toBe(amount);
  position.undo(0);
  expect(position.counter(SCORE)).toBe(0);
});

test('records nothing for moves of no cards and zero amounts', () => {
  const position = table('', 'KS');
  position.move(0, 1, 0);
  position.move(1, 0, 0, REVERSED | TURNED);
  position.set(SCORE, 0);
  expect(position.end).toBe(0);
});

test('undoes to its mark only', () => {
  const position = table('KS QH', '');
  position.move(0, 1, 1);
  const mark = position.end;
  position.move(0, 1, 1);
  position.undo(mark);
  expect(pilesOf(position)).toEqual(['KS', 'QH']);
});

test('grows its journal', () => {
  const position = table('KS', '');
  for (let i = 0; i < 5001; i++) position.move(i % 2, 1 - (i % 2), 1);
  expect(pilesOf(position)).toEqual(['', 'KS']);
  position.undo(0);
  expect(pilesOf(position)).toEqual(['KS', '']);
});

test('counts shuffles and puts the first card on top', () => {
  const asked: unknown[] = [];
  const position = new Table(1, (cards, nth) => (asked.push([cards, nth]), cards.toReversed()));
  position.lay(0, [card('KS'), card('QS'), card('JS')]);
  position.shuffle(0);
  expect(asked).toEqual([[[card('JS'), card('QS'), card('KS')], 0]]);
  expect(pilesOf(position)).toEqual(['JS QS KS']);
  expect(position.counter(SHUFFLES)).toBe(1);
});

test('lists backward changes in reverse, each undone', () => {
  const position = table('KS QH', '');
  position.move(0, 1, 2, REVERSED);
  position.add(SCORE, 5);
  expect(changesBetween(position, 0, position.end).map(({ kind }) => kind)).toEqual(['move', 'add']);
  expect(changesBack(position, 0)).toEqual([
    { kind: 'add', counter: SCORE, amount: -5 },
    { kind: 'move', from: 1, to: 0, count: 2, reversed: true, turned: false, together: false },
  ]);
});

test('brings back together cards that went together', () => {
  const position = table('KS', 'QH', 'JS', '', '');
  position.move(0, 3, 1);
  position.move(1, 0, 1, TOGETHER);
  position.move(2, 4, 1);
  const [third, second, first] = changesBack(position, 0);
  expect([third, second, first].map((change) => change?.kind === 'move' && change.together)).toEqual([
    false,
    false,
    true,
  ]);
});

test('copies a position completely', () => {
  const [from, to] = [table('KS qh', '', 'JS'), table('2C', '3D 4H', '')];
  from.set(SCORE, -70_000);
  const bytes = new Uint8Array(200);
  from.pack(bytes, 7);
  to.move(0, 1, 1);
  to.unpack(bytes, 7);
  expect(to.bytes()).toEqual(from.bytes());
  expect(to.end).toBe(0);
});
