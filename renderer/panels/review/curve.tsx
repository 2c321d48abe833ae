import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { goTo } from '../../../engine/rules.ts';
import type { Knowable, Review } from '../../../engine/search.ts';
import { type PastGame, sessionOf } from '../../app/actions/analysis/reviews.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Chart } from '../ui/chart/chart.tsx';
import { SmallTable } from './small-table.tsx';
import { curveOf, turnOf } from './story.ts';

interface CurveProps {
  readonly past: PastGame;
  readonly review: Review;
  readonly knowable: Knowable;
  /** Plays on from the position after this many of the player's moves. */
  readonly onPlay: (moves: number) => void;
}

/**
 * The curve of a game. A click on it, or the slider below, shows a position: at first the one before the turning point.
 */
export function Curve({ past, review, knowable, onPlay }: CurveProps) {
  const turn = turnOf(review, knowable);
  const [at, setAt] = useState(turn === undefined ? 0 : turn - 1);
  const shown = useRef<HTMLElement>(null);
  const session = useMemo(() => sessionOf(past), [past]);
  // Scrolls the small table into view, as only the curve may be visible.
  const pick = (at: number): void => {
    setAt(at);
    shown.current?.scrollIntoView({ block: 'nearest' });
  };
  const name = sayExtra('review.turning-point');
  if (session) goTo(session, at);
  const curve = curveOf(review, knowable);
  return (
    <>
      <Chart data={turn === undefined ? curve : { ...curve, turn: { place: turn, name } }} picked={at} onPick={pick} />
      {session && (
        <section ref={shown} class="past-position" aria-label={sayExtra('replay.position')}>
          <PositionSlider at={at} review={review} go={setAt}>
            <button type="button" disabled={session.won} onClick={() => onPlay(at)}>
              {sayExtra('review.play')}
            </button>
          </PositionSlider>
          <SmallTable session={session} at={at} />
        </section>
      )}
    </>
  );
}

interface PositionSliderProps {
  readonly at: number;
  readonly review: Review;
  readonly go: (at: number) => void;
  readonly children: ComponentChildren;
}

/** The slider that goes through the positions, and the facts known about the one shown. */
function PositionSlider({ at, review: { known }, go, children }: PositionSliderProps) {
  const of = known.length - 1;
  const caption = `${say('replay.at', { at, of })} · ${sayExtra(`review.known-${known[at] ?? 'open'}`)}`;
  return (
    <div class="row walk">
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
      {children}
    </div>
  );
}
