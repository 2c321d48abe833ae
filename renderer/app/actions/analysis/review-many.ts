import { pastGame, reviewGame } from './reviews.ts';

type ReviewParts = Parameters<typeof pastGame>[0];

/** Progress of several reviews: games done, and the share of the current one, from 0 to 1. */
export interface ManyReviewsProgress {
  readonly done: number;
  readonly share: number;
}

/**
 * Reviews recorded games, given by number, one after the other, and stores the reviews; `hear` is called with the
 * progress, `ended` at the end. Returns a function that ends it.
 */
export function reviewMany(
  parts: ReviewParts,
  results: readonly number[],
  hear: (heard: ManyReviewsProgress) => void,
  ended: () => void,
): () => void {
  let wanted = true;
  let stop = (): void => undefined;
  const review = async (id: number, done: number): Promise<void> => {
    const past = await pastGame(parts, id);
    if (!wanted || !past) return;
    await new Promise<void>((over) => {
      stop = reviewGame(parts, past, (heard) => {
        if (heard.kind === 'working') hear({ done, share: heard.share });
        else over();
      });
    });
  };
  const all = async (): Promise<void> => {
    for (const [done, id] of results.entries()) {
      if (!wanted) return;
      hear({ done, share: 0 });
      // One worker at a time, so that nothing else on the page has to wait.
      await review(id, done);
    }
    if (wanted) ended();
  };
  void all();
  return () => {
    wanted = false;
    stop();
  };
}
