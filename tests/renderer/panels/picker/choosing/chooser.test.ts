import { expect, test } from 'vitest';
import { findGame, games, makeOptions, parseOptions } from '../../../../../engine/rules.ts';
import {
  chooseGames,
  countValues,
  type Filter,
  isFiltered,
  type PickerEntry,
  type Habits,
  NO_WISH,
  type PickerWish,
} from '../../../../../renderer/panels/picker/choosing/chooser.ts';
import { entryOf, makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { namesNear } from '../../../../../renderer/panels/picker/search/names-near.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { groupsOf, offersOf, valuesOf } from '../../../../../renderer/panels/picker/choosing/values.ts';
import { sayVersion } from '../../../../../renderer/words/versions.ts';

const EIGHT = ['accordion', 'canfield', 'freecell', 'gaps', 'klondike', 'pyramid', 'spider', 'triple-peaks'];
const entries: readonly PickerEntry[] = games.filter(({ id }) => EIGHT.includes(id)).map((game) => entryOf(game));
const every = makeEntries();
const habits: Habits = {
  own: [],
  favourites: ['spider', 'gaps'],
  recent: ['klondike', 'accordion'],
  going: ['freecell'],
  played: new Set(['klondike', 'freecell']),
};

const find = (wish: Partial<PickerWish>, among = entries): string[] =>
  chooseGames(among, { ...NO_WISH, ...wish }, habits).map(({ entry }) => entry.id);

test.each([
  ['kl', ['klondike']],
  ['free cell', ['freecell']],
  ['PYRAMID', ['pyramid']],
  ['montana', ['gaps']],
  ['peaks', ['triple-peaks']],
  ['family', ['spider', 'canfield', 'freecell', 'klondike', 'accordion']],
  ['zzzz', []],
])('the search for "%s" finds %j', (search, found) => expect(find({ search })).toEqual(found));

test.each([
  ['easy', { ease: 'easy' }],
  ['quick two packs', { time: 'short', packs: '2' }],
  ['hard', { ease: 'hard' }],
] as const)('"%s" is taken for what it asks of a game: %j', (search, filters) => {
  const found = find({ search }, every);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(find({ ...filters, show: 'all' }, every));
});

test('games of pairs asked for as “Mah-Jongg” begin with those in layers, then come those whose cards are all seen', () => {
  const found = find({ search: 'Mah-Jongg' }, every);
  expect(found.toSorted()).toEqual(find({ family: 'pairs', show: 'all' }, every).toSorted());
  expect(found.slice(0, 2)).toEqual(['giza', 'pyramid']);
  const open = found.slice(5).map((id) => every.find((entry) => entry.id === id)!.facts!.open);
  expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
});

test('words about an option alone find every game that has it, in the way to play they are said of', () => {
  const found = chooseGames(every, { ...NO_WISH, search: 'draw three' }, habits);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ way }) => way === undefined)).toEqual([]);
});

test.each([
  ['klandike', 'klondike'],
  ['klndike', 'klondike'],
  ['kklondike', 'klondike'],
  ['spidre', 'spider'],
  ['frecel', 'freecell'],
])('"%s" is taken for %s with one letter wrong', (search, id) => expect(find({ search })).toContain(id));

test.each([
  ['pyramid', 'pyramid'],
  ['Aces Up', 'aces-up'],
  ['40 thieves', 'forty-thieves'],
  ['40', 'forty-thieves'],
  ['fortythieves', 'forty-thieves'],
  ['14', 'fourteen'],
  ['8 off', 'eight-off'],
  ['spider 3 decks', 'spider-three-decks'],
  ['three decks', 'spider-three-decks'],
  ['Streets & Alleys', 'streets-and-alleys'],
  ['thumb+pouch', 'thumb-and-pouch'],
  ['kings audience', 'kings-audience'],
  ['King’s Audience', 'kings-audience'],
  ['bakers dozen', 'bakers-dozen'],
  ['will o the wisp', 'will-o-the-wisp'],
  ['tam o’shanter', 'tam-o-shanter'],
  ['Wïll Ó thé', 'will-o-the-wisp'],
])('"%s" and Enter starts %s', (search, id) => expect(find({ search }, every)[0]).toBe(id));

test.each([
  ['napoleon at st helena', 'forty-thieves'],
  ['Napoleon at St. Helena', 'forty-thieves'],
  ['napoleon saint-helena', 'forty-thieves'],
  ['saint helena', 'st-helena'],
  ['St.Helena', 'st-helena'],
  ['ste hélène', 'st-helena'],
  ['belle lucie', 'la-belle-lucie'],
  ['the belle lucie', 'la-belle-lucie'],
  ['house on hill', 'house-on-the-hill'],
  ['streets alleys', 'streets-and-alleys'],
  ['Streets y Alleys', 'streets-and-alleys'],
  ['the golf', 'golf'],
  ['clock patience', 'clock'],
  ['clock solitaire', 'clock'],
  ['the game of golf', 'golf'],
  ['match solitaire', 'match-solitaire'],
  ['scotch patience', 'scotch-patience'],
])('"%s" finds %s first, whatever the saint, the small words and those for any game', (search, id) =>
  expect(find({ search }, every)[0]).toBe(id),
);

test('a game found by another name says which; by its own it says none', () => {
  const [found] = chooseGames(every, { ...NO_WISH, search: 'napoleon at st helena' }, habits);
  expect(found?.by).toBe('Napoleon at Saint Helena');
  expect(chooseGames(every, { ...NO_WISH, search: 'forty thieves' }, habits)[0]).not.toHaveProperty('by');
  expect(chooseGames(every, NO_WISH, habits).filter(({ by }) => by !== undefined)).toEqual([]);
});

test.each([
  ['napolion at saint helina', 'Napoleon at Saint Helena'],
  ['fourty theifs', 'Forty Thieves'],
  ['klnodkie', 'Klondike'],
  ['acordian', 'Accordion'],
])('for "%s" the nearest name is %s', (search, name) => expect(namesNear(search, every)[0]).toBe(name));

test('nothing is near to a few letters, or to no word at all', () => {
  expect(namesNear('qx', every)).toEqual([]);
  expect(namesNear('qqxxzzqqxxzz', every)).toEqual([]);
  expect(namesNear('', every)).toEqual([]);
});

test('a wish is filtered by a filter or a list, and not by a search or an order', () => {
  expect(isFiltered({ ...NO_WISH, search: 'golf', group: 'time' })).toBe(false);
  expect(isFiltered({ ...NO_WISH, show: 'all' })).toBe(false);
  expect(isFiltered({ ...NO_WISH, packs: '2' })).toBe(true);
  expect(isFiltered({ ...NO_WISH, show: 'favourites' })).toBe(true);
});

test.each(every.flatMap(({ id, name, facts }) => (facts?.aliases ?? []).map((alias) => [alias, id, name] as const)))(
  'the whole of another name, "%s", finds %s before names it is only a part of',
  (alias, id) => {
    const first = find({ search: alias }, every)[0]!;
    const { name, facts } = every.find((entry) => entry.id === first)!;
    const whole = [name, ...(facts?.aliases ?? [])].map((text) => text.toLowerCase());
    expect(find({ search: alias }, every)).toContain(id);
    expect(whole).toContain(alias.toLowerCase());
  },
);

test('a game is found by its names in the language in use, and by its English ones', async () => {
  const german = makeEntries(await fetchBook('de'));
  expect(find({ search: 'Ziehharmonika' }, german)).toEqual(['accordion']);
  expect(find({ search: 'Idle Year' }, german)).toEqual(['accordion']);
  expect(find({ search: 'Ziehharmonika' }, every)).toEqual([]);
});

test('a game is found by its names in a language that has no page of it', async () => {
  const spanish = makeEntries(await fetchBook('es'));
  expect(find({ search: 'solitario' }, spanish)[0]).toBe('klondike');
  expect(spanish.find(({ id }) => id === 'klondike')?.others).toContain('Solitario');
});

test('a number is found in words and in figures, whichever the name has', () => {
  const named = (name: string): PickerEntry => ({
    id: name,
    name,
    others: [],
    facts: undefined,
    family: '',
    kin: '',
    wins: '',
    ease: '',
    ways: [],
    answers: [],
  });
  const some = ['52 Pickup', 'Twenty-One Down', '1001 Nights', 'Große Königin', 'Bonnie & Clyde'].map(named);
  const first = (search: string): string | undefined => find({ search }, some)[0];
  expect(first('fifty-two')).toBe('52 Pickup');
  expect(first('21 down')).toBe('Twenty-One Down');
  expect(first('1001')).toBe('1001 Nights');
  expect(first('grosse koenigin')).toBe('Große Königin');
  expect(first('konigin')).toBe('Große Königin');
  expect(first('bonnie and')).toBe('Bonnie & Clyde');
  expect(first('bonnie und')).toBe('Bonnie & Clyde');
});

test('three letters are taken as they are', () => expect(find({ search: 'spj' })).toEqual([]));

test.each([
  ['generals patience', 'general'],
  ['Falling Stars', 'stars'],
  ['signora', 'signora'],
  ['redheads', 'redheads'],
  ['blondes and', 'blondes'],
  ['wood', 'wood'],
])('"%s" finds Terrace, to be played that way', (search, variation) => {
  const [found] = chooseGames(every, { ...NO_WISH, search }, habits);
  expect(found?.entry.id).toBe('terrace');
  expect(found?.way?.options).toBe(`variation=${variation}`);
});

test.each([
  ['spider 2 suits', 'spider', { suits: 'two' }],
  ['spider two suits', 'spider', { suits: 'two' }],
  ['one suit spider', 'spider', { suits: 'one' }],
  ['spider solitaire 4 suits', 'spider', { suits: 'four' }],
  ['klondike draw 3', 'klondike', { turning: 'three' }],
  ['klondike turn three', 'klondike', { turning: 'three' }],
  ['draw one Klondike', 'klondike', { turning: 'one' }],
  ['klondike vegas three', 'klondike', { turning: 'three', scoring: 'vegas' }],
  ['baker’s game 6 cells', 'bakers-game', { cells: '6' }],
])('"%s" finds %s first, to be played so', (search, id, answers) => {
  const [found] = chooseGames(every, { ...NO_WISH, search }, habits);
  expect(found?.entry.id).toBe(id);
  expect(parseOptions(findGame(id)!, found!.way!.options)).toMatchObject(answers);
});

test('words that no answer of a game has do not hide it, and each way is found once', () => {
  const ways = (search: string) =>
    chooseGames(every, { ...NO_WISH, search }, habits).map(({ entry, way }) => [entry.id, way?.name]);
  expect(ways('canfield draw one')).toEqual([['canfield', undefined]]);
  expect(ways('spider suits')).toEqual([
    ['spider', 'Four suits'],
    ['spider', 'Two suits'],
    ['spider', 'One suit'],
  ]);
  const three = ways('klondike three');
  expect(new Set(three.map(String)).size).toBe(three.length);
  expect(ways('spider')[0]).toEqual(['spider', undefined]);
});

test.each([
  ['de', 'Spider zwei Farben', 'Zwei Farben', 'suits=two'],
  ['de', 'Spider 2 Farben', 'Zwei Farben', 'suits=two'],
  ['fr', 'spider deux couleurs', 'Deux couleurs', 'suits=two'],
  ['pl', 'spider 1 kolor', 'Jeden kolor', 'suits=one'],
] as const)('in %s “%s” finds %s', async (language, search, name, options) => {
  await speak(language, language);
  const found = chooseGames(makeEntries(), { ...NO_WISH, search }, habits);
  await speak('en', 'en');
  expect(found.map(({ way }) => way)).toEqual([{ name, options }]);
});

test('a game that is found by its own name is played as it was last', () => {
  const found = chooseGames(every, { ...NO_WISH, search: 'terrace' }, habits);
  expect(found.map(({ entry, way }) => [entry.id, way])).toEqual([['terrace', undefined]]);
});

test('each layout of Match Solitaire is found by its name', () => {
  const game = findGame('match-solitaire')!;
  for (const { label, answers } of game.presets) {
    const options = makeOptions(game, answers);
    const [found] = chooseGames(every, { ...NO_WISH, search: label }, habits);
    expect(found?.way).toEqual({ name: sayVersion(game, options), options });
    expect(parseOptions(game, found!.way!.options)).toMatchObject(answers);
  }
});

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
  [{ packs: '1', wins: 'nearly-all', needs: 'skill' }, ['freecell']],
  [{ time: 'long' }, ['spider']],
  [{ ease: 'fair', wins: 'nearly-all' }, ['freecell']],
  [{ packs: '2', search: 'klondike' }, []],
  [{ time: 'medium long', packs: '1 2', family: 'spider' }, ['spider']],
  [{ wins: 'nearly-all most', ease: 'fair' }, ['canfield', 'freecell', 'pyramid']],
] as const)('the filters %j leave %j', (wish, found) => expect(find(wish)).toEqual(found));

test('a filter counts what each of its values would leave, as the others stand', () => {
  expect(Object.fromEntries(countValues('packs', entries, NO_WISH, habits))).toEqual({ 1: 7, 2: 1 });
  const spiders = { ...NO_WISH, family: 'spider', packs: '1' };
  expect(Object.fromEntries(countValues('packs', entries, spiders, habits))).toEqual({ 2: 1 });
});

test('each word for how likely a game is to be won has a good fifth of the catalogue', () => {
  const counts = countValues('ease', every, NO_WISH, habits);
  expect([...counts.keys()].toSorted()).toEqual(['easy', 'fair', 'hard']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(every.length / 5);
});

test('games are parted by what they answer, from little to much', () => {
  const groups = groupsOf(chooseGames(entries, NO_WISH, habits), 'time', habits);
  expect(groups.map(({ label }) => label)).toEqual(['Up to 5 minutes', '6 to 12 minutes', 'Longer']);
  expect(groups.flatMap(({ found }) => found).length).toBe(EIGHT.length);
});

test('a game without a page is found by name and passes no filter', () => {
  const bare: PickerEntry = {
    id: 'new-game',
    name: 'New Game',
    others: [],
    facts: undefined,
    family: '',
    kin: '',
    wins: '',
    ease: '',
    ways: [],
    answers: [],
  };
  expect(find({ search: 'new' }, [bare])).toEqual(['new-game']);
  expect(find({ packs: '1' }, [bare])).toEqual([]);
});

test('of kinds with an order two neighbours are offered together, and of others none', () => {
  const offers = (filter: Filter): string[] => offersOf(filter, every, habits).map(({ label }) => label);
  expect(offers('wins').slice(-3)).toEqual(['Most or nearly all', 'Most or some', 'Some or few']);
  expect(offers('time').slice(-2)).toEqual(['Up to 12 minutes', 'Over 5 minutes']);
  expect(offers('packs')).toContain('1 or 2 packs');
  for (const filter of ['family', 'played'] as const)
    expect(offersOf(filter, every, habits)).toEqual(valuesOf(filter, every, habits));
});
