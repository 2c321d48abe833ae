import { describe, expect, test } from 'vitest';
import type { Knowable, Mistake, Review } from '../../../../engine/search.ts';
import { sayAccuracy, worstMoveOf } from '../../../../renderer/panels/review/worst-move.ts';

const mistake = (at: number, better: number): Mistake => ({
  at,
  better: [],
  wins: { better, played: 10, of: 80, by: 'play' },
});

const reviewOf = (known: Review['known'], at?: number): Review => ({
  known,
  plays: 24,
  wins: [],
  slips: at === undefined ? [] : [{ at, better: [], wins: undefined }],
});

describe('the worst move', () => {
  test('is the one that lost a winnable game, not the costliest mistake', () => {
    const review = reviewOf(['won', 'won', 'lost', 'lost'], 1);
    expect(worstMoveOf(review, { mistakes: [mistake(2, 70)] })).toMatchObject({ at: 1, isUncertain: false });
  });

  test('is uncertain where one of several moves lost the game', () => {
    expect(worstMoveOf(reviewOf(['won', 'open', 'lost'], 0), { mistakes: [] })).toMatchObject({ isUncertain: true });
  });

  test('is the costliest mistake where no move is known to have lost the game', () => {
    const mistakes = [mistake(1, 20), mistake(3, 50), mistake(5, 30)];
    expect(worstMoveOf(reviewOf(['open', 'open', 'lost']), { mistakes })?.at).toBe(3);
    expect(worstMoveOf(reviewOf(['won', 'won']), { mistakes: [] })).toBeUndefined();
  });
});

describe('the accuracy', () => {
  const said = (accuracy: number, more: Partial<Knowable>): string =>
    sayAccuracy({ accuracy, mistakes: [], stopped: 0, ...more } as Knowable);

  test.each([
    [100, {}, 'no move was clearly a mistake'],
    [98, { mistakes: [mistake(1, 12)] }, 'little was lost'],
    [70, {}, 'small losses added up'],
    [15, { mistakes: [mistake(1, 20), mistake(3, 60)] }, 'one move cost most of it'],
    [40, { mistakes: [mistake(1, 30), mistake(3, 30), mistake(5, 30)] }, '3 mistakes cost the rest'],
    [5, { stopped: 0.8, mistakes: [mistake(1, 30)] }, 'you stopped while chances were left'],
  ])('%d has its reason', (accuracy, more, reason) => {
    expect(said(accuracy, more)).toBe(`Accuracy ${accuracy} of 100: ${reason}.`);
  });

  test('is not mentioned where nothing was to be decided', () => {
    expect(sayAccuracy({ accuracy: undefined } as Knowable)).toBe('');
  });
});
