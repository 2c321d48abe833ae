import { describe, expect, test } from 'vitest';
import { findGame, games } from '../../../../../engine/rules.ts';
import { alikeOf } from '../../../../../renderer/panels/picker/choosing/alike.ts';
import { chooseGames, type Habits, NO_WISH } from '../../../../../renderer/panels/picker/choosing/chooser.ts';
import { makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { BRANCHES, branchOf } from '../../../../../renderer/panels/picker/choosing/family-tree.ts';
import { likelyOf } from '../../../../../renderer/panels/picker/choosing/likely.ts';
import { alikeGroup } from '../../../../../renderer/panels/picker/choosing/values.ts';
import { WELL_KNOWN_GAMES } from '../../../../../renderer/panels/rules/book/well-known.ts';
import { families } from '../../../../../renderer/panels/rules/book/facts.ts';
import { sayFamilyAbout } from '../../../../../renderer/words/fetched/families.ts';
import { SPOKEN_LANGUAGES } from '../../../../../renderer/words/language.ts';
import { speak } from '../../../../../renderer/words/say.ts';

const entries = makeEntries();
const ids = games.map(({ id }) => id);
const stranger: Habits = { own: [], favourites: [], recent: [], going: [], played: new Set() };

test('shows a new player all twenty best-known games of the catalogue', () => {
  expect(WELL_KNOWN_GAMES.filter((id) => !findGame(id))).toEqual([]);
  expect(likelyOf(entries, stranger)['well-known'].map(({ entry }) => entry.id)).toEqual(WELL_KNOWN_GAMES);
  expect(new Set(WELL_KNOWN_GAMES).size).toBe(20);
});

test('shows each game in its first row only', () => {
  const recent = ['klondike', 'gaps', 'yukon'];
  const habits = { ...stranger, going: ['gaps'], recent, favourites: ['klondike', 'agnes'] };
  const rows = likelyOf(entries, habits);
  const shown = Object.values(rows).map((row) => row.map(({ entry }) => entry.id));
  expect(shown.slice(0, 4)).toEqual([[], ['gaps'], ['klondike', 'yukon'], ['agnes']]);
  expect(new Set(shown.flat()).size).toBe(shown.flat().length);
});

test('keeps the latest game in its own row', () => {
  const rows = likelyOf(entries, { ...stranger, going: ['gaps'], recent: ['klondike', 'gaps'] });
  expect(rows.recent).toEqual([]);
  expect(rows['well-known'].map(({ entry }) => entry.id)).toContain('klondike');
});

test.each(SPOKEN_LANGUAGES)('says in %s in two sentences what the games of each family share', async (language) => {
  await speak(language, language);
  const says = [...new Set(families.values())].map((family) => [family, sayFamilyAbout(family)] as const);
  expect(says.filter(([, about]) => !/^[^.。]+(?:\. |。)[^.。]+[.。]$/.test(about))).toEqual([]);
  expect(new Set(says.map(([, about]) => about)).size).toBe(says.length);
  await speak('en', 'en');
});

test('pictures every family by one of its games', () => {
  for (const family of new Set(families.values())) {
    expect(branchOf(family), family).toBeDefined();
  }
  const pictured = Object.values(BRANCHES).flatMap((branch) => Object.entries(branch));
  for (const [family, game] of pictured) expect(families.get(game), game).toBe(family);
});

test('suggests six similar games for every game, of its family if possible', () => {
  for (const id of ids) {
    const alike = alikeOf(id, ids).map((other) => other.id);
    expect(alike, id).toHaveLength(6);
    expect(alike).not.toContain(id);
    const siblings = ids.filter((other) => families.get(other) === families.get(id)).length - 1;
    const near = alike.filter((other) => families.get(other) === families.get(id)).length;
    if (siblings >= 12) expect(near, id).toBeGreaterThan(3);
  }
});

test('names a harder game like FreeCell', () => {
  expect(alikeOf('freecell', ids)).toContainEqual({ id: 'bakers-game', than: 'harder' });
});

describe('the games beside a few found', () => {
  const found = (search: string) => chooseGames(entries, { ...NO_WISH, search }, stranger);

  test('are like the first result and not among the results', () => {
    const yukons = found('double yukon');
    expect(yukons.map(({ entry }) => entry.id)).toEqual(['double-yukon']);
    const [group] = alikeGroup(yukons, entries);
    const alike = group?.found.map(({ entry }) => entry.id) ?? [];
    expect(alike).toHaveLength(6);
    expect(alike).not.toContain('double-yukon');
  });

  test('are hidden without results or with many', () => {
    expect(alikeGroup([], entries)).toEqual([]);
    expect(alikeGroup(found('yukon'), entries)).toEqual([]);
  });
});
