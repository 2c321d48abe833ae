import { choose } from '../../model/game.ts';
import { grid, type Place, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

const devils = choose(
  'Devils',
  {
    one: { label: 'Devils in one pile', recipe: { reserve: '7', shown: 'all' } },
    seven: { label: 'Devils in seven piles', recipe: { cells: '7', filled: 'once' } },
  },
  'one',
);

const places = ({ stock, waste, homes, columns, reserve, cells }: GamePiles): Place[] => [
  ...rows([
    [stock, ...waste, 0.5, ...homes],
    [1, ...columns],
  ]),
  ...grid(reserve, 1, { x: 9, y: 1 }),
  ...cells.map((pile, at) => ({ pile, x: 8.5 + (at % 2), y: 1 + Math.floor(at / 2) })),
];

export default fromRecipe({
  id: 'seven-devils',
  name: 'Seven Devils',
  options: { devils },
  recipe: ({ devils: { recipe } }) => ({
    ...KLONDIKE,
    packs: '2',
    start: 'any',
    lift: 'top',
    redeals: '0',
    ...recipe,
    rules: {
      columns: ({ reserve, cells }) => ({
        near: (from) => ![...reserve, ...cells].some(({ index }) => index === from),
      }),
    },
    places,
  }),
});
