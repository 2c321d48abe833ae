import * as v from 'valibot';
import { MENU_NAMES } from '../preload/api.ts';
import type { MenuName, RequestName, Requests, Settings } from '../preload/api.ts';
import { SETTINGS_SCHEMA } from './store/settings.ts';

/** A schema for the arguments of every request: what a page sends is believed only after it. */
export type Schemas = { readonly [N in RequestName]: v.GenericSchema<unknown, Requests[N]['args']> };

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const signed = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(-most), v.maxValue(most));

const gameId = v.pipe(v.string(), v.maxLength(64), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'it is no name of a game'));
const optionsKey = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w.=;-]*$/, 'it is no choice of options'));
const moves = v.pipe(v.string(), v.maxLength(200_000), v.regex(/^[0-9>x!* ]*$/, 'it is no list of moves'));

const cards = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^(?:[A2-9TJQK][CDHS]|\?[BR])*$/, 'it is no order of cards'),
);

const KEPT = {
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
  begun: whole(Number.MAX_SAFE_INTEGER),
  help: v.strictObject({ undos: whole(1_000_000_000), hints: whole(1_000_000_000), solver: v.boolean() }),
};

const games = (most: number) => v.pipe(v.array(gameId), v.maxLength(most));

/** The store's own schema of each setting, and bounds on those that could grow. */
const change = v.pipe(
  v.partial(
    v.strictObject({
      ...SETTINGS_SCHEMA.entries,
      favourites: games(1000),
      recent: games(1000),
      options: v.pipe(v.record(gameId, optionsKey), v.maxEntries(1000)),
    }),
  ),
  v.transform((given): Partial<Settings> =>
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  ),
);

const label = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const menuLabels = v.strictObject(
  Object.fromEntries(MENU_NAMES.map((name) => [name, label])) as Record<MenuName, typeof label>,
);

const title = v.title;
const nothing = v.strictTuple([]);
const gameAndOptions = v.strictTuple([v.pipe(gameId, title('game')), v.pipe(optionsKey, title('options'))]);

export const SCHEMAS: Schemas = {
  hello: nothing,
  'settings.read': nothing,
  'settings.reset': nothing,
  'settings.change': v.strictTuple([v.pipe(change, title('change'))]),
  'play.open': gameAndOptions,
  'play.release': gameAndOptions,
  'play.list': nothing,
  'play.keep': v.strictTuple([v.pipe(v.strictObject(KEPT), title('kept'))]),
  'play.drop': gameAndOptions,
  'play.finish': v.strictTuple([
    v.pipe(v.strictObject({ ...KEPT, outcome: v.picklist(['won', 'lost']) }), title('finished')),
  ]),
  'statistics.of': v.strictTuple([v.pipe(gameId, title('game')), v.pipe(v.nullable(optionsKey), title('options'))]),
  'statistics.all': nothing,
  'results.list': v.strictTuple([
    v.pipe(v.nullable(gameId), title('game')),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000), title('limit')),
    v.pipe(whole(1_000_000_000), title('skip')),
  ]),
  'results.get': v.strictTuple([v.pipe(whole(Number.MAX_SAFE_INTEGER), title('id'))]),
  'window.fullScreen': v.strictTuple([v.pipe(v.boolean(), title('on'))]),
  'window.quit': nothing,
  'window.menu': v.strictTuple([v.pipe(menuLabels, title('labels'))]),
};
