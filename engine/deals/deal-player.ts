import { dealByNumber } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import { RuleSet } from '../legality/rule-set.ts';
import type { Answers, Game } from '../model/game.ts';
import type { Move } from '../model/move.ts';
import { uncounted } from '../model/options.ts';
import type { Table } from '../model/table.ts';
import { MoveEvaluation } from '../player/move-evaluation.ts';
import { SimplePlayer } from '../player/simple-player.ts';
import { moveWeightsOf } from '../player/move-weights.ts';
import { makeSearchContext } from '../search/context/context.ts';
import type { Position } from '../search/boards/position/position.ts';
import { knownOf } from '../solver/index.ts';

/** Memory for the visited positions of one game, in bytes. */
const VISITED_BYTES = 2 ** 20;
/** A game is given up after more shuffles than this. */
const MAX_SHUFFLES = 20;

/** Lets the basic bot play deals of a game from their first move to their last, shuffles included. */
export class DealPlayer {
  /** How often the last game was shuffled. */
  shuffles = 0;
  readonly #rules: RuleSet;
  readonly #position: Position;
  readonly #player: SimplePlayer;
  readonly #found = new Moves();

  constructor(game: Game, answers: Answers) {
    this.#rules = new RuleSet(game.variant(uncounted(game, answers)));
    const context = makeSearchContext(this.#rules, { known: knownOf(game.id), bytes: VISITED_BYTES });
    this.#position = context.position;
    this.#player = new SimplePlayer(context, new MoveEvaluation(context, moveWeightsOf(game.id)));
  }

  /** Whether the player wins the `nth` game of a deal; deterministic. */
  wins = (deal: number, nth: number): boolean => this.movesToWin(deal, nth) !== undefined;

  /** Returns how many moves the `nth` game of a deal took to win; undefined when it was lost. */
  movesToWin(deal: number, nth: number): number | undefined {
    const { table } = dealByNumber(this.#rules.variant, deal, this.#rules);
    this.#player.seed(Math.imul(deal, 0x9e3779b1) ^ nth);
    let moves = 0;
    for (this.shuffles = 0; this.shuffles <= MAX_SHUFFLES; this.shuffles++) {
      this.#position.begin(table);
      const isWon = this.#player.play() === 1;
      moves += this.#position.moves().length;
      if (isWon) return moves;
      if (!this.#shuffle(table)) return undefined;
    }
    return undefined;
  }

  /**
   * Makes the moves, which end with a shuffle, on the table that was dealt, because it knows how to shuffle; returns
   * false where nothing shuffles.
   */
  #shuffle(table: Table): boolean {
    const position = this.#position;
    const moves = position.moves();
    if (!position.isShuffled) {
      position.list(this.#found);
      const all: Move[] = [...this.#found.list.subarray(0, this.#found.length)];
      const chance = all.find((move) => this.#rules.isChance(move, position.table));
      if (chance === undefined) return false;
      moves.push(chance);
    }
    for (const move of moves) this.#rules.make(table, move);
    return true;
  }
}
