import { describe, expect, test } from 'vitest';
import { KING, type PileShape, Session, usualOptions } from '../../../../engine/rules.ts';
import { FACE_DOWN } from '../../../../engine/model/card.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import type { Box, Point } from '../../../../renderer/board/model/box.ts';
import { gamesByDay } from '../../games-by-day.ts';
import { roomIn } from './windows.ts';

const WINDOWS = [
  [500, 900],
  [1280, 800],
  [1920, 1080],
] as const;
/** The numbers of face-down and face-up cards of the long fans. */
const FANS = [
  [0, 13],
  [6, 14],
] as const;

const hasFan = (shape: PileShape): boolean => shape.fan.direction !== undefined && shape.fan.shown === Infinity;

/** Makes a table whose pile has this many cards face down and face up; all other piles are as dealt. */
function withFan(
  session: Session,
  pile: number,
  [down, up]: readonly [number, number],
  window: readonly [number, number],
) {
  const { table, shapes, layouts } = session;
  const long = Array.from({ length: down + up }, (_, at) => (1 + (at % KING)) | (at < down ? FACE_DOWN : 0));
  const dealt = (other: number): number[] => Array.from({ length: table.size(other) }, (_, at) => table.at(other, at));
  const pieces = new Pieces(shapes.map((_, other) => (other === pile ? long : dealt(other))));
  const geometry = new Geometry(shapes, pieces, roomIn(window), false, {
    arrangements: arrangementsFor(shapes, layouts),
  });
  geometry.settle();
  return { geometry, pieces };
}

/** Returns the first and the last point of what shows of a card, and one between them. */
const pointsOn = ({ x, y, width, height }: Box): Point[] =>
  [0.1, 0.5, 0.9].map((share) => ({ x: x + width * share, y: y + height * share }));

/** Returns the card of the pile that is drawn at a point. */
const drawnAt = (geometry: Geometry, pile: number, { x, y }: Point): number => {
  const { cardWidth, cardHeight } = geometry.layout;
  return geometry
    .homes(pile)
    .findLastIndex((home) => x >= home.x && y >= home.y && x < home.x + cardWidth && y < home.y + cardHeight);
};

/** Fans that have been tried, by what their spread depends on. */
const tried = new Set<string>();
let opened = 0;

describe.each(gamesByDay.map((game) => [game.id, game] as const))('a long fan in %s', (_, game) => {
  test('picks up the card that shows at the pointer at rest, whatever its path', () => {
    const session = Session.begin(game, usualOptions(game), 1);
    const wrong: string[] = [];
    for (const window of WINDOWS) {
      const { layout } = withFan(session, -1, [0, 0], window).geometry;
      for (const [pile, shape] of session.shapes.entries()) {
        const { reachDown, reachRight, reachLeft } = layout.slots[pile]!;
        const reaches = [reachDown, reachRight, reachLeft].map((reach) => Math.round((4 * reach) / layout.cardHeight));
        const key = JSON.stringify([shape.fan, window, reaches]);
        if (!hasFan(shape) || tried.has(key)) continue;
        tried.add(key);
        for (const fan of FANS) wrong.push(...wrongIn(session, pile, fan, window));
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** Lists the points of a fan at which a card other than the one pointed at is drawn or would be picked up. */
function wrongIn(
  session: Session,
  pile: number,
  fan: readonly [number, number],
  window: readonly [number, number],
): string[] {
  const { geometry, pieces } = withFan(session, pile, fan, window);
  const wrong: string[] = [];
  const cards = [...pieces.piles[pile]!.keys()];
  const shown = cards.map((index) => geometry.shownBox(pile, index));
  const homes = geometry.homes(pile);
  // Less than a pixel may show of a card: it cannot be pointed at.
  for (const index of cards.filter((at) => homes[at]!.x !== homes[at + 1]?.x || homes[at]!.y !== homes[at + 1]?.y))
    for (const point of pointsOn(shown[index]!)) {
      // The pointer comes from afar, or from the end of the fan, where another card has opened.
      for (const before of [undefined, shown.at(-2)!]) {
        geometry.opened = before && geometry.openingAt(pointsOn(before)[1]!);
        geometry.settle();
        const pressed = geometry.hitAt(point);
        if (pressed?.pile !== pile) continue;
        geometry.opened = geometry.openingAt(point);
        geometry.settle();
        if (geometry.opened) opened++;
        const cardsThere = [pressed.index, geometry.hitAt(point)?.index, drawnAt(geometry, pile, point)];
        if (cardsThere.some((at) => at !== index))
          wrong.push(`${window.join('×')}: pile ${pile} of ${cards.length}, card ${index}: ${cardsThere.join(', ')}`);
      }
      geometry.opened = undefined;
    }
  return wrong;
}

test('opens many of these fans under the pointer', () => expect(opened).toBeGreaterThan(1000));
