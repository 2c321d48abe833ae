import { useRef, useState } from 'preact/hooks';
import type { RetrospectiveReview } from '../../../engine/search.ts';
import type { PastGame } from '../../app/actions/analysis/reviews.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { joinSentences } from '../../words/joins.ts';
import { useKnownDeals } from '../ui/answers/use-known-deals.ts';
import { BotSign } from '../ui/bot-sign.tsx';
import { Curve } from './curve.tsx';
import { Judged } from './judged.tsx';
import { knownStoryOf } from './known-story.ts';
import { Lines } from './lines.tsx';
import { PastPosition } from './past-position.tsx';
import { Slips } from './slips.tsx';
import { hardnessOf } from './story.ts';
import { Turns } from './turns.tsx';
import { worstMoveOf } from './worst-move.ts';

interface ReviewedProps {
  readonly found: RetrospectiveReview;
  readonly past: PastGame;
  readonly look: PaintedLook;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
}

/** A review: its lines beside the table at the worst move or any other, then its curves, figures and moves. */
export function Reviewed({ found, past, look, onPlay }: ReviewedProps) {
  const { review, knowable } = found;
  const known = useKnownDeals(past.saved.game, [past.saved])(past.saved);
  const worst = worstMoveOf(review, knowable);
  const [at, setAt] = useState(worst?.at ?? 0);
  const shown = useRef<HTMLElement>(null);
  // Scrolls the table into view, as only the curve may be visible.
  const pick = (at: number): void => {
    setAt(at);
    shown.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div class="review">
      <div class="review-head">
        <Lines {...{ past, found, worst, onPlay }} />
        <PastPosition {...{ past, review, look, at, onPlay, shown }} go={setAt} />
      </div>
      <Curve review={review} knowable={knowable} at={at} onPick={pick} />
      <p class="review-story">
        {joinSentences([knownStoryOf(found, past), hardnessOf(review, known)])}
        <BotSign />
      </p>
      <Judged known={known} knowable={knowable} />
      <h3>{sayExtra('trainer.turns')}</h3>
      <Turns past={past} knowable={knowable} onPlay={onPlay} />
      <h3>{sayExtra('trainer.hindsight')}</h3>
      <Slips past={past} review={review} onPlay={onPlay} />
      <p class="hint">{sayExtra('trainer.how')}</p>
      <p class="hint">{sayExtra('trainer.accuracy-how')}</p>
      <p class="hint">{sayExtra('review.how')}</p>
    </div>
  );
}
