import * as v from 'valibot';
import { MAX_CARRIED } from '../../../preload/api.ts';
import { carriedTotal } from '../../values/carried.ts';
import { cardPicture, ownCardSet, setPart } from '../../values/card-sets.ts';
import { exportedGame, gameName, keptGame, whole } from '../../values/schemas.ts';
import type { KnownWritings } from './versions.ts';

/* The schemas of the files of a shared folder, which come from outside. */

export const machineName = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const count = whole(Number.MAX_SAFE_INTEGER);
/** A name of a game, or '' for none: a game whose name can't be one comes without it. */
const sharedName = v.fallback(gameName, '');
/** The most machines that a file may know, including those that were given up; several times what others take in. */
const MAX_MACHINES = 10_000;
const MAX_STATES = 10_000;

/** Known writings by machine, and the last keys of our own writings. */
export const knownWritings = v.pipe(
  v.record(machineName, count),
  v.maxEntries(MAX_MACHINES),
  v.transform((known): KnownWritings => new Map(Object.entries(known))),
);
export const writtenKeys = v.array(machineName);

/** A machine's states of games in progress. `key` is new at each writing. */
export const gamesFile = v.strictObject({
  key: machineName,
  known: knownWritings,
  games: v.pipe(
    v.array(v.strictObject({ machine: machineName, count, name: sharedName, kept: keptGame })),
    v.maxLength(MAX_STATES),
  ),
});

/**
 * Settings or pictures, each with the clock and machine of its last change; `value` is JSON, '' for the default one.
 */
export const settingsFile = v.pipe(
  v.array(
    v.strictObject({
      path: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w/-]+$/)),
      clock: count,
      machine: machineName,
      value: v.pipe(v.string(), v.maxLength(1_000_000)),
    }),
  ),
  v.maxLength(100_000),
);

/** A file of results. */
export const resultsFile = v.pipe(v.array(exportedGame), v.maxLength(1000));

/** Totals of games played in other programs. */
export const carriedFile = v.pipe(v.array(carriedTotal), v.maxLength(MAX_CARRIED));

/** A card set, whole. */
export const setFile = v.strictObject({ about: ownCardSet, pictures: v.record(setPart, cardPicture) });
