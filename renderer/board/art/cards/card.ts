import type { PaintedLook } from '../../model/look.ts';

/** Cards are drawn 100 wide and 140 high, whatever their size on the screen. */
export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 140;
export const CORNER = 6.5;

/** The blank card: rounded, with a thin edge that keeps it apart from its neighbours in a fan. */
export function paintBlank(on: CanvasRenderingContext2D, paper: string, edge: string): void {
  on.beginPath();
  on.roundRect(0.35, 0.35, CARD_WIDTH - 0.7, CARD_HEIGHT - 0.7, CORNER);
  on.fillStyle = paper;
  on.fill();
  on.lineWidth = 0.85;
  on.strokeStyle = edge;
  on.stroke();
}

/** Paints a card's edge a little darker: on a bright table it would hardly be seen. */
export function paintContour(on: CanvasRenderingContext2D): void {
  on.beginPath();
  on.roundRect(0.35, 0.35, CARD_WIDTH - 0.7, CARD_HEIGHT - 0.7, CORNER);
  on.lineWidth = 0.85;
  on.strokeStyle = 'rgb(30 26 18 / 42%)';
  on.stroke();
}

/** Paints the edge of a card that is otherwise covered, shaded by the cards on it. */
export const paintEdge = (on: CanvasRenderingContext2D, { dark }: Pick<PaintedLook, 'dark'>): void =>
  paintBlank(on, dark ? '#cfcabf' : '#efebe2', dark ? 'rgb(20 18 12 / 62%)' : 'rgb(30 26 18 / 50%)');
