import type { Knowable, Level, Review } from '../../../engine/search.ts';
import type { PastGame } from '../../app/actions/analysis/reviews.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayWhole } from '../../words/say.ts';
import type { Band, ChartData } from '../ui/chart/chart-data.ts';
import { sayKnownDeal } from '../rules/odds/say-deal.ts';
import { costliest } from './known-story.ts';
import { joinSentences } from '../../words/joins.ts';

/** Heights in pixels: the curve with a share of wins, and without. */
const TALL_CURVE = 240;
const FLAT_CURVE = 150;

/** Says how a game ended, and until when it could be won. */
export const endOf = (review: Review, { outcome }: Pick<PastGame, 'outcome'>): string =>
  joinSentences([
    sayExtra(`review.${outcome ?? 'stuck'}`, { moves: review.known.length - 1 }),
    sayVerdict(review, outcome),
  ]);

/** Says how hard a deal was; `deal`: if that is known, otherwise by the games of the basic bot. */
export const hardnessOf = (review: Review, deal: Level | null | undefined): string =>
  deal ? sayKnownDeal(deal) : sayQuick(review);

function sayVerdict({ known }: Review, outcome: PastGame['outcome']): string {
  const won = known.lastIndexOf('won');
  const lost = known.indexOf('lost');
  if (won === known.length - 1) return sayExtra(outcome === 'won' ? 'review.all-won' : 'review.given-up');
  if (lost === 0) return sayExtra('review.never');
  if (won >= 0 && lost < 0) return sayExtra('review.won-until', { won });
  if (won >= 0 && won + 1 < lost) return sayExtra('review.lost-between', { won, lost });
  if (won >= 0) return sayExtra('review.lost-by', { move: lost });
  if (lost > 0) return sayExtra('review.lost-from', { lost });
  return sayExtra(known.includes('chance') ? 'review.chance' : 'review.unknown');
}

function sayQuick({ plays, wins }: Review): string {
  const [first] = wins;
  if (first === undefined) return '';
  if (wins.length === 1) return sayExtra('review.quick-same', { won: first, plays });
  const most = Math.max(...wins);
  return sayExtra('review.quick', { first, plays, most, at: wins.indexOf(most) });
}

/**
 * Returns the curve: whether each position could be won, and the share of games that the basic bot wins where that says
 * more; both with all cards known, and by what the player had seen.
 */
export function curveOf(review: Review, knowable?: Knowable): ChartData {
  const { known, plays, wins, slips } = review;
  const shares = wins.length > 1 ? known.map((_, at) => (wins[at] ?? 0) / plays) : undefined;
  const seen = knowable && knowable.shares.some((share) => share > 0 && share < 1) ? knowable.shares : undefined;
  const verdict = known.map((each) => (each === 'won' ? 1 : each === 'lost' ? 0 : null));
  return {
    title: sayExtra('review.chart'),
    series: [
      { name: sayExtra('review.verdict'), kind: 'steps', values: verdict },
      ...(shares ? [{ name: sayExtra('review.share'), kind: 'line', values: shares } as const] : []),
      ...(seen ? [{ name: sayExtra('trainer.share'), kind: 'calm', values: seen } as const] : []),
    ],
    games: [],
    bands: bandsOf(review),
    marks: [...new Set([...slips, ...(knowable?.mistakes ?? [])].map(({ at }) => at + 1))],
    most: 1,
    sayValue: shares || seen ? sayWhole : () => '',
    places: known.map((_, at) => sayPlace(at)),
    counts: true,
    height: shares || seen ? TALL_CURVE : FLAT_CURVE,
    table: {
      heads: [
        sayExtra('review.move'),
        sayExtra('review.known'),
        ...(shares ? [sayExtra('review.share')] : []),
        ...(seen ? [sayExtra('trainer.share')] : []),
      ],
      rows: known.map((each, at) => {
        const lines = [shares, seen].flatMap((line) => (line ? [sayWhole(line[at] ?? 0)] : []));
        return [sayPlace(at), sayExtra(`review.known-${each}`)].concat(lines);
      }),
    },
  };
}

/**
 * Returns the position in which a winnable game was first lost, or the one after its costliest mistake; undefined:
 * there is none. A decline in the basic bot's wins alone is no mistake.
 */
export function turnOf({ known }: Review, { mistakes }: Pick<Knowable, 'mistakes'>): number | undefined {
  const lost = known.indexOf('lost');
  if (lost > 0) return lost;
  const worst = lost < 0 ? costliest(mistakes) : undefined;
  return worst && worst.at + 1;
}

const sayPlace = (at: number): string => (at === 0 ? sayExtra('review.deal') : String(at));

/** Returns the stretches in which the game could be won, could not, or that are undecided. */
function bandsOf({ known }: Review): Band[] {
  const bands: Band[] = [];
  for (const [at, each] of known.entries()) {
    const name = sayExtra(`review.known-${each}`);
    const last = bands.at(-1);
    if (last?.name === name) bands[bands.length - 1] = { ...last, to: at };
    else bands.push({ kind: KINDS[each], name, from: at, to: at });
  }
  return bands;
}

const KINDS = { won: 'good', lost: 'bad', chance: 'open', open: 'open' } as const;
