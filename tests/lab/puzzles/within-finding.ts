import type { GameTools } from '../../../engine/hints/game-tools.ts';
import { movesOf } from '../../../engine/hints/base/stock-turns.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import type { Game } from '../../../engine/model/game.ts';
import type { OptionsKey } from '../../../engine/model/options.ts';
import { makeMove } from '../../../engine/model/move.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';
import { withoutUndone } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';
import { countingTools } from './counting-tools.ts';
import { leastMoves } from './least-moves.ts';
import { areEnoughWrong, hasSafeHome } from '../../../engine/trainer/puzzles/puzzle-rule.ts';
import type { WithinPuzzle } from '../../../engine/trainer/puzzles/puzzle.ts';
import { countsAsMove } from '../../../engine/trainer/puzzles/counted-move.ts';

/** The fewest moves of a puzzle, and how many lengths there are, which alternate from deal to deal. */
const MIN_MOVES = 3;
const LENGTHS = 6;
const MAX_MOVES = MIN_MOVES + LENGTHS - 1;
/** Positions that the proof of a puzzle may visit, and the solver for a win of the deal. */
const PROOF_POSITIONS = 12_000;
const WIN_POSITIONS = 200_000;
/** The player of the best-looking moves gives up after this many counted moves. */
const PATIENCE_MOVES = 60;

/** Finds positions near the end of a win that can be won in a few moves, where a basic bot takes more. */
export class WithinFinding {
  readonly #game: Game;
  readonly #options: OptionsKey;
  readonly #tools: GameTools;

  constructor(game: Game, options: OptionsKey) {
    this.#game = game;
    this.#options = options;
    this.#tools = countingTools(game, options);
  }

  /** Returns the puzzle of a deal, always the same; undefined: none. */
  ofDeal(deal: number): WithinPuzzle | undefined {
    const { moves } = this.#tools.solver.solve(deal, { positions: WIN_POSITIONS }).toEnd();
    if (moves === undefined) return undefined;
    const session = Session.begin(this.#game, this.#options, deal);
    for (const move of moves) session.play(move);
    const wanted = MIN_MOVES + (deal % LENGTHS);
    let found: WithinPuzzle | undefined;
    while (session.canUndo) {
      session.undo();
      const { position } = this.#tools.context;
      const { least, way, positions } = leastMoves(position, session.table, MAX_MOVES, PROOF_POSITIONS);
      if (least === undefined || least > wanted) break;
      if (least < MIN_MOVES || least < (found?.within ?? 0)) continue;
      if (this.#glanceFrom(session.table) <= least || !isWithinPuzzle(this.#tools, session.table, least)) continue;
      const strength = Math.round(600 + 120 * least + 45 * Math.log2(1 + positions));
      const made = withoutUndone(session.save()).moves;
      found = { deal, moves: made, within: least, way: way.map(makeMove).join(' '), strength };
    }
    return found;
  }

  /** Returns how many counted moves it takes to win by the best-looking move each time; Infinity: it doesn't win. */
  #glanceFrom(from: TableView): number {
    const { context, candidates, solver } = this.#tools;
    const { position } = context;
    const isHome = (pile: number): boolean => solver.rules.piles[pile]?.rules.role === 'foundation';
    const table = new Table(from.piles, (cards) => cards);
    table.take(from);
    const met = new Set<string>();
    const keyOf = (): string => `${position.key.a} ${position.key.b}`;
    for (let made = 0; made < PATIENCE_MOVES;) {
      position.begin(table);
      if (position.won) return made;
      met.add(keyOf());
      const [first] = candidates.list(
        true,
        () => met.has(keyOf()),
        () => false,
      );
      if (first === undefined) return Infinity;
      table.take(position.table);
      for (const move of movesOf(this.#tools, first)) solver.rules.make(table, move);
      made += Number(countsAsMove(first, isHome));
    }
    return Infinity;
  }
}

/**
 * Whether no safe card waits to go home, and enough moves are proven wrong. A move is wrong if the position after it
 * can't be won in the rest of `within` moves.
 */
export function isWithinPuzzle(tools: GameTools, from: TableView, within: number): boolean {
  if (hasSafeHome(tools, from)) return false;
  const { solver, context } = tools;
  const isHome = (pile: number): boolean => solver.rules.piles[pile]?.rules.role === 'foundation';
  const table = new Table(from.piles, (cards) => cards);
  table.take(from);
  const found = new Moves();
  solver.rules.legalMoves(table, found);
  const legal = found.list.slice(0, found.length);
  const wrong = legal.filter((move) => {
    table.take(from);
    solver.rules.make(table, move);
    const left = within - Number(countsAsMove(move, isHome));
    const { least, positions } = leastMoves(context.position, table, left, PROOF_POSITIONS);
    return least === undefined && positions <= PROOF_POSITIONS;
  });
  return areEnoughWrong(wrong.length, legal.length);
}
