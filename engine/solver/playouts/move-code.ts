import { type Card, faceUp } from '../../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Position } from '../../search/boards/position/position.ts';
import { cardAt, placeAfter, tapsOf } from '../../search/boards/position/talon.ts';

/** Number of codes. */
export const MOVE_CODES = 1 << 14;

/**
 * Encodes a move, for learning across games, in 14 bits: the card that moves, the card that it goes on and whether it
 * goes home; for a tap or double-click the pile and its size.
 */
export class MoveCoder {
  readonly #position: Position;
  readonly #homes: Uint8Array;

  constructor(position: Position, { piles }: RuleSet) {
    this.#position = position;
    this.#homes = Uint8Array.from(piles, ({ rules }) => Number(rules.role === 'foundation'));
  }

  of(move: Move): number {
    const { table, facts } = this.#position;
    const from = fromOf(move);
    if (!isDrag(move)) return (1 << 13) | (((from << 6) | (table.size(from) & 63)) & ((1 << 13) - 1));
    const to = toOf(move);
    const isTurned = facts.talon !== undefined && from === facts.talon.waste;
    const card = isTurned ? this.#turned(move) : faceUp(table.at(from, table.size(from) - countOf(move)));
    return (this.#homes[to]! << 12) | (faceUp(table.top(to)) << 6) | card;
  }

  #turned(move: Move): Card {
    const { table, facts } = this.#position;
    const talon = facts.talon!;
    return cardAt(talon, table, placeAfter(talon, table, tapsOf(move)));
  }
}
