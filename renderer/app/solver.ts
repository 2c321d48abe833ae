import { countOf, fromOf, isDrag, makeMove, type Move, toOf } from '../../engine/index.ts';
import { say } from '../words/say.ts';
import type { Finding } from '../solver.ts';
import type { App } from './app.ts';
import type { Play } from './play.ts';
import { sayHint } from './speech.ts';

/** A position of a game: the game, and how often its table has changed. */
interface Position {
  readonly play: Play | undefined;
  readonly turn: number;
}

/** Whether the game on the table can still be won, found out by a search that the next move ends. */
export class Solver {
  readonly #app: App;
  #worker: Worker | undefined;
  #asked: Position | undefined;
  /** The moves of a win from the position asked about. */
  #line: readonly Move[] = [];
  /** The moves that stood when they were found. */
  #stood = '';
  /** The line in the status bar. */
  #told = '';

  constructor(app: App) {
    this.#app = app;
    app.store.subscribe(() => this.#watch());
  }

  /** Begins the search, ends the one that goes on, or shows the next move of the win it found. */
  ask(): void {
    const { play, turn } = this.#app.state;
    if (!play) return;
    if (this.#worker) return this.#end(say('solver.stopped'));
    const [next] = this.#line;
    if (next !== undefined) return this.#show(play, next);
    if (play.finished) return this.#app.tell(say('told.finished'));
    play.solver = true;
    this.#app.keep();
    this.#asked = { play, turn };
    this.#stood = standing(play);
    const worker = new Worker(new URL('../solver.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Finding>) => this.#hear(data));
    worker.addEventListener('error', () => this.#end(say('solver.failed')));
    worker.postMessage(play.session.save(), []);
    this.#worker = worker;
    this.#app.store.change({ solving: 'searching' });
    this.#tell(say('solver.searching', { positions: 0 }));
  }

  #hear(finding: Finding): void {
    const { found, positions } = finding;
    if (found === 'searching') return this.#tell(say('solver.searching', { positions }), '');
    this.#line = found === 'won' ? finding.moves : [];
    this.#end(say(`solver.${found}`, { positions }));
  }

  #end(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#app.store.change({ solving: this.#line.length > 0 ? 'won' : undefined });
    this.#tell(message);
  }

  #tell(message: string, said = message): void {
    this.#told = message;
    this.#app.tell(message, said);
  }

  #show({ session }: Play, move: Move): void {
    this.#app.board?.hint(fromOf(move), isDrag(move) ? countOf(move) : 1, isDrag(move) ? toOf(move) : null);
    this.#tell(this.#told, sayHint(session, move));
  }

  /** The table has changed: a search is over, and a win is still known only if its first move was made. */
  #watch(): void {
    const { play, turn } = this.#app.state;
    const asked = this.#asked;
    if (asked === undefined || (asked.play === play && asked.turn === turn)) return;
    const stands = play === undefined || play !== asked.play ? undefined : standing(play);
    const after = stands === undefined ? undefined : this.#lineAfter(stands);
    this.#asked = after && { play, turn };
    this.#line = after ?? [];
    this.#stood = stands ?? '';
    if (!after) this.#forget();
    else if (!this.#worker && after.length === 0) this.#app.store.change({ solving: undefined });
  }

  /** What is left of the line where these moves stand; undefined: the game went another way. */
  #lineAfter(stands: string): readonly Move[] | undefined {
    if (stands === this.#stood) return this.#line;
    const [next, ...rest] = this.#line;
    return next !== undefined && stands === `${this.#stood} ${makeMove(next)}`.trim() ? rest : undefined;
  }

  #forget(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const message = this.#app.state.message === this.#told ? '' : this.#app.state.message;
    this.#app.store.change({ solving: undefined, message });
  }
}

/** The moves that stand, in notation. */
function standing({ session }: Play): string {
  const { moves, at } = session.save();
  return moves.split(' ').slice(0, at).join(' ');
}
