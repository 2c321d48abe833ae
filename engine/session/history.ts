import type { Change } from '../model/change.ts';
import { changesBack, changesBetween, type DealtGame } from '../legality/deal.ts';
import type { TakenBack } from './taken-back.ts';
import { type LogEntry, makeLog } from './log.ts';
import type { Move } from '../model/move.ts';
import { Ahead, type AheadResult } from './ahead.ts';

const NO_CHANGES: readonly Change[] = [];

/** The moves made on a dealt table, and the undone moves that can be redone. */
export class History {
  readonly #dealt: DealtGame;
  readonly #held: TakenBack;
  /** The certain facts about the end of the game; set once they were requested for this position. */
  #outcome: AheadResult | undefined;
  /** Looks ahead from the position on the table. */
  readonly ahead: Ahead;
  /** The journal's length before each move made and not undone. */
  readonly #marks: number[] = [];
  #log: LogEntry[] = [];

  constructor(dealt: DealtGame, held: TakenBack) {
    this.#dealt = dealt;
    this.#held = held;
    this.ahead = new Ahead(dealt);
  }

  /** The number of moves made and not undone; those after it in the log have been undone. */
  get at(): number {
    return this.#marks.length;
  }

  get canRedo(): boolean {
    return this.at < this.#log.length;
  }

  /** The last move made and not undone. */
  get last(): Move | undefined {
    return this.#log[this.at - 1]?.move;
  }

  /** The number of moves made and not undone, automatic ones not counted. */
  get moveCount(): number {
    return this.#log.slice(0, this.at).filter((entry) => !entry.joined).length;
  }

  /** Returns what is certain about the positions that can still be reached. */
  get outcome(): AheadResult {
    return (this.#outcome ??= this.ahead.look());
  }

  /** The whole log in notation. */
  get text(): string {
    return makeLog(this.#log);
  }

  /** Makes a move that the rules allow, and forgets the undone ones. */
  make(entry: LogEntry): readonly Change[] {
    const mark = this.#dealt.table.end;
    this.#log.length = this.at;
    this.#log.push(entry);
    this.#makeNext();
    return this.since(mark);
  }

  /** Takes back the last move and the automatic moves joined to it. */
  undo(): readonly Change[] {
    let at = this.at - 1;
    while (at > 0 && this.#log[at]?.joined) at--;
    return this.back(at);
  }

  /** Makes the next move again, with the automatic moves joined to it. */
  redo(): readonly Change[] {
    const mark = this.#dealt.table.end;
    do {
      const entry = this.#log[this.at];
      if (entry) this.#held.note(entry.move);
      this.#makeNext();
    } while (this.#log[this.at]?.joined);
    return this.since(mark);
  }

  /** Takes back all but the first `at` moves. */
  back(at: number): readonly Change[] {
    const mark = this.#marks[at];
    if (mark === undefined) return NO_CHANGES;
    const { table } = this.#dealt;
    const changes = changesBack(table, mark);
    for (const change of changes) {
      table.undo(table.end - 1);
      this.#held.noteUndone(change);
    }
    this.#marks.length = at;
    this.#outcome = undefined;
    return changes;
  }

  /** Returns the table's changes since a mark in its journal. */
  since(mark: number): readonly Change[] {
    return changesBetween(this.#dealt.table, mark, this.#dealt.table.end);
  }

  /**
   * Makes the log's moves, then undoes all but the first `at`; returns the number, counted from 1, of the first move
   * that the rules forbid, if any.
   */
  replay(log: readonly LogEntry[], at: number): number | undefined {
    this.#log = [...log];
    const { rules, table } = this.#dealt;
    while (this.canRedo && rules.allows(table, this.#log[this.at]!.move)) this.#makeNext();
    const made = this.at;
    this.#log.length = made;
    this.back(at);
    this.#held.clear();
    return made < log.length ? made + 1 : undefined;
  }

  #makeNext(): void {
    const entry = this.#log[this.at];
    if (entry === undefined) return;
    this.#marks.push(this.#dealt.table.end);
    this.#dealt.rules.make(this.#dealt.table, entry.move);
    this.#outcome = undefined;
  }
}
