import type { GameTools } from '../hints/game-tools.ts';
import { Moves } from '../legality/move-generator.ts';
import type { Move } from '../model/move.ts';
import { Table, type TableView } from '../model/table.ts';

/** Equivalent moves: they lead to one position, once safe cards have gone home. */
export interface EquivalentMoves {
  readonly key: string;
  readonly moves: readonly Move[];
}

/** The moves of a position by the solver's verdicts. */
export interface JudgedMoves {
  readonly wins: readonly EquivalentMoves[];
  /** Moves proven to lose, and undecided moves. */
  readonly lost: readonly EquivalentMoves[];
  readonly open: readonly EquivalentMoves[];
  /** Positions that the solver visited. */
  readonly positions: number;
}

/** The most positions that the solver may visit after each move, and between two chances to stop. */
const MAX_MOVE_POSITIONS = 30_000;
const STEP_POSITIONS = 200;

/** Judges the moves of a position one after the other; yields after each step of the work. */
export function* judgeMovesInSteps(tools: GameTools, from: TableView): Generator<void, JudgedMoves, void> {
  const found = { wins: [] as EquivalentMoves[], lost: [] as EquivalentMoves[], open: [] as EquivalentMoves[] };
  const table = new Table(from.piles, (cards) => cards);
  let positions = 0;
  for (const same of groupMoves(tools, from)) {
    table.take(from);
    tools.solver.rules.make(table, same.moves[0]!);
    const solving = tools.solver.solve(table, { positions: MAX_MOVE_POSITIONS });
    const { verdict } = yield* solving.inSteps(STEP_POSITIONS);
    positions += solving.positions;
    found[verdict === 'won' ? 'wins' : verdict === 'lost' ? 'lost' : 'open'].push(same);
  }
  return { ...found, positions };
}

/** Judges the moves of a position in one go. */
export function judgedMoves(tools: GameTools, from: TableView): JudgedMoves {
  const work = judgeMovesInSteps(tools, from);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Groups the legal moves by the position they lead to. */
function groupMoves(
  { solver: { rules }, context: { position } }: GameTools,
  from: TableView,
): readonly EquivalentMoves[] {
  const table = new Table(from.piles, (cards) => cards);
  table.take(from);
  const found = new Moves();
  rules.legalMoves(table, found);
  const groups = new Map<string, Move[]>();
  for (const move of found.list.slice(0, found.length)) {
    table.take(from);
    rules.make(table, move);
    position.begin(table);
    const key = `${position.key.a} ${position.key.b}`;
    groups.set(key, (groups.get(key) ?? []).concat(move));
  }
  return [...groups].map(([key, moves]) => ({ key, moves }));
}
