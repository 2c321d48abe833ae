import type { Card } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { CompactBoard } from './compact-board.ts';
import { KINDS } from './takers.ts';

/** The value, in cards at home, of a card in a column that lies on one that takes it. */
const JOINED_WORTH = 0.3;
/** The cost, in cards at home, of each card above one that a foundation takes now: in a column, and in the waste. */
const COST_IN_COLUMN = 0.33;
const COST_IN_WASTE = 0.22;

/** Scores the position in which a game ended. */
export class CompactEvaluation {
  readonly #board: CompactBoard;
  /** By card: the cost of the cards above its cheapest copy, and above the next; infinite: no such copy. */
  readonly #least = new Float64Array(KINDS);
  readonly #next = new Float64Array(KINDS);

  constructor(board: CompactBoard) {
    this.#board = board;
  }

  score(): number {
    const { game, homed, homesTake } = this.#board;
    const { columns, turning } = game;
    this.#least.fill(Infinity);
    this.#next.fill(Infinity);
    let score = homed;
    for (let i = 0; i < columns.length; i++) score += JOINED_WORTH * this.#lookAt(columns[i]!, COST_IN_COLUMN);
    if (turning !== undefined) this.#lookAt(turning.waste, COST_IN_WASTE);
    for (let card = 1; card < KINDS; card++) {
      const takers = homesTake.of[card]!;
      if (takers === 0) continue;
      score -= finite(this.#least[card]!);
      // Two foundations take a copy each.
      if ((takers & (takers - 1)) !== 0) score -= finite(this.#next[card]!);
    }
    return score;
  }

  /** Notes the cost of the cards above each card of a pile; returns how many cards lie on one that takes them. */
  #lookAt(pile: number, cost: number): number {
    const { game, sizes, down, lying, faces } = this.#board;
    const first = pile << 8;
    const last = sizes[pile]! - 1;
    let joined = 0;
    let under = 0;
    for (let at = 0; at <= last; at++) {
      const card = faces[lying[first + at]!]!;
      if (at > down[pile]!) joined += relationBit(game.laid, 0, card, under);
      this.#note(card, cost * (last - at));
      under = card;
    }
    return joined;
  }

  #note(card: Card, cost: number): void {
    if (cost < this.#least[card]!) {
      this.#next[card] = this.#least[card]!;
      this.#least[card] = cost;
    } else if (cost < this.#next[card]!) this.#next[card] = cost;
  }
}

/** Returns the cost; 0 where there is no such copy. */
const finite = (cost: number): number => (cost === Infinity ? 0 : cost);
