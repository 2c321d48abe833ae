import { fits, relationBit, type Obstacle, obstacle, takesCards } from '../model/acceptance.ts';
import { type Card, FACE_DOWN } from '../model/card.ts';
import { REVERSED } from '../model/change.ts';
import { makeDeck } from '../model/deck.ts';
import type { Variant } from '../model/variant.ts';
import { countOf, double, drag, fromOf, isDouble, isDrag, isTap, type Move, tap, toOf } from '../model/move.ts';
import { DragList, Moves } from './move-generator.ts';
import type { Action, Condition, Pile, Shortcut, Step } from '../model/pile.ts';
import { givesCard, type CompiledPiles, compile, takes } from './compiled-pile.ts';
import { BASE } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/** A tap or double-click that some pile responds to. */
interface Click {
  readonly at: number;
  readonly move: Move;
  readonly can: Condition;
}

/** A variant prepared for play: every relation is tabulated once for the deal's base rank. */
export class RuleSet {
  readonly variant: Variant;
  readonly piles: readonly Pile[];
  /** Every card of the game, in the order before the shuffle. */
  readonly deck: readonly Card[];
  readonly #clicks: readonly Click[];
  readonly #drags: DragList;
  readonly #homes: readonly number[];
  readonly #after: readonly Step[];
  readonly #compiled: (CompiledPiles | undefined)[] = [];
  readonly #scratch = new Moves();

  constructor(variant: Variant) {
    this.variant = variant;
    this.piles = [...variant.places.map((place) => place.pile), ...(variant.hidden ?? [])];
    this.deck = makeDeck(variant.deck ?? {});
    this.piles.forEach((pile, index) => (pile.index = index));
    this.#clicks = [tap, double].flatMap((click) =>
      this.piles.flatMap(({ index: at }) => {
        const action = this.#actionOf(click(at));
        return action ? [{ at, move: click(at), can: action.can }] : [];
      }),
    );
    this.#drags = new DragList(this.piles);
    this.#homes =
      variant.homes?.map((pile) => pile.index) ??
      this.piles.filter((pile) => pile.rules.role === 'foundation' && takesCards(pile)).map(({ index }) => index);
    this.#after = variant.after ?? [];
  }

  /**
   * Lists every legal move: drags, then taps, then double-clicks that are moves of their own. `kinds` numbers the piles
   * by kind: of the empty piles with one number that take cards, only the first is a target.
   */
  legalMoves(table: Table, into: Moves, kinds?: Int32Array): void {
    into.length = 0;
    this.#drags.list(table, this.#compiledFor(table), into, kinds);
    for (const { at, move, can } of this.#clicks) if (can(table, at)) into.add(move);
  }

  /** Whether the rules allow the move. */
  allows(table: Table, move: Move): boolean {
    const from = fromOf(move);
    if (from >= this.piles.length) return false;
    if (!isDrag(move)) return this.#actionOf(move)?.can(table, from) ?? false;
    return countOf(move) <= this.lifts(table, from) && this.accepts(table, from, countOf(move), toOf(move));
  }

  /** Makes a move known to be allowed, and the steps that follow it. */
  make(table: Table, move: Move): void {
    const from = fromOf(move);
    if (isDrag(move)) this.#carry(table, from, toOf(move), countOf(move));
    else this.#actionOf(move)?.run(table, from);
    for (const step of this.#after) step(table, move);
  }

  #carry(table: Table, from: number, to: number, count: number): void {
    if (from !== to) table.move(from, to, count, count > 1 && this.piles[to]!.rules.oneByOne ? REVERSED : 0);
  }

  /** Returns the most cards that may be picked up from the top of a pile; 0 when none. */
  lifts(table: Table, from: number): number {
    const { piles, tables } = this.#compiledFor(table);
    const pile = piles[from]!;
    const top = table.top(from);
    const lift = pile.rules.lift ?? 'nothing';
    if (lift === 'nothing' || top === 0 || top & FACE_DOWN || pile.covered?.(table, from) || pile.closed?.(table, from))
      return 0;
    let count = 1;
    const size = table.size(from);
    for (; count < size; count++) {
      const card = table.at(from, size - count);
      if (relationBit(tables, pile.lift, card, table.at(from, size - count - 1)) === 0) break;
    }
    return count;
  }

  /** Whether the `count` top cards of a pile may be picked up. */
  mayLift(table: Table, from: number, count: number): boolean {
    const card = table.at(from, table.size(from) - count);
    return count > 0 && count <= this.lifts(table, from) && givesCard(this.#compiledFor(table), from, card);
  }

  /** Whether the card may lie on that one in this pile. */
  joins(table: Table, pile: number, card: Card, onto: Card): boolean {
    const { piles, tables } = this.#compiledFor(table);
    return relationBit(tables, piles[pile]!.accept, card, onto) === 1;
  }

  /** Whether the first card to be laid down of the `count` top cards of `from` goes on `to`, however many there are. */
  fits(table: Table, from: number, count: number, to: number): boolean {
    return fits(table, from, count, this.piles[to]!);
  }

  /**
   * Returns the obstacle to moving the `count` top cards of `from` to another pile `to`; undefined when they may go
   * there.
   */
  obstacle(table: Table, from: number, count: number, to: number): Obstacle | undefined {
    return obstacle(table, from, count, this.piles[to]!);
  }

  /** Whether the `count` top cards of `from`, which may be picked up, may go to `to`. */
  accepts(table: Table, from: number, count: number, to: number): boolean {
    const ready = this.#compiledFor(table);
    const card = table.at(from, table.size(from) - count);
    return to < this.piles.length && card !== 0 && givesCard(ready, from, card) && takes(table, ready, from, count, to);
  }

  /** Returns the one move that a double-click on this pile stands for, or undefined. */
  shortcut(table: Table, pile: number): Move | undefined {
    const own: Action | Shortcut | undefined = this.piles[pile]?.rules.double;
    if (typeof own === 'object') return own.can(table, pile) ? double(pile) : undefined;
    return this.home(table, pile) ?? own?.(table, pile).find((move) => this.allows(table, move));
  }

  /**
   * Returns the move that sends cards of this pile to a foundation, or undefined; never from one foundation to another.
   */
  home(table: Table, pile: number): Move | undefined {
    if (this.piles[pile]?.rules.role === 'foundation') return undefined;
    const lifted = this.lifts(table, pile);
    for (const to of this.#homes) {
      const { least = 1 } = this.piles[to]!.rules;
      if (least <= lifted && this.accepts(table, pile, least, to)) return drag(pile, least, to);
    }
    return undefined;
  }

  /** Whether the game has foundations that take cards. */
  get hasHomes(): boolean {
    return this.#homes.some((to) => {
      const { build, start, takes } = this.piles[to]!.rules;
      return build !== undefined || start !== undefined || takes !== undefined;
    });
  }

  /** Whether no move is left. */
  stuck(table: Table): boolean {
    this.legalMoves(table, this.#scratch);
    return this.#scratch.length === 0;
  }

  /** Tabulates what an empty pile accepts: 1 for each card that may start it. */
  starters(table: Table, pile: number): Uint8Array {
    return Uint8Array.from({ length: 64 }, (_, card) => Number(this.joins(table, pile, card, 0)));
  }

  /** Whether the move's result is random. */
  isChance(move: Move, table: Table): boolean {
    const chance = this.#actionOf(move)?.chance;
    return typeof chance === 'function' ? chance(table, fromOf(move)) : chance === true;
  }

  /** Returns the action of a tap or double-click; undefined for a drag, and for a pile that has no such action. */
  #actionOf(move: Move): Action | undefined {
    if (isTap(move)) return this.piles[fromOf(move)]!.rules.tap;
    return isDouble(move) ? this.doubleOf(fromOf(move)) : undefined;
  }

  /** Returns the double-click of a pile that is a move of its own, if it has one. */
  doubleOf(pile: number): Action | undefined {
    const own = this.piles[pile]!.rules.double;
    return typeof own === 'object' ? own : undefined;
  }

  #compiledFor(table: Table): CompiledPiles {
    return this.compiled(table.counter(BASE));
  }

  /** Returns every pile compiled for one base rank. */
  compiled(base: number): CompiledPiles {
    return (this.#compiled[base] ??= compile(this.piles, base));
  }
}
