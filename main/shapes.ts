import * as v from 'valibot';
import { LONGEST_NAME } from '../preload/api.ts';
import type { Settings } from '../preload/api.ts';
import { SETTINGS_SCHEMA } from './store/settings.ts';

/* What games, settings and their parts must be when they come from outside, from a page or from a file. */

export const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const signed = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most));

/** The last moment that a date can name, in milliseconds since 1970. */
const moment = whole(253_402_300_799_999);

export const gameId = v.pipe(
  v.string(),
  v.maxLength(64),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'it is no name of a game'),
);
export const optionsKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.=;-]*$/, 'it is no choice of options'));
const moves = v.pipe(v.string(), v.maxLength(200_000), v.regex(/^[0-9>x!* ]*$/, 'it is no list of moves'));

const cards = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^(?:[A2-9TJQK][CDHS]|\?[BR])*$/, 'it is no order of cards'),
);

const GAME = {
  game: gameId,
  options: optionsKey,
  rules: whole(1_000_000),
  deal: whole(Number.MAX_SAFE_INTEGER),
  cards,
  moves,
  at: whole(200_000),
  moveCount: whole(200_000),
  score: signed(1_000_000_000),
  clock: whole(1e12),
  begun: moment,
  help: v.strictObject({ undos: whole(1_000_000_000), hints: whole(1_000_000_000), solver: v.boolean() }),
};
const outcome = v.picklist(['won', 'lost']);

export const keptGame = v.strictObject(GAME);
export const finishedGame = v.strictObject({ ...GAME, outcome });
export const recordedGame = v.strictObject({ ...GAME, outcome, ended: moment });

/** What a person may call a game: one line, without blanks around it. */
export const gameName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('it is empty'),
  v.maxLength(LONGEST_NAME),
  v.regex(/^\P{C}*$/u, 'it has signs that no name has'),
);
export const namedGame = v.strictObject({ name: gameName, saved: moment, kept: keptGame });

const games = (most: number) => v.pipe(v.array(gameId), v.maxLength(most));

/**
 * A list, a date or a map has no part that would be wrong, where every part may be missing; and a part named so would be
 * passed over in silence.
 */
const parts = v.check<unknown, string>(
  (value) =>
    Object.prototype.toString.call(value) === '[object Object]' &&
    !['__proto__', 'prototype', 'constructor'].some((name) => Object.hasOwn(value ?? {}, name)),
  'it does not have the right parts',
);

/** The store's own schema of each setting, and bounds on those that could grow. */
export const settingsChange = v.pipe(
  v.unknown(),
  parts,
  v.partial(
    v.strictObject({
      ...SETTINGS_SCHEMA.entries,
      favourites: games(1000),
      recent: games(1000),
      options: v.pipe(v.unknown(), parts, v.record(gameId, optionsKey), v.maxEntries(1000)),
    }),
  ),
  v.transform((given): Partial<Settings> =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  ),
);
