import type { RetrospectiveReview } from '../../../engine/search.ts';
import type { PastGame } from '../../app/actions/analysis/reviews.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayBetter, sayPlayed } from './slips.tsx';
import { endOf } from './story.ts';
import { sayAccuracy, type WorstMove } from './worst-move.ts';

interface LinesProps {
  readonly past: PastGame;
  readonly found: RetrospectiveReview;
  readonly worst: WorstMove | undefined;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
}

/** A review in three lines: how the game ended, the worst move and a better one, and the accuracy. */
export function Lines({ past, found: { review, knowable }, worst, onPlay }: LinesProps) {
  const accuracy = sayAccuracy(knowable);
  return (
    <div class="review-lines">
      <div role="status">
        <p>{endOf(review, past)}</p>
        {worst && <WorstLine past={past} worst={worst} />}
        {accuracy !== '' && <p>{accuracy}</p>}
      </div>
      {worst && (
        <button type="button" class="first" onClick={() => onPlay(worst.at)}>
          {sayExtra('review.play-there')}
        </button>
      )}
    </div>
  );
}

function WorstLine({
  past,
  worst: { at, better, isUncertain },
}: Pick<LinesProps, 'past'> & { readonly worst: WorstMove }) {
  return (
    <dl>
      {!isUncertain && (
        <div>
          <dt>{sayExtra('review.worst', { move: at + 1 })}</dt>
          <dd>{sayPlayed(past, at)}</dd>
        </div>
      )}
      <div class="better">
        <dt>{isUncertain ? sayExtra('review.would-win', { move: at + 1 }) : sayExtra('review.better')}</dt>
        <dd>{sayBetter(past, at, better)}</dd>
      </div>
    </dl>
  );
}
