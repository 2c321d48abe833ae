import { describe, expect, test } from 'vitest';
import { FRAME_REACH } from '../../../../renderer/board/art/marks-art.ts';
import { shadowsOfFlight } from '../../../../renderer/board/draw/shadow.ts';
import { makePiece, type Piece } from '../../../../renderer/board/geometry/pieces.ts';

const LAYOUT = { cardWidth: 100, cardHeight: 140, slots: [], lying: [] };

/** Returns a card in the middle of its turn, drawn this wide as a share of its whole width. */
const turning = (width: number): Piece => ({ ...makePiece(1), x: 50, y: 50, scale: 1.07, width });

/** Returns how wide the shadow of a turning card is, edges included, in CSS pixels, and its opacity. */
function shadowOf(width: number): { readonly wide: number; readonly alpha: number } {
  const [shadow] = shadowsOfFlight([turning(width)], LAYOUT);
  if (!shadow) return { wide: 0, alpha: 0 };
  return { wide: shadow.box.width + 2 * FRAME_REACH * (shadow.wider ?? 1), alpha: shadow.alpha ?? 1 };
}

describe('the shadow of a turning card', () => {
  test.each([0.8, 0.5, 0.2, 0.05])('narrows and fades when the card is drawn %d as wide', (width) => {
    const [whole, part] = [shadowOf(1), shadowOf(width)];
    expect(part.wide).toBeCloseTo(whole.wide * width);
    expect(part.alpha).toBeCloseTo(whole.alpha * width);
  });

  test('is not drawn when the card is edge-on', () => {
    expect(shadowOf(0)).toEqual({ wide: 0, alpha: 0 });
  });
});
