import type { PaintedLook } from '../../model/look.ts';

type Pen = CanvasRenderingContext2D;

/** Cards are drawn 100 wide and 140 high, whatever their size on the screen. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
export const CORNER = 6.5;

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

/** Paints a card of which only the edge shows, shaded by the cards on it. */
export const paintEdge = (on: Pen, { dark }: Pick<PaintedLook, 'dark'>): void =>
  paintBlank(on, dark ? '#cfcabf' : '#efebe2', dark ? 'rgb(20 18 12 / 62%)' : 'rgb(30 26 18 / 50%)');
