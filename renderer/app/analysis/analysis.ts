import { countOf, fromOf, isDrag, makeMove, type Move, type Saved, toOf } from '../../../engine/index.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import type { Play } from '../game/play.ts';
import { watch } from '../state/watch.ts';
import type { Seek, WorkerFinding } from './search-worker.ts';
import { sayHint } from '../speech/speech.ts';
import { standingOf, wayOn } from './way-on.ts';

/** A way to a win that is known, and the position it begins at. */
interface Win {
  readonly from: Saved;
  readonly way: readonly Move[];
}

/** Whether the game on the table can still be won: found out by a search, which ends with the table it is about. */
export class Analysis {
  readonly #app: App;
  readonly #seek: Seek;
  #end: (() => void) | undefined;
  #play: Play | undefined;
  /** The wins known of that game, by the moves that stand. */
  readonly #wins = new Map<string, Win>();
  /** The one from the table as it lies. */
  #win: Win | undefined;
  /** The line in the status bar. */
  #told = '';

  constructor(app: App, seek: Seek) {
    this.#app = app;
    this.#seek = seek;
    watch(
      () => app.tabletop.position,
      () => this.#follow(),
    );
  }

  /** Begins the search, ends the one that goes on, or shows the next move of the win it found. */
  ask(): void {
    const { play } = this.#app.state;
    if (!play) return;
    if (this.#end) return this.#stop(say('solver.stopped'));
    const next = this.#win?.way[0];
    if (next !== undefined) return this.#show(play, next);
    if (play.finished) return this.#app.notices.tell(say('told.finished'));
    play.solver = true;
    this.#app.lifecycle.keep();
    if (play !== this.#play) this.#wins.clear();
    this.#play = play;
    this.#begin(play);
  }

  #begin({ session }: Play): void {
    const from = session.save();
    let awaited = true;
    const stop = this.#seek(from, (finding) => awaited && this.#hear(finding, from));
    this.#end = () => {
      awaited = false;
      stop();
    };
    this.#app.state.change({ solving: 'searching' });
    this.#tell(say('solver.searching', { positions: 0 }));
  }

  #hear(finding: WorkerFinding, from: Saved): void {
    if (!('positions' in finding)) return this.#stop(say(`solver.${finding.found}`));
    const { found, positions } = finding;
    if (found === 'searching') return this.#tell(say('solver.searching', { positions }), '');
    if (found === 'won') this.#know({ from, way: finding.moves });
    this.#stop(say(`solver.${found}`, { positions }));
  }

  #know(win: Win): void {
    this.#win = win;
    this.#wins.set(keyOf(win.from), win);
  }

  #stop(message: string): void {
    this.#end?.();
    this.#end = undefined;
    this.#app.state.change({ solving: this.#win?.way.length ? 'won' : undefined });
    this.#tell(message);
  }

  #tell(message: string, said = message): void {
    this.#told = message;
    this.#app.notices.tell(message, said);
  }

  #show({ session }: Play, move: Move): void {
    this.#app.page.board?.hint(fromOf(move), isDrag(move) ? countOf(move) : 1, isDrag(move) ? toOf(move) : null);
    this.#tell(say('solver.won'), sayHint(session, move));
  }

  /** The table has changed, or another lies there: a search is over, and a win is known if there is a way on to one. */
  #follow(): void {
    const { play } = this.#app.state;
    this.#end?.();
    this.#end = undefined;
    const before = this.#win;
    this.#win = play && play === this.#play ? this.#winOf(play) : undefined;
    if (this.#win?.way.length) return this.#remind();
    this.#forget();
    if (play && play === this.#play && before && isBegun(before, play)) this.#begin(play);
  }

  #winOf({ session }: Play): Win | undefined {
    const from = session.save();
    const known = this.#wins.get(keyOf(from));
    const way = known?.way ?? (this.#win && wayOn(this.#win.way, this.#win.from, from));
    if (way && !known) this.#know({ from, way });
    return way && { from, way };
  }

  /** The win is still known; what a move has told meanwhile stays. */
  #remind(): void {
    const { message } = this.#app.state;
    this.#told = say('solver.won');
    this.#app.state.change({ solving: 'won', message: message === '' ? this.#told : message });
  }

  #forget(): void {
    const { message, solving } = this.#app.state;
    if (solving === undefined) return;
    this.#app.state.change({ solving: undefined, message: message === this.#told ? '' : message });
  }
}

const keyOf = (saved: Saved): string => standingOf(saved).join(' ');

/** Whether the move that was shown has been made, and the game not over by it. */
const isBegun = ({ from, way }: Win, { session }: Play): boolean =>
  way[0] !== undefined && !session.won && standingOf(session.save())[from.at] === makeMove(way[0]);
