import { SHUFFLES } from '../model/counters.ts';
import type { Game } from '../model/game.ts';
import type { Move } from '../model/move.ts';
import type { OptionsKey } from '../model/options.ts';
import type { TableView } from '../model/table.ts';
import { type LogEntry, parseLog } from '../session/log.ts';
import { resume } from '../session/resume.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';
import type { Verdict } from '../solver/index.ts';

/** The verdict on a position with all cards known, see `Verdict`. */
export type KnownVerdict = Verdict['verdict'];

/** A win that was found, and the number of the player's moves before it. */
interface KnownWin {
  readonly at: number;
  readonly way: readonly Move[];
}

/**
 * The positions of a game, by the number of the player's moves, from 0 (the deal) to `length`, and the verdict on each.
 * An automatic move belongs to the player's move before it.
 *
 * One verdict settles others: all positions after a lost one are lost, and all before a won one are won, back to the
 * last shuffle, whose result nobody could know.
 */
export class VerdictHistory {
  /** The number of moves of the player that were not undone. */
  readonly length: number;
  readonly #session: Session;
  readonly #log: readonly LogEntry[];
  /** For each position: the number of moves of the log before it, and of shuffles. */
  readonly #made: readonly number[];
  readonly #shuffles: readonly number[];
  #known: (KnownVerdict | undefined)[];
  #wins: readonly KnownWin[] = [];

  /**
   * Undefined for a save that cannot be opened. One with moves that the rules no longer allow ends before the first of
   * these. `known`: verdicts found earlier.
   */
  static of(saved: Saved, known: readonly (KnownVerdict | undefined)[] = []): VerdictHistory | undefined {
    const [resumed, log] = [resume(saved), parseLog(saved.moves)];
    if (!resumed.ok || !log.ok) return undefined;
    return new VerdictHistory(resumed.value.session, log.value, known);
  }

  private constructor(session: Session, log: readonly LogEntry[], known: readonly (KnownVerdict | undefined)[]) {
    this.#session = session;
    this.#log = log;
    this.length = session.moveCount;
    this.#made = madeIn(log).slice(0, this.length + 1);
    this.#known = this.#made.map((_, at) => known[at]);
    this.#shuffles = this.#made.map((_, at) => this.tableAt(at).counter(SHUFFLES));
    if (session.won) this.note(this.length, { verdict: 'won', moves: [] });
  }

  get game(): Game {
    return this.#session.game;
  }

  get options(): OptionsKey {
    return this.#session.options;
  }

  /** Returns the table after `at` of the player's moves; valid until the next call. */
  tableAt(at: number): TableView {
    while (this.#session.moveCount < at) this.#session.redo();
    while (this.#session.moveCount > at) this.#session.undo();
    return this.#session.table;
  }

  /** Returns the number of moves of the log before a position, automatic ones included. */
  madeAt(at: number): number {
    return this.#made[at] ?? 0;
  }

  /** The verdict on each position; undefined: none yet. */
  get known(): readonly (KnownVerdict | undefined)[] {
    return [...this.#known];
  }

  /** Returns the verdict on a position; undefined: none yet. */
  knownAt(at: number): KnownVerdict | undefined {
    return this.#known[at];
  }

  /**
   * Returns the moves of a win from a position: the game's own moves up to where a win was found, then that win;
   * undefined where none is known.
   */
  winningLineFrom(at: number): readonly Move[] | undefined {
    const win = this.#wins.find((one) => one.at >= at && this.#shuffles[one.at] === this.#shuffles[at]);
    if (!win) return undefined;
    const made = this.#log.slice(this.madeAt(at), this.madeAt(win.at)).map(({ move }) => move);
    return [...made, ...win.way];
  }

  /** Notes the verdict of a search of a position, and the verdicts on other positions that follow from it. */
  note(at: number, { verdict, moves }: Verdict): void {
    this.#known[at] = verdict;
    if (verdict === 'lost') this.#known = lostFrom(this.#known, at, this.length);
    if (moves === undefined) return;
    this.#wins = [...this.#wins, { at, way: moves }].toSorted((a, b) => a.at - b.at);
    for (let i = at; i >= 0 && this.#shuffles[i] === this.#shuffles[at]; i--) this.#known[i] = 'won';
  }

  /** The last position that is known to be won; undefined when none is. */
  get lastWon(): number | undefined {
    const at = this.#known.lastIndexOf('won');
    return at < 0 ? undefined : at;
  }

  /**
   * The first position known to be lost; undefined when none is. When `next` is undefined and `lastWon` is the position
   * before it, the move between them lost the game.
   */
  get firstLost(): number | undefined {
    const at = this.#known.indexOf('lost');
    return at < 0 ? undefined : at;
  }

  /**
   * The position to search next, so that few searches find where the game was lost: the last one, then the middle of
   * those after the last won and before the first lost; those before a shuffle come at the end. Undefined when every
   * position has a verdict.
   */
  get next(): number | undefined {
    if (this.#known[this.length] === undefined) return this.length;
    const unknown = this.#known.flatMap((known, at) => (known === undefined ? [at] : []));
    const late = unknown.filter((at) => at > (this.lastWon ?? -1));
    const among = late.length > 0 ? late : unknown;
    return among[among.length >> 1];
  }
}

/**
 * Marks the positions from `first` to `last` as lost, as whatever is played from a lost position leads to lost ones.
 */
export const lostFrom = (
  known: readonly (KnownVerdict | undefined)[],
  first: number,
  last: number,
): (KnownVerdict | undefined)[] =>
  Array.from({ length: Math.max(known.length, last + 1) }, (_, at) => (at >= first && at <= last ? 'lost' : known[at]));

/** Returns the number of moves of the log up to each of the player's moves; 0 first. */
function madeIn(log: readonly LogEntry[]): number[] {
  const ends = log.flatMap((_, at) => (log[at + 1]?.joined === true ? [] : [at + 1]));
  return [0, ...ends];
}
