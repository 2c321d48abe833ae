import { describe, expect, test } from 'vitest';
import { KING } from '../../../engine/model/card.ts';
import { drag, tap } from '../../../engine/model/move.ts';
import type { Pile } from '../../../engine/model/pile.ts';
import {
  asTap,
  dealEach,
  dealOne,
  everyFilled,
  onlyWhen,
  playTo,
  removeAlone,
  turnTo,
} from '../../../engine/vocabulary/actions.ts';
import { fillFrom, homeFor, refill, removePairs, sendHome } from '../../../engine/vocabulary/after.ts';
import { baseShown, hasBase, reserveShown, setBase } from '../../../engine/vocabulary/base.ts';
import { byCells, toEmpty } from '../../../engine/vocabulary/cells.ts';
import { cell, waste } from '../../../engine/vocabulary/piles.ts';
import { anySuit, build, nextTo } from '../../../engine/vocabulary/relations.ts';
import { BASE, REDEALS } from '../../../engine/model/counters.ts';
import { card, numbered, pilesOf, table } from '../table.ts';
import { COLUMN, HOME } from '../tiny.ts';

const piles = (count: number): Pile[] => numbered(...Array.from({ length: count }, () => COLUMN));

describe('a stock turned to the waste', () => {
  const [, turned] = piles(2);

  test('turns its cards one by one, so that the last lies on top', () => {
    const position = table('5c 4c 3c 2c', '');
    const turn = turnTo(turned!, { turn: 3 });
    turn.run(position, 0);
    expect(pilesOf(position)).toEqual(['5c', '2C 3C 4C']);
    turn.run(position, 0);
    expect(pilesOf(position)).toEqual(['', '2C 3C 4C 5C']);
  });

  test('turns the waste over in its old order, as often as allowed', () => {
    const position = table('', '2C 3C 4C');
    const turn = turnTo(turned!, { redeals: 1 });
    expect(turn.can(position, 0)).toBe(true);
    turn.run(position, 0);
    expect(pilesOf(position)).toEqual(['4c 3c 2c', '']);
    for (let cards = 0; cards < 3; cards++) turn.run(position, 0);
    expect([turn.can(position, 0), position.counter(REDEALS)]).toEqual([false, 1]);
  });

  test('counts no redeals where they are unlimited', () => {
    const position = table('', '2C');
    const turn = turnTo(turned!, { redeals: Infinity });
    turn.run(position, 0);
    expect([position.counter(REDEALS), turn.redeals]).toEqual([0, Infinity]);
  });

  test('waits while the waste is full, and does nothing when both are empty', () => {
    const [, small] = numbered(COLUMN, waste({ room: 1 }));
    expect(turnTo(small!).can(table('5c', '2C'), 0)).toBe(false);
    expect(turnTo(small!).can(table('5c', ''), 0)).toBe(true);
    expect(turnTo(small!, { redeals: 1 }).can(table('', ''), 0)).toBe(false);
  });
});

test('deals one card to the named pile or none', () => {
  const [, ...columns] = piles(3);
  const deal = dealOne((t) => columns.find(({ index }) => t.size(index) === 0));
  const [position, full] = [table('3c 2c', '5H', ''), table('3c 2c', '5H', '6H')];
  deal.run(position, 0);
  expect(pilesOf(position)).toEqual(['3c', '5H', '2C']);
  deal.run(full, 0);
  expect(pilesOf(full)).toEqual(['3c 2c', '5H', '6H']);
  expect(deal.can(table('', '', ''), 0)).toBe(false);
});

test('deals a face-up card to each pile while there are cards', () => {
  const [, ...columns] = piles(3);
  const position = table('3c 2c ac', '', '');
  dealEach(columns).run(position, 0);
  expect(pilesOf(position)).toEqual(['3c', 'AC', '2C']);
  expect(dealEach(columns).can(position, 0)).toBe(true);
  expect(dealEach(columns).can(table('', '', ''), 0)).toBe(false);
});

test('says what must happen before an action', () => {
  const [, ...columns] = piles(4);
  const deal = onlyWhen(everyFilled(columns), dealEach(columns));
  const position = table('2c ac', '', '5H', '');
  expect(deal.can(position, 0)).toBe(false);
  expect(deal.why(position, 0)).toEqual({ code: 'hole', count: 2, pile: 1 });
  expect(deal.can(table('ac', '4H', '5H', '6H'), 0)).toBe(true);
  expect(deal.why(table('', '', '5H', ''), 0)).toEqual({ code: 'dealt' });
  expect(onlyWhen(everyFilled(columns), dealEach(columns), 'first').why(table('', '', '5H', ''), 0).code).toBe('hole');
});

test('says why a stock can’t be turned', () => {
  const [, turned, small] = numbered(COLUMN, waste(), waste({ room: 1 }));
  const again = turnTo(turned!, { redeals: 2 });
  const position = table('', '2C', '3C');
  expect(turnTo(small!).why(table('5c', '', '2C'), 0)).toEqual({ code: 'unplayed' });
  expect(turnTo(turned!).why(position, 0)).toEqual({ code: 'once' });
  expect(again.why(table('', '', ''), 0)).toEqual({ code: 'nothing' });
  for (let turned = 0; turned < 4; turned++) again.run(position, 0);
  expect(again.why(position, 0)).toEqual({ code: 'no-redeal', count: 2 });
});

test('plays the top card where it builds on a click', () => {
  const [, run] = numbered(COLUMN, waste({ build: build(nextTo, anySuit) }));
  const play = playTo(run!);
  const position = table('9D QS', 'KH');
  expect(play.can(position, 0)).toBe(true);
  play.run(position, 0);
  expect(pilesOf(position)).toEqual(['9D', 'KH QS']);
  expect(play.can(position, 0)).toBe(false);
});

test('removes a card of the single rank on a click', () => {
  const [, out] = piles(2);
  const remove = removeAlone(out!, KING);
  const position = table('9D KS', '');
  expect(remove.can(position, 0)).toBe(true);
  remove.run(position, 0);
  expect([pilesOf(position), remove.can(position, 0)]).toEqual([['9D', 'KS'], false]);
  expect(remove.why(position, 0)).toEqual({ code: 'alone', rank: KING });
});

test('may act as a click on a double-click', () => {
  expect(asTap(table(''), 5)).toEqual([tap(5)]);
});

describe('after a move', () => {
  test('fills empty piles face up while there are cards', () => {
    const [store, ...columns] = piles(4);
    const position = table('5c 6d', '', 'KS', '');
    fillFrom(store!, columns)(position, 0);
    expect(pilesOf(position)).toEqual(['', '6D', 'KS', '5C']);
  });

  test('keeps cards of a reserve face up', () => {
    const [store, column] = piles(2);
    const position = table('5C', '');
    fillFrom(store!, [column!])(position, 0);
    expect(pilesOf(position)).toEqual(['', '5C']);
  });

  test('fills from the stock exactly what the move emptied', () => {
    const [stock] = piles(1);
    const position = table('3c 2c ac', '', 'KS', '');
    refill(stock!)(position, drag(1, 1, 2));
    expect(pilesOf(position)).toEqual(['3c 2c', 'AC', 'KS', '']);
    refill(stock!)(position, tap(3));
    expect(pilesOf(position)).toEqual(['3c', 'AC', 'KS', '2C']);
  });

  test('removes pairs by a move only', () => {
    const [, , out] = piles(3);
    const position = table('', '5C 6C 7D', '');
    removePairs(out!)(position, tap(1));
    removePairs(out!)(position, drag(0, 1, 1));
    expect(pilesOf(position)).toEqual(['', '5C', '6C 7D']);
  });

  test('sends a card to the first pile that takes it', () => {
    const [, , , ...homes] = numbered(COLUMN, COLUMN, COLUMN, HOME, HOME);
    const position = table('2S', 'AH', '2H', 'AS', '');
    expect([0, 1, 2].map((from) => homeFor(position, from, homes)?.index)).toEqual([3, 4, undefined]);
  });

  test('sends only safe cards home', () => {
    const [column, home] = numbered(COLUMN, HOME);
    const position = table('3S 2S AS', '');
    sendHome([column!], [home!], (_, one) => one !== card('3S'))(position, 0);
    expect(pilesOf(position)).toEqual(['3S', 'AS 2S']);
  });

  test('never sends face-down cards home', () => {
    const [column, home] = numbered(COLUMN, HOME);
    const position = table('as', '');
    sendHome([column!], [home!])(position, 0);
    expect(pilesOf(position)).toEqual(['as', '']);
  });
});

test('sets the base once by the first card', () => {
  const all = piles(2);
  const position = table('', '7S');
  expect(hasBase(position)).toBe(false);
  setBase(all)(position, 0);
  position.move(1, 0, 1);
  position.lay(0, [card('9S')]);
  setBase(all)(position, 0);
  expect([position.counter(BASE), hasBase(position), baseShown(position)]).toEqual([
    7,
    true,
    { kind: 'base', value: 7 },
  ]);
});

test('sets no base without cards', () => {
  const position = table('', '');
  setBase(piles(2))(position, 0);
  expect(hasBase(position)).toBe(false);
});

test('shows the number of cards in a reserve', () => {
  expect(reserveShown(piles(1)[0]!)(table('7S 6S'))).toEqual({ kind: 'reserve', value: 2 });
});

describe('free cells', () => {
  const [first, second, ...columns] = numbered(cell(), cell(), COLUMN, COLUMN, COLUMN);
  const cells = [first!, second!];

  test.each([
    [['', '', 'KS', 'QS', 'JS'], 3],
    [['9D', '', 'KS', 'QS', 'JS'], 2],
    [['9D', '8D', 'KS', 'QS', 'JS'], 1],
    [['', '', 'KS', 'QS', ''], 6],
    [['', '', 'KS', '', ''], 12],
  ])('carry %j together as many cards as could go one by one', (position, expected) => {
    expect(byCells(cells, () => columns)(table(...position), 2)).toBe(expected);
  });

  test('excludes the target column from help', () => {
    expect(byCells(cells, () => columns)(table('', '', 'KS', 'QS', ''), 4)).toBe(3);
  });

  test('counts cells only without columns', () => {
    expect(byCells(cells)(table('', '', 'KS', '', ''), 2)).toBe(3);
  });

  test('puts a card in a cell by a double-click, not from a cell', () => {
    const shortcut = toEmpty(cells);
    expect(shortcut(table('', '', 'KS'), 2)).toEqual([drag(2, 1, 0), drag(2, 1, 1)]);
    expect(shortcut(table('KS', '', ''), 0)).toEqual([]);
  });
});
