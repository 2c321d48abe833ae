import { CARD_HEIGHT, CARD_WIDTH, CORNER, paintBlank } from './face-art.ts';
import type { BoardLook } from '../types.ts';

type Pen = CanvasRenderingContext2D;

const INKS = { lattice: '#1f3f7d', waves: '#8c1f2f', rays: '#4b2f63', plain: '#2a5a52' } as const;
const LIGHT = 'rgb(255 248 230 / 78%)';
const INSET = 5;

/** The back of a card: a pale border, and a field in one ink. */
export function paintBack(on: Pen, back: BoardLook['back'], dark: boolean): void {
  paintBlank(on, dark ? '#ded9cc' : '#fbf8f0', 'rgb(20 18 12 / 50%)');
  on.save();
  on.beginPath();
  on.roundRect(INSET, INSET, CARD_WIDTH - 2 * INSET, CARD_HEIGHT - 2 * INSET, CORNER - 3);
  on.fillStyle = INKS[back];
  on.fill();
  on.clip();
  PATTERNS[back](on);
  on.restore();
  paintBorder(on);
}

function paintBorder(on: Pen): void {
  on.beginPath();
  on.roundRect(INSET + 2.6, INSET + 2.6, CARD_WIDTH - 2 * INSET - 5.2, CARD_HEIGHT - 2 * INSET - 5.2, CORNER - 4.5);
  on.lineWidth = 0.9;
  on.strokeStyle = LIGHT;
  on.stroke();
}

const PATTERNS: Readonly<Record<BoardLook['back'], (on: Pen) => void>> = {
  lattice: paintLattice,
  waves: paintWaves,
  rays: paintRays,
  plain: paintMonogram,
};

/** Crossing lines with a small lozenge in every second mesh. */
function paintLattice(on: Pen): void {
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

function lozenge(on: Pen, x: number, y: number, size: number): void {
  on.beginPath();
  on.moveTo(x, y - size);
  on.lineTo(x + size, y);
  on.lineTo(x, y + size);
  on.lineTo(x - size, y);
  on.fill();
}

/** Rows of round scales, each row half a scale further. */
function paintWaves(on: Pen): void {
  const radius = 10;
  on.lineWidth = 0.85;
  for (let row = 0, y = -4; y < CARD_HEIGHT + 2 * radius; row++, y += radius / 2) {
    for (let x = row % 2 === 0 ? 0 : radius; x <= CARD_WIDTH + radius; x += 2 * radius) scale(on, x, y, radius);
  }
}

function scale(on: Pen, x: number, y: number, radius: number): void {
  for (const part of [1, 0.68, 0.36]) {
    on.beginPath();
    on.arc(x, y, radius * part, 0, 2 * Math.PI);
    on.fillStyle = part === 1 ? INKS.waves : '#a3303f';
    if (part !== 0.68) on.fill();
    on.strokeStyle = `rgb(255 240 220 / ${part === 1 ? 62 : 38}%)`;
    on.stroke();
  }
}

/** Rays from a star in the middle, crossed by rings. */
function paintRays(on: Pen): void {
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
  on.fillStyle = INKS.rays;
  disc(on, 13);
  paintStar(on, 11);
  on.restore();
}

function ring(on: Pen, radius: number): void {
  on.beginPath();
  on.arc(0, 0, radius, 0, 2 * Math.PI);
  on.stroke();
}

function disc(on: Pen, radius: number): void {
  on.beginPath();
  on.arc(0, 0, radius, 0, 2 * Math.PI);
  on.fill();
  on.stroke();
}

/** Eight points. */
function paintStar(on: Pen, size: number): void {
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
function paintMonogram(on: Pen): void {
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
