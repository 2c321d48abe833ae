import type { Point } from '../model/box.ts';
import { AT_REST, FLYING_HEIGHT, type Piece } from '../geometry/pieces.ts';
import type { Leg, Start } from './flight-plan.ts';

/** Legs being flown; it has no clock, the caller passes the time. */
export class Animation {
  #legs: Leg[] = [];
  #begun: number | undefined;
  #flights = 0;

  get running(): boolean {
    return this.#legs.length > 0;
  }

  /** Whether cards fly about for a win: no frame belongs around any of them. */
  get isShow(): boolean {
    return this.#legs.some(({ show }) => show !== undefined);
  }

  /** Whether the flying cards leave their pictures behind, as in old card games. */
  get leavesTrails(): boolean {
    return this.#legs.some(({ show }) => show?.trails);
  }

  /** Begins these legs with the next step; running ones end at once. */
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

  /** Ends all legs at once: every piece is where its last leg leads. */
  finish(): void {
    for (const leg of this.#legs) this.#fly(leg, 1);
    this.#legs = [];
  }

  #fly(leg: Leg, part: number): void {
    const { piece } = leg;
    if (!leg.from) piece.z = FLYING_HEIGHT + this.#flights++;
    leg.from ??= { x: piece.x, y: piece.y, scale: piece.scale, angle: piece.angle };
    if (part === 1) return land(leg);
    if (leg.fades) return fade(leg, part);
    if (leg.path) return leg.path(piece, part);
    if (leg.to) travel(piece, leg.from, leg.to, part, leg.aside === true);
    if (leg.turns) turn(piece, part);
  }
}

/** How much a travelling card is enlarged on its way, and how much it dips before it lies, as shares of its size. */
const HOP_SCALE = 0.045;
const DIP_SCALE = { by: 0.014, from: 0.74 } as const;

function travel(piece: Piece, from: Start, to: Point, part: number, aside: boolean): void {
  const gone = 1 - (1 - part) ** 3;
  piece.x = from.x + (to.x - from.x) * gone;
  piece.y = from.y + (to.y - from.y) * gone;
  piece.angle = from.angle * (1 - gone);
  piece.scale = from.scale + (AT_REST.scale - from.scale) * gone;
  if (aside) return;
  if (part < DIP_SCALE.from) piece.scale += HOP_SCALE * Math.sin((part / DIP_SCALE.from) * Math.PI);
  else piece.scale -= DIP_SCALE.by * Math.sin(((part - DIP_SCALE.from) / (1 - DIP_SCALE.from)) * Math.PI);
}

/** How much larger a card turned edge-on is drawn, as a share of its size. */
const EDGE_ON_SCALE = 0.07;

/** How far its edges slope half-way there, in radians. */
const SLOPE = 0.16;

/** Draws a turn: the card narrows to a line, raised and sloping, and widens again showing its other side. */
function turn(piece: Piece, part: number): void {
  piece.width = Math.abs(Math.cos(part * Math.PI));
  piece.lean = -SLOPE * Math.sin(part * 2 * Math.PI);
  piece.scale = AT_REST.scale + EDGE_ON_SCALE * Math.sin(part * Math.PI);
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
