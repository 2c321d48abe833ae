import { BASE } from '../../model/counters.ts';
import { xoshiro } from '../../model/random.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { BIAS } from './bias.ts';
import { CompactBoard } from './compact-board.ts';
import { CompactMoves, MOST_LISTED } from './compact-moves.ts';
import { CompactEvaluation } from './compact-evaluation.ts';
import { playouts } from '../playouts/playouts.ts';
import { compactGame } from './compact-game.ts';
import { Rollout } from '../../search/playouts/rollout.ts';
import { Policy } from './policy.ts';

/** The most moves in a game. */
const MAX_MOVES = 1000;
/** Games per lesson; lessons per course; courses without a better game after which everything learnt is forgotten. */
const GAMES_A_LESSON = 4;
const LESSONS_A_COURSE = 30;
const MAX_STALE_COURSES = 4;
/** Moves that count as one position: they take as long as one in a search on the table. */
const MOVES_A_POSITION = 48;

/**
 * Nested playouts: games are played at random, and each lesson makes the moves of the best game likelier. This is
 * nested rollout policy adaptation (C. Rosin, 2011) with a bias, as in its generalized form (T. Cazenave, 2020). A
 * course begins with what was learnt from the best game of all courses, and then learns from its own best. It finds
 * wins in long games of two packs in which a single position says little; it never proves a loss. Where the rules do
 * not fit its board, it plays the adaptive playouts on the table instead.
 */
export const nestedPlayouts = (seed: number): Strategy => ({
  name: 'nested-playouts',
  complete: false,
  begin(context) {
    const { table } = context.position;
    const board = boardFor(context, table.counter(BASE));
    return board?.read(table) ? new NestedPass(context, board, seed) : playouts.begin(context);
  },
});

/** Boards by base rank; undefined where the rules do not fit. */
const boardsOf = perContext(() => new Map<number, CompactBoard | undefined>());

function boardFor(context: SearchContext, base: number): CompactBoard | undefined {
  const boards = boardsOf(context);
  if (!boards.has(base)) {
    const game = compactGame(context.view, base);
    boards.set(base, game && new CompactBoard(game, context.view.rules.piles.length));
  }
  return boards.get(base);
}

class NestedPass implements Pass {
  readonly #context: SearchContext;
  readonly #board: CompactBoard;
  readonly #listed: CompactMoves;
  readonly #score: CompactEvaluation;
  readonly #random: () => number;
  /** The policy learnt from the best game of all courses, and the same with the lessons of this course. */
  readonly #learnt: Policy;
  readonly #course: Policy;
  readonly #shares = new Float64Array(MOST_LISTED);
  #game = new Rollout(MAX_MOVES);
  #best = new Rollout(MAX_MOVES);
  #bestOfAll = new Rollout(MAX_MOVES);
  #moves = 0;
  #games = 0;
  #lessons = 0;
  /** Courses since the best game of all. */
  #courses = 0;

  constructor(context: SearchContext, board: CompactBoard, seed: number) {
    this.#context = context;
    this.#board = board;
    this.#listed = new CompactMoves(board);
    this.#score = new CompactEvaluation(board);
    this.#random = xoshiro(seed);
    this.#learnt = new Policy(board.codeCount);
    this.#course = new Policy(board.codeCount);
  }

  get positions(): number {
    return Math.ceil(this.#moves / MOVES_A_POSITION);
  }

  go(more: number): PassEnd | undefined {
    const { position } = this.#context;
    if (position.won) return { end: 'won', moves: position.moves() };
    for (const until = this.positions + more; this.positions < until;) {
      this.#play();
      if (this.#board.won) return { end: 'won', moves: [...position.moves(), ...this.#game.line()] };
      if (this.#game.length === 0) return { end: 'exhausted', chance: position.chance };
      this.#learn();
    }
    return undefined;
  }

  #play(): void {
    const board = this.#board;
    const listed = this.#listed;
    const game = this.#game;
    board.begin();
    game.begin();
    while (game.length < MAX_MOVES && !board.won) {
      const count = listed.list();
      if (count === 0) break;
      const at = count === 1 ? 0 : this.#choose(count);
      game.add(listed.moves[at]!);
      board.make(listed.moves[at]!);
    }
    game.score = this.#score.score();
    this.#moves += game.length;
  }

  /** Chooses a random one of the moves listed, the likelier the greater its share; returns its index. */
  #choose(count: number): number {
    const { codes, features } = this.#listed;
    const { factors } = this.#course;
    const shares = this.#shares;
    const game = this.#game;
    const first = game.reserve(count);
    const { among, biases } = game;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const code = codes[i]!;
      const bias = BIAS[features[i]!]!;
      among[first + i] = code;
      biases[first + i] = bias;
      sum += shares[i] = factors[code]! * bias;
    }
    let chance = (this.#random() / 2 ** 32) * sum;
    let at = 0;
    while (at < count - 1 && (chance -= shares[at]!) >= 0) at++;
    game.choose(count, at);
    return at;
  }

  #learn(): void {
    if (this.#game.score >= this.#best.score) [this.#game, this.#best] = [this.#best, this.#game];
    if (++this.#games < GAMES_A_LESSON) return;
    this.#games = 0;
    this.#course.learn(this.#best);
    if (++this.#lessons === LESSONS_A_COURSE) this.#endCourse();
  }

  /** Learns from the best game of all courses; forgets everything when MAX_STALE_COURSES brought no better one. */
  #endCourse(): void {
    this.#lessons = 0;
    this.#courses = this.#best.score > this.#bestOfAll.score ? 0 : this.#courses + 1;
    if (this.#best.score >= this.#bestOfAll.score) [this.#best, this.#bestOfAll] = [this.#bestOfAll, this.#best];
    this.#best.begin();
    if (this.#courses < MAX_STALE_COURSES) this.#learnt.learn(this.#bestOfAll);
    else {
      this.#courses = 0;
      this.#learnt.forget();
      this.#bestOfAll.begin();
    }
    this.#course.copy(this.#learnt);
  }
}
