import { cutHere, findGame, loggedWords, type Puzzle, ratedAfter, resume } from '../../../../engine/index.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { Play } from '../../model/play.ts';
import { watch } from '../../model/watch.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { Games } from '../game/games.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Replays } from '../watching/replays.ts';

interface PuzzleParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly games: Games;
  readonly replays: Replays;
}

/** How sure the strength of a puzzle is. */
const DEVIATION = 80;
/** Marks a move that was made by itself. */
const BY_ITSELF = /\*$/;

/** Lays the position of a puzzle on the table, and says after each first move whether it still wins. */
export async function startPuzzle(parts: PuzzleParts, game: string, options: string, puzzle: Puzzle): Promise<void> {
  const at = loggedWords(puzzle.moves).length;
  const rules = findGame(game)?.version ?? 0;
  const resumed = resume({ game, options, rules, deal: puzzle.deal, cards: '', moves: puzzle.moves, at });
  const session = resumed.ok ? cutHere(resumed.value.session) : undefined;
  if (!session) return parts.notices.warn(say('puzzle.unreadable'));
  const play = Play.fromShown(session);
  play.solver = true;
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
  if (parts.state.play !== play) return;
  parts.notices.tell(say('puzzle.find'));
  follow(parts, game, puzzle, play, at);
}

/** Hears what is played until it is right, or until something else is on the table. */
function follow(parts: PuzzleParts, game: string, puzzle: Puzzle, play: Play, at: number): void {
  let end = (): void => undefined;
  let told: string | undefined;
  end = watch(
    () => [parts.tabletop.position, parts.state.play] as const,
    () => {
      if (parts.state.play !== play) return end();
      const { moves, at: made } = play.session.save();
      const move = made > at ? loggedWords(moves)[at]?.replace(BY_ITSELF, '') : undefined;
      if (move === told) return;
      told = move;
      if (move === undefined) return parts.notices.tell(say('puzzle.find'));
      const isRight = puzzle.wins.includes(move);
      parts.notices.tell(say(isRight ? 'puzzle.right' : 'puzzle.wrong'));
      void note(parts, game, puzzle, isRight);
      if (isRight) end();
    },
  );
}

/** The first answer counts: once for the rating, and in the list. */
async function note(
  { state, preferences }: PuzzleParts,
  game: string,
  puzzle: Puzzle,
  isRight: boolean,
): Promise<void> {
  const { puzzleRating, puzzlesSolved, puzzlesFailed } = state.settings;
  const [solved, failed] = [puzzlesSolved[game] ?? [], puzzlesFailed[game] ?? []];
  if (solved.includes(puzzle.deal) || failed.includes(puzzle.deal)) return;
  const [rating, deviation, volatility] = puzzleRating;
  const met = { rating: puzzle.strength, deviation: DEVIATION, score: Number(isRight) };
  const after = ratedAfter({ rating, deviation, volatility }, [met]);
  await preferences.set({
    puzzleRating: [after.rating, after.deviation, after.volatility],
    ...(isRight
      ? { puzzlesSolved: { ...puzzlesSolved, [game]: [...solved, puzzle.deal] } }
      : { puzzlesFailed: { ...puzzlesFailed, [game]: [...failed, puzzle.deal] } }),
  });
}
