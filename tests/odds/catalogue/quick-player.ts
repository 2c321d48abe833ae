import { dealByNumber } from '../../../engine/legality/deal.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import type { Move } from '../../../engine/model/move.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import type { Table } from '../../../engine/model/table.ts';
import { Order, USUAL } from '../../../engine/solver/depth-first/order.ts';
import { factsOf } from '../../../engine/solver/facts.ts';
import { KNOWN } from '../../../engine/solver/known.ts';
import { Position } from '../../../engine/solver/position/position.ts';
import { RelationsByBase } from '../../../engine/solver/relations.ts';

/** One move in so many is made by chance. */
const CARELESS = 6;
/** No game is longer: who plays on and on does not win. */
const LONGEST = 500;

/** What is known of a game is used as far as it makes moves and positions fewer. */
const USED = new Set(['alike', 'sunk', 'idle', 'talon'] as const);

/**
 * Plays as a person does who does not think ahead: the move that looks best, and one in six by chance; nothing is taken back, and no
 * position is come to twice. What looks best is what the solver would try first; cards that lie face down are not looked at.
 */
export class QuickPlayer {
  readonly #rules: RuleSet;
  readonly #position: Position;
  readonly #order: Order;
  readonly #found = new Moves();
  readonly #met = new Set<number>();

  constructor(game: Game, answers: Answers) {
    this.#rules = new RuleSet(game.variant(answers));
    const facts = factsOf(this.#rules, KNOWN[game.id] ?? {}, USED);
    this.#position = new Position(this.#rules, facts, undefined);
    this.#order = new Order(this.#position, new RelationsByBase(this.#rules), USUAL);
  }

  /** Whether a deal was won in the `nth` game of it; the same each time. */
  wins(deal: number, nth: number): boolean {
    const { table } = dealByNumber(this.#rules.variant, deal, this.#rules);
    const below = numbersBelow(xoshiro(Math.imul(deal, 0x9e3779b1) ^ nth));
    this.#met.clear();
    this.#begin(table);
    for (let made = 0; made < LONGEST && !this.#position.won; made++) {
      const moves = this.#list(below);
      if (!moves.some((move) => this.#leadsOn(move)) && !this.#takeChance(table, moves)) return false;
    }
    return this.#position.won;
  }

  #begin(table: Table): void {
    this.#position.begin(table);
    this.#isNew();
  }

  /** The moves in the order in which they are tried. */
  #list(below: (n: number) => number): Move[] {
    const found = this.#found;
    this.#position.list(found);
    const careless = below(CARELESS) === 0;
    const weighed = Array.from(found.list.subarray(0, found.length), (move) => ({
      move,
      weight: careless ? below(1 << 16) : this.#order.weigh(move),
    }));
    return weighed.toSorted((one, other) => other.weight - one.weight).map(({ move }) => move);
  }

  /** Makes the move if it leads to a position not met before. */
  #leadsOn(move: Move): boolean {
    if (this.#rules.isChance(move)) return false;
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
  #takeChance(table: Table, moves: readonly Move[]): boolean {
    const chance = moves.find((move) => this.#rules.isChance(move));
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
