import { type KnownWins, type WinningLine, restOfWin } from '../../../../engine/search.ts';
import { makeMove, type Move, movesMade, type Saved } from '../../../../engine/rules.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Page } from '../../services/page/page.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Replays } from '../watching/replays.ts';
import type { Play } from '../../model/play/play.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { SearchOptions } from '../../services/analysis/worker/search-saved.ts';
import type { StartSearch, WorkerFinding } from '../../services/analysis/search-worker.ts';
import { sayHint } from '../../services/speech/speech.ts';

interface AnalysisParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly replays: Replays;
  readonly disposables: Disposables;
}

/** Finds out by a search whether the game on the table can still be won; the search ends when the position changes. */
export class Analysis {
  readonly #parts: AnalysisParts;
  readonly #seek: StartSearch;
  readonly #wins: KnownWins;
  #end: (() => void) | undefined;
  /** Ends the search of the deal of a lost game. */
  #endDeal: (() => void) | undefined;
  /** The game that was asked about. */
  #play: Play | undefined;
  /** The win known from the present position. */
  #win: WinningLine | undefined;
  /** The message in the status bar. */
  #shownMessage = '';

  constructor(parts: AnalysisParts, seek: StartSearch, wins: KnownWins) {
    this.#parts = parts;
    this.#seek = seek;
    this.#wins = wins;
    parts.disposables.watch(
      () => parts.tabletop.position,
      () => this.#follow(),
    );
  }

  /** Starts a search, ends a running one, or shows the next move of the win it has found. */
  ask(): void {
    const play = this.#asked();
    if (!play) return;
    const next = this.#win?.moves[0];
    if (next !== undefined) return this.#show(play, next);
    const from = play.session.save();
    const moves = this.#wins.of(from);
    if (!moves) return this.#begin(from);
    this.#win = { from, moves };
    this.#stop(say('solver.won'));
  }

  /** Searches for a win from the present position, shortens it for a moment, and shows all of it. */
  solution(): void {
    const play = this.#asked();
    if (!play) return;
    const from = play.session.save();
    this.#begin(from, { way: this.#wins.of(from), short: true });
  }

  /** Returns the game on the table, to be asked about; undefined: there is none, or this ends a search. */
  #asked(): Play | undefined {
    const { play } = this.#parts.state;
    if (!play) return undefined;
    if (this.#end) this.#stop(say('solver.stopped'));
    else if (play.finished) this.#parts.notices.tell(say('notice.finished'));
    else {
      play.solver = true;
      this.#parts.lifecycle.keep();
      this.#play = play;
      return play;
    }
    return undefined;
  }

  #begin(from: Saved, wish: SearchOptions = {}): void {
    let awaited = true;
    const stop = this.#seek(from, (finding) => awaited && this.#hear(finding, from, wish), wish);
    this.#end = () => {
      awaited = false;
      stop();
    };
    this.#parts.state.change({ solving: 'searching' });
    this.#showMessage(say('solver.searching', { positions: 0 }));
  }

  #hear(finding: WorkerFinding, from: Saved, { short }: SearchOptions): void {
    if (!('positions' in finding)) return this.#stop(say(`solver.${finding.found}`));
    const { found, positions } = finding;
    if (found === 'searching') return this.#showMessage(say('solver.searching', { positions }), '');
    if (found === 'won') this.#know({ from, moves: finding.moves });
    if (found === 'lost' && this.#isDealLost()) return this.#stop(say('prospect.never'), 'never');
    this.#stop(say(`solver.${found}`, { positions }), found === 'lost' ? 'lost' : undefined);
    if (found === 'lost') this.#searchDeal(from);
    if (found === 'won' && short) void this.#parts.replays.solution(finding.moves);
  }

  /** Searches the deal of a lost game: if the deal can't be won either, undoing moves does not help. */
  #searchDeal(from: Saved): void {
    let awaited = true;
    const stop = this.#seek({ ...from, at: 0 }, ({ found }) => {
      if (awaited && found === 'lost') this.#stop(say('prospect.never'), 'never');
    });
    this.#endDeal = () => {
      awaited = false;
      stop();
    };
  }

  /** Whether a lost game was lost from the deal: no move has been made yet, or none is to blame. */
  #isDealLost(): boolean {
    const { play, prospect } = this.#parts.state;
    return play?.session.moveCount === 0 || (prospect?.known === 'lost' && prospect.since?.move === 0);
  }

  #know(win: WinningLine): void {
    this.#win = win;
    this.#wins.note(win);
  }

  #stop(message: string, otherwise?: 'lost' | 'never'): void {
    this.#endSearches();
    this.#parts.state.change({ solving: this.#win?.moves.length ? 'won' : otherwise });
    this.#showMessage(message);
  }

  #endSearches(): void {
    this.#end?.();
    this.#endDeal?.();
    this.#end = this.#endDeal = undefined;
  }

  #showMessage(message: string, said = message): void {
    this.#shownMessage = message;
    this.#parts.notices.tell(message, said);
  }

  #show({ session }: Play, move: Move): void {
    this.#parts.page.light(move);
    this.#showMessage(say('solver.won'), sayHint(session, move));
  }

  /** Follows a change of the position or the game: ends a search; a win stays known if it continues from here. */
  #follow(): void {
    const { play } = this.#parts.state;
    this.#endSearches();
    const before = this.#win;
    this.#win = play && play === this.#play ? this.#winOf(play) : undefined;
    if (this.#win?.moves.length) return this.#remind();
    this.#forget();
    if (play && play === this.#play && before && isBegun(before, play)) this.#begin(play.session.save());
  }

  #winOf({ session }: Play): WinningLine | undefined {
    const from = session.save();
    const known = this.#wins.of(from);
    if (known) return { from, moves: known };
    const moves = this.#win && restOfWin(this.#win.moves, this.#win.from, from);
    if (moves) this.#know({ from, moves });
    return moves && { from, moves };
  }

  /** Says that a win is known, unless another message is shown. */
  #remind(): void {
    const { message } = this.#parts.state;
    this.#shownMessage = say('solver.won');
    this.#parts.state.change({ solving: 'won', message: message === '' ? this.#shownMessage : message });
  }

  #forget(): void {
    const { message, solving } = this.#parts.state;
    if (solving === undefined) return;
    this.#parts.state.change({ solving: undefined, message: message === this.#shownMessage ? '' : message });
  }
}

/** Whether the move that was shown has been made, and has not won the game yet. */
const isBegun = ({ from, moves }: WinningLine, { session }: Play): boolean =>
  moves[0] !== undefined && !session.won && movesMade(session.save())[from.at] === makeMove(moves[0]);
