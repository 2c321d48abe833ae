import { describe, expect, test } from 'vitest';
import { findGame, games, Session, usualOptions } from '../../../../engine/rules.ts';
import { marksSeen } from '../../../../renderer/board/art/marks.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { spread } from '../../../../renderer/board/geometry/fan.ts';
import { layOut, type Layout } from '../../../../renderer/board/geometry/table-layout.ts';
import { roomIn, WINDOWS } from './windows.ts';

/** At most this many empty places of a table are drawn when its cards are dealt: those of a poker square. */
const MAX_OUTLINES = 25;

/** How much nearer one wing of a castle may lie to its foundations than the other, in card widths. */
const MAX_LOPSIDED = 0.6;

const WIDE = WINDOWS.filter(([width, height]) => width > height);

const begin = (id: string): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), 1);

const laid = ({ shapes, layouts }: Session, window: readonly [number, number]): Layout =>
  layOut(shapes, roomIn(window), false, arrangementsFor(shapes, layouts));

describe('empty places', () => {
  /** Counts the marks of columns that are drawn; a pile that lies across the one above it draws none. */
  const outlines = (session: Session): number => {
    const { shapes } = session;
    const overlain = new Set(
      [...shapes.keys()].filter((pile) =>
        shapes.some(
          ({ x, y }, other) => other !== pile && x === shapes[pile]!.x && Math.abs(y - shapes[pile]!.y) < 0.5,
        ),
      ),
    );
    const columns = new Set([...shapes.keys()].filter((pile) => shapes[pile]!.role === 'tableau'));
    const slots = shapes.map((_, pile) => ({ x: pile, y: 0 }));
    return marksSeen(session, slots, overlain).filter(({ at }) => columns.has(at.x) && session.table.size(at.x) === 0)
      .length;
  };

  test.each(games.map(({ id }) => [id]))('are few in %s', (id) => {
    expect(outlines(begin(id))).toBeLessThanOrEqual(MAX_OUTLINES);
  });

  test.each(['royal-marriage', 'one-handed-solitaire', 'decade', 'push-pin', 'seven-up', 'accordion'])(
    'are not drawn in the row of %s',
    (id) => {
      expect(outlines(begin(id))).toBe(0);
    },
  );
});

const CASTLES = [
  'beleaguered-castle',
  'chessboard',
  'citadel',
  'der-kleine-napoleon',
  'exiled-kings',
  'fortress',
  'selective-castle',
  'streets-and-alleys',
  'zerline',
];

describe.each([WINDOWS[0], WINDOWS[1]].map((window) => [window.join('×'), window] as const))('at %s', (_, window) => {
  test.each(CASTLES)('places the wings of %s symmetrically about its foundations', (id) => {
    const session = begin(id);
    const { shapes, table } = session;
    const { slots, cardWidth } = laid(session, window);
    const homes = slots.filter((__, pile) => shapes[pile]!.role === 'foundation').map(({ x }) => x);
    const wings = [...slots.keys()].filter(
      (pile) => shapes[pile]!.role === 'tableau' && shapes[pile]!.fan.direction === 'right' && table.size(pile) > 0,
    );
    const endOf = (pile: number): number => {
      const cards = Array.from({ length: table.size(pile) }, (__, at) => table.at(pile, at));
      return spread(shapes[pile]!, cards, slots[pile]!, 1).at(-1)!.x + cardWidth;
    };
    const lefts = wings.filter((pile) => slots[pile]!.x < Math.min(...homes));
    const rights = wings.filter((pile) => !lefts.includes(pile));
    // Cards that went home while they were dealt make single rows shorter.
    const before = lefts.reduce((sum, pile) => sum + Math.min(...homes) - endOf(pile), 0) / lefts.length;
    const behind = Math.min(...rights.map((pile) => slots[pile]!.x)) - Math.max(...homes) - cardWidth;
    expect(rights).toHaveLength(lefts.length);
    expect(Math.abs(before - behind) / cardWidth).toBeLessThan(MAX_LOPSIDED);
  });
});

test.each(['picture-gallery', 'royal-parade', 'virginia-reel'])('places the lower piles of %s below its rows', (id) => {
  const session = begin(id);
  for (const window of WINDOWS) {
    const { slots } = laid(session, window);
    const ys = (role: string): number[] =>
      slots.filter((_, pile) => session.shapes[pile]!.role === role).map(({ y }) => y);
    expect(Math.min(...ys('reserve')), window.join('×')).toBeGreaterThan(Math.max(...ys('tableau')));
  }
});

test('places each foundation of Rittenhouse above the column that feeds it', () => {
  const session = begin('rittenhouse');
  for (const window of WINDOWS) {
    const { slots } = laid(session, window);
    const of = (role: string) => slots.filter((_, pile) => session.shapes[pile]!.role === role);
    const columns = of('tableau');
    const feeding = [...columns.slice(0, 4), ...columns.slice(5)];
    for (const [at, home] of of('foundation').entries()) {
      expect(home.x, window.join('×')).toBe(feeding[at]!.x);
      expect(feeding[at]!.y - home.y).toBeGreaterThan(0);
      expect(feeding[at]!.y - home.y).toBeLessThan(1.3 * home.height);
    }
  }
});

test.each(WIDE)('places Octagon’s piles symmetrically at %i×%i', (...window) => {
  const session = begin('octagon');
  const { shapes, table } = session;
  const { slots, cardWidth } = laid(session, window);
  const ends = slots.map((slot, pile) => {
    const cards = Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));
    return (spread(shapes[pile]!, cards, slot, 1).at(-1) ?? slot).x + cardWidth;
  });
  const middles = [...new Set(slots.map(({ y }) => y))].map((line) => {
    const row = [...slots.keys()].filter((pile) => slots[pile]!.y === line);
    return (Math.min(...row.map((pile) => slots[pile]!.x)) + Math.max(...row.map((pile) => ends[pile]!))) / 2;
  });
  const homes = slots.filter(({ y }, pile) => shapes[pile]!.role === 'foundation' && y === slots[0]!.y);
  const middle = (homes[0]!.x + homes[1]!.x + cardWidth) / 2;
  expect(homes).toHaveLength(2);
  for (const each of middles) expect(Math.abs(each - middle) / cardWidth).toBeLessThan(0.15);
});

test.each(WIDE)('centres the foundations of The Plot over its columns at %i×%i', (...window) => {
  const session = begin('the-plot');
  const { slots } = laid(session, window);
  const middleOf = (role: string): number => {
    const xs = slots.filter((_, pile) => session.shapes[pile]!.role === role).map(({ x }) => x);
    return (Math.min(...xs) + Math.max(...xs)) / 2;
  };
  expect(Math.abs(middleOf('foundation') - middleOf('tableau'))).toBeLessThan(2);
});
