import * as v from 'valibot';
import type { KeptGame, Settings } from '../../preload/api.ts';
import { issue } from './schema-error.ts';
import { gameId, gameName, optionsKey, plainObject } from './bounds.ts';
import { SETTINGS_SCHEMA } from './settings.ts';

export { gameId, gameName, optionsKey } from './bounds.ts';

/* What games, settings and their parts must be when they come from outside, from a page or from a file. */

/** Returns the schema of a whole number from 0 to `most`. */
export const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const signed = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most));

/** The last moment that a date can name, in milliseconds since 1970. */
export const moment = whole(253_402_300_799_999);

const moves = v.pipe(v.string(), v.maxLength(200_000), v.regex(/^[0-9>x!* ]*$/, issue('no-moves')));

/** A review in its notation; that of the longest possible game would be too long, and is not kept. */
export const reviewText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100_000), v.regex(/^[\w>!,:/ -]*$/));

/** The puzzle of a lost game, in its notation; '' for none. */
export const puzzleText = v.pipe(v.string(), v.maxLength(1000), v.regex(/^[\d>x!, ]*$/));

const times = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200_000), v.regex(/^[0-9a-v]*$/));

const cards = v.pipe(v.string(), v.maxLength(1000), v.regex(/^(?:[A2-9TJQK][CDHS]|\?[BR])*$/, issue('no-cards')));

/**
 * The longest time of play in milliseconds: a thousand hours, because `999:59:59` is the longest time that is shown.
 */
const MAX_CLOCK_MS = 1000 * 3_600_000 - 1;

const GAME_SHAPE = {
  game: gameId,
  options: optionsKey,
  rules: whole(1_000_000),
  deal: whole(Number.MAX_SAFE_INTEGER),
  cards,
  moves,
  at: whole(200_000),
  moveCount: whole(200_000),
  score: signed(1_000_000_000),
  clock: whole(MAX_CLOCK_MS),
  begun: moment,
  help: v.strictObject({
    undos: whole(1_000_000_000),
    hints: whole(1_000_000_000),
    solver: v.boolean(),
    shown: v.exactOptional(v.literal(true)),
  }),
  times: v.exactOptional(times),
} satisfies Readonly<Record<Exclude<keyof KeptGame, 'times'>, v.GenericSchema> & Record<'times', object>>;
const outcome = v.picklist(['won', 'lost']);

/** A game in progress, as a page or a file gives it. */
export const keptGame = v.strictObject(GAME_SHAPE);
/** A finished game and when it ended. */
export const recordedGame = v.strictObject({ ...GAME_SHAPE, outcome, ended: moment });

/** A finished game as it is exported, with the answer to its puzzle. */
export const exportedGame = v.strictObject({
  ...GAME_SHAPE,
  outcome,
  ended: moment,
  puzzle: v.exactOptional(v.strictObject({ puzzle: puzzleText, answer: v.picklist(['right', 'wrong']) })),
});

/** A game kept under a name. */
export const namedGame = v.strictObject({ name: gameName, saved: moment, kept: keptGame });

/** A change of some settings, each checked by the store's own schema. */
export const settingsChange = v.pipe(
  v.unknown(),
  plainObject,
  v.partial(SETTINGS_SCHEMA),
  v.transform((given): Partial<Settings> =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  ),
);
