import { describe, expect, test } from 'vitest';
import { findGame, games, isFaceDown, type PileShape, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { layOut } from '../../../../renderer/board/geometry/table-layout.ts';
import { roomIn } from './windows.ts';

const WINDOWS = [
  [500, 900],
  [1280, 800],
  [1920, 1080],
] as const;
/** The least room between a card and the status bar, in CSS pixels: under a fan that hangs down, under any other. */
const FOOT = { hanging: 12, any: 8 } as const;
/** The share of a card's height below which ranks are partly covered: a column squeezed so far stands alone. */
const READABLE = 0.165;

const isColumn = (shape: PileShape): boolean => shape.fan.direction === 'down' && shape.fan.shown === Infinity;

/** How many rows of columns have been compared. */
let rows = 0;

/** Returns by how many pixels the steps of a row's columns differ, of cards face up and face down. */
function differencesIn(geometry: Geometry, { piles }: Pieces, row: readonly number[]): number[] {
  const steps: Record<'up' | 'down', number[]> = { up: [], down: [] };
  for (const pile of row) {
    const homes = geometry.homes(pile);
    for (const [at, home] of homes.slice(0, -1).entries())
      steps[isFaceDown(piles[pile]![at]!.card) ? 'down' : 'up'].push(homes[at + 1]!.y - home.y);
  }
  if (Math.min(...steps.up) < READABLE * geometry.layout.cardHeight + 1) return [];
  rows++;
  return [steps.up, steps.down].filter(({ length }) => length > 0).map((all) => Math.max(...all) - Math.min(...all));
}

describe.each(games.map((game) => [game.id, game] as const))('%s after the deal', (_, game) => {
  const session = Session.begin(game, usualOptions(game), 1);
  const { shapes, layouts } = session;
  const arrangements = arrangementsFor(shapes, layouts);
  const pieces = Pieces.dealt(session);
  const dealt = pieces.piles.map((pile) => pile.map(({ card }) => card));
  const tables = WINDOWS.map((window) => new Geometry(shapes, pieces, roomIn(window), false, { arrangements, dealt }));

  test('shows equal parts of cards in all columns of a row', () => {
    for (const geometry of tables) {
      const columns = [...shapes.keys()].filter((pile) => isColumn(shapes[pile]!));
      for (const line of new Set(columns.map((pile) => geometry.layout.slots[pile]!.y))) {
        const row = columns.filter((pile) => geometry.layout.slots[pile]!.y === line);
        // Each place is rounded down to a whole pixel.
        for (const difference of differencesIn(geometry, pieces, row)) expect(difference).toBeLessThanOrEqual(1);
      }
      expect(geometry.layout.cardHeight).toBeGreaterThan(0);
    }
  });

  test('keeps every card above the status bar', () => {
    for (const geometry of tables)
      for (const [pile, shape] of shapes.entries()) {
        const end = Math.max(...geometry.homes(pile).map(({ y }) => y + geometry.layout.cardHeight), 0);
        const hangs = isColumn(shape) && pieces.piles[pile]!.length > 1;
        expect(end).toBeLessThanOrEqual(geometry.room.height - (hangs ? FOOT.hanging : FOOT.any));
      }
    expect(tables).toHaveLength(WINDOWS.length);
  });

  test('aligns piles without a fan with empty places beside them', () => {
    for (const geometry of tables)
      for (const [pile, shape] of shapes.entries())
        if (shape.fan.direction === undefined)
          expect(geometry.homes(pile).every(({ y }) => y === geometry.layout.slots[pile]!.y)).toBe(true);
    expect(tables).toHaveLength(WINDOWS.length);
  });
});

test.each(['klondike', 'spider'])('stretches the columns of a new deal of %s on a phone', (id) => {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), 1);
  const { shapes, layouts } = session;
  const pieces = Pieces.dealt(session);
  const dealt = pieces.piles.map((pile) => pile.map(({ card }) => card));
  const room = roomIn([500, 900]);
  const geometry = new Geometry(shapes, pieces, room, false, { arrangements: arrangementsFor(shapes, layouts), dealt });
  const { slots, cardHeight } = geometry.layout;
  const columns = [...shapes.keys()].filter((pile) => isColumn(shapes[pile]!));
  const longest = columns.toSorted((a, b) => dealt[b]!.length - dealt[a]!.length)[0]!;
  const [first, second] = geometry.homes(longest);
  const step = second!.y - first!.y;
  const used = (geometry.homes(longest).at(-1)!.y - first!.y) / slots[longest]!.reachDown;
  expect(used).toBeLessThan(0.67);
  expect(used > 0.63 || step > 0.43 * cardHeight).toBe(true);
  expect(step).toBeLessThan(0.5 * cardHeight);
});

test('compared hundreds of rows of columns', () => expect(rows).toBeGreaterThan(500));

test.each(['galary', 'blue-moon', 'red-moon', 'paganini'])('keeps the gaps of %s outlined on a phone', (id) => {
  const game = findGame(id)!;
  const { shapes, layouts } = Session.begin(game, usualOptions(game), 1);
  const { slots, cardWidth, cardHeight } = layOut(shapes, roomIn([500, 900]), false, arrangementsFor(shapes, layouts));
  const crossing = slots.flatMap((one, pile) =>
    slots.filter(
      ({ x, y }, other) =>
        other !== pile && Math.abs(x - one.x) < 0.94 * cardWidth && Math.abs(y - one.y) < 0.94 * cardHeight,
    ),
  );
  expect(crossing).toEqual([]);
  const redeal = slots[shapes.findIndex(({ role }) => role === 'stock')]!;
  expect(redeal.y).toBe(Math.max(...slots.map(({ y }) => y)));
  expect(cardWidth).toBeGreaterThanOrEqual(60);
});
