import type { Change } from '../../engine/index.ts';
import { Animation } from './motion/animation.ts';
import { celebrate } from './motion/celebration.ts';
import { cursorAt } from './input/cursor.ts';
import { Easel, type Watcher } from './draw/canvases.ts';
import type { BoardIntents, BoardSource, Box, Framed, Look } from './types.ts';
import { faded } from './motion/reduced-motion.ts';
import { Gesture } from './input/gesture.ts';
import { Ground } from './geometry/geometry.ts';
import { type Desk, Hand } from './input/hand.ts';
import { HintLight } from './draw/hint-light.ts';
import { marksOf, marksSeen } from './art/marks.ts';
import { NO_GAME } from './no-game.ts';
import { Pieces } from './geometry/pieces.ts';
import { DEAL, HOME, inTempo, plan, PLAY, type Tempo } from './motion/flight-plan.ts';
import { listen } from './input/pointer.ts';
import { visible } from './draw/scene.ts';
import type { Scene } from './draw/stage.ts';

export type { BoardIntents, BoardSource, Look } from './types.ts';

export interface BoardOptions {
  /** Filled by the board; it should have a size of its own. */
  readonly host: HTMLElement;
  readonly look: Look;
  readonly intents: BoardIntents;
}

/** The parts of a look that are drawn. */
const shownOf = ({ cardSet, back, table, dark, leftHanded }: Look): string =>
  JSON.stringify([cardSet, back, table, dark, leftHanded]);

/** The table a person sees and touches. It knows no rules: it asks its source, shows changes, and tells intents. */
export class Board implements Desk, Watcher {
  readonly stats: { readonly frames: number; draws(): number };
  source = NO_GAME;
  pieces = new Pieces([]);
  ground: Ground;
  #look: Look;
  #easel: Easel;
  #frame: number | undefined;
  #focus: { readonly pile: number; readonly index: number } | undefined;
  #waiting: (() => void)[] = [];
  readonly #animation = new Animation();
  readonly #light = new HintLight(() => this.redraw());
  readonly #hand: Hand;
  readonly #gesture: Gesture;
  readonly #calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  readonly #unlisten: () => void;

  static async create({ host, look, intents }: BoardOptions): Promise<Board> {
    return new Board(await Easel.create(host), look, intents);
  }

  private constructor(easel: Easel, look: Look, intents: BoardIntents) {
    this.#easel = easel;
    this.#look = look;
    this.ground = new Ground([], this.pieces, easel.room, false);
    this.#hand = new Hand(this, intents);
    this.#gesture = new Gesture(
      {
        lifts: (pile, index) => this.source.lifts(pile, index),
        targets: (pile, count) => this.source.targets(pile, count),
        canTap: (pile) => this.source.canTap(pile),
      },
      this.#hand,
    );
    this.#gesture.clickToMove = look.clickToMove;
    const { stage } = easel;
    this.stats = {
      get frames() {
        return stage.frames;
      },
      draws: () => stage.draws,
    };
    this.#unlisten = listen(easel.canvas, this.#gesture, {
      spotAt: (at) => this.ground.spotAt(at),
      touched: () => this.still(),
      hover: (spot) => (easel.canvas.style.cursor = cursorAt(this.source, spot)),
      grabbed: () => (easel.canvas.style.cursor = 'grabbing'),
    });
    easel.fit(look);
    easel.tell(this);
  }

  /** True when nothing moves and everything has been drawn. */
  get settled(): boolean {
    return !this.#animation.running && this.#frame === undefined;
  }

  /** The whole of a covered card is shown. */
  get peeking(): boolean {
    return this.#hand.peeking;
  }

  /** Fulfilled when the board is settled. */
  atRest(): Promise<void> {
    return this.settled ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Shows another game: its deal as it was dealt, or the position at once. */
  show(source: BoardSource, how: 'deal' | 'at-once'): void {
    this.#putDown();
    this.source = source;
    this.#focus = undefined;
    this.pieces = how === 'deal' ? Pieces.laid(source) : Pieces.standing(source);
    this.#refit('now');
    if (how === 'deal') this.#animate(source.dealt, DEAL);
  }

  /** Shows changes already made in the source, each from where its cards are drawn now. */
  apply(changes: readonly Change[]): void {
    this.#putDown();
    this.#animate(changes, PLAY);
  }

  /** Lights the cards of a move and where they go, for a short time. */
  hint(from: number, count: number, to: number | null): void {
    this.still();
    this.#light.on([this.ground.runBox(from, count), ...(to === null ? [] : [this.ground.topBox(to)])]);
  }

  look(look: Look): void {
    const same = shownOf(look) === shownOf(this.#look);
    this.#look = look;
    this.#gesture.clickToMove = look.clickToMove;
    if (!same) this.#refit('now');
  }

  celebrate(): void {
    this.still();
    const { speed } = this.#look;
    const homes = this.pieces.piles.slice(0, this.source.shapes.length);
    const { room } = this.#easel;
    const { cardWidth, cardHeight } = this.ground.layout;
    if (this.moves) this.#animation.begin(celebrate(homes, { ...room, cardWidth, cardHeight }, speed, Math.random));
    this.redraw();
  }

  /** As much as can be seen of a card, or a pile's empty place, in CSS pixels from the board's upper left corner. */
  cardRect(pile: number, index: number): Box {
    return this.ground.shownBox(pile, index);
  }

  /** Draws the keyboard's focus around a card or an empty pile; null: nowhere. */
  focus(pile: number | null, index: number): void {
    this.#focus = pile === null ? undefined : { pile, index };
    this.redraw();
  }

  /** Shows the top cards taken up by the keyboard. */
  lift(pile: number, count: number): void {
    this.#gesture.hold(pile, count);
  }

  unlift(): void {
    this.#gesture.letGo();
  }

  /** Shows the whole of a covered card, until the next time; undefined: of none. */
  peek(at: { readonly pile: number; readonly index: number } | undefined): void {
    this.#hand.peek(at && { ...at, piece: this.pieces.piles[at.pile]?.[at.index], covered: true });
  }

  destroy(): void {
    this.#light.out();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#unlisten();
    this.#easel.destroy();
  }

  still(): void {
    this.#light.out();
    this.#animation.finish();
  }

  glideHome(): void {
    this.#animate([], HOME);
  }

  redraw(): void {
    this.#frame ??= requestAnimationFrame(this.#draw);
  }

  get moves(): boolean {
    return this.#look.speed > 0 && !this.#calm.matches;
  }

  /** What is in the hand, lit or on its way belongs to the table as it was. */
  #putDown(): void {
    this.#hand.empty();
    this.#gesture.letGo();
    this.still();
  }

  #animate(changes: readonly Change[], tempo: Tempo): void {
    this.#animation.finish();
    const { speed } = this.#look;
    const homes = (pile: number) => this.ground.homes(pile);
    const legs = plan(changes, this.pieces, homes, speed > 0 ? inTempo(tempo, speed) : tempo);
    this.#animation.begin(this.moves || speed === 0 ? legs : faded(legs, speed));
    if (speed === 0) this.#animation.finish();
    this.redraw();
  }

  /** Fills the room there is now; the old pictures do for a moment. */
  resized(): void {
    this.#refit('unhurried');
  }

  #refit(how: 'now' | 'unhurried'): void {
    this.#gesture.letGo();
    this.still();
    const { room } = this.#easel;
    this.ground = new Ground(this.source.shapes, this.pieces, room, this.#look.leftHanded);
    this.ground.settle();
    this.#easel.fit(this.#look);
    const { cardSet, back, dark } = this.#look;
    const cardWidth = Math.round(this.ground.layout.cardWidth * room.density);
    const wish = {
      cardWidth,
      density: room.density,
      look: { cardSet, back, dark },
      marks: marksOf(this.source.shapes),
    };
    if (this.source !== NO_GAME) this.#easel.wish(wish, how);
    this.redraw();
  }

  readonly #draw = (now: number): void => {
    this.#frame = undefined;
    this.#animation.step(now);
    const rising = this.#hand.rise(now);
    this.#easel.show(this.#scene());
    if (rising || this.#animation.running) return this.redraw();
    for (const resolve of this.#waiting.splice(0)) resolve();
  };

  #scene(): Scene {
    const { layout } = this.ground;
    const raised = this.#hand.pieces;
    const resting = visible(this.pieces.all.filter((piece) => !raised.includes(piece)));
    const focus = this.#animation.isShow ? undefined : this.#focus;
    const ring: Framed[] = focus ? [{ frame: 'focus', box: this.ground.shownBox(focus.pile, focus.index) }] : [];
    return {
      cardWidth: layout.cardWidth,
      cardHeight: layout.cardHeight,
      marks: marksSeen(this.source, layout.slots),
      resting,
      frames: [...ring, ...this.#light.frames, ...this.#hand.frames],
      raised,
    };
  }
}
