import type { Recipe } from './recipe.ts';

const KLONDIKE: Recipe = {
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
};

/** Games of the catalogue to begin with, by their ids. */
export const GAME_PATTERNS = {
  klondike: KLONDIKE,
  freecell: {
    ...KLONDIKE,
    columns: '8',
    cards: 'all',
    open: 'all',
    start: 'any',
    lift: 'cells',
    cells: '4',
    back: 'no',
  },
  yukon: { ...KLONDIKE, cards: 'yukon', lift: 'any', back: 'no' },
  'forty-thieves': {
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
  },
  westcliff: { ...KLONDIKE, columns: '10', cards: '3', start: 'any', redeals: '0', back: 'no' },
} as const satisfies Readonly<Record<string, Recipe>>;
