import type { Card } from '../../model/card.ts';
import { BoardNodes } from './board-nodes.ts';
import type { BoardWeights } from './board-weights.ts';
import { BoardEvaluation } from './board-evaluation.ts';
import { BoardPlayer } from './board-player.ts';
import { ON_FOUNDATION, type BoardMove, carriedOf, MAX_BOARD_MOVES } from './board-move.ts';
import { ColumnBoard } from './column-board.ts';
import type { ColumnGame } from './column-game.ts';
import { unwantedCard } from './unwanted-card.ts';

/**
 * The weight of exploration: larger values prefer moves that look likely or were rarely tried to moves that did well.
 */
const EXPLORATION_WEIGHT = 0.6;
/** The difference in weight that makes a move e times as likely, and the share of the priors that is spread evenly. */
const HEAT = 20;
const EVEN_SHARE = 0.5;
/** The tree chooses at most this many moves of a game. */
const MAX_TREE_MOVES = 200;
/** A position belongs to a plan if at least this share of the games met it. */
const MIN_PLAN_SHARE = 0.25;

/** A move, with the number of games that began with it, and of those won. */
export interface TriedBoardMove {
  readonly move: BoardMove;
  readonly won: number;
  readonly of: number;
}

/**
 * Upper confidence trees over the cards seen (L. Kocsis and C. Szepesvári, 2006): each game is played in its own random
 * world. Within the tree it is guided by the results of earlier games, from its first new position on by a simple
 * player.
 */
export class UctSearch {
  /** The position from which games begin. */
  readonly startBoard: ColumnBoard;
  readonly #board: ColumnBoard;
  readonly #evaluation: BoardEvaluation;
  /** Plays games out from where the tree ends. */
  readonly player: BoardPlayer;
  readonly #nodes = new BoardNodes();
  #root = 0;
  /** The hidden places; and the cards there, which each game shuffles. */
  #places: readonly number[] = [];
  #cards: Card[] = [];
  readonly #found = new Int32Array(MAX_BOARD_MOVES);
  readonly #scores = new Float64Array(MAX_BOARD_MOVES);
  /** The current game: its positions in the tree, and the move made at each. */
  readonly #path = new Int32Array(MAX_TREE_MOVES + 1);
  readonly #taken = new Int32Array(MAX_TREE_MOVES + 1);

  /** `worth`: the weights of moves. */
  constructor(game: ColumnGame, worth: BoardWeights) {
    this.#evaluation = new BoardEvaluation(worth);
    this.player = new BoardPlayer(this.#evaluation);
    this.startBoard = new ColumnBoard(game);
    this.#board = new ColumnBoard(game);
  }

  /** Starts a search from the position on `startBoard` with these moves. The order of its hidden cards is forgotten. */
  start(moves: readonly BoardMove[], seed: number): void {
    const { startBoard } = this;
    this.player.seed(seed);
    this.#nodes.clear();
    this.#places = startBoard.hiddenPlaces();
    this.#cards = this.#places.map((place) => startBoard.hiddenAt(place)).toSorted((one, other) => one - other);
    this.#found.set(moves);
    this.#root = this.#add(startBoard, moves.length);
  }

  /** The number of hidden cards. */
  get hidden(): number {
    return this.#places.length;
  }

  get full(): boolean {
    return this.#nodes.full;
  }

  /** Plays one game and notes its result; returns the number of its positions. */
  play(): number {
    const board = this.#board;
    const before = this.player.moves;
    board.copy(this.startBoard);
    this.#shuffle();
    const deep = this.#descend(board);
    const result = this.player.play(board);
    for (let at = 0; at <= deep; at++) this.#nodes.note(this.#path[at]!, this.#taken[at]!, result);
    return this.player.moves - before + deep + 1;
  }

  #shuffle(): void {
    const cards = this.#cards;
    for (let i = cards.length - 1; i >= 0; i--) {
      const j = this.player.below(i + 1);
      const card = cards[j]!;
      cards[j] = cards[i]!;
      cards[i] = card;
      this.#board.hide(this.#places[i]!, card);
    }
  }

  /** Follows the tree to its first new position, which is added, or to the end; returns the number of moves. */
  #descend(board: ColumnBoard): number {
    const nodes = this.#nodes;
    let node = this.#root;
    for (let deep = 0; ; deep++) {
      this.#path[deep] = node;
      const edge = deep < MAX_TREE_MOVES && !board.won ? this.#choose(board, node, deep) : -1;
      this.#taken[deep] = edge;
      if (edge < 0) return deep;
      board.make(nodes.moves[edge]!);
      this.player.sendHome(board);
      node = nodes.find(board.a, board.b);
      if (node > 0) continue;
      this.#path[deep + 1] = this.#add(board, this.#list(board));
      this.#taken[deep + 1] = -1;
      return deep + 1;
    }
  }

  /** Chooses the most promising move that leads to no position of this game; -1: none. */
  #choose(board: ColumnBoard, node: number, deep: number): number {
    const { first, many, visits, sums, tries, gains, prior, moves } = this.#nodes;
    const from = first[node]!;
    const count = many[node]!;
    const mean = sums[node]! / Math.max(1, visits[node]!);
    const explores = EXPLORATION_WEIGHT * Math.sqrt(visits[node]! + 1);
    const scores = this.#scores;
    for (let i = 0; i < count; i++) {
      const tried = tries[from + i]!;
      const value = tried === 0 ? mean : gains[from + i]! / tried;
      scores[i] = value + (explores * prior[from + i]!) / (1 + tried);
    }
    for (let best = greatest(scores, count); best >= 0; best = greatest(scores, count)) {
      const after = board.leads(moves[from + best]!);
      if (after === 0 || !this.#isOnPath(after, deep)) return from + best;
      scores[best] = EXCLUDED;
    }
    return -1;
  }

  #isOnPath(half: number, deep: number): boolean {
    for (let at = deep; at >= 0; at--) if (this.#nodes.halfOf(this.#path[at]!) === half) return true;
    return false;
  }

  /** Lists the moves to try. Moves that take a card back from home are listed only if there are no others. */
  #list(board: ColumnBoard): number {
    const found = this.#found;
    const count = board.list(found);
    let kept = 0;
    for (let i = 0; i < count; i++) if (board.pileOf(carriedOf(found[i]!)) !== ON_FOUNDATION) found[kept++] = found[i]!;
    return kept > 0 ? kept : count;
  }

  /** Adds the position on a board, with the first `count` moves found. */
  #add(board: ColumnBoard, count: number): number {
    const [found, shares] = [this.#found, this.#scores];
    const node = this.#nodes.add(board.a, board.b);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += shares[i] = Math.exp(this.#evaluation.weigh(board, found[i]!) / HEAT);
    for (let i = 0; i < count; i++)
      this.#nodes.addMove(found[i]!, ((1 - EVEN_SHARE) * shares[i]!) / sum + EVEN_SHARE / count);
    return node;
  }

  /** Lists the moves it was started with, the most tried first. */
  ranked(): readonly TriedBoardMove[] {
    const { moves, wins, tries } = this.#nodes;
    return this.#nodes.ranked(this.#root).map((edge) => ({ move: moves[edge]!, won: wins[edge]!, of: tries[edge]! }));
  }

  /**
   * Returns the most tried moves from the beginning to the one that turns a hidden card up or lets a card go home
   * without regret. The plan ends before a position that too few games have met, or that it contains already.
   */
  plan(): readonly BoardMove[] {
    const { moves, visits } = this.#nodes;
    const board = this.#board;
    const plan: BoardMove[] = [];
    board.copy(this.startBoard);
    const enough = MIN_PLAN_SHARE * visits[this.#root]!;
    const met = new Set([0]);
    for (let node = this.#root; !met.has(node) && visits[node]! >= enough;) {
      met.add(node);
      const [edge] = this.#nodes.ranked(node);
      if (edge === undefined) break;
      plan.push(moves[edge]!);
      if (board.make(moves[edge]!) || unwantedCard(board) !== 0) break;
      node = this.#nodes.find(board.a, board.b);
    }
    return plan;
  }
}

const EXCLUDED = -1;

/** Returns the index of the greatest of the first `count` scores; -1 where none is left. */
function greatest(scores: Float64Array, count: number): number {
  let best = -1;
  let most = EXCLUDED;
  for (let i = 0; i < count; i++) if (scores[i]! > most) [best, most] = [i, scores[i]!];
  return best;
}
