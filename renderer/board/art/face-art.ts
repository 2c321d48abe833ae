import { ACE, type Card, JACK, JOKER, makeCard, rankOf, suitOf } from '../../../engine/index.ts';
import { paintCourt } from './court.ts';
import { ONE_STROKES, PIPS, RANK_HEIGHT, RANK_STROKES, RANK_WIDTH, SUIT_SHAPES } from './glyphs.ts';
import type { BoardLook } from '../types.ts';

type Pen = CanvasRenderingContext2D;

/** Cards are drawn 100 wide and 140 high, whatever their size on the screen. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
export const CORNER = 6.5;

const BLACK = '#16181d';
const RED = '#c4202f';
const FOUR_COLOURS = ['#0c7a3e', '#1a5fc4', RED, BLACK];
const TWO_COLOURS = [BLACK, RED, RED, BLACK];

const suitColour = (suit: number, set: BoardLook['cardSet']): string =>
  (set === 'four-colour' ? FOUR_COLOURS : TWO_COLOURS)[suit] ?? BLACK;

/** The blank card: rounded, with a thin edge that keeps it apart from its neighbours in a fan. */
export function paintBlank(on: Pen, paper: string, edge: string): void {
  on.beginPath();
  on.roundRect(0.35, 0.35, CARD_WIDTH - 0.7, CARD_HEIGHT - 0.7, CORNER);
  on.fillStyle = paper;
  on.fill();
  on.lineWidth = 0.85;
  on.strokeStyle = edge;
  on.stroke();
}

export function paintFace(on: Pen, card: Card, look: Pick<BoardLook, 'cardSet' | 'dark'>): void {
  paintBlank(on, look.dark ? '#ebe7dd' : '#fefdfa', look.dark ? 'rgb(20 18 12 / 66%)' : 'rgb(30 26 18 / 56%)');
  if (look.cardSet === 'large') paintLarge(on, card);
  else paintClassic(on, card, look.cardSet);
}

/** A card of which no more than its edge is to be seen, in the shade of those on it. */
export const paintEdge = (on: Pen, { dark }: Pick<BoardLook, 'dark'>): void =>
  paintBlank(on, dark ? '#cfcabf' : '#efebe2', dark ? 'rgb(20 18 12 / 62%)' : 'rgb(30 26 18 / 50%)');

function paintClassic(on: Pen, card: Card, set: BoardLook['cardSet']): void {
  const colour = suitColour(suitOf(card), set);
  const court = { x: 21, y: 15.5, width: 58, height: 109 };
  twice(on, () => {
    paintRank(on, rankOf(card), colour, 11.2, 12.8, 17, 2.8);
    if (rankOf(card) === JOKER) return;
    paintSuit(on, suitOf(card), colour, 11.2, 29.6, 12.4);
    // In a fan that had to close up the suit under the rank is covered; this one still shows.
    paintSuit(on, suitOf(card), colour, 89, 11.4, 11.2);
  });
  paintMiddle(on, card, colour, court, 18.5);
}

/** Rank and suit as large as a narrow fan can show, side by side, and one great pip. */
function paintLarge(on: Pen, card: Card): void {
  const colour = suitColour(suitOf(card), 'large');
  paintRank(on, rankOf(card), colour, 22, 22.8, 35, 6);
  if (rankOf(card) === JOKER) return;
  paintSuit(on, suitOf(card), colour, 74, 23, 34);
  if (rankOf(card) < JACK) return paintSuit(on, suitOf(card), colour, 50, 91, 62);
  paintFigure(on, card, colour, { x: 25, y: 47, width: 50, height: 86 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function paintMiddle(on: Pen, card: Card, colour: string, court: Box, pip: number): void {
  const rank = rankOf(card);
  if (rank === ACE) return paintSuit(on, suitOf(card), colour, 50, 70, suitOf(card) === 3 ? 54 : 44);
  if (rank === JOKER) return paintRank(on, JOKER, colour, 50, 70, 60, 6);
  if (rank >= JACK) return paintCourtCard(on, card, colour, court);
  for (const [x, y] of PIPS[rank] ?? []) paintSuit(on, suitOf(card), colour, x, y, pip, y > 71);
}

function paintCourtCard(on: Pen, card: Card, colour: string, box: Box): void {
  paintFigure(on, card, colour, box);
  twice(on, () => paintSuit(on, suitOf(card), colour, box.x + 9.2, box.y + 10.6, 14.5));
}

function paintFigure(on: Pen, card: Card, colour: string, box: Box): void {
  on.fillStyle = 'rgb(244 226 178 / 22%)';
  on.fillRect(box.x, box.y, box.width, box.height);
  const up = makeCard(rankOf(card), suitOf(card));
  paintCourt(on, up, new DOMRectReadOnly(box.x, box.y, box.width, box.height), colour);
  on.lineWidth = 0.6;
  on.strokeStyle = '#26418f';
  on.strokeRect(box.x, box.y, box.width, box.height);
}

/** What stands in the upper left corner stands turned round in the lower right one too. */
function twice(on: Pen, corner: () => void): void {
  corner();
  on.save();
  on.translate(CARD_WIDTH, CARD_HEIGHT);
  on.rotate(Math.PI);
  corner();
  on.restore();
}

/** Paints one of those that are drawn in strokes around (x, y), `height` high, its lines `weight` wide. */
type PaintStrokes = (
  on: Pen,
  which: number,
  colour: string,
  x: number,
  y: number,
  height: number,
  weight: number,
) => void;

const inStrokes =
  (strokesOf: (which: number) => string | undefined): PaintStrokes =>
  (on, which, colour, x, y, height, weight) => {
    const scale = (height - weight) / RANK_HEIGHT;
    on.save();
    on.translate(x, y);
    on.scale(scale, scale);
    on.translate(-RANK_WIDTH / 2, -RANK_HEIGHT / 2);
    on.lineWidth = weight / scale;
    on.lineJoin = 'round';
    on.lineCap = 'butt';
    on.strokeStyle = colour;
    on.stroke(new Path2D(strokesOf(which)));
    on.restore();
  };

export const paintRank = inStrokes((rank) => RANK_STROKES[rank]);

/** A digit from one to nine. */
export const paintDigit = inStrokes((digit) => (digit === 1 ? ONE_STROKES : RANK_STROKES[digit]));

/** A suit around (x, y), `size` high. */
export function paintSuit(
  on: Pen,
  suit: number,
  colour: string,
  x: number,
  y: number,
  size: number,
  down = false,
): void {
  on.save();
  on.translate(x, y);
  if (down) on.rotate(Math.PI);
  on.scale(size / 100, size / 100);
  on.fillStyle = colour;
  on.fill(suitPath(suit));
  on.restore();
}

const suitPath = (suit: number): Path2D => new Path2D(SUIT_SHAPES[suit]);
