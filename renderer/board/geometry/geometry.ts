import { type Card, fanOf, isFaceDown, type PileShape } from '../../../engine/index.ts';
import type { Box, Point } from '../types.ts';
import type { Arrangement } from './arrangement.ts';
import { isClosedUp, spread } from './fan.ts';
import { type Candidate, type Hit, hitAt } from './hit.ts';
import { type Hour, hoursOn } from './hours.ts';
import { legibility } from './legible.ts';
import { type Layout, layOut, type Room, type Slot } from './table-layout.ts';
import { AT_REST, type Piece, type Pieces, restingZ } from './pieces.ts';
import { reachingOver, yieldingTo } from './yielding.ts';

/** A card by its place. */
interface Spot {
  readonly pile: number;
  readonly index: number;
}

/** Where everything belongs on a table of this size. */
export class Geometry {
  readonly layout: Layout;
  readonly hours: readonly Hour[];
  readonly #shapes: readonly PileShape[];
  readonly #pieces: Pieces;
  readonly #yielding: readonly (readonly number[])[];
  /** The card at which a closed-up fan is open, see `openingAt`. */
  opened: Spot | undefined;
  #overlain: { readonly changes: number; readonly piles: ReadonlySet<number> } | undefined;
  readonly room: Room;

  constructor(
    shapes: readonly PileShape[],
    pieces: Pieces,
    room: Room,
    leftHanded: boolean,
    arrangements?: readonly Arrangement[],
  ) {
    this.layout = layOut(shapes, room, leftHanded, arrangements);
    this.hours = hoursOn(shapes, this.layout.slots);
    this.#shapes = shapes;
    this.#pieces = pieces;
    this.#yielding = yieldingTo(shapes, this.layout.slots);
    this.room = room;
  }

  /** Returns how well the face-up cards of the least legible downward fan can be read; 1 or more is enough. */
  get legibility(): number {
    const gaps = this.#shapes.flatMap((shape, pile) => {
      if (fanOf(shape).way !== 'down' || fanOf(shape).shown < Infinity) return [];
      const homes = this.#homes(pile, undefined);
      const cards = this.#cards(pile);
      return homes.slice(1).flatMap((home, at) => (isFaceDown(cards[at]!) ? [] : [home.y - homes[at]!.y]));
    });
    return legibility(Math.min(...gaps), this.layout.cardHeight);
  }

  /** Returns where the cards of a pile belong; those of a pile that is not shown are below the table's edge. */
  homes(pile: number): Point[] {
    return this.#homes(pile, this.opened?.pile === pile ? this.opened.index : undefined);
  }

  #homes(pile: number, opened: number | undefined): Point[] {
    const [shape, slot] = [this.#shapes[pile], this.#slot(pile)];
    const pieces = this.#pile(pile);
    if (shape && slot) return spread(shape, this.#cards(pile), slot, this.room.density, opened);
    const below = { x: (this.room.width - this.layout.cardWidth) / 2, y: this.room.height + this.layout.cardHeight };
    return pieces.map(() => below);
  }

  /** Puts every piece where it belongs, at once. */
  settle(): void {
    for (const [pile, pieces] of this.#pieces.piles.entries()) {
      const homes = this.homes(pile);
      for (const [i, piece] of pieces.entries())
        Object.assign(piece, homes[i], AT_REST, { z: restingZ(pile, i), shown: piece.card });
    }
  }

  hitAt(point: Point): Hit | undefined {
    return hitAt(point, this.#pieces.piles.slice(0, this.#shapes.length), this.layout.slots);
  }

  /**
   * Returns the card at which the closed-up fan under a point opens, undefined if none does. That card is then under
   * the point, so that nothing moves on under a pointer at rest.
   */
  openingAt(point: Point): Spot | undefined {
    const pile = this.hitAt(point)?.pile;
    const [shape, slot] = [this.#shapes[pile ?? -1], pile === undefined ? undefined : this.#slot(pile)];
    if (pile === undefined || !shape || !slot || !isClosedUp(shape, this.#cards(pile), slot)) return undefined;
    const cards = this.#cards(pile);
    const now = this.opened?.pile === pile ? this.opened.index : 0;
    const lies = (index: number): boolean => {
      const [home, next] = this.#homes(pile, index).slice(index, index + 2);
      if (!home || !next || isFaceDown(cards[index]!)) return false;
      return next.y > home.y ? point.y >= home.y && point.y < next.y : point.x >= home.x && point.x < next.x;
    };
    const found = [...cards.keys()].filter(lies);
    const index = found.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))[0];
    return index === undefined ? undefined : { pile, index };
  }

  /** Returns the box of a whole card where it belongs, or of the pile's empty place. */
  cardBox(pile: number, index: number): Box {
    const { cardWidth: width, cardHeight: height, slots } = this.layout;
    const home = this.homes(pile)[index] ?? slots[pile] ?? { x: 0, y: 0 };
    return { x: home.x, y: home.y, width, height };
  }

  /** Returns the part of a card that its pile leaves visible. */
  shownBox(pile: number, index: number): Box {
    const box = this.cardBox(pile, index);
    const next = this.homes(pile)[index + 1] ?? box;
    if (next.y > box.y) return { ...box, height: Math.min(box.height, next.y - box.y) };
    return next.x > box.x ? { ...box, width: Math.min(box.width, next.x - box.x) } : box;
  }

  /** Returns the box of the top card, or of the empty place. */
  topBox(pile: number): Box {
    return this.cardBox(pile, this.#pile(pile).length - 1);
  }

  /** Returns the box around the `count` top cards. */
  runBox(pile: number, count: number): Box {
    const size = this.#pile(pile).length;
    return around(this.cardBox(pile, Math.max(0, size - count)), this.topBox(pile));
  }

  /** Lists the piles other than `from`, each with the box around all its cards. */
  candidates(from: number): Candidate[] {
    return this.layout.slots.flatMap((_, pile) =>
      pile === from ? [] : [{ pile, box: this.runBox(pile, this.#pile(pile).length) }],
    );
  }

  /** Lists the targets for a card dropped on its own pile: the card under it, and as pile −1 the place it came from. */
  ownPlaces(pile: number): Candidate[] {
    const top = this.#pile(pile).length - 1;
    return [
      { pile, box: this.cardBox(pile, top - 1) },
      { pile: -1, box: this.cardBox(pile, top) },
    ];
  }

  /** Returns the empty piles that fans reach over, cached until the next change because every frame needs them. */
  overlain(): ReadonlySet<number> {
    const { changes } = this.#pieces;
    if (this.#overlain?.changes !== changes) this.#overlain = { changes, piles: this.#reachedOver() };
    return this.#overlain.piles;
  }

  #reachedOver(): ReadonlySet<number> {
    const { cardWidth, cardHeight, slots } = this.layout;
    const reached = this.#yielding.map((beyond, pile) => {
      const next = slots[beyond[0] ?? -1];
      const top = next && this.homes(pile).at(-1);
      if (!top) return [];
      return beyond.filter((other) => {
        const { x, y } = slots[other]!;
        return this.#pile(other).length === 0 && x < top.x + cardWidth && y < top.y + cardHeight;
      });
    });
    return new Set(reached.flat());
  }

  /** Returns a pile's slot, with the room of the empty piles beyond it that yield theirs. */
  #slot(pile: number): Slot | undefined {
    const { slots } = this.layout;
    const slot = slots[pile];
    const beyond = this.#yielding[pile] ?? [];
    const taken = beyond.findIndex((other) => this.#pile(other).length > 0);
    const last = taken < 0 ? beyond.at(-1) : beyond[taken - 1];
    return slot && reachingOver(slot, last === undefined ? undefined : slots[last]);
  }

  #cards(pile: number): Card[] {
    return this.#pile(pile).map(({ card }) => card);
  }

  #pile(pile: number): readonly Piece[] {
    return this.#pieces.piles[pile] ?? [];
  }
}

/** Returns the box around both boxes. */
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
