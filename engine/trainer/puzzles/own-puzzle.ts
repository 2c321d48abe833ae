import { findGame } from '../../games/index.ts';
import { type GameTools, makeGameTools } from '../../hints/game-tools.ts';
import { makeMove, parseMove } from '../../model/move.ts';
import { optionsBegun, parseOptions } from '../../model/options.ts';
import { VerdictHistory } from '../../review/verdict-history.ts';
import type { Saved } from '../../session/saved-game.ts';
import type { Solver } from '../../solver/index.ts';
import { Position } from '../../search/boards/position/position.ts';
import { type JudgedMoves, judgeMovesInSteps } from '../only-moves.ts';
import { GameReplay } from '../../hints/base/replay.ts';
import { countingSolver } from './counting-solver.ts';
import { isPuzzle, strengthAt } from './puzzle-strength.ts';

/** The puzzle of a lost game: its last position in which exactly one move is proved to win. */
export interface OwnPuzzle {
  /** Moves of the game's log that lead to it. */
  readonly at: number;
  /** The winning move, in every way it can be made. */
  readonly wins: readonly string[];
  readonly strength: number;
}

/** The most positions that a search for the last won position may visit, and between two chances to stop. */
const MAX_SEARCH_POSITIONS = 60_000;
const STEP_POSITIONS = 200;
/** The most positions that the solver may visit for all moves of a game, and the share of the work before that. */
const MAX_GAME_POSITIONS = 600_000;
const FINDING_SHARE = 0.3;

/**
 * Finds the puzzle of a lost game; returns undefined where none is proven, or its player could not know all cards. The
 * effort is counted in positions: the same game always has the same puzzle. Yields its progress, from 0 to 1.
 */
export function* findOwnPuzzle(saved: Saved, made?: Solver): Generator<number, OwnPuzzle | undefined, void> {
  const game = findGame(saved.game);
  const options = game && optionsBegun(game, saved);
  const history = VerdictHistory.of(saved);
  if (!game || options === undefined || !history) return undefined;
  const answers = parseOptions(game, options) ?? {};
  const tools = makeGameTools(game, answers, countingSolver(game, answers, made));
  const first = openFrom(saved, tools);
  if (first === undefined) return undefined;
  const last = (yield* findLastWon(history, tools, first)) ?? -1;
  let visited = 0;
  for (let at = last; at >= first && visited < MAX_GAME_POSITIONS; at--) {
    const judged = yield* judgedAt(history, tools, at, 1 - (1 - FINDING_SHARE) * ((at + 1) / (last + 1)));
    visited += judged.positions;
    const table = history.tableAt(at);
    if (!isPuzzle(tools, table, judged)) continue;
    const wins = judged.wins[0]!.moves.map(makeMove);
    return { at: history.madeAt(at), wins, strength: strengthAt(tools, table, judged) };
  }
  return undefined;
}

/** Returns the number of moves after which the player had seen all cards, or all but one; undefined: never. */
function openFrom(saved: Saved, { solver, context }: GameTools): number | undefined {
  const replay = GameReplay.of(saved, new Position(solver.rules, context.facts, undefined));
  if (!replay) return undefined;
  let more = true;
  while (more && replay.unseen.length > 1) more = replay.next !== undefined && replay.go();
  return more ? replay.at : undefined;
}

/** Finds the last position proved to be won, by bisection: every position after a lost one is lost. */
function* findLastWon(
  history: VerdictHistory,
  { solver }: GameTools,
  first: number,
): Generator<number, number | undefined, void> {
  let [won, beyond] = [first - 1, history.length + 1];
  const all = beyond - won;
  while (beyond - won > 1) {
    const middle = (won + beyond) >> 1;
    const solving = solver.solve(history.tableAt(middle), { positions: MAX_SEARCH_POSITIONS });
    let found = solving.go(STEP_POSITIONS);
    for (; !found; found = solving.go(STEP_POSITIONS))
      yield FINDING_SHARE * (1 - Math.log2(beyond - won) / Math.log2(all));
    if (found.verdict === 'won') won = middle;
    else beyond = middle;
  }
  return won < first ? undefined : won;
}

/** Judges the moves of a position; yields `share`, the progress of the whole work. */
function* judgedAt(
  history: VerdictHistory,
  tools: GameTools,
  at: number,
  share: number,
): Generator<number, JudgedMoves, void> {
  const work = judgeMovesInSteps(tools, history.tableAt(at));
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    yield share;
  }
}

/**
 * Writes a puzzle as text: `23 6>9,6>9x2 1400`, the number of moves before it, the winning moves, and its strength; '':
 * none.
 */
export const makeOwnPuzzle = (puzzle: OwnPuzzle | undefined): string =>
  puzzle ? `${puzzle.at} ${puzzle.wins.join(',')} ${puzzle.strength}` : '';

/** Reads such a text; undefined where it holds no puzzle. */
export function parseOwnPuzzle(text: string): OwnPuzzle | undefined {
  const [at, wins = '', strength] = text.split(' ');
  const moves = wins.split(',');
  if (!moves.every((move) => parseMove(move) !== undefined) || !Number(strength)) return undefined;
  return { at: Number(at), wins: moves, strength: Number(strength) };
}
