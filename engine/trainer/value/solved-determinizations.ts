import type { GameTools } from '../../hints/game-tools.ts';
import { MAX_UNSEEN_SOLVED, SolvedMove } from '../../hints/solved-move.ts';
import { Determinizations } from '../../search/playouts/determinizations.ts';
import type { Move } from '../../model/move.ts';
import type { GameReplay } from '../../hints/base/replay.ts';
import type { CountedResults } from './counted.ts';

/** The played move compared with the best of several others, by wins. */
export interface BestSolved {
  /** The first of the moves with the greatest lead in wins over the played one; undefined where none has any. */
  readonly best: Move | undefined;
  readonly wins: CountedResults;
}

/** At least this share of the orders must be decided. */
const MIN_DECIDED_SHARE = 0.75;
/** The most positions that the solver may visit in a whole game. */
const MAX_GAME_POSITIONS = 400_000;

/** Solves in how many orders of a few hidden cards moves still win. */
export class SolvedDeterminizations {
  readonly #solved: SolvedMove;

  constructor(tools: GameTools) {
    this.#solved = new SolvedMove(tools);
  }

  /**
   * Compares the player's next move with others in every order of the hidden cards; undefined where these are more than
   * a few, or too few orders are decided.
   */
  compare(replay: GameReplay, moves: readonly Move[]): BestSolved | undefined {
    const played = replay.unseen.length <= MAX_UNSEEN_SOLVED ? this.#inEvery(replay, replay.next!) : undefined;
    if (!played) return undefined;
    const of = played.filter((wins) => wins !== undefined).length;
    const kept = played.filter(Boolean).length;
    let found: BestSolved = { best: undefined, wins: { better: kept, played: kept, of, by: 'solver' } };
    for (const best of moves) {
      if (found.wins.better === found.wins.of) break;
      const wins = best === replay.next ? undefined : compared(this.#inEvery(replay, best), played);
      if (wins && shareLost(wins) > shareLost(found.wins)) found = { best, wins };
    }
    return found;
  }

  /** Returns whether a move wins, for each order; undefined where too few are decided. */
  #inEvery(replay: GameReplay, move: Move): readonly (boolean | undefined)[] | undefined {
    const found: (boolean | undefined)[] = [];
    for (const world of new Determinizations(replay.table, replay.unseen, 0).every()) {
      if (this.#solved.positions >= MAX_GAME_POSITIONS) return undefined;
      found.push(resultOf(this.#solved.wins(world, move)));
    }
    return found.filter((wins) => wins !== undefined).length < MIN_DECIDED_SHARE * found.length ? undefined : found;
  }
}

/** Runs all steps and returns the result. */
function resultOf<T>(steps: Iterator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Returns the share of orders that the played move lost compared with a better one. */
const shareLost = ({ better, played, of }: CountedResults): number => (better - played) / of;

/** Counts the wins of two moves where both are decided; undefined where these are too few. */
function compared(
  better: readonly (boolean | undefined)[] | undefined,
  played: readonly (boolean | undefined)[],
): CountedResults | undefined {
  if (!better) return undefined;
  const both = [...played.keys()].filter((at) => better[at] !== undefined && played[at] !== undefined);
  if (both.length < MIN_DECIDED_SHARE * played.length) return undefined;
  const [won, kept] = [better, played].map((all) => both.filter((at) => all[at]).length);
  return { better: won!, played: kept!, of: both.length, by: 'solver' };
}
