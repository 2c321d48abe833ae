import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../../../main/values/settings.ts';
import { type Language, LANGUAGES, type Settings } from '../../../../preload/api.ts';
import { findSettings } from '../../../../renderer/panels/settings/find-settings.ts';
import { settingGroups } from '../../../../renderer/panels/settings/groups.tsx';
import { GROUP_NAMES, type SettingGroup } from '../../../../renderer/panels/settings/setting-row.tsx';
import { speak } from '../../../../renderer/words/say.ts';
import { appWithGame } from '../../app/seated.ts';

/** What no row sets: what Baize remembers by itself or sets elsewhere, and the colour, which is in the table's row. */
const WITHOUT_ROW: readonly (keyof Settings)[] = [
  ...(['favourites', 'recent', 'options', 'ownGames', 'metNames', 'ownNotes', 'ownOdds', 'wishes', 'race'] as const),
  ...(['milestonesTold', 'milestoneDays', 'puzzleRating', 'puzzlesSolved', 'puzzlesFailed', 'puzzlesHelped'] as const),
  ...(['looks', 'tableColour'] as const),
];

/** Rows that are no single setting. */
const OTHER_ROWS = ['scope', 'reset', 'pad', 'backups', 'carried', 'together'];

/** Returns all settings in a language. */
async function groupsIn(language: Language): Promise<readonly SettingGroup[]> {
  await speak(language, language);
  const { app } = await appWithGame('klondike', 1);
  const { state } = app;
  return settingGroups({ app, state, sets: undefined, settings: state.settings, set: () => {} });
}

const keysOf = (groups: readonly SettingGroup[]): string[] => groups.flatMap(({ rows }) => rows.map(({ key }) => key));

afterEach(() => speak('en', 'en'));

test('lists every setting once, the language second', async () => {
  // German, since English has no letters of its own on face cards.
  const groups = await groupsIn('de');
  const keys = keysOf(groups);
  const expected = [...Object.keys(USUAL_SETTINGS).filter((key) => !isWithoutRow(key)), ...OTHER_ROWS];
  expect(keys.toSorted()).toEqual(expected.toSorted());
  expect(keys[1]).toBe('language');
  expect(groups.map(({ name }) => name)).toEqual(GROUP_NAMES);
});

const isWithoutRow = (key: string): boolean => (WITHOUT_ROW as readonly string[]).includes(key);

describe.each(LANGUAGES)('in %s', (language) => {
  test('finds every setting by its label, and without accents and case', async () => {
    const groups = await groupsIn(language);
    for (const { rows } of groups)
      for (const { key, says } of rows) {
        const [label = ''] = says;
        expect(keysOf(findSettings(groups, label)), label).toContain(key);
        const bare = label.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
        expect(keysOf(findSettings(groups, bare)), bare).toContain(key);
      }
  });

  test('finds all settings of a group by its title, and none by other words', async () => {
    const groups = await groupsIn(language);
    for (const { title, rows } of groups)
      expect(keysOf(findSettings(groups, title)), title).toEqual(expect.arrayContaining(rows.map(({ key }) => key)));
    expect(findSettings(groups, 'xyzzy')).toEqual([]);
    expect(findSettings(groups, '…')).toEqual([]);
  });
});

test.each([
  ['en', 'koi', ['back']],
  ['en', 'dark', ['theme']],
  ['en', 'language', ['language']],
  ['en', 'deutsch', ['language']],
  ['en', 'left handed', ['leftHanded']],
  ['en', 'undo', ['oneTry']],
  ['en', 'volume', ['volume', 'refusalVolume', 'winVolume']],
  ['en', 'pysolfc', ['carried']],
  ['de', 'language', ['language']],
  ['de', 'ruckseiten', ['back']],
  ['de', 'seiten', ['back']],
  ['de', 'lautstarke', ['volume', 'refusalVolume', 'winVolume']],
  ['pl', 'dzwiek', ['sounds', 'volume', 'refusalVolume', 'winVolume']],
  ['sv', 'sprak', ['language']],
] as const)('finds in %s for "%s" %j', async (language, search, keys) => {
  const groups = await groupsIn(language);
  expect(keysOf(findSettings(groups, search))).toEqual(keys);
});
