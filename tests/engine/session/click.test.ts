import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { drag, fromOf, isDrag, toOf } from '../../../engine/model/move.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { pilesOf } from '../table.ts';
import { tinyGame } from '../tiny.ts';

/* Columns 4: KS AS, 5: KH QC, 6 empty; foundations 2 and 3. */
const begin = (): Session => Session.begin(tinyGame(['KS KH AS QC 9D']), '', 1);
const START = pilesOf(begin().table);
const top = ({ table }: Session, pile: number): number => table.size(pile) - 1;
const moves = (session: Session): string => session.save().moves;

describe('a click', () => {
  test('plays a card to its best place as one undoable move', () => {
    const session = begin();
    expect(session.click(4, 1)).toMatchObject({ undone: [] });
    expect(moves(session)).toBe('4>2');
    session.undo();
    expect(pilesOf(session.table)).toEqual(START);
  });

  test('cycles through its places on further clicks', () => {
    const session = begin();
    session.click(4, 1);
    expect(session.click(2, 0)?.undone).toHaveLength(1);
    expect([moves(session), session.moveCount]).toEqual(['4>6', 1]);
    session.click(6, 0);
    expect(moves(session)).toBe('4>2');
    session.undo();
    expect(pilesOf(session.table)).toEqual(START);
    expect(session.canUndo).toBe(false);
  });

  test('starts again after any other action', () => {
    const session = begin();
    session.click(4, 1);
    session.undo();
    session.redo();
    expect(session.click(2, 0)).toBeUndefined();
    expect(moves(session)).toBe('4>2');
    session.play(drag(2, 1, 6));
    session.click(6, 0);
    expect(moves(session)).toBe('4>2 2>6 6>2');
  });

  test('does nothing after automatic moves, which undo takes back', () => {
    // Columns 4: AS 2S, 5: KH QC: the two goes to the empty column, and ace and two go home.
    const session = Session.begin(tinyGame(['AS KH 2S QC 9D']), '', 1);
    const start = pilesOf(session.table);
    session.click(4, 1);
    session.autoplay();
    expect(moves(session)).toBe('4>6 4>2* 6>2*');
    expect(session.click(6, 0)).toBeUndefined();
    session.undo();
    expect(pilesOf(session.table)).toEqual(start);
  });

  test('does nothing on a card without a place, face down, covered or at home', () => {
    const session = begin();
    expect(session.click(5, 0)).toBeUndefined();
    session.click(4, 1);
    session.undo();
    session.play(drag(4, 1, 2));
    expect(session.click(2, 0)).toBeUndefined();
    expect(session.click(0, 0)).toBeUndefined();
  });

  test('carries the cards on it along', () => {
    const session = Session.begin(tinyGame(['KS QH AS JC 9D']), '', 1);
    session.click(4, 1);
    session.click(5, 0);
    expect(pilesOf(session.table).slice(4)).toEqual(['KS QH JC', '', '']);
  });
});

test('removes a pair in Thirteen', () => {
  const thirteen = findGame('thirteen')!;
  const session = Session.begin(thirteen, usualOptions(thirteen), 1);
  const pair = session.legalMoves().find((move) => isDrag(move) && fromOf(move) !== toOf(move))!;
  const from = fromOf(pair);
  expect(session.click(from, 0)).toBeDefined();
  expect(session.table.size(from)).toBe(0);
  expect(session.score).toBe(2);
});

test('leaves a choice of partners in Isabel to the player', () => {
  const isabel = findGame('isabel')!;
  const session = Session.begin(isabel, usualOptions(isabel), 2);
  const before = pilesOf(session.table);
  const tops = session.shapes.map((_, pile) => ({ pile, partners: session.targets(pile, 1).length }));
  expect(new Set(tops.map(({ partners }) => Math.min(2, partners)))).toEqual(new Set([0, 1, 2]));
  for (const { pile, partners } of tops)
    expect(session.chooses(pile, top(session, pile)), `${pile}`).toBe(partners > 1);
  expect(pilesOf(session.table)).toEqual(before);
});

test('leaves the places of Poker Squares to the player until one is left', () => {
  const poker = findGame('poker')!;
  const session = Session.begin(poker, usualOptions(poker), 1);
  const free = (): number[] =>
    session.shapes.flatMap(({ role }, pile) => (role === 'tableau' && session.table.size(pile) === 0 ? [pile] : []));
  for (let left = free(); left.length > 0; left = free()) {
    expect(session.chooses(1, 0), `${left.length} left`).toBe(left.length > 1);
    const spot = left.at(-1)!;
    const card = session.table.top(1);
    expect(session.fill(spot)).toBeDefined();
    expect(session.table.top(spot)).toBe(card);
    expect(session.fills(spot)).toBe(false);
  }
});

test('fills a place by a click only with the one card that fits it', () => {
  const session = Session.begin(tinyGame(['AS KH 2S QC 9D']), '', 1);
  // Columns 4: AS 2S, 5: KH QC, 6: 9D.
  expect(session.fill(6)).toBeUndefined();
  const gaps = findGame('gaps')!;
  const rows = Session.begin(gaps, usualOptions(gaps), 1);
  const moves = rows.legalMoves().filter(isDrag);
  const empty = rows.shapes.flatMap((_, pile) => (rows.table.size(pile) === 0 ? [pile] : []));
  expect(empty.length).toBeGreaterThan(0);
  for (const pile of empty) {
    const fitting = moves.filter((move) => toOf(move) === pile);
    expect(rows.fills(pile), `${pile}`).toBe(fitting.length === 1);
  }
});

test('fills no empty foundation or column by a click', () => {
  const klondike = findGame('klondike')!;
  const session = Session.begin(klondike, usualOptions(klondike), 3);
  const homes = session.shapes.flatMap(({ role }, pile) => (role === 'foundation' ? [pile] : []));
  expect(session.legalMoves().filter((move) => homes.includes(toOf(move))).length).toBeGreaterThan(0);
  expect(homes.filter((pile) => session.fills(pile))).toEqual([]);
});

test('leaves no choice where a further click goes to the next place', () => {
  expect(begin().chooses(4, 1)).toBe(false);
});

test('brings a card to its gap in Gaps', () => {
  const gaps = findGame('gaps')!;
  const session = Session.begin(gaps, usualOptions(gaps), 1);
  const move = session.legalMoves().find(isDrag)!;
  const card = session.table.top(fromOf(move));
  session.click(fromOf(move), 0);
  expect(session.table.size(fromOf(move))).toBe(0);
  expect(session.shapes.filter((_, pile) => session.table.top(pile) === card)).toHaveLength(1);
});
