import {
  bareWord,
  cutHere,
  findGame,
  loggedWords,
  type Puzzle,
  ratedAfter,
  resume,
  type Saved,
} from '../../../../engine/index.ts';
import type { Puzzling } from '../../../words/fetched/puzzling.ts';
import type { AppState } from '../../model/app-state.ts';
import { Play } from '../../model/play/play.ts';
import { watch } from '../../model/watch.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { Games } from '../game/games.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Replays } from '../watching/replays.ts';

export interface PuzzleParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly games: Games;
  readonly replays: Replays;
}

/** A position with one move that still wins, to be laid on the table. */
export interface PuzzleToPlay {
  readonly saved: Saved;
  readonly wins: readonly string[];
  readonly strength: number;
  /** It was answered before: nothing counts any more. */
  readonly isAnswered: boolean;
  /** Keeps the first answer beside the rating. */
  readonly keep: (isRight: boolean) => Promise<void>;
}

/** How sure the strength of a puzzle is. */
const DEVIATION = 80;

/** A puzzle that Baize came with. */
export function shippedPuzzle(
  { state, preferences }: PuzzleParts,
  game: string,
  options: string,
  { deal, moves, wins, strength }: Puzzle,
): PuzzleToPlay {
  const saved = { game, options, rules: findGame(game)?.version ?? 0, deal, cards: '', moves };
  const { puzzlesSolved, puzzlesFailed } = state.settings;
  return {
    saved: { ...saved, at: loggedWords(moves).length },
    wins,
    strength,
    isAnswered: [puzzlesSolved, puzzlesFailed].some((answered) => answered[game]?.includes(deal)),
    keep: async (isRight) => {
      const name = isRight ? 'puzzlesSolved' : 'puzzlesFailed';
      const answered = state.settings[name];
      await preferences.set({ [name]: { ...answered, [game]: [...(answered[game] ?? []), deal] } });
    },
  };
}

/** Lays the position of a puzzle on the table, and says after each first move whether it still wins. */
export async function startPuzzle(parts: PuzzleParts, puzzle: PuzzleToPlay, { say }: Puzzling): Promise<void> {
  const resumed = resume(puzzle.saved);
  const session = resumed.ok ? cutHere(resumed.value.session) : undefined;
  if (!session) return parts.notices.warn(say('puzzle.unreadable'));
  const play = Play.fromShown(session);
  play.solver = true;
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
  if (parts.state.play !== play) return;
  parts.notices.tell(say('puzzle.find'));
  follow(parts, puzzle, play, say);
}

/** Hears what is played until it is right, or until something else is on the table. */
function follow(parts: PuzzleParts, puzzle: PuzzleToPlay, play: Play, say: Puzzling['say']): void {
  const { at } = puzzle.saved;
  let end = (): void => undefined;
  let told: string | undefined;
  let { isAnswered } = puzzle;
  end = watch(
    () => [parts.tabletop.position, parts.state.play] as const,
    () => {
      if (parts.state.play !== play) return end();
      const { moves, at: made } = play.session.save();
      const word = made > at ? loggedWords(moves)[at] : undefined;
      const move = word === undefined ? undefined : bareWord(word);
      if (move === told) return;
      told = move;
      if (move === undefined) return parts.notices.tell(say('puzzle.find'));
      const isRight = puzzle.wins.includes(move);
      parts.notices.tell(say(isRight ? 'puzzle.right' : 'puzzle.wrong'));
      if (!isAnswered) void note(parts, puzzle, isRight);
      isAnswered = true;
      if (isRight) end();
    },
  );
}

/** The first answer counts: once for the rating, and where the puzzle is listed. */
async function note({ state, preferences }: PuzzleParts, puzzle: PuzzleToPlay, isRight: boolean): Promise<void> {
  const [rating, deviation, volatility] = state.settings.puzzleRating;
  const met = { rating: puzzle.strength, deviation: DEVIATION, score: Number(isRight) };
  const after = ratedAfter({ rating, deviation, volatility }, [met]);
  const puzzleRating = [after.rating, after.deviation, after.volatility] as const;
  await Promise.all([preferences.set({ puzzleRating }), puzzle.keep(isRight)]);
}
