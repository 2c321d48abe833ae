import { ACE, type Card, JACK, JOKER, rankOf, suitOf } from '../../../engine/index.ts';
import { paintFlatCourt } from './flat-court.ts';
import { PIPS } from './glyphs.ts';
import { paintRank, paintSuit, twice } from './strokes.ts';

type Pen = CanvasRenderingContext2D;

/** Flat and bold: strong corners, pips close together, and figures of a few plain shapes on a tinted field. */
export function paintModern(on: Pen, card: Card, colour: string): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  twice(on, () => {
    paintRank(on, rank, colour, 12.4, 14.6, 20.5, 4);
    if (rank === JOKER) return;
    paintSuit(on, suit, colour, 12.4, 34, 14.5);
    paintSuit(on, suit, colour, 87.6, 12.6, 13);
  });
  if (rank === JOKER) return paintRank(on, JOKER, colour, 50, 70, 62, 7);
  if (rank >= JACK) return paintFlatCourt(on, rank, suit, colour);
  if (rank === ACE) return paintGreatAce(on, suit, colour);
  for (const [x, y] of PIPS[rank] ?? []) paintSuit(on, suit, colour, 50 + (x - 50) * 1.03, y, 18.5, y > 71);
}

/** The suit left out of a disc of its colour. */
function paintGreatAce(on: Pen, suit: number, colour: string): void {
  on.fillStyle = colour;
  on.beginPath();
  on.arc(50, 70, 29, 0, 2 * Math.PI);
  on.fill();
  paintSuit(on, suit, '#fefdfa', 50, 70, 35);
}

/** Nothing but rank and suit, each once and large; courts stand on a field of their colour. */
export function paintMinimal(on: Pen, card: Card, colour: string): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  paintRank(on, rank, colour, 20, 21.4, 31, 4.6);
  if (rank === JOKER) return paintRank(on, JOKER, colour, 66, 101, 48, 5);
  paintSuit(on, suit, colour, 80.5, 20, 23);
  const court = rank >= JACK;
  if (court) {
    on.fillStyle = colour;
    on.beginPath();
    on.roundRect(8, 46, 84, 86, 3.5);
    on.fill();
  }
  const paper = court ? '#fefdfa' : colour;
  if (court) paintRank(on, rank, paper, 29, 72, 36, 4.2);
  paintSuit(on, suit, paper, court ? 66 : 62, court ? 102 : 99, court ? 40 : 52);
}
