import { expect, test } from 'vitest';
import { findGame, Session, tap, usualOptions } from '../../../../engine/rules.ts';
import { Animation } from '../../../../renderer/board/motion/animation.ts';
import { fadedLegs } from '../../../../renderer/board/motion/reduced-motion.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { plan, PLAY_TEMPO } from '../../../../renderer/board/motion/flight-plan.ts';

const ROOM = { width: 1280, height: 740, density: 1 };

test('shows a card turned from the stock in its place at once', () => {
  const klondike = findGame('klondike')!;
  const session = Session.begin(klondike, usualOptions(klondike), 3);
  const cardsOf = (pile: number): number[] =>
    Array.from({ length: session.table.size(pile) }, (_, i) => session.table.at(pile, i));
  const pieces = new Pieces(Array.from({ length: session.table.piles }, (_, pile) => cardsOf(pile)));
  const geometry = new Geometry(session.shapes, pieces, ROOM, false);
  geometry.settle();
  const animation = new Animation();
  animation.begin(
    fadedLegs(
      plan(session.play(tap(0))!, pieces, (pile) => geometry.homes(pile), PLAY_TEMPO),
      1,
    ),
  );
  animation.step(0);
  animation.step(40);
  const turned = pieces.piles[1]!.at(-1)!;
  const { x, y } = geometry.homes(1).at(-1)!;
  expect(turned).toMatchObject({ x, y, width: 1, shown: turned.card });
  expect(turned.alpha).toBeGreaterThan(0);
  expect(turned.alpha).toBeLessThan(1);
  animation.step(400);
  expect(turned.alpha).toBe(1);
  expect(animation.running).toBe(false);
});
