import { bareWord, loggedWords, type Move, parseMove } from '../../../../engine/rules.ts';
import { countsAsMove, type OnlyPuzzle, ratedAfter, type WithinPuzzle } from '../../../../engine/search.ts';
import type { Puzzling } from '../../../words/fetched/puzzle-words.ts';
import { saySigned } from '../../../words/say.ts';
import { Disposables } from '../../model/disposables.ts';
import type { Play } from '../../model/play/play.ts';
import type { Panel, ShownPuzzle } from '../../model/state.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';
import { sayInSigns } from '../../services/speech/move-words.ts';
import type { PuzzleParts, PuzzleToPlay } from './puzzle-to-play.ts';
import { joinSentences } from '../../../words/joins.ts';

/** The rating deviation of a puzzle's strength. */
const DEVIATION = 80;

/** Panels that take its position elsewhere, where the player can get any help on it. */
const TAKING_PANELS: ReadonlySet<Panel> = new Set(['share', 'saved']);

/** A puzzle on the table, until something else replaces it. */
export class PuzzleOnTable {
  readonly #parts: PuzzleParts;
  readonly #puzzle: PuzzleToPlay;
  readonly #play: Play;
  readonly #say: Puzzling['say'];
  readonly #next: (() => void) | undefined;
  /** The moves that lead to its position, in notation. */
  readonly #before: string;
  #shown: ShownPuzzle;
  #end = (): void => undefined;
  /** The moves after the puzzle's position at the last check, in notation, and the number of all moves then. */
  #made: readonly string[] | undefined;
  #at: number | undefined;

  constructor(parts: PuzzleParts, puzzle: PuzzleToPlay, play: Play, say: Puzzling['say'], next?: () => void) {
    this.#parts = parts;
    this.#puzzle = puzzle;
    this.#play = play;
    this.#say = say;
    this.#next = next;
    this.#before = this.#wordsBefore();
    const rated = puzzle.isAnswered ? say('puzzle.again') : '';
    const title = say('puzzle.title', { at: puzzle.place });
    const hidden = { answer: undefined, reveal: undefined, next: undefined };
    this.#shown = { play, title, text: '', rated, isOpen: true, tone: 'asks', ...hidden };
  }

  /** Follows what is played, and the help that the player takes. */
  follow(): void {
    const { state, tabletop, disposables } = this.#parts;
    const followed = new Disposables();
    followed.watch(
      () => [tabletop.position, tabletop.own] as const,
      () => this.#hear(),
    );
    followed.watch(
      () => this.#play.isHelped || (state.panel !== undefined && TAKING_PANELS.has(state.panel)),
      (isHelped) => isHelped && this.#help(),
    );
    this.#end = disposables.add(() => {
      followed.dispose();
      if (state.puzzle?.play === this.#play) state.change({ puzzle: undefined });
    });
  }

  #hear(): void {
    const { state, tabletop } = this.#parts;
    if (tabletop.own !== this.#play || this.#wordsBefore() !== this.#before) return this.#end();
    if (state.replay) return;
    const { question, saved } = this.#puzzle;
    const { moves, at } = this.#play.session.save();
    const made = loggedWords(moves).slice(saved.at, Math.max(saved.at, at)).map(bareWord);
    if (this.#at === at && this.#made?.join(' ') === made.join(' ')) return;
    if ('wins' in question) this.#hearMove(question, made);
    else if ('within' in question) this.#hearMoves(question, made);
    else this.#askWhetherLost(question.lost, at === saved.at, made.length > 0);
    [this.#at, this.#made] = [at, made];
  }

  /** Checks the answer to a puzzle in which only one move wins. */
  #hearMove({ wins }: Pick<OnlyPuzzle, 'wins'>, [move]: readonly string[]): void {
    if (move === this.#made?.[0] && this.#made) return;
    if (move === undefined) return this.#show('asks', this.#say('puzzle.find'));
    const isRight = wins.includes(move);
    const reveal = isRight ? undefined : (): void => this.#showMove(parseMove(wins[0] ?? '') ?? 0);
    this.#answer(isRight, this.#say(isRight ? 'puzzle.right' : 'puzzle.wrong'), reveal);
  }

  /** Checks the moves of a puzzle to be won within a number of moves. Undoing counts as a wrong answer. */
  #hearMoves({ within, way }: Pick<WithinPuzzle, 'within' | 'way'>, made: readonly string[]): void {
    const isHome = (pile: number): boolean => this.#play.homes.has(pile);
    const count = made.filter((word) => countsAsMove(parseMove(word) ?? 0, isHome)).length;
    const isBack = made.length < (this.#made?.length ?? 0);
    const reveal = (): void => this.#showWay(way);
    if (count > within) return this.#answer(false, this.#say('puzzle.within-wrong'), reveal);
    if (this.#play.session.won) return this.#answer(true, this.#say('puzzle.within-right', { count }));
    const word =
      isBack && this.#shown.isOpen ? 'puzzle.within-back' : made.length === 0 ? 'puzzle.within' : 'puzzle.within-left';
    const text = this.#say(word, { count: within - count });
    if (isBack && this.#shown.isOpen) this.#answer(false, text, reveal);
    else this.#show('asks', text);
  }

  /** Asks whether the position is lost, as long as it is unchanged on the table; moves tried before are a help. */
  #askWhetherLost(lost: boolean, isLaid: boolean, isTried: boolean): void {
    if (this.#shown.tone !== 'asks') return;
    const answer = (said: boolean): void => {
      this.#shown = { ...this.#shown, answer: undefined };
      const word = said === lost ? 'right' : 'wrong';
      const text = this.#say(lost ? `puzzle.lost-${word}` : `puzzle.won-${word}`);
      this.#answer(said === lost, text, lost ? 'why-lost' : 'solution');
    };
    this.#shown = { ...this.#shown, answer: isLaid ? answer : undefined };
    this.#show('asks', this.#say(isLaid ? 'puzzle.lost' : 'puzzle.lost-first'));
    if (isTried) this.#help();
  }

  /** Shows an answer, and counts the first one: in the rating, and in the puzzle's list. */
  #answer(isRight: boolean, text: string, reveal?: ShownPuzzle['reveal']): void {
    const counts = this.#shown.isOpen && !this.#puzzle.isAnswered;
    const rated = counts ? this.#rate(isRight) : this.#shown.rated;
    this.#shown = { ...this.#shown, rated, isOpen: false, reveal, next: this.#next };
    this.#show(isRight ? 'right' : 'wrong', text);
  }

  /** Changes the rating by an answer; returns the new one in words. */
  #rate(isRight: boolean): string {
    const { state, preferences } = this.#parts;
    const [rating, deviation, volatility] = state.settings.puzzleRating;
    const met = { rating: this.#puzzle.strength, deviation: DEVIATION, score: Number(isRight) };
    const after = ratedAfter({ rating, deviation, volatility }, [met]);
    const puzzleRating = [after.rating, after.deviation, after.volatility] as const;
    void Promise.all([preferences.set({ puzzleRating }), this.#puzzle.keep(isRight ? 'right' : 'wrong')]);
    const now = Math.round(after.rating);
    return this.#say('puzzle.rated', { rating: now, by: saySigned(now - Math.round(rating)) });
  }

  /** Notes that the player took help before the first answer, so that none counts. */
  #help(): void {
    if (!this.#shown.isOpen) return;
    const counted = !this.#puzzle.isAnswered;
    if (counted) void this.#puzzle.keep('helped');
    const rated = counted ? this.#say('puzzle.helped') : this.#shown.rated;
    this.#shown = { ...this.#shown, rated, isOpen: false, next: this.#next };
    this.#parts.state.change({ puzzle: this.#shown });
  }

  /** Goes back to the puzzle's position, and shows the move that wins. */
  #showMove(move: Move): void {
    const { page } = this.#parts;
    this.#goBack();
    const { session } = this.#play;
    page.light(move);
    const seen = { shapes: laidPilesOf(session), table: session.table };
    this.#show('asks', this.#say('puzzle.answer', { move: sayInSigns(seen, move) }));
  }

  /** Returns to the puzzle's position and plays the win from there. */
  #showWay(way: string): void {
    this.#goBack();
    void this.#parts.replays.solution(way.split(' ').map((word) => parseMove(word) ?? 0));
  }

  #goBack(): void {
    const { session } = this.#play;
    const { at } = this.#puzzle.saved;
    const changes = [];
    while (session.save().at > at) changes.push(...session.undo());
    while (session.save().at < at && session.canRedo) changes.push(...session.redo());
    this.#parts.lifecycle.done([], changes);
  }

  #show(tone: ShownPuzzle['tone'], text: string): void {
    const { state, notices } = this.#parts;
    this.#shown = { ...this.#shown, tone, text };
    state.change({ puzzle: this.#shown });
    // Sighted players see both above the table, so here they are only for screen readers.
    notices.tell('', tone === 'asks' ? text : joinSentences([text, this.#shown.rated]));
  }

  /** Returns the moves that led to the position; a new array if they were made again. */
  #wordsBefore(): string {
    return loggedWords(this.#play.session.save().moves).slice(0, this.#puzzle.saved.at).join(' ');
  }
}
