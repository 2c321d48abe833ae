import { parseOwnPuzzle, type Saved, withoutUndone } from '../../../../engine/index.ts';
import type { Bridge, FinishedGame, LostGame } from '../../../../preload/api.ts';
import { SearchWorker } from '../../services/analysis/search-worker.ts';
import type { PuzzleParts, PuzzleToPlay } from './puzzles.ts';

/** The parts of the program needed to look for puzzles. */
export interface OwnPuzzleParts extends PuzzleParts {
  readonly bridge: Bridge;
}

/** Progress of the search through lost games: games done, and the share of the next one, from 0 to 1. */
export interface PuzzleProgress {
  readonly done: number;
  readonly share: number;
}

/**
 * Looks for puzzles in lost games, one game after the other, and stores those it finds; `hear` is called with the
 * progress, `ended` at the end. Returns a function that ends it.
 */
export function searchOwnPuzzles(
  { bridge }: OwnPuzzleParts,
  lost: readonly LostGame[],
  hear: (far: PuzzleProgress) => void,
  ended: (isFailed: boolean) => void,
): () => void {
  const worker = new SearchWorker();
  let wanted = true;
  const inGame = async (id: number, done: number): Promise<string | undefined> => {
    const reply = await bridge.request('results.get', id);
    // A game that can't be read now is searched another time.
    if (!reply.ok) return undefined;
    if (!reply.value || !wanted) return '';
    const saved = savedOf(reply.value);
    return new Promise((found) => {
      worker.puzzle(saved, (heard) => {
        if (heard.found === 'puzzling') hear({ done, share: heard.share });
        else found(heard.found === 'puzzle' ? heard.puzzle : undefined);
      });
    });
  };
  const all = async (): Promise<void> => {
    for (const [done, { id }] of lost.entries()) {
      hear({ done, share: 0 });
      // One after the other: there is a single worker.
      const puzzle = await inGame(id, done);
      if (!wanted) return;
      if (puzzle === undefined) return ended(true);
      // oxlint-disable-next-line no-await-in-loop
      await bridge.request('puzzles.keep', id, puzzle);
    }
    worker.close();
    if (wanted) ended(false);
  };
  void all();
  return () => {
    wanted = false;
    worker.close();
  };
}

/** Returns the puzzle of a lost game, ready to be laid on the table; undefined: it is gone, or can't be read. */
export async function ownPuzzle(
  { bridge }: OwnPuzzleParts,
  { id, puzzle, answer }: LostGame,
): Promise<PuzzleToPlay | undefined> {
  const found = parseOwnPuzzle(puzzle ?? '');
  const reply = await bridge.request('results.get', id);
  if (!found || !reply.ok || !reply.value) return undefined;
  return {
    saved: withoutUndone({ ...savedOf(reply.value), at: found.at }),
    question: { wins: found.wins },
    strength: found.strength,
    isAnswered: answer !== 'open',
    keep: async (isRight) => void (await bridge.request('puzzles.answer', id, isRight ? 'right' : 'wrong')),
  };
}

const savedOf = ({ game, options, rules, deal, cards, moves, at }: FinishedGame): Saved => ({
  game,
  options,
  rules,
  deal,
  cards,
  moves,
  at,
});
