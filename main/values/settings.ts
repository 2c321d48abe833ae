import * as v from 'valibot';
import { ANIMATION_SPEEDS, CLICKS, DEAL_WISHES, LANGUAGES, MOST_RECENT, type Settings } from '../../preload/api.ts';
import { byGame, games, names, optionsKey } from './bounds.ts';

const loudness = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** What each setting must be. */
export const FIELDS = {
  cardSet: v.picklist(['classic', 'four-colour', 'large']),
  back: v.picklist(['lattice', 'waves', 'rays', 'plain']),
  table: v.picklist(['baize', 'wood', 'slate']),
  theme: v.picklist(['system', 'light', 'dark']),
  speed: v.picklist(ANIMATION_SPEEDS),
  click: v.picklist(CLICKS),
  autoplay: v.boolean(),
  sounds: v.boolean(),
  volume: loudness,
  refusalVolume: loudness,
  winVolume: loudness,
  leftHanded: v.boolean(),
  showClock: v.boolean(),
  showMoves: v.boolean(),
  showScore: v.boolean(),
  showProspect: v.boolean(),
  pauseHides: v.boolean(),
  lessons: v.boolean(),
  milestones: v.boolean(),
  milestonesTold: names,
  language: v.picklist(['system', ...LANGUAGES]),
  favourites: games,
  recent: v.pipe(
    games,
    v.transform((ids) => ids.slice(0, MOST_RECENT)),
  ),
  options: byGame(optionsKey),
  wishes: byGame(v.picklist(DEAL_WISHES)),
};

/** What every setting must be; nothing else may stand beside them. */
export const SETTINGS_SCHEMA = v.strictObject(FIELDS) satisfies v.GenericSchema<unknown, Settings>;

/** The settings of a person who has changed none. */
export const USUAL_SETTINGS: Settings = {
  cardSet: 'classic',
  back: 'lattice',
  table: 'baize',
  theme: 'system',
  speed: 1,
  click: 'play',
  autoplay: true,
  sounds: false,
  volume: 0.5,
  refusalVolume: 0.5,
  winVolume: 0.5,
  leftHanded: false,
  showClock: true,
  showMoves: true,
  showScore: true,
  showProspect: false,
  pauseHides: false,
  lessons: true,
  milestones: true,
  milestonesTold: [],
  language: 'system',
  favourites: [],
  recent: [],
  options: {},
  wishes: {},
};
