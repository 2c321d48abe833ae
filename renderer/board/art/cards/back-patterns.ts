import type { BackPattern, PaintedLook } from '../../model/look.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card.ts';

const LIGHT = 'rgb(255 248 230 / 78%)';
const RED = '#8c1f2f';
const PURPLE = '#4b2f63';

/** Crossing lines with a small lozenge in every second mesh. */
function paintLattice(on: CanvasRenderingContext2D): void {
  on.beginPath();
  for (let at = -140; at <= 240; at += 10) {
    on.moveTo(at, -1);
    on.lineTo(at + 142, 141);
    on.moveTo(at, -1);
    on.lineTo(at - 142, 141);
  }
  on.lineWidth = 0.9;
  on.strokeStyle = 'rgb(255 248 230 / 42%)';
  on.stroke();
  on.fillStyle = LIGHT;
  for (let row = 0; row <= 28; row++) {
    for (let column = 0; column <= 20; column++) if ((row + column) % 2 === 0) lozenge(on, column * 5, row * 5, 1.35);
  }
}

function lozenge(on: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  on.beginPath();
  on.moveTo(x, y - size);
  on.lineTo(x + size, y);
  on.lineTo(x, y + size);
  on.lineTo(x - size, y);
  on.fill();
}

/** Rows of round scales, each shifted by half a scale. */
function paintWaves(on: CanvasRenderingContext2D): void {
  const radius = 10;
  on.lineWidth = 0.85;
  for (let row = 0, y = -4; y < CARD_HEIGHT + 2 * radius; row++, y += radius / 2) {
    for (let x = row % 2 === 0 ? 0 : radius; x <= CARD_WIDTH + radius; x += 2 * radius) scale(on, x, y, radius);
  }
}

function scale(on: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  for (const part of [1, 0.68, 0.36]) {
    on.beginPath();
    on.arc(x, y, radius * part, 0, 2 * Math.PI);
    on.fillStyle = part === 1 ? RED : '#a3303f';
    if (part !== 0.68) on.fill();
    on.strokeStyle = `rgb(255 240 220 / ${part === 1 ? 62 : 38}%)`;
    on.stroke();
  }
}

/** Rays from a star in the middle, crossed by rings. */
function paintRays(on: CanvasRenderingContext2D): void {
  on.save();
  on.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2);
  on.fillStyle = 'rgb(255 236 205 / 20%)';
  const rays = 32;
  for (let ray = 0; ray < rays; ray++) {
    on.rotate((2 * Math.PI) / rays);
    on.beginPath();
    on.moveTo(0, 0);
    on.lineTo(-9.1, 92);
    on.lineTo(9.1, 92);
    if (ray % 2 === 0) on.fill();
  }
  on.strokeStyle = 'rgb(255 240 220 / 55%)';
  on.lineWidth = 0.8;
  for (let radius = 18; radius < 90; radius += 12) ring(on, radius);
  on.fillStyle = PURPLE;
  disc(on, 13);
  paintStar(on, 11);
  on.restore();
}

function ring(on: CanvasRenderingContext2D, radius: number): void {
  on.beginPath();
  on.arc(0, 0, radius, 0, 2 * Math.PI);
  on.stroke();
}

function disc(on: CanvasRenderingContext2D, radius: number): void {
  on.beginPath();
  on.arc(0, 0, radius, 0, 2 * Math.PI);
  on.fill();
  on.stroke();
}

/** A star of eight points. */
function paintStar(on: CanvasRenderingContext2D, size: number): void {
  on.fillStyle = LIGHT;
  on.beginPath();
  for (let point = 0; point < 16; point++) {
    const radius = point % 2 === 0 ? size : size * 0.45;
    on.lineTo(radius * Math.sin((point * Math.PI) / 8), radius * Math.cos((point * Math.PI) / 8));
  }
  on.closePath();
  on.fill();
}

/** A quiet field with a rosette. */
function paintMonogram(on: CanvasRenderingContext2D): void {
  on.save();
  on.translate(CARD_WIDTH / 2, CARD_HEIGHT / 2);
  on.strokeStyle = LIGHT;
  on.lineWidth = 0.8;
  for (let petal = 0; petal < 12; petal++) {
    on.rotate(Math.PI / 6);
    on.beginPath();
    on.ellipse(0, 11, 5, 11, 0, 0, 2 * Math.PI);
    on.stroke();
  }
  on.beginPath();
  on.arc(0, 0, 25, 0, 2 * Math.PI);
  on.stroke();
  on.restore();
}

/** A night sky: stars of three sizes between fine dots, in staggered rows. */
function paintStars(on: CanvasRenderingContext2D): void {
  const step = 15;
  for (let row = 0; row * step < CARD_HEIGHT + step; row++) {
    for (let column = 0; column * step < CARD_WIDTH + step; column++) {
      const x = column * step + (row % 2 === 0 ? 5 : 5 + step / 2);
      const y = row * step + 10;
      const size = (row + 2 * column) % 3;
      on.save();
      on.translate(x, y);
      paintSpark(on, [4.6, 3.1, 2][size] ?? 2);
      on.restore();
      dot(on, x + step / 2, y, 0.7);
    }
  }
}

/** A star of four points. */
function paintSpark(on: CanvasRenderingContext2D, size: number): void {
  on.fillStyle = 'rgb(255 233 178 / 92%)';
  on.beginPath();
  on.moveTo(0, -size);
  for (const [x, y] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const)
    on.quadraticCurveTo(0, 0, x * size, y * size);
  on.fill();
}

function dot(on: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  on.fillStyle = 'rgb(255 248 230 / 62%)';
  on.beginPath();
  on.arc(x, y, radius, 0, 2 * Math.PI);
  on.fill();
}

/** Crossing bands, broad and fine, as if woven. */
function paintTartan(on: CanvasRenderingContext2D): void {
  const bands = [
    { at: 0, wide: 11, colour: 'rgb(9 34 30 / 55%)' },
    { at: 15, wide: 4, colour: 'rgb(198 64 50 / 62%)' },
    { at: 23, wide: 1.1, colour: 'rgb(255 226 150 / 85%)' },
  ];
  const sett = 30;
  for (const upright of [true, false]) {
    for (let from = -sett; from < CARD_HEIGHT + sett; from += sett) {
      for (const { at, wide, colour } of bands) {
        // The middle of a broad band lies in the middle of the card.
        const start = from + at + ((upright ? CARD_WIDTH : CARD_HEIGHT) / 2 - 5.5) - 2 * sett;
        on.fillStyle = colour;
        on.fillRect(
          upright ? start : 0,
          upright ? 0 : start,
          upright ? wide : CARD_WIDTH,
          upright ? CARD_HEIGHT : wide,
        );
      }
    }
  }
}

/** Stars of eight points with crosses between them, as on a tiled wall. */
function paintMosaic(on: CanvasRenderingContext2D): void {
  const step = 22.5;
  on.lineWidth = 0.9;
  on.strokeStyle = 'rgb(255 243 214 / 72%)';
  for (let y = -2.5; y < CARD_HEIGHT + step; y += step) {
    for (let x = 5; x < CARD_WIDTH + step; x += step) {
      on.save();
      on.translate(x, y);
      on.beginPath();
      for (let point = 0; point < 16; point++) {
        const radius = point % 2 === 0 ? step / 2 : step * 0.383;
        on.lineTo(radius * Math.sin((point * Math.PI) / 8), radius * Math.cos((point * Math.PI) / 8));
      }
      on.closePath();
      on.fillStyle = '#b4531c';
      on.fill();
      on.stroke();
      on.fillStyle = 'rgb(255 243 214 / 85%)';
      on.rotate(Math.PI / 4);
      on.fillRect(-2.6, -2.6, 5.2, 5.2);
      on.restore();
    }
  }
}

/** Twigs that rise from the bottom, each with leaves on both sides. */
function paintLeaves(on: CanvasRenderingContext2D): void {
  on.strokeStyle = 'rgb(226 240 206 / 55%)';
  on.lineWidth = 0.8;
  for (let twig = 0; twig < 5; twig++) {
    const x = 10 + twig * 20;
    const shift = twig % 2 === 0 ? 0 : 9;
    on.beginPath();
    on.moveTo(x, 0);
    on.lineTo(x, CARD_HEIGHT);
    on.stroke();
    for (let y = -4 + shift; y < CARD_HEIGHT + 18; y += 18) for (const side of [-1, 1]) paintLeaf(on, x, y, side);
  }
}

function paintLeaf(on: CanvasRenderingContext2D, x: number, y: number, side: number): void {
  const [tipX, tipY] = [x + side * 9, y - 10.5];
  on.beginPath();
  on.moveTo(x, y);
  on.quadraticCurveTo(x + side * 0.4, y - 9.5, tipX, tipY);
  on.quadraticCurveTo(x + side * 9.4, y - 1.6, x, y);
  on.fillStyle = side < 0 ? 'rgb(196 224 158 / 66%)' : 'rgb(158 201 128 / 62%)';
  on.fill();
}

/** The backs that are part of the program's first files. */
export const PATTERNS = {
  lattice: { ink: '#1f3f7d', paint: paintLattice },
  waves: { ink: RED, paint: paintWaves },
  rays: { ink: PURPLE, paint: paintRays },
  plain: { ink: '#2a5a52', paint: paintMonogram },
  stars: { ink: '#131d3f', paint: paintStars },
  tartan: { ink: '#1d5a4c', paint: paintTartan },
  mosaic: { ink: '#7c2f0e', paint: paintMosaic },
  leaves: { ink: '#3a5a2a', paint: paintLeaves },
} satisfies Readonly<Partial<Record<PaintedLook['back'], BackPattern>>>;
