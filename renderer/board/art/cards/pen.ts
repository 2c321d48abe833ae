import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';

/** A back's field, around its centre: half its width and half its height. */
export const HALF = { width: 45, height: 65 } as const;

/** Draws around the middle of the card instead of from its corner. */
export const centred = (draw: (on: CanvasRenderingContext2D) => void) => (on: CanvasRenderingContext2D) => {
  on.save();
  on.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2);
  draw(on);
  on.restore();
};

/** Where something is drawn: moved, then turned by an angle in degrees, then scaled. */
interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly size?: number;
}

export function at(on: CanvasRenderingContext2D, { x = 0, y = 0, turn = 0, size = 1 }: Place, draw: () => void): void {
  on.save();
  on.translate(x, y);
  if (turn !== 0) on.rotate((turn * Math.PI) / 180);
  if (size !== 1) on.scale(size, size);
  draw();
  on.restore();
}

/** Draws something, and its mirror image on the other side of the vertical axis. */
export function mirrored(on: CanvasRenderingContext2D, draw: () => void): void {
  draw();
  on.save();
  on.scale(-1, 1);
  draw();
  on.restore();
}

/** Draws something several times around the origin, evenly. */
export function around(on: CanvasRenderingContext2D, times: number, draw: (nth: number) => void): void {
  for (let nth = 0; nth < times; nth++) at(on, { turn: (360 * nth) / times }, () => draw(nth));
}

/** Lines as SVG path data, or a function that traces them on the pen's own path. */
type Lines = string | (() => void);

/** Fills an outline. */
export function fill(on: CanvasRenderingContext2D, colour: string, outline: Lines): void {
  on.fillStyle = colour;
  const path = traced(on, outline);
  if (path) on.fill(path);
  else on.fill();
}

/** Strokes lines. */
export function stroke(on: CanvasRenderingContext2D, colour: string, width: number, lines: Lines): void {
  on.strokeStyle = colour;
  on.lineWidth = width;
  on.lineJoin = 'round';
  const path = traced(on, lines);
  if (path) on.stroke(path);
  else on.stroke();
}

/** Returns the path of SVG data; undefined where a function has traced its lines on the pen's own path. */
function traced(on: CanvasRenderingContext2D, lines: Lines): Path2D | undefined {
  if (typeof lines === 'string') return new Path2D(lines);
  on.beginPath();
  lines();
  return undefined;
}

/** Adds a circle to the path. */
export function circle(on: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  on.moveTo(x + radius, y);
  on.arc(x, y, radius, 0, 2 * Math.PI);
}

/** Adds a rectangle around the origin to the path, by half its sides. */
export const box = (on: CanvasRenderingContext2D, halfWidth: number, halfHeight: number, radius = 0): void =>
  on.roundRect(-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight, radius);

/** Returns the point at an angle in degrees, clockwise from straight up. */
export function polar(radius: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
