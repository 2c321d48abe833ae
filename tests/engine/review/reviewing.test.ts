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

  test('tells of each position whether it could be won, with one move after which it could not', () => {
    expect(review!.known.map((each) => each[0]).join('')).toMatch(/^w+l+$/);
  });

  test('names the move that lost, and a better one after which the game can be won', () => {
    const [slip] = review!.slips;
    expect(slip).toMatchObject({ at: review!.known.lastIndexOf('won'), wins: undefined });
    const moves = FREECELL.moves.replaceAll('*', '').split(' ').slice(0, slip!.at);
    expect(makeMove(slip!.better[0]!)).not.toBe(FREECELL.moves.split(' ')[slip!.at]);
    const better = played('freecell', 7, [...moves, ...slip!.better.map(makeMove)].join(' '));
    expect(reviewed(better).review!.known.at(-1)).toBe('won');
  });

  test('counts a simple player’s wins as far as the game is not lost', () => {
    const { known, wins, plays } = review!;
    expect([1, known.indexOf('lost')]).toContain(wins.length);
    expect(wins.every((won) => won >= 0 && won <= plays)).toBe(true);
  });

  test('tells how much of it is done, never less than before', () => {
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  test('comes out the same from the same game', () => {
    expect(makeReview(reviewed(FREECELL).review!, FREECELL)).toBe(makeReview(review!, FREECELL));
  });

  test('is the same when it is read from its text', () => {
    expect(parseReview(makeReview(review!, FREECELL), FREECELL)).toEqual(review);
  });
});

test('of a deal that is lost from the start every position is lost, and nothing is told of moves', () => {
  const { review } = reviewed(randomGame('golf', 1, 100));
  expect(new Set(review!.known)).toEqual(new Set(['lost']));
  expect(review).toMatchObject({ wins: [], slips: [] });
});

test('a move that only makes it harder is told with the wins after it and after the better one', () => {
  const harder = reviewed(randomGame('yukon', 5, 20)).review!.slips.filter(({ wins }) => wins !== undefined);
  expect(harder.length).toBeGreaterThan(0);
  for (const { wins } of harder) expect(wins!.better - wins!.played).toBeGreaterThanOrEqual(wins!.of / 4);
});

test('there is no review of a game without a move, or one that cannot be opened', () => {
  expect(reviewed({ ...FREECELL, at: 0 }).review).toBeUndefined();
  expect(reviewed({ ...FREECELL, game: 'poker-night' }).review).toBeUndefined();
  expect(reviewed({ ...FREECELL, options: 'dealing=nine' }).review).toBeUndefined();
});
