import { fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import { Moves } from '../../legality/move-generator.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../../search/boards/position/talon.ts';
import { keepWorthwhile } from '../../search/boards/position/worthwhile.ts';
import { DeadEnd } from '../../search/proofs/dead-end.ts';
import { PartedSuits } from '../../search/proofs/parted-suits.ts';
import { FollowUps, FREE } from '../../search/proofs/follow-up.ts';
import { Frames } from './frames.ts';
import { LastingHomes } from '../../search/proofs/lasting-home.ts';
import { LaterPass } from '../../search/proofs/later-pass.ts';
import { LaterPlace } from '../../search/proofs/later-place.ts';
import { RunOut } from '../../search/proofs/run-out.ts';
import { MoveOrder, USUAL_ORDER, type OrderWeights } from './order.ts';

/** The settings of a depth-first search. */
export interface DepthFirstSettings {
  readonly weights?: OrderWeights;
  /** The most that noise adds to a weight, and the seed of the noise. */
  readonly noise?: number;
  readonly seed?: number;
  /** No card leaves a foundation, and each that can go there does. Such a search ends soon, but proves nothing. */
  readonly streamlined?: boolean;
}

/**
 * While at least one position in `MAX_LOOKS_PER_DEAD_END` searched for a dead end has one, every position is searched;
 * else one in `DEAD_END_INTERVAL`.
 */
const MAX_LOOKS_PER_DEAD_END = 30;
const DEAD_END_INTERVAL = 16;

/** Distinguishes the key of a position whose next move is restricted from that of the position itself. */
const RESTRICTED_KEY = 0x9e3779b1;

/**
 * Follows the best-looking move as far as it leads, and returns to the next when nothing new is left; no position is
 * searched twice.
 */
export const depthFirst = (settings: DepthFirstSettings = {}): Strategy => ({
  name: 'depth-first',
  complete: !settings.streamlined,
  begin: (context) => new DepthFirst(context, settings),
});

/** Data that is made once for a context. */
interface Memory {
  readonly frames: Frames;
  readonly found: Moves;
  readonly followUps: FollowUps;
  readonly lasting: LastingHomes | undefined;
  readonly laterPlace: LaterPlace | undefined;
  readonly laterPass: LaterPass | undefined;
  readonly runOut: RunOut | undefined;
  readonly deadEnd: DeadEnd | PartedSuits | undefined;
  readonly orders: Map<OrderWeights, MoveOrder>;
}

const memoryFor = perContext((context): Memory => ({
  frames: new Frames(),
  found: new Moves(),
  followUps: new FollowUps(context),
  lasting: LastingHomes.for(context),
  laterPlace: LaterPlace.for(context),
  laterPass: LaterPass.for(context),
  runOut: RunOut.for(context),
  deadEnd: DeadEnd.for(context) ?? PartedSuits.for(context),
  orders: new Map(),
}));

function orderFor(context: SearchContext, weights: OrderWeights): MoveOrder {
  const { orders } = memoryFor(context);
  const order = orders.get(weights) ?? new MoveOrder(context.position, context.view, weights);
  orders.set(weights, order);
  return order;
}

class DepthFirst implements Pass {
  positions = 0;
  readonly #context: SearchContext;
  readonly #memory: Memory;
  readonly #order: MoveOrder;
  readonly #noise: number;
  readonly #below: (n: number) => number;
  readonly #streamlined: boolean;
  readonly #predicted: boolean;
  readonly #isHome: readonly boolean[];
  /** The waste whose talon always offers every card; -1: there is none. */
  readonly #freeWaste: number;
  #chance = false;
  /** Positions searched for a dead end, and those that had one. */
  #looked = 0;
  #found = 0;

  constructor(
    context: SearchContext,
    { weights = USUAL_ORDER, noise = 0, seed = 1, streamlined = false }: DepthFirstSettings,
  ) {
    const { talon } = context.facts;
    this.#context = context;
    this.#memory = memoryFor(context);
    this.#order = orderFor(context, weights);
    this.#noise = noise;
    this.#below = numbersBelow(xoshiro(seed));
    this.#streamlined = streamlined;
    this.#predicted = context.pruning.has('predicted') && context.facts.settles;
    this.#isHome = context.position.rules.piles.map(({ rules }) => rules.role === 'foundation');
    this.#freeWaste = talon !== undefined && talon.turn === 1 && talon.redeals === Infinity ? talon.waste : -1;
    this.#memory.frames.clear();
    this.#memory.laterPass?.clear();
    context.visited.clear();
  }

  go(more: number): PassEnd | undefined {
    const until = this.positions + more;
    const { position } = this.#context;
    const { frames } = this.#memory;
    if (this.positions === 0) {
      if (position.won) return { end: 'won', moves: position.moves() };
      if (this.#meet()) this.#expand(FREE);
    }
    while (this.positions < until) {
      if (frames.depth < 0) return { end: 'exhausted', chance: this.#chance };
      if (this.#context.visited.full || frames.bytes > this.#context.bytes) return { end: 'full' };
      const at = frames.take();
      if (at < 0) frames.pop();
      else if (this.#try(at)) return { end: 'won', moves: position.moves() };
    }
    return undefined;
  }

  /** Makes a move of the deepest position, and searches the position it leads to if that is new; true when it wins. */
  #try(at: number): boolean {
    const { position, visited } = this.#context;
    const { frames, followUps } = this.#memory;
    const [a, b] = [frames.keysA[at]!, frames.keysB[at]!];
    if ((a !== 0 || b !== 0) && visited.has(a, b)) return false;
    const mark = frames.marks[frames.depth]!;
    if (position.table.end > mark) {
      position.undo(mark);
      position.settle();
    }
    const move = frames.moves[at]!;
    const must = followUps.after(move);
    position.make(move);
    if (position.won) return true;
    position.settle();
    if (must !== FREE && followUps.stands()) {
      if (this.#meetBetween(must)) this.#expand(must);
      return false;
    }
    const { key } = position;
    // Positions with the same cards before the automatic moves are the same after them, so those moves need not be made
    // a second time.
    if ((a !== 0 || b !== 0) && (key.a !== a || key.b !== b)) visited.add(a, b);
    if (this.#meet()) this.#expand(FREE);
    return false;
  }

  /**
   * Records the position on the table when only the required moves are searched; false when it was met with the same
   * requirement.
   */
  #meetBetween(must: number): boolean {
    const { key } = this.#context.position;
    return this.#context.visited.add((key.a + Math.imul(must, RESTRICTED_KEY)) | 0, key.b);
  }

  /** Records the position on the table; false when it or a better one was met before, or it is proved lost. */
  #meet(): boolean {
    const { key } = this.#context.position;
    if (!this.#context.visited.add(key.a, key.b)) return false;
    const { laterPlace, laterPass, runOut } = this.#memory;
    if (laterPlace?.isMet() === true || laterPass?.isMet() === true) return false;
    this.positions++;
    return runOut?.hopeless() !== true && !this.#isDeadEnd();
  }

  /**
   * Whether a dead end is found; it is looked for everywhere as long as that pays, else in one position of
   * `DEAD_END_INTERVAL`.
   */
  #isDeadEnd(): boolean {
    const { deadEnd } = this.#memory;
    if (deadEnd === undefined) return false;
    if (this.#found * MAX_LOOKS_PER_DEAD_END < this.#looked && this.positions % DEAD_END_INTERVAL > 0) return false;
    this.#looked++;
    const isLost = deadEnd.isLost();
    if (isLost) this.#found++;
    return isLost;
  }

  /** Pushes a frame with the moves to try in the position on the table. */
  #expand(must: number): void {
    const { position, pruning } = this.#context;
    const { frames, found, followUps } = this.#memory;
    frames.push(position.table.end, must);
    position.list(found);
    if (pruning.has('one-empty')) keepWorthwhile(position, found);
    followUps.look();
    const only = this.#only();
    if (only >= 0 && followUps.allows(must, only)) return this.#add(only);
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (!followUps.allows(must, move) || followUps.isUseless(move)) continue;
      if (this.#streamlined && this.#isHome[fromOf(move)]!) continue;
      if (position.rules.isChance(move, position.table)) this.#chance = true;
      else this.#add(move);
    }
  }

  /** Returns a move that makes all others needless; -1: there is none. */
  #only(): Move {
    const { lasting, found } = this.#memory;
    const { table } = this.#context.position;
    if (!this.#streamlined && (this.#freeWaste < 0 || this.#context.safe === undefined) && !lasting) return -1;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (!isDrag(withoutTaps(move)) || !this.#isHome[toOf(move)] || this.#isHome[fromOf(move)]) continue;
      if (this.#streamlined || lasting?.isForced(move, table) || this.#isSafe(move)) return move;
    }
    return -1;
  }

  /** Whether the move safely brings home a card of a waste that always offers every card. */
  #isSafe(move: Move): boolean {
    const { position, safe, facts } = this.#context;
    if (safe === undefined || fromOf(move) !== this.#freeWaste) return false;
    const { table } = position;
    const talon = facts.talon!;
    return safe.isSafe(table, position.home, cardAt(talon, table, placeAfter(talon, table, tapsOf(move))));
  }

  #add(move: Move): void {
    const { position } = this.#context;
    const { frames } = this.#memory;
    const weight = this.#order.weigh(move) + (this.#noise > 0 ? this.#below(this.#noise) : 0);
    if (this.#predicted && position.predict(move))
      frames.add(move, weight, position.key.predictedA, position.key.predictedB);
    else frames.add(move, weight, 0, 0);
  }
}
