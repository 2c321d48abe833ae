import {
  type Change,
  copyWithoutUndone,
  type Move,
  movesMade,
  parseMove,
  resume,
  type Saved,
  type Session,
} from '../../../../engine/rules.ts';
import { makeTimes, parseTimes } from '../../../../engine/text.ts';
import type { KeptGame, Settings } from '../../../../preload/api.ts';
import { sayFault } from '../../../words/faults.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import type { TableKey } from '../../model/table/table-key.ts';
import type { Page } from '../../services/page/page.ts';
import { sayChanges } from '../../services/speech/speech.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Games } from '../game/games.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { OneAtATime } from '../game/one-at-a-time.ts';
import { Play } from '../../model/play/play.ts';
import type { Replay, Speed } from '../../model/replay/replay.ts';
import type { Watching } from './watching.ts';
import type { Tabletop } from '../game/tabletop.ts';
import { laidPilesOf } from '../../model/table/laid-piles.ts';

interface ReplaysParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly queue: OneAtATime;
  readonly watching: Watching;
}

/** Shows games move by move on the table, while the game that was there waits. Nothing of it is recorded. */
export class Replays {
  readonly #parts: ReplaysParts;

  constructor(parts: ReplaysParts) {
    this.#parts = parts;
  }

  /** Shows a recorded or saved game. */
  async replay(saved: Saved & Pick<KeptGame, 'times'>): Promise<void> {
    await this.#parts.queue.run(async () => {
      const { notices } = this.#parts;
      const resumed = resume(saved);
      if (!resumed.ok) return notices.warn(say('notice.unwatchable', { why: sayFault(resumed.error) }));
      const { session, refused } = resumed.value;
      const times = parseTimes(saved.times ?? '', session.moveCount) ?? [];
      await this.#watch(session, undefined, makeTimes(times));
      if (refused) notices.tell(say('notice.rules-changed', { at: refused.move - 1, of: refused.of }));
    });
  }

  /** Deals a pasted deal, or shows a pasted game. */
  async show(session: Session, times?: string): Promise<void> {
    const { games, queue } = this.#parts;
    if (!session.played) return games.take(session);
    await queue.run(() => this.#watch(session, undefined, times));
  }

  /** Shows a win of the player's own game from the present position, at the speed at which the player's cards fly. */
  async solution(moves: readonly Move[]): Promise<void> {
    const { state, tabletop, queue } = this.#parts;
    await queue.run(async () => {
      const { own } = tabletop;
      const session = own && copyWithoutUndone(own.session);
      if (!session) return;
      const from = session.moveCount;
      for (const move of moves) session.play(move);
      await this.#watch(session, from);
      if (state.replay) state.replay.speed = speedOf(state.settings.speed);
    });
  }

  /** Returns to the previous game. */
  close(): void {
    const { state, page, notices, tabletop, games } = this.#parts;
    if (!state.replay) return;
    const own = tabletop.endReplay();
    if (!own) return void games.begin();
    page.show(own.session, 'at-once');
    notices.tell('', say('notice.resumed', { deal: own.shownDeal }));
  }

  /**
   * Plays on from the position shown, as a game of the player's own; after a solution, the player's own game moves to
   * that position.
   */
  async playOn(): Promise<void> {
    const { state, games } = this.#parts;
    const { replay } = state;
    if (!replay) return;
    replay.stop();
    if (replay.solves !== undefined) return this.#goOn(replay);
    const session = copyWithoutUndone(replay.session);
    if (session) await games.take(session, Play.fromShown(session));
  }

  /** Handles a key of the table; false if no replay is shown. */
  press(key: TableKey): boolean {
    const { replay, lesson } = this.#parts.state;
    if (replay && key === 'escape') this.close();
    else (lesson ?? replay)?.press(key);
    return replay !== undefined;
  }

  /** Moves the player's own game to the position shown of its solution. */
  #goOn({ session, at: to, solves = 0 }: Replay): void {
    const { lifecycle, tabletop } = this.#parts;
    const { own } = tabletop;
    if (!own) return this.close();
    for (; own.session.moveCount > Math.min(to, solves); own.undos++) own.session.undo();
    const made = movesMade(session.save()).slice(own.session.save().at);
    for (const move of made.map(parseMove)) if (move !== undefined) own.session.play(move);
    if (made.length > 0) own.shown = true;
    this.close();
    own.changed();
    lifecycle.keep();
  }

  /**
   * Shows a session's moves from its deal on or, for a solution of the player's own game, from move `solves` on. Starts
   * automatically.
   */
  async #watch(session: Session, solves?: number, times?: string): Promise<void> {
    const { state, notices, watching } = this.#parts;
    if (state.dialog) return;
    state.replay?.stop();
    const changed = (replay: Replay, changes: readonly Change[], far: boolean): void => this.#say(replay, changes, far);
    const replay = await watching.begin(session, { solves, times, changed });
    replay.toggle();
    const notice = noticeOf(replay);
    notices.tell(notice, `${notice} ${say('replay.at', { at: replay.at, of: replay.total })}`);
  }

  #say(replay: Replay, changes: readonly Change[], far: boolean): void {
    const { session } = replay;
    const at = say('replay.at', { at: replay.at, of: replay.total });
    this.#parts.notices.tell(
      noticeOf(replay),
      far ? at : `${at}. ${sayChanges(changes, laidPilesOf(session), session.table)}`,
    );
  }
}

const noticeOf = ({ session, solves }: Replay): string =>
  solves === undefined ? say('replay.notice', { game: sayGame(session.game.id) }) : say('replay.solution');

/** Returns the speed of the player's flying cards, or the highest speed if they don't fly. */
const speedOf = (speed: Settings['speed']): Speed => (speed === 0 ? 4 : speed);
