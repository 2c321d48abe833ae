import type { Frame } from '../model/box.ts';
import { cssColour } from './ground/colour.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER } from './cards/card.ts';
import { CLOSED_STROKES, REDEAL_STROKES } from './cards/glyphs.ts';
import type { Inks } from './ground/ground.ts';
import type { Mark } from './marks.ts';
import { type CourtLetters, paintDigit, paintRank, paintSuit } from './cards/strokes.ts';

/** The opacity of a place where no card may be put is multiplied by this. */
export const FAINT_FACTOR = 0.5;

/**
 * The opacity of a cell's tint is multiplied by this. Foundations, which look the same when empty, are hollows instead.
 */
const TINT = 0.22;

/** The height of an hour's figures, on a card 140 high. */
const HOUR_HEIGHT = 26;

/**
 * Paints an empty place: a rounded hollow in the cloth with its sign in chalk or ink, on a card 100 wide and 140 high.
 * An hour has no hollow.
 */
export function paintMark(
  on: CanvasRenderingContext2D,
  mark: Mark,
  { colour, strength }: Inks,
  letters: CourtLetters,
): void {
  const [sign, faint] = [cssColour(colour, strength), cssColour(colour, strength * FAINT_FACTOR)];
  const [kind, number] = mark.split(' ');
  if (kind === 'hour') return paintHour(on, Number(number), sign);
  on.beginPath();
  on.roundRect(1.2, 1.2, CARD_WIDTH - 2.4, CARD_HEIGHT - 2.4, CORNER - 0.5);
  on.fillStyle = mark === 'cell' ? cssColour(colour, strength * TINT) : `rgb(0 0 0 / ${mark === 'shut' ? 7 : 13}%)`;
  on.fill();
  on.lineWidth = 1.3;
  on.strokeStyle = mark === 'shut' ? faint : sign;
  on.stroke();
  if (kind === 'start') paintRank(on, Number(number), sign, { x: 50, y: 70, height: 46, weight: 6 }, letters);
  if (kind === 'suit') paintSuit(on, Number(number), sign, { x: 50, y: 70, size: 46 });
  if (kind === 'again') paintStrokes(on, REDEAL_STROKES, sign, 0.52, number ? 58 : 70);
  if (kind === 'again' && number) paintDigit(on, Number(number), sign, { x: 50, y: 103, height: 25, weight: 3.6 });
  if (kind === 'ended') paintStrokes(on, CLOSED_STROKES, faint, 0.52, 70);
}

function paintHour(on: CanvasRenderingContext2D, hour: number, colour: string): void {
  if (hour < 10) return paintDigit(on, hour, colour, { x: 50, y: 70, height: HOUR_HEIGHT, weight: 3.2 });
  if (hour === 10) return paintRank(on, hour, colour, { x: 50, y: 70, height: HOUR_HEIGHT, weight: 3.2 });
  paintDigit(on, 1, colour, { x: 42, y: 70, height: HOUR_HEIGHT, weight: 3.2 });
  paintDigit(on, hour - 10, colour, { x: 57, y: 70, height: HOUR_HEIGHT, weight: 3.2 });
}

function paintStrokes(on: CanvasRenderingContext2D, strokes: string, colour: string, scale: number, y: number): void {
  on.save();
  on.translate(50, y);
  on.scale(scale, scale);
  on.lineWidth = 5.7 / scale;
  on.lineJoin = 'round';
  on.lineCap = 'round';
  on.strokeStyle = colour;
  on.stroke(new Path2D(strokes));
  on.restore();
}

/** A frame reaches this far beyond the cards that it surrounds, in CSS pixels. */
export const FRAME_REACH = 22;

const LIGHTS: Readonly<Record<Exclude<Frame, 'shadow'>, { line: string; glow: string; width: number }>> = {
  target: { line: 'rgb(255 226 130 / 80%)', glow: 'rgb(255 208 80 / 50%)', width: 2 },
  aim: { line: 'rgb(255 240 170)', glow: 'rgb(255 206 70)', width: 4 },
  hint: { line: 'rgb(130 220 255 / 98%)', glow: 'rgb(90 195 255 / 95%)', width: 3 },
  focus: { line: 'rgb(255 255 255 / 98%)', glow: 'rgb(0 0 0 / 90%)', width: 3.5 },
};

/** Outlines of the lights on a bright table. */
const CONTOUR = 'rgb(26 20 8 / 92%)';
const CONTOUR_GLOW = 'rgb(0 0 0 / 45%)';

/** How a frame is painted. */
interface FrameShape {
  /** The side of the picture, in pixels. */
  readonly size: number;
  /** The radius of a corner, in pixels. */
  readonly corner: number;
  /** Device pixels to a CSS pixel. */
  readonly density: number;
  /** A dark outline, which makes the frame visible on a bright table. */
  readonly contour: boolean;
}

/** Paints a frame to be sliced in nine: a square with the frame's line FRAME_REACH inside it. */
export function paintFrame(
  on: CanvasRenderingContext2D,
  frame: Frame,
  { size, corner, density, contour }: FrameShape,
): void {
  const reach = FRAME_REACH * density;
  const inner = size - 2 * reach;
  if (frame === 'shadow') return paintShadow(on, reach, inner, corner, density);
  const { line, glow, width } = LIGHTS[frame];
  const around = (wide: number): void => {
    const out = wide / 2;
    on.lineWidth = wide;
    on.beginPath();
    on.roundRect(reach - out, reach - out, inner + 2 * out, inner + 2 * out, corner + out);
    on.stroke();
  };
  on.shadowColor = contour ? CONTOUR_GLOW : glow;
  on.shadowBlur = (contour ? 5 : 11) * density;
  if (contour) {
    on.strokeStyle = CONTOUR;
    around((width + 2) * density);
    on.shadowColor = 'transparent';
  }
  on.strokeStyle = contour ? line.replace(/ \/ .*/, ')') : line;
  around(width * density);
  if (frame !== 'focus') return contour ? undefined : on.stroke();
  // The dark glow must not fall on the card itself.
  on.globalCompositeOperation = 'destination-out';
  on.shadowColor = 'transparent';
  on.beginPath();
  on.roundRect(reach, reach, inner, inner, corner);
  on.fill();
  paintFocusEdge(on, reach, inner, corner, density);
}

/** Paints a dark line inside the white one: visible on a white card as well as on the cloth. */
function paintFocusEdge(
  on: CanvasRenderingContext2D,
  reach: number,
  inner: number,
  corner: number,
  density: number,
): void {
  on.globalCompositeOperation = 'source-over';
  on.lineWidth = 2 * density;
  on.strokeStyle = '#0b57d0';
  on.beginPath();
  on.roundRect(reach + density, reach + density, inner - 2 * density, inner - 2 * density, corner);
  on.stroke();
}

/** Paints the blur alone: the shape that casts it is painted far outside the picture. */
function paintShadow(
  on: CanvasRenderingContext2D,
  reach: number,
  inner: number,
  corner: number,
  density: number,
): void {
  const off = 4096;
  on.shadowColor = 'rgb(0 0 0 / 62%)';
  on.shadowBlur = 19 * density;
  on.shadowOffsetX = off;
  on.beginPath();
  on.roundRect(reach + density - off, reach + density, inner - 2 * density, inner - 2 * density, corner);
  on.fill();
}
