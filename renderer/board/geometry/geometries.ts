import { enoughIn } from './best-way.ts';
import type { Geometry } from './geometry.ts';
import { partFor } from './legible.ts';
import type { Layout } from './table-layout.ts';

/** The geometries of a table in one room, by the size of its cards as a share of the largest. */
export class Geometries {
  readonly #make: (part: number, layout?: Layout) => Geometry;
  readonly #made = new Map<number, Geometry>();
  readonly #known: ReadonlyMap<number, Geometry> | undefined;

  /**
   * `make`: makes the geometry of a size, with its layout if that is known. `known`: the same table in the same room
   * with other pieces.
   */
  constructor(make: (part: number, layout?: Layout) => Geometry, known?: Geometries) {
    this.#make = make;
    this.#known = known && known.#made;
  }

  of(part: number): Geometry {
    const geometry = this.#made.get(part) ?? this.#make(part, this.#known?.get(part)?.layout);
    this.#made.set(part, geometry);
    return geometry;
  }

  /**
   * Returns the size of cards at which long fans can be read, but on a phone none smaller than cards should be there.
   * `now`: the present size; `grows`: they may be larger.
   */
  part(now: number, grows: boolean): number {
    const { room, layout } = this.of(1);
    const least = enoughIn(room.width, room.height) / layout.cardWidth;
    return partFor(now, (part) => this.of(part).legibility, grows, least);
  }
}
