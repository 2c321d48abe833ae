import type { RuleSet } from '../../../../engine/legality/rule-set.ts';
import type { Move } from '../../../../engine/model/move.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import type { Known } from '../../../../engine/search/boards/position/facts.ts';
import type { Position } from '../../../../engine/search/boards/position/position.ts';
import { copyOf, legalMoves, renumbered } from './tables.ts';

/** The most moves compared in one position. */
const COMPARED = 6;

/** Compares whether two positions are equivalent, as far as random tries show. */
export class Likeness {
  readonly #rules: RuleSet;
  readonly #known: Known;
  readonly #one: Position;

  constructor(rules: RuleSet, known: Known, one: Position) {
    this.#rules = rules;
    this.#known = known;
    this.#one = one;
  }

  /**
   * Whether both have the same score and the same moves, as far as random tries show, and these lead to positions with
   * the same key. Wins may be too rare for random play to reach; where winning depends on how cards lie, so does the
   * score.
   */
  same(one: TableView, other: TableView, to: (pile: number) => number, below: (n: number) => number): boolean {
    const { won, score } = this.#rules.variant;
    if (this.#scores(one, other) && score(copyOf(one)) !== score(copyOf(other))) return false;
    if (won(copyOf(one)) !== won(copyOf(other)) || !this.sameKey(one, other)) return false;
    if (legalMoves(this.#rules, copyOf(one)).length !== legalMoves(this.#rules, copyOf(other)).length) return false;
    return this.some(one, below).every((move) => {
      const [first, second] = [copyOf(one), copyOf(other)];
      const mapped = renumbered(move, to);
      if (!this.#rules.allows(second, mapped)) return false;
      this.#rules.make(first, move);
      this.#rules.make(second, mapped);
      return won(first) === won(second) && this.sameKey(first, second);
    });
  }

  /** Whether their scores are comparable: not when an idle counter differs, since that may be the score itself. */
  #scores(one: TableView, other: TableView): boolean {
    return (this.#known.idle ?? []).every((counter) => one.counter(counter) === other.counter(counter));
  }

  sameKey(one: TableView, other: TableView): boolean {
    this.#one.begin(one);
    const { a, b } = this.#one.key;
    this.#one.begin(other);
    return a === this.#one.key.a && b === this.#one.key.b;
  }

  /** Picks random moves whose result is not random. */
  some(table: TableView, below: (n: number) => number): Move[] {
    const copy = copyOf(table);
    const legal = legalMoves(this.#rules, copy).filter((move) => !this.#rules.isChance(move, copy));
    return this.among(legal, below);
  }

  among(moves: readonly Move[], below: (n: number) => number): Move[] {
    return Array.from({ length: Math.min(COMPARED, moves.length) }, () => moves[below(moves.length)]!);
  }
}
