import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rowsWithGaps } from '../../vocabulary/families/rows/gaps.ts';
import { aces, twos } from '../../vocabulary/relations.ts';

/** The distance between rows, in card heights. Eight rows of whole cards would be small. */
const STEP = 0.75;

export default defineGame({
  id: 'double-montana',
  name: 'Double Montana',
  variant: () =>
    rowsWithGaps({
      rows: 8,
      width: KING,
      deck: { packs: 2 },
      out: aces,
      first: twos,
      last: KING,
      redeals: 2,
      step: STEP,
    }),
});
