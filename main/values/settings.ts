import * as v from 'valibot';
import {
  ANIMATION_SPEEDS,
  BACKS,
  CARD_SETS,
  CLICKS,
  FINALES,
  COUNTDOWNS,
  DEAL_WISHES,
  LANGUAGES,
  MAX_RECENT,
  SCAN_SECONDS,
  type Settings,
  TABLES,
  ZOOMS,
} from '../../preload/api.ts';
import { cardSetId } from './card-sets.ts';
import { byGame, gameName, gameNote, gamesBound, namesBound, optionsKey } from './bounds.ts';
import { issue } from './schema-error.ts';

/** The schemas of the fields of a look. */
const LOOK_FIELDS = {
  cardSet: v.union([v.picklist(CARD_SETS), cardSetId]),
  back: v.picklist(BACKS),
  table: v.picklist(TABLES),
  tableColour: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, issue('odd-signs'))),
};

const loudness = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The most characters of a link; one of a few hundred moves with their times is half as long. */
const MAX_LINK_CHARACTERS = 8000;
const link = v.pipe(v.string(), v.maxLength(MAX_LINK_CHARACTERS), v.regex(/^(?:baize:[!-~]+)?$/, issue('odd-signs')));

const points = v.pipe(v.number(), v.minValue(0), v.maxValue(10_000));
/** Days since 1 January 1970. */
const day = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** The most puzzles of a game in a list. */
export const MAX_PUZZLES = 1000;
const puzzles = byGame(v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MAX_PUZZLES)));

const deals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const odds = v.strictObject({
  deals,
  won: deals,
  lost: deals,
  chance: deals,
  open: deals,
  simpleGames: deals,
  simpleWins: deals,
  moves: v.optional(deals),
});

/** The schema of each setting. */
export const SETTING_FIELDS = {
  ...LOOK_FIELDS,
  looks: byGame(v.strictObject(LOOK_FIELDS)),
  theme: v.picklist(['system', 'light', 'dark']),
  zoom: v.picklist(ZOOMS),
  speed: v.picklist(ANIMATION_SPEEDS),
  click: v.picklist(CLICKS),
  autoplay: v.boolean(),
  runsHome: v.boolean(),
  finale: v.picklist(FINALES),
  sounds: v.boolean(),
  volume: loudness,
  refusalVolume: loudness,
  winVolume: loudness,
  leftHanded: v.boolean(),
  localLetters: v.boolean(),
  colourLetters: v.boolean(),
  scan: v.picklist(SCAN_SECONDS),
  showClock: v.boolean(),
  countdown: v.picklist(COUNTDOWNS),
  showMoves: v.boolean(),
  showScore: v.boolean(),
  showTimeline: v.boolean(),
  showProspect: v.boolean(),
  guard: v.boolean(),
  ghost: v.boolean(),
  race: link,
  speedRun: v.boolean(),
  oneTry: v.boolean(),
  hintDegrees: v.boolean(),
  pauseHides: v.boolean(),
  lessons: v.boolean(),
  milestones: v.boolean(),
  milestonesTold: namesBound,
  milestoneDays: byGame(day),
  puzzleRating: v.strictTuple([points, points, points]),
  puzzlesSolved: puzzles,
  puzzlesFailed: puzzles,
  puzzlesHelped: puzzles,
  language: v.picklist(['system', ...LANGUAGES]),
  favourites: gamesBound,
  recent: v.pipe(
    gamesBound,
    v.transform((ids) => ids.slice(0, MAX_RECENT)),
  ),
  options: byGame(optionsKey),
  ownGames: byGame(gameName),
  metNames: byGame(gameName),
  ownNotes: byGame(gameNote),
  ownOdds: byGame(odds),
  wishes: byGame(v.picklist(DEAL_WISHES)),
};

/** The schema of all settings; no other fields are allowed. */
export const SETTINGS_SCHEMA = v.strictObject(SETTING_FIELDS) satisfies v.GenericSchema<unknown, Settings>;

/** The settings of a person who has changed none. */
export const USUAL_SETTINGS: Settings = {
  cardSet: 'classic',
  back: 'lattice',
  table: 'baize',
  tableColour: '#2f6f8f',
  looks: {},
  theme: 'system',
  zoom: 100,
  speed: 1,
  click: 'play',
  autoplay: true,
  runsHome: true,
  finale: 'any',
  sounds: true,
  volume: 0.3,
  refusalVolume: 0.3,
  winVolume: 0.3,
  leftHanded: false,
  localLetters: false,
  colourLetters: false,
  scan: 0,
  showClock: true,
  countdown: 0,
  showMoves: true,
  showScore: true,
  showTimeline: false,
  showProspect: false,
  guard: false,
  ghost: false,
  race: '',
  speedRun: false,
  oneTry: false,
  hintDegrees: false,
  pauseHides: false,
  lessons: true,
  milestones: true,
  milestonesTold: [],
  milestoneDays: {},
  puzzleRating: [1500, 350, 0.06],
  puzzlesSolved: {},
  puzzlesFailed: {},
  puzzlesHelped: {},
  language: 'system',
  favourites: [],
  recent: [],
  options: {},
  ownGames: {},
  metNames: {},
  ownNotes: {},
  ownOdds: {},
  wishes: {},
};
