import type { Geometry } from '../geometry/geometry.ts';
import { aimOf } from '../geometry/hit.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { BoardSource } from '../model/source.ts';
import type { Box, Framed, Point } from '../model/box.ts';
import type { Grasp } from './gesture.ts';
import { Sway } from './sway.ts';

interface Raised {
  readonly grasp: Grasp;
  readonly pieces: readonly Piece[];
  homes: readonly Point[];
  /** How far it has been carried. */
  carried: Point;
  /** The pile it would go to if dropped now. */
  aim: number | undefined;
  /** When it began to rise, in milliseconds. */
  begun: number | undefined;
  /** How far it has risen, from 0 to 1. */
  risen: number;
  readonly sway: Sway;
}

/** How far cards are carried, and where the pointer is that carries them. */
interface Carrying {
  readonly by: Point;
  readonly pointer: Point | undefined;
}

/** A raised card is drawn larger and higher by these shares of its size. */
const RAISED_SCALE = 0.06;
const RAISED_HEIGHT = 0.045;
/** Milliseconds that a card takes to rise. */
const RISE_MS = 90;

/** The cards in a person's hand as they are drawn: raised and carried, with the lights on the piles they may go to. */
export class Hand {
  /** A covered card that is shown whole without being held. */
  peeked: Piece | undefined;
  #raised: Raised | undefined;

  /** The held cards. */
  get grasp(): Grasp | undefined {
    return this.#raised?.grasp;
  }

  /** The pieces drawn above all others, the lowest first. */
  get above(): readonly Piece[] {
    return this.#raised?.pieces ?? (this.peeked ? [this.peeked] : []);
  }

  /** The pile that the cards address if dropped now, legal or not. */
  get aim(): number | undefined {
    return this.#raised?.aim;
  }

  /** Takes up these pieces from where they are drawn. */
  take(grasp: Grasp, pieces: readonly Piece[]): void {
    const homes = pieces.map(({ x, y }) => ({ x, y }));
    this.#raised = {
      grasp,
      pieces,
      homes,
      carried: { x: 0, y: 0 },
      aim: undefined,
      begun: undefined,
      risen: 0,
      sway: new Sway(pieces.length),
    };
  }

  /**
   * Adapts to a new layout, where the held cards belong at `homes`: cards that have been carried stay where they are,
   * others go there.
   */
  refit(homes: readonly Point[], geometry: Geometry): void {
    const raised = this.#raised;
    const [first] = homes;
    if (!raised || !first) return;
    const { x, y } = raised.carried;
    const base = (x !== 0 || y !== 0 ? raised.homes[0] : first) ?? first;
    raised.homes = homes.map((home) => ({ x: base.x + home.x - first.x, y: base.y + home.y - first.y }));
    place(raised, geometry);
  }

  /** Forgets what it holds and shows; the board moves the cards from where they are. */
  empty(): void {
    this.#raised = undefined;
    this.peeked = undefined;
  }

  /** Carries the cards this far from where they lay; returns false if they are there already. */
  carry({ by, pointer }: Carrying, geometry: Geometry, isOut: BoardSource['isGone']): boolean {
    const raised = this.#raised;
    if (!raised || (by.x === raised.carried.x && by.y === raised.carried.y)) return false;
    raised.carried = by;
    raised.aim = aimAt(raised, pointer, geometry, isOut);
    return true;
  }

  /**
   * Draws the held cards where and as high as they are at `now`, gradually or at once; returns whether they still rise
   * or sway.
   */
  step(now: number, gradually: boolean, geometry: Geometry): boolean {
    const raised = this.#raised;
    if (!raised) return false;
    raised.begun ??= now;
    raised.risen = gradually ? Math.min(1, (now - raised.begun + RISE_MS / 6) / RISE_MS) : 1;
    const sways = gradually ? raised.sway.step(raised.carried, now, geometry.layout.cardWidth) : raised.sway.still();
    place(raised, geometry);
    return sways || raised.risen < 1;
  }

  /** Returns the lights on the piles the cards may go to; the aim is brighter. */
  frames(geometry: Geometry): Framed[] {
    const raised = this.#raised;
    return (raised?.grasp.targets ?? []).map((pile): Framed => ({
      frame: pile === raised?.aim ? 'aim' : 'target',
      box: geometry.topBox(pile),
    }));
  }
}

function place({ pieces, homes, carried, risen, sway }: Raised, { layout }: Geometry): void {
  const up = layout.cardHeight * RAISED_HEIGHT * risen;
  for (const [i, piece] of pieces.entries()) {
    const { x, y } = sway.behind[i] ?? { x: 0, y: 0 };
    piece.x = (homes[i]?.x ?? 0) + carried.x + x;
    piece.y = (homes[i]?.y ?? 0) + carried.y - up + y;
    piece.scale = 1 + RAISED_SCALE * risen;
    piece.angle = sway.tilt;
  }
}

function aimAt(
  { grasp, homes, carried: by }: Raised,
  pointer: Point | undefined,
  geometry: Geometry,
  isOut: BoardSource['isGone'],
): number | undefined {
  const [first] = homes;
  if (!first) return undefined;
  const { cardWidth: width, cardHeight: height } = geometry.layout;
  const carried: Box = { x: first.x + by.x, y: first.y + by.y, width, height };
  const home: Box = { x: 0, y: 0, ...homes[0], width, height };
  const { pile: from, count, targets } = grasp;
  const own = targets.includes(from) ? geometry.ownPlaces(from) : undefined;
  const middle = { x: carried.x + width / 2, y: carried.y + height / 2 };
  const under = [middle, pointer].flatMap((at) => (at && geometry.pileUnder(at, { from, count }, isOut)) ?? []);
  return aimOf({ carried, home, from, own, targets, under, piles: geometry.candidates(from, isOut) });
}
