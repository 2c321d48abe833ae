import { type Card, suitOf } from '../../model/card.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { build, down, up } from '../../vocabulary/relations.ts';

/** The suit that follows each one, by number: clubs follow hearts, then diamonds, spades, and hearts again. */
const FOLLOWING_SUITS = [1, 3, 0, 2];

const follows = (card: Card, onto: Card): boolean => suitOf(card) === FOLLOWING_SUITS[suitOf(onto)];
const inColumns = build(down, follows);

export default fromRecipe({
  id: 'following',
  name: 'Following',
  recipe: {
    ...KLONDIKE,
    columns: '6',
    cards: '1',
    start: 'any',
    redeals: '1',
    rising: 'alternate',
    wasteFan: { right: 4 },
    rules: { columns: { build: inColumns, lift: inColumns }, homes: { build: build(up, follows) } },
  },
});
