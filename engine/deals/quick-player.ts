import type { Answers, Game } from '../model/game.ts';
import { uncounted } from '../model/options.ts';
import type { Move } from '../model/move.ts';
import { numbersBelow, xoshiro } from '../model/random.ts';
import type { Table } from '../model/table.ts';
import { dealByNumber } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import { RuleSet } from '../legality/rule-set.ts';
import { MoveOrder, USUAL } from '../solver/depth-first/order.ts';
import { solverFactsOf } from '../solver/position/facts.ts';
import { KNOWN } from '../solver/known.ts';
import { Position } from '../solver/position/position.ts';
import { RelationsByBase } from '../solver/relations.ts';

/** One move in so many is made by chance. */
const CARELESS = 6;
/** No game is longer: who plays on and on does not win. */
const LONGEST = 500;

/** What is known of a game is used as far as it makes moves and positions fewer. */
const USED = new Set(['alike', 'sunk', 'idle', 'talon'] as const);

/**
 * Plays as a person does who does not think ahead: the move that looks best, and one in six by chance; nothing is taken
 * back, and no position is come to twice. What looks best is what the solver would try first; cards that lie face down
 * are not looked at.
 */
export class QuickPlayer {
  readonly #rules: RuleSet;
  readonly #position: Position;
  readonly #order: MoveOrder;
  readonly #found = new Moves();
  readonly #weights: number[] = [];
  readonly #met = new Set<number>();

  constructor(game: Game, answers: Answers) {
    this.#rules = new RuleSet(game.variant(uncounted(game, answers)));
    const facts = solverFactsOf(this.#rules, KNOWN[game.id] ?? {}, USED);
    this.#position = new Position(this.#rules, facts, undefined);
    this.#order = new MoveOrder(this.#position, new RelationsByBase(this.#rules), USUAL);
  }

  /** Whether a deal was won in the `nth` game of it; the same each time. */
  wins(deal: number, nth: number): boolean {
    const { table } = dealByNumber(this.#rules.variant, deal, this.#rules);
    const below = numbersBelow(xoshiro(Math.imul(deal, 0x9e3779b1) ^ nth));
    this.#met.clear();
    this.#begin(table);
    for (let made = 0; made < LONGEST && !this.#position.won; made++) {
      this.#list(below);
      if (!this.#goOn() && !this.#takeChance(table)) return false;
    }
    return this.#position.won;
  }

  #begin(table: Table): void {
    this.#position.begin(table);
    this.#isNew();
  }

  /** The moves there are, and how much is thought of each. */
  #list(below: (n: number) => number): void {
    const found = this.#found;
    this.#position.list(found);
    const careless = below(CARELESS) === 0;
    for (let at = 0; at < found.length; at++)
      this.#weights[at] = careless ? below(1 << 16) : this.#order.weigh(found.list[at]!);
  }

  /** Makes the best move that leads on; of equals the first. */
  #goOn(): boolean {
    for (let best = this.#best(); best >= 0; best = this.#best()) {
      this.#weights[best] = -Infinity;
      if (this.#leadsOn(this.#found.list[best]!)) return true;
    }
    return false;
  }

  #best(): number {
    let best = -1;
    let most = -Infinity;
    for (let at = 0; at < this.#found.length; at++) {
      if (this.#weights[at]! <= most) continue;
      most = this.#weights[at]!;
      best = at;
    }
    return best;
  }

  /** Makes the move if it leads to a position not met before. */
  #leadsOn(move: Move): boolean {
    if (this.#rules.isChance(move, this.#position.table)) return false;
    const position = this.#position;
    const mark = position.table.end;
    position.make(move);
    position.settle();
    if (this.#isNew()) return true;
    position.undo(mark);
    position.settle();
    return false;
  }

  /** Where nothing else leads on, cards are shuffled, if they may be: on the table that was dealt, which knows how. */
  #takeChance(table: Table): boolean {
    const chances = this.#found.list.subarray(0, this.#found.length);
    const chance = chances.find((move) => this.#rules.isChance(move, this.#position.table));
    if (chance === undefined) return false;
    for (const move of [...this.#position.moves(), chance]) this.#rules.make(table, move);
    this.#begin(table);
    return true;
  }

  /** Two halves of 26 and 27 bits are enough for the few positions of a game. */
  #isNew(): boolean {
    const { key } = this.#position;
    const now = (key.a >>> 6) * 2 ** 27 + (key.b >>> 5);
    if (this.#met.has(now)) return false;
    this.#met.add(now);
    return true;
  }
}
