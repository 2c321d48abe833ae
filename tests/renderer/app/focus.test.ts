import { expect, test } from 'vitest';
import { findGame, isDrag, Session, toOf, usualOptions } from '../../../engine/index.ts';
import { type Ground, settle, type Step, stepFrom, topOf } from '../../../renderer/app/focus.ts';

function ground(id: string, deal = 1): Ground {
  const game = findGame(id)!;
  const { shapes, table, legalMoves } = sessionFace(Session.begin(game, usualOptions(game), deal));
  return { shapes, table, open: new Set(legalMoves.filter(isDrag).map(toOf)) };
}

const sessionFace = (session: Session) => ({
  shapes: session.shapes,
  table: session.table,
  legalMoves: session.legalMoves(),
});

/** The pile that a walk from the top of a pile ends on. */
const walk = (on: Ground, from: number, ...steps: Step[]): number =>
  steps.reduce((spot, step) => stepFrom(spot, step, on), topOf(from, on.table)).pile;

const STOCK = 0;
/** The empty waste between takes no card, and is passed over. */
const FIRST_HOME = 2;
const FIRST_COLUMN = 6;

test('in Klondike the arrows lead over the piles as they lie', () => {
  const on = ground('klondike');
  expect(walk(on, STOCK, 'right')).toBe(FIRST_HOME);
  expect(walk(on, STOCK, 'down')).toBe(FIRST_COLUMN);
  expect(walk(on, FIRST_COLUMN + 3, 'up')).toBe(FIRST_HOME);
  expect(walk(on, FIRST_COLUMN, 'left')).toBe(FIRST_COLUMN);
});

test('Ctrl with Home and End lead to the first and the last pile', () => {
  const on = ground('klondike');
  expect(walk(on, FIRST_COLUMN, 'first')).toBe(STOCK);
  expect(walk(on, STOCK, 'last')).toBe(FIRST_COLUMN + 6);
});

test('in a column the arrows lead over its face-up cards first', () => {
  const on = ground('freecell');
  const column = 8;
  const top = topOf(column, on.table);
  expect(stepFrom(top, 'up', on)).toEqual({ pile: column, index: top.index - 1 });
  expect(stepFrom(top, 'home', on)).toEqual({ pile: column, index: 0 });
  expect(stepFrom({ pile: column, index: 0 }, 'end', on)).toEqual(top);
  expect(stepFrom({ pile: column, index: 0 }, 'up', on).pile).toBeLessThan(column);
});

test('cards face down are passed over', () => {
  const on = ground('klondike');
  expect(stepFrom(topOf(FIRST_COLUMN + 6, on.table), 'up', on).pile).toBe(5);
});

test('a gap that a card can fill is a place to stand, one that none fits is not', () => {
  const on = ground('gaps');
  const gaps = on.shapes.map((_, pile) => pile).filter((pile) => on.table.size(pile) === 0);
  for (const pile of gaps)
    expect(settle({ pile, index: 0 }, on).pile === pile).toBe(
      on.open.has(pile) || on.shapes[pile]?.starts !== undefined,
    );
});

test('the focus stays on the top card when the card it was on has gone', () => {
  const on = ground('klondike');
  expect(settle({ pile: FIRST_COLUMN, index: 5 }, on)).toEqual({ pile: FIRST_COLUMN, index: 0 });
  expect(settle({ pile: 99, index: 0 }, on).pile).toBe(STOCK);
});

test('every pile that can be stood on is reached by arrows from the first', () => {
  for (const id of ['klondike', 'freecell', 'spider', 'canfield', 'thirteen', 'triple-peaks', 'accordion']) {
    const on = ground(id);
    const seen = new Set<string>();
    const ways = [topOf(walk(on, 0, 'first'), on.table)];
    for (let spot = ways.pop(); spot; spot = ways.pop()) {
      if (seen.has(`${spot.pile} ${spot.index}`)) continue;
      seen.add(`${spot.pile} ${spot.index}`);
      for (const step of ['left', 'right', 'up', 'down'] as const) ways.push(stepFrom(spot, step, on));
    }
    const piles = new Set([...seen].map((spot) => Number(spot.split(' ')[0])));
    const standing = on.shapes.map((_, pile) => pile).filter((pile) => settle({ pile, index: 0 }, on).pile === pile);
    expect([id, standing.filter((pile) => !piles.has(pile))]).toEqual([id, []]);
  }
});
