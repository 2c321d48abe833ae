import { BASE } from '../../model/counters.ts';
import type { Card } from '../../model/card.ts';
import { drag } from '../../model/move.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { SafeHomes } from '../../legality/safe-homes.ts';
import { Table } from '../../model/table.ts';
import type { PackedGame } from './game.ts';
import { FULL } from '../../search/view/chains.ts';

/** Returns how many cards of a chain are home; `heights` has four bits a chain, the lowest for the first. */
export const homeOf = (heights: number, chain: number): number => (heights >> (chain << 2)) & 15;

const CHAINS = 4;
const EVERY_CHAIN = 15;

/**
 * Knows which cards go home as soon as they are exposed, by how many of each chain are home: those that the rules send
 * home after a move, and those that are safe to send. Neither depends on anything else, so each is computed once, on a
 * separate table. Where a card at home is never wanted, every card goes: elsewhere nothing could be laid on it.
 */
export class ForcedHomes {
  readonly #rules: RuleSet;
  readonly #game: PackedGame;
  readonly #safe: SafeHomes;
  readonly #table: Table;
  readonly #home = new Uint8Array(64);
  /** The cards home on the table, four bits a chain; by chain and number of cards, the cards of that foundation. */
  #laid = 0;
  readonly #cards: readonly (readonly Card[])[][];
  /**
   * By cards home: a bit for each chain that is computed, and above these a bit for each whose next card goes home at
   * once.
   */
  readonly #known = new Uint8Array(1 << 16);

  constructor(rules: RuleSet, safe: SafeHomes, game: PackedGame, base: number) {
    this.#rules = rules;
    this.#game = game;
    this.#safe = safe;
    this.#table = new Table(rules.piles.length, (loose) => loose);
    this.#table.add(BASE, base);
    const { next } = game.chains;
    this.#cards = game.homes.map((_, chain) =>
      Array.from({ length: FULL + 1 }, (_, height) => [...next.subarray(chain << 4, (chain << 4) + height)]),
    );
    if (game.neverWanted) this.#known.fill(EVERY_CHAIN | (EVERY_CHAIN << CHAINS));
  }

  /** Whether the next card of a chain, which must not be full, goes home at once. */
  has(heights: number, chain: number): boolean {
    let known = this.#known[heights]! >> chain;
    if ((known & 1) === 0) {
      known = 1 | (Number(this.#isForced(heights, chain)) << CHAINS);
      this.#known[heights]! |= known << chain;
    }
    return ((known >> CHAINS) & 1) === 1;
  }

  /**
   * Whether the rules send cards home. Checked only for chains of equal length: there they do so sooner than elsewhere.
   */
  get byRules(): boolean {
    const { chains, columns } = this.#game;
    for (let height = 0; height < FULL; height++) {
      this.#layAll(height * 0x1111);
      for (let chain = 0; chain < CHAINS; chain++)
        if (this.#follows(columns[0]!, chains.next[(chain << 4) | height]!)) return true;
    }
    return false;
  }

  #isForced(heights: number, chain: number): boolean {
    const { chains, columns } = this.#game;
    this.#layAll(heights);
    const card = chains.next[(chain << 4) | homeOf(heights, chain)]!;
    return this.#safe.isSafe(this.#table, this.#home, card) || this.#follows(columns[0]!, card);
  }

  #layAll(heights: number): void {
    for (let at = 0; at < CHAINS; at++) this.#lay(at, homeOf(this.#laid, at), homeOf(heights, at));
    this.#laid = heights;
  }

  /** Lays `now` cards of a chain on its foundation, where there were `before`. */
  #lay(chain: number, before: number, now: number): void {
    const { chains, homes } = this.#game;
    if (before === now) return;
    for (let at = before; at < now; at++) this.#home[chains.next[(chain << 4) | at]!] = 1;
    for (let at = now; at < before; at++) this.#home[chains.next[(chain << 4) | at]!] = 0;
    this.#table.lay(homes[chain]!, this.#cards[chain]![now]!);
  }

  /** Whether the rules send the card home from a column where it lies alone, after a move that does nothing. */
  #follows(column: number, card: Card): boolean {
    const table = this.#table;
    const mark = table.end;
    table.lay(column, [card]);
    this.#rules.make(table, drag(column, 1, column));
    const follows = table.size(column) === 0;
    table.undo(mark);
    table.lay(column, []);
    return follows;
  }
}
