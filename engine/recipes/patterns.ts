import { choose } from '../model/game.ts';
import type { GameRecipe } from './game-recipe.ts';
import { besideReserve, inCross, overDozen, overThieves } from './layouts.ts';
import type { Recipe } from './recipe.ts';

/*
 * The patterns with which files of games begin: the rules of a well-known game, or rules that several games share. A
 * file states where its game differs.
 */

/** Klondike with one card at a time and unlimited redeals: every recipe begins with it. */
export const KLONDIKE = {
  packs: '1',
  columns: '7',
  cards: 'stairs',
  open: 'top',
  ranks: 'down',
  round: 'no',
  suits: 'alternate',
  start: 'kings',
  lift: 'built',
  stock: 'one',
  redeals: 'endless',
  cells: '0',
  back: 'yes',
  home: 'cards',
  shuffles: '0',
  filled: 'no',
  reserve: '0',
  shown: 'top',
  first: 'ace',
  laid: 'no',
  rising: 'same',
  room: 'endless',
  sunk: 'no',
  pairs: 'thirteen',
  goal: 'columns',
} as const satisfies Recipe;

/** FreeCell without automatic moves. */
export const FREECELL = {
  ...KLONDIKE,
  columns: '8',
  cards: 'all',
  open: 'all',
  start: 'any',
  lift: 'cells',
  cells: '4',
  back: 'no',
} as const satisfies Recipe;

export const YUKON = { ...KLONDIKE, cards: 'yukon', lift: 'any', back: 'no' } as const satisfies Recipe;

export const FORTY_THIEVES = {
  ...KLONDIKE,
  packs: '2',
  columns: '10',
  cards: '4',
  open: 'all',
  suits: 'same',
  start: 'any',
  lift: 'cells',
  redeals: '0',
  back: 'no',
} as const satisfies Recipe;

export const FAN = {
  ...KLONDIKE,
  columns: '18',
  cards: '3',
  open: 'all',
  suits: 'same',
  lift: 'top',
} as const satisfies Recipe;

export const CANFIELD = {
  ...KLONDIKE,
  columns: '4',
  cards: '1',
  round: 'yes',
  start: 'reserve',
  stock: 'three',
  back: 'butFirst',
  reserve: '13',
  first: 'dealt',
} as const satisfies Recipe;

export const GOLF = {
  ...KLONDIKE,
  cards: '5',
  open: 'all',
  ranks: 'both',
  round: 'kingsLast',
  suits: 'any',
  redeals: '0',
  home: 'waste',
} as const satisfies Recipe;

export const PYRAMID_PAIRS = {
  ...KLONDIKE,
  cards: 'pyramid',
  open: 'all',
  redeals: '2',
  home: 'pairs',
} as const satisfies Recipe;

/** The options of Pyramid and of its larger version. */
export const PYRAMID_OPTIONS = {
  redeals: choose(
    'Redeals',
    {
      none: { label: 'No redeals', recipe: { redeals: '0' } },
      two: { label: 'Two redeals', recipe: { redeals: '2' } },
    },
    'two',
  ),
  goal: choose(
    'To win',
    {
      pyramid: { label: 'Remove the pyramid', recipe: { goal: 'columns' } },
      all: { label: 'Remove all the cards', recipe: { goal: 'all' } },
    },
    'pyramid',
  ),
};

export const WESTCLIFF = {
  ...KLONDIKE,
  columns: '10',
  cards: '3',
  start: 'any',
  redeals: '0',
  back: 'no',
} as const satisfies Recipe;

/** Two packs. The stock deals a card to each column. */
export const TWO_IN_ROWS = { ...KLONDIKE, packs: '2', stock: 'columns', redeals: '0' } as const satisfies Recipe;

/** Eight stairs of two packs. The stock deals rows. */
export const HARP = { ...TWO_IN_ROWS, columns: '8', start: 'any', back: 'no' } as const satisfies Recipe;

export const EASTHAVEN = { ...KLONDIKE, cards: '3', stock: 'kings', back: 'no' } as const satisfies Recipe;

/** Spiderette: Klondike's columns, built down whatever the suits; whole runs in suit go home. */
export const SPIDERETTE = {
  ...KLONDIKE,
  suits: 'any',
  start: 'any',
  lift: 'suit',
  stock: 'filled',
  home: 'runs',
} as const satisfies Recipe;

export const SPIDER = { ...SPIDERETTE, packs: '2', columns: '10', cards: 'five' } as const satisfies Recipe;

/** Ten columns of five, the first cards of three of them face down, and two cards beside them. */
export const BLIND_MICE = {
  ...SPIDERETTE,
  columns: '10',
  cards: '5',
  faceUp: [5, 5, 5, 5, 5, 5, 5, 2, 2, 2],
  suits: 'same',
  start: 'kings',
  lift: 'any',
  cells: '2',
} as const satisfies GameRecipe;

/** Forty Thieves with single cards. Cards may be taken back from the foundations. */
export const THIEVES = {
  ...FORTY_THIEVES,
  lift: 'top',
  back: 'yes',
  wasteFan: { right: 4 },
  places: overThieves,
} as const satisfies GameRecipe;

/** Games of fans: incomplete fans are dealt last. */
export const FANS = { ...FAN, dealtBy: 'fans' } as const satisfies GameRecipe;

/** A whole pack face up in columns without a stock. */
export const OPEN_PACK = { ...KLONDIKE, cards: 'all', open: 'all', start: 'any' } as const satisfies Recipe;

/** Eight columns of an open pack, built down whatever the suits. */
export const CANISTER = { ...OPEN_PACK, columns: '8', suits: 'any' } as const satisfies Recipe;

/** Columns and a bouquet of sixteen cards that are all in play. */
export const FLOWER_GARDEN = {
  ...CANISTER,
  columns: '6',
  cards: '6',
  filled: 'once',
  cells: '16',
} as const satisfies Recipe;

export const BAKERS_DOZEN = {
  ...OPEN_PACK,
  columns: '13',
  suits: 'any',
  start: 'none',
  lift: 'top',
  sunk: 'yes',
  places: overDozen,
} as const satisfies GameRecipe;

/** Seahaven Towers in which runs of any length move. */
export const SEAHAVEN = {
  ...OPEN_PACK,
  columns: '10',
  cards: '5',
  suits: 'same',
  start: 'kings',
  cells: '4',
  filled: 'dealt',
} as const satisfies Recipe;

/** Canfield with one card at a time, whose columns move as a whole, and without redeals. */
export const STOREHOUSE = {
  ...CANFIELD,
  lift: 'whole',
  stock: 'one',
  redeals: '0',
  back: 'no',
  dealt: ['homes', 'reserve', 'base', 'columns'],
  places: besideReserve,
} as const satisfies GameRecipe;

/** Australian Patience: any face-up card moves with all on it, in suit. */
export const AUSTRALIAN = {
  ...KLONDIKE,
  cards: '4',
  open: 'all',
  suits: 'same',
  lift: 'any',
  back: 'no',
} as const satisfies Recipe;

/** Four Seasons: single cards in a cross, and foundations that go up from a base card and on from king to ace. */
export const FOUR_SEASONS = {
  ...KLONDIKE,
  columns: '5',
  cards: '1',
  round: 'yes',
  suits: 'any',
  start: 'any',
  lift: 'top',
  redeals: '0',
  first: 'dealt',
  back: 'no',
  dealt: ['base', 'columns'],
  columnFan: 'none',
  places: inCross,
} as const satisfies GameRecipe;
