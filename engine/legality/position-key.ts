import type { RuleSet } from './rule-set.ts';
import { COUNTERS } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/**
 * Gives a number of 53 bits for a position: of every card's place and side and of every counter, free cells of one kind
 * in any order. It reads the whole table each time and knows nothing of the game but which piles are cells, so it
 * serves any question about one position. The solver has a key of its own (solver/position/position-key.ts), kept up to
 * date change by change, which takes for one what its rules of pruning say comes to the same.
 *
 * `without`: a counter that nothing hangs on, and that is left out.
 *
 * Two positions have the same one by accident once in 2^53 / positions² searches.
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
