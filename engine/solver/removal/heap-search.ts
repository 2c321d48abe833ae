import { drag, type Move } from '../../model/move.ts';
import { rankOf } from '../../model/card.ts';
import type { TableView } from '../../model/table.ts';
import type { Visited } from '../visited.ts';
import type { HeapGame } from './heap-game.ts';
import { mixedWord } from './mixed-word.ts';
import { RingWalk } from './ring-walk.ts';

/** More columns, and more cards in all, than any game has. */
const MAX_COLUMNS = 32;
const MAX_CARDS = 64;

/** What may be left out, see `PRUNING`. */
export interface HeapPruning {
  readonly alike: boolean;
  readonly walk: boolean;
}

/**
 * Depth first over how many cards each column still has and the rank on top of the pile: that is the whole position,
 * written into two exact words. Tall columns come first; of columns with the same ranks one is tried.
 */
export class HeapSearch {
  positions = 0;
  readonly #game: HeapGame;
  readonly #visited: Visited;
  readonly #pruning: HeapPruning;
  readonly #walk = new RingWalk();
  /** By column and height: the rank of its top card, and a number that columns with the same ranks share. */
  readonly #ranks = new Uint8Array(MAX_COLUMNS << 4);
  readonly #codes = new Uint16Array(MAX_COLUMNS << 4);
  /** By column: what one card of it adds to the key. */
  readonly #factors = new Float64Array(MAX_COLUMNS);
  readonly #heights = new Int8Array(MAX_COLUMNS);
  readonly #left = new Uint8Array(14);
  /** By depth: the columns to try, how many, and which comes next; the rank on top, and the key of the heights. */
  readonly #tries = new Int8Array(MAX_CARDS * MAX_COLUMNS);
  readonly #counts = new Int8Array(MAX_CARDS);
  readonly #nexts = new Int8Array(MAX_CARDS);
  readonly #tops = new Int8Array(MAX_CARDS);
  readonly #keys = new Float64Array(MAX_CARDS);
  #depth = 0;
  #cards = 0;

  constructor(game: HeapGame, visited: Visited, pruning: HeapPruning) {
    this.#game = game;
    this.#visited = visited;
    this.#pruning = pruning;
  }

  /** Takes over a position; false where it has more columns, cards or keys than there is room for. */
  begin(table: TableView): boolean {
    const { columns, pile } = this.#game;
    if (columns.length > MAX_COLUMNS) return false;
    const codes = new Map<string, number>();
    let factor = 16;
    this.#left.fill(0);
    this.#cards = 0;
    for (const [column, at] of columns.entries()) {
      const size = table.size(at);
      if (size > 15) return false;
      this.#cards += size;
      this.#heights[column] = size;
      this.#factors[column] = factor;
      factor *= size + 1;
      let ranks = '';
      for (let height = 1; height <= size; height++) {
        const rank = rankOf(table.at(at, height - 1));
        if (rank === 0) return false;
        ranks += `${rank} `;
        if (!codes.has(ranks)) codes.set(ranks, codes.size + 1);
        this.#ranks[(column << 4) | height] = rank;
        this.#codes[(column << 4) | height] = codes.get(ranks)!;
        this.#left[rank]! += 1;
      }
    }
    if (this.#cards >= MAX_CARDS || factor > 2 ** 52) return false;
    this.positions = 0;
    this.#depth = 0;
    this.#visited.clear();
    const top = table.top(pile);
    this.#tops[0] = top === 0 ? 0 : rankOf(top);
    this.#keys[0] = columns.reduce((key, _, column) => key + this.#factors[column]! * this.#heights[column]!, 0);
    this.#enter();
    return true;
  }

  /** Looks at about so many more positions. */
  go(more: number): 'won' | 'exhausted' | undefined {
    for (const until = this.positions + more; this.positions < until;) {
      if (this.#depth === this.#cards) return 'won';
      const at = this.#depth;
      if (this.#nexts[at] === this.#counts[at]) {
        if (at === 0) return 'exhausted';
        this.#back();
        continue;
      }
      this.#forth(this.#tries[at * MAX_COLUMNS + this.#nexts[at]!++]!);
      this.#enter();
    }
    return this.#depth === this.#cards ? 'won' : undefined;
  }

  /** The moves to where it stands. */
  moves(): Move[] {
    const { columns, pile } = this.#game;
    return Array.from({ length: this.#depth }, (_, at) =>
      drag(columns[this.#tries[at * MAX_COLUMNS + this.#nexts[at]! - 1]!]!, 1, pile),
    );
  }

  #forth(column: number): void {
    const rank = this.#ranks[(column << 4) | this.#heights[column]!]!;
    const key = this.#keys[this.#depth]! - this.#factors[column]!;
    this.#heights[column]! -= 1;
    this.#left[rank]! -= 1;
    this.#depth++;
    this.#tops[this.#depth] = rank;
    this.#keys[this.#depth] = key;
  }

  #back(): void {
    const rank = this.#tops[this.#depth]!;
    this.#depth--;
    const at = this.#depth;
    this.#heights[this.#tries[at * MAX_COLUMNS + this.#nexts[at]! - 1]!]! += 1;
    this.#left[rank]! += 1;
  }

  /** Lists the columns to try in the position that was come to: none where it was met, or is lost. */
  #enter(): void {
    const at = this.#depth;
    this.positions++;
    this.#counts[at] = 0;
    this.#nexts[at] = 0;
    if (this.#isMet() || this.#isLost()) return;
    this.#list();
  }

  #isMet(): boolean {
    const key = this.#keys[this.#depth]! + this.#tops[this.#depth]!;
    // Keys of like positions are like each other: mixedWord, and still exact, they spread over the memory.
    const high = Math.floor(key / 2 ** 32);
    const b = mixedWord(key ^ Math.imul(high, 0x9e3779b1));
    const a = (high << 1) ^ (b & -2);
    // Without room it looks at more than it need, and at nothing less.
    return this.#visited.full ? this.#visited.has(a, b) : !this.#visited.add(a, b);
  }

  #isLost(): boolean {
    const top = this.#tops[this.#depth]!;
    return this.#pruning.walk && this.#game.isRing && top !== 0 && !this.#walk.exists(top, this.#left);
  }

  #list(): void {
    const { joins, columns } = this.#game;
    const [at, top] = [this.#depth, this.#tops[this.#depth]!];
    const first = at * MAX_COLUMNS;
    let count = 0;
    for (let column = 0; column < columns.length; column++) {
      const height = this.#heights[column]!;
      if (height === 0 || joins[(this.#ranks[(column << 4) | height]! << 4) | top] === 0) continue;
      if (this.#pruning.alike && this.#isListed(first, count, column)) continue;
      let place = first + count++;
      for (; place > first && this.#heights[this.#tries[place - 1]!]! < height; place--) {
        this.#tries[place] = this.#tries[place - 1]!;
      }
      this.#tries[place] = column;
    }
    this.#counts[at] = count;
  }

  #isListed(first: number, count: number, column: number): boolean {
    const code = this.#codes[(column << 4) | this.#heights[column]!];
    for (let i = first; i < first + count; i++) {
      const other = this.#tries[i]!;
      if (this.#codes[(other << 4) | this.#heights[other]!] === code) return true;
    }
    return false;
  }
}
