import { SHUFFLES } from '../model/counters.ts';
import type { Move } from '../model/move.ts';
import type { TableView } from '../model/table.ts';
import { parseLog } from '../session/log.ts';
import { resume } from '../session/resume.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Session } from '../session/session.ts';
import type { Verdict } from '../solver/index.ts';

/** What is known of a position with all cards known, see `Verdict`. */
export type Known = Verdict['verdict'];

/** A win that was found, and after how many of the player's moves it begins. */
interface Win {
  readonly at: number;
  readonly way: readonly Move[];
}

/**
 * The positions of a game, by how many of the player's moves stand in them, from 0 (the deal) to `length`, and what is known of each. A
 * move that was made by itself belongs to the player's move before it.
 *
 * One verdict gives others: whatever is played from a lost position, it stays lost; and a position that a won one was reached from is won
 * too, unless a shuffle lies between, whose result nobody could know.
 */
export class Course {
  /** The player's moves that stand. */
  readonly length: number;
  readonly #session: Session;
  readonly #log: readonly Move[];
  /** For each position, how many moves of the log stand, and how many shuffles there were. */
  readonly #made: readonly number[];
  readonly #shuffles: readonly number[];
  readonly #known: (Known | undefined)[];
  #wins: readonly Win[] = [];

  /** Undefined for a save that cannot be opened. One whose moves the rules no longer allow ends before the first of those. */
  static of(saved: Saved): Course | undefined {
    const [resumed, log] = [resume(saved), parseLog(saved.moves)];
    if (!resumed.ok || !log.ok) return undefined;
    return new Course(
      resumed.value.session,
      log.value.map(({ move }) => move),
    );
  }

  private constructor(session: Session, log: readonly Move[]) {
    this.#session = session;
    this.#log = log;
    this.length = session.moveCount;
    session.restart();
    const [made, shuffles] = [[0], [session.table.counter(SHUFFLES)]];
    while (session.moveCount < this.length) {
      session.redo();
      made.push(session.save().at);
      shuffles.push(session.table.counter(SHUFFLES));
    }
    this.#made = made;
    this.#shuffles = shuffles;
    this.#known = made.map(() => undefined);
    if (session.won) this.note(this.length, { verdict: 'won', moves: [] });
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

  /** Undefined while nothing is known. */
  knownAt(at: number): Known | undefined {
    return this.#known[at];
  }

  /** A win from there, by the game's own moves as far as they lead to where one was found; undefined where none is known. */
  wayFrom(at: number): readonly Move[] | undefined {
    const win = this.#wins.find((one) => one.at >= at && this.#shuffles[one.at] === this.#shuffles[at]);
    return win && [...this.#log.slice(this.madeAt(at), this.madeAt(win.at)), ...win.way];
  }

  /** Takes down what a search of that position has found, and what follows from it. */
  note(at: number, { verdict, moves }: Verdict): void {
    this.#known[at] = verdict;
    if (verdict === 'lost') this.#known.fill('lost', at);
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
   * The first position known to be lost; undefined when none is. When `next` has nothing left to ask and `lastWon` is the one before, that
   * move has lost the game.
   */
  get firstLost(): number | undefined {
    const at = this.#known.indexOf('lost');
    return at < 0 ? undefined : at;
  }

  /**
   * The position to ask about next, to find where the game was lost in as few searches as can be: the last one, then the middle of those
   * between the last won and the first lost; those before a shuffle come at the end. Undefined when all are known or were asked about.
   */
  get next(): number | undefined {
    if (this.#known[this.length] === undefined) return this.length;
    const unknown = this.#known.flatMap((known, at) => (known === undefined ? [at] : []));
    const late = unknown.filter((at) => at > (this.lastWon ?? -1));
    const among = late.length > 0 ? late : unknown;
    return among[among.length >> 1];
  }
}
