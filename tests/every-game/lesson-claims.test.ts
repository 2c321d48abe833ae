import { expect, test } from 'vitest';
import type { LessonPoint } from '../../engine/lessons/point.ts';
import { Points } from '../../engine/lessons/points.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import { type Card, rankOf } from '../../engine/model/card.ts';
import type { BuildOrder } from '../../engine/lessons/order.ts';
import { BASE } from '../../engine/model/counters.ts';
import { countOf, fromOf, isDrag, toOf } from '../../engine/model/move.ts';
import { parseOptions, usualOptions } from '../../engine/model/options.ts';
import { EVERY_GAME } from '../tools/night.ts';
import { gamesByDay } from './by-day.ts';
import { lessonOf } from './lesson-of.ts';
import { endless, obeys, obeysInPlace } from './obeys.ts';
import { deal, legalMoves, playAtRandom } from '../engine/play.ts';

/** Random positions of each game; fewer by day. */
const POSITIONS = EVERY_GAME ? 100 : 3;
const MOVES = 40;

type Claim = (point: LessonPoint, base: number) => boolean | undefined;

/** Whether an order lets a card lie on another, by their ranks or by the places of these among the deck’s ranks. */
const follows = (order: BuildOrder, card: Card, onto: Card, ranks: readonly number[]): boolean =>
  obeys(endless(order), card, onto) || obeysInPlace(order, card, onto, ranks);

/** Returns the claim of a sentence about other moves; undefined where it does not apply to one. */
function claimOf(claimed: LessonPoint, ranks: readonly number[]): Claim | undefined {
  if (claimed.kind === 'lay' && claimed.order !== undefined) {
    const { role, order } = claimed;
    return (point) =>
      point.kind === 'lay' && point.role === role ? follows(order, point.card, point.onto, ranks) : undefined;
  }
  if (claimed.kind === 'remove' && claimed.cards.length === 2 && claimed.order !== undefined && claimed.by === 'drag') {
    const { order } = claimed;
    return (point) => {
      if (point.kind !== 'remove' || point.by !== 'drag' || point.cards.length !== 2) return undefined;
      const [one, other] = point.cards as [Card, Card];
      return obeys(endless(order), one, other) || obeys(endless(order), other, one);
    };
  }
  if (claimed.kind !== 'start' || claimed.starts === undefined || claimed.role === 'cell') return undefined;
  if (claimed.starts === 0) {
    const { role, base: chooses } = claimed;
    // A first card that decides for all: once there is one, no other rank begins a foundation.
    return (point, base) =>
      chooses && base !== 0 && point.kind === 'start' && point.role === role ? rankOf(point.card) === base : undefined;
  }
  const { role, starts, base: isBase } = claimed;
  return (point, base) =>
    point.kind === 'start' && point.role === role ? rankOf(point.card) === (isBase ? base : starts) : undefined;
}

test('states nothing in a lesson that a legal move contradicts', { timeout: 300_000 }, () => {
  const denied = new Set<string>();
  const counts = { games: 0, claims: 0, tried: 0 };
  for (const game of gamesByDay) {
    const options = usualOptions(game);
    const answers = parseOptions(game, options)!;
    const lesson = lessonOf(game);
    const { ranks = [] } = game.variant(answers).deck ?? {};
    const sorted = ranks.toSorted((one, other) => one - other);
    const claims = lesson.steps.flatMap(({ point }) => {
      const claim = claimOf(point, sorted);
      return claim ? [{ claim, name: `${game.id}: ${point.kind} ${'role' in point ? point.role : ''}` }] : [];
    });
    counts.claims += claims.length;
    counts.games += Number(claims.length > 0);
    if (claims.length === 0) continue;
    const points = new Points(new RuleSet(game.variant(answers)));
    for (let at = 0; at < POSITIONS; at++) {
      // The lesson's own deal, where its text about the base card is true.
      const dealt = deal({ game, options, name: game.id }, lesson.deal);
      playAtRandom(dealt, at, (at * 13) % MOVES);
      const { table } = dealt;
      const base = table.counter(BASE) & 15;
      for (const move of legalMoves(dealt).filter(isDrag)) {
        const mark = table.end;
        const point = points.make(table, move);
        table.undo(mark);
        for (const { claim, name } of claims) {
          // If several cards go home at once, the last of the run comes first.
          if (countOf(move) > 1 && 'role' in point && point.role === 'foundation') continue;
          const holds = claim(point, base);
          if (holds === undefined) continue;
          counts.tried++;
          if (!holds)
            denied.add(`${name}, ${fromOf(move)} to ${toOf(move)} (${countOf(move)}) ${JSON.stringify(point)}`);
        }
      }
    }
  }
  expect([...denied].slice(0, 12)).toEqual([]);
  expect(counts.games).toBeGreaterThan(0.6 * gamesByDay.length);
  expect(counts.tried).toBeGreaterThan(2.5 * gamesByDay.length * POSITIONS);
});
