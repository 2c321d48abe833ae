import { rows, type Variant } from '../../../model/variant.ts';
import type { Relation, Test } from '../../../model/pile.ts';
import { dealEach } from '../../actions.ts';
import { dealHeights, turnUpTops } from '../../deals.ts';
import { pile, piles, stock, tableau } from '../../piles.ts';
import { joins, wholeRuns } from '../../sequences.ts';

const HEIGHT = 4;
const RUNS = 8;

/**
 * Two packs in `count` columns of four, every other card face down. The stock deals rows until eight columns hold a
 * whole run by `joined`. `start` begins an empty column.
 */
export function likeTrillium(count: number, joined: Relation, start: Test): Variant {
  const columns = piles(count, tableau({ build: joined, start, run: joined }));
  const talon = pile(stock(dealEach(columns)));
  const whole = wholeRuns(columns, joined);
  return {
    places: rows([[talon, null, ...columns]]),
    from: talon,
    deck: { packs: 2 },
    deal: [dealHeights(talon, columns, Array<number>(count).fill(HEIGHT), 'every other')],
    after: [turnUpTops(columns)],
    won: (t) => whole(t) === RUNS,
    score: joins(columns, joined),
  };
}
