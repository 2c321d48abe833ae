import { ACE, type Card, JACK, JOKER, rankOf, suitOf } from '../../../../../engine/rules.ts';
import { paintFlatCourt } from './flat-court.ts';
import { PIPS } from '../../cards/glyphs.ts';
import { type CourtLetters, paintRank, paintSuit, paintTwice } from '../../cards/strokes.ts';

/** Flat and bold: strong corners, pips close together, and figures of a few plain shapes on a tinted field. */
export function paintModern(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  paintTwice(on, () => {
    paintRank(on, rank, colour, { x: 12.4, y: 14.6, height: 20.5, weight: 4 }, letters);
    if (rank === JOKER) return;
    paintSuit(on, suit, colour, { x: 12.4, y: 34, size: 14.5 });
    paintSuit(on, suit, colour, { x: 87.6, y: 12.6, size: 13 });
  });
  if (rank === JOKER) return paintRank(on, JOKER, colour, { x: 50, y: 70, height: 62, weight: 7 });
  if (rank >= JACK) return paintFlatCourt(on, rank, suit, colour);
  if (rank === ACE) return paintGreatAce(on, suit, colour);
  for (const [x, y] of PIPS[rank] ?? [])
    paintSuit(on, suit, colour, { x: 50 + (x - 50) * 1.03, y, size: 18.5, down: y > 71 });
}

/** The suit cut out of a disc of its colour. */
function paintGreatAce(on: CanvasRenderingContext2D, suit: number, colour: string): void {
  on.fillStyle = colour;
  on.beginPath();
  on.arc(50, 70, 29, 0, 2 * Math.PI);
  on.fill();
  paintSuit(on, suit, '#fefdfa', { x: 50, y: 70, size: 35 });
}

/** Nothing but rank and suit, each once and large; courts have a field of their colour. */
export function paintMinimal(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  paintRank(on, rank, colour, { x: 20, y: 21.4, height: 31, weight: 4.6 }, letters);
  if (rank === JOKER) return paintRank(on, JOKER, colour, { x: 66, y: 101, height: 48, weight: 5 });
  paintSuit(on, suit, colour, { x: 80.5, y: 20, size: 23 });
  const court = rank >= JACK;
  if (court) {
    on.fillStyle = colour;
    on.beginPath();
    on.roundRect(8, 46, 84, 86, 3.5);
    on.fill();
  }
  const paper = court ? '#fefdfa' : colour;
  if (court) paintRank(on, rank, paper, { x: 29, y: 72, height: 36, weight: 4.2 }, letters);
  paintSuit(on, suit, paper, { x: court ? 66 : 62, y: court ? 102 : 99, size: court ? 40 : 52 });
}
