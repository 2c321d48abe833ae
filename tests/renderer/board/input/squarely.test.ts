import { describe, expect, test } from 'vitest';
import { games, Session, usualOptions } from '../../../../engine/rules.ts';
import { arrangementsFor } from '../../../../renderer/board/geometry/arrangements.ts';
import { Geometry } from '../../../../renderer/board/geometry/geometry.ts';
import { Pieces } from '../../../../renderer/board/geometry/pieces.ts';
import { Gesture } from '../../../../renderer/board/input/gesture.ts';
import { Hand } from '../../../../renderer/board/input/hand.ts';
import type { Box, Point } from '../../../../renderer/board/model/box.ts';
import { roomIn } from '../geometry/windows.ts';

/** By window: whose hand the table is laid for, what carries the card, and where in it, as shares of its size. */
const TABLES = [
  { window: [1280, 800], leftHanded: false, touch: false, grip: [0.12, 0.1] },
  { window: [500, 900], leftHanded: true, touch: true, grip: [0.85, 0.8] },
] as const;

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const beside = ({ x, y }: Point, to: Point): Point => ({ x: to.x - x, y: to.y - y });

/** Counts the drops tried in all games. */
const drops = { legal: 0, forbidden: 0 };

describe.each(games.map((game) => [game.id, game] as const))('in %s', (_, game) => {
  test('targets a pile when a card is dropped squarely on it', () => {
    const session = Session.begin(game, usualOptions(game), 1);
    for (const table of TABLES) expect(astrayOn(session, table)).toEqual([]);
  });
});

test('tried thousands of legal and illegal drops', () => {
  expect(drops.legal).toBeGreaterThan(500);
  expect(drops.forbidden).toBeGreaterThan(10_000);
});

/** Lists the drops of the first two top cards that can be lifted, each squarely on a pile, that address another. */
function astrayOn(session: Session, { window, leftHanded, touch, grip }: (typeof TABLES)[number]): string[] {
  const { shapes, layouts } = session;
  const pieces = Pieces.standing(session);
  const geometry = new Geometry(shapes, pieces, roomIn(window), leftHanded, {
    arrangements: arrangementsFor(shapes, layouts),
  });
  geometry.settle();
  const piles = [...shapes.keys()].filter((pile) => isInSight(session, geometry, pieces, pile));
  const lifted = piles.filter((pile) => session.lifts(pile, session.table.size(pile) - 1) === 1).slice(0, 2);
  const astray: string[] = [];
  for (const from of lifted)
    for (const to of piles) {
      if (to === from) continue;
      const { aim, targets } = carried(session, geometry, pieces, { from, to, grip, touch });
      drops[targets.includes(to) ? 'legal' : 'forbidden']++;
      if (aim !== to) astray.push(`${window.join('×')}: from ${from} to ${to}: ${aim}`);
    }
  return astray;
}

/** Whether the top card of a pile, or its empty place, can be seen whole. */
function isInSight(session: Session, geometry: Geometry, { piles }: Pieces, pile: number): boolean {
  if (session.isGone(pile) || geometry.overlain().has(pile)) return false;
  const box = geometry.topBox(pile);
  return piles.every(
    (cards, other) =>
      other === pile ||
      other >= session.shapes.length ||
      cards.every((_, at) => !overlap(box, geometry.cardBox(other, at))),
  );
}

interface Drop {
  readonly from: number;
  readonly to: number;
  readonly grip: readonly [number, number];
  readonly touch: boolean;
}

/**
 * Carries the top card of a pile squarely onto another pile; returns the pile that it addresses, and whether it may go
 * there.
 */
function carried(session: Session, geometry: Geometry, pieces: Pieces, { from, to, grip, touch }: Drop) {
  const [home, there] = [geometry.topBox(from), geometry.topBox(to)];
  const at = { x: home.x + home.width * grip[0], y: home.y + home.height * grip[1] };
  const way = beside(home, there);
  const gesture = new Gesture(session, 'pick-up');
  const hand = new Hand();
  gesture.press({ at, hit: geometry.hitAt(at), button: 'main', touch, time: 0 });
  gesture.move({ x: at.x + way.x, y: at.y + way.y });
  const { held, carried: by, pointer } = gesture;
  if (held?.pile !== from || held.count !== 1) throw new Error(`pile ${from} was not grasped`);
  hand.take(held, pieces.top(from, 1));
  hand.carry({ by, pointer }, geometry, (pile) => session.isGone(pile));
  return { aim: hand.aim, targets: held.targets };
}
