import { isFaceDown } from '../model/card.ts';
import type { Change } from '../model/change.ts';
import type { DealtGame } from '../legality/deal.ts';

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

  /** `laid`: the cards of the `piles` piles before the deal; those that lie face down were never seen. */
  constructor(laid: DealtGame['laid'], piles: number) {
    this.#piles = Array.from({ length: piles }, () => []);
    for (const { pile, cards } of laid) this.#piles[pile] = cards.map((card) => placeOf(!isFaceDown(card)));
  }

  /** The places of the cards that were never seen; `index` counts from the bottom of the pile. */
  get unseen(): readonly { readonly pile: number; readonly index: number }[] {
    return this.#piles.flatMap((places, pile) => places.flatMap(({ seen }, index) => (seen ? [] : [{ pile, index }])));
  }

  /** Whether a change, not yet followed, shows a card that was never seen, or hides which cards lie where. */
  isNews(change: Change): boolean {
    if (change.kind === 'turn') return isNew(this.#piles[change.pile]![change.index]!);
    if (change.kind === 'move') return change.turned && this.#piles[change.from]!.slice(-change.count).some(isNew);
    if (change.kind !== 'swap') return false;
    const places = this.#piles[change.pile]!;
    return !places[change.i]!.up || !places[change.j]!.up;
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

const placeOf = (up: boolean): Place => ({ up, seen: up });

const isNew = ({ up, seen }: Place): boolean => !up && !seen;

function turn(place: Place): void {
  place.up = !place.up;
  place.seen ||= place.up;
}
