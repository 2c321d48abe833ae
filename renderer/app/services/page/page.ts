import type { CardPlace } from '../../../../engine/search.ts';
import { type Change, countOf, fromOf, isDrag, type Move, type Session, toOf } from '../../../../engine/rules.ts';
import type { Board } from '../../../board/board.ts';
import { DEAL_TEMPO, FINISH_TEMPO, inTempo, PLAY_TEMPO } from '../../../board/motion/flight-plan.ts';
import type { Sound } from '../sound/acts.ts';
import { type TableEffects, withEvents } from '../sound/event-sounds.ts';
import { scoreOf } from '../sound/score.ts';
import { Sounds } from '../sound/sounds.ts';
import type { AppState } from '../../model/app-state.ts';
import { lookOf } from '../../model/board-look.ts';
import type { Disposables } from '../../model/disposables.ts';
import { callOwnGames } from '../../../words/games.ts';
import { forgetPicture, keepPicture, removeKeptPicture } from './kept-picture.ts';
import { sourceOf } from '../../model/table/laid-piles.ts';

/** Returns the names of the player's own games, and of games received from others. */
const namesOfOwn = ({ othersGames, settings }: Pick<AppState, 'othersGames' | 'settings'>): Record<string, string> => ({
  ...settings.metNames,
  ...Object.fromEntries(Object.values(othersGames).map(({ id, name }) => [id, name])),
  ...settings.ownGames,
});

const TEMPOS = { play: PLAY_TEMPO, deal: DEAL_TEMPO, finish: FINISH_TEMPO };

interface PageParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/** The board, once it is drawn, and the sounds. */
export class Page {
  readonly #state: AppState;
  readonly #sounds = new Sounds();
  #resolveAttached = (): void => {};
  readonly #attached = new Promise<void>((resolve) => (this.#resolveAttached = resolve));
  #board: Board | undefined;

  constructor({ state, disposables }: PageParts) {
    this.#state = state;
    disposables.watch(
      () => lookOf(state),
      (look) => this.#board?.look(look),
    );
    disposables.watch(() => namesOfOwn(state), callOwnGames);
    disposables.watch(
      () => state.settings.sounds,
      (on) => on || this.#sounds.off(),
    );
    disposables.add(() => this.#sounds.off());
  }

  /** undefined before it is drawn, and in tests without a page. */
  get board(): Board | undefined {
    return this.#board;
  }

  /** Whether a pause hides the cards, so that nothing can be played until it ends. */
  get hidden(): boolean {
    return this.#state.paused && this.#state.settings.pauseHides;
  }

  /** Resolves once the table is drawn and nothing on it moves. */
  async atRest(): Promise<void> {
    await this.#attached;
    await this.#board?.atRest();
  }

  attach(board: Board): void {
    const { play } = this.#state;
    this.#board = board;
    board.look(lookOf(this.#state));
    if (play) this.show(play.session, play.kept ? 'at-once' : 'deal');
    this.#resolveAttached();
    // The board draws before the second of these frames.
    requestAnimationFrame(() => requestAnimationFrame(removeKeptPicture));
  }

  /** Keeps a picture of the table for the next start; none while a pause hides the cards. */
  keepPicture(): void {
    if (this.#board && !this.hidden) keepPicture(this.#board.picture(), this.#board.host);
    else forgetPicture();
  }

  /** Shows a session of the player's own: animates its deal, or shows the position at once. */
  show(session: Session, how: 'deal' | 'at-once'): void {
    this.#board?.show(sourceOf(session), how);
  }

  /** Highlights the cards of a move and its target. */
  light(move: Move): void {
    this.#board?.hint(fromOf(move), isDrag(move) ? countOf(move) : 1, isDrag(move) ? toOf(move) : null);
  }

  /** Highlights cards where they lie. */
  lightCards(places: readonly CardPlace[]): void {
    this.#board?.lightCards(places);
  }

  /** Plays a sound, `after` this many seconds. */
  sound(sound: Sound, after = 0): void {
    this.#sounds.play([{ sound, after }], this.#state.settings);
  }

  /** Plays the sounds of cards in time with the board; `homes` are the foundations. */
  hear(
    changes: readonly Change[],
    homes: ReadonlySet<number>,
    how: keyof typeof TEMPOS = 'play',
    brought?: TableEffects,
  ): void {
    const { settings } = this.#state;
    if (!settings.sounds) return;
    const tempo = inTempo(TEMPOS[how], settings.speed || Infinity);
    const heard = scoreOf(changes, homes, tempo);
    this.#sounds.play(brought ? withEvents(heard, changes, brought, tempo) : heard, settings, true);
  }
}
