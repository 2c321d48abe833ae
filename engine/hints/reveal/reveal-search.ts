import { countOf, fromOf, isDrag, type Move, tap, toOf } from '../../model/move.ts';
import { FACE_DOWN } from '../../model/card.ts';
import { suitsAmong } from '../../model/deck.ts';
import { Moves } from '../../legality/move-generator.ts';
import { BASE } from '../../model/counters.ts';
import { BeamBoard } from '../../search/boards/snapshots/board.ts';
import { keepLikely } from '../../search/boards/snapshots/likely.ts';
import { paceOf } from '../../search/evaluate/pace.ts';
import { BeamScore } from '../../search/evaluate/score.ts';
import { Snapshots } from '../../search/boards/snapshots/snapshots.ts';
import { TranspositionTable } from '../../search/memory/transposition-table.ts';
import { weightsOfSuits } from '../../search/evaluate/seen-weights.ts';
import { indicesOf } from '../../search/view/game-view.ts';
import type { SearchContext } from '../../search/context/context.ts';
import { isBuilt } from '../../search/view/fits.ts';

/** The limits of a search: positions per layer, layers, and layers in a row without a better position. */
export interface RevealReach {
  readonly width: number;
  readonly layers: number;
  readonly patience: number;
}

/**
 * An end of a stage: `turns`: its last move turns up a card; `stops`: the stock is dealt next; `wins`: the game is won.
 */
export interface RevealEnd {
  readonly moves: readonly Move[];
  /** How near to a win the position looks, in tenths of a point. */
  readonly score: number;
  readonly kind: 'turns' | 'stops' | 'wins';
}

/** A position of a layer, or a move that would turn up a card. */
interface Node {
  readonly before: Node | undefined;
  readonly move: Move;
  readonly score: number;
  readonly kind: RevealEnd['kind'];
  /** The slot of its position among the snapshots of its layer. */
  slot: number;
}

/** Memory for the visited positions of one search, in bytes. */
const VISITED_BYTES = 2 ** 20;
/** The penalty for stopping when the stock is used up. Stopping then loses, so turning up any card is better. */
const STOPPED_LAST_PENALTY = 100_000;
/** The penalty for filling empty columns before a deal, if every position found has some. */
const FILLING_PENALTY = 1400;

/**
 * Finds the positions that can be reached before the next hidden card is turned up or the stock is dealt, by a narrow
 * beam over the visible cards. The ranks and suits of face-down cards play no part.
 */
export class RevealSearch {
  readonly board: BeamBoard;
  /** Positions visited so far. */
  positions = 0;
  readonly #score: BeamScore;
  readonly #stocks: readonly number[];
  readonly #visited = new TranspositionTable(VISITED_BYTES);
  readonly #found = new Moves();
  #now = new Snapshots();
  #next = new Snapshots();
  readonly #begun = new Snapshots();

  constructor(context: SearchContext) {
    const { view } = context;
    const { rules } = view;
    const relations = view.at(context.position.table.counter(BASE));
    this.board = new BeamBoard(context);
    const weights = isBuilt(rules) ? paceOf(rules, relations).weights : weightsOfSuits(suitsAmong(rules.deck));
    this.#score = new BeamScore(this.board, view, weights);
    this.#stocks = indicesOf(view.stocks);
  }

  /** Returns how near to a win the position on the board looks. */
  score(): number {
    this.board.settle();
    return this.#score.score();
  }

  /**
   * Lists the ends that can be reached from the position on the board, the best first; restores the position
   * afterwards.
   */
  ends(reach: RevealReach): readonly RevealEnd[] {
    const { table } = this.board;
    this.#begun.measure(table);
    this.#begun.put(0, table);
    const ends = this.#search(reach);
    this.#begun.take(0, table);
    const lost = this.#stock < 0 ? STOPPED_LAST_PENALTY : 0;
    return ends.map((node) => endOf(node, node.kind === 'stops' ? lost : 0)).toSorted((a, b) => b.score - a.score);
  }

  /**
   * Returns moves that fill the columns that have to be filled and deal from the stock; undefined when that is
   * impossible.
   */
  deal(): readonly Move[] | undefined {
    const { table, rules } = this.board;
    const stock = this.#stock;
    if (stock < 0) return undefined;
    this.#begun.measure(table);
    this.#begun.put(0, table);
    const moves: Move[] = [];
    for (let fill = this.#fill(); !this.#mayDeal && fill !== undefined; fill = this.#fill()) {
      moves.push(fill);
      this.board.make(fill);
    }
    const may = rules.allows(table, tap(stock));
    this.#begun.take(0, table);
    return may ? [...moves, tap(stock)] : undefined;
  }

  /** The first stock that holds cards; -1: none. */
  get #stock(): number {
    return this.#stocks.find((stock) => this.board.table.size(stock) > 0) ?? -1;
  }

  get #mayDeal(): boolean {
    const stock = this.#stock;
    return stock < 0 || this.board.rules.allows(this.board.table, tap(stock));
  }

  #search({ width, layers, patience }: RevealReach): Node[] {
    const { table, key } = this.board;
    const isLast = this.#stock < 0;
    const ends: Node[] = [];
    this.#begin();
    this.#visited.add(key.a, key.b);
    let layer: readonly Node[] = [{ before: undefined, move: -1, score: this.score(), kind: 'stops', slot: 0 }];
    let best = -Infinity;
    let likeliest: Node | undefined;
    for (let [depth, idle] = [0, 0]; depth <= layers && layer.length > 0; depth++) {
      const before = best;
      const next: Node[] = [];
      for (const node of layer) {
        this.#now.take(node.slot, table);
        best = Math.max(best, this.#expand(node, ends, next));
        if (node.score > (likeliest?.score ?? -Infinity)) likeliest = node;
        if (ends.at(-1)?.kind === 'wins') return ends.slice(-1);
      }
      idle = best > before ? 0 : idle + 1;
      // With nothing left to deal, a card to turn up has to be found.
      if (idle > patience && !(isLast && ends.every(({ kind }) => kind === 'stops'))) break;
      layer = this.#take(next, width);
    }
    if (likeliest && ends.every(({ kind }) => kind === 'turns'))
      ends.push({ ...likeliest, score: likeliest.score - FILLING_PENALTY });
    return ends;
  }

  #begin(): void {
    const { table } = this.board;
    this.board.settle();
    this.#visited.clear();
    this.#now.measure(table);
    this.#next.measure(table);
    this.#now.put(0, table);
  }

  /**
   * Adds the ends that one move from the position on the board leads to, and the other positions to `next`; returns the
   * best score.
   */
  #expand(node: Node, ends: Node[], next: Node[]): number {
    const { board } = this;
    const { table, rules } = board;
    this.positions++;
    let best = this.score();
    if (rules.variant.won(table)) {
      ends.push({ ...node, kind: 'wins', score: Infinity });
      return Infinity;
    }
    if (this.#mayDeal) ends.push({ ...node, score: best });
    rules.legalMoves(table, this.#found);
    keepLikely(board, this.#found);
    for (let i = 0; i < this.#found.length; i++) {
      const move = this.#found.list[i]!;
      if (!isDrag(move) || !board.predict(move) || !this.#isNew()) continue;
      const kind = this.#turns(move) ? 'turns' : 'stops';
      const score = this.#score.predict(move);
      (kind === 'turns' ? ends : next).push({ before: node, move, score, kind, slot: 0 });
      if (kind === 'turns') best = Math.max(best, score);
    }
    return best;
  }

  /** Whether the predicted key is new in this search; adds it. */
  #isNew(): boolean {
    const { predictedA, predictedB } = this.board.key;
    return !this.#visited.full && this.#visited.add(predictedA, predictedB);
  }

  /** Whether a move uncovers a face-down card. */
  #turns(move: Move): boolean {
    const { table } = this.board;
    const left = table.size(fromOf(move)) - countOf(move);
    return left > 0 && table.at(fromOf(move), left - 1) >= FACE_DOWN;
  }

  /** Makes the next layer of the best `width` positions. */
  #take(next: readonly Node[], width: number): readonly Node[] {
    const { board } = this;
    const layer = next.toSorted((a, b) => b.score - a.score).slice(0, width);
    layer.forEach((node, slot) => {
      this.#now.take(node.before!.slot, board.table);
      board.make(node.move);
      this.#next.put(slot, board.table);
      node.slot = slot;
    });
    [this.#now, this.#next] = [this.#next, this.#now];
    return layer;
  }

  /** Returns the best move of part of a column to an empty one. */
  #fill(): Move | undefined {
    const { board } = this;
    const { table, rules } = board;
    this.score();
    rules.legalMoves(table, this.#found);
    let [most, best]: [number, Move | undefined] = [-Infinity, undefined];
    for (let i = 0; i < this.#found.length; i++) {
      const move = this.#found.list[i]!;
      const fills = isDrag(move) && table.size(toOf(move)) === 0 && countOf(move) < table.size(fromOf(move));
      if (!fills || rules.piles[toOf(move)]!.rules.role !== 'tableau') continue;
      const score = this.#score.predict(move);
      if (score > most) [most, best] = [score, move];
    }
    return best;
  }
}

function endOf(node: Node, less: number): RevealEnd {
  const moves: Move[] = [];
  for (let at = node; at.before !== undefined; at = at.before) moves.push(at.move);
  return { moves: moves.reverse(), score: node.score - less, kind: node.kind };
}
