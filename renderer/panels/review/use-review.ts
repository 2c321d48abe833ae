import { useEffect, useRef, useState } from 'preact/hooks';
import { type PastGame, reviewGame, type ReviewProgress } from '../../app/actions/analysis/reviews.ts';
import type { App } from '../../app/app.ts';

type Parts = Pick<
  App,
  'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'lifecycle' | 'games' | 'replays' | 'makeSearchWorker'
>;

/** `stopped`: by the person who was waiting. */
type ReviewState = ReviewProgress | { readonly kind: 'stopped' };

const JUST_BEGUN: ReviewState = { kind: 'working', share: 0 };

/** Returns the state of a game's review, which ends with the panel, and functions to stop it and to begin again. */
export function useReview(
  app: Parts,
  past: PastGame,
): { readonly heard: ReviewState; readonly stop: () => void; readonly again: () => void } {
  const [heard, setHeard] = useState<ReviewState>(JUST_BEGUN);
  const [tries, setTries] = useState(0);
  const end = useRef((): void => {});
  useEffect(() => {
    setHeard(JUST_BEGUN);
    end.current = reviewGame(app, past, setHeard);
    return () => end.current();
  }, [app, past, tries]);
  const stop = (): void => {
    end.current();
    setHeard({ kind: 'stopped' });
  };
  return { heard, stop, again: () => setTries(tries + 1) };
}
