import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { PRIVATE_FILE_MODE, readPlain } from '../../system/plain-file.ts';

const whole = v.pipe(v.number(), v.integer());

const BOUNDS = v.strictObject({ x: whole, y: whole, width: whole, height: whole });
const STATE = v.strictObject({ bounds: BOUNDS, maximised: v.boolean() });

/** A rectangle on the screens, in their own units. */
export type WindowBounds = v.InferOutput<typeof BOUNDS>;
/** Where the window was, and whether it filled the screen. */
export type WindowState = v.InferOutput<typeof STATE>;

/** The window is never smaller than this, in CSS pixels. */
export const MIN_WINDOW_SIZE = { width: 800, height: 600 };
const USUAL_WINDOW_SIZE = { width: 1180, height: 820 };
/** At most this many bytes of its file are read. */
const MAX_STATE_BYTES = 4000;
/** At least this much of a window's width and top must be on a display, so that a person can drag it, in CSS pixels. */
const GRIP = 80;

/** Returns where the window was; undefined when that is not known or no longer on any display. */
export function readWindowState(folder: string, displays: readonly WindowBounds[]): WindowState | undefined {
  try {
    const state = v.parse(STATE, JSON.parse(readPlain(fileIn(folder), MAX_STATE_BYTES).toString('utf8')));
    const isVisible = fits(displays, state.bounds) && displays.some((display) => holds(display, state.bounds));
    return isVisible ? state : undefined;
  } catch {
    return undefined;
  }
}

/** Returns where the window opens: where it was, else with the default size where the system puts it. */
export const boundsOf = (state: WindowState | undefined): Partial<WindowBounds> => state?.bounds ?? USUAL_WINDOW_SIZE;

/** Saves the window's place. A failure is ignored: the place is then unknown. */
export function keepWindowState(folder: string, state: WindowState): void {
  try {
    const fresh = `${fileIn(folder)}.new`;
    rmSync(fresh, { force: true });
    writeFileSync(fresh, JSON.stringify(state), { mode: PRIVATE_FILE_MODE, flag: 'wx' });
    renameSync(fresh, fileIn(folder));
  } catch {
    // Then it opens where the system puts it.
  }
}

const fileIn = (folder: string): string => join(folder, 'window.json');

/** Whether a window can have this size: at least the smallest, and no larger than all displays together. */
function fits(displays: readonly WindowBounds[], { width, height }: WindowBounds): boolean {
  const across = displays.reduce((sum, display) => sum + display.width, 0);
  const down = displays.reduce((sum, display) => sum + display.height, 0);
  return width >= MIN_WINDOW_SIZE.width && height >= MIN_WINDOW_SIZE.height && width <= across && height <= down;
}

function holds(display: WindowBounds, { x, y, width }: WindowBounds): boolean {
  const across = Math.min(x + width, display.x + display.width) - Math.max(x, display.x);
  const top = y >= display.y && y <= display.y + display.height - GRIP;
  return across >= GRIP && top;
}
