import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import { atSpots, pyramidOf, type PyramidSpot, spotsIn, spotsTogether } from '../../vocabulary/shapes/pyramid.ts';

/** Makes the spots of a pyramid with that many rows, its lowest row from `x` on, its first row `down` rows lower. */
const pyramidAt = (rows: number, x: number, down = 0): PyramidSpot[] =>
  spotsIn([...Array.from({ length: down }, () => []), ...pyramidOf(rows).map((line) => line.map((each) => each + x))]);

// The smallest stands between the slopes of the others, or in a tall window beside the lower one's top.
const spots = spotsTogether(pyramidAt(2, 5.75), pyramidAt(7, 0), pyramidAt(6, 7.5, 1));
const tallSpots = spotsTogether(pyramidAt(2, 0, 9), pyramidAt(7, 0), pyramidAt(6, 1, 9));
/** The distance between rows, in card heights. */
const STEP = 0.45;

export default fromRecipe({
  id: 'pharaohs',
  name: 'Pharaohs',
  recipe: {
    ...PYRAMID_PAIRS,
    redeals: '0',
    goal: 'all',
    spots,
    places: ({ columns }) => ({
      places: atSpots(spots, columns, 0, STEP),
      otherwise: [atSpots(tallSpots, columns, 0, STEP)],
    }),
  },
});
