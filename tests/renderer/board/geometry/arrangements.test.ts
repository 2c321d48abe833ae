import { describe, expect, test } from 'vitest';
import { findGame, Session, suitOf, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { layOut, type Layout } from '../../../../renderer/board/geometry/table-layout.ts';
import { roomIn, WINDOWS } from './windows.ts';

const begin = (id: string): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), 1);

function laid(id: string, window: readonly [number, number]): Layout & { readonly session: Session } {
  const session = begin(id);
  const { shapes, layouts } = session;
  return { session, ...layOut(shapes, roomIn(window), false, arrangementsFor(shapes, layouts)) };
}

/** Counts a role's piles in each line, from the top down. */
function linesOf(id: string, window: readonly [number, number], role: string): number[] {
  const { session, slots } = laid(id, window);
  const ys = slots.filter((_, pile) => session.shapes[pile]!.role === role).map(({ y }) => y);
  const lines = [...new Set(ys)].toSorted((a, b) => a - b);
  return lines.map((line) => ys.filter((y) => y === line).length);
}

describe('the arrangement of a table', () => {
  test('is the default one where others gain little', () => {
    for (const window of [
      [800, 600],
      [1280, 800],
      [1920, 1080],
      [500, 900],
    ] as const) {
      const { session, lying } = laid('klondike', window);
      expect(lying, window.join('×')).toEqual(session.layouts[0]);
    }
  });

  test('puts columns in two rows in a tall window when one row is small', () => {
    expect(linesOf('spider', [1280, 800], 'tableau')).toEqual([10]);
    expect(linesOf('spider', [500, 900], 'tableau')).toEqual([5, 5]);
  });

  test('puts foundations beside two rows of columns when cards get larger', () => {
    for (const [id, columns, homes] of [
      ['freecell', [4, 4], [1, 1, 1, 1]],
      ['diplomat', [4, 4], [2, 2, 2, 2]],
    ] as const) {
      expect(linesOf(id, [500, 900], 'tableau')).toEqual(columns);
      expect(linesOf(id, [500, 900], 'foundation')).toEqual(homes);
    }
  });

  test('never stacks sixteen foundations beside columns', () => {
    expect(linesOf('mount-olympus', [500, 900], 'foundation')).toHaveLength(4);
  });

  test('moves cells from among foundations in a tall window', () => {
    for (const id of ['kings', 'cats-tail']) {
      expect(linesOf(id, [1280, 800], 'cell')).toEqual([2, 2, 2, 2]);
      expect(linesOf(id, [500, 900], 'cell')).toEqual([4, 4]);
    }
  });

  test('divides rows of columns as suits a tall window', () => {
    expect(linesOf('juvenile', [1280, 800], 'tableau')).toEqual([9, 8]);
    expect(linesOf('juvenile', [500, 900], 'tableau')).toEqual([6, 6, 5]);
  });

  test('puts fewer fans in a row in a tall window', () => {
    expect(linesOf('la-belle-lucie', [1280, 800], 'tableau')).toEqual([6, 6, 6]);
    expect(linesOf('la-belle-lucie', [500, 900], 'tableau')).toEqual([3, 3, 3, 3, 3, 3]);
  });

  test('puts the stock above a grid in a tall window and beside it in a wide one', () => {
    const tall = laid('monte-carlo', [500, 900]).slots;
    const wide = laid('monte-carlo', [1280, 800]).slots;
    expect(tall[0]!.y + tall[0]!.height).toBeLessThanOrEqual(tall[1]!.y);
    expect(wide[0]!.x + wide[0]!.width).toBeLessThanOrEqual(wide[1]!.x);
  });

  test('breaks a line of cards into rows that suit the window', () => {
    expect(linesOf('accordion', [1920, 1080], 'tableau')).toEqual([13, 13, 13, 13]);
    expect(linesOf('accordion', [500, 900], 'tableau').slice(0, 2)).toEqual([7, 7]);
  });

  test('puts homes above rows in a tall window and between them in a wide one', () => {
    expect(linesOf('beleaguered-castle', [500, 900], 'foundation')).toEqual([4]);
    expect(linesOf('beleaguered-castle', [1280, 800], 'foundation')).toEqual([1, 1, 1, 1]);
  });

  test('keeps piles that belong together in the same order', () => {
    const { session, slots } = laid('spider', [500, 900]);
    const columns = [...slots.keys()].filter((pile) => session.shapes[pile]!.role === 'tableau');
    const read = columns.toSorted((a, b) => slots[a]!.y - slots[b]!.y || slots[a]!.x - slots[b]!.x);
    expect(read).toEqual(columns);
  });

  test('keeps base cards in suit order in every window', () => {
    for (const window of WINDOWS) {
      const { session, slots } = laid('mount-olympus', window);
      const homes = [...slots.keys()].filter((pile) => session.shapes[pile]!.role === 'foundation');
      const read = homes.toSorted((a, b) => slots[a]!.y - slots[b]!.y || slots[a]!.x - slots[b]!.x);
      const suits = read.map((pile) => suitOf(session.table.at(pile, 0)));
      expect(suits, window.join('×')).toEqual(Array.from({ length: 16 }, (_, at) => at % 4));
    }
  });

  test('keeps homes above the piles that play to them', () => {
    for (const window of [
      [1920, 1080],
      [400, 700],
    ] as const) {
      const { session, slots } = laid('amazons', window);
      const of = (role: string): number[] =>
        slots.filter((_, pile) => session.shapes[pile]!.role === role).map(({ x }) => x);
      expect(of('foundation')).toEqual(of('tableau').length > 0 ? of('tableau') : of('reserve'));
    }
  });
});

test('places Clock’s twelve hours as on a clock', () => {
  for (const window of [
    [1280, 800],
    [500, 900],
  ] as const) {
    const { slots } = laid('clock', window);
    const [eleven, twelve, one, , , nine, middle, three, , , , six] = slots;
    expect([twelve!.x, six!.x]).toEqual([middle!.x, middle!.x]);
    expect([nine!.y, three!.y]).toEqual([middle!.y, middle!.y]);
    expect(Math.abs(middle!.x - nine!.x - (three!.x - middle!.x))).toBeLessThan(2);
    expect(eleven!.y).toBe(one!.y);
    expect(twelve!.y).toBeLessThan(one!.y);
  }
});

test('places Forty Thieves’ waste beside its stock', () => {
  const { session, slots } = laid('forty-thieves', [1280, 800]);
  const of = (role: string): number => session.shapes.findIndex((shape) => shape.role === role);
  expect(slots[of('waste')]!.y).toBe(slots[of('stock')]!.y);
});

describe.each(['la-belle-lucie', 'house-on-the-hill', 'cromwell'])('the fans of %s', (id) => {
  test('have room for five open cards each in every window', () => {
    for (const window of WINDOWS) {
      const { session, slots } = laid(id, window);
      const rooms = slots
        .filter((_, pile) => session.shapes[pile]!.fan.direction === 'right')
        .map(({ reachRight }) => reachRight);
      const wide = slots[0]!.width;
      expect(Math.min(...rooms), window.join('×')).toBeGreaterThan(wide);
    }
  });
});
