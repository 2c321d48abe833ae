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
  ['family', ['klondike', 'spider', 'freecell', 'canfield', 'accordion']],
  ['zzzz', []],
])('finds %j for "%s" in order', (search, found) => expect(find({ search })).toEqual(found));

test.each([
  ['easy', { ease: 'easy' }],
  ['quick two packs', { time: 'short', packs: '2' }],
  ['hard', { ease: 'hard' }],
] as const)('reads "%s" as properties of a game: %j', (search, filters) => {
  const found = find({ search }, every);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(find({ ...filters, show: 'all' }, every));
});

test('lists layered pair games first for “Mah-Jongg”, then face-up ones', () => {
  const found = find({ search: 'Mah-Jongg' }, every);
  expect(found.toSorted()).toEqual(find({ family: 'pairs', show: 'all' }, every).toSorted());
  expect(found.slice(0, 2)).toEqual(['giza', 'pyramid']);
  const open = found.slice(5).map((id) => every.find((entry) => entry.id === id)!.facts!.open);
  expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
});

test('finds every game with an option by words about it, in that version', () => {
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
])('reads "%s" as %s with one letter wrong', (search, id) => expect(find({ search })).toContain(id));

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
])('starts by "%s" and Enter the game %s', (search, id) => expect(find({ search }, every)[0]).toBe(id));

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
])('finds by "%s" first %s, whatever the saint and small words', (search, id) =>
  expect(find({ search }, every)[0]).toBe(id),
);

test('shows another name that found a game, and not its own', () => {
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
])('suggests for "%s" the name %s', (search, name) => expect(namesNear(search, every)[0]).toBe(name));

test('suggests nothing for a few letters or no word', () => {
  expect(namesNear('qx', every)).toEqual([]);
  expect(namesNear('qqxxzzqqxxzz', every)).toEqual([]);
  expect(namesNear('', every)).toEqual([]);
});

test('counts filters and lists as filtering, not searches and orders', () => {
  expect(isFiltered({ ...NO_WISH, search: 'golf', group: 'time' })).toBe(false);
  expect(isFiltered({ ...NO_WISH, show: 'all' })).toBe(false);
  expect(isFiltered({ ...NO_WISH, packs: '2' })).toBe(true);
  expect(isFiltered({ ...NO_WISH, show: 'favourites' })).toBe(true);
});

test.each(every.flatMap(({ id, name, facts }) => (facts?.aliases ?? []).map((alias) => [alias, id, name] as const)))(
  'ranks a whole other name first: "%s" finds %s',
  (alias, id) => {
    const first = find({ search: alias }, every)[0]!;
    const { name, facts } = every.find((entry) => entry.id === first)!;
    const whole = [name, ...(facts?.aliases ?? [])].map((text) => text.toLowerCase());
    expect(find({ search: alias }, every)).toContain(id);
    expect(whole).toContain(alias.toLowerCase());
  },
);

test('finds a game by its names in the present language and in English', async () => {
  const german = makeEntries(await fetchBook('de'));
  expect(find({ search: 'Ziehharmonika' }, german)).toEqual(['accordion']);
  expect(find({ search: 'Idle Year' }, german)).toEqual(['accordion']);
  expect(find({ search: 'Ziehharmonika' }, every)).toEqual([]);
});

test('finds a game by its names in a language without its page', async () => {
  const spanish = makeEntries(await fetchBook('es'));
  expect(find({ search: 'solitario' }, spanish)[0]).toBe('klondike');
  expect(spanish.find(({ id }) => id === 'klondike')?.others).toContain('Solitario');
});

test.each([
  ['frecell', 'freecell'],
  ['spi', 'spider'],
  ['gol', 'golf'],
])('lists the well-known game first among equal matches: "%s" finds %s', (search, id) => {
  expect(find({ search }, every)[0]).toBe(id);
});

test('finds numbers in words and digits', () => {
  const named = (name: string): PickerEntry => ({
    id: name,
    name,
    others: [],
    readings: [],
    facts: undefined,
    family: '',
    similarTo: '',
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

test('takes three letters literally', () => expect(find({ search: 'spj' })).toEqual([]));

test.each([
  ['generals patience', 'general'],
  ['Falling Stars', 'stars'],
  ['signora', 'signora'],
  ['redheads', 'redheads'],
  ['blondes and', 'blondes'],
  ['wood', 'wood'],
])('finds Terrace in the version "%s"', (search, variation) => {
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
])('finds by "%s" the version %s first', (search, id, answers) => {
  const [found] = chooseGames(every, { ...NO_WISH, search }, habits);
  expect(found?.entry.id).toBe(id);
  expect(parseOptions(findGame(id)!, found!.way!.options)).toMatchObject(answers);
});

test('ignores words that match no option, and finds each version once', () => {
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
] as const)('finds in %s for “%s” the game %s', async (language, search, name, options) => {
  await speak(language, language);
  const found = chooseGames(makeEntries(), { ...NO_WISH, search }, habits);
  await speak('en', 'en');
  expect(found.map(({ way }) => way)).toEqual([{ name, options }]);
});

test('plays a game found by its own name in the last version', () => {
  const found = chooseGames(every, { ...NO_WISH, search: 'terrace' }, habits);
  expect(found.map(({ entry, way }) => [entry.id, way])).toEqual([['terrace', undefined]]);
});

test('finds each layout of Match Solitaire by name', () => {
  const game = findGame('match-solitaire')!;
  for (const { label, answers } of game.presets) {
    const options = makeOptions(game, answers);
    const [found] = chooseGames(every, { ...NO_WISH, search: label }, habits);
    expect(found?.way).toEqual({ name: sayVersion(game, options), options });
    expect(parseOptions(game, found!.way!.options)).toMatchObject(answers);
  }
});

test('shows every game in order without a search', () => expect(find({})).toEqual(EIGHT));

test('shows recent games in the order played', () =>
  expect(find({ show: 'recent' })).toEqual(['klondike', 'accordion']));

test('shows favourites and games in progress alone', () => {
  expect(find({ show: 'favourites' })).toEqual(['spider', 'gaps']);
  expect(find({ show: 'going' })).toEqual(['freecell']);
});

test.each([
  [{ packs: '2' }, ['spider']],
  [{ family: 'freecell' }, ['freecell']],
  [{ played: 'yes' }, ['freecell', 'klondike']],
  [{ packs: '1', wins: 'nearly-all', needs: 'skill' }, ['freecell']],
  [{ time: 'long' }, ['spider']],
  [{ ease: 'fair', wins: 'nearly-all' }, ['freecell', 'gaps']],
  [{ packs: '2', search: 'klondike' }, []],
  [{ time: 'medium long', packs: '1 2', family: 'spider' }, ['spider']],
  [{ wins: 'nearly-all most', ease: 'fair' }, ['canfield', 'freecell', 'gaps', 'pyramid']],
] as const)('leaves with the filters %j the games %j', (wish, found) => expect(find(wish)).toEqual(found));

test('counts the games for each value of a filter', () => {
  expect(Object.fromEntries(countValues('packs', entries, NO_WISH, habits))).toEqual({ 1: 7, 2: 1 });
  const spiders = { ...NO_WISH, family: 'spider', packs: '1' };
  expect(Object.fromEntries(countValues('packs', entries, spiders, habits))).toEqual({ 2: 1 });
});

test('gives each word for likelihood a fifth of the catalogue', () => {
  const counts = countValues('ease', every, NO_WISH, habits);
  expect([...counts.keys()].toSorted()).toEqual(['easy', 'fair', 'hard']);
  for (const count of counts.values()) expect(count).toBeGreaterThan(every.length / 5);
});

test('groups games by their values from small to large', () => {
  const groups = groupsOf(chooseGames(entries, NO_WISH, habits), 'time', habits);
  expect(groups.map(({ label }) => label)).toEqual(['Up to 5 minutes', '6 to 12 minutes', 'Longer']);
  expect(groups.flatMap(({ found }) => found).length).toBe(EIGHT.length);
});

test('finds a game without a page by name and filters it out', () => {
  const bare: PickerEntry = {
    id: 'new-game',
    name: 'New Game',
    others: [],
    readings: [],
    facts: undefined,
    family: '',
    similarTo: '',
    wins: '',
    ease: '',
    ways: [],
    answers: [],
  };
  expect(find({ search: 'new' }, [bare])).toEqual(['new-game']);
  expect(find({ packs: '1' }, [bare])).toEqual([]);
});

test('offers two neighbouring values together in ordered filters only', () => {
  const offers = (filter: Filter): string[] => offersOf(filter, every, habits).map(({ label }) => label);
  expect(offers('wins').slice(-3)).toEqual(['Most or nearly all', 'Most or some', 'Some or few']);
  expect(offers('time').slice(-2)).toEqual(['Up to 12 minutes', 'Over 5 minutes']);
  expect(offers('packs')).toContain('1 or 2 packs');
  for (const filter of ['family', 'played'] as const)
    expect(offersOf(filter, every, habits)).toEqual(valuesOf(filter, every, habits));
});
