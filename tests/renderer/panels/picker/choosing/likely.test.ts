import { expect, test } from 'vitest';
import { findGame, games } from '../../../../../engine/rules.ts';
import { alikeOf } from '../../../../../renderer/panels/picker/game/alike.ts';
import type { Habits } from '../../../../../renderer/panels/picker/choosing/chooser.ts';
import { makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { BRANCHES, branchOf } from '../../../../../renderer/panels/picker/choosing/family-tree.ts';
import { likelyOf } from '../../../../../renderer/panels/picker/choosing/likely.ts';
import { WELL_KNOWN_GAMES } from '../../../../../renderer/panels/rules/book/well-known.ts';
import { families } from '../../../../../renderer/panels/rules/book/facts.ts';
import { sayFamilyAbout } from '../../../../../renderer/words/families.ts';
import { SPOKEN_LANGUAGES } from '../../../../../renderer/words/language.ts';
import { speak } from '../../../../../renderer/words/say.ts';

const entries = makeEntries();
const ids = games.map(({ id }) => id);
const stranger: Habits = { own: [], favourites: [], recent: [], going: [], played: new Set() };

test('the best known games are in the catalogue, and a stranger is shown all twenty', () => {
  expect(WELL_KNOWN_GAMES.filter((id) => !findGame(id))).toEqual([]);
  expect(likelyOf(entries, stranger)['well-known'].map(({ entry }) => entry.id)).toEqual(WELL_KNOWN_GAMES);
  expect(new Set(WELL_KNOWN_GAMES).size).toBe(20);
});

test('each game stands in the first row that it belongs to, and in no other', () => {
  const recent = ['klondike', 'gaps', 'yukon'];
  const habits = { ...stranger, going: ['gaps'], recent, favourites: ['klondike', 'agnes'] };
  const rows = likelyOf(entries, habits);
  const shown = Object.values(rows).map((row) => row.map(({ entry }) => entry.id));
  expect(shown.slice(0, 4)).toEqual([[], ['gaps'], ['klondike', 'yukon'], ['agnes']]);
  expect(new Set(shown.flat()).size).toBe(shown.flat().length);
});

test('the latest game has no row to itself: it stands where it would for a stranger', () => {
  const rows = likelyOf(entries, { ...stranger, going: ['gaps'], recent: ['klondike', 'gaps'] });
  expect(rows.recent).toEqual([]);
  expect(rows['well-known'].map(({ entry }) => entry.id)).toContain('klondike');
});

test.each(SPOKEN_LANGUAGES)('says in %s in two sentences what the games of each family share', async (language) => {
  await speak(language, language);
  const says = [...new Set(families.values())].map((family) => [family, sayFamilyAbout(family)] as const);
  expect(says.filter(([, about]) => !/^[^.]+\. [^.]+\.$/.test(about))).toEqual([]);
  expect(new Set(says.map(([, about]) => about)).size).toBe(says.length);
  await speak('en', 'en');
});

test('every family of the catalogue is on a branch, and its picture is of a game of it', () => {
  for (const family of new Set(families.values())) {
    expect(branchOf(family), family).toBeDefined();
  }
  const pictured = Object.values(BRANCHES).flatMap((branch) => Object.entries(branch));
  for (const [family, game] of pictured) expect(families.get(game), game).toBe(family);
});

test('every game has six others like it, of its family where that has as many', () => {
  for (const id of ids) {
    const alike = alikeOf(id, ids).map((other) => other.id);
    expect(alike, id).toHaveLength(6);
    expect(alike).not.toContain(id);
    const kin = ids.filter((other) => families.get(other) === families.get(id)).length - 1;
    const near = alike.filter((other) => families.get(other) === families.get(id)).length;
    if (kin >= 12) expect(near, id).toBeGreaterThan(3);
  }
});

test('of the games like FreeCell a harder one is told', () => {
  expect(alikeOf('freecell', ids)).toContainEqual({ id: 'bakers-game', than: 'harder' });
});
