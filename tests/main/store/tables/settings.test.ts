import { expect, test } from 'vitest';
import * as v from 'valibot';
import { SETTINGS_SCHEMA, USUAL_SETTINGS } from '../../../../main/values/settings.ts';
import { MAX_RECENT, type Settings } from '../../../../preload/api.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

const CHANGED_SETTINGS: Settings = {
  cardSet: 'large',
  back: 'waves',
  table: 'slate',
  tableColour: '#c0ffee',
  looks: { golf: { cardSet: 'modern', back: 'own', table: 'colour', tableColour: '#000000' } },
  theme: 'dark',
  zoom: 150,
  speed: 0,
  click: 'nothing',
  autoplay: false,
  sounds: true,
  volume: 1,
  refusalVolume: 0,
  winVolume: 0.25,
  leftHanded: true,
  localLetters: true,
  colourLetters: true,
  scan: 1.5,
  lessons: false,
  milestones: false,
  milestonesTold: ['games', 'family-spider'],
  milestoneDays: { games: 20_000 },
  puzzleRating: [1612.5, 90, 0.061],
  ownGames: { 'own-1-0300000000400': 'Grandmother’s' },
  metNames: { 'own-1-0300000000402': 'A friend’s' },
  ownNotes: { 'own-1-0300000000400': 'Taught in 1962.\nTwo passes.' },
  ownOdds: {
    'own-1-0300000000400': { deals: 40, won: 30, lost: 8, chance: 0, open: 2, simpleGames: 40, simpleWins: 9 },
  },
  puzzlesSolved: { freecell: [3, 19] },
  puzzlesFailed: { freecell: [7] },
  puzzlesHelped: { freecell: [11] },
  showClock: false,
  countdown: 5,
  showMoves: false,
  showScore: false,
  showTimeline: true,
  showProspect: true,
  guard: true,
  ghost: true,
  race: 'baize:golf#7/v1/0/g',
  runsHome: false,
  finale: 'spiral',
  oneTry: true,
  speedRun: true,
  hintDegrees: true,
  pauseHides: true,
  language: 'de',
  favourites: ['golf', 'freecell'],
  recent: ['spider'],
  options: { klondike: 'dealing=one', gaps: 'random=false' },
  wishes: { klondike: 'very-hard', golf: 'winnable' },
};

test('has valid default settings in a new store', () => {
  expect(storeIn(tempFolder()).settings.read()).toEqual(USUAL_SETTINGS);
  expect(v.parse(SETTINGS_SCHEMA, USUAL_SETTINGS)).toEqual(USUAL_SETTINGS);
});

test('changes only the named settings and returns all', () => {
  const store = storeIn(tempFolder());
  expect(store.settings.change({ theme: 'dark', favourites: ['golf'] })).toEqual({
    ...USUAL_SETTINGS,
    theme: 'dark',
    favourites: ['golf'],
  });
  expect(store.settings.change({ favourites: [] })).toEqual({ ...USUAL_SETTINGS, theme: 'dark' });
});

test('keeps every setting after closing', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.settings.change(CHANGED_SETTINGS);
  store.close();
  expect(storeIn(folder).settings.read()).toEqual(CHANGED_SETTINGS);
});

test.each([
  { key: 'theme', value: '"purple"' },
  { key: 'theme', value: '{"broken' },
  { key: 'theme', value: '' },
  { key: 'click', value: '"twice"' },
  { key: 'volume', value: '1.5' },
  { key: 'winVolume', value: '-0.1' },
  { key: 'speed', value: '1e999' },
  { key: 'speed', value: '1e-9' },
  { key: 'speed', value: '1e-320' },
  { key: 'speed', value: '-0.5' },
  { key: 'favourites', value: '[1]' },
  { key: 'favourites', value: '["no name of a game"]' },
  { key: 'favourites', value: JSON.stringify(Array.from({ length: 1001 }, (_, i) => `game-${i}`)) },
  { key: 'options', value: '{"constructor":"a=b"}' },
  { key: 'options', value: '{"golf":"not a key"}' },
  { key: 'options', value: 'null' },
  { key: 'wishes', value: '{"golf":"impossible"}' },
  { key: 'tableColour', value: '"red"' },
  { key: 'tableColour', value: '"url(https://elsewhere)"' },
  { key: 'looks', value: '{"golf":{"cardSet":"modern"}}' },
  { key: 'metNames', value: '{"own-1-0300000000402":7}' },
  { key: 'ownNotes', value: JSON.stringify({ 'own-1-0300000000400': 'x'.repeat(501) }) },
  { key: 'ownNotes', value: '{"own-1-0300000000400":"\\u202e"}' },
  { key: 'ownOdds', value: '{"own-1-0300000000400":{"deals":40}}' },
  { key: 'looks', value: '{"no name":{"cardSet":"modern","back":"own","table":"own","tableColour":"#000000"}}' },
])('reads $key as the default when it holds $value, and keeps the others', ({ key, value }) => {
  const folder = tempFolder();
  const before = storeIn(folder);
  before.settings.change(CHANGED_SETTINGS);
  before.close();
  tamper(folder, (db) => db.prepare('UPDATE settings SET value = ? WHERE key = ?').run(value, key));
  const store = storeIn(folder);
  const usual = Object.entries(USUAL_SETTINGS).filter(([name]) => name === key);
  expect(store.settings.read()).toEqual({ ...CHANGED_SETTINGS, ...Object.fromEntries(usual) });
});

test('keeps a favourite once and limits recent games', () => {
  const store = storeIn(tempFolder());
  const recent = Array.from({ length: 40 }, (_, i) => `game-${i}`);
  const change = { favourites: ['golf', 'spider', 'golf'], recent: recent.concat(recent) };
  const read = store.settings.change(change);
  expect(read.favourites).toEqual(['golf', 'spider']);
  expect(read.recent).toEqual(recent.slice(0, MAX_RECENT));
});

test('ignores an unknown setting', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  tamper(folder, (db) =>
    db.exec(`INSERT INTO settings VALUES ('gravity', '9.81'), ('__proto__', '{}'), ('toString', '1')`),
  );
  const store = storeIn(folder);
  expect(store.settings.read()).toEqual(USUAL_SETTINGS);
});

test('resets all settings but those that games have left', () => {
  const store = storeIn(tempFolder());
  store.settings.change(CHANGED_SETTINGS);
  const { favourites, recent, options, ownGames, metNames, ownNotes, ownOdds, wishes, milestonesTold, race } =
    CHANGED_SETTINGS;
  const { milestoneDays, puzzleRating, puzzlesSolved, puzzlesFailed, puzzlesHelped } = CHANGED_SETTINGS;
  const puzzles = { puzzleRating, puzzlesSolved, puzzlesFailed, puzzlesHelped };
  const own = { ownGames, metNames, ownNotes, ownOdds };
  const played = { favourites, recent, options, ...own, wishes, milestonesTold, milestoneDays, race, ...puzzles };
  expect(store.settings.reset()).toEqual({ ...USUAL_SETTINGS, ...played });
  expect(store.settings.read()).toEqual({ ...USUAL_SETTINGS, ...played });
});
