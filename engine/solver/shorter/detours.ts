import { countOf, drag, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Table, TableView } from '../../model/table.ts';
import { copyOf } from '../../model/table-copy.ts';

/**
 * Takes needless moves out of a win, in any game: it tries to leave out each move, and to carry cards directly where
 * they went by way of another pile, early or late. Later moves that are no longer allowed are left out too; the try
 * counts if it still wins. Each try plays by the rules, so nothing has to be known of the game.
 */
export class Detours {
  readonly #rules: RuleSet;
  readonly #table: Table;
  #moves: readonly Move[];
  /** The index of the move being examined, and the journal's length before it: the moves before it are on the table. */
  #at = 0;
  #mark = 0;
  /** Whether something was taken out since the walk began. */
  #found = false;
  #isChance = false;
  #made = 0;

  constructor(rules: RuleSet, from: TableView, moves: readonly Move[]) {
    this.#rules = rules;
    this.#table = copyOf(from, () => (this.#isChance = true));
    this.#moves = moves;
  }

  /** The moves that are left. */
  get moves(): readonly Move[] {
    return this.#moves;
  }

  /** Moves made so far in these tries. */
  get made(): number {
    return this.#made;
  }

  /** Makes about `more` further moves; true when nothing more can be taken out. */
  go(more: number): boolean {
    const until = this.#made + more;
    while (this.#made < until) {
      if (this.#at === this.#moves.length && !this.#beginAgain()) return true;
      if (this.#shorten()) this.#found = true;
      else this.#step();
    }
    return false;
  }

  /**
   * Begins again at the first move, since what was taken out late may make an earlier move needless; false when the
   * last walk found nothing.
   */
  #beginAgain(): boolean {
    const again = this.#found;
    this.#found = false;
    this.#at = this.#mark = 0;
    this.#table.undo(0);
    return again;
  }

  #step(): void {
    this.#make(this.#moves[this.#at++]!);
    this.#mark = this.#table.end;
  }

  /** Tries to leave out the next move, or to replace it by a direct one. */
  #shorten(): boolean {
    const move = this.#moves[this.#at]!;
    const rest = this.#moves.slice(this.#at + 1);
    if (this.#keepIfWon(rest)) return true;
    const on = isDrag(move) ? rest.findIndex((other) => goesOn(move, other)) : -1;
    if (on < 0) return false;
    const atOnce = drag(fromOf(move), countOf(move), toOf(rest[on]!));
    return this.#keepIfWon([atOnce, ...rest.toSpliced(on, 1)]) || this.#keepIfWon(rest.with(on, atOnce));
  }

  #keepIfWon(rest: readonly Move[]): boolean {
    const { won } = this.#rules.variant;
    const made: Move[] = [];
    const most = this.#moves.length - this.#at;
    this.#isChance = false;
    let wins = won(this.#table);
    for (let i = 0; i < rest.length && !wins && !this.#isChance; i++) {
      const move = rest[i]!;
      if (!this.#rules.allows(this.#table, move)) continue;
      this.#make(move);
      made.push(move);
      wins = won(this.#table);
    }
    this.#table.undo(this.#mark);
    const isShorter = wins && !this.#isChance && made.length < most;
    if (isShorter) this.#moves = [...this.#moves.slice(0, this.#at), ...made];
    return isShorter;
  }

  #make(move: Move): void {
    this.#made++;
    this.#rules.make(this.#table, move);
  }
}

/** Whether the second move carries on the cards that the first one laid down. */
const goesOn = (first: Move, then: Move): boolean =>
  isDrag(then) && fromOf(then) === toOf(first) && countOf(then) === countOf(first) && toOf(then) !== fromOf(first);
