import type { Settings } from '../../../preload/api.ts';
import type { BoardLook } from '../../board/types.ts';

/** What the board has to know of the settings. */
export function lookOf(settings: Settings, dark: boolean): BoardLook {
  const { cardSet, back, table, speed, leftHanded, click } = settings;
  return { cardSet, back, table, dark, speed, leftHanded, click };
}
