import { isInTheAir, type Piece } from '../geometry/pieces.ts';
import type { Layout } from '../geometry/table-layout.ts';
import type { Framed } from '../types.ts';

/** A card drawn so much larger than at rest throws the whole of its shadow; less, so much less of it. */
const HIGH = 0.06;
/**
 * How far the shadow of a card at that height falls, in parts of a card's width, and how much wider its edge is than
 * painted.
 */
const FALLS = { right: 0.045, down: 0.1, wider: 0.5 } as const;
/** The shadows of more cards than these lie on one another and are told by none. */
const MAX_SHADOWED_CARDS = 13;

/**
 * The one shadow of cards held above the table: the higher, the further off and the softer; that of a run that sways
 * leans.
 */
export function shadowUnder(pieces: readonly Piece[], { cardWidth, cardHeight }: Layout, alpha = 1): Framed[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const high = Math.min(1, Math.max(0, (first.scale - 1) / HIGH));
  const [across, down] = [last.x - first.x, last.y - first.y];
  const sideways = across > down;
  const width = (cardWidth + (sideways ? across : 0)) * first.width;
  const height = cardHeight + (sideways ? 0 : down);
  // Each card of a run is turned around its own middle, while the run as a whole leans.
  const lean = pieces.length > 1 && !sideways ? Math.atan2(across, height) + first.angle : 0;
  const middle = { x: first.x + (cardWidth + across) / 2, y: first.y + (cardHeight + down) / 2 };
  const x = middle.x - width / 2 + high * FALLS.right * cardWidth;
  const y = middle.y - height / 2 + high * FALLS.down * cardWidth;
  const box = { x, y, width, height };
  return [{ frame: 'shadow', box, wider: 1 + high * FALLS.wider, lean, angle: first.angle, alpha }];
}

/** The shadows of cards on their way, each as high as it is drawn large; the more there are, the fainter. */
export function shadowsOfFlight(flying: readonly Piece[], layout: Layout): Framed[] {
  const raised = flying.filter(({ scale, alpha }) => scale > 1 && alpha === 1);
  if (raised.length > MAX_SHADOWED_CARDS) return [];
  return raised.flatMap((piece) => {
    const alpha = Math.min(1, (piece.scale - 1) / HIGH) * Math.min(1, 1.6 / raised.length);
    return shadowUnder([piece], layout, alpha);
  });
}

/** Those of the pieces that are on their way, the lowest first. */
export const flyingOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(isInTheAir).toSorted((a, b) => a.z - b.z);
