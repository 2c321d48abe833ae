import { BASE, type Card, FACE_DOWN, type Move, type Pile, type CompiledPiles, type RuleSet } from './engine.ts';
import type { Forced, Position } from './position.ts';
import type { Relations, RelationsByBase } from './relations.ts';

/** Not a move. */
const NONE = -1;
/** Deeper than any chain of cards that wait for each other. */
const DEEPEST = 30;

/**
 * Cards that may go home at once without regret.
 *
 * Why it is sound: a card in play is of use as a place for another card, and else only in the way. So `card` may go when no card
 * of the deck can want it under it any more: each that could lie on it is home with all its copies, or its foundation waits for
 * it and it may itself go at once when it is bared, by the same rule. And nothing may be lost by its going to that
 * foundation: as many foundations wait for just this card as there are copies of it in play. A line that wins with the card in
 * play then wins without it: leave out its moves, and play home what would have been laid on it.
 *
 * It does not hold for the waste while several cards are turned at a time: the order in which the others come would change.
 */
export class SafeHomes implements Forced {
  readonly #rules: RuleSet;
  readonly #relations: RelationsByBase;
  readonly #sources: readonly number[];
  readonly #homes: readonly number[];
  /** Every card once, so that a card's predecessor says where it lies. */
  readonly #onePack: boolean;

  constructor(rules: RuleSet, relations: RelationsByBase) {
    this.#rules = rules;
    this.#relations = relations;
    const { piles, variant } = rules;
    this.#homes = piles.filter((pile) => pile.rules.role === 'foundation').map((pile) => pile.index);
    this.#sources = variant.noneSafe ? [] : piles.filter((pile) => mayGive(pile, piles)).map((pile) => pile.index);
    this.#onePack = relations.at(0).copies.every((copies) => copies <= 1);
  }

  /** The first move home without regret, or -1. `held` cards stay where they are. */
  next(position: Position, held?: ReadonlySet<Card>): Move {
    const { table } = position;
    const relations = this.#relations.at(table.counter(BASE));
    const { piles, tables } = relations.compiled;
    let low = 0;
    let high = 0;
    for (let i = 0; i < this.#homes.length; i++) {
      const { accept, on } = piles[this.#homes[i]!]!;
      const row = accept + (table.top(on) << 1);
      low |= tables[row]!;
      high |= tables[row + 1]!;
    }
    for (let i = 0; i < this.#sources.length; i++) {
      const from = this.#sources[i]!;
      const card = table.top(from);
      if (card === 0 || card >= FACE_DOWN || (((card < 32 ? low : high) >>> card) & 1) === 0) continue;
      if (held?.has(card) || !this.#isSafe(position, relations, card, 0)) continue;
      const move = this.#rules.home(table, from);
      if (move !== undefined) return move;
    }
    return NONE;
  }

  /** Whether this card may go home without regret, wherever it lies. */
  isSafe(position: Position, card: Card): boolean {
    return (
      this.#sources.length > 0 && this.#isSafe(position, this.#relations.at(position.table.counter(BASE)), card, 0)
    );
  }

  #isSafe(position: Position, relations: Relations, card: Card, depth: number): boolean {
    if (depth === DEEPEST || !this.#isAwaited(position, relations, card)) return false;
    const wanting = relations.wanting[card]!;
    for (let i = 0; i < wanting.length; i++) {
      const other = wanting[i]!;
      if (position.home[other] === relations.copies[other]) continue;
      if (!this.#onePack || !this.#isSafe(position, relations, other, depth + 1)) return false;
    }
    return true;
  }

  /** As many foundations wait for this card and no other as there are copies of it in play. */
  #isAwaited(position: Position, { compiled, copies }: Relations, card: Card): boolean {
    let waiting = 0;
    for (let i = 0; i < this.#homes.length; i++) {
      const home = this.#homes[i]!;
      const { rules, accept, on, full } = compiled.piles[home]!;
      if (position.table.size(home) >= full) continue;
      const row = accept + (position.table.top(on) << 1);
      const [low, high] = [compiled.tables[row]!, compiled.tables[row + 1]!];
      if ((((card < 32 ? low : high) >>> card) & 1) === 0) continue;
      if (rules.reach !== undefined || rules.near !== undefined || rules.covered !== undefined) return false;
      const alone = card < 32 ? low === 1 << card && high === 0 : high === 1 << card && low === 0;
      if (!alone && !this.#hasOneForEach(position, compiled, copies, row)) return false;
      waiting++;
    }
    return waiting >= copies[card]! - position.home[card]!;
  }

  /** Of the foundations that take the same cards as this row there are as many as cards in play to take. */
  #hasOneForEach(position: Position, { piles, tables }: CompiledPiles, copies: Uint8Array, row: number): boolean {
    let left = 0;
    for (const home of this.#homes) {
      const other = piles[home]!.accept + (position.table.top(piles[home]!.on) << 1);
      if (tables[other] === tables[row] && tables[other + 1] === tables[row + 1]) left++;
    }
    for (let card = 1; card < 64; card++) {
      if (((tables[row + (card >> 5)]! >>> card) & 1) === 1) left -= copies[card]! - position.home[card]!;
    }
    return left >= 0;
  }
}

/** Cards may be taken from it one by one, and none of them changes the order in which the others come. */
function mayGive({ index, rules: { role, lift = 'nothing' } }: Pile, piles: readonly Pile[]): boolean {
  if (role === 'foundation' || role === 'stock' || lift === 'nothing') return false;
  return (
    role !== 'waste' || piles.some(({ rules: { tap } }) => tap?.turns?.to.index === index && tap.turns.count === 1)
  );
}
