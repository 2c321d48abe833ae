import { KING, type Rank } from '../../model/card.ts';
import { choose, defineGame, onlyWith, toggle } from '../../model/game.ts';
import type { Test } from '../../model/pile.ts';
import { rowsWithGaps } from '../../vocabulary/families/rows/gaps.ts';
import { aces, ofRank, twos } from '../../vocabulary/relations.ts';

const [FIVE, SIX, TEN] = [5, 6, 10];

interface Version {
  readonly label: string;
  /** The highest rank of the pack. */
  readonly highest: Rank;
  readonly out: Test;
  readonly first: Test;
  /** The last rank of a row. */
  readonly last: Rank;
  readonly redeals: number;
}

const fromTwos = { out: aces, first: twos };
const variation = choose<Version>(
  'Variation',
  {
    gaps: { label: 'Gaps', highest: KING, ...fromTwos, last: KING, redeals: 2 },
    commons: { label: 'House of Commons', highest: TEN, ...fromTwos, last: TEN, redeals: 1 },
    lineUp: { label: 'Line Up', highest: SIX, out: ofRank(SIX), first: aces, last: FIVE, redeals: 0 },
  },
  'gaps',
);

export default defineGame({
  id: 'gaps',
  name: 'Gaps',
  options: {
    variation,
    scattered: onlyWith({ variation: ['gaps', 'commons'] }, toggle('Randomly Placed Gaps on Redeal')),
  },
  former: { random: { false: { scattered: false }, true: { scattered: true } } },
  variant({ variation: { highest, ...version }, scattered: random }) {
    const ranks = Array.from({ length: highest }, (_, at) => at + 1);
    return rowsWithGaps({ ...version, rows: 4, width: highest, ...(highest < KING && { deck: { ranks } }), random });
  },
});
