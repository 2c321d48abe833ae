import type { Card, Change } from '../../engine/rules.ts';
import { wishFor } from './art/atlas.ts';
import type { Canvases } from './draw/canvases.ts';
import { arrowBetween } from './draw/arrow.ts';
import { FrameLoop } from './draw/frame-loop.ts';
import { HintLight } from './draw/hint-light.ts';
import { sceneOf, withRaised } from './draw/scene.ts';
import { flyingOf } from './draw/shadow.ts';
import type { Arrangement } from './geometry/arrangement.ts';
import { arrangementsFor } from './geometry/arrangements.ts';
import { Geometries } from './geometry/geometries.ts';
import { Geometry } from './geometry/geometry.ts';
import { makePiece, type Piece, Pieces } from './geometry/pieces.ts';
import type { Hand } from './input/hand.ts';
import {
  DEAL_TEMPO,
  FINISH_TEMPO,
  HOME_TEMPO,
  type HowShown,
  inTempo,
  OPEN_TEMPO,
  PLAY_TEMPO,
  startsOf,
  type Tempo,
} from './motion/flight-plan.ts';
import { Glints, type PileGlint } from './motion/glints.ts';
import { Motion } from './motion/motion.ts';
import { fountain } from './motion/shows/classic.ts';
import type { Show } from './motion/shows/show.ts';
import { NO_GAME } from './no-game.ts';
import type { BoardLook } from './model/look.ts';
import type { BoardSource, CardSpot } from './model/source.ts';
import type { Framed, Point } from './model/box.ts';

/** Returns a key of the parts of a look that affect drawing. */
const drawnOf = ({ speed: _speed, click: _click, ...drawn }: BoardLook): string => JSON.stringify(drawn);

/** The opacity of cards where a hinted move would lay them. */
const GHOST_ALPHA = 0.5;

/** Milliseconds between two pictures of a card in its trail, and at most how many are added in one frame. */
const TRAIL = { milliseconds: 16, steps: 8 } as const;

/** Milliseconds before a celebration can be ended, and for which presses are ignored afterwards. */
const UNDISTURBED_MS = 600;

/** The cards on the table: where they lie, how they move, and how they are drawn, with held cards above them. */
export class ShownTable {
  readonly canvases: Canvases;
  readonly #hand: Hand;
  readonly #motion: Motion;
  readonly #frames = new FrameLoop((now) => this.#draw(now));
  readonly #light: HintLight;
  readonly #glints = new Glints();
  #source = NO_GAME;
  #arrangements: readonly Arrangement[] = [];
  #pieces = new Pieces([]);
  /** The cards of each pile right after the deal. */
  #dealt: readonly (readonly Card[])[] = [];
  #geometry: Geometry;
  #geometries: Geometries;
  /** The size of cards, as a share of the largest. */
  #part = 1;
  #look: BoardLook;
  /** Whether a fan that opens or closes is what moves now. */
  #opens = false;
  /** The show that the last win was to be celebrated with. */
  #shown: Show = fountain;
  #shownSince = 0;
  /** The game whose win is being celebrated. */
  #celebrated: BoardSource | undefined;
  /** The time of the last frame, as the browser gives it. */
  #steppedAt = 0;
  /** When a celebration was last ended early. */
  #endedAt = -Infinity;
  /** The card under the pointer, which would be picked up. */
  #risen: { readonly pile: number; readonly index: number } | undefined;
  #focus: { readonly pile: number; readonly index: number } | undefined;

  constructor(canvases: Canvases, look: BoardLook, hand: Hand) {
    this.canvases = canvases;
    this.#look = look;
    this.#hand = hand;
    this.#motion = new Motion(look.speed);
    this.#light = new HintLight(canvases.host, () => this.redraw());
    this.#geometries = this.#geometriesOf(this.#pieces);
    this.#geometry = this.#geometries.of(1);
    canvases.fit(look);
  }

  get source(): BoardSource {
    return this.#source;
  }

  get pieces(): Pieces {
    return this.#pieces;
  }

  get geometry(): Geometry {
    return this.#geometry;
  }

  get stats(): { readonly frames: number; draws(): number } {
    const { stage } = this.canvases;
    return { frames: stage.frames, draws: () => stage.draws };
  }

  /** Whether nothing moves and everything has been drawn. */
  get settled(): boolean {
    return this.#frames.settled;
  }

  /** Resolves when the table is settled. */
  atRest(): Promise<void> {
    return this.#frames.atRest();
  }

  /** Shows a different game: the cards being dealt, or the position at once. */
  show(source: BoardSource, how: 'deal' | 'at-once'): void {
    this.#source = source;
    this.#arrangements = arrangementsFor(source.shapes, source.layouts);
    this.#focus = undefined;
    const dealt = Pieces.dealt(source);
    this.#dealt = dealt.piles.map((pile) => pile.map(({ card }) => card));
    this.#pieces = how === 'deal' ? Pieces.laid(source) : Pieces.standing(source);
    // Cards keep the size in which they are dealt.
    const after = this.#geometriesOf(dealt);
    if (how === 'deal') this.#part = after.part(1, true);
    this.#geometries = this.#geometriesOf(this.#pieces, after);
    this.#fit('now', how === 'deal' ? this.#part : this.#geometries.part(this.#part, true), undefined);
    if (how === 'deal') this.#animate(source.dealt, DEAL_TEMPO);
  }

  /**
   * Shows changes already made in the source, from where the cards are drawn now: one by one, or straight to the final
   * position. Returns whether cards become smaller, so that long fans can be read.
   */
  apply(changes: readonly Change[], how: HowShown, glints: readonly PileGlint[]): boolean {
    const way = how === 'straight' ? 'straight' : 'each';
    const tempo = how === 'finish' ? FINISH_TEMPO : PLAY_TEMPO;
    this.#animate(changes, tempo, way);
    if (this.#motion.isWanted && glints.length > 0) this.#shine(changes, tempo, glints);
    // They do not grow again before the next deal, or they would change their size time and again.
    const part = this.#geometries.part(this.#part, false);
    if (part === this.#part) return false;
    this.#fit('unhurried', part, this.#underWay('all'));
    return true;
  }

  /** Makes piles shine once the change that they shine for has been shown. */
  #shine(changes: readonly Change[], tempo: Tempo, glints: readonly PileGlint[]): void {
    const inTime = inTempo(tempo, this.#look.speed);
    const starts = startsOf(changes, inTime);
    const startOf = (change: number): number => (starts[change] ?? 0) + inTime.flight;
    this.#glints.begin(
      glints.map(({ pile, change }) => ({ box: this.#geometry.topBox(pile), start: startOf(change) })),
    );
  }

  /** Shakes a card and those on it. */
  shake(pile: number, index: number): void {
    const count = (this.#pieces.piles[pile]?.length ?? 0) - index;
    if (this.#motion.shake(this.#pieces.top(pile, count), this.#geometry.layout.cardWidth)) this.redraw();
  }

  /** Lets dropped cards glide to where they belong. */
  glideHome(): void {
    this.#animate([], HOME_TEMPO);
  }

  /**
   * Opens the fan under a point if it is closed up too far to be read, and closes any other; undefined: closes all.
   * Does nothing while cards fly.
   */
  open(at: Point | undefined): void {
    const before = this.#geometry.opened;
    if (this.#motion.running && !this.#opens) return;
    const opened = at && this.#geometry.openingAt(at);
    if (opened?.pile === before?.pile && opened?.index === before?.index) return;
    this.#geometry.opened = opened;
    this.#animate([], OPEN_TEMPO);
    this.#opens = true;
  }

  /** Raises the cards a little that a press would take up, from this one of its pile on; undefined: none. */
  rise(from: { readonly pile: number; readonly index: number } | undefined): void {
    if (from?.pile === this.#risen?.pile && from?.index === this.#risen?.index) return;
    this.#risen = from;
    this.redraw();
  }

  /** Ends all motion, removes a hint, and lowers raised cards. */
  still(): void {
    this.#risen = undefined;
    this.#light.out();
    this.#glints.end();
    if (this.#motion.leavesTrails) this.canvases.endTrails();
    this.#motion.finish();
  }

  /**
   * Lights the cards of a move and its target, with an arrow and the cards as they would arrive, until the next action.
   */
  hint(from: number, count: number, to: number | null): void {
    this.still();
    const run = this.#geometry.runBox(from, count);
    if (to === null) return this.#light.on({ boxes: [run] });
    const { cardWidth, cardHeight } = this.#geometry.layout;
    const arriving = this.#pieces.top(from, count);
    const places = this.#geometry.arrivals(arriving, to);
    const ghosts = arriving.map(({ card }, at) => Object.assign(makePiece(card), places[at], { alpha: GHOST_ALPHA }));
    const goal = { ...(places[0] ?? this.#geometry.topBox(to)), width: cardWidth, height: cardHeight };
    const arrow = arrowBetween(run, goal, cardWidth);
    this.#light.on({ boxes: [run, this.#geometry.topBox(to)], arrow, ghosts });
  }

  /** Lights these cards. */
  lightCards(places: readonly CardSpot[]): void {
    this.still();
    this.#light.on({ boxes: places.map(({ pile, index }) => this.#geometry.shownBox(pile, index)) });
  }

  /**
   * Begins a show once cards flying home have arrived. Resolves when it is over, or at once where motion is
   * unwanted. No show begins if a different game is shown before then.
   */
  async celebrate(show: Show = fountain): Promise<void> {
    const source = this.#source;
    this.#celebrated = source;
    this.#shownSince = performance.now();
    if (this.#motion.running) await this.atRest();
    if (this.#source === source) await this.#show(show);
    this.#celebrated = undefined;
  }

  get isMoving(): boolean {
    return this.#motion.isWanted;
  }

  /** Whether a win is being shown or about to be: presses on the table are ignored. */
  get isCelebrating(): boolean {
    return this.#celebrated !== undefined && this.#celebrated === this.#source;
  }

  async #show(show: Show): Promise<void> {
    this.still();
    this.#shown = show;
    this.#shownSince = performance.now();
    const { cardWidth, cardHeight } = this.#geometry.layout;
    this.#motion.celebrate(show, this.#pieces.piles, { ...this.canvases.room, cardWidth, cardHeight });
    this.redraw();
    if (this.#motion.isShow) await this.atRest();
  }

  /**
   * Ends a running celebration, or the flights before it, but not in its first moment, in which clicks are still meant
   * for the last moves.
   */
  endShow(): void {
    if (!this.isCelebrating || performance.now() - this.#shownSince < UNDISTURBED_MS) return;
    if (this.#motion.isShow) this.#endedAt = performance.now();
    this.still();
    this.redraw();
  }

  /** Whether a celebration was ended a moment ago: a hasty second click is ignored. */
  get hasJustShown(): boolean {
    return performance.now() - this.#endedAt < UNDISTURBED_MS;
  }

  /** Draws the keyboard's focus around a card or an empty pile; undefined removes it. */
  focus(at: { readonly pile: number; readonly index: number } | undefined): void {
    this.#focus = at;
    this.redraw();
  }

  /** Takes a different look; returns whether the table must be fitted again to show it. */
  look(look: BoardLook): boolean {
    const changed = drawnOf(look) !== drawnOf(this.#look);
    this.#look = look;
    this.#motion.speed = look.speed;
    return changed;
  }

  /** Fits the table to its room, with new pictures: at once, or with the old ones scaled for a moment. */
  fit(how: 'now' | 'unhurried'): void {
    this.#geometries = this.#geometriesOf(this.#pieces);
    this.#fit(how, this.#geometries.part(this.#part, true), how === 'unhurried' ? this.#underWay() : undefined);
  }

  /** Fits it with cards of this share of the largest; `goOn` resumes what was moving. */
  #fit(how: 'now' | 'unhurried', part: number, goOn: (() => void) | undefined): void {
    this.still();
    const { room } = this.canvases;
    const { shapes } = this.#source;
    this.#part = part;
    this.#geometry = this.#geometries.of(part);
    this.#geometry.opened = undefined;
    this.#source.place?.(this.#geometry.layout.lying);
    this.#geometry.settle();
    this.canvases.fit(this.#look);
    const { cardWidth } = this.#geometry.layout;
    if (this.#source !== NO_GAME) this.canvases.wish(wishFor(this.#look, shapes, cardWidth, room.density), how);
    this.redraw();
    goOn?.();
  }

  readonly redraw = (): void => this.#frames.request();

  destroy(): void {
    this.#light.out();
    this.#frames.stop();
    this.canvases.destroy();
  }

  /** `known`: geometries of the same table and room with other pieces. */
  #geometriesOf(pieces: Pieces, known?: Geometries): Geometries {
    const [arrangements, dealt] = [this.#arrangements, this.#dealt];
    return new Geometries((part, layout) => {
      const room = { ...this.canvases.room, part };
      const options = { arrangements, dealt, layout };
      return new Geometry(this.#source.shapes, pieces, room, this.#look.leftHanded, options);
    }, known);
  }

  /**
   * Returns a function that, once the table is laid out again, resumes what moves now: cards fly on from where they
   * are. `all`: resting cards too.
   */
  #underWay(which: 'moving' | 'all' = 'moving'): (() => void) | undefined {
    if (this.#motion.isShow) return () => void this.#show(this.#shown);
    if (!this.#motion.running && which === 'moving') return undefined;
    const before = this.#geometry.room;
    const flying = this.#pieces.piles.flatMap((pieces, pile) => {
      const homes = this.#geometry.homes(pile);
      const away = pieces.filter((piece, i) => which === 'all' || piece.x !== homes[i]?.x || piece.y !== homes[i]?.y);
      return away.map((piece) => ({ piece, x: piece.x / before.width, y: piece.y / before.height }));
    });
    return () => {
      const { width, height } = this.#geometry.room;
      for (const { piece, x, y } of flying) Object.assign(piece, { x: x * width, y: y * height });
      this.#animate([], HOME_TEMPO);
    };
  }

  #animate(changes: readonly Change[], tempo: Tempo, how: 'each' | 'straight' = 'each'): void {
    this.#opens = false;
    if (changes.length > 0) this.#geometry.opened = undefined;
    this.#motion.make(changes, this.#pieces, (pile) => this.#geometry.homes(pile), tempo, how);
    this.redraw();
  }

  /** Moves every piece to where it is at `now`; flying cards that leave trails are shown at each step on the way. */
  #step(now: number): void {
    const { leavesTrails } = this.#motion;
    if (leavesTrails) {
      const since = Math.max(this.#steppedAt, now - TRAIL.steps * TRAIL.milliseconds);
      for (let at = since + TRAIL.milliseconds; at < now; at += TRAIL.milliseconds) this.#leaveTrails(at);
      this.#leaveTrails(now);
    } else this.#motion.step(now);
    this.#steppedAt = now;
    if (leavesTrails && !this.#motion.leavesTrails) this.canvases.endTrails();
  }

  #leaveTrails(now: number): void {
    this.#motion.step(now);
    this.canvases.leave(this.#geometry.layout, flyingOf(this.#pieces.all));
  }

  /** Returns the table as it is drawn now. */
  readonly picture = (): HTMLCanvasElement => this.canvases.picture(() => this.#draw(performance.now()));

  #risenPieces(): readonly Piece[] {
    const { pile = -1, index = 0 } = this.#risen ?? {};
    return this.#pieces.piles[pile]?.slice(index) ?? [];
  }

  #draw(now: number): boolean {
    this.#step(now);
    const held = this.#hand.step(now, this.#motion.isWanted, this.#geometry);
    const focus = this.#motion.isShow ? undefined : this.#focus;
    const ring: Framed[] = focus ? [{ frame: 'focus', box: this.#geometry.shownBox(focus.pile, focus.index) }] : [];
    const frames = [...ring, ...this.#light.frames, ...this.#hand.frames(this.#geometry)];
    const glints = this.#glints.step(now);
    const scene = sceneOf(this.#source, this.#pieces, this.#geometry, {
      held: this.#hand.above,
      ghosts: this.#light.ghosts,
      frames,
      glints,
    });
    this.canvases.show(this.#risen && this.#motion.isWanted ? withRaised(scene, this.#risenPieces()) : scene);
    return held || this.#motion.running || this.#glints.running;
  }
}
