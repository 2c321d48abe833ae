import type { Card } from '../../model/card.ts';
import { looksUp } from '../../model/acceptance.ts';
import type { LeanBoard } from './lean-board.ts';
import { KINDS } from './takers.ts';

/** In cards home: what a card in a column that lies on one that takes it is worth. */
const JOINED = 0.3;
/** What each card costs that lies on one that a foundation takes now, in a column and in the waste. */
const ON_COLUMN = 0.33;
const ON_WASTE = 0.22;

/** How good the position is that a game ended with. */
export class LeanScore {
  readonly #board: LeanBoard;
  /** By card: what those cost that lie on one of it, where that is least, and on the other; infinite: there is none. */
  readonly #least = new Float64Array(KINDS);
  readonly #next = new Float64Array(KINDS);

  constructor(board: LeanBoard) {
    this.#board = board;
  }

  score(): number {
    const { game, homed, homesTake } = this.#board;
    const { columns, turning } = game;
    this.#least.fill(Infinity);
    this.#next.fill(Infinity);
    let score = homed;
    for (let i = 0; i < columns.length; i++) score += JOINED * this.#lookAt(columns[i]!, ON_COLUMN);
    if (turning !== undefined) this.#lookAt(turning.waste, ON_WASTE);
    for (let card = 1; card < KINDS; card++) {
      const takers = homesTake.of[card]!;
      if (takers === 0) continue;
      score -= finite(this.#least[card]!);
      // Of two foundations each takes one.
      if ((takers & (takers - 1)) !== 0) score -= finite(this.#next[card]!);
    }
    return score;
  }

  /** Notes what lies on the cards of a pile, each of these at a cost; gives how many lie on one that takes them. */
  #lookAt(pile: number, cost: number): number {
    const { game, sizes, down, lying, faces } = this.#board;
    const first = pile << 8;
    const last = sizes[pile]! - 1;
    let joined = 0;
    let under = 0;
    for (let at = 0; at <= last; at++) {
      const card = faces[lying[first + at]!]!;
      if (at > down[pile]!) joined += looksUp(game.laid, 0, card, under);
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

/** What it costs; nothing where there is no such card. */
const finite = (cost: number): number => (cost === Infinity ? 0 : cost);
