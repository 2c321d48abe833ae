import type { GameTools } from '../../hints/game-tools.ts';
import { FEW_UNSEEN, SolvedMove } from '../../hints/solved-move.ts';
import { Worlds } from '../../hints/worlds.ts';
import type { Move } from '../../model/move.ts';
import type { Walk } from '../walk.ts';
import type { Counted } from './counted.ts';

/** A move that was played beside the one of several others that wins most. */
export interface BestSolved {
  /** The first that wins more than the one that was played; undefined where none does. */
  readonly best: Move | undefined;
  readonly wins: Counted;
}

/** Of the orders in which few unseen cards can lie so many must be decided. */
const DECIDED = 0.75;
/** Positions that the solver may look at in a whole game. */
const ALL = 400_000;

/** Has the solver say of moves in how many of the ways in which few unseen cards can lie each still wins. */
export class SolvedWorlds {
  readonly #solved: SolvedMove;

  constructor(tools: GameTools) {
    this.#solved = new SolvedMove(tools);
  }

  /**
   * Compares the player's next move with others in every order in which the unseen cards can lie; undefined where they
   * are more than a few, or too little is decided.
   */
  compare(walk: Walk, moves: readonly Move[]): BestSolved | undefined {
    const played = walk.unseen.length <= FEW_UNSEEN ? this.#inEvery(walk, walk.next!) : undefined;
    if (!played) return undefined;
    const of = played.filter((wins) => wins !== undefined).length;
    const kept = played.filter(Boolean).length;
    let found: BestSolved = { best: undefined, wins: { better: kept, played: kept, of, by: 'solver' } };
    for (const best of moves) {
      if (found.wins.better === found.wins.of) break;
      const wins = best === walk.next ? undefined : compared(this.#inEvery(walk, best), played);
      if (wins && partLost(wins) > partLost(found.wins)) found = { best, wins };
    }
    return found;
  }

  /** Whether a move wins in each of the orders; undefined where too little is decided. */
  #inEvery(walk: Walk, move: Move): readonly (boolean | undefined)[] | undefined {
    const found: (boolean | undefined)[] = [];
    for (const world of new Worlds(walk.table, walk.unseen, 0).every()) {
      if (this.#solved.positions >= ALL) return undefined;
      found.push(resultOf(this.#solved.wins(world, move)));
    }
    return found.filter((wins) => wins !== undefined).length < DECIDED * found.length ? undefined : found;
  }
}

/** What comes of it at one go. */
function resultOf<T>(steps: Iterator<number, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What a move that was played lost beside a better one. */
const partLost = ({ better, played, of }: Counted): number => (better - played) / of;

/** How often each of two moves wins, where both are decided; undefined where too seldom. */
function compared(
  better: readonly (boolean | undefined)[] | undefined,
  played: readonly (boolean | undefined)[],
): Counted | undefined {
  if (!better) return undefined;
  const both = [...played.keys()].filter((at) => better[at] !== undefined && played[at] !== undefined);
  if (both.length < DECIDED * played.length) return undefined;
  const [won, kept] = [better, played].map((all) => both.filter((at) => all[at]).length);
  return { better: won!, played: kept!, of: both.length, by: 'solver' };
}
