import {
  bareWord,
  countsAsMove,
  copyWithoutUndone,
  findGame,
  loggedWords,
  type LostPuzzle,
  type OnlyPuzzle,
  parseMove,
  type Puzzle,
  type PuzzleKind,
  ratedAfter,
  resume,
  type Saved,
  type WithinPuzzle,
} from '../../../../engine/index.ts';
import type { Puzzling } from '../../../words/fetched/puzzle-words.ts';
import type { AppState } from '../../model/app-state.ts';
import { Play } from '../../model/play/play.ts';
import { watch } from '../../model/watch.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import { puzzleListOf } from '../../services/puzzles/puzzle-lists.ts';
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

/** What is asked: the one move that wins, a win within a number of moves, or whether the position is lost. */
type Question = Pick<OnlyPuzzle, 'wins'> | Pick<WithinPuzzle, 'within'> | Pick<LostPuzzle, 'lost'>;

/** A position to be laid on the table, and the question about it. */
export interface PuzzleToPlay {
  readonly saved: Saved;
  readonly question: Question;
  readonly strength: number;
  /** It was answered before, so that no answer counts any more. */
  readonly isAnswered: boolean;
  /** Stores the first answer; the rating is stored separately. */
  readonly keep: (isRight: boolean) => Promise<void>;
}

/** Rating deviation of a puzzle's strength. */
const DEVIATION = 80;

/** Returns a puzzle that comes with Baize, ready to be played. */
export function shippedPuzzle(
  { state, preferences }: PuzzleParts,
  kind: PuzzleKind,
  game: string,
  options: string,
  puzzle: Puzzle,
): PuzzleToPlay {
  const { deal, moves, strength } = puzzle;
  const saved = { game, options, rules: findGame(game)?.version ?? 0, deal, cards: '', moves };
  const { puzzlesSolved, puzzlesFailed } = state.settings;
  const key = puzzleListOf(kind, game);
  return {
    saved: { ...saved, at: loggedWords(moves).length },
    question: puzzle,
    strength,
    isAnswered: [puzzlesSolved, puzzlesFailed].some((answered) => answered[key]?.includes(deal)),
    keep: async (isRight) => {
      const name = isRight ? 'puzzlesSolved' : 'puzzlesFailed';
      const answered = state.settings[name];
      await preferences.set({ [name]: { ...answered, [key]: [...(answered[key] ?? []), deal] } });
    },
  };
}

/** Lays a puzzle on the table, asks its question, and says which answers are right. */
export async function startPuzzle(parts: PuzzleParts, puzzle: PuzzleToPlay, { say }: Puzzling): Promise<void> {
  const resumed = resume(puzzle.saved);
  const session = resumed.ok ? copyWithoutUndone(resumed.value.session) : undefined;
  if (!session) return parts.notices.warn(say('puzzle.unreadable'));
  const play = Play.fromShown(session);
  play.solver = true;
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
  if (parts.state.play === play) new PuzzleOnTable(parts, puzzle, play, say).follow();
}

/** A puzzle on the table, until it is solved or replaced by something else. */
class PuzzleOnTable {
  readonly #parts: PuzzleParts;
  readonly #puzzle: PuzzleToPlay;
  readonly #play: Play;
  readonly #say: Puzzling['say'];
  #isAnswered: boolean;
  #end = (): void => undefined;
  /** The moves after the puzzle's position at the last check, in notation, and the number of all moves then. */
  #made: readonly string[] | undefined;
  #at: number | undefined;

  constructor(parts: PuzzleParts, puzzle: PuzzleToPlay, play: Play, say: Puzzling['say']) {
    this.#parts = parts;
    this.#puzzle = puzzle;
    this.#play = play;
    this.#say = say;
    this.#isAnswered = puzzle.isAnswered;
  }

  /** Follows what is played. */
  follow(): void {
    const { state, tabletop } = this.#parts;
    const { question, saved } = this.#puzzle;
    const end = watch(
      () => [tabletop.position, state.play] as const,
      () => {
        if (state.play !== this.#play) return this.#end();
        const { moves, at } = this.#play.session.save();
        const made = loggedWords(moves).slice(saved.at, Math.max(saved.at, at)).map(bareWord);
        if (this.#at === at && this.#made?.join(' ') === made.join(' ')) return;
        if ('wins' in question) this.#hearMove(question.wins, made);
        else if ('within' in question) this.#hearMoves(question.within, made);
        else this.#askWhetherLost(question.lost, at === saved.at);
        [this.#at, this.#made] = [at, made];
      },
    );
    this.#end = () => {
      end();
      if (state.puzzle) state.change({ puzzle: undefined });
    };
  }

  /** Checks the answer to a puzzle in which only one move wins. */
  #hearMove(wins: readonly string[], [move]: readonly string[]): void {
    const { notices } = this.#parts;
    if (move === this.#made?.[0] && this.#made) return;
    if (move === undefined) return notices.tell(this.#say('puzzle.find'));
    const isRight = wins.includes(move);
    notices.tell(this.#say(isRight ? 'puzzle.right' : 'puzzle.wrong'));
    this.#answer(isRight);
    if (isRight) this.#end();
  }

  /** Checks the moves of a puzzle to be won within a number of moves. Undoing counts as a wrong answer. */
  #hearMoves(within: number, made: readonly string[]): void {
    const { notices } = this.#parts;
    const isHome = (pile: number): boolean => this.#play.homes.has(pile);
    const count = made.filter((word) => countsAsMove(parseMove(word) ?? 0, isHome)).length;
    const isBack = made.length < (this.#made?.length ?? 0);
    if (isBack) this.#answer(false);
    if (count > within) {
      notices.tell(this.#say('puzzle.within-wrong'));
      return this.#answer(false);
    }
    if (!this.#play.session.won) {
      const word = isBack ? 'puzzle.within-back' : made.length === 0 ? 'puzzle.within' : 'puzzle.within-left';
      return notices.tell(this.#say(word, { count: within - count }));
    }
    notices.tell(this.#say('puzzle.within-right', { count }));
    this.#answer(true);
    this.#end();
  }

  /** Asks whether the position is lost, as long as it is unchanged on the table. */
  #askWhetherLost(lost: boolean, isLaid: boolean): void {
    const { state, notices } = this.#parts;
    const answer = (said: boolean): void => {
      this.#end();
      this.#answer(said === lost);
      const word = said === lost ? 'right' : 'wrong';
      notices.tell(this.#say(lost ? `puzzle.lost-${word}` : `puzzle.won-${word}`));
      // The player may now ask why it is lost.
      if (lost) state.change({ solving: 'lost' });
    };
    state.change({ puzzle: { laid: isLaid, answer } });
    if (!isLaid) return notices.tell(this.#say('puzzle.lost-first'));
    // The question is shown beside its answers, so only a screen reader says it here.
    notices.tell('', this.#say('puzzle.lost'));
  }

  /** Counts the first answer: in the rating, and in the puzzle's list. */
  #answer(isRight: boolean): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    const { state, preferences } = this.#parts;
    const [rating, deviation, volatility] = state.settings.puzzleRating;
    const met = { rating: this.#puzzle.strength, deviation: DEVIATION, score: Number(isRight) };
    const after = ratedAfter({ rating, deviation, volatility }, [met]);
    const puzzleRating = [after.rating, after.deviation, after.volatility] as const;
    void Promise.all([preferences.set({ puzzleRating }), this.#puzzle.keep(isRight)]);
  }
}
