import { type Change, resume, type Saved, type Session } from '../../../engine/index.ts';
import { sayFault } from '../../words/faults.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import type { TableKey } from '../input/key-bindings.ts';
import { Play } from './play.ts';
import { Replay, untouched } from './replay.ts';
import { soundOf } from '../speech/sounds.ts';
import { sayChanges } from '../speech/speech.ts';

/** Shows games move by move on the table, while the game that lay there waits; nothing of it is recorded. */
export class Shows {
  readonly #app: App;
  /** The game that waits. */
  #under: Play | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /** The game on the table that is a person's own, hidden by a replay or not. */
  get own(): Play | undefined {
    return this.#app.state.replay ? this.#under : this.#app.play;
  }

  /** Shows a game that was recorded or kept. */
  async replay(saved: Saved): Promise<void> {
    const resumed = resume(saved);
    if ('error' in resumed) return this.#app.warn(say('told.unwatchable', { why: sayFault(resumed.error) }));
    await this.watch(resumed.session);
    const { refused } = resumed;
    if (refused) this.#app.tell(say('told.rules-changed', { at: refused.move - 1, of: refused.of }));
  }

  /** Shows a session's moves, from its deal to where it stands. */
  async watch(session: Session): Promise<void> {
    if (this.#app.state.asking) return;
    this.#app.state.replay?.stop();
    if (!this.#app.state.replay) this.#under = this.#app.play;
    await this.#app.setAside(this.#under);
    const replay = new Replay(session, (changes, far) => this.#show(changes, far));
    this.#app.put({ play: Play.over(session), replay, panel: undefined, paused: false, elsewhere: undefined });
    this.#app.board?.show(untouched(session), 'deal');
    const told = say('replay.told', { game: session.game.name });
    this.#app.tell(told, `${told} ${say('replay.at', { at: 0, of: replay.total })}`);
  }

  /** Back to the game that was there. */
  close(): void {
    if (!this.#app.state.replay) return;
    const under = this.end();
    if (!under) return void this.#app.begin();
    this.#app.board?.show(under.session, 'at-once');
    this.#app.tell('', say('told.resumed', { deal: under.shownDeal }));
  }

  /** Ends a replay without showing what was under it, which is given back. */
  end(): Play | undefined {
    const { replay } = this.#app.state;
    if (!replay) return this.#app.play;
    replay.stop();
    this.#app.put({ play: this.#under, replay: undefined, message: '', beside: undefined });
    return this.#under;
  }

  /** The position shown becomes a game of one's own. */
  async playOn(): Promise<void> {
    const { replay } = this.#app.state;
    if (!replay) return;
    replay.stop();
    const { moves, at, ...saved } = replay.session.save();
    const resumed = resume({ ...saved, at, moves: moves.split(' ').slice(0, at).join(' ') });
    if ('session' in resumed) await this.#app.take(resumed.session);
  }

  /** A key of the table; false when nothing is watched. */
  press(key: TableKey): boolean {
    const { replay } = this.#app.state;
    if (replay && key === 'escape') this.close();
    else replay?.press(key);
    return replay !== undefined;
  }

  #show(changes: readonly Change[], far: boolean): void {
    const app = this.#app;
    const { replay, play } = app.state;
    if (!replay || !play) return;
    if (far) app.board?.show(untouched(replay.session), 'at-once');
    else if (changes.length > 0) app.board?.apply(changes);
    if (changes.length > 0 && !far) app.sound(soundOf(changes, play.homes));
    app.put({});
    if (changes.length === 0) return;
    const { shapes, table } = replay.session;
    const at = say('replay.at', { at: replay.at, of: replay.total });
    const told = say('replay.told', { game: replay.session.game.name });
    app.tell(told, far ? at : `${at}. ${sayChanges(changes, shapes, table)}`);
  }
}
