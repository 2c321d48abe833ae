import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import type { Answers } from '../../../../engine/model/game.ts';
import { makeOptions, parseOptions, usualOptions } from '../../../../engine/model/options.ts';
import type { Review } from '../../../../engine/review/review.ts';
import { goTo } from '../../../../engine/session/cut.ts';
import { resume } from '../../../../engine/session/resume.ts';
import type { Saved } from '../../../../engine/session/saved-game.ts';
import { Session } from '../../../../engine/session/session.ts';
import { solver } from '../../../../engine/solver/index.ts';
import type { Knowable } from '../../../../engine/trainer/accuracy/knowable.ts';
import { accuracyReview } from '../../../../engine/trainer/accuracy/accuracy-review.ts';
import { reviewInRetrospect, type RetrospectiveReview } from '../../../../engine/trainer/retrospective-review.ts';
import { BY_NIGHT } from '../../../tools/night.ts';
import { toEnd } from '../../../tools/to-end.ts';
import { randomGame } from '../../review/random-game.ts';
import { swapped } from '../swapped.ts';

/** Returns a review without a verdict on any position. */
const openReview = (moves: number): Review => ({
  known: Array.from({ length: moves + 1 }, () => 'open' as const),
  plays: 0,
  wins: [],
  slips: [],
});

const lookedBack = (saved: Saved): RetrospectiveReview => toEnd(reviewInRetrospect(saved))!;

/** Reviews a game by what its player could know, without verdicts of the solver. */
function known(saved: Saved): Knowable {
  const resumed = resume(saved);
  return toEnd(accuracyReview(saved, openReview(resumed.ok ? resumed.value.session.moveCount : 0)))!;
}

const optionsOf = (id: string, answers: Answers) => makeOptions(findGame(id)!, answers);

/** Random games of a few moves each, so that a review takes only seconds. */
const GAMES = [
  ['klondike', { dealing: 'one' }, BY_NIGHT ? 8 : 1],
  ['canfield', {}, BY_NIGHT ? 12 : 2],
  ['yukon', {}, BY_NIGHT ? 8 : 1],
  ...(BY_NIGHT ? [['spider', { suits: 'two' }, 4] as const] : []),
] as const;

describe.each(GAMES)('accuracy of %s %o', (id, answers, most) => {
  test('gives the same evaluation for every order of the hidden cards', () => {
    let seen = 0;
    for (let deal = 1; deal <= (BY_NIGHT ? 6 : 2); deal++) {
      const saved = randomGame(id, deal, most, optionsOf(id, answers));
      const other = swapped(saved);
      if (!other) continue;
      seen++;
      expect(known(other)).toEqual(known(saved));
    }
    expect(seen).toBeGreaterThanOrEqual(2);
  });

  test('gives the same result twice', () => {
    const saved = randomGame(id, 5, most, optionsOf(id, answers));
    expect(known(saved)).toEqual(known(saved));
  });
});

test('finds no mistake in a forced move', () => {
  let single = 0;
  for (let deal = 1; deal <= 2; deal++) {
    const saved = randomGame('golf', deal, 16);
    const resumed = resume(saved);
    const session = resumed.ok ? resumed.value.session : expect.unreachable();
    const moves = Array.from({ length: session.moveCount }, (_, at) => at);
    const alone = moves.filter((at) => {
      goTo(session, at);
      return session.legalMoves().length === 1;
    });
    single += alone.length;
    expect(known(saved).mistakes.filter(({ at }) => alone.includes(at))).toEqual([]);
  }
  expect(single).toBeGreaterThan(2);
});

test('finds the one mistake that lost an open game, with a better move', () => {
  const saved = randomGame('freecell', 7, 25);
  const { mistakes, shares, accuracy, luck } = lookedBack(saved).knowable;
  const [mistake] = mistakes;
  expect(mistakes).toHaveLength(1);
  expect([shares[mistake!.at], shares[mistake!.at + 1]]).toEqual([1, 0]);
  expect(mistake!.better).not.toEqual([]);
  expect(accuracy).toBeLessThan(40);
  expect(luck).toEqual([]);
});

/** A game of Golf whose small losses add up in the first worlds, but not in others. */
const LUCKLESS = '0 8 8 3 5 0 0 5 6 7 0 8 6 0 8 0 0 3 2 4 2 6 2 2 0 2 3 0 0 7 4 4 7 0 0 7 4 4 5 5 0 3 5 7 0 6 3 6 0 8';

test('ignores small losses not confirmed in other worlds', () => {
  const saved = { ...randomGame('golf', 54, 0), moves: LUCKLESS, at: LUCKLESS.split(' ').length };
  const { accuracy, mistakes } = lookedBack(saved).knowable;
  expect([accuracy, mistakes]).toEqual([100, []]);
});

test('rates the solver’s moves in an open game as perfect, unless it stops early', () => {
  const freecell = findGame('freecell')!;
  const session = Session.begin(freecell, usualOptions(freecell), 3);
  const { moves } = solver(freecell, parseOptions(freecell, session.options)!).solve(3).toEnd();
  for (const move of moves!) session.play(move);
  expect(lookedBack(session.save()).knowable).toMatchObject({ accuracy: 100, stopped: 0, mistakes: [] });
  goTo(session, 30);
  const { accuracy, stopped, mistakes } = lookedBack(session.save()).knowable;
  expect([stopped, mistakes]).toEqual([1, []]);
  expect(accuracy).toBeLessThan(40);
});

test('says nothing of an unreadable game or one without moves', () => {
  const saved = randomGame('golf', 1, 3);
  expect(reviewInRetrospect({ ...saved, game: 'poker-night' }).next()).toEqual({ done: true, value: undefined });
  expect(reviewInRetrospect({ ...saved, at: 0 }).next()).toEqual({ done: true, value: undefined });
});

test('reports increasing progress', () => {
  const shares: number[] = [];
  const work = reviewInRetrospect(randomGame('yukon', 2, 8));
  for (let next = work.next(); next.done !== true; next = work.next()) shares.push(next.value);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
