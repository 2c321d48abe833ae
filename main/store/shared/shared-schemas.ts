import * as v from 'valibot';
import { cardPicture, ownCardSet, setPart } from '../../values/card-sets.ts';
import { exportedGame, keptGame, whole } from '../../values/schemas.ts';

/* What the files of a shared folder must hold: they come from outside. */

const machine = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const count = whole(Number.MAX_SAFE_INTEGER);
/** The most machines in a folder, including those that were given up. */
const MAX_MACHINES = 1000;
const MAX_STATES = 10_000;

/** A machine's states of games in progress. `key` is new at each writing. */
export const gamesFile = v.strictObject({
  key: machine,
  known: v.pipe(v.record(machine, count), v.maxEntries(MAX_MACHINES)),
  games: v.pipe(
    v.array(v.strictObject({ machine, count, name: v.pipe(v.string(), v.maxLength(100)), kept: keptGame })),
    v.maxLength(MAX_STATES),
  ),
});

/** Settings or pictures, each with the clock and machine of its last change; `value` is JSON, '' for the usual one. */
export const settingsFile = v.pipe(
  v.array(
    v.strictObject({
      path: v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w/-]+$/)),
      clock: count,
      machine,
      value: v.pipe(v.string(), v.maxLength(1_000_000)),
    }),
  ),
  v.maxLength(100_000),
);

/** A file of results. */
export const resultsFile = v.pipe(v.array(exportedGame), v.maxLength(1000));

/** A card set, whole. */
export const setFile = v.strictObject({ about: ownCardSet, pictures: v.record(setPart, cardPicture) });
