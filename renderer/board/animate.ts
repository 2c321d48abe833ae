import type { Point } from './face.ts';
import type { Piece } from './pieces.ts';
import type { Leg } from './plan.ts';

/** Cards in flight lie above all resting ones, the last to start on top. */
const IN_THE_AIR = 1 << 20;

/** Legs being flown; it knows no clock, it is told the time. */
export class Animation {
  #legs: Leg[] = [];
  #begun: number | undefined;
  #flights = 0;

  get running(): boolean {
    return this.#legs.length > 0;
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
    leg.from ??= { x: piece.x, y: piece.y };
    if (leg.toss && part < 1) toss(piece, leg.from, leg.toss, part * (leg.end - leg.start));
    else if (leg.to) place(piece, leg.from, leg.to, 1 - (1 - part) ** 3);
    if (leg.turns) turn(piece, part);
    if (part === 1) land(leg);
  }
}

function place(piece: Piece, from: Point, to: Point, part: number): void {
  piece.x = part === 1 ? to.x : from.x + (to.x - from.x) * part;
  piece.y = part === 1 ? to.y : from.y + (to.y - from.y) * part;
}

/** In pixels a millisecond squared. */
const GRAVITY = 0.0019;

function toss(piece: Piece, from: Point, speed: Point, time: number): void {
  piece.x = from.x + speed.x * time;
  piece.y = from.y + speed.y * time + (GRAVITY / 2) * time * time;
}

/** A turn is a card that narrows to a line and widens again with its other side. */
function turn(piece: Piece, part: number): void {
  piece.width = Math.abs(Math.cos(part * Math.PI));
  if (part >= 0.5) piece.shown = piece.card;
}

function land({ piece, rest }: Leg): void {
  piece.z = rest;
  piece.width = 1;
}
