import { readFileSync } from 'node:fs';
import { games, Session, usualOptions } from '../../../../engine/index.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { layOut, type Room } from '../../../../renderer/board/geometry/table-layout.ts';

/** Windows in which every table must look good, in CSS pixels. */
export const WINDOWS = [
  [800, 600],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [500, 900],
  [400, 700],
] as const;

/** Returns the room that the toolbar and the status bar leave in a window. */
export const roomIn = ([width, height]: readonly [number, number], density = 1): Room => ({
  width,
  height: height - 80,
  density,
});

/** Returns the height of a game's cards in each of the windows, with its usual options. */
export function heightsOf(id: string): number[] {
  const game = games.find((one) => one.id === id)!;
  const { shapes, layouts } = Session.begin(game, usualOptions(game), 1);
  return WINDOWS.map((window) => layOut(shapes, roomIn(window), false, arrangementsFor(shapes, layouts)).cardHeight);
}

/**
 * Card heights of 22 November 2026, before tables were arranged by their window: no card may become smaller than that.
 */
export const HEIGHTS_BEFORE = JSON.parse(
  readFileSync(new URL('heights-before.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly number[]>>;
