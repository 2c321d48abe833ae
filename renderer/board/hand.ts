import type { BoardIntents, BoardSource, Box } from './face.ts';
import type { Effects } from './gesture.ts';
import type { Ground } from './ground.ts';
import { mostOverlapped, type Spot } from './hit.ts';
import type { Piece, Pieces } from './pieces.ts';
import type { Framed } from './stage.ts';

/** What a hand needs of the board it plays on. */
export interface Desk {
  readonly source: BoardSource;
  readonly ground: Ground;
  readonly pieces: Pieces;
  /** Ends what is running, and puts out a hint. */
  still(): void;
  glideHome(): void;
  redraw(): void;
}

interface Raised {
  readonly pieces: readonly Piece[];
  readonly homes: readonly { readonly x: number; readonly y: number }[];
  readonly from: number;
  readonly targets: readonly number[];
}

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

  /** The lit targets, and the shadow under what is raised. */
  get frames(): Framed[] {
    const targets = (this.#raised?.targets ?? []).map((pile): Framed => ({
      frame: 'target',
      box: this.#desk.ground.topBox(pile),
    }));
    const box = this.#boxOf(this.pieces);
    return box ? [...targets, { frame: 'shadow', box }] : targets;
  }

  raise(pile: number, count: number): void {
    this.#desk.still();
    const { source, ground, pieces } = this.#desk;
    const all = pieces.piles[pile] ?? [];
    const raised = all.slice(all.length - count);
    const homes = raised.map(({ x, y }) => ({ x, y }));
    this.#raised = { pieces: raised, homes, from: pile, targets: source.targets(pile, count) };
    this.#move(0, -Math.round(ground.layout.cardHeight * 0.05));
    this.#desk.redraw();
  }

  carry(dx: number, dy: number): void {
    this.#move(dx, dy);
    this.#desk.redraw();
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
    const first = this.#raised?.pieces[0];
    if (!first || !this.#raised) return undefined;
    const { from, targets } = this.#raised;
    const { cardWidth: width, cardHeight: height } = this.#desk.ground.layout;
    const carried = { x: first.x, y: first.y, width, height };
    const all = this.#desk.ground.candidates(from);
    if (targets.includes(from) && mostOverlapped(carried, this.#desk.ground.ownPlaces(from)) === from) return from;
    return (
      mostOverlapped(
        carried,
        all.filter(({ pile }) => targets.includes(pile)),
      ) ?? mostOverlapped(carried, all)
    );
  }

  peek(spot: Spot | undefined): void {
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

  doubleClick(pile: number): void {
    this.#intents.doubleClick(pile);
  }

  collect(): void {
    this.#intents.collect();
  }

  #move(dx: number, dy: number): void {
    for (const [i, piece] of (this.#raised?.pieces ?? []).entries()) {
      piece.x = (this.#raised?.homes[i]?.x ?? 0) + dx;
      piece.y = (this.#raised?.homes[i]?.y ?? 0) + dy;
    }
  }

  #boxOf(pieces: readonly Piece[]): Box | undefined {
    const [first, last] = [pieces[0], pieces.at(-1)];
    if (!first || !last) return undefined;
    const { cardWidth, cardHeight } = this.#desk.ground.layout;
    return { x: first.x, y: first.y, width: last.x - first.x + cardWidth, height: last.y - first.y + cardHeight };
  }
}
