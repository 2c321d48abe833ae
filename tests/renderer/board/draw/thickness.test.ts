import { expect, test } from 'vitest';
import { findGame, Session, tap, usualOptions } from '../../../../engine/rules.ts';
import { visiblePieces } from '../../../../renderer/board/draw/scene.ts';
import { edgesUnder } from '../../../../renderer/board/draw/thickness.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';

const WIDTH = 100;

/** Returns how far below its first card a pile's lowest edge shows, and the number of edges. */
function thicknessOf(session: Session, pile: number): { readonly down: number; readonly edges: number } {
  const pieces = Pieces.standing(session);
  new Geometry(session.shapes, pieces, { width: 1280, height: 740, density: 1 }, false).settle();
  const alone = new Pieces(pieces.piles.map(() => []));
  alone.piles[pile]!.push(...pieces.piles[pile]!);
  const edges = edgesUnder(visiblePieces(alone.all), alone, session.shapes, WIDTH);
  return { down: Math.max(0, ...edges.map(({ y }) => y - alone.piles[pile]![0]!.y)), edges: edges.length };
}

const begin = (id: string): Session => Session.begin(findGame(id)!, usualOptions(findGame(id)!), 1);

test('draws a stock of 24 thicker than a reserve of 13, and a single card flat', () => {
  const stock = thicknessOf(begin('klondike'), 0);
  const canfield = begin('canfield');
  const reserve = canfield.shapes.findIndex(({ role }) => role === 'reserve');
  expect(canfield.table.size(reserve)).toBe(13);
  const of13 = thicknessOf(canfield, reserve);
  expect(of13.edges).toBeGreaterThan(0);
  expect(stock.down).toBeGreaterThan(of13.down * 1.3);
  expect(stock.edges).toBeGreaterThan(of13.edges);
  const column = begin('klondike').shapes.findIndex(({ role }) => role === 'tableau');
  expect(thicknessOf(begin('klondike'), column)).toEqual({ down: 0, edges: 0 });
});

test('draws five packets for five waiting deals, one fewer after each', () => {
  const spider = begin('spider');
  const seen = [thicknessOf(spider, 0).edges];
  while (spider.canTap(0)) {
    spider.play(tap(0));
    seen.push(thicknessOf(spider, 0).edges);
  }
  expect(seen).toEqual([4, 3, 2, 1, 0, 0]);
});
