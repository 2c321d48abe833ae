import { pastGame, reviewGame } from './reviews.ts';

type ReviewParts = Parameters<typeof pastGame>[0];

/** How far many reviews are: games done, and how much of the one that is looked at, from 0 to 1. */
export interface ManyHeard {
  readonly done: number;
  readonly share: number;
}

/**
 * Reviews games by the numbers of their results, one after the other, and keeps what is found; `hear` is told how far
 * that is, and `ended` once nothing more is done. Gives the function that ends it.
 */
export function reviewMany(
  parts: ReviewParts,
  results: readonly number[],
  hear: (heard: ManyHeard) => void,
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
      // One worker at a time: nothing else of the page is to wait.
      // oxlint-disable-next-line no-await-in-loop
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
