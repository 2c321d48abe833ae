import { KING } from '../../model/card.ts';
import { toggle } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { grid, type Placing, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { foundation, piles } from '../../vocabulary/piles.ts';
import { aces, build, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

/** Cards in a row of the reserve. */
const ACROSS = 13;
/** The distance between rows of the reserve, in card heights: a card shows most of the one above it. */
const STEP = 0.8;

/** Lays the reserve in rows under the columns and the foundations. */
const overReserve = ({ homes, columns, cells }: GamePiles): Placing => ({
  places: [...rows([columns]), ...grid(homes, 4, { x: 9 }), ...grid(cells, ACROSS, { y: 2.8, down: STEP })],
  otherwise: [[...rows([homes, columns]), ...grid(cells, 8, { y: 3.9, down: 0.7 })]],
});

/** Makes four foundations that go round twice, from ace to king and again. */
const roundTwice = (): Pile[] =>
  piles(4, foundation({ build: build(wrapped(up), sameSuit), start: aces, room: 2 * KING }));

export default fromRecipe({
  id: 'gloucestershire',
  name: 'Gloucestershire',
  options: { twice: toggle('Four foundations that go round twice') },
  recipe: ({ twice }) => ({
    ...OPEN_PACK,
    packs: '2',
    heights: [3, 4, 5, 6, 7, 8, 9, 10],
    lift: 'top',
    filled: 'once',
    cellCount: 4 * ACROSS,
    places: overReserve,
    ...(twice && { round: 'yes', homes: roundTwice, noneSafe: true }),
  }),
});
