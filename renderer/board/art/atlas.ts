import type { BoardPile } from '../model/source.ts';
import { type Card, FACE_DOWN, faceUp, isFaceDown, JOKER, KING, makeCard } from '../../../engine/rules.ts';
import { paintBack } from './cards/back-art.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintContour, paintEdge } from './cards/card.ts';
import { paintFace } from './cards/face-art.ts';
import type { Box, Frame } from '../model/box.ts';
import { type BoardLook, NARROW_PIXELS, type PaintedLook } from '../model/look.ts';
import { type Inks, groundOf, lineColours } from './ground/ground.ts';
import { type Mark, marksOf } from './marks.ts';
import { FRAME_REACH, paintFrame, paintMark } from './marks-art.ts';

/**
 * All pictures of the board in one texture, so that a frame takes one draw call. Says where each picture is, and paints
 * it.
 */
export interface Atlas {
  /** In pixels of the texture. */
  readonly width: number;
  readonly height: number;
  /** Each picture's place on the texture, in its pixels. */
  readonly cells: ReadonlyMap<string, Box>;
  /** A card's width in pixels; the cells of cards and marks are `margin` wider on every side. */
  readonly cardWidth: number;
  readonly margin: number;
  /** The width of a frame's unstretched corner, in pixels. */
  readonly frameCorner: number;
  /** Returns a picture on a canvas of its own, painted once. */
  picture(name: string): HTMLCanvasElement;
  /** Paints those of the named pictures that are not painted yet. */
  paint(names: Iterable<string>, keep: Keep): void;
  /** Paints a few pictures that have not been needed yet; returns whether any were left. */
  paintMore(keep: Keep): boolean;
}

/**
 * Copies a freshly painted picture from the upper left of a canvas to its place on the texture. The canvas is reused
 * for the next picture; only the graphics card keeps this one.
 */
export type Keep = (picture: HTMLCanvasElement, place: Box) => void;

/** What an atlas depends on; a different wish needs a different atlas. */
export interface AtlasWish {
  /** In device pixels. */
  readonly cardWidth: number;
  readonly density: number;
  readonly look: Pick<PaintedLook, 'cardSet' | 'back' | 'dark' | 'letters' | 'pictures' | 'narrow'>;
  readonly inks: Inks;
  readonly marks: readonly Mark[];
}

/** Paints one picture at the upper left of a canvas. */
type Paint = (on: CanvasRenderingContext2D) => void;

const BACK_PICTURE = 'back';
/** The name of the picture of a card's edge, which is all that shows of a card right under another. */
export const EDGE = 'edge';
/** The name of the picture that is laid over a card to darken it, and its opacity. */
export const SHADE = 'shade';
export const SHADE_SHARE = 0.12;
/** Pictures painted per idle callback: less than a frame of work. */
const PICTURES_AT_ONCE = 4;
const FRAMES: readonly Frame[] = ['shadow', 'target', 'aim', 'hint', 'focus'];
/** The largest texture side, in pixels, that every WebGL implementation supports. */
const MAX_TEXTURE_SIDE = 4096;

/** The name of a card's picture. */
export const pictureOf = (card: Card): string => (isFaceDown(card) ? BACK_PICTURE : `card ${faceUp(card)}`);

/** Returns what an atlas depends on, for cards of this width in CSS pixels. */
export function wishFor(look: BoardLook, shapes: readonly BoardPile[], cardWidth: number, density: number): AtlasWish {
  const { cardSet, back, dark, letters, pictures } = look;
  return {
    cardWidth: Math.round(cardWidth * density),
    density,
    look: {
      cardSet,
      back,
      dark,
      letters,
      narrow: cardWidth < NARROW_PIXELS,
      pictures: {
        back: pictures.back,
        colours: pictures.colours,
        art: pictures.art,
        ...(pictures.set && { set: pictures.set }),
      },
    },
    inks: lineColours(groundOf(look)),
    marks: marksOf(shapes),
  };
}

/**
 * Reserves a cell for every picture at exactly the size in which it will be shown; each is painted when first needed.
 */
export function makeAtlas(wish: AtlasWish): Atlas {
  const names = [...everyCard().map(pictureOf), BACK_PICTURE, EDGE, SHADE, ...wish.marks];
  const grid = gridFor(names.length, wish.cardWidth);
  const { cardWidth, margin, cell } = grid;
  const corner = (CORNER / CARD_WIDTH) * cardWidth;
  const frameCorner = Math.ceil(FRAME_REACH * wish.density + corner * 2);
  const frame = 2 * frameCorner + 4;
  const rows = Math.ceil(names.length / grid.columns);
  const sheet = document.createElement('canvas');
  sheet.width = Math.max(cell.width, frame);
  sheet.height = Math.max(cell.height, frame);
  const on = sheet.getContext('2d', { willReadFrequently: true })!;
  const cells = new Map<string, Box>();
  const painters = new Map<string, Paint>();
  const place = (name: string, box: Box, paint: Paint): void => {
    cells.set(name, box);
    painters.set(name, paint);
  };
  for (const [i, name] of names.entries()) {
    const box = { x: (i % grid.columns) * cell.width, y: Math.floor(i / grid.columns) * cell.height, ...cell };
    place(name, box, (on) => paintPicture(on, name, wish, cardWidth, margin));
  }
  for (const [i, name] of FRAMES.entries()) {
    const box = { x: i * frame, y: rows * cell.height, width: frame, height: frame };
    place(name, box, (on) =>
      paintFrame(on, name, { size: frame, corner, density: wish.density, contour: wish.inks.contour }),
    );
  }
  const unpainted = new Set(painters.keys());
  const paint = (asked: Iterable<string>, keep: Keep): void => {
    for (const name of asked) {
      if (!unpainted.delete(name)) continue;
      onClean(on, painters.get(name)!);
      keep(sheet, cells.get(name)!);
    }
  };
  const pictures = new Map<string, HTMLCanvasElement>();
  const picture = (name: string): HTMLCanvasElement => {
    const known = pictures.get(name);
    if (known) return known;
    const { width, height } = cells.get(name)!;
    const own = Object.assign(document.createElement('canvas'), { width, height });
    painters.get(name)!(own.getContext('2d', { willReadFrequently: true })!);
    pictures.set(name, own);
    return own;
  };
  const paintMore = (keep: Keep): boolean => {
    const next = [...unpainted].slice(0, PICTURES_AT_ONCE);
    paint(next, keep);
    return next.length > 0;
  };
  return {
    width: Math.max(grid.columns * cell.width, FRAMES.length * frame),
    height: rows * cell.height + frame,
    cells,
    cardWidth,
    margin,
    frameCorner,
    picture,
    paint,
    paintMore,
  };
}

function everyCard(): Card[] {
  const cards = [makeCard(JOKER, 3), makeCard(JOKER, 2)];
  for (let rank = 1; rank <= KING; rank++) for (let suit = 0; suit < 4; suit++) cards.push(makeCard(rank, suit));
  return cards;
}

interface Grid {
  readonly columns: number;
  readonly cardWidth: number;
  readonly margin: number;
  readonly cell: { readonly width: number; readonly height: number };
}

/** Returns a roughly square grid; cards too large for any texture are painted smaller. */
function gridFor(count: number, wished: number): Grid {
  const columns = Math.ceil(Math.sqrt(count * 1.4));
  const margin = Math.max(3, Math.ceil(wished * 0.05));
  const rows = Math.ceil(count / columns) + 1;
  const cell = { width: wished + 2 * margin, height: heightOf(wished) + 2 * margin };
  const fits = columns * cell.width <= MAX_TEXTURE_SIDE && rows * cell.height <= MAX_TEXTURE_SIDE;
  return fits ? { columns, cardWidth: wished, margin, cell } : gridFor(count, Math.floor(wished * 0.96));
}

const heightOf = (width: number): number => Math.round((width * CARD_HEIGHT) / CARD_WIDTH);

/** Paints on a cleared canvas and restores the pen's state. */
function onClean(on: CanvasRenderingContext2D, paint: Paint): void {
  on.clearRect(0, 0, on.canvas.width, on.canvas.height);
  on.save();
  paint(on);
  on.restore();
}

function paintPicture(
  on: CanvasRenderingContext2D,
  name: string,
  wish: AtlasWish,
  width: number,
  margin: number,
): void {
  on.translate(margin, margin);
  const isCard = name === BACK_PICTURE || name === EDGE || name.startsWith('card ');
  if (isCard) paintRestingShadow(on, width, margin, name === EDGE ? 13 : 50);
  on.scale(width / CARD_WIDTH, heightOf(width) / CARD_HEIGHT);
  if (name === BACK_PICTURE) paintBack(on, wish.look);
  else if (name === EDGE) paintEdge(on, wish.look);
  else if (name === SHADE) paintShade(on);
  else if (isCard) paintFace(on, Number(name.slice(5)) & ~FACE_DOWN, wish.look);
  else paintMark(on, name as Mark, wish.inks, wish.look.letters);
  if (isCard && wish.inks.contour) paintContour(on);
}

function paintShade(on: CanvasRenderingContext2D): void {
  on.beginPath();
  on.roundRect(0, 0, CARD_WIDTH, CARD_HEIGHT, CORNER);
  on.fillStyle = `rgb(0 0 0 / ${SHADE_SHARE})`;
  on.fill();
}

/**
 * Paints a resting card's shadow, `dark` in per cent, as part of its picture: it sets off cards that lie on one
 * another.
 */
function paintRestingShadow(on: CanvasRenderingContext2D, width: number, margin: number, dark: number): void {
  on.save();
  on.shadowColor = `rgb(0 0 0 / ${dark}%)`;
  on.shadowBlur = margin * 0.85;
  on.shadowOffsetY = margin * 0.18;
  on.beginPath();
  on.roundRect(1, 1, width - 2, heightOf(width) - 2, (CORNER / CARD_WIDTH) * width);
  on.fill();
  on.restore();
}
