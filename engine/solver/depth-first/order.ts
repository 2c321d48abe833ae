import { BASE } from '../../model/counters.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import { FACE_DOWN, suitOf } from '../../model/card.ts';
import { relationBit } from '../../model/acceptance.ts';
import type { Role } from '../../model/pile.ts';
import type { Position } from '../../search/boards/position/position.ts';
import { cardAt, placeAfter, tapsOf } from '../../search/boards/position/talon.ts';
import type { GameView } from '../../search/view/game-view.ts';

/** Weights of moves by their effect. Moves with a greater weight are tried earlier. */
export interface OrderWeights {
  readonly home: number;
  readonly fromHome: number;
  /** A face-down card is turned up, and more for each card still under it. */
  readonly uncover: number;
  readonly buried: number;
  /** From a reserve or cell, the talon, to a cell. */
  readonly reserve: number;
  readonly talon: number;
  readonly cell: number;
  /** A column becomes empty, or an empty one is filled. */
  readonly empty: number;
  readonly fill: number;
  /** A card leaves one on which it lay in order, or comes to one of its suit. */
  readonly part: number;
  readonly suit: number;
  /** Any other move of cards; a tap or double-click on a pile of cards in play; on the stock. */
  readonly other: number;
  readonly click: number;
  readonly deal: number;
}

export const USUAL_ORDER: OrderWeights = {
  home: 90,
  fromHome: 1,
  uncover: 60,
  buried: 2,
  reserve: 56,
  talon: 30,
  cell: 10,
  empty: 50,
  fill: -10,
  part: -25,
  suit: 7,
  other: 45,
  click: 60,
  deal: 6,
};

/** Weighs the moves of the settled position. */
export class MoveOrder {
  readonly #position: Position;
  readonly #view: GameView;
  readonly #weights: OrderWeights;
  readonly #roles: readonly Role[];

  constructor(position: Position, view: GameView, weights: OrderWeights) {
    this.#position = position;
    this.#view = view;
    this.#weights = weights;
    this.#roles = position.rules.piles.map(({ rules }) => rules.role);
  }

  weigh(move: Move): number {
    const weights = this.#weights;
    const from = this.#roles[fromOf(move)]!;
    const talon = this.#position.facts.talon;
    if (talon !== undefined && fromOf(move) === talon.waste) return this.#fromTalon(move);
    if (!isDrag(move)) return from === 'stock' ? weights.deal : weights.click;
    const to = this.#roles[toOf(move)]!;
    if (from === 'foundation') return weights.fromHome;
    if (to === 'foundation') return weights.home + this.#left(move);
    if (to === 'cell') return weights.cell + Math.max(0, this.#left(move));
    const filled = this.#filled(move);
    if (from === 'tableau') return weights.other + this.#left(move) + filled;
    return (from === 'waste' ? weights.talon : weights.reserve) + filled;
  }

  /** Rates what a move leaves behind in its column. */
  #left(move: Move): number {
    const { table } = this.#position;
    const weights = this.#weights;
    const from = fromOf(move);
    if (this.#roles[from] !== 'tableau') return 0;
    const left = table.size(from) - countOf(move);
    if (left === 0) return weights.empty - weights.other;
    const under = table.at(from, left - 1);
    if (under >= FACE_DOWN) return weights.uncover - weights.other + weights.buried * left;
    const { compiled } = this.#view.at(table.counter(BASE));
    return relationBit(compiled.tables, compiled.piles[from]!.accept, table.at(from, left), under) === 1
      ? weights.part
      : 0;
  }

  /** Rates the place to which the cards go. */
  #filled(move: Move): number {
    const { table } = this.#position;
    const from = fromOf(move);
    const onto = table.top(toOf(move));
    if (onto === 0) return this.#weights.fill;
    return suitOf(onto) === suitOf(table.at(from, table.size(from) - countOf(move))) ? this.#weights.suit : 0;
  }

  /** Weighs a move of a card from the talon. */
  #fromTalon(move: Move): number {
    const { table, facts } = this.#position;
    const talon = facts.talon!;
    const weights = this.#weights;
    const onto = table.top(toOf(move));
    if (this.#roles[toOf(move)] === 'foundation') return weights.home;
    if (this.#roles[toOf(move)] === 'cell') return weights.cell;
    if (onto === 0) return weights.talon + weights.fill;
    const card = cardAt(talon, table, placeAfter(talon, table, tapsOf(move)));
    return weights.talon + (suitOf(onto) === suitOf(card) ? weights.suit : 0);
  }
}
