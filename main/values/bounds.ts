import * as v from 'valibot';
import { MAX_GAME_NOTE_LETTERS, MAX_NAME_LETTERS } from '../../preload/api.ts';
import { issue } from './schema-error.ts';

/*
 * Limits on names of games and on settings, wherever they come from: a page, a file, or a database that was tampered
 * with.
 */

/** The id of a game, such as `klondike`; whether there is such a game is checked elsewhere. */
export const gameId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, issue('no-game')));
/** The most names in a list. */
export const MAX_NAMES = 100;
/** Names of other things, in lower case. */
export const namesBound = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z]+(-[a-z]+)*$/, issue('odd-signs')))),
  v.maxLength(MAX_NAMES),
);
/** The key of a choice of options; whether the game has them is checked elsewhere. */
export const optionsKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.=;-]*$/, issue('no-options')));

/** The name that a player gives a game: one line, without blanks around it. */
export const gameName = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAX_NAME_LETTERS),
  v.regex(/^\P{C}*$/u, issue('odd-signs')),
);
/** A player's note on a game: lines without blanks around them. */
export const gameNote = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(MAX_GAME_NOTE_LETTERS),
  v.regex(/^(?:\P{C}|\n)*$/u, issue('odd-signs')),
);
/** The most games in a list, more than the catalogue has. */
export const MAX_GAMES = 1000;

/** A list of games; one that is named twice counts where it is named first. */
export const gamesBound = v.pipe(
  v.array(gameId),
  v.maxLength(MAX_GAMES),
  v.transform((ids) => [...new Set(ids)]),
);

/**
 * An object that is neither a list, a date nor a map: where every field is optional, those would pass as empty objects.
 * Fields such as `__proto__` are refused too: the schema library silently drops them.
 */
export const plainObject = v.check<unknown, string>(
  (value) =>
    Object.prototype.toString.call(value) === '[object Object]' &&
    !['__proto__', 'prototype', 'constructor'].some((name) => Object.hasOwn(value ?? {}, name)),
  issue('wrong-parts'),
);

/** Returns the schema of a record with a value for each game, by its id. */
export const byGame = <T extends v.GenericSchema>(value: T) =>
  v.pipe(v.unknown(), plainObject, v.record(gameId, value), v.maxEntries(MAX_GAMES));
