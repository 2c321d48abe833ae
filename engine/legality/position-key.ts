import type { RuleSet } from './rule-set.ts';
import { COUNTERS } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/**
 * Returns a function that hashes a position to 53 bits: every card's place and side and every counter, with free cells
 * of one kind in any order. It reads the whole table each time and knows nothing of the game but which piles are cells,
 * so it serves any question about one position. Searches have a key of their own
 * (search/boards/position/position-key.ts), updated change by change, which also merges positions that pruning rules
 * prove equivalent.
 *
 * `without`: a counter that nothing depends on, left out of the key.
 *
 * Two given positions share a key by accident with a chance of 1 in 2^53.
 */
export function positionKey(rules: RuleSet, without?: number): (table: Table) => number {
  const isCell = (pile: number): boolean => rules.piles[pile]!.rules.role === 'cell';
  const kinds = new Set(rules.piles.filter(({ index }) => isCell(index)).map((pile) => pile.rules));
  const cells = [...kinds].map((kind) => rules.piles.filter((pile) => pile.rules === kind).map(({ index }) => index));
  const others = rules.piles.map(({ index }) => index).filter((pile) => !isCell(pile));
  return (table) => {
    const key = new Key();
    for (const pile of others) {
      const size = table.size(pile);
      for (let i = 0; i < size; i++) key.mix(table.at(pile, i));
      key.mix(255);
    }
    for (const group of cells) {
      const cards = group.map((pile) => table.top(pile));
      for (const card of cards.sort((a, b) => a - b)) key.mix(card);
    }
    for (let counter = 0; counter < COUNTERS; counter++) if (counter !== without) key.mix(table.counter(counter));
    return key.value;
  };
}

class Key {
  #a = 0x811c9dc5;
  #b = 0x1b873593;

  mix(value: number): void {
    this.#a = Math.imul(this.#a ^ value, 0x01000193);
    this.#b = Math.imul((this.#b << 13) | (this.#b >>> 19), 0x85ebca6b) ^ Math.imul(value + 1, 0xcc9e2d51);
  }

  get value(): number {
    return (this.#a >>> 0) * 2 ** 21 + ((this.#b ^ (this.#b >>> 15)) & 0x1fffff);
  }
}
