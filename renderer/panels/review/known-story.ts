import type { RetrospectiveReview, Mistake } from '../../../engine/search.ts';
import type { PastGame } from '../../app/actions/analysis/reviews.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayWhole } from '../../words/say.ts';
import { joinSentences } from '../../words/joins.ts';

/** A loss after the last mistake counts as bad luck from this share of wins on. */
const MIN_LUCK_SHARE = 0.1;
/** The chances left when a game is stopped are mentioned from this share of wins on. */
export const MIN_LEFT_SHARE = 0.1;

/** Describes, in sentences, how a game was played, judged by what its player could know. */
export function knownStoryOf(
  { knowable, review }: RetrospectiveReview,
  { outcome }: Pick<PastGame, 'outcome'>,
): string {
  const { accuracy, choices, passed, mistakes, by } = knowable;
  if (accuracy === undefined) return '';
  const worst = costliest(mistakes);
  const sentences = [
    by === 'way' ? sayExtra('trainer.by-way') : '',
    sayExtra(worst ? 'trainer.played' : 'trainer.played-all', { good: choices - mistakes.length, choices }),
    passed > 0 ? sayExtra('trainer.passed', { passed }) : '',
    worst ? sayExtra('trainer.cost-most', { move: worst.at + 1 }) : '',
    sayStopped(knowable),
    outcome === 'won' || review.known[0] === 'lost' ? '' : sayLuck(knowable),
  ];
  return joinSentences(sentences);
}

/** Returns the mistake that cost the most wins. */
export const costliest = (mistakes: readonly Mistake[]): Mistake | undefined =>
  mistakes.toSorted((a, b) => costOf(b) - costOf(a))[0];

/** Returns the share of wins that a mistake cost. */
export const costOf = ({ wins }: Mistake): number => (wins.better - wins.played) / Math.max(1, wins.of);

/** Says that there were chances left when the player stopped. */
function sayStopped({ by, shares, stopped }: RetrospectiveReview['knowable']): string {
  if (stopped < MIN_LEFT_SHARE) return '';
  const share = shares.at(-1) ?? 0;
  if (share === 1) return sayExtra('trainer.stopped');
  return by === 'way' ? sayExtra('trainer.stopped-way') : sayExtra('trainer.stopped-share', { share: sayWhole(share) });
}

/** Says whether a lost game was lost to bad luck after its last mistake. */
function sayLuck({ mistakes, luck, shares, stopped }: RetrospectiveReview['knowable']): string {
  if (stopped >= MIN_LEFT_SHARE) return '';
  const last = mistakes.at(-1)?.at ?? -1;
  const bad = luck.some(({ at, by }) => at > last && by < 0);
  if (!bad || (shares[last + 1] ?? 0) < MIN_LUCK_SHARE) return '';
  return sayExtra(last < 0 ? 'trainer.all-luck' : 'trainer.then-luck');
}
