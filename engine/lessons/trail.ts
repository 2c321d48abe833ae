import { faceUp } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { TableView } from '../model/table.ts';

/** Where cards came from in the moves of a lesson: none goes back there, and none leaves a foundation. */
export class Trail {
  readonly #rules: RuleSet;
  readonly #left: ReadonlySet<string>;

  constructor(rules: RuleSet, left: ReadonlySet<string> = new Set()) {
    this.#rules = rules;
    this.#left = left;
  }

  /**
   * Whether a move takes no card off a foundation, its base card not even to another, and none back to where it came
   * from.
   */
  allows(table: TableView, move: Move): boolean {
    if (!isDrag(move)) return true;
    const isHome = (pile: number): boolean => this.#rules.piles[pile]?.rules.role === 'foundation';
    const isBase = table.size(fromOf(move)) === countOf(move);
    const takesOff = isHome(fromOf(move)) && (isBase || !isHome(toOf(move)));
    return !takesOff && !this.#left.has(`${movedCard(table, move)} ${toOf(move)}`);
  }

  /** Returns the trail after a move that is made next. */
  after(table: TableView, move: Move): Trail {
    if (!isDrag(move)) return this;
    return new Trail(this.#rules, new Set([...this.#left, `${movedCard(table, move)} ${fromOf(move)}`]));
  }
}

/** Returns the lowest card that a drag moves. */
const movedCard = (table: TableView, move: Move): number =>
  faceUp(table.at(fromOf(move), table.size(fromOf(move)) - countOf(move)));
