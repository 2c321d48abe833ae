import { describe, expect, test } from 'vitest';
import { findGame, makeMove, parseMove, type Saved, Session, usualOptions } from '../../../engine/rules.ts';
import { makeReview, parseReview } from '../../../engine/review/notation.ts';
import type { Review } from '../../../engine/search.ts';
import { reviewing } from '../../../engine/review/reviewing.ts';
import { toEnd } from '../../tools/to-end.ts';
import { randomGame } from './random-game.ts';

/** Makes these moves in a game. */
function played(id: string, deal: number, moves: string): Saved {
  const game = findGame(id)!;
  const session = Session.begin(game, usualOptions(game), deal);
  for (const move of moves.split(' ')) expect(session.play(parseMove(move)!), move).toBeDefined();
  return session.save();
}

/** Returns the review of a game, and the progress reported on the way. */
function reviewed(saved: Saved): { readonly review: Review | undefined; readonly shares: readonly number[] } {
  const shares: number[] = [];
  const review = toEnd(reviewing(saved), (share) => void shares.push(share));
  return { review, shares };
}

/** A game of FreeCell that could be won for a while. */
const FREECELL = randomGame('freecell', 7, 25);

describe('a review', () => {
  const { review, shares } = reviewed(FREECELL);

  test('gives each position’s verdict, with a losing move', () => {
    expect(review!.known.map((each) => each[0]).join('')).toMatch(/^w+l+$/);
  });

  test('names the losing move and a winning one', () => {
    const [slip] = review!.slips;
    expect(slip).toMatchObject({ at: review!.known.lastIndexOf('won'), wins: undefined });
    const moves = FREECELL.moves.replaceAll('*', '').split(' ').slice(0, slip!.at);
    expect(makeMove(slip!.better[0]!)).not.toBe(FREECELL.moves.split(' ')[slip!.at]);
    const better = played('freecell', 7, [...moves, ...slip!.better.map(makeMove)].join(' '));
    expect(reviewed(better).review!.known.at(-1)).toBe('won');
  });

  test('counts the basic bot’s wins while the game is not lost', () => {
    const { known, wins, plays } = review!;
    expect([1, known.indexOf('lost')]).toContain(wins.length);
    expect(wins.every((won) => won >= 0 && won <= plays)).toBe(true);
  });

  test('reports increasing progress', () => {
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('gives the same result for the same game', () => {
    expect(makeReview(reviewed(FREECELL).review!, FREECELL)).toBe(makeReview(review!, FREECELL));
  });

  test('is restored from its text', () => {
    expect(parseReview(makeReview(review!, FREECELL), FREECELL)).toEqual(review);
  });
});

test('calls every position of a lost deal lost and judges no moves', () => {
  const { review } = reviewed(randomGame('golf', 1, 100));
  expect(new Set(review!.known)).toEqual(new Set(['lost']));
  expect(review).toMatchObject({ wins: [], slips: [] });
});

test('gives the bot’s wins for a move that makes it harder, and the better one', () => {
  const harder = reviewed(randomGame('yukon', 5, 20)).review!.slips.filter(({ wins }) => wins !== undefined);
  expect(harder.length).toBeGreaterThan(0);
  for (const { wins } of harder) expect(wins!.better - wins!.played).toBeGreaterThanOrEqual(wins!.of / 4);
});

test('does not exist for an unreadable game or one without moves', () => {
  expect(reviewed({ ...FREECELL, at: 0 }).review).toBeUndefined();
  expect(reviewed({ ...FREECELL, game: 'poker-night' }).review).toBeUndefined();
  expect(reviewed({ ...FREECELL, options: 'dealing=nine' }).review).toBeUndefined();
});
