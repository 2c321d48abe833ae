import type { BoardPile } from '../model/source.ts';
import type { Piece, Pieces } from '../geometry/pieces.ts';
import type { Point } from '../model/box.ts';

/**
 * The thickness of piles in card widths: `most` for a thick pile, `edge` for each edge that is drawn. The more cards a
 * pile has in relation to `cards`, the nearer its thickness is to `most`.
 */
const THICK = { most: 0.1, cards: 30, edge: 0.0135 } as const;
/**
 * The distance between the deals that wait in the stock, and between the first and the last of them, in card widths.
 */
const WAITING = { step: 0.026, most: 0.104 } as const;
/** The offset of an edge to the right for every step down. */
const RIGHT = 0.2;

/**
 * Returns where the edges of cards right under another show: a pile of 24 is thicker than one of 13. A stock that deals
 * a card to each of several piles has one edge for each waiting deal. The lowest cards come first.
 */
export function edgesUnder(
  seen: readonly Piece[],
  { piles }: Pieces,
  shapes: readonly BoardPile[],
  cardWidth: number,
): Point[] {
  const tops = new Set(seen);
  return shapes.flatMap((shape, pile) => {
    const cards = piles[pile] ?? [];
    const at = cards.findIndex((piece) => tops.has(piece));
    const top = cards[at];
    const under = shape.headed ? cards.length - 1 - at : at;
    if (!top || under === 0) return [];
    const { count, step } = shape.round ? waiting(at + 1, shape.round) : thickness(under);
    return Array.from({ length: count }, (_, i) => {
      const down = (count - i) * step * cardWidth;
      return { x: top.x + down * (shape.round ? 1 : RIGHT), y: top.y + down };
    });
  });
}

/** Returns the number of edges for this many cards, and the step between them. */
function thickness(under: number): { readonly count: number; readonly step: number } {
  const thick = THICK.most * (1 - Math.exp(-under / THICK.cards));
  const count = Math.max(1, Math.round(thick / THICK.edge));
  return { count, step: thick / count };
}

function waiting(cards: number, round: number): { readonly count: number; readonly step: number } {
  const count = Math.ceil(cards / round) - 1;
  return { count, step: Math.min(WAITING.step, WAITING.most / Math.max(1, count)) };
}
