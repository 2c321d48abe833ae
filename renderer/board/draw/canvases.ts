import { type Atlas, type AtlasWish, makeAtlas } from '../art/atlas.ts';
import { paintCloth } from '../art/ground/cloth.ts';
import type { BoardLook } from '../model/look.ts';
import type { Piece } from '../geometry/pieces.ts';
import type { Layout, Room } from '../geometry/table-layout.ts';
import { plainStage, takeStage } from './early-stage.ts';
import { LiftedLayer } from './lifted-layer.ts';
import { lookOfScene, type Scene, withoutLifted } from './scene.ts';
import type { Stage } from './stage.ts';
import { Trails } from './trails.ts';

/** Pictures are painted for a size that has stayed the same for this many milliseconds. */
const STEADY_SIZE_MS = 160;

/** The board waits this many milliseconds for a lost graphics card, and then draws without it. */
const LOST_AFTER_MS = 4000;

/** The reports of the canvases to their board. */
export interface CanvasWatcher {
  /** The room to fill has changed. */
  resized(): void;
  /** The same scene must be drawn again: there are new pictures, or the old drawing was lost. */
  redraw(): void;
  /** Drawing has become possible or impossible. */
  drawable(can: boolean): void;
}

/** The canvases on the page, and pictures painted for exactly their size and density. */
export class Canvases {
  /** The element that they fill. */
  readonly host: HTMLElement;
  #stage: Stage;
  readonly #cloth: HTMLCanvasElement;
  readonly #lifted: LiftedLayer;
  readonly #trails: Trails;
  #atlas: Atlas | undefined;
  readonly #observer: ResizeObserver;
  #watcher: CanvasWatcher | undefined;
  #density: MediaQueryList | undefined;
  #wish: AtlasWish | undefined;
  #painted = '';
  /** The room that the canvases are fitted to. */
  #room: Room = { width: 1, height: 1, density: 1 };
  #fitted = '';
  /** Key of the scene below the lifted cards, as the table's canvas shows it; '' when it must be drawn. */
  #shown = '';
  #groundKey = '';
  #later: ReturnType<typeof setTimeout> | undefined;
  #idle = 0;
  #lost: ReturnType<typeof setTimeout> | undefined;

  static async create(host: HTMLElement): Promise<Canvases> {
    return new Canvases(host, await takeStage());
  }

  private constructor(host: HTMLElement, stage: Stage) {
    this.host = host;
    this.#stage = stage;
    this.#cloth = document.createElement('canvas');
    this.#lifted = new LiftedLayer(host);
    this.#trails = new Trails(host);
    host.append(layer(this.#cloth), layer(stage.canvas));
    if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
    stage.canvas.addEventListener('webglcontextlost', this.#lose);
    stage.canvas.addEventListener('webglcontextrestored', this.#restored);
    // The cloth has a context of its own, which may be lost as well.
    this.#cloth.addEventListener('contextrestored', this.#restored);
    this.#observer = new ResizeObserver(this.#measure);
    this.#watchDensity();
  }

  /** Reports to `watcher` from now on; the board is not ready before. */
  watch(watcher: CanvasWatcher): void {
    this.#watcher = watcher;
    this.#observer.observe(this.host);
  }

  get stage(): Stage {
    return this.#stage;
  }

  get room(): Room {
    return roomOf(this.host);
  }

  /** Makes the canvases fit the room and lays the cloth. */
  fit(look: BoardLook): void {
    this.#room = this.room;
    const { width, height, density } = this.#room;
    this.#fitted = JSON.stringify(this.#room);
    this.#trails.drop();
    this.#shown = '';
    this.#stage.resize(width, height, density);
    const groundKey = JSON.stringify([this.room, look.table, look.tableColour, look.dark, look.pictures.table]);
    if (groundKey === this.#groundKey) return;
    this.#groundKey = groundKey;
    this.#cloth.width = Math.round(width * density);
    this.#cloth.height = Math.round(height * density);
    paintCloth(this.#cloth, look, density);
  }

  /**
   * Has pictures painted for this wish: `now`, or once it has not changed for a while; until then the old ones are
   * scaled.
   */
  wish(wish: AtlasWish, how: 'now' | 'unhurried'): void {
    clearTimeout(this.#later);
    this.#wish = wish;
    if (JSON.stringify(wish) === this.#painted) return;
    if (how === 'unhurried' && this.#painted !== '') this.#later = setTimeout(() => this.#paint(wish), STEADY_SIZE_MS);
    else this.#paint(wish);
  }

  /** Adds pictures of flying cards to the trails, on top of everything that `show` draws. */
  leave({ cardWidth: width, cardHeight: height }: Layout, pieces: readonly Piece[]): void {
    if (this.#atlas) this.#trails.add(pieces, this.#atlas, { width, height }, this.#room);
  }

  /** Fades out the trails. */
  endTrails(): void {
    this.#trails.end();
  }

  show(scene: Scene): void {
    const card = { width: scene.cardWidth, height: scene.cardHeight };
    if (!this.#lifted.show(scene.lifted, card, this.#room)) {
      this.#shown = '';
      return this.#stage.draw(scene);
    }
    const below = withoutLifted(scene);
    const look = lookOfScene(below);
    if (look === this.#shown) return;
    this.#shown = look;
    this.#stage.draw(below);
  }

  /** Returns the table as one picture. `draw` draws it: WebGL forgets a drawing when the task ends. */
  picture(draw: () => void): HTMLCanvasElement {
    this.#shown = '';
    draw();
    const { width, height } = this.#stage.canvas;
    const picture = Object.assign(document.createElement('canvas'), { width, height });
    const on = picture.getContext('2d');
    for (const canvas of [this.#cloth, this.#stage.canvas]) on?.drawImage(canvas, 0, 0);
    return picture;
  }

  destroy(): void {
    clearTimeout(this.#later);
    cancelIdleCallback(this.#idle);
    this.#observer.disconnect();
    this.#density?.removeEventListener('change', this.#denser);
    this.#cloth.removeEventListener('contextrestored', this.#restored);
    this.#dropStage();
    this.#stage.canvas.remove();
    this.#lifted.canvas.remove();
    this.#trails.drop();
    this.#cloth.remove();
  }

  /** Makes a new atlas: visible pictures are painted with the next frame, the rest when the browser is idle. */
  #paint(wish: AtlasWish): void {
    const atlas = makeAtlas(wish);
    this.#atlas = atlas;
    this.#trails.drop();
    this.#stage.use(atlas);
    this.#lifted.use(atlas);
    this.#shown = '';
    this.#painted = JSON.stringify(wish);
    this.#watcher?.redraw();
    cancelIdleCallback(this.#idle);
    this.#idle = requestIdleCallback(this.#paintRest);
  }

  readonly #paintRest = (): void => {
    if (this.#stage.paintMore()) this.#idle = requestIdleCallback(this.#paintRest);
  };

  readonly #lose = (): void => {
    clearTimeout(this.#lost);
    this.#lost = setTimeout(() => void this.#replace(), LOST_AFTER_MS);
  };

  /** Replaces the stage by one without the graphics card, for good. */
  async #replace(): Promise<void> {
    try {
      const stage = await plainStage();
      const lost = this.#stage.canvas;
      this.#dropStage();
      this.#stage = stage;
      lost.replaceWith(layer(stage.canvas));
      this.#restored();
    } catch {
      this.#watcher?.drawable(false);
    }
  }

  #dropStage(): void {
    const { canvas } = this.#stage;
    clearTimeout(this.#lost);
    canvas.removeEventListener('webglcontextlost', this.#lose);
    canvas.removeEventListener('webglcontextrestored', this.#restored);
    this.#stage.destroy();
  }

  /** Repaints everything, the cloth included: the graphics card has lost it. */
  readonly #restored = (): void => {
    clearTimeout(this.#lost);
    this.#groundKey = '';
    if (this.#wish) this.#paint(this.#wish);
    this.#watcher?.resized();
    this.#watcher?.drawable(true);
  };

  readonly #measure = (): void => {
    if (JSON.stringify(this.room) !== this.#fitted) this.#watcher?.resized();
  };

  /** A query for one density fires once; the next density needs a new one. */
  #watchDensity(): void {
    this.#density = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    this.#density.addEventListener('change', this.#denser, { once: true });
  }

  readonly #denser = (): void => {
    this.#watchDensity();
    this.#measure();
  };
}

/** Styles a canvas to fill its host. */
function layer(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', touchAction: 'none' });
  return canvas;
}

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): Room => ({
  width: Math.max(1, clientWidth),
  height: Math.max(1, clientHeight),
  density: window.devicePixelRatio || 1,
});
