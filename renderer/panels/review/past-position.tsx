import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { goTo } from '../../../engine/rules.ts';
import type { Review } from '../../../engine/search.ts';
import { type PastGame, sessionOf } from '../../app/actions/analysis/reviews.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { joinFacts } from '../../words/joins.ts';
import { say } from '../../words/say.ts';
import { SmallTable } from './small-table.tsx';

interface PastPositionProps {
  readonly past: PastGame;
  readonly review: Review;
  readonly look: PaintedLook;
  /** The position shown, by the number of moves before it. */
  readonly at: number;
  readonly go: (at: number) => void;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
  readonly shown: RefObject<HTMLElement | null>;
}

/** A position of a past game, with a slider that goes through all of them. */
export function PastPosition({ past, review, look, at, go, onPlay, shown }: PastPositionProps) {
  const session = useMemo(() => sessionOf(past), [past]);
  if (!session) return null;
  goTo(session, at);
  return (
    <section ref={shown} class="past-position" aria-label={sayExtra('replay.position')}>
      <SmallTable session={session} at={at} look={look} />
      <div class="row walk">
        <PositionSlider at={at} review={review} go={go} />
        <button type="button" disabled={session.won} onClick={() => onPlay(at)}>
          {sayExtra('review.play')}
        </button>
      </div>
    </section>
  );
}

/** The slider, and what is known about the position shown. */
function PositionSlider({ at, review: { known }, go }: Pick<PastPositionProps, 'at' | 'review' | 'go'>) {
  const of = known.length - 1;
  const caption = joinFacts([say('replay.at', { at, of }), sayExtra(`review.known-${known[at] ?? 'open'}`)]);
  return (
    <>
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={sayExtra('replay.position')}
        aria-valuetext={caption}
        onInput={(event) => go(event.currentTarget.valueAsNumber)}
      />
      <span>{caption}</span>
    </>
  );
}
