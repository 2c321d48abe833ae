import type { Change } from '../../../engine/rules.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';
import { Animation } from './animation.ts';
import { celebrate } from './celebration.ts';
import { type Homes, inTempo, plan, planStraight, SHAKE_MS, type Tempo } from './flight-plan.ts';
import { shake } from './shake.ts';
import { fadedLegs } from './reduced-motion.ts';
import type { Arena, Show } from './shows/show.ts';

/** Every movement of cards on the board, at the chosen speed, unless the system asks for less motion. */
export class Motion {
  /** 0: none, 1: normal, 2: twice as fast. */
  speed: number;
  readonly #animation = new Animation();
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)');

  constructor(speed: number) {
    this.speed = speed;
  }

  /** Whether motion may be shown. */
  get isWanted(): boolean {
    return this.speed > 0 && !this.#calm.matches;
  }

  get running(): boolean {
    return this.#animation.running;
  }

  /** Whether the cards fly about for a win. */
  get isShow(): boolean {
    return this.#animation.isShow;
  }

  /** Whether the flying cards leave their pictures behind. */
  get leavesTrails(): boolean {
    return this.#animation.leavesTrails;
  }

  /** Makes the changes in `pieces`, and moves each piece from where it is drawn to where it then belongs. */
  make(
    changes: readonly Change[],
    pieces: Pieces,
    homes: Homes,
    tempo: Tempo,
    how: 'each' | 'straight' = 'each',
  ): void {
    this.#animation.finish();
    const { speed } = this;
    const legs = (how === 'each' ? plan : planStraight)(
      changes,
      pieces,
      homes,
      speed > 0 ? inTempo(tempo, speed) : tempo,
    );
    this.#animation.begin(this.isWanted || speed === 0 ? legs : fadedLegs(legs, speed));
    if (speed === 0) this.#animation.finish();
  }

  /** Shakes these pieces where they lie; returns whether that is shown. */
  shake(pieces: readonly Piece[], cardWidth: number): boolean {
    if (this.isWanted) this.#animation.begin(shake(pieces, cardWidth, SHAKE_MS / Math.min(1, this.speed)));
    return this.isWanted;
  }

  /** Begins a show for a win. */
  celebrate(show: Show, piles: Pieces['piles'], arena: Arena): void {
    if (this.isWanted) this.#animation.begin(celebrate(show, piles, arena, this.speed, Math.random));
  }

  /** Brings every piece to where it is at `now`, in milliseconds. */
  step(now: number): void {
    this.#animation.step(now);
  }

  /** Ends at once: every piece is where it belongs. */
  finish(): void {
    this.#animation.finish();
  }
}
