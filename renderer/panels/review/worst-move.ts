import type { Knowable, Review, Slip } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';
import { costliest, costOf, MIN_LEFT_SHARE } from './known-story.ts';

/** The move that mattered most. */
export interface WorstMove extends Pick<Slip, 'at' | 'better'> {
  /** One of several moves lost the game, this one or a later one. */
  readonly isUncertain: boolean;
}

/** Returns the move that lost a winnable game, or else its costliest mistake; undefined: there is none. */
export function worstMoveOf({ known, slips }: Review, { mistakes }: Pick<Knowable, 'mistakes'>): WorstMove | undefined {
  const lost = known.indexOf('lost');
  const losing = slips.find(({ wins }) => !wins);
  if (losing) return { ...losing, isUncertain: lost !== losing.at + 1 };
  const worst = costliest(mistakes);
  return worst && { ...worst, isUncertain: false };
}

/** A single mistake cost most from this share of the cost of all mistakes on. */
const MOST = 0.5;
/** An accuracy from this on leaves no cost to be explained. */
const FINE = 90;

type Reason = 'clean' | 'little' | 'stopped' | 'one' | 'several' | 'small';

/** Says the accuracy of a game with its reason; empty where there is none. */
export function sayAccuracy({ accuracy, mistakes, stopped }: Knowable): string {
  if (accuracy === undefined) return '';
  const why = reasonOf({ accuracy, mistakes, stopped });
  return sayExtra('review.accuracy', { accuracy: sayInteger(accuracy), why, count: mistakes.length });
}

function reasonOf({
  accuracy,
  mistakes,
  stopped,
}: { accuracy: number } & Pick<Knowable, 'mistakes' | 'stopped'>): Reason {
  const costs = mistakes.map(costOf);
  const [most, all] = [Math.max(0, ...costs), costs.reduce((sum, cost) => sum + cost, 0)];
  if (stopped >= Math.max(MIN_LEFT_SHARE, most)) return 'stopped';
  if (mistakes.length === 0) return accuracy >= FINE ? 'clean' : 'small';
  if (accuracy >= FINE) return 'little';
  return most >= MOST * all ? 'one' : 'several';
}
