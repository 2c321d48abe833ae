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

  test.each(games.map(({ id }) => [id]))('of %s are few', (id) => {
    expect(outlines(begin(id))).toBeLessThanOrEqual(MAX_OUTLINES);
  });

  test.each(['royal-marriage', 'one-handed-solitaire', 'decade', 'push-pin', 'seven-up', 'accordion'])(
    'of the row of %s are not drawn',
    (id) => {
      expect(outlines(begin(id))).toBe(0);
    },
  );
});

const CASTLES = [
  'beleaguered-castle',
  'chessboard',
  'der-kleine-napoleon',
  'fortress',
  'selective-castle',
  'streets-and-alleys',
  'zerline',
];

test.each(CASTLES)('the wings of %s lie evenly about its foundations', (id) => {
  const session = begin(id);
  const { shapes, table } = session;
  const { slots, cardWidth } = laid(session, [1280, 800]);
  const bySide = (pile: number): { left?: number; right?: number } => {
    const isWing = (other: number): boolean => shapes[other]!.fan.direction === 'right' && table.size(other) > 0;
    const row = [...slots.keys()].filter((other) => isWing(other) && Math.abs(slots[other]!.y - slots[pile]!.y) < 1);
    const [left, right] = row.toSorted((a, b) => slots[a]!.x - slots[b]!.x);
    return { ...(left !== undefined && { left }), ...(right !== undefined && { right }) };
  };
  const foundations = [...slots.keys()].filter((pile) => shapes[pile]!.role === 'foundation');
  for (const first of foundations) {
    const homes = foundations.filter((pile) => slots[pile]!.y === slots[first]!.y);
    const { left, right } = bySide(first);
    if (left === undefined || right === undefined) continue;
    const cards = Array.from({ length: table.size(left) }, (_, at) => table.at(left, at));
    const end = spread(shapes[left]!, cards, slots[left]!, 1).at(-1)!.x + cardWidth;
    const before = Math.min(...homes.map((pile) => slots[pile]!.x)) - end;
    const behind = slots[right]!.x - Math.max(...homes.map((pile) => slots[pile]!.x)) - cardWidth;
    expect(Math.abs(before - behind) / cardWidth).toBeLessThan(MAX_LOPSIDED);
  }
});

test.each(['picture-gallery', 'royal-parade', 'virginia-reel'])('the piles below the rows of %s lie below', (id) => {
  const session = begin(id);
  for (const window of WINDOWS) {
    const { slots } = laid(session, window);
    const ys = (role: string): number[] =>
      slots.filter((_, pile) => session.shapes[pile]!.role === role).map(({ y }) => y);
    expect(Math.min(...ys('reserve')), window.join('×')).toBeGreaterThan(Math.max(...ys('tableau')));
  }
});
