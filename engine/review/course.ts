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

/** What is known of a position with all cards known, see `Verdict`. */
export type KnownVerdict = Verdict['verdict'];

/** A win that was found, and after how many of the player's moves it begins. */
interface Win {
  readonly at: number;
  readonly way: readonly Move[];
}

/**
 * The positions of a game, by how many of the player's moves stand in them, from 0 (the deal) to `length`, and what is
 * known of each. A move that was made by itself belongs to the player's move before it.
 *
 * One verdict gives others: whatever is played from a lost position, it stays lost; and a position that a won one was
 * reached from is won too, unless a shuffle lies between, whose result nobody could know.
 */
export class Course {
  /** The player's moves that stand. */
  readonly length: number;
  readonly #session: Session;
  readonly #log: readonly LogEntry[];
  /** For each position, how many moves of the log stand, and how many shuffles there were. */
  readonly #made: readonly number[];
  readonly #shuffles: readonly number[];
  #known: (KnownVerdict | undefined)[];
  #wins: readonly Win[] = [];

  /**
   * Undefined for a save that cannot be opened. One whose moves the rules no longer allow ends before the first of
   * those. `known`: what is known of its positions from before.
   */
  static of(saved: Saved, known: readonly (KnownVerdict | undefined)[] = []): Course | undefined {
    const [resumed, log] = [resume(saved), parseLog(saved.moves)];
    if (!resumed.ok || !log.ok) return undefined;
    return new Course(resumed.value.session, log.value, known);
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

  /** The table after so many of the player's moves, until another is asked for. */
  tableAt(at: number): TableView {
    while (this.#session.moveCount < at) this.#session.redo();
    while (this.#session.moveCount > at) this.#session.undo();
    return this.#session.table;
  }

  /** How many moves of the log stand there, those made by themselves included. */
  madeAt(at: number): number {
    return this.#made[at] ?? 0;
  }

  /** What is known of each position. */
  get known(): readonly (KnownVerdict | undefined)[] {
    return [...this.#known];
  }

  /** Undefined while nothing is known. */
  knownAt(at: number): KnownVerdict | undefined {
    return this.#known[at];
  }

  /**
   * A win from there, by the game's own moves as far as they lead to where one was found; undefined where none is
   * known.
   */
  wayFrom(at: number): readonly Move[] | undefined {
    const win = this.#wins.find((one) => one.at >= at && this.#shuffles[one.at] === this.#shuffles[at]);
    if (!win) return undefined;
    const made = this.#log.slice(this.madeAt(at), this.madeAt(win.at)).map(({ move }) => move);
    return [...made, ...win.way];
  }

  /** Takes down what a search of that position has found, and what follows from it. */
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
   * The first position known to be lost; undefined when none is. When `next` has nothing left to ask and `lastWon` is
   * the one before, that move has lost the game.
   */
  get firstLost(): number | undefined {
    const at = this.#known.indexOf('lost');
    return at < 0 ? undefined : at;
  }

  /**
   * The position to ask about next, to find where the game was lost in as few searches as can be: the last one, then
   * the middle of those between the last won and the first lost; those before a shuffle come at the end. Undefined when
   * all are known or were asked about.
   */
  get next(): number | undefined {
    if (this.#known[this.length] === undefined) return this.length;
    const unknown = this.#known.flatMap((known, at) => (known === undefined ? [at] : []));
    const late = unknown.filter((at) => at > (this.lastWon ?? -1));
    const among = late.length > 0 ? late : unknown;
    return among[among.length >> 1];
  }
}

/** Whatever is played from a lost position leads to lost ones: those from it up to another, that one included. */
export const lostFrom = (
  known: readonly (KnownVerdict | undefined)[],
  first: number,
  last: number,
): (KnownVerdict | undefined)[] =>
  Array.from({ length: Math.max(known.length, last + 1) }, (_, at) => (at >= first && at <= last ? 'lost' : known[at]));

/** How many moves of a log stand after each of the player's moves; 0 first. */
function madeIn(log: readonly LogEntry[]): number[] {
  const ends = log.flatMap((_, at) => (log[at + 1]?.joined === true ? [] : [at + 1]));
  return [0, ...ends];
}
