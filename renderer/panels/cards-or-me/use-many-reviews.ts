import { useEffect, useRef, useState } from 'preact/hooks';
import type { ReviewedSummary } from '../../../preload/api.ts';
import { type ManyReviewsProgress, reviewMany } from '../../app/actions/analysis/review-many.ts';
import type { App } from '../../app/app.ts';

export type ManyReviewParts = Pick<
  App,
  'bridge' | 'state' | 'notices' | 'panels' | 'tabletop' | 'lifecycle' | 'games' | 'replays' | 'makeSearchWorker'
>;

/** The most games considered: enough for shares, few enough to be loaded at once. */
const MAX_GAMES = 500;

type Far = ManyReviewsProgress & { readonly of: number };

interface ManyReviews {
  /** Undefined until the host answers. */
  readonly games: readonly ReviewedSummary[] | undefined;
  /** The progress of the running reviews; undefined: none run. */
  readonly far: Far | undefined;
  readonly begin: (results: readonly number[]) => void;
  readonly stop: () => void;
}

/**
 * Returns the games of one kind with their reviews, and functions to review more of them; the reviews stop with the
 * panel.
 */
export function useManyReviews(app: ManyReviewParts, game: string): ManyReviews {
  const [games, setGames] = useState<readonly ReviewedSummary[]>();
  const [far, setFar] = useState<Far>();
  const end = useRef((): void => undefined);
  const ask = async (): Promise<void> => {
    const reply = await app.bridge.request('reviews.list', game, null, MAX_GAMES);
    if (reply.ok) setGames(reply.value);
  };
  useEffect(() => {
    void ask();
    return () => end.current();
  }, [app, game]);
  const stop = (): void => {
    end.current();
    setFar(undefined);
    void ask();
  };
  const begin = (results: readonly number[]): void => {
    setFar({ done: 0, share: 0, of: results.length });
    end.current = reviewMany(app, results, (heard) => setFar({ ...heard, of: results.length }), stop);
  };
  return { games, far, begin, stop };
}
