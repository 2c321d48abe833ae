import type { GameTools } from '../../../engine/hints/game-tools.ts';
import { Determinizations } from '../../../engine/search/playouts/determinizations.ts';
import type { Move } from '../../../engine/model/move.ts';
import { Table, type TableView } from '../../../engine/model/table.ts';
import { Position } from '../../../engine/search/boards/position/position.ts';
import { goingOnWith, isFreeLook } from '../../../engine/trainer/value/decision.ts';
import { PairedComparison } from '../../../engine/trainer/value/paired-comparison.ts';
import { judgedMoves } from '../../../engine/trainer/only-moves.ts';
import { MAX_UNSEEN_SOLVED } from '../../../engine/hints/solved-move.ts';
import { measureByProgress } from '../../../engine/trainer/value/measure.ts';
import { END_WORLDS, isSeldomWon, Sample } from '../../../engine/trainer/value/sample.ts';
import { Valuer } from '../../../engine/trainer/value/valuer.ts';
import type { GameReplay } from '../../../engine/hints/base/replay.ts';

/**
 * The number of worlds in which all moves are valued first, and then the best and the worst of them again. A review
 * uses none of these.
 */
const FIRST_WORLDS = 24;
const ALL_WORLDS = 480;
const SEED = 7_000_000;
/**
 * How much worse a blunder is. By playouts: 15 % of the games, as in chess, or more than half of those that can be won.
 * By the way to a win: 6 % of it. And by so many standard errors.
 */
const WORSE_BY = { play: 0.15, way: 0.06 } as const;
const HALF_OF_WINS = 0.55;
const MIN_DIFFERENCE = 0.06;
const MIN_ERRORS = 6;
/** Positions that the solver may look at for each order of the few hidden cards. */
const PROOF_POSITIONS = 30_000;

/** Compares the moves of a position by the same value as hints, with more worlds than hints or a review use. */
export class LongMeasure {
  readonly #tools: GameTools;
  readonly #valuer: Valuer;
  readonly #plain: Position;

  /** @param deal a replay at the deal, which decides, as in a review, whether moves are compared by wins */
  constructor(tools: GameTools, deal: GameReplay) {
    this.#tools = tools;
    this.#valuer = new Valuer(tools);
    this.#plain = new Position(tools.solver.rules, tools.context.facts, undefined);
    if (isSeldomWon(new Sample(deal, this.#valuer).upTo(END_WORLDS))) this.#valuer.measure = measureByProgress(1);
  }

  /** Returns a move at the end of a replay that is clearly worse than another; undefined where there is none. */
  blunder(replay: GameReplay): Move | undefined {
    const moves = replay.session.legalMoves().filter((move) => !isFreeLook(this.#tools, replay.table, move));
    if (moves.length < 2) return undefined;
    if (replay.unseen.length <= 1) return this.#provenBlunder(replay.table);
    if (replay.unseen.length <= MAX_UNSEEN_SOLVED) return this.#solvedBlunder(replay, moves);
    const ways = moves.map((move) => this.#bestWith(replay, move));
    const ranked = ways.toSorted((a, b) => b.sum - a.sum);
    const worst = ranked.findLast(({ move }) => !this.#seemsBest(replay, move));
    if (worst === undefined) return undefined;
    // Hints and reviews never advise a move back to an earlier position.
    const best = ranked.find((way) => way !== worst && !this.#leadsBack(replay, way.move));
    if (best === undefined) return undefined;
    const more = (best.sum - worst.sum) / FIRST_WORLDS;
    // Small differences are not looked at longer: most positions have no blunder.
    if (more <= MIN_DIFFERENCE || !this.#isWorse(this.comparison(replay, best.as, worst.as))) return undefined;
    // A move that the better move after it makes good is no blunder either.
    return this.#isWorse(this.comparison(replay, best.as, worst.move, best.as)) ? worst.move : undefined;
  }

  /** Returns the best way to go on after a move, and its value in the first worlds. */
  #bestWith(replay: GameReplay, move: Move): { readonly move: Move; readonly as: Move; readonly sum: number } {
    const own = goingOnWith(move, replay, this.#tools).map((as) => {
      const line = this.#valuer.line(replay, as);
      let sum = 0;
      this.#inWorlds(replay, FIRST_WORLDS, 0, (world, seed) => (sum += this.#valuer.value(world, line, seed)));
      return { move, as, sum };
    });
    return own.reduce((best, other) => (other.sum > best.sum ? other : best));
  }

  #isWorse({ more, error, first }: PairedComparison): boolean {
    const { by } = this.#valuer.measure;
    const least = by === 'way' ? WORSE_BY.way : Math.min(WORSE_BY.play, Math.max(MIN_DIFFERENCE, HALF_OF_WINS * first));
    return more > least && more > MIN_ERRORS * error;
  }

  /** Whether the hints would play this move, in games valued by stages: then it is no blunder. */
  #seemsBest({ table, unseen, at }: GameReplay, move: Move): boolean {
    return this.#valuer.method.lines?.behind({ table, unseen, at }, move) === 0;
  }

  #leadsBack(replay: GameReplay, move: Move): boolean {
    const table = new Table(replay.table.piles, (cards) => cards);
    table.take(replay.table);
    this.#tools.solver.rules.make(table, move);
    this.#plain.begin(table);
    return replay.hasMet(this.#plain);
  }

  /** Compares two moves in the same worlds; `then`: the moves that follow the second, where they are possible. */
  comparison(replay: GameReplay, first: Move, second: Move, ...then: readonly Move[]): PairedComparison {
    const comparison = new PairedComparison();
    const one = this.#valuer.line(replay, first);
    const other = this.#valuer.line(replay, second, ...then);
    this.#inWorlds(replay, ALL_WORLDS, FIRST_WORLDS, (world, seed) =>
      comparison.note(this.#valuer.value(world, one, seed), this.#valuer.value(world, other, seed)),
    );
    return comparison;
  }

  #inWorlds(replay: GameReplay, count: number, from: number, look: (world: TableView, seed: number) => void): void {
    const worlds = new Determinizations(replay.table, replay.unseen, SEED + 2 * replay.at + Number(from > 0));
    for (let world = 0; world < count; world++) look(worlds.next(), SEED + from + world);
  }

  /** Returns the move with the fewest winnable orders of the hidden cards, if another move is clearly better. */
  #solvedBlunder(replay: GameReplay, moves: readonly Move[]): Move | undefined {
    const kept = moves.flatMap((move) => {
      const share = this.#winnable(replay, move);
      return share === undefined ? [] : [{ move, share }];
    });
    const [worst, best] = [kept.toSorted((a, b) => a.share - b.share)[0], Math.max(...kept.map(({ share }) => share))];
    return worst && best - worst.share >= WORSE_BY.play ? worst.move : undefined;
  }

  /**
   * Returns the share of the orders of the hidden cards that can still be won after a move; undefined where one is
   * undecided.
   */
  #winnable(replay: GameReplay, move: Move): number | undefined {
    const { solver } = this.#tools;
    const table = new Table(replay.table.piles, (cards) => cards);
    let [won, of] = [0, 0];
    for (const world of new Determinizations(replay.table, replay.unseen, SEED).every()) {
      table.take(world);
      solver.rules.make(table, move);
      const { verdict } = solver.solve(table, { positions: PROOF_POSITIONS }).toEnd();
      if (verdict !== 'won' && verdict !== 'lost') return undefined;
      won += Number(verdict === 'won');
      of++;
    }
    return won / of;
  }

  #provenBlunder(table: TableView): Move | undefined {
    const { wins, lost } = judgedMoves(this.#tools, table);
    return wins.length === 0 ? undefined : lost[0]?.moves[0];
  }
}
