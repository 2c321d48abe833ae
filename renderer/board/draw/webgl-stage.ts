import { Container, NineSliceSprite, Rectangle, Sprite, Texture, TextureSource, Ticker } from 'pixi.js';
import { type Atlas, EDGE, type Keep, pictureOf, SHADE_SHARE } from '../art/atlas.ts';
import type { Box, Framed, Point } from '../model/box.ts';
import type { Room } from '../geometry/table-layout.ts';
import type { Piece } from '../geometry/pieces.ts';
import { FRAME_REACH } from '../art/marks-art.ts';
import type { Scene } from './scene.ts';
import { SpriteRenderer } from './sprite-renderer.ts';
import type { Stage } from './stage.ts';

/** Multiplies the colours of a card that is drawn darker. */
const SHADED_TINT = Math.round((1 - SHADE_SHARE) * 255) * 0x010101;

/** Shows scenes through Pixi on a graphics card, all from one texture. */
export class WebglStage implements Stage {
  frames = 0;
  #draws = 0;
  #atlas: Atlas | undefined;
  #source: TextureSource | undefined;
  #textures = new Map<string, Texture>();
  readonly #renderer: SpriteRenderer;
  readonly #root = new Container();
  readonly #marks = new Pool(() => new Sprite(), this.#root);
  readonly #edges = new Pool(() => new Sprite(), this.#root);
  readonly #resting = new Pool(() => new Sprite(), this.#root);
  readonly #frames = new Pool(() => new NineSliceSprite(Texture.EMPTY), this.#root);
  readonly #raised = new Pool(() => new Sprite(), this.#root);

  static async create(canvas: HTMLCanvasElement, { width, height, density }: Room): Promise<WebglStage> {
    // Pixi's own clock would wake the page sixty times a second to collect unused textures; all are used here.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const renderer = new SpriteRenderer();
    await renderer.init({
      canvas,
      width,
      height,
      resolution: density,
      backgroundAlpha: 0,
      antialias: false,
      autoDensity: false,
      clearBeforeRender: true,
      skipExtensionImports: true,
    });
    // Pixi falls back to WebGL 1, for which this build has no shaders: the table would stay empty.
    if (!(renderer.gl instanceof WebGL2RenderingContext)) throw new Error('WebGL 2 does not work here');
    const stage = new WebglStage(renderer);
    stage.#drawOnce();
    return stage;
  }

  private constructor(renderer: SpriteRenderer) {
    this.#renderer = renderer;
    this.#countDraws(renderer.gl);
  }

  get canvas(): HTMLCanvasElement {
    return this.#renderer.canvas;
  }

  get draws(): number {
    return this.#draws;
  }

  resize(width: number, height: number, density: number): void {
    this.#renderer.resize(width, height, density);
  }

  use(atlas: Atlas): void {
    const old = [...this.#textures.values()];
    const { width, height } = atlas;
    // Pixi must not collect it: its pictures are painted only once.
    const source = new TextureSource({ width, height, antialias: true, autoGarbageCollect: false });
    const textureOf = ({ x, y, width, height }: Box): Texture =>
      new Texture({ source, frame: new Rectangle(x, y, width, height) });
    this.#textures = new Map([...atlas.cells].map(([name, box]) => [name, textureOf(box)]));
    this.#atlas = atlas;
    this.#source = source;
    for (const pool of [this.#marks, this.#edges, this.#resting, this.#frames, this.#raised]) pool.forget();
    for (const [i, texture] of old.entries()) texture.destroy(i === 0);
  }

  paintMore(): boolean {
    return this.#atlas?.paintMore(this.#keep) ?? false;
  }

  draw(scene: Scene): void {
    if (!this.#atlas) return;
    const atlas = this.#atlas;
    atlas.paint(picturesOf(scene), this.#keep);
    this.#marks.show(scene.marks, (sprite, { mark, at }) => this.#put(sprite, atlas, mark, at, scene));
    this.#edges.show(scene.edges, (sprite, at) => this.#put(sprite, atlas, EDGE, at, scene));
    this.#resting.show(scene.resting, (sprite, piece) => this.#lay(sprite, atlas, piece, scene));
    const { shadows, pieces } = scene.lifted;
    const frames = [...scene.frames, ...shadows];
    this.#frames.show(frames, (sprite, framed) => this.#surround(sprite, atlas, framed));
    this.#raised.show(pieces, (sprite, piece) => this.#lay(sprite, atlas, piece, scene));
    this.#draws = 0;
    this.#renderer.render(this.#root);
    this.frames++;
  }

  destroy(): void {
    for (const [i, texture] of [...this.#textures.values()].entries()) texture.destroy(i === 0);
    this.#root.destroy({ children: true });
    this.#renderer.destroy();
  }

  /** Copies a picture to the texture on the graphics card, with premultiplied alpha as on any canvas. */
  readonly #keep: Keep = (picture, { x, y, width, height }) => {
    const { gl, texture } = this.#renderer;
    if (!this.#source) return;
    texture.bindSource(this.#source);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, width, height, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  };

  #lay(sprite: Sprite, atlas: Atlas, piece: Piece, scene: Scene): void {
    const { x, y, width, lean, scale, angle, alpha } = piece;
    this.#put(sprite, atlas, pictureOf(piece.shown), { x, y }, scene);
    sprite.scale.set(sprite.scale.x * width * scale, sprite.scale.y * scale);
    sprite.rotation = angle;
    sprite.skew.y = lean;
    sprite.alpha = alpha;
    sprite.tint = scene.shaded.has(piece) ? SHADED_TINT : 0xffffff;
  }

  /** Places a picture by its centre, around which cards are scaled and turned. */
  #put(sprite: Sprite, atlas: Atlas, name: string, at: Point, { cardWidth, cardHeight }: Scene): void {
    sprite.texture = this.#textures.get(name) ?? Texture.EMPTY;
    sprite.anchor.set(0.5);
    sprite.scale.set(cardWidth / atlas.cardWidth);
    sprite.position.set(at.x + cardWidth / 2, at.y + cardHeight / 2);
  }

  /** Draws a frame, whose corners keep the density they were painted for; it turns around its centre. */
  #surround(sprite: NineSliceSprite, atlas: Atlas, framed: Framed): void {
    const { frame, box, wider = 1, lean = 0, angle = 0, alpha = 1 } = framed;
    const { resolution } = this.#renderer;
    const reach = FRAME_REACH * wider;
    sprite.texture = this.#textures.get(frame) ?? Texture.EMPTY;
    sprite.leftWidth = sprite.rightWidth = sprite.topHeight = sprite.bottomHeight = atlas.frameCorner;
    const scale = wider / resolution;
    sprite.scale.set(scale);
    sprite.width = (box.width + 2 * reach) / scale;
    sprite.height = (box.height + 2 * reach) / scale;
    sprite.pivot.set(sprite.width / 2, sprite.height / 2);
    sprite.position.set(box.x + box.width / 2, box.y + box.height / 2);
    sprite.rotation = angle;
    sprite.skew.x = lean;
    sprite.alpha = alpha;
  }

  /** Draws a sprite so that its shader is compiled before the first picture needs it. */
  #drawOnce(): void {
    const sprite = new Sprite(Texture.WHITE);
    this.#renderer.render(sprite);
    sprite.destroy();
  }

  #countDraws(gl: WebGL2RenderingContext): void {
    const draw = gl.drawElements.bind(gl);
    gl.drawElements = (...args) => {
      this.#draws++;
      draw(...args);
    };
  }
}

/** Lists the pictures that a scene shows. */
const picturesOf = ({ marks, edges, resting, frames, lifted }: Scene): string[] => [
  ...marks.map(({ mark }) => mark),
  ...(edges.length > 0 ? [EDGE] : []),
  ...[...resting, ...lifted.pieces].map(({ shown }) => pictureOf(shown)),
  ...[...frames, ...lifted.shadows].map(({ frame }) => frame),
];

/** Sprites of one layer, created when first needed and reused in every frame. */
class Pool<S extends Sprite | NineSliceSprite> {
  readonly #sprites: S[] = [];
  readonly #layer = new Container();
  readonly #make: () => S;

  constructor(make: () => S, root: Container) {
    this.#make = make;
    root.addChild(this.#layer);
  }

  show<T>(things: readonly T[], set: (sprite: S, thing: T) => void): void {
    while (this.#sprites.length < things.length) this.#sprites.push(this.#layer.addChild(this.#make()));
    for (const [i, sprite] of this.#sprites.entries()) {
      const thing = things[i];
      sprite.visible = thing !== undefined;
      if (thing !== undefined) set(sprite, thing);
    }
  }

  /** Releases textures that are about to be destroyed. */
  forget(): void {
    for (const sprite of this.#sprites) sprite.texture = Texture.EMPTY;
  }
}
