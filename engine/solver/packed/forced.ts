import { BASE, type Card, drag, type RuleSet, type SafeHomes, Table } from '../engine.ts';
import type { PackedGame } from './game.ts';

/** How many cards of a chain are home: four bits of all, the first chain's the lowest. */
export const homeOf = (heights: number, chain: number): number => (heights >> (chain << 2)) & 15;

/** Not asked yet. */
const UNKNOWN = 255;

const EVERY_CHAIN = 15;

/**
 * Which cards go home as soon as they are bare, by how many of each chain are home: those that follow a move by the rules, and those
 * that go without regret. Neither rests on anything else, so each is asked once, on a table of its own. Where a card at home is never
 * wanted, every card goes: it would only lie where it is with nothing on it.
 */
export class ForcedHomes {
  readonly #rules: RuleSet;
  readonly #game: PackedGame;
  readonly #safe: SafeHomes;
  readonly #base: number;
  readonly #known = new Uint8Array(1 << 16);

  constructor(rules: RuleSet, safe: SafeHomes, game: PackedGame, base: number) {
    this.#rules = rules;
    this.#game = game;
    this.#safe = safe;
    this.#base = base;
    this.#known.fill(game.neverWanted ? EVERY_CHAIN : UNKNOWN);
  }

  /** A bit for each chain whose next card goes home at once. */
  at(heights: number): number {
    const known = this.#known[heights]!;
    return known === UNKNOWN ? (this.#known[heights] = this.#ask(heights)) : known;
  }

  #ask(heights: number): number {
    const { chains, homes, columns } = this.#game;
    const table = new Table(this.#rules.piles.length, (loose) => loose);
    const home = new Uint8Array(64);
    table.add(BASE, this.#base);
    for (const [chain, pile] of homes.entries()) {
      const cards = chains.next.subarray(chain << 4, (chain << 4) + homeOf(heights, chain));
      for (const card of cards) home[card] = 1;
      table.lay(pile, [...cards]);
    }
    let forced = 0;
    for (let chain = 0; chain < homes.length; chain++) {
      const card = chains.next[(chain << 4) | homeOf(heights, chain)]!;
      if (card === 0) continue;
      if (this.#follows(table, columns[0]!, card) || this.#safe.isSafe(table, home, card)) forced |= 1 << chain;
    }
    return forced;
  }

  /** Whether the card goes home by the rules from a column on which it lies alone, after a move that does nothing. */
  #follows(table: Table, column: number, card: Card): boolean {
    const mark = table.end;
    table.lay(column, [card]);
    this.#rules.make(table, drag(column, 1, column));
    const follows = table.size(column) === 0;
    table.undo(mark);
    table.lay(column, []);
    return follows;
  }
}
