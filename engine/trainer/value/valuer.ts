import { type GameTools, movesOf } from '../../hints/game-tools.ts';
import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { Walk, WalkedTo } from '../walk.ts';
import { playByLot } from './lots.ts';
import { BoardValue } from './board-value.ts';
import { StageValue } from './stage-value.ts';
import type { ValuedBy } from './valued-by.ts';
import { progressOf } from './progress.ts';

/** The weight of the progress made without a win; a win counts 1. */
const UNWON_WEIGHT = 0.2;

/** Values positions in one world. */
export class Valuer {
  by: ValuedBy = 'play';
  readonly #tools: GameTools;
  readonly #table: Table;
  readonly #stage: StageValue | undefined;
  /** Undefined where the simple player's playouts may overrule the tree. */
  readonly #board: BoardValue | undefined;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
    this.#stage = tools.stage && new StageValue(tools.stage);
    this.#board = tools.doubtsTree ? undefined : new BoardValue(tools);
  }

  /**
   * Returns how far the player's next move is behind the best-looking one; 0 where both lead to the same end; undefined
   * without stages.
   */
  behind(walk: WalkedTo): number | undefined {
    return this.#stage?.behind(walk);
  }

  /** Returns the move that hints would play; undefined without stages. */
  advised(walk: WalkedTo): Move | undefined {
    return this.#stage?.line(walk)[0];
  }

  /** Returns the moves that the player made before another card was seen; empty without stages. */
  plan(walk: Walk): readonly Move[] {
    return this.#stage?.plan(walk) ?? [];
  }

  /** Returns the line by which consecutive moves are valued: they, and with stages those that hints would play next. */
  line(walk: Walk, ...moves: readonly Move[]): readonly Move[] {
    const made = moves.flatMap((move) => movesOf(this.#tools, move));
    return this.#stage?.line(walk, made) ?? made;
  }

  /**
   * Returns 1 for a win, else less, after the moves of a line, as far as the rules allow them in this world. The same
   * `seed` gives compared moves the same luck.
   */
  value(world: TableView, line: readonly Move[], seed: number): number {
    if (this.#stage) {
      const made = this.#stage.wayAfter(world, line);
      return this.by === 'way' || made === 1 ? made : UNWON_WEIGHT * made;
    }
    const { context, player } = this.#tools;
    const after = this.#after(world, line);
    const onBoard = this.#board?.value(after, seed, this.by);
    if (onBoard !== undefined) return onBoard;
    context.position.begin(after);
    player.fate(seed);
    const value = player.play();
    return this.by === 'way' ? progressOf(context.position) : value;
  }

  /** Returns the progress that random play makes in a world. */
  byLot(world: TableView, seed: number): number {
    this.#table.take(world);
    playByLot(this.#tools.solver.rules, this.#table, seed);
    return this.made(this.#table);
  }

  /** Returns the progress of the position itself. */
  made(table: TableView): number {
    const onBoard = this.#board?.made(table);
    if (onBoard !== undefined) return onBoard;
    const { position } = this.#tools.context;
    position.begin(table);
    return progressOf(position);
  }

  /** The work done so far, in moves of the simple player. */
  get moves(): number {
    return this.#stage?.moves ?? this.#tools.player.moves + (this.#board?.moves ?? 0);
  }

  /** Whether games are played out on a board, which is fast, so that there is time for more. */
  get isQuick(): boolean {
    return this.#board !== undefined && this.#board.moves > 0;
  }

  #after(world: TableView, line: readonly Move[]): Table {
    const { rules } = this.#tools.solver;
    this.#table.take(world);
    for (const move of line) {
      if (!rules.allows(this.#table, move)) break;
      rules.make(this.#table, move);
    }
    return this.#table;
  }
}
