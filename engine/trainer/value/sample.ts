import { Determinizations } from '../../search/playouts/determinizations.ts';
import type { Move } from '../../model/move.ts';
import type { Valuer } from './valuer.ts';
import type { GameReplay } from '../../hints/base/replay.ts';

/** Keeps these seeds apart from the seeds of comparisons. */
const SEED_OFFSET = 100_000;
/** The number of sampled worlds at the deal, and at the end of a game that was given up. */
export const END_WORLDS = 160;
/** Moves are compared by wins only if at least this many of these games are won from the deal. */
const MIN_WON_GAMES = 8;

/**
 * Samples how often a position of a replay is won after a line of moves, in determinizations by the cards seen until
 * then. The replay may continue before more worlds are sampled.
 */
export class Sample {
  won = 0;
  #sum = 0;
  of = 0;
  readonly #worlds: Determinizations;
  readonly #valuer: Valuer;
  readonly #line: readonly Move[];

  /** `line`: moves made before the position is valued. */
  constructor(replay: GameReplay, valuer: Valuer, line: readonly Move[] = []) {
    this.#worlds = new Determinizations(replay.table, replay.unseen, SEED_OFFSET + replay.at);
    this.#valuer = valuer;
    this.#line = line;
  }

  /** Samples on until this many worlds have been played in all. */
  upTo(worlds: number): this {
    for (; this.of < worlds; this.of++) {
      const value = this.#valuer.value(this.#worlds.next(), this.#line, SEED_OFFSET + this.of);
      this.won += Number(value === 1);
      this.#sum += value;
    }
    return this;
  }

  /** Returns the mean progress of random play in this many further worlds. */
  atRandom(worlds: number): number {
    let sum = 0;
    for (let world = 0; world < worlds; world++) sum += this.#valuer.atRandom(this.#worlds.next(), SEED_OFFSET + world);
    return sum / worlds;
  }

  /** The mean value, a win being 1. */
  get mean(): number {
    return this.of === 0 ? 0 : this.#sum / this.of;
  }

  get share(): number {
    return this.of === 0 ? 0 : this.won / this.of;
  }

  /** The standard error of the share, never 0. */
  get error(): number {
    const share = (this.won + 1) / (this.of + 2);
    return Math.sqrt((share * (1 - share)) / Math.max(1, this.of));
  }
}

/** Whether too few games of a sample of `END_WORLDS` from a deal were won for wins to be compared. */
export const isSeldomWon = ({ won }: Sample): boolean => won < MIN_WON_GAMES;
