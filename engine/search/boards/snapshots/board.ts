import { countOf, fromOf, isDrag, type Move, tap, toOf } from '../../../model/move.ts';
import { kindOf, MOVE, movedCount, movedFrom, movedTo } from '../../../model/change.ts';
import { REDEALS } from '../../../model/counters.ts';
import type { RuleSet } from '../../../legality/rule-set.ts';
import { Table } from '../../../model/table.ts';
import type { Facts } from '../position/facts.ts';
import { PositionKey } from '../position/position-key.ts';
import { indicesOf } from '../../view/game-view.ts';
import type { SearchContext } from '../../context/context.ts';
import { isBuilt } from '../../view/fits.ts';

/**
 * The table that a beam plays on. It switches between positions by their bytes, since a beam's next position is seldom
 * near the last; derived values are updated from the first card of each pile that differs from before.
 */
export class BeamBoard {
  readonly rules: RuleSet;
  readonly facts: Facts;
  readonly table: Table;
  readonly key: PositionKey;
  /** By card: how many lie on foundations. */
  readonly home = new Uint8Array(64);
  /** By pile: how many of its lowest cards are unchanged since the reader last set it. */
  readonly fresh: Int32Array;
  /** Whether the last move shuffled cards: their places are then unknown. */
  shuffled = false;
  readonly #safe: SearchContext['safe'];
  readonly #homes: readonly number[];
  readonly #stocks: readonly number[];
  /** By pile and place: the cards that the values were computed for, and how many. */
  readonly #cards: Uint8Array;
  readonly #sizes: Int32Array;

  /** A beam does not use the talon's view of a stock: each use of the stock is a move of its own. */
  constructor({ view, facts, safe }: Pick<SearchContext, 'view' | 'facts' | 'safe'>) {
    const { rules } = view;
    const piles = rules.piles.length;
    this.rules = rules;
    this.facts = { ...facts, talon: undefined };
    this.table = new Table(piles, (cards) => {
      this.shuffled = true;
      return cards;
    });
    this.key = new PositionKey(piles, this.facts);
    this.fresh = new Int32Array(piles);
    // Where whole runs go home, `keepLikely` keeps only that move when one can.
    this.#safe = isBuilt(rules) ? safe : undefined;
    this.#homes = indicesOf(view.foundations);
    this.#stocks = indicesOf(view.stocks);
    this.#cards = new Uint8Array(piles << 8);
    this.#sizes = new Int32Array(piles);
    for (let pile = 0; pile < piles; pile++) this.key.update(this.table, pile, 0);
  }

  /** The stage: what is left in the stock and how often it was turned again, both constant within a stage. */
  get stage(): number {
    let left = this.table.counter(REDEALS) << 9;
    for (let i = 0; i < this.#stocks.length; i++) left += this.table.size(this.#stocks[i]!);
    return left;
  }

  get won(): boolean {
    return this.rules.variant.won(this.table);
  }

  /** Makes a move and the moves it forces; adds them to `made`. */
  make(move: Move, made?: Move[]): void {
    const { table } = this;
    this.shuffled = false;
    for (let next = move; next >= 0; next = this.#next()) {
      made?.push(next);
      this.rules.make(table, next);
    }
  }

  /** Returns the piles that this tap of a stock deals one card each, in order; undefined when it does anything else. */
  deals(stock: number): readonly number[] | undefined {
    const { table } = this;
    const mark = table.end;
    const left = table.size(stock);
    const to: number[] = [];
    this.rules.make(table, tap(stock));
    for (let at = mark; at < table.end; at++) {
      const change = table.change(at);
      if (kindOf(change) === MOVE && movedFrom(change) === stock && movedCount(change) === 1) to.push(movedTo(change));
    }
    const plain = table.end - mark === to.length && left - table.size(stock) === to.length;
    table.undo(mark);
    return plain ? to : undefined;
  }

  /** Updates the key, the cards home and `fresh`. */
  settle(): void {
    const { table } = this;
    for (let pile = 0; pile < table.piles; pile++) {
      const size = table.size(pile);
      const valid = this.#validOf(pile, size);
      if (valid === size && size === this.#sizes[pile]) continue;
      this.key.update(table, pile, valid);
      if (valid < this.fresh[pile]!) this.fresh[pile] = valid;
      for (let i = valid; i < size; i++) this.#cards[(pile << 8) | i] = table.at(pile, i);
      this.#sizes[pile] = size;
    }
    this.#countHome();
    this.key.updateCounters(table);
    if (!this.key.updateRest(table)) return;
    for (let pile = 0; pile < table.piles; pile++) this.key.update(table, pile, table.size(pile));
  }

  /**
   * Computes the key of the cards after this move, without what follows it, into `predictedA` and `predictedB` of the
   * key; false where that is impossible. The board must be settled.
   */
  predict(move: Move): boolean {
    const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
    if (!isDrag(move) || from === to || (count > 1 && this.rules.piles[to]!.rules.oneByOne)) return false;
    this.key.predict(this.table, from, count, to);
    return true;
  }

  /** Returns the move home that is forced now, or -1. */
  #next(): Move {
    if (this.#safe === undefined) return -1;
    this.#countHome();
    return this.#safe.next(this.table, this.home);
  }

  /** Counts the lowest cards that are unchanged since the board was last settled. */
  #validOf(pile: number, size: number): number {
    const { table } = this;
    const most = Math.min(size, this.#sizes[pile]!);
    let valid = 0;
    while (valid < most && table.at(pile, valid) === this.#cards[(pile << 8) | valid]) valid++;
    return valid;
  }

  #countHome(): void {
    const { table, home } = this;
    home.fill(0);
    for (let i = 0; i < this.#homes.length; i++) {
      const pile = this.#homes[i]!;
      const size = table.size(pile);
      for (let at = 0; at < size; at++) home[table.at(pile, at) & 63]!++;
    }
  }
}
