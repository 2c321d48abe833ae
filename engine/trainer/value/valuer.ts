import { type GameTools, movesOf } from '../../hints/game-tools.ts';
import type { Move } from '../../model/move.ts';
import { Table, type TableView } from '../../model/table.ts';
import type { Walk, WalkedTo } from '../walk.ts';
import { playByLot } from './lots.ts';
import { BoardValue } from './board-value.ts';
import { StageValue } from './stage-value.ts';
import type { ValuedBy } from './valued-by.ts';
import { wayMade } from './way-made.ts';

/** The way that is made counts so much of a win, where it is none. */
const UNWON = 0.2;

/** What comes of a position in one of the ways the cards could lie. */
export class Valuer {
  by: ValuedBy = 'play';
  readonly #tools: GameTools;
  readonly #table: Table;
  readonly #stage: StageValue | undefined;
  /** Where the tree's move is advised whatever the simple player makes of it. */
  readonly #board: BoardValue | undefined;

  constructor(tools: GameTools) {
    this.#tools = tools;
    this.#table = new Table(tools.solver.rules.piles.length, (cards) => cards);
    this.#stage = tools.stage && new StageValue(tools.stage);
    this.#board = tools.doubts ? undefined : new BoardValue(tools);
  }

  /**
   * How far the player's next move is behind what looks best, where stages are looked at; 0 where both come to the
   * same.
   */
  behind(walk: WalkedTo): number | undefined {
    return this.#stage?.behind(walk);
  }

  /** The move that hints would play, where stages are looked at. */
  advised(walk: WalkedTo): Move | undefined {
    return this.#stage?.line(walk)[0];
  }

  /** What the player went on with before another card was seen, where stages are looked at; none elsewhere. */
  plan(walk: Walk): readonly Move[] {
    return this.#stage?.plan(walk) ?? [];
  }

  /** What these moves, one after the other, are worth as much as: they, and what a player sees that follows. */
  line(walk: Walk, ...moves: readonly Move[]): readonly Move[] {
    const made = moves.flatMap((move) => movesOf(this.#tools, move));
    return this.#stage?.line(walk, made) ?? made;
  }

  /**
   * 1 for a win, less for none, after the moves of a line, as far as the rules allow them in this world. The same
   * `seed` brings the player the same chance: moves that are compared have the same luck.
   */
  value(world: TableView, line: readonly Move[], seed: number): number {
    if (this.#stage) {
      const made = this.#stage.wayAfter(world, line);
      return this.by === 'way' || made === 1 ? made : UNWON * made;
    }
    const { context, player } = this.#tools;
    const after = this.#after(world, line);
    const onBoard = this.#board?.value(after, seed, this.by);
    if (onBoard !== undefined) return onBoard;
    context.position.begin(after);
    player.fate(seed);
    const value = player.play();
    return this.by === 'way' ? wayMade(context.position) : value;
  }

  /** The way that is made of a world by moves that lots decide. */
  byLot(world: TableView, seed: number): number {
    this.#table.take(world);
    playByLot(this.#tools.solver.rules, this.#table, seed);
    return this.made(this.#table);
  }

  /** What a position itself has behind it of the way to a win. */
  made(table: TableView): number {
    const onBoard = this.#board?.made(table);
    if (onBoard !== undefined) return onBoard;
    const { position } = this.#tools.context;
    position.begin(table);
    return wayMade(position);
  }

  /** The moves made in all games so far, or what was looked at in their place: the work that was done. */
  get moves(): number {
    return this.#stage?.moves ?? this.#tools.player.moves + (this.#board?.moves ?? 0);
  }

  /** Whether games have been played on a board, so that there is time for more of them. */
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
