import type { Room } from '../../../../renderer/board/geometry/table-layout.ts';

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
