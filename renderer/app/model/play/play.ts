import { signal } from '@preact/signals';
import {
  type Deal,
  type Fault,
  type Game,
  type OptionsKey,
  type Result,
  resume,
  Session,
  succeed,
} from '../../../../engine/rules.ts';
import type { KeptGame } from '../../../../preload/api.ts';
import { Clock } from './clock.ts';
import type { GameToLeave } from './leaving.ts';
import { shownDeal } from './deals.ts';
import { Moments } from './moments.ts';

/** How much of a saved game could be resumed, where the rules have changed since: `at` of `of` moves. */
interface Cut {
  readonly at: number;
  readonly of: number;
}

/** A saved game, resumed. */
export interface ResumedPlay {
  readonly play: Play;
  /** Undefined where all its moves are still allowed. */
  readonly cut: Cut | undefined;
  /** Whether it goes on under rules that new deals no longer have. */
  readonly isFormer: boolean;
}

/**
 * One game on the table: the engine's session, and facts that the engine does not have, such as time, help, and whether
 * the game is over.
 */
export class Play implements GameToLeave {
  readonly #session: Session;
  readonly #changes = signal(0);
  readonly #finished = signal(false);
  readonly #trying = signal<number | undefined>(undefined);
  readonly #hints = signal(0);
  readonly #solver = signal(false);
  readonly clock: Clock;
  readonly #moments: Moments;
  readonly begun: number;
  undos: number;
  /** Some of its moves were shown to the player, so it counts in no statistics. */
  shown: boolean;
  /** It is a puzzle, not a game: it is neither saved nor lost, and its end is not recorded. */
  readonly puzzle: boolean;
  /** The host has it saved. */
  kept: boolean;
  /** Pile numbers of the foundations. */
  readonly homes: ReadonlySet<number>;

  private constructor(session: Session, begun: number, kept?: KeptGame, puzzle = false) {
    this.#session = session;
    this.homes = new Set(session.shapes.flatMap(({ role }, pile) => (role === 'foundation' ? [pile] : [])));
    this.begun = begun;
    this.puzzle = puzzle;
    this.clock = new Clock(kept?.clock);
    this.#moments = new Moments(session.moveCount, kept?.times);
    this.undos = kept?.help.undos ?? 0;
    this.hints = kept?.help.hints ?? 0;
    this.solver = kept?.help.solver ?? false;
    this.shown = puzzle || (kept?.help.shown ?? false);
    this.kept = kept !== undefined;
  }

  static begin(game: Game, options: OptionsKey, deal: Deal): Play {
    return Play.from(Session.begin(game, options, deal));
  }

  /** Begins with a session at its present position. */
  static from(session: Session): Play {
    return new Play(session, Date.now());
  }

  /** Continues a session whose moves come from another player or another game. */
  static fromShown(session: Session): Play {
    const play = Play.from(session);
    play.shown = session.played;
    return play;
  }

  /** Begins a puzzle at the session's present position. */
  static ofPuzzle(session: Session): Play {
    return new Play(session, Date.now(), undefined, true);
  }

  /** A game that is only looked at, not played. */
  static over(session: Session): Play {
    const play = Play.from(session);
    play.finished = true;
    return play;
  }

  /** Resumes a saved game; where the rules no longer allow all its moves, after the last one that they allow. */
  static resume(kept: KeptGame): Result<ResumedPlay, Fault> {
    const resumed = resume(kept);
    if (!resumed.ok) return resumed;
    const { session, refused, outdated } = resumed.value;
    const cut = refused && { at: refused.move - 1, of: refused.of };
    const isFormer = outdated && session.game.earlier !== undefined;
    return succeed({ play: new Play(session, kept.begun, kept), cut, isFormer });
  }

  /** The cards and the moves they allow. Code that reads it while it is drawn is drawn again when they have changed. */
  get session(): Session {
    void this.#changes.value;
    return this.#session;
  }

  /** Its result is recorded. */
  get finished(): boolean {
    return this.#finished.value;
  }

  set finished(finished: boolean) {
    this.#finished.value = finished;
  }

  /** How many hints were shown. */
  get hints(): number {
    return this.#hints.value;
  }

  set hints(hints: number) {
    this.#hints.value = hints;
  }

  /** Whether the player asked if the game can be won, or was shown that. */
  get solver(): boolean {
    return this.#solver.value;
  }

  set solver(solver: boolean) {
    this.#solver.value = solver;
  }

  /** Whether the program has given the player any information about the position. */
  get isHelped(): boolean {
    return this.hints > 0 || this.solver;
  }

  /** The number of moves after which the line being tried out began; undefined: no line is being tried. */
  get trying(): number | undefined {
    return this.#trying.value;
  }

  set trying(trying: number | undefined) {
    this.#trying.value = trying;
  }

  /** Must be called whenever the session has changed. */
  changed(): void {
    if (this.#session.moveCount < (this.#trying.peek() ?? 0)) this.trying = undefined;
    this.#moments.follow(this.#session.moveCount, this.clock.read(performance.now()));
    this.#changes.value = this.#changes.peek() + 1;
  }

  /** The deal number that is shown; 0: a custom deal. */
  get shownDeal(): number {
    return shownDeal(this.session);
  }

  get played(): boolean {
    return this.session.played;
  }

  is(game: string, options: OptionsKey): boolean {
    return this.session.game.id === game && this.session.options === options;
  }

  /** The times of its moves, as they are saved and shared; '' where they are unknown. */
  get times(): string {
    this.#moments.follow(this.session.moveCount, this.clock.read(performance.now()));
    return this.#moments.text;
  }

  save(): KeptGame {
    const clock = Math.round(this.clock.read(performance.now()));
    const { times } = this;
    const shown = this.shown && ({ shown: true } as const);
    const help = { undos: this.undos, hints: this.hints, solver: this.solver, ...shown };
    return {
      ...this.session.save(),
      moveCount: this.session.moveCount,
      score: this.session.score,
      clock,
      begun: this.begun,
      help,
      ...(times !== '' && { times }),
    };
  }
}
