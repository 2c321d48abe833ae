import { parseOwnPuzzle } from '../../../../engine/search.ts';
import { type Saved, withoutUndone } from '../../../../engine/rules.ts';
import type { Bridge, FinishedGame, LostGame } from '../../../../preload/api.ts';
import {
  keepPuzzleAnswer,
  puzzleListOf,
  type PuzzleStanding,
  puzzleStanding,
} from '../../services/puzzles/puzzle-lists.ts';
import type { MakeSearchWorker } from '../../services/analysis/search-worker.ts';
import type { PuzzleParts, PuzzleToPlay } from './puzzle-to-play.ts';

/** The parts of the program needed to look for puzzles. */
export interface OwnPuzzleParts extends PuzzleParts {
  readonly bridge: Bridge;
  readonly makeSearchWorker: MakeSearchWorker;
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
  { bridge, makeSearchWorker }: OwnPuzzleParts,
  lost: readonly LostGame[],
  hear: (far: PuzzleProgress) => void,
  ended: (isFailed: boolean) => void,
): () => void {
  const worker = makeSearchWorker();
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

/** Returns the first answer to the puzzle of a lost game. Help is noted by the time at which the game ended. */
export const ownStanding = (
  { state }: Pick<OwnPuzzleParts, 'state'>,
  game: string,
  { answer, ended }: LostGame,
): PuzzleStanding => (answer === 'open' ? puzzleStanding(state.settings, puzzleListOf('own', game), ended) : answer);

/**
 * Returns one of the puzzles in lost games, ready to be laid on the table; undefined: it is gone, or can't be read.
 * `all`: those that it is one of.
 */
export async function ownPuzzle(
  parts: OwnPuzzleParts,
  lost: LostGame,
  all: readonly LostGame[] = [lost],
): Promise<PuzzleToPlay | undefined> {
  const { bridge } = parts;
  const found = parseOwnPuzzle(lost.puzzle ?? '');
  const reply = await bridge.request('results.get', lost.id);
  if (!found || !reply.ok || !reply.value) return undefined;
  const { game } = reply.value;
  const at = all.indexOf(lost);
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  const following = others.find((other) => ownStanding(parts, game, other) === 'open');
  return {
    place: at + 1,
    saved: withoutUndone({ ...savedOf(reply.value), at: found.at }),
    question: { wins: found.wins },
    strength: found.strength,
    isAnswered: ownStanding(parts, game, lost) !== 'open',
    keep: async (answer) => {
      if (answer !== 'helped') await bridge.request('puzzles.answer', lost.id, answer);
      else await keepPuzzleAnswer(parts, puzzleListOf('own', game), lost.ended, answer);
    },
    next: following && (() => ownPuzzle(parts, following, all)),
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
