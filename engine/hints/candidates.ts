import { isTap, fromOf, type Move, Moves, tap, type TableView } from './engine.ts';
import type { Judgement } from './judgement.ts';
import type { Ground } from '../solver/strategy.ts';
import { keepWorthwhile } from '../solver/position/worthwhile.ts';

/** The moves that may be advised in the position on the table, those that look best first. */
export class Candidates {
  readonly #ground: Ground;
  readonly #judgement: Judgement;
  readonly #found = new Moves();

  constructor(ground: Ground, judgement: Judgement) {
    this.#ground = ground;
    this.#judgement = judgement;
  }

  /**
   * Lists them. `knows`: every card of the stock was seen. `met`: the position that stands after a move was there before, and such a
   * move is no candidate. Moves that shuffle, or take a card from a foundation, come only when there is nothing else.
   */
  list(knows: boolean, met: () => boolean): Move[] {
    const { position, facts } = this.#ground;
    const { talon } = facts;
    const found = this.#found;
    const jumps = talon !== undefined && talon.redeals === Infinity && knows;
    if (jumps) position.list(found);
    else position.rules.legalMoves(position.table, found);
    keepWorthwhile(position, found);
    const moves = [...found.list.subarray(0, found.length)];
    const chances = moves.filter((move) => position.rules.isChance(move, position.table));
    const fresh = moves.filter((move) => !chances.includes(move) && !this.leadsBack(move, met));
    const useful = fresh.filter((move) => this.#judgement.purpose(move) !== 'takes-back');
    const first = [useful, fresh, chances].find((list) => list.length > 0) ?? [];
    return first.toSorted((a, b) => this.#judgement.weigh(b) - this.#judgement.weigh(a));
  }

  /** A tap that turns the stock when that costs nothing and shows new cards. */
  look(table: TableView, knows: boolean): Move | undefined {
    const { talon } = this.#ground.facts;
    if (talon === undefined || talon.redeals !== Infinity || knows || table.size(talon.stock) === 0) return undefined;
    return tap(talon.stock);
  }

  /**
   * Whether the position after a move of the position on the table, and after the cards that then go home by themselves, was there before. The stock
   * may be turned as often as one likes where that costs nothing.
   */
  leadsBack(move: Move, met: () => boolean): boolean {
    const { position, facts } = this.#ground;
    if (isTap(move) && fromOf(move) === facts.talon?.stock && facts.talon.redeals === Infinity) return false;
    const mark = position.table.end;
    position.make(move);
    position.settle();
    const back = met();
    position.undo(mark);
    position.settle();
    return back;
  }
}
