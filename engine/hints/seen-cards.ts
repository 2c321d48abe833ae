import type { Change } from '../model/change.ts';

/** A card on the table, tracked from before the deal: the player may know it even while it lies face down. */
interface Place {
  /** Whether it lies face up. */
  up: boolean;
  /** Whether it ever lay face up since it was last shuffled. */
  seen: boolean;
}

/**
 * Tracks which cards the player has seen, by the changes on the table alone. A card that was turned up once stays
 * known, wherever it goes, unless it is shuffled among others while it lies face down.
 */
export class SeenCards {
  readonly #piles: Place[][];

  /** `laid`: how many cards lay in each pile before the deal, all face down. */
  constructor(laid: readonly number[]) {
    this.#piles = laid.map((count) => Array.from({ length: count }, () => ({ up: false, seen: false })));
  }

  /** The places of the cards that were never seen; `index` counts from the bottom of the pile. */
  get unseen(): readonly { readonly pile: number; readonly index: number }[] {
    return this.#piles.flatMap((places, pile) => places.flatMap(({ seen }, index) => (seen ? [] : [{ pile, index }])));
  }

  /** Follows a change of the table. */
  note(change: Change): void {
    if (change.kind === 'move') this.#move(change);
    else if (change.kind === 'turn') turn(this.#piles[change.pile]![change.index]!);
    else if (change.kind === 'swap') this.#swap(this.#piles[change.pile]!, change.i, change.j);
  }

  #move({ from, to, count, reversed, turned }: Change & { kind: 'move' }): void {
    const taken = this.#piles[from]!.splice(-count);
    if (reversed) taken.reverse();
    if (turned) taken.forEach(turn);
    this.#piles[to]!.push(...taken);
  }

  /** Swaps two cards; unless both lie face up, those face down become unknown. */
  #swap(places: Place[], i: number, j: number): void {
    const [one, other] = [places[i]!, places[j]!];
    places[i] = other;
    places[j] = one;
    if (one.up && other.up) return;
    one.seen = one.up;
    other.seen = other.up;
  }
}

function turn(place: Place): void {
  place.up = !place.up;
  place.seen ||= place.up;
}
