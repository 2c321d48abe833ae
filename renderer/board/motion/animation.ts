import type { Point } from '../types.ts';
import { AT_REST, IN_THE_AIR, type Piece } from '../geometry/pieces.ts';
import type { Leg, Start } from './flight-plan.ts';

/** Legs being flown; it knows no clock, it is told the time. */
export class Animation {
  #legs: Leg[] = [];
  #begun: number | undefined;
  #flights = 0;

  get running(): boolean {
    return this.#legs.length > 0;
  }

  /** Cards fly about for a win: no frame belongs around any of them. */
  get isShow(): boolean {
    return this.#legs.some(({ show }) => show);
  }

  /** Begins these legs with the next step; those still running end at once. */
  begin(legs: readonly Leg[]): void {
    this.finish();
    this.#legs = [...legs];
    this.#begun = undefined;
    this.#flights = 0;
  }

  /** Brings every piece to where it is at `now`. */
  step(now: number): void {
    this.#begun ??= now;
    const time = now - this.#begun;
    for (const leg of this.#legs)
      if (time >= leg.start) this.#fly(leg, Math.min(1, (time - leg.start) / (leg.end - leg.start)));
    this.#legs = this.#legs.filter((leg) => time < leg.end);
  }

  /** Ends at once: every piece stands where its last leg led. */
  finish(): void {
    for (const leg of this.#legs) this.#fly(leg, 1);
    this.#legs = [];
  }

  #fly(leg: Leg, part: number): void {
    const { piece } = leg;
    if (!leg.from) piece.z = IN_THE_AIR + this.#flights++;
    leg.from ??= { x: piece.x, y: piece.y, scale: piece.scale, angle: piece.angle };
    if (part === 1) return land(leg);
    if (leg.fades) return fade(leg, part);
    if (leg.path) return leg.path(piece, part);
    if (leg.to) travel(piece, leg.from, leg.to, part, leg.aside === true);
    if (leg.turns) turn(piece, part);
  }
}

/** A card that travels rises on its way, in parts of its size; laid down, it gives a little before it lies. */
const HOP = 0.045;
const GIVES = { by: 0.014, from: 0.74 } as const;

function travel(piece: Piece, from: Start, to: Point, part: number, aside: boolean): void {
  const gone = 1 - (1 - part) ** 3;
  piece.x = from.x + (to.x - from.x) * gone;
  piece.y = from.y + (to.y - from.y) * gone;
  piece.angle = from.angle * (1 - gone);
  piece.scale = from.scale + (AT_REST.scale - from.scale) * gone;
  if (aside) return;
  if (part < GIVES.from) piece.scale += HOP * Math.sin((part / GIVES.from) * Math.PI);
  else piece.scale -= GIVES.by * Math.sin(((part - GIVES.from) / (1 - GIVES.from)) * Math.PI);
}

/** How much nearer to the eye a card is with its edge up, in parts of its size. */
const EDGE_UP = 0.07;

/** How far its edges slope half-way to its edge, in radians. */
const SLOPE = 0.16;

/** A turn is a card that narrows to a line, held up and sloping, and widens again with its other side. */
function turn(piece: Piece, part: number): void {
  piece.width = Math.abs(Math.cos(part * Math.PI));
  piece.lean = -SLOPE * Math.sin(part * 2 * Math.PI);
  piece.scale = AT_REST.scale + EDGE_UP * Math.sin(part * Math.PI);
  if (part >= 0.5) piece.shown = piece.card;
}

function fade({ piece, to, turns, aside }: Leg, part: number): void {
  Object.assign(piece, to, AT_REST);
  if (turns) piece.shown = piece.card;
  if (!aside) piece.alpha = part;
}

function land({ piece, to, turns, rest }: Leg): void {
  Object.assign(piece, to, AT_REST);
  if (turns) piece.shown = piece.card;
  piece.z = rest;
}
