import { describe, expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { gamesByDay } from '../../games-by-day.ts';
import { spread } from '../../../../renderer/board/geometry/fan.ts';
import type { BoardPile } from '../../../../renderer/board/model/source.ts';
import { layOut, type Room } from '../../../../renderer/board/geometry/table-layout.ts';

const WINDOWS = [
  [800, 540],
  [1280, 740],
  [1920, 1000],
  [3840, 2080],
  [700, 1200],
] as const;
const ROOMS: Room[] = WINDOWS.flatMap(([width, height]) => [1, 1.5].map((density) => ({ width, height, density })));
const HANGING: BoardPile['fan'] = { direction: 'down', shown: Infinity, woven: false };
const WASTE_OF_THREE: BoardPile['fan'] = { direction: 'right', shown: 3, woven: false };
const SPADES = Array.from({ length: 24 }, (_, i) => (i % 13) + 1 + 48);

const shape = (part: Partial<BoardPile>): BoardPile => ({
  role: 'tableau',
  x: 0,
  y: 0,
  fan: { direction: undefined, shown: 1, woven: false },
  starts: 0,
  suit: undefined,
  turns: 0,
  ...part,
});
const columns = (count: number, y = 1): BoardPile[] =>
  Array.from({ length: count }, (_, x) => shape({ x, y, fan: HANGING }));
const cardsOf = (session: Session, pile: number) =>
  Array.from({ length: session.table.size(pile) }, (_, i) => session.table.at(pile, i));

describe.each(gamesByDay.map((game) => [game.id, game] as const))('the layout of %s', (_, game) => {
  const session = Session.begin(game, usualOptions(game), 1);

  test.each([false, true])('keeps every card inside the window at every size (left-handed %s)', (leftHanded) => {
    for (const room of ROOMS) {
      const { slots, cardWidth, cardHeight } = layOut(session.shapes, room, leftHanded);
      for (const [pile, slot] of slots.entries()) {
        for (const { x, y } of spread(session.shapes[pile]!, cardsOf(session, pile), slot, room.density)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + cardWidth).toBeLessThanOrEqual(room.width);
          expect(y + cardHeight).toBeLessThanOrEqual(room.height);
        }
      }
    }
  });

  test('keeps long fans inside the window too', () => {
    for (const room of ROOMS) {
      const { slots, cardWidth, cardHeight } = layOut(session.shapes, room);
      for (const [pile, slot] of slots.entries()) {
        const last = spread(session.shapes[pile]!, SPADES, slot, room.density).at(-1)!;
        expect(last.x + cardWidth).toBeLessThanOrEqual(room.width);
        expect(last.y + cardHeight).toBeLessThanOrEqual(room.height);
      }
    }
  });

  test('uses whole device pixels', () => {
    for (const room of ROOMS) {
      const { slots, cardWidth, cardHeight } = layOut(session.shapes, room);
      for (const length of [cardWidth, cardHeight, ...slots.flatMap(({ x, y }) => [x, y])]) {
        expect(Math.abs(length * room.density - Math.round(length * room.density))).toBeLessThan(1e-6);
      }
    }
  });
});

describe('a layout', () => {
  const room = { width: 1280, height: 740, density: 1 };

  test.each([
    [800, 1],
    [1280, 0.45],
  ])('keeps the stock away from columns as fans allow, %i pixels wide, %d of their gap', (wide, part) => {
    const { shapes } = Session.begin(findGame('klondike')!, usualOptions(findGame('klondike')!), 1);
    const { slots, cardWidth, cardHeight } = layOut(shapes, {
      width: wide,
      height: wide === 800 ? 520 : 720,
      density: 1,
    });
    const [one, other] = slots.filter((_, pile) => shapes[pile]!.role === 'tableau');
    const [across, down] = [other!.x - one!.x - cardWidth, one!.y - slots[0]!.y - cardHeight];
    expect(down).toBeGreaterThanOrEqual(across * part);
    expect(down).toBeLessThanOrEqual(across + 1);
    expect(one!.reachDown / cardHeight).toBeGreaterThan(1.4);
  });

  test('enlarges cards with the window', () => {
    const small = layOut(columns(7), { width: 800, height: 540, density: 1 });
    expect(layOut(columns(7), room).cardWidth).toBeGreaterThan(small.cardWidth);
  });

  test('shows much of each of twenty cards in a tall window', () => {
    const { slots, cardHeight } = layOut(columns(7), { width: 1920, height: 1040, density: 1 });
    const places = spread(shape({ fan: HANGING }), SPADES.slice(0, 20), slots[0]!, 1);
    expect((places[1]!.y - places[0]!.y) / cardHeight).toBeGreaterThan(0.1);
  });

  test('closes up a fan above another pile', () => {
    const shapes = [shape({ fan: HANGING }), shape({ y: 2 })];
    const { slots, cardHeight } = layOut(shapes, room);
    expect(spread(shapes[0]!, SPADES, slots[0]!, 1).at(-1)!.y + cardHeight).toBeLessThanOrEqual(slots[1]!.y);
  });

  test('shows face-down cards narrower than face-up ones', () => {
    const { slots } = layOut(columns(7), room);
    const [down, up] = [
      [65, 65],
      [1, 1],
    ].map((cards) => spread(shape({ fan: HANGING }), cards, slots[0]!, 1)[1]!.y);
    expect(down).toBeLessThan(up!);
  });

  test('closes up face-down cards first in a long fan', () => {
    const fan = shape({ fan: HANGING });
    const { slots, cardHeight } = layOut(columns(7), room);
    const cards = [...Array.from({ length: 6 }, () => 65), ...SPADES.slice(0, 8)];
    const ys = spread(fan, cards, slots[0]!, 1).map(({ y }) => y);
    expect((ys[1]! - ys[0]!) / cardHeight).toBeLessThan(0.06);
    expect((ys.at(-1)! - ys.at(-2)!) / cardHeight).toBeGreaterThan(0.17);
  });

  test('spreads only the top three of a waste', () => {
    const waste = shape({ fan: WASTE_OF_THREE });
    const { slots } = layOut([waste, ...columns(7)], room);
    const xs = spread(waste, SPADES.slice(0, 6), slots[0]!, 1).map(({ x }) => x);
    expect(new Set(xs.slice(0, 4)).size).toBe(1);
    expect(new Set(xs.slice(3)).size).toBe(3);
  });

  test('mirrors the table for the left hand, with fans opening to the right', () => {
    const waste = shape({ fan: WASTE_OF_THREE, x: 1 });
    const shapes = [shape({}), waste, ...columns(7)];
    const { slots, cardWidth } = layOut(shapes, room, true);
    expect(slots[0]!.x).toBeGreaterThan(slots[1]!.x + cardWidth);
    const fan = spread(waste, SPADES.slice(0, 3), slots[1]!, 1);
    expect(fan[2]!.x).toBeGreaterThan(fan[0]!.x);
    expect(fan[2]!.x + cardWidth).toBeLessThan(slots[0]!.x);
  });

  test('overlaps a pyramid by its fractions', () => {
    const { slots, cardHeight } = layOut([shape({ x: 0.5 }), shape({ y: 0.5 }), shape({ x: 1, y: 0.5 })], room);
    expect(slots[1]!.y - slots[0]!.y).toBeLessThan(cardHeight);
  });
});
