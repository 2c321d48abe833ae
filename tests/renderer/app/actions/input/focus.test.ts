import { type FocusStep } from '../../../../../renderer/app/model/table/table-key.ts';
import { expect, test } from 'vitest';
import { findGame, games, parseMove, Session, suitOf, usualOptions } from '../../../../../engine/rules.ts';
import {
  type FocusMap,
  focusMapOf,
  settleFocus,
  visiblePiles,
  stepFrom,
} from '../../../../../renderer/app/actions/input/focus.ts';
import { topOf } from '../../../../../renderer/app/model/table/spots.ts';
import { arrangementsFor } from '../../../../../renderer/board/geometry/arrangements.ts';
import { layOut } from '../../../../../renderer/board/geometry/table-layout.ts';
import { BY_NIGHT } from '../../../../tools/night.ts';
import { roomIn, WINDOWS } from '../../../board/geometry/windows.ts';
import { layPiles } from '../../../../../renderer/app/model/table/laid-piles.ts';

function mapOf(id: string, deal = 1, mirrored = false): FocusMap {
  const game = findGame(id)!;
  return focusMapOf(Session.begin(game, usualOptions(game), deal), mirrored);
}

/** Returns the pile at the end of a walk from the top of a pile. */
const walk = (on: FocusMap, from: number, ...steps: FocusStep[]): number =>
  steps.reduce((spot, step) => stepFrom(spot, step, on), topOf(from, on.table)).pile;

const STOCK = 0;
/** The empty waste in between takes no card, and is skipped. */
const FIRST_HOME = 2;
const FIRST_COLUMN = 6;

test('moves over base cards in suit order, as the list of piles does', () => {
  const on = mapOf('cruel');
  const homes = visiblePiles(on).filter((pile) => on.shapes[pile]!.role === 'foundation');
  expect(homes.map((pile) => suitOf(on.table.top(pile)))).toEqual([0, 1, 2, 3]);
  expect(walk(on, homes[0]!, 'right', 'right', 'right')).toBe(homes[3]);
});

test('moves over Klondike’s piles as they lie', () => {
  const on = mapOf('klondike');
  expect(walk(on, STOCK, 'right')).toBe(FIRST_HOME);
  expect(walk(on, STOCK, 'down')).toBe(FIRST_COLUMN);
  expect(walk(on, FIRST_COLUMN + 3, 'up')).toBe(FIRST_HOME);
  expect(walk(on, FIRST_COLUMN, 'left')).toBe(FIRST_COLUMN - 1);
  expect(walk(on, STOCK, 'left')).toBe(STOCK);
});

test('goes to the first and last pile by Ctrl+Home and Ctrl+End', () => {
  const on = mapOf('klondike');
  expect(walk(on, FIRST_COLUMN, 'first')).toBe(STOCK);
  expect(walk(on, STOCK, 'last')).toBe(FIRST_COLUMN + 6);
});

test('goes to the next line at a line’s end, not diagonally to a fan', () => {
  const on = mapOf('house-in-the-wood');
  const [lastHome, firstFan, endOfSecond] = [7, 8, 21];
  expect(walk(on, lastHome, 'right')).toBe(firstFan);
  const shorter = { ...on, gone: new Set([endOfSecond]) };
  expect(walk(shorter, endOfSecond - 1, 'right')).toBe(endOfSecond + 1);
  expect(walk(shorter, endOfSecond + 1, 'left', 'left', 'left')).toBe(endOfSecond - 1);
});

test('treats a column’s whole length as beside it', () => {
  const on = mapOf('king-albert');
  const [reserve, lastColumn] = [14, 12];
  expect(walk(on, reserve, 'left')).toBe(lastColumn);
});

test('moves over a column’s face-up cards first', () => {
  const on = mapOf('freecell');
  const column = 8;
  const top = topOf(column, on.table);
  expect(stepFrom(top, 'up', on)).toEqual({ pile: column, index: top.index - 1 });
  expect(stepFrom(top, 'home', on)).toEqual({ pile: column, index: 0 });
  expect(stepFrom({ pile: column, index: 0 }, 'end', on)).toEqual(top);
  expect(stepFrom({ pile: column, index: 0 }, 'up', on).pile).toBeLessThan(column);
});

test('skips face-down cards', () => {
  const on = mapOf('klondike');
  expect(stepFrom(topOf(FIRST_COLUMN + 6, on.table), 'up', on).pile).toBe(5);
});

test('stops at gaps that a card can fill only', () => {
  const on = mapOf('gaps');
  const gaps = on.shapes.map((_, pile) => pile).filter((pile) => on.table.size(pile) === 0);
  for (const pile of gaps)
    expect(settleFocus({ pile, index: 0 }, on).pile === pile).toBe(
      on.open.has(pile) || on.shapes[pile]?.starts !== undefined,
    );
});

test('stays on the top card when its card is gone', () => {
  const on = mapOf('klondike');
  expect(settleFocus({ pile: FIRST_COLUMN, index: 5 }, on)).toEqual({ pile: FIRST_COLUMN, index: 0 });
  expect(settleFocus({ pile: 99, index: 0 }, on).pile).toBe(STOCK);
});

test('follows directions on a mirrored table', () => {
  const on = mapOf('klondike', 1, true);
  expect(walk(on, STOCK, 'left')).toBe(FIRST_HOME);
  expect(walk(on, FIRST_COLUMN, 'left')).toBe(FIRST_COLUMN + 1);
});

test('stops at all three cards of a waste', () => {
  const game = findGame('klondike')!;
  const options = usualOptions(game).replace(/dealing=\w+/, 'dealing=three');
  const session = Session.begin(game, options, 1);
  session.play(session.dealing.move!);
  const on = focusMapOf(session);
  const top = topOf(1, session.table);
  expect(stepFrom(top, 'home', on)).toEqual({ pile: 1, index: 0 });
  expect(stepFrom(top, 'left', on)).toEqual({ pile: 1, index: 1 });
});

test('reaches every pile by arrows in every game', () => {
  for (const { id } of games) {
    const on = mapOf(id);
    const first = visiblePiles(on)[0]!;
    const reached = new Set([first]);
    for (const pile of reached)
      for (const step of ['left', 'right', 'up', 'down'] as const) reached.add(leave(on, pile, step));
    expect([id, visiblePiles(on).filter((pile) => !reached.has(pile))]).toEqual([id, []]);
  }
});

test('moves as expected in every arrangement of a window', () => {
  // By day every third game.
  for (const game of games.filter((_, at) => BY_NIGHT || at % 3 === 0)) {
    const session = Session.begin(game, usualOptions(game), 1);
    const arrangements = arrangementsFor(session.shapes, session.layouts);
    const seen = new Set<string>();
    for (const window of WINDOWS) {
      const { lying, slots } = layOut(session.shapes, roomIn(window), false, arrangements);
      // Layouts that differ only in the size of the cards lead to the same piles.
      const lies = JSON.stringify(lying);
      if (seen.has(lies)) continue;
      seen.add(lies);
      layPiles(session, lying);
      const on = focusMapOf(session);
      const reached = new Set(visiblePiles(on).slice(0, 1));
      for (const pile of reached)
        for (const [step, x, y] of DIRECTIONS) {
          const next = leave(on, pile, step);
          const [from, to] = [slots[pile]!, slots[next]!];
          const isAhead = next === pile || (to.x - from.x) * x + (to.y - from.y) * y > 0;
          // To the left and right, the end of a line leads on to the next line.
          expect(isAhead || y === 0, `${game.id} ${window.join('×')} ${pile} ${step} ${next}`).toBe(true);
          reached.add(next);
        }
      expect([game.id, window, visiblePiles(on).filter((pile) => !reached.has(pile))]).toEqual([game.id, window, []]);
    }
  }
});

const DIRECTIONS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

/** Returns the pile that a step leads to, once it has left the pile's own cards. */
function leave(on: FocusMap, pile: number, step: FocusStep): number {
  let spot = topOf(pile, on.table);
  for (let next = stepFrom(spot, step, on); next.pile === pile && next.index !== spot.index;) {
    spot = next;
    next = stepFrom(spot, step, on);
  }
  return stepFrom(spot, step, on).pile;
}

test('skips a place that has left the game', () => {
  const game = findGame('air-lock')!;
  const session = Session.begin(game, usualOptions(game), 1);
  for (const move of ['29>30', '31>30']) session.play(parseMove(move)!);
  const lost = 38;
  expect(session.isGone(lost)).toBe(true);
  expect(visiblePiles(focusMapOf(session))).not.toContain(lost);
});
