import { Worlds } from '../../hints/worlds.ts';
import type { Move } from '../../model/move.ts';
import type { Valuer } from './valuer.ts';
import type { Walk } from '../walk.ts';

/** Apart from the seeds by which moves are compared. */
const SEED = 100_000;
/** Worlds in which it is found what there was at the deal, and at the end of a game that was given up. */
export const END_WORLDS = 160;
/** Of these games so many must be won from the deal for wins to tell moves apart. */
const SOME = 8;

/**
 * How often a position of a walk is won, or a move from there, in ways the cards could lie by what was seen then. The
 * walk may have gone on before it is looked into.
 */
export class Sample {
  won = 0;
  #sum = 0;
  of = 0;
  readonly #worlds: Worlds;
  readonly #valuer: Valuer;
  readonly #line: readonly Move[];

  /** `line`: the moves after which it is looked at. */
  constructor(walk: Walk, valuer: Valuer, line: readonly Move[] = []) {
    this.#worlds = new Worlds(walk.table, walk.unseen, SEED + walk.at);
    this.#valuer = valuer;
    this.#line = line;
  }

  /** Looks on until it has been played in so many worlds. */
  upTo(worlds: number): this {
    for (; this.of < worlds; this.of++) {
      const value = this.#valuer.value(this.#worlds.next(), this.#line, SEED + this.of);
      this.won += Number(value === 1);
      this.#sum += value;
    }
    return this;
  }

  /** The way that lots make of so many other worlds, in the mean. */
  byLot(worlds: number): number {
    let sum = 0;
    for (let world = 0; world < worlds; world++) sum += this.#valuer.byLot(this.#worlds.next(), SEED + world);
    return sum / worlds;
  }

  /** What it came to in the mean, a win being 1. */
  get mean(): number {
    return this.of === 0 ? 0 : this.#sum / this.of;
  }

  get share(): number {
    return this.of === 0 ? 0 : this.won / this.of;
  }

  /** The standard error of the share, never quite none. */
  get error(): number {
    const share = (this.won + 1) / (this.of + 2);
    return Math.sqrt((share * (1 - share)) / Math.max(1, this.of));
  }
}

/** What games from the deal come to; where few are won the valuer goes by the way from now on. */
export function sampleOfDeal(deal: Walk, valuer: Valuer): Sample {
  const sample = new Sample(deal, valuer).upTo(END_WORLDS);
  if (sample.won < SOME) valuer.by = 'way';
  return sample;
}
