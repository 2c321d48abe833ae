import type { Trace } from '../../trace.ts';
import { foursAtOnce, foursLeave } from './fours.ts';
import { hitsTaken } from './hits.ts';
import { openStock } from './open-stock.ts';
import { faceUp, loneFanLast, upTo } from './parts.ts';

/** Translations of PySolFC's games to moves of ours, where the moves are not the same. */
const TRANSLATIONS: Readonly<Record<string, (trace: Trace) => Trace>> = {
  // The last two cards lie in slots 7 and 8; in Baize they go to the first two piles.
  baroness: upTo((piles) => piles[7] !== '' || piles[8] !== ''),
  cheops: openStock,
  beehive: foursLeave,
  'castles-in-spain': faceUp('tableau'),
  'double-pyramid': openStock,
  'fascination-fan': loneFanLast,
  'great-wheel': faceUp('foundation'),
  'hit-or-miss': hitsTaken,
  pyramid: openStock,
  'relaxed-pyramid': openStock,
  tens: foursAtOnce,
  triangle: openStock,
  'two-pyramids': openStock,
};

/** Returns the same recording in the moves of ours. */
export const translated = (trace: Trace): Trace => TRANSLATIONS[trace.game]?.(trace) ?? trace;
