import type { Rank } from '../../model/card.ts';
import { BASE } from '../../model/counters.ts';
import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { BoardValue } from '../uct/board-value.ts';
import { boardWeightsOf } from '../uct/board-weights.ts';
import { columnGame } from '../uct/column-game.ts';
import { UctChoice } from '../uct/uct-choice.ts';
import { UctSearch } from '../uct/uct-search.ts';
import type {
  HintQuestion,
  KnownPosition,
  MethodSettings,
  MethodTools,
  MoveComparison,
  PlayoutResult,
} from '../base/method.ts';
import { PlayoutMethod } from './playout-method.ts';
import { UctComparison } from './uct-comparison.ts';

/** The most positions of the board that the tree may use to compare two moves for a review. */
const MAX_OPINION_POSITIONS = 300_000;

/**
 * Builds a tree over the visible cards, in which the results of earlier games guide each game. If the board cannot hold
 * a position, or a card of the stock is hidden, the basic bot plays moves out.
 */
export class UctMethod extends PlayoutMethod {
  /** Undefined where playouts may overrule the tree: there values are those of playouts too. */
  readonly #board: BoardValue | undefined;
  /** The last tree made, and the base rank of its foundations. */
  #made: { readonly base: Rank; readonly tree: UctSearch | undefined } | undefined;

  constructor(tools: MethodTools, settings: MethodSettings) {
    super(tools, settings);
    this.#board = settings.checksTree === true ? undefined : new BoardValue();
  }

  looksFirst(table: TableView): boolean {
    return this.settings.checksTree !== true && this.#treeFor(table) !== undefined;
  }

  override advise(question: HintQuestion): MoveComparison {
    return new UctComparison(question, this.tools, this.settings, (table) => this.#treeFor(table));
  }

  protected override played(table: TableView, seed: number): PlayoutResult {
    return this.#board?.play(table, this.#treeFor(table), seed) ?? super.played(table, seed);
  }

  override progress(table: TableView): number {
    return this.#board?.progress(table, this.#treeFor(table)) ?? super.progress(table);
  }

  /** Where playouts may overrule the tree, values are those of playouts, and the tree has an opinion of its own. */
  prefers({ table, unseen }: KnownPosition, first: Move, second: Move): boolean {
    if (this.settings.checksTree !== true) return false;
    const tree = this.#treeFor(table);
    const limits = { unseen: unseen.length, most: MAX_OPINION_POSITIONS };
    const choice = tree && UctChoice.among(tree, this.tools.solver.rules, table, [first, second], limits);
    return choice?.prefers(first, second) === true;
  }

  override get effort(): number {
    return super.effort + (this.#board?.effort ?? 0);
  }

  get isFast(): boolean {
    return this.#board !== undefined && this.#board.effort > 0;
  }

  /** Returns the tree for the position on a table; undefined where the rules don't fit it. */
  #treeFor(table: TableView): UctSearch | undefined {
    const base = table.counter(BASE);
    if (this.#made?.base !== base) {
      const game = columnGame(this.tools.context, base);
      this.#made = { base, tree: game && new UctSearch(game, boardWeightsOf(this.tools.game)) };
    }
    return this.#made.tree;
  }
}
