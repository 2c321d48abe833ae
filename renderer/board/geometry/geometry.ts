import type { BoardPile } from '../model/source.ts';
import { type Card, isFaceDown } from '../../../engine/rules.ts';
import type { Box, Point } from '../model/box.ts';
import type { Arrangement } from './arrangement.ts';
import { growthOf, isClosedUp, spread, type FanSteps, stepsOf, stretched } from './fan.ts';
import { canRaise, type Candidate, contains, type Hit, hitAt } from './hit.ts';
import { type Hour, hoursOn } from './hours.ts';
import { legibility } from './legible.ts';
import { type Layout, layOut, type Room, type Slot } from './table-layout.ts';
import { AT_REST, type Piece, type Pieces } from './pieces.ts';
import { reachingOver, yieldingPiles } from './yielding.ts';

/** A card by its place. */
interface Spot {
  readonly pile: number;
  readonly index: number;
}

interface GeometryOptions {
  readonly arrangements?: readonly Arrangement[];
  /** The cards of each pile right after the deal: the columns of a row are then as far apart as the longest allows. */
  readonly dealt?: readonly (readonly Card[])[];
  /** Where it lays the piles, if that is known: finding it takes longest. */
  readonly layout?: Layout | undefined;
}

/** Cards taken from the top of a pile. */
interface Taken {
  readonly from: number;
  readonly count: number;
}

/** Where everything belongs on a table of this size. */
export class Geometry {
  readonly layout: Layout;
  readonly hours: readonly Hour[];
  readonly #shapes: readonly BoardPile[];
  readonly #pieces: Pieces;
  readonly #yielding: readonly (readonly number[])[];
  /** By pile how far its cards are apart at most. */
  readonly #steps: readonly (FanSteps | undefined)[];
  /** The card at which a closed-up fan is open, see `openingAt`. */
  opened: Spot | undefined;
  #overlain: { readonly changes: number; readonly piles: ReadonlySet<number> } | undefined;
  readonly room: Room;

  constructor(
    shapes: readonly BoardPile[],
    pieces: Pieces,
    room: Room,
    leftHanded: boolean,
    { arrangements, dealt, layout }: GeometryOptions = {},
  ) {
    this.layout = layout ?? layOut(shapes, room, leftHanded, arrangements);
    this.hours = hoursOn(shapes, this.layout.slots);
    this.#shapes = shapes;
    this.#pieces = pieces;
    this.#yielding = yieldingPiles(shapes, this.layout.slots);
    this.#steps = dealt ? stepsInRows(shapes, this.layout.slots, dealt, room.height > room.width) : [];
    this.room = room;
  }

  /** Returns how well the face-up cards of the least legible downward fan can be read; 1 or more is enough. */
  get legibility(): number {
    const gaps = this.#shapes.flatMap((shape, pile) => {
      if (shape.fan.direction !== 'down' || shape.fan.shown < Infinity) return [];
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
    const steps = this.#steps[pile];
    if (shape && slot) return spread(shape, this.#cards(pile), slot, this.room.density, { opened, steps });
    const below = { x: (this.room.width - this.layout.cardWidth) / 2, y: this.room.height + this.layout.cardHeight };
    return pieces.map(() => below);
  }

  /** Returns where these cards would lie on a pile. */
  arrivals(arriving: readonly Piece[], pile: number): Point[] {
    const [shape, slot] = [this.#shapes[pile], this.#slot(pile)];
    if (!shape || !slot) return [];
    const cards = [...this.#pile(pile), ...arriving].map(({ card }) => card);
    return spread(shape, cards, slot, this.room.density, { steps: this.#steps[pile] }).slice(-arriving.length);
  }

  /** Puts every piece where it belongs, at once. */
  settle(): void {
    for (const [pile, pieces] of this.#pieces.piles.entries()) {
      const homes = this.homes(pile);
      for (const [i, piece] of pieces.entries())
        Object.assign(piece, homes[i], AT_REST, { z: this.#pieces.restingZ(pile, i), shown: piece.card });
    }
  }

  /**
   * Returns the topmost card at a point, else the empty pile there. In a closed-up fan it is the card that shows there
   * while the fan is not open, wherever the cards are drawn now, so that the pointer keeps its target.
   */
  hitAt(point: Point): Hit | undefined {
    const hit = hitAt(point, this.#pieces.piles.slice(0, this.#shapes.length), this.layout.slots);
    if (!hit?.piece || !this.#isClosedUp(hit.pile)) return hit;
    const { cardWidth, cardHeight } = this.layout;
    const pieces = this.#pile(hit.pile);
    const index = this.#homes(hit.pile, undefined).findLastIndex(({ x, y }) =>
      contains({ x, y, width: cardWidth, height: cardHeight }, point),
    );
    return index < 0 ? hit : { ...hit, index, piece: pieces[index], covered: index < pieces.length - 1 };
  }

  /**
   * Returns the pile under a point once the `count` top cards of pile `from` are taken away; piles `isOut` of play and
   * those that a fan reaches over are nowhere.
   */
  pileUnder(point: Point, { from, count }: Taken, isOut: (pile: number) => boolean): number | undefined {
    const { piles } = this.#pieces;
    const left = this.#shapes.map((_, pile) => (pile === from ? piles[pile]!.slice(0, -count) : piles[pile]!));
    const slots = this.layout.slots.map((slot, pile) => (this.#isUnseen(pile, isOut) ? undefined : slot));
    return hitAt(point, left, slots)?.pile;
  }

  #isUnseen(pile: number, isOut: (pile: number) => boolean): boolean {
    return isOut(pile) || this.overlain().has(pile);
  }

  #isClosedUp(pile: number): boolean {
    const [shape, slot] = [this.#shapes[pile], this.#slot(pile)];
    return shape !== undefined && slot !== undefined && isClosedUp(shape, this.#cards(pile), slot, this.#steps[pile]);
  }

  /**
   * Returns the card at which the closed-up fan under a point opens, undefined if none does. The card is under the
   * point before and after, so that nothing keeps moving under a pointer at rest.
   */
  openingAt(point: Point): Spot | undefined {
    const hit = this.hitAt(point);
    return hit && canRaise(hit) && this.#isClosedUp(hit.pile) ? { pile: hit.pile, index: hit.index } : undefined;
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

  /** Lists the piles other than `from` and those `isOut` of play, each with the box around all its cards. */
  candidates(from: number, isOut: (pile: number) => boolean): Candidate[] {
    return this.layout.slots.flatMap((_, pile) =>
      pile === from || this.#isUnseen(pile, isOut) ? [] : [{ pile, box: this.runBox(pile, this.#pile(pile).length) }],
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

/**
 * Returns the steps of the columns of each row, so that all show as much of a card as the longest after the deal.
 * `high`: on a table that is higher than wide all rows are stretched alike, into the room of the fullest.
 */
function stepsInRows(
  shapes: readonly BoardPile[],
  slots: readonly Slot[],
  dealt: readonly (readonly Card[])[],
  high: boolean,
): (FanSteps | undefined)[] {
  const isColumn = (shape: BoardPile): boolean => shape.fan.direction === 'down' && shape.fan.shown === Infinity;
  const own = shapes.map((shape, pile) =>
    isColumn(shape) ? stepsOf(shape, dealt[pile] ?? [], slots[pile]!) : undefined,
  );
  const alike = own.map((steps, pile) => {
    const row = own.filter((_, other) => slots[other]!.y === slots[pile]!.y).filter((other) => other !== undefined);
    return steps && { up: Math.min(...row.map(({ up }) => up)), down: Math.min(...row.map(({ down }) => down)) };
  });
  if (!high) return alike;
  const factor = Math.min(
    ...alike.map((steps, pile) => (steps ? growthOf(dealt[pile] ?? [], slots[pile]!, steps) : Infinity)),
  );
  return alike.map((steps, pile) => steps && stretched(steps, factor, slots[pile]!.height));
}

/** Returns the box around both boxes. */
function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}
