import type { Advice } from './advice.ts';
import { type Method, TREE_POSITIONS } from './chosen.ts';
import type { GameSoFar } from './game-so-far.ts';
import { type GameTools, movesOf } from './game-tools.ts';
import { begunWith, unturned } from './line.ts';
import { note, Race, type Runner } from './race.ts';
import { StageChoice } from './stage/stage-choice.ts';
import { TreeChoice } from './tree/tree-choice.ts';
import type { Tree } from './tree/tree.ts';
import { Worlds } from './worlds.ts';
import type { Move } from '../model/move.ts';
import type { Solving } from '../solver/solver.ts';
import type { Verdict } from '../solver/verdict.ts';

/** Moves that may be advised one after the other, and how they were found. */
interface Ahead {
  /** The move that was compared, with the turns of the stock before it. */
  readonly candidate: Move;
  readonly moves: readonly Move[];
  readonly by: Advice['by'];
}

/** Positions the solver may look at in a world where it looks for a line, and worlds that are searched for one. */
const LINE = 1200;
const LINES = 8;
/** Positions the solver looks at between two chances to stop. */
export const STEP_POSITIONS = 200;

/** Compares the moves of a position by the game's method, in ways the hidden cards could lie. */
export class Contest {
  readonly #tools: GameTools;
  readonly #game: GameSoFar;
  readonly #tree: Tree;
  readonly #race: Race;
  /** Of the moves with which a line that wins in some world begins, that line. */
  readonly #ways = new Map<Move, readonly Move[]>();
  /** The ends of the stage that are compared, or the tree that is grown. */
  #stage: StageChoice | undefined;
  #grown: TreeChoice | undefined;

  /** `moves`: those that may be advised, those that look best first. `tree`: what was thought of the game before. */
  constructor(tools: GameTools, game: GameSoFar, tree: Tree, moves: readonly Move[]) {
    this.#tools = tools;
    this.#game = game;
    this.#tree = tree;
    this.#race = new Race(moves);
  }

  /** Thinks; gives the positions of each step. `isMetAfter`: whether a move leads to where the game has been. */
  *think(isMetAfter: (move: Move) => boolean): Generator<number, void> {
    const { session, seen, moves } = this.#game;
    const { method, player, stage, tree } = this.#tools;
    if (stage === undefined && this.#race.over) return;
    const seed = moves.length + 1;
    const worlds = new Worlds(session.table, seen.unseen, seed);
    player.seed(seed);
    if (stage) {
      this.#stage = new StageChoice(stage, worlds);
      yield* this.#stage.think((first) => !isMetAfter(first));
    } else if (tree) {
      const firsts = new Set(this.#race.runners.map(({ move }) => move));
      const begin = { table: session.table, unseen: seen.unseen, worlds, may: (move: Move) => firsts.has(move) };
      this.#grown = new TreeChoice(tree, this.#tree, begin, TREE_POSITIONS, moves);
      yield* this.#grown.think();
    } else yield* method === 'lines' ? this.#findLines(worlds) : this.#try(worlds);
  }

  /** Thinks on about the same position, where that makes what is asked next better. */
  *ponder(): Generator<number, void> {
    if (this.#grown) yield* this.#grown.ponder();
  }

  /** What may be advised, the best first. */
  ahead(): readonly Ahead[] {
    const { method } = this.#tools;
    const ends = this.#stage?.ranked().map((moves): Ahead => ({ candidate: moves[0]!, moves, by: { kind: 'judged' } }));
    const tried = this.#grown?.ranked().map(({ move, won, of }): Ahead => ({
      candidate: move,
      moves: movesOf(this.#tools, move),
      by: of === 0 ? { kind: 'judged' } : { kind: 'played', won, of },
    }));
    const runners = method === 'lines' ? this.#race.byWins() : this.#race.ranked();
    const raced = runners.map((runner): Ahead => ({
      candidate: runner.move,
      moves: this.#ways.get(runner.move) ?? movesOf(this.#tools, runner.move),
      by: byOf(method, runner),
    }));
    return [...(ends ?? []), ...(tried ?? []), ...raced];
  }

  /** Tries each move that may still be best in the same worlds. */
  *#try(worlds: Worlds): Generator<number, void> {
    const { position } = this.#tools.context;
    const { player, most } = this.#tools;
    const before = player.moves;
    while (!this.#race.over && player.moves - before < most) {
      const world = worlds.next();
      for (const runner of this.#race.left) {
        const made = player.moves;
        position.begin(world);
        position.make(runner.move);
        position.settle();
        note(runner, player.play());
        yield player.moves - made + 1;
      }
      this.#race.drop();
    }
  }

  /** Finds how it could be won in some worlds: the move with which most of these lines can begin is best. */
  *#findLines(worlds: Worlds): Generator<number, void> {
    const { quick } = this.#tools;
    for (let round = 0; round < LINES; round++) {
      const world = worlds.next();
      const { moves } = yield* toEnd(quick.solve(world, { positions: LINE }));
      const known = moves && unturned(moves, world, quick.rules);
      for (const runner of this.#race.runners) {
        const [first] = movesOf(this.#tools, runner.move);
        const way = known && first !== undefined ? begunWith(first, known, world, quick.rules) : undefined;
        note(runner, Number(way !== undefined));
        if (way) this.#ways.set(runner.move, way);
      }
    }
  }
}

/** Solves step by step; gives the positions of each. */
export function* toEnd(solving: Solving): Generator<number, Verdict> {
  for (;;) {
    const before = solving.positions;
    const verdict = solving.go(STEP_POSITIONS);
    yield solving.positions - before + 1;
    if (verdict) return verdict;
  }
}

const byOf = (method: Method, { tries, wins }: Runner): Advice['by'] =>
  tries === 0 ? { kind: 'judged' } : { kind: method === 'lines' ? 'begins' : 'played', won: wins, of: tries };
