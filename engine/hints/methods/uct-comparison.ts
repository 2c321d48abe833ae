import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import { beginningWith } from '../../search/playouts/successive-rejects.ts';
import { movesOf } from '../base/stock-turns.ts';
import { UctChoice } from '../uct/uct-choice.ts';
import type { UctSearch } from '../uct/uct-search.ts';
import type { CandidateLine, HintQuestion, MethodSettings, MethodTools, MoveComparison } from '../base/method.ts';
import { PlayoutComparison } from './playout-comparison.ts';

/**
 * The most positions of the board for a hint. There are more where several cards are turned at a time, because fewer
 * playouts are won and each says less.
 */
const MAX_POSITIONS = 300_000;
const MAX_POSITIONS_OF_SEVERAL = 450_000;

/** Compares moves by a tree, or by playouts where there is none. */
export class UctComparison implements MoveComparison {
  readonly #question: HintQuestion;
  readonly #tools: MethodTools;
  readonly #settings: MethodSettings;
  readonly #treeFor: (table: TableView) => UctSearch | undefined;
  readonly #playouts: PlayoutComparison;
  #tree: UctChoice | undefined;
  /** Compares the tree's move with the others, where playouts may overrule it. */
  #check: PlayoutComparison | undefined;

  constructor(
    question: HintQuestion,
    tools: MethodTools,
    settings: MethodSettings,
    treeFor: (table: TableView) => UctSearch | undefined,
  ) {
    this.#question = question;
    this.#tools = tools;
    this.#settings = settings;
    this.#treeFor = treeFor;
    this.#playouts = PlayoutComparison.of(question, tools, settings);
  }

  only(moves: readonly Move[]): void {
    this.#playouts.only(moves);
  }

  *think(): Generator<number, void> {
    if (this.#playouts.over) return;
    this.#tree = this.#question.goesHome ? undefined : this.#startTree();
    if (this.#tree === undefined) {
      yield* this.#playouts.think();
      return;
    }
    yield* this.#tree.think();
    if (this.#settings.checksTree !== true) return;
    const moves = beginningWith(this.#tree.ranked()[0]!.move, this.#playouts.left);
    this.#check = PlayoutComparison.checking(this.#question.game, moves, this.#tools, this.#settings);
    yield* this.#check.think();
  }

  /** Starts the tree of the moves that are compared, where the board can hold the position. */
  #startTree(): UctChoice | undefined {
    const { session, unseen } = this.#question.game;
    const tree = this.#treeFor(session.table);
    if (tree === undefined) return undefined;
    const turnsSeveral = (tree.startBoard.game.talon?.turn ?? 1) > 1;
    const limits = { unseen: unseen.length, most: turnsSeveral ? MAX_POSITIONS_OF_SEVERAL : MAX_POSITIONS };
    return UctChoice.among(tree, this.#tools.solver.rules, session.table, this.#playouts.left, limits);
  }

  lines(): readonly CandidateLine[] {
    const tried = this.#tree?.ranked().map(({ move, won, of }, at): CandidateLine => ({
      candidate: move,
      moves: at === 0 ? this.#planned(move) : movesOf(this.#tools, move),
      by: { kind: 'played', won, of },
    }));
    const played = (this.#check ?? this.#playouts).lines();
    const isRefuted = this.#check !== undefined && played[0]?.candidate !== tried?.[0]?.candidate;
    return isRefuted ? played : [...(tried ?? []), ...played];
  }

  /** Returns the tree's plan if it begins with the move, else the move alone. */
  #planned(move: Move): readonly Move[] {
    const own = movesOf(this.#tools, move);
    const plan = this.#tree!.plan();
    return own.every((each, at) => plan[at] === each) ? plan : own;
  }
}
