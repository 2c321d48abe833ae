import { isInTheAir, type Piece } from '../geometry/pieces.ts';
import type { Layout } from '../geometry/table-layout.ts';
import type { Framed } from '../model/box.ts';

/**
 * A card has a complete shadow when it is drawn larger by this share than at rest. Below that, the shadow grows in
 * proportion.
 */
const FULL_SHADOW_HEIGHT = 0.06;
/** The offset of the shadow of a card at that height, in card widths, and the additional width of its edge. */
const SHADOW_OFFSET = { right: 0.045, down: 0.1, wider: 0.5 } as const;
/** At most this many flying cards cast shadows. More of them overlap too much to be told apart. */
const MAX_SHADOWED_CARDS = 13;

/**
 * Returns the one shadow of cards held above the table: the higher they are, the further off and softer it is; it leans
 * with a swaying run.
 */
export function shadowUnder(pieces: readonly Piece[], { cardWidth, cardHeight }: Layout, alpha = 1): Framed[] {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return [];
  const high = Math.min(1, Math.max(0, (first.scale - 1) / FULL_SHADOW_HEIGHT));
  const [across, down] = [last.x - first.x, last.y - first.y];
  const sideways = across > down;
  const width = (cardWidth + (sideways ? across : 0)) * first.width;
  const height = cardHeight + (sideways ? 0 : down);
  // Each card of a run is turned around its own centre, while the run as a whole leans.
  const lean = pieces.length > 1 && !sideways ? Math.atan2(across, height) + first.angle : 0;
  const middle = { x: first.x + (cardWidth + across) / 2, y: first.y + (cardHeight + down) / 2 };
  const x = middle.x - width / 2 + high * SHADOW_OFFSET.right * cardWidth;
  const y = middle.y - height / 2 + high * SHADOW_OFFSET.down * cardWidth;
  const box = { x, y, width, height };
  const wider = (1 + high * SHADOW_OFFSET.wider) * first.width;
  return [{ frame: 'shadow', box, wider, lean, angle: first.angle, alpha }];
}

/** A turning card has no shadow if its width is below this share of its whole width. */
const NARROWEST_SHADOWED = 0.02;

/**
 * Returns the shadows of flying cards, each by the card's height; the more there are, the fainter. The shadow of a card
 * that turns narrows and fades with it.
 */
export function shadowsOfFlight(flying: readonly Piece[], layout: Layout): Framed[] {
  const raised = flying.filter(({ scale, alpha, width }) => scale > 1 && alpha === 1 && width > NARROWEST_SHADOWED);
  if (raised.length > MAX_SHADOWED_CARDS) return [];
  return raised.flatMap((piece) => {
    const alpha = Math.min(1, (piece.scale - 1) / FULL_SHADOW_HEIGHT) * Math.min(1, 1.6 / raised.length);
    return shadowUnder([piece], layout, alpha * piece.width);
  });
}

/** Returns the pieces in flight, the lowest first. */
export const flyingOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(isInTheAir).toSorted((a, b) => a.z - b.z);
