import type { Answers } from '../model/game.ts';
import { GAME_PATTERNS } from './patterns.ts';
import { type Recipe, readRecipe } from './recipe.ts';

const { klondike, freecell, yukon, 'forty-thieves': thieves, westcliff } = GAME_PATTERNS;

const dealing = { ...klondike, packs: '2', stock: 'columns', redeals: '0' } as const;
const spiders = { ...klondike, suits: 'any', start: 'any', lift: 'suit', home: 'runs' } as const;
const byRows = { ...thieves, lift: 'top', back: 'yes' } as const;

/**
 * Games of the catalogue as recipes, by their ids: as they are usually played, but for the order in which cards are
 * dealt and for cards that go home by themselves, or several at once.
 */
export const CATALOGUE_RECIPES: Readonly<Record<string, Recipe>> = {
  ...GAME_PATTERNS,
  alaska: { ...yukon, suits: 'same', ranks: 'both' },
  carlton: { ...dealing, columns: '8', open: 'all', start: 'any', back: 'no' },
  eastcliff: { ...klondike, cards: '3', start: 'any', redeals: '0' },
  easthaven: { ...klondike, cards: '3', stock: 'columns', back: 'no' },
  'forty-and-eight': { ...byRows, columns: '8', redeals: '1' },
  gypsy: { ...dealing, columns: '8', cards: '3', start: 'any' },
  hypotenuse: { ...dealing, columns: '10' },
  josephine: { ...byRows, lift: 'built' },
  'double-klondike': { ...klondike, packs: '2', columns: '9' },
  'lexington-harp': { ...dealing, columns: '8', start: 'any', lift: 'any', back: 'no' },
  limited: { ...byRows, columns: '12', cards: '3' },
  maria: { ...byRows, columns: '9', suits: 'alternate' },
  'milligan-harp': { ...dealing, columns: '8', start: 'any', back: 'no' },
  moosehide: { ...yukon, suits: 'different' },
  nomad: { ...dealing, columns: '8', cards: '4', open: 'all', start: 'any', cells: '1' },
  'pas-seul': { ...westcliff, columns: '6', cards: '1', back: 'yes' },
  queenie: { ...klondike, open: 'all', lift: 'any', stock: 'columns', back: 'no' },
  'rank-and-file': { ...byRows, open: 'top', suits: 'alternate', lift: 'built' },
  roslin: { ...yukon, ranks: 'both' },
  rushdike: { ...klondike, suits: 'same', lift: 'any', stock: 'columns', back: 'no' },
  'russian-spider': { ...spiders, cards: 'yukon', suits: 'same', start: 'kings', lift: 'any' },
  'russian-solitaire': { ...yukon, suits: 'same' },
  spider: { ...spiders, packs: '2', columns: '10', cards: 'five' },
  beetle: { ...spiders, packs: '2', columns: '10', cards: 'five', open: 'all' },
  'black-widow': { ...spiders, packs: '2', columns: '10', cards: 'five', lift: 'built' },
  'mrs-mop': { ...spiders, packs: '2', columns: '13', cards: '8', open: 'all' },
  spiderette: spiders,
  'will-o-the-wisp': { ...spiders, cards: '3' },
  steps: { ...klondike, packs: '2', start: 'any', redeals: '1' },
  streets: { ...byRows, suits: 'alternate' },
  stronghold: { ...freecell, suits: 'any', cells: '1' },
  'thumb-and-pouch': { ...klondike, suits: 'different', start: 'any', redeals: '2' },
  whitehead: { ...klondike, open: 'all', suits: 'colour', start: 'any', lift: 'suit', redeals: '0' },
};

/** By Klondike's own answers: how often the waste may be turned back. */
const REDEALS: Readonly<Record<string, Recipe['redeals']>> = { one: '0', two: '1', three: '2' };

/** The rules of a game that can be changed, as it is played with these answers; undefined of any other game. */
export function recipeOf(id: string, { turning, passes }: Answers = {}): Recipe | undefined {
  if (id === 'klondike')
    return {
      ...klondike,
      stock: turning === 'three' ? 'three' : 'one',
      redeals: REDEALS[String(passes)] ?? 'endless',
    };
  return Object.hasOwn(CATALOGUE_RECIPES, id) ? CATALOGUE_RECIPES[id] : readRecipe(id);
}
