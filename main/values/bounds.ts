import * as v from 'valibot';
import { issue } from './schema-error.ts';

/* What names of games and settings are at most, whoever they come from: a page, a file, or a database that was tampered with. */

export const gameId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issue('no-game')));
export const optionsKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.=;-]*$/, issue('no-options')));

/** More than there are. */
const MOST_GAMES = 1000;

/** Each once, in the order of the first. */
export const games = v.pipe(
  v.array(gameId),
  v.maxLength(MOST_GAMES),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * A list, a date or a map has no part that would be wrong, where every part may be missing; and a part named so would be
 * passed over in silence.
 */
export const parts = v.check<unknown, string>(
  (value) =>
    Object.prototype.toString.call(value) === '[object Object]' &&
    !['__proto__', 'prototype', 'constructor'].some((name) => Object.hasOwn(value ?? {}, name)),
  issue('wrong-parts'),
);

/** Options of games, by their names. */
export const chosen = v.pipe(v.unknown(), parts, v.record(gameId, optionsKey), v.maxEntries(MOST_GAMES));
