import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import { Moves } from '../legality/move-generator.ts';
import { positionKey } from '../legality/position-key.ts';
import type { Role } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import type { Table, TableView } from '../model/table.ts';
import { copyOf } from '../model/table-copy.ts';
import { rankHints, usefulness } from '../session/hints.ts';
import type { LessonPoint } from './point.ts';
import type { Points } from './points.ts';
import type { Trail } from './trail.ts';
import { moveKindOf, pointWorthOf } from './worth.ts';

/** The search looks at most this many moves ahead. */
const MAX_DEPTH = 10;
/** The most positions kept for each number of moves: the most useful-looking ones, and those nearest to an end. */
const MAX_WIDTH = 30;
const MAX_NEAR = 8;

interface Node {
  readonly table: Table;
  readonly trail: Trail;
  readonly moves: readonly Move[];
}

/** A position and the rank of the move that led there among those useful: 0 for the best. */
interface Ranked {
  readonly node: Node;
  readonly rank: number;
}

/** A move of a kind that was sought, and the moves that lead to it. */
export interface FoundKind {
  /** All moves, the one sought last. */
  readonly moves: readonly Move[];
  /** The point that each of them shows. */
  readonly points: readonly LessonPoint[];
}

/** Searches for the nearest move of one of several kinds. */
export class KindSearch {
  readonly #rules: RuleSet;
  readonly #points: Points;
  readonly #key: (table: Table) => number;
  readonly #found = new Moves();
  readonly #columns: readonly number[];
  readonly #stocks: readonly number[];

  constructor(rules: RuleSet, points: Points) {
    this.#rules = rules;
    this.#points = points;
    this.#key = positionKey(rules);
    const pilesOf = (of: Role): number[] =>
      rules.piles.filter(({ rules: { role } }) => role === of).map(({ index }) => index);
    this.#columns = pilesOf('tableau');
    this.#stocks = pilesOf('stock');
  }

  /**
   * Finds the shortest way to a move of a wanted kind, after moves that left their `trail`; undefined: none is near.
   * Of several as near as each other, it is the one that teaches most and looks most useful. `apart`: the number of
   * other moves that must come before a click on the stock.
   */
  find(start: TableView, trail: Trail, wanted: ReadonlySet<string>, apart: number): FoundKind | undefined {
    let nodes: Node[] = [{ table: copyOf(start), trail, moves: [] }];
    const met = new Set([this.#key(nodes[0]!.table)]);
    for (let depth = 0; depth < MAX_DEPTH && nodes.length > 0; depth++) {
      const goal = this.#goalAmong(nodes, wanted, apart);
      if (goal) return this.#described(start, goal);
      nodes = this.#expanded(nodes, met);
    }
    return undefined;
  }

  #goalAmong(nodes: readonly Node[], wanted: ReadonlySet<string>, apart: number): readonly Move[] | undefined {
    let best: { readonly moves: readonly Move[]; readonly worth: number } | undefined;
    for (const { table, trail, moves } of nodes) {
      const isApart = moves.filter((move) => !this.#isStockClick(move)).length >= apart;
      const sensible = this.#sensible(table, trail);
      for (const move of isApart ? sensible : sensible.filter((one) => !this.#isStockClick(one))) {
        const useful = usefulness(this.#rules, table, move) > 0 ? 1 : 0;
        const mark = table.end;
        const point = this.#points.make(table, move);
        this.#rules.legalMoves(table, this.#found);
        const isEnd = this.#found.length === 0 || this.#rules.variant.won(table);
        table.undo(mark);
        const worth = pointWorthOf(point) + useful;
        if (!isEnd && wanted.has(moveKindOf(point) ?? '') && worth > (best?.worth ?? 0))
          best = { moves: [...moves, move], worth };
      }
    }
    return best?.moves;
  }

  #isStockClick(move: Move): boolean {
    return !isDrag(move) && this.#stocks.includes(fromOf(move));
  }

  #described(start: TableView, moves: readonly Move[]): FoundKind {
    const table = copyOf(start);
    return { moves, points: moves.map((move) => this.#points.make(table, move)) };
  }

  /** Makes the useful moves of each position, the best of each first, and keeps the most promising positions. */
  #expanded(nodes: readonly Node[], met: Set<number>): Node[] {
    const next: Ranked[] = [];
    for (const { table, trail, moves } of nodes) {
      const sensible = this.#sensible(table, trail).filter((move) => !this.#rules.isChance(move, table));
      for (const [rank, move] of rankHints(this.#rules, table, sensible, moves.at(-1)).entries()) {
        const child = copyOf(table);
        const left = trail.after(table, move);
        this.#rules.make(child, move);
        if (met.size === met.add(this.#key(child)).size) continue;
        next.push({ node: { table: child, trail: left, moves: [...moves, move] }, rank });
      }
    }
    return this.#promising(next).map(({ node }) => node);
  }

  /** Keeps the positions reached by useful moves, and those nearest to an empty column or to the end of the stock. */
  #promising(next: readonly Ranked[]): Ranked[] {
    const kept = new Set(best(next, ({ rank }) => rank, MAX_WIDTH));
    for (const one of best(next, ({ node }) => this.#least(this.#columns, node), MAX_NEAR)) kept.add(one);
    for (const one of best(next, ({ node }) => this.#least(this.#stocks, node), MAX_NEAR)) kept.add(one);
    return [...kept];
  }

  #least(piles: readonly number[], { table }: Node): number {
    return Math.min(...piles.map((pile) => table.size(pile)));
  }

  /** Lists the legal moves that neither take a card back to where it came from nor only change one empty column. */
  #sensible(table: Table, trail: Trail): Move[] {
    this.#rules.legalMoves(table, this.#found);
    const moves = [...this.#found.list.subarray(0, this.#found.length)];
    return moves.filter((move) => trail.allows(table, move) && !this.#changesColumns(table, move));
  }

  #changesColumns(table: TableView, move: Move): boolean {
    if (!isDrag(move) || table.size(toOf(move)) > 0 || table.size(fromOf(move)) > countOf(move)) return false;
    const [from, to] = [fromOf(move), toOf(move)].map((pile) => this.#rules.piles[pile]!);
    return from!.rules.role === 'tableau' && to!.rules.role === 'tableau' && !to!.taking.onlyEmpty;
  }
}

const best = (some: readonly Ranked[], by: (one: Ranked) => number, most: number): Ranked[] =>
  some.toSorted((one, other) => by(one) - by(other)).slice(0, most);
