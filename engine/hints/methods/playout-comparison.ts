import type { Move } from '../../model/move.ts';
import type { Advice } from '../base/advice.ts';
import type { GameSoFar } from '../base/game-so-far.ts';
import {
  type Closeness,
  noteResult,
  SuccessiveRejects,
  type ComparedMove,
} from '../../search/playouts/successive-rejects.ts';
import { movesOf } from '../base/stock-turns.ts';
import { Determinizations } from '../../search/playouts/determinizations.ts';
import type { CandidateLine, HintQuestion, MethodSettings, MethodTools, MoveComparison } from '../base/method.ts';

/** The limits of a comparison in which small differences count. */
const CLOSE_COMPARISON: Closeness = { behind: 3, alike: 0, part: 0.05 };
/** The limits of a comparison in which the first move stays first unless another is better beyond doubt. */
const FIRST_FAVOURED: Closeness = { behind: 2.5, alike: 0.02, part: 0, favours: 2.5 };
/** The most positions of playouts for a hint; the same where a card may go home. */
const MAX_POSITIONS = 6000;
const MAX_HOME_POSITIONS = 20_000;
/**
 * The number of seeds reserved for each position: more than the worlds that are ever tried in one, so that no two
 * positions share a world.
 */
const SEEDS_PER_POSITION = 65_536;

/** How finely moves are compared. */
interface ComparisonLimits {
  /** Undefined: roughly. */
  readonly closeness: Closeness | undefined;
  /** The most positions of playouts. */
  readonly positions: number;
  /** Whether compared moves have the same luck in a world. */
  readonly sharesLuck: boolean;
}

/** Compares moves by playouts in the same worlds; moves that fall behind drop out. */
export class PlayoutComparison implements MoveComparison {
  readonly #tools: MethodTools;
  readonly #game: GameSoFar;
  readonly #rejects: SuccessiveRejects;
  readonly #limits: ComparisonLimits;

  /** Compares the moves of a question. */
  static of({ game, moves, goesHome }: HintQuestion, tools: MethodTools, settings: MethodSettings): PlayoutComparison {
    const sharesLuck = settings.comparesClosely === true;
    const usual = { closeness: sharesLuck ? CLOSE_COMPARISON : undefined, positions: maxPositions(tools, settings) };
    const home = { closeness: FIRST_FAVOURED, positions: MAX_HOME_POSITIONS };
    return new PlayoutComparison(tools, game, moves, { ...(goesHome ? home : usual), sharesLuck });
  }

  /** Compares moves; the first one stays first unless another is better beyond doubt. */
  static checking(
    game: GameSoFar,
    moves: readonly Move[],
    tools: MethodTools,
    settings: MethodSettings,
  ): PlayoutComparison {
    return new PlayoutComparison(tools, game, moves, {
      closeness: FIRST_FAVOURED,
      positions: maxPositions(tools, settings),
      sharesLuck: settings.comparesClosely === true,
    });
  }

  private constructor(tools: MethodTools, game: GameSoFar, moves: readonly Move[], limits: ComparisonLimits) {
    this.#tools = tools;
    this.#game = game;
    this.#limits = limits;
    this.#rejects = new SuccessiveRejects(moves, limits.closeness);
  }

  /** Whether there is no more to compare. */
  get over(): boolean {
    return this.#rejects.over;
  }

  /** The moves still compared. */
  get left(): readonly Move[] {
    return this.#rejects.left.map(({ move }) => move);
  }

  only(moves: readonly Move[]): void {
    this.#rejects.only(moves);
  }

  *think(): Generator<number, void> {
    if (this.over) return;
    const { session, unseen, moves } = this.#game;
    const { position } = this.#tools.context;
    const { player } = this.#tools;
    const { positions, sharesLuck } = this.#limits;
    const seed = moves.length + 1;
    const worlds = new Determinizations(session.table, unseen, seed);
    player.seed(seed);
    const before = player.moves;
    for (let round = 0; !this.over && player.moves - before < positions; round++) {
      const world = worlds.next();
      if (sharesLuck) player.shareLuck(seed * SEEDS_PER_POSITION + round);
      for (const one of this.#rejects.left) {
        const made = player.moves;
        position.begin(world);
        position.make(one.move);
        position.settle();
        noteResult(one, player.play());
        yield player.moves - made + 1;
      }
      this.#rejects.drop();
    }
  }

  lines(): readonly CandidateLine[] {
    return this.#rejects.ranked().map((one) => ({
      candidate: one.move,
      moves: movesOf(this.#tools, one.move),
      by: basisOf(one),
    }));
  }
}

/** Returns the most positions of playouts for a hint. */
function maxPositions(
  { context }: MethodTools,
  { playoutPositions = MAX_POSITIONS, ofSeveral }: MethodSettings,
): number {
  const turnsSeveral = (context.facts.talon?.turn ?? 1) > 1;
  return turnsSeveral ? (ofSeveral ?? playoutPositions) : playoutPositions;
}

const basisOf = ({ tries, wins }: ComparedMove): Advice['by'] =>
  tries === 0 ? { kind: 'judged' } : { kind: 'played', won: wins, of: tries };
