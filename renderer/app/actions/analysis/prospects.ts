import { KnownVerdictHistory, type KnownVerdict, type KnownWins } from '../../../../engine/search.ts';
import type { Saved } from '../../../../engine/rules.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { mayBeHelped } from '../../model/one-try.ts';
import type { Play } from '../../model/play/play.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Prospect } from '../../model/state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { SavedJudgement } from '../../services/analysis/worker/judge-saved.ts';
import type { Judge } from '../../services/analysis/search-worker.ts';

/** Undoes moves until `moves` are left, and shows a message. */
interface GoesBack {
  goTo(moves: number, message: string): void;
}

interface ProspectsParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly actions: GoesBack;
  readonly judge: Judge;
  readonly wins: KnownWins;
  readonly disposables: Disposables;
}

/**
 * Shows whether the game on the table can still be won, and judges every move, if the player wants that. It searches
 * neither along a known win nor after a lost position.
 */
export class Prospects {
  readonly #parts: ProspectsParts;
  #course: KnownVerdictHistory | undefined;
  /** The game whose prospect is shown. */
  #play: Play | undefined;
  #end: (() => void) | undefined;

  constructor(parts: ProspectsParts) {
    this.#parts = parts;
    const { tabletop, disposables } = parts;
    disposables.watch(
      () => [tabletop.position, this.#shown] as const,
      () => this.#follow(),
    );
  }

  /** Undoes moves until the game can be won again, and searches for that position if necessary. */
  back(): void {
    const { state, notices } = this.#parts;
    const { play } = state;
    if (!play) return;
    if (play.finished) return notices.tell(say('notice.finished'));
    const { saved, at, course } = this.#stand(play);
    if (course.known[at] === 'won') return notices.tell(say('prospect.still-won'));
    const won = course.lastWon(at);
    const open = course.known.slice((won ?? -1) + 1, at);
    if (won !== undefined && open.length === at - won - 1 && !open.includes(undefined)) return this.#goBack(won);
    notices.tell(say('prospect.looking'));
    this.#ask(play, saved, true);
  }

  /** Whether the player wants to see the prospect, and the game is still played. */
  get #shown(): boolean {
    const { state } = this.#parts;
    return state.settings.showProspect && mayBeHelped(state);
  }

  #follow(): void {
    this.#stop();
    const { state } = this.#parts;
    const { play } = state;
    if (!play || !this.#shown) return state.change({ prospect: undefined });
    const { saved, at, course } = this.#stand(play);
    if (course.known[at] === undefined) this.#ask(play, saved, false);
    else this.#note(play);
    this.#show(play, at);
  }

  /** Returns the present position of the game, and the verdicts known for all its positions. */
  #stand({ session }: Play): { readonly saved: Saved; readonly at: number; readonly course: KnownVerdictHistory } {
    const saved = session.save();
    const at = session.moveCount;
    const before = this.#course?.continued(saved, at) ?? KnownVerdictHistory.of(saved);
    const known: (KnownVerdict | undefined)[] = [...before.known];
    const isWon = known[at] === undefined && this.#parts.wins.of(saved) !== undefined;
    if (isWon) known[at] = 'won';
    // `known` may have holes between positions, which `Array.from` fills.
    const course = KnownVerdictHistory.of(saved, Array.from(known));
    this.#course = course;
    return { saved, at, course };
  }

  #ask(play: Play, saved: Saved, back: boolean): void {
    this.#stop();
    const { wins, judge } = this.#parts;
    const at = play.session.moveCount;
    const known = this.#course?.known.slice(0, at + 1) ?? [];
    let awaited = true;
    const stop = judge({ saved, known, near: wins.lastOf(saved), back }, (heard) => {
      if (!awaited) return;
      if (heard.found === 'judged') this.#hear(play, saved, heard, back);
      else this.#fail();
    });
    this.#end = () => {
      awaited = false;
      stop();
    };
  }

  #hear(play: Play, saved: Saved, { known, win, done }: SavedJudgement, back: boolean): void {
    const { notices, wins } = this.#parts;
    if (win) wins.note(win);
    this.#course = this.#course?.with(known, saved);
    if (done) this.#end = undefined;
    const at = play.session.moveCount;
    this.#note(play);
    if (this.#shown) this.#show(play, at);
    if (!back || !done) return;
    const won = this.#course?.lastWon(at);
    if (won === undefined) notices.tell(say(known[0] === 'lost' ? 'prospect.never' : 'prospect.nowhere'));
    else if (won === at) notices.tell(say('prospect.still-won'));
    else this.#goBack(won);
  }

  /** Handles a crash of the worker: the verdict is unknown, and the next move asks again. */
  #fail(): void {
    this.#end = undefined;
    if (this.#shown) this.#parts.state.change({ prospect: { known: 'open', searching: false, since: undefined } });
    else this.#parts.notices.tell(say('solver.failed'));
  }

  #goBack(to: number): void {
    this.#parts.actions.goTo(to, say('prospect.went-back', { move: to }));
  }

  #stop(): void {
    this.#end?.();
    this.#end = undefined;
  }

  /** Records in the game that the player was shown the solver's answer. */
  #note(play: Play): void {
    if (play.solver) return;
    play.solver = true;
    this.#parts.lifecycle.keep();
  }

  /** Shows the prospect. While a search runs, the last one of this game stays. */
  #show(play: Play, at: number): void {
    const { state } = this.#parts;
    const course = this.#course?.known ?? [];
    const known = course[at];
    const before = play === this.#play ? state.prospect : undefined;
    this.#play = play;
    if (known) state.change({ prospect: { known, searching: false, since: sinceOf(course, at) } });
    else state.change({ prospect: { known: undefined, since: undefined, ...before, searching: true } });
  }
}

/** Returns the move that lost a lost game. */
function sinceOf(known: readonly (KnownVerdict | undefined)[], at: number): Prospect['since'] {
  if (known[at] !== 'lost') return undefined;
  const move = known.indexOf('lost');
  return { move, sure: move === 0 || known[move - 1] === 'won' };
}
