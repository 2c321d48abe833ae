import { type Change, resume, type Saved, type Session } from '../../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { say } from '../../words/say.ts';
import type { TableKey } from '../input/key-bindings.ts';
import type { Page } from '../page.ts';
import { soundOf } from '../speech/sounds.ts';
import { sayChanges } from '../speech/speech.ts';
import type { AppState } from '../state/app-state.ts';
import type { Notices } from '../state/notices.ts';
import { cutHere } from './cut.ts';
import type { Games } from './games.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { Play } from './play.ts';
import { Replay, untouched } from './replay.ts';
import type { Tabletop } from './tabletop.ts';

interface ReplaysParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly turns: OneAtATime;
}

/** Shows games move by move on the table, while the game that lay there waits; nothing of it is recorded. */
export class Replays {
  readonly #parts: ReplaysParts;

  constructor(parts: ReplaysParts) {
    this.#parts = parts;
  }

  /** Shows a game that was recorded or kept. */
  async replay(saved: Saved): Promise<void> {
    await this.#parts.turns.run(async () => {
      const { notices } = this.#parts;
      const resumed = resume(saved);
      if (!resumed.ok) return notices.warn(say('told.unwatchable', { why: sayFault(resumed.error) }));
      const { session, refused } = resumed.value;
      await this.#watch(session);
      if (refused) notices.tell(say('told.rules-changed', { at: refused.move - 1, of: refused.of }));
    });
  }

  /** What was pasted: a deal to play, or a game to watch. */
  async show(session: Session): Promise<void> {
    const { games, turns } = this.#parts;
    if (!session.played) return games.take(session);
    await turns.run(() => this.#watch(session));
  }

  /** Back to the game that was there. */
  close(): void {
    const { state, page, notices, tabletop, games } = this.#parts;
    if (!state.replay) return;
    const own = tabletop.endReplay();
    if (!own) return void games.begin();
    page.board?.show(own.session, 'at-once');
    notices.tell('', say('told.resumed', { deal: own.shownDeal }));
  }

  /** The position shown becomes a game of one's own. */
  async playOn(): Promise<void> {
    const { state, games } = this.#parts;
    const { replay } = state;
    if (!replay) return;
    replay.stop();
    const session = cutHere(replay.session);
    if (session) await games.take(session);
  }

  /** A key of the table; false when nothing is watched. */
  press(key: TableKey): boolean {
    const { replay, lesson } = this.#parts.state;
    if (replay && key === 'escape') this.close();
    else (lesson ?? replay)?.press(key);
    return replay !== undefined;
  }

  /** Shows a session's moves, from its deal to where it stands. */
  async #watch(session: Session): Promise<void> {
    const { state, page, notices, tabletop, lifecycle } = this.#parts;
    if (state.asking) return;
    state.replay?.stop();
    const under = tabletop.own;
    await lifecycle.setAside(under);
    const replay = new Replay(session, (changes, far) => this.#show(changes, far));
    tabletop.put({ play: Play.over(session), replay, under, panel: undefined, paused: false, elsewhere: undefined });
    page.board?.show(untouched(session), 'deal');
    const told = say('replay.told', { game: session.game.name });
    notices.tell(told, `${told} ${say('replay.at', { at: 0, of: replay.total })}`);
  }

  #show(changes: readonly Change[], far: boolean): void {
    const { state, page, notices } = this.#parts;
    const { replay, play } = state;
    if (!replay || !play) return;
    if (far) page.board?.show(untouched(replay.session), 'at-once');
    else if (changes.length > 0) page.board?.apply(changes);
    if (changes.length > 0 && !far) page.sound(soundOf(changes, play.homes));
    if (changes.length === 0) return;
    play.changed();
    const { shapes, table } = replay.session;
    const at = say('replay.at', { at: replay.at, of: replay.total });
    const told = say('replay.told', { game: replay.session.game.name });
    notices.tell(told, far ? at : `${at}. ${sayChanges(changes, shapes, table)}`);
  }
}
