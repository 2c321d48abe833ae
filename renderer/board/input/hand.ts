import type { BoardIntents, BoardSource, Box, Point, Framed } from '../types.ts';
import type { Effects } from './gesture.ts';
import type { Ground } from '../geometry/geometry.ts';
import { aimOf, type Spot } from '../geometry/hit.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';

/** What a hand needs of the board it plays on. */
export interface Desk {
  readonly source: BoardSource;
  readonly ground: Ground;
  readonly pieces: Pieces;
  /** Things may be seen to move. */
  readonly moves: boolean;
  /** Ends what is running, and puts out a hint. */
  still(): void;
  glideHome(): void;
  redraw(): void;
}

interface Raised {
  readonly pieces: readonly Piece[];
  readonly homes: readonly Point[];
  readonly from: number;
  readonly targets: readonly number[];
  /** How far the hand has carried it. */
  carried: Point;
  /** The pile it would go to if it were let go now. */
  aim: number | undefined;
  /** When it began to rise. */
  begun: number | undefined;
  /** How far it has risen, 0 to 1. */
  risen: number;
}

/** A raised card is nearer to the eye: larger, and a little higher, in parts of its size. */
const LARGER = 0.045;
const HIGHER = 0.035;
const RISE = 90;

/** The cards in a person's hand, and what a gesture does with them. */
export class Hand implements Effects {
  #raised: Raised | undefined;
  #peeked: Piece | undefined;
  readonly #desk: Desk;
  readonly #intents: BoardIntents;

  constructor(desk: Desk, intents: BoardIntents) {
    this.#desk = desk;
    this.#intents = intents;
  }

  /** Pieces to be drawn above all others. */
  get pieces(): readonly Piece[] {
    return this.#raised?.pieces ?? (this.#peeked ? [this.#peeked] : []);
  }

  /** The lit targets, the one it would go to brighter, and the shadow under what is raised. */
  get frames(): Framed[] {
    const raised = this.#raised;
    const targets = (raised?.targets ?? []).map((pile): Framed => ({
      frame: pile === raised?.aim ? 'aim' : 'target',
      box: this.#desk.ground.topBox(pile),
    }));
    const box = this.#boxOf(this.pieces);
    return box ? [...targets, { frame: 'shadow', box }] : targets;
  }

  /** The whole of a covered card is shown. */
  get peeking(): boolean {
    return this.#peeked !== undefined;
  }

  raise(pile: number, count: number): void {
    this.#desk.still();
    const { source, pieces } = this.#desk;
    const all = pieces.piles[pile] ?? [];
    const raised = all.slice(all.length - count);
    this.#raised = {
      pieces: raised,
      homes: raised.map(({ x, y }) => ({ x, y })),
      from: pile,
      targets: source.targets(pile, count),
      carried: { x: 0, y: 0 },
      aim: undefined,
      begun: undefined,
      risen: 0,
    };
    this.#desk.redraw();
  }

  carry(dx: number, dy: number): void {
    if (!this.#raised) return;
    this.#raised.carried = { x: dx, y: dy };
    this.#place();
    const aim = this.under();
    this.#raised.aim = aim;
    this.#desk.redraw();
  }

  /** Brings what is in the hand to its height at `now`; true while it rises. */
  rise(now: number): boolean {
    const raised = this.#raised;
    if (!raised || raised.risen === 1) return false;
    raised.begun ??= now;
    raised.risen = this.#desk.moves ? Math.min(1, (now - raised.begun + RISE / 6) / RISE) : 1;
    this.#place();
    return raised.risen < 1;
  }

  /** Forgets what it holds; the board moves it on from where it is. */
  empty(): void {
    this.#raised = undefined;
    this.#peeked = undefined;
  }

  release(): void {
    if (!this.#raised) return;
    this.empty();
    this.#desk.glideHome();
  }

  under(): number | undefined {
    const [raised, first] = [this.#raised, this.#raised?.pieces[0]];
    if (!raised || !first) return undefined;
    const { ground } = this.#desk;
    const { cardWidth: width, cardHeight: height } = ground.layout;
    const carried = { x: first.x, y: first.y, width, height };
    const { from, targets } = raised;
    const home = { x: 0, y: 0, ...raised.homes[0], width, height };
    const own = targets.includes(from) ? ground.ownPlaces(from) : undefined;
    return aimOf({ carried, home, from, own, targets, piles: ground.candidates(from) });
  }

  peek(spot: Spot | undefined): void {
    if (!spot && !this.#peeked) return;
    this.#desk.still();
    this.#peeked = spot?.piece;
    this.#desk.redraw();
  }

  drop(from: number, count: number, to: number): void {
    this.#intents.drop(from, count, to);
  }

  refused(from: number, count: number, to: number): void {
    this.#intents.refused(from, count, to);
  }

  picked(pile: number, count: number): void {
    this.#intents.picked(pile, count);
  }

  putBack(): void {
    this.#intents.putBack();
  }

  tap(pile: number): void {
    this.#intents.tap(pile);
  }

  idle(pile: number): void {
    this.#intents.idle(pile);
  }

  doubleClick(pile: number, index: number): void {
    this.#intents.doubleClick(pile, index);
  }

  collect(): void {
    this.#intents.collect();
  }

  hint(): void {
    this.#intents.hint();
  }

  #place(): void {
    const raised = this.#raised;
    const up = this.#desk.ground.layout.cardHeight * HIGHER * (raised?.risen ?? 0);
    for (const [i, piece] of (raised?.pieces ?? []).entries()) {
      piece.x = (raised?.homes[i]?.x ?? 0) + (raised?.carried.x ?? 0);
      piece.y = (raised?.homes[i]?.y ?? 0) + (raised?.carried.y ?? 0) - up;
      piece.scale = 1 + LARGER * (raised?.risen ?? 0);
    }
  }

  #boxOf(pieces: readonly Piece[]): Box | undefined {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return undefined;
    const { cardWidth, cardHeight } = this.#desk.ground.layout;
    return { x: first.x, y: first.y, width: last.x - first.x + cardWidth, height: last.y - first.y + cardHeight };
  }
}
