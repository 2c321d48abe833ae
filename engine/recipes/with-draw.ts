import { type Variant } from '../model/variant.ts';
import { drawOnce } from '../vocabulary/draw.ts';
import type { GamePiles } from './game-recipe.ts';
import { widthOfFans } from './layouts.ts';

/**
 * Adds the place of the draw to a table of fans, beside the foundations.
 * @param drawn the counter that is 1 once the draw has been made
 */
export const withDraw =
  (drawn: number) =>
  ({ places }: Variant, { homes, columns }: GamePiles): Pick<Variant, 'places' | 'after'> => {
    const { place, after } = drawOnce(drawn, homes, columns);
    return { places: [...places, { pile: place, x: widthOfFans(columns.length) - 1, y: 0 }], after: [after] };
  };
