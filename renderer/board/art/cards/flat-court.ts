import { KING, QUEEN } from '../../../../engine/rules.ts';
import { paintSuit, paintTwice } from './strokes.ts';

type Pen = CanvasRenderingContext2D;
type Point = readonly [x: number, y: number];

const GOLD = '#f0b63a';
const DEEP_GOLD = '#c98a16';
const SKIN = '#f4cfae';
const SHADE = '#e2b38d';
const PAPER = '#fefdfa';

const FIELD = { x: 22, y: 14, width: 56, height: 112 };

/** A jack, queen or king of a few plain shapes, head up and head down. */
export function paintFlatCourt(on: Pen, rank: number, suit: number, colour: string): void {
  const { x, y, width, height } = FIELD;
  on.save();
  on.beginPath();
  on.roundRect(x, y, width, height, 4);
  on.clip();
  on.globalAlpha = 0.13;
  on.fillStyle = colour;
  on.fillRect(x, y, width, height);
  on.globalAlpha = 1;
  paintTwice(on, () => paintHalf(on, rank, suit, colour));
  on.lineWidth = 2.4;
  on.strokeStyle = GOLD;
  on.beginPath();
  on.moveTo(0, 78);
  on.lineTo(100, 62);
  on.stroke();
  on.restore();
}

/** Paints the upper half, down to the slanted line across the middle of the card. */
function paintHalf(on: Pen, rank: number, suit: number, colour: string): void {
  on.save();
  shape(on, [
    [0, 0],
    [100, 0],
    [100, 62],
    [0, 78],
  ]);
  on.clip();
  if (rank === QUEEN) paintLongHair(on);
  paintRobe(on, rank, suit, colour);
  paintHead(on, rank);
  PARTS[rank === KING ? 'king' : rank === QUEEN ? 'queen' : 'jack'](on, colour);
  on.restore();
}

function paintRobe(on: Pen, rank: number, suit: number, colour: string): void {
  fill(on, colour, () => {
    on.moveTo(10, 90);
    on.bezierCurveTo(12, 62, 26, 57.5, 43, 55);
    on.lineTo(57, 55);
    on.bezierCurveTo(74, 57.5, 88, 62, 90, 90);
  });
  // The collar.
  shape(on, [
    [42, 54],
    [58, 54],
    [50, 68],
  ]);
  on.fillStyle = rank === QUEEN ? SKIN : PAPER;
  on.fill();
  fill(on, GOLD, () => {
    on.moveTo(42, 54);
    on.lineTo(38.6, 56);
    on.lineTo(50, 74);
    on.lineTo(61.4, 56);
    on.lineTo(58, 54);
    on.lineTo(50, 67);
  });
  paintSuit(on, suit, PAPER, { x: 32, y: 66.5, size: 8.5 });
  paintSuit(on, suit, PAPER, { x: 66.5, y: 61.8, size: 6 });
}

function paintHead(on: Pen, rank: number): void {
  fill(on, SHADE, () => on.rect(46.2, 46, 7.6, 10.5));
  fill(on, SKIN, () => on.ellipse(50, 40.5, rank === QUEEN ? 8.8 : 9.4, 10.8, 0, 0, 2 * Math.PI));
  fill(on, '#3a2a20', () => {
    on.ellipse(46.4, 40, 1, 1.3, 0, 0, 2 * Math.PI);
    on.ellipse(53.6, 40, 1, 1.3, 0, 0, 2 * Math.PI);
  });
}

const PARTS: Readonly<Record<'jack' | 'queen' | 'king', (on: Pen, colour: string) => void>> = {
  jack: paintJack,
  queen: paintQueen,
  king: paintKing,
};

/** Hair to the chin, and a cap with a feather. */
function paintJack(on: Pen, colour: string): void {
  const hair = '#b06a2c';
  for (const side of [-1, 1]) {
    fill(on, hair, () => {
      on.moveTo(50 + side * 5.5, 32.5);
      on.bezierCurveTo(50 + side * 13.5, 32, 50 + side * 12.5, 44, 50 + side * 13.8, 49.5);
      on.bezierCurveTo(50 + side * 10, 50.5, 50 + side * 7.6, 49, 50 + side * 8, 44);
      on.bezierCurveTo(50 + side * 8.6, 39, 50 + side * 8.6, 36.6, 50 + side * 5.5, 32.5);
    });
  }
  fill(on, colour, () => {
    on.moveTo(37.5, 33.5);
    on.bezierCurveTo(37, 23.5, 63, 20.5, 64, 31);
    on.lineTo(63.2, 34);
    on.bezierCurveTo(56, 31.6, 46, 31.8, 37.5, 33.5);
  });
  fill(on, GOLD, () => {
    on.moveTo(37.4, 35.4);
    on.bezierCurveTo(46, 33, 56, 33, 63.4, 35.2);
    on.lineTo(63.8, 31.9);
    on.bezierCurveTo(56, 29.6, 46, 29.8, 37.2, 32.2);
  });
  fill(on, GOLD, () => {
    on.moveTo(58.5, 31);
    on.bezierCurveTo(60, 23, 66, 18, 73, 18.6);
    on.bezierCurveTo(72, 25, 67, 30, 58.5, 31);
  });
}

function paintLongHair(on: Pen): void {
  fill(on, '#6d3f23', () => {
    on.moveTo(50, 27.5);
    on.bezierCurveTo(33, 27.5, 36.5, 47, 34.5, 61);
    on.lineTo(65.5, 61);
    on.bezierCurveTo(63.5, 47, 67, 27.5, 50, 27.5);
  });
}

/** A parting over her forehead, a low crown with pearls, and a necklace. */
function paintQueen(on: Pen): void {
  fill(on, '#6d3f23', () => {
    on.moveTo(50, 30.8);
    on.bezierCurveTo(46.5, 34.5, 43, 36, 41, 40);
    on.bezierCurveTo(39.5, 33, 43, 28.5, 50, 28.5);
    on.bezierCurveTo(57, 28.5, 60.5, 33, 59, 40);
    on.bezierCurveTo(57, 36, 53.5, 34.5, 50, 30.8);
  });
  shape(on, [
    [39, 30.5],
    [37.4, 21.5],
    [44, 26],
    [50, 19],
    [56, 26],
    [62.6, 21.5],
    [61, 30.5],
  ]);
  on.fillStyle = GOLD;
  on.fill();
  fill(on, DEEP_GOLD, () => on.rect(39, 28.6, 22, 1.9));
  for (const [x, y] of [
    [37.4, 20.8],
    [50, 18.2],
    [62.6, 20.8],
  ] as const)
    fill(on, PAPER, () => on.arc(x, y, 1.9, 0, 2 * Math.PI));
  fill(on, '#c0392b', () => on.ellipse(50, 45.8, 2.1, 0.9, 0, 0, 2 * Math.PI));
}

/** A full beard and a high crown. */
function paintKing(on: Pen, colour: string): void {
  const beard = '#8d8f97';
  fill(on, beard, () => {
    on.moveTo(40.4, 39.5);
    on.bezierCurveTo(39.6, 50, 43, 59.5, 50, 61);
    on.bezierCurveTo(57, 59.5, 60.4, 50, 59.6, 39.5);
    on.bezierCurveTo(57.8, 44.5, 54.5, 45, 50, 44);
    on.bezierCurveTo(45.5, 45, 42.2, 44.5, 40.4, 39.5);
  });
  fill(on, '#c0392b', () => on.ellipse(50, 47.4, 2.3, 0.9, 0, 0, 2 * Math.PI));
  shape(on, [
    [39, 33],
    [36.6, 19.5],
    [43.6, 25.5],
    [50, 16.5],
    [56.4, 25.5],
    [63.4, 19.5],
    [61, 33],
  ]);
  on.fillStyle = GOLD;
  on.fill();
  fill(on, DEEP_GOLD, () => on.rect(39, 29.6, 22, 3.6));
  for (const x of [43, 50, 57]) fill(on, colour, () => on.arc(x, 31.4, 1.3, 0, 2 * Math.PI));
}

function fill(on: Pen, colour: string, trace: () => void): void {
  on.beginPath();
  trace();
  on.fillStyle = colour;
  on.fill();
}

function shape(on: Pen, corners: readonly Point[]): void {
  on.beginPath();
  for (const [x, y] of corners) on.lineTo(x, y);
  on.closePath();
}
