import { expect, test } from 'vitest';
import { games } from '../../../engine/index.ts';
import { chooseGames, type Entry, type Habits, NO_WISH, type Wish } from '../../../renderer/panels/chooser.ts';
import { pageOf } from '../../../renderer/panels/pages.ts';

const EIGHT = ['accordion', 'canfield', 'freecell', 'gaps', 'klondike', 'spider', 'thirteen', 'triple-peaks'];
const entries: readonly Entry[] = games
  .filter(({ id }) => EIGHT.includes(id))
  .map(({ id, name }) => ({ id, name, facts: pageOf(id)?.facts }));
const habits: Habits = {
  favourites: ['spider', 'gaps'],
  recent: ['klondike', 'accordion'],
  going: ['freecell'],
  played: new Set(['klondike', 'freecell']),
};

const find = (wish: Partial<Wish>): string[] =>
  chooseGames(entries, { ...NO_WISH, ...wish }, habits).map(({ id }) => id);

test.each([
  ['kl', ['klondike']],
  ['free cell', ['freecell']],
  ['PYRAMID', ['thirteen']],
  ['montana', ['gaps']],
  ['peaks', ['triple-peaks']],
  ['solit', ['klondike', 'freecell', 'spider']],
  ['zzz', []],
])('the search for "%s" finds %j', (search, found) => expect(find({ search })).toEqual(found));

test('an empty wish shows every game in order', () => expect(find({})).toEqual(EIGHT));

test('recent games come in the order they were played', () =>
  expect(find({ show: 'recent' })).toEqual(['klondike', 'accordion']));

test('favourites and games in progress are shown alone', () => {
  expect(find({ show: 'favourites' })).toEqual(['spider', 'gaps']);
  expect(find({ show: 'going' })).toEqual(['freecell']);
});

test.each([
  [{ packs: '2' }, ['spider']],
  [{ family: 'freecell' }, ['freecell']],
  [{ played: 'yes' }, ['freecell', 'klondike']],
  [{ wins: 'often', needs: 'skill' }, ['freecell']],
  [{ time: 'long' }, ['spider']],
  [{ packs: '2', search: 'klondike' }, []],
] as const)('the filters %j leave %j', (wish, found) => expect(find(wish)).toEqual(found));

test('a game without a page is found by name and passes no filter', () => {
  const bare: Entry = { id: 'new-game', name: 'New Game', facts: undefined };
  expect(chooseGames([bare], { ...NO_WISH, search: 'new' }, habits)).toEqual([bare]);
  expect(chooseGames([bare], { ...NO_WISH, packs: '1' }, habits)).toEqual([]);
});
