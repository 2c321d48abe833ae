import type { Change } from '../../engine/rules.ts';
import { Canvases } from './draw/canvases.ts';
import type { Geometry } from './geometry/geometry.ts';
import type { Pieces } from './geometry/pieces.ts';
import { cursorAt } from './input/cursor.ts';
import { Gesture } from './input/gesture.ts';
import { Hand } from './input/hand.ts';
import { type BoardIntents, type Intent, callIntent } from './input/intents.ts';
import { listen, type PointerListener } from './input/pointer.ts';
import type { Show } from './motion/shows/show.ts';
import type { HowShown } from './motion/flight-plan.ts';
import type { PileGlint } from './motion/glints.ts';
import { ShownTable } from './shown-table.ts';
import type { BoardLook } from './model/look.ts';
import type { BoardSource, CardSpot } from './model/source.ts';
import type { Box, Point } from './model/box.ts';

export interface BoardOptions {
  /** The element that the board fills; it must have a size of its own. */
  readonly host: HTMLElement;
  readonly look: BoardLook;
  readonly intents: BoardIntents;
  /** Called when the piles may have moved, for another game, room or look. */
  readonly laid: () => void;
  /** Called when drawing becomes possible or impossible. */
  readonly drawable: (can: boolean) => void;
}

/**
 * The table a person sees and touches. It knows no rules: it asks its source, shows changes and reports intents. It
 * connects three parts: the gesture turns presses into intents, the hand draws what the gesture holds, and the shown
 * table draws everything else.
 */
export class Board {
  readonly #intents: BoardIntents;
  readonly #laid: () => void;
  readonly #hand = new Hand();
  readonly #table: ShownTable;
  readonly #unlisten: () => void;
  #gesture: Gesture;
  #click: BoardLook['click'];
  /** Where the pointer was last released. */
  #releasedAt: Point | undefined;

  static async create({ host, ...options }: BoardOptions): Promise<Board> {
    return new Board(await Canvases.create(host), options);
  }

  private constructor(canvases: Canvases, { look, intents, laid, drawable }: Omit<BoardOptions, 'host'>) {
    this.#intents = intents;
    this.#laid = laid;
    this.#table = new ShownTable(canvases, look, this.#hand);
    this.#click = look.click;
    this.#gesture = new Gesture(this.#table.source, this.#click);
    this.#unlisten = listen(canvases.host, this.#pointerListener());
    canvases.watch({ resized: () => this.resized(), redraw: () => this.redraw(), drawable });
  }

  /** The number of frames drawn, and the draw calls of the last one. */
  get stats(): ShownTable['stats'] {
    return this.#table.stats;
  }

  get pieces(): Pieces {
    return this.#table.pieces;
  }

  get geometry(): Geometry {
    return this.#table.geometry;
  }

  /** Whether nothing moves and everything has been drawn. */
  get settled(): boolean {
    return this.#table.settled;
  }

  /** Whether the whole of a covered card is shown. */
  get peeking(): boolean {
    return this.#gesture.peeked !== undefined;
  }

  /** Resolves when the board is settled. */
  atRest(): Promise<void> {
    return this.#table.atRest();
  }

  /** Shows a different game: the cards being dealt, or the position at once. */
  show(source: BoardSource, how: 'deal' | 'at-once'): void {
    this.#putDown();
    this.#gesture = new Gesture(source, this.#click);
    this.#table.show(source, how);
    this.#laid();
  }

  /** Shows changes already made in the source, from where cards are drawn now. `glints`: piles that shine for them. */
  apply(changes: readonly Change[], how: HowShown = 'each', glints: readonly PileGlint[] = []): void {
    this.#putDown();
    if (this.#table.apply(changes, how, glints)) this.#laid();
  }

  /** Shakes a card that has no place to go, and the cards on it. */
  shake(pile: number, index: number): void {
    this.#table.shake(pile, index);
  }

  /** Lights the cards of a move and its target, until the next action. */
  hint(from: number, count: number, to: number | null): void {
    this.#table.hint(from, count, to);
  }

  /** Lights these cards until the table changes. */
  lightCards(places: readonly CardSpot[]): void {
    this.#table.lightCards(places);
  }

  look(look: BoardLook): void {
    this.#click = look.click;
    this.#gesture.click = look.click;
    if (this.#table.look(look)) this.#fit('now');
  }

  /** Celebrates a win with a show. Resolves when it is over, or at once where motion is unwanted. */
  celebrate(show?: Show): Promise<void> {
    return this.#table.celebrate(show);
  }

  /** Whether motion is wanted, so that a win can be celebrated. */
  get isMoving(): boolean {
    return this.#table.isMoving;
  }

  /** Whether a win is being shown. */
  get isCelebrating(): boolean {
    return this.#table.isCelebrating;
  }

  /** Ends a running celebration that has been seen for a moment. */
  endShow(): void {
    this.#table.endShow();
  }

  /** Returns the visible part of a card, or a pile's empty place, in CSS pixels from the board's upper left corner. */
  cardRect(pile: number, index: number): Box {
    return this.geometry.shownBox(pile, index);
  }

  /** Draws the keyboard's focus around a card or an empty pile; null removes it. */
  focus(pile: number | null, index: number): void {
    this.#table.focus(pile === null ? undefined : { pile, index });
  }

  /** Shows the top cards as picked up by the keyboard. */
  lift(pile: number, count: number): void {
    this.#gesture.hold(pile, count);
    this.#followGesture();
  }

  /** Lets the cards held by the keyboard glide back. */
  unlift(): void {
    this.#gesture.letGo();
    this.#followGesture();
  }

  /** Shows the whole of a covered card until the next call; undefined: of no card. */
  peek(at: { readonly pile: number; readonly index: number } | undefined): void {
    this.#gesture.peek(at && this.pieces.piles[at.pile]?.[at.index]);
    this.#followGesture();
  }

  /** Fits the board to its room, with the cards that are held or flying; the old pictures are scaled for a moment. */
  resized(): void {
    this.#fit('unhurried');
  }

  redraw(): void {
    this.#table.redraw();
  }

  /** The element that the board fills. */
  get host(): HTMLElement {
    return this.#table.canvases.host;
  }

  /** Returns the board as one picture. */
  picture(): HTMLCanvasElement {
    return this.#table.picture();
  }

  destroy(): void {
    this.#unlisten();
    this.#table.destroy();
  }

  #pointerListener(): PointerListener {
    const { style } = this.#table.canvases.host;
    return {
      press: (press) => {
        if (this.#table.isCelebrating) return this.#table.endShow();
        if (this.#table.hasJustShown) return;
        // Cards must not move under a press.
        this.#table.still();
        this.#mean(this.#gesture.press({ ...press, hit: this.geometry.hitAt(press.at) }));
      },
      move: (at) => {
        const before = this.#gesture.state;
        this.#mean(this.#gesture.move(at));
        if (this.#gesture.state !== before) style.cursor = 'grabbing';
      },
      long: () => this.#mean(this.#gesture.long()),
      release: (at) => {
        this.#releasedAt = at;
        this.#mean(this.#gesture.release(at, this.#hand.aim));
      },
      cancel: () => this.#mean(this.#gesture.cancel()),
      escape: () => this.#mean(this.#gesture.escape()),
      hover: (at) => {
        const hit = at && this.geometry.hitAt(at);
        style.cursor = cursorAt(this.#table.source, this.#gesture.click, hit);
        if (this.#gesture.state !== 'idle' || this.#table.isCelebrating) return;
        this.#table.open(at);
        // A card just laid lies flush with its neighbours until the pointer moves.
        const rests = at?.x === this.#releasedAt?.x && at?.y === this.#releasedAt?.y;
        this.#table.rise(hit && !rests && style.cursor === 'grab' ? hit : undefined);
      },
    };
  }

  /** Reports the intents, whose receiver may apply changes; then the hand shows what the gesture still holds. */
  #mean(intents: readonly Intent[]): void {
    for (const intent of intents) callIntent(this.#intents, intent);
    this.#followGesture();
  }

  /**
   * Draws what the gesture holds, carries and shows. Cards it no longer holds glide home, unless a change has moved
   * them.
   */
  #followGesture(): void {
    const { held, carried: by, pointer, peeked } = this.#gesture;
    const { grasp } = this.#hand;
    if (held !== grasp) {
      this.#hand.empty();
      if (grasp) this.#table.glideHome();
      if (held) this.#table.still();
      if (held) this.#hand.take(held, this.pieces.top(held.pile, held.count));
      this.redraw();
    }
    if (peeked !== this.#hand.peeked) {
      this.#table.still();
      this.#hand.peeked = peeked;
      this.redraw();
    }
    const { source } = this.#table;
    if (this.#hand.carry({ by, pointer }, this.geometry, (pile) => source.isGone(pile))) this.redraw();
  }

  /** Drops held cards, lights and flights, which belong to the table before the change. */
  #putDown(): void {
    this.#hand.empty();
    this.#gesture.letGo();
    this.#table.still();
  }

  #fit(how: 'now' | 'unhurried'): void {
    if (how === 'now') {
      this.#gesture.letGo();
      this.#followGesture();
    }
    this.#table.fit(how);
    const { held } = this.#gesture;
    if (held) this.#hand.refit(this.geometry.homes(held.pile).slice(-held.count), this.geometry);
    this.#laid();
  }
}
