import { describe, expect, test } from 'vitest';
import { games, type PileShape, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { rightRoom } from '../../../../renderer/board/geometry/blocks.ts';
import { spread } from '../../../../renderer/board/geometry/fan.ts';
import { Geometries } from '../../../../renderer/board/geometry/geometries.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { layOut, type Layout, type Slot } from '../../../../renderer/board/geometry/table-layout.ts';
import type { Box } from '../../../../renderer/board/model/box.ts';
import { roomIn, WINDOWS } from './windows.ts';

/** In each of the windows, the cards of every game are at least this many CSS pixels high. */
const MIN_CARD_HEIGHTS = [71, 104, 144, 197, 62, 46] as const;
/** In each of the windows, the cards of half the games are at least this many CSS pixels high. */
const MIN_MEDIAN_HEIGHTS = [107, 170, 236, 321, 105, 80] as const;

/** A phone's window, and how wide its cards are at least, in CSS pixels. */
const PHONE = { window: [500, 900], least: 60 } as const;
/** The tables that leave a phone's cards no such width, and what they leave them. */
const NARROW_ON_PHONES: Readonly<Record<string, number>> = {
  // Eight rows of thirteen places, which must not be covered by more than they are.
  'double-montana': 44,
  // Ten and nine cards side by side: nearer to each other they would look as if they covered their neighbours.
  'triple-peaks': 48,
  'double-pyramid': 53,
  // Thirty-five fans that need room to grow: nine rows of four under the foundations.
  'house-in-the-wood': 55,
  'house-on-the-hill': 55,
};

/** How far a fan to the right usually opens, in cards. */
const USUALLY_RIGHT = 1.8;

/** Whether piles at these places, in cards, overlap. */
const crosses = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) < 0.99 && Math.abs(a.y - b.y) < 0.99;

const overlap = (a: Box, b: Box): boolean =>
  a.x + 0.5 < b.x + b.width && b.x + 0.5 < a.x + a.width && a.y + 0.5 < b.y + b.height && b.y + 0.5 < a.y + a.height;

/** Returns the boxes of a pile's cards, or of its empty place. */
function boxesOf({ table, shapes }: Session, pile: number, slot: Slot): Box[] {
  const cards = Array.from({ length: table.size(pile) }, (_, index) => table.at(pile, index));
  const places = cards.length > 0 ? spread(shapes[pile]!, cards, slot, 1) : [slot];
  return places.map(({ x, y }) => ({ x, y, width: slot.width, height: slot.height }));
}

/** Returns the edges of a table whose fans to the right have their usual length. */
function edgesOf(shapes: readonly PileShape[], { slots }: Layout): { readonly left: number; readonly right: number } {
  const rights = slots.map(({ x, width, reachRight }, pile) => {
    const fan = Math.min(USUALLY_RIGHT, rightRoom(shapes[pile]!)) * width;
    return x + width + Math.min(fan, reachRight);
  });
  return { left: Math.min(...slots.map(({ x }) => x)), right: Math.max(...rights) };
}

test.each(['freecell', 'klondike'])('keeps %s a fortieth of the room from the toolbar', (id) => {
  const game = games.find((one) => one.id === id)!;
  const { shapes, layouts } = Session.begin(game, usualOptions(game), 1);
  const rooms = WINDOWS.slice(0, 2).map((window) => roomIn(window));
  const tops = rooms.map((room) =>
    Math.min(...layOut(shapes, room, false, arrangementsFor(shapes, layouts)).slots.map(({ y }) => y)),
  );
  expect(tops).toEqual(rooms.map(({ height }) => Math.round(height / 40)));
});

describe.each(WINDOWS.map((window, at) => [window.join('×'), at] as const))('in a window of %s', (_, at) => {
  const heights = games
    .map((game) => {
      const { shapes, layouts } = Session.begin(game, usualOptions(game), 1);
      return layOut(shapes, roomIn(WINDOWS[at]!), false, arrangementsFor(shapes, layouts)).cardHeight;
    })
    .toSorted((one, other) => one - other);

  test('keeps the cards of every game above the bound', () => {
    expect(heights[0]).toBeGreaterThanOrEqual(MIN_CARD_HEIGHTS[at]!);
  });

  test('shows cards of a good size in half the games', () => {
    expect(heights[Math.floor(heights.length / 2)]).toBeGreaterThanOrEqual(MIN_MEDIAN_HEIGHTS[at]!);
  });
});

test.each(games.map((game) => [game.id, game] as const))('deals cards of %s wide enough for a phone', (id, game) => {
  const session = Session.begin(game, usualOptions(game), 1);
  const { shapes, layouts } = session;
  const arrangements = arrangementsFor(shapes, layouts);
  const pieces = Pieces.dealt(session);
  const dealt = pieces.piles.map((pile) => pile.map(({ card }) => card));
  const geometries = new Geometries(
    (part) => new Geometry(shapes, pieces, { ...roomIn(PHONE.window), part }, false, { arrangements, dealt }),
  );
  const { cardWidth } = geometries.of(geometries.part(1, true)).layout;
  expect(cardWidth).toBeGreaterThanOrEqual(NARROW_ON_PHONES[id] ?? PHONE.least);
});

describe.each(games.map((game) => [game.id, game] as const))('in every window %s', (_, game) => {
  const session = Session.begin(game, usualOptions(game), 1);
  const { shapes } = session;
  const arrangements = arrangementsFor(shapes, session.layouts);
  const layouts = WINDOWS.map((window) => ({ window, layout: layOut(shapes, roomIn(window), false, arrangements) }));

  test('overlaps no piles unless the game does', () => {
    for (const { window, layout } of layouts)
      for (let one = 0; one < shapes.length; one++)
        for (let other = 0; other < one; other++) {
          if (session.layouts.some((way) => crosses(way[one]!, way[other]!))) continue;
          const [a, b] = [one, other].map((pile) => boxesOf(session, pile, layout.slots[pile]!));
          const across = a!.some((box) => b!.some((under) => overlap(box, under)));
          expect(across, `${window.join('×')}: piles ${other} and ${one}`).toBe(false);
        }
  });

  test('centres the table', () => {
    for (const { window, layout } of layouts) {
      const { left, right } = edgesOf(shapes, layout);
      expect(Math.abs(left - (window[0] - right)), window.join('×')).toBeLessThan(3);
    }
  });

  test('mirrors the piles for the left hand', () => {
    for (const { window, layout } of layouts) {
      const { slots } = layOut(shapes, roomIn(window), true, arrangements);
      for (const [pile, { x, y, width }] of slots.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(window[0]);
        expect(y).toBe(layout.slots[pile]!.y);
      }
    }
  });
});
