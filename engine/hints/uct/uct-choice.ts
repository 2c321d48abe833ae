import type { Move } from '../../model/move.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { Table, type TableView } from '../../model/table.ts';
import { boardMoveOf, tableMovesOf } from './convert-moves.ts';
import type { UctSearch } from './uct-search.ts';
import type { BoardMove } from './board-move.ts';
import { ColumnBoard } from './column-board.ts';

/** The search plays at least this many games before it may end by a lead, and between two checks of the lead. */
const MIN_GAMES = 192;
const GAMES_BETWEEN_CHECKS = 64;
/** One position of a hint's thinking takes as long as this many positions of the board. */
const BOARD_POSITIONS_PER_POSITION = 8;

/** A move that may be advised, with the number of games that began with it, and of those won. */
export interface TriedMove {
  readonly move: Move;
  readonly won: number;
  readonly of: number;
}

/** Chooses the move that most games of a tree begin with. */
export class UctChoice {
  readonly #search: UctSearch;
  readonly #rules: RuleSet;
  readonly #table: TableView;
  readonly #most: number;
  /** The moves that may be advised, by the equivalent move of the board. */
  readonly #moves = new Map<BoardMove, Move>();
  #used = 0;
  #games = 0;

  /**
   * Starts a choice among these moves of a table, those that look best first; undefined where the board cannot hold the
   * position. `unseen`: the number of hidden cards; `most`: positions of the board that it may use.
   */
  static among(
    search: UctSearch,
    rules: RuleSet,
    table: TableView,
    moves: readonly Move[],
    { unseen, most }: { readonly unseen: number; readonly most: number },
  ): UctChoice | undefined {
    const { startBoard } = search;
    if (!startBoard.begin(table) || startBoard.hiddenPlaces().length !== unseen) return undefined;
    const choice = new UctChoice(search, rules, table, moves, most);
    return choice.#moves.size > 0 ? choice : undefined;
  }

  private constructor(search: UctSearch, rules: RuleSet, table: TableView, moves: readonly Move[], most: number) {
    this.#search = search;
    this.#rules = rules;
    this.#table = table;
    this.#most = most;
    const known = search.startBoard.moves();
    for (const move of moves) {
      const same = boardMoveOf(search.startBoard.game, table, move);
      if (same === undefined || !known.includes(same)) continue;
      // Empty columns differ in whether the stock deals to them; the board has chosen one of them.
      const isChosen = tableMovesOf(search.startBoard, table, same).at(-1) === move;
      if (isChosen || !this.#moves.has(same)) this.#moves.set(same, move);
    }
    search.start([...this.#moves.keys()], moves.length + 1);
  }

  /** Thinks until a move is far enough ahead or the positions are used up; yields the positions of each step. */
  *think(): Generator<number, void> {
    const search = this.#search;
    while (this.#used < this.#most && !search.full && !this.#isDecided()) {
      const before = this.#used;
      for (let game = 0; game < GAMES_BETWEEN_CHECKS && !search.full; game++) this.#used += search.play();
      this.#games += GAMES_BETWEEN_CHECKS;
      yield Math.ceil((this.#used - before) / BOARD_POSITIONS_PER_POSITION);
    }
  }

  /** Whether the best move would stay ahead whatever the remaining games begin with. */
  #isDecided(): boolean {
    if (this.#moves.size < 2) return true;
    if (this.#games < MIN_GAMES) return false;
    const [first, second] = this.#search.ranked();
    return first!.of - second!.of > (this.#most / this.#used - 1) * this.#games;
  }

  /** Lists the moves, the most tried first. */
  ranked(): readonly TriedMove[] {
    return this.#search.ranked().map(({ move, won, of }) => ({ move: this.#moves.get(move)!, won, of }));
  }

  /** Thinks, and returns whether more games are won after the first of two moves; undefined where it cannot tell. */
  prefers(first: Move, second: Move): boolean | undefined {
    for (const _ of this.think());
    const [one, other] = [this.#shareOf(first), this.#shareOf(second)];
    return one === undefined || other === undefined ? undefined : one > other;
  }

  #shareOf(move: Move): number | undefined {
    const tried = this.ranked().find((each) => each.move === move);
    return tried && tried.won / Math.max(1, tried.of);
  }

  /** Returns the moves on the table that follow from the best move, as far as enough games went the same way. */
  plan(): readonly Move[] {
    const { startBoard } = this.#search;
    const board = new ColumnBoard(startBoard.game);
    const table = new Table(this.#table.piles, (cards) => cards);
    board.copy(startBoard);
    table.take(this.#table);
    const moves: Move[] = [];
    for (const planned of this.#search.plan()) {
      const made = tableMovesOf(board, table, planned);
      for (const move of made) this.#rules.make(table, move);
      moves.push(...made);
      board.make(planned);
    }
    return moves;
  }
}
