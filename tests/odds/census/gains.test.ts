import { describe, expect, it } from 'vitest';
import { planNameOf } from '../../../engine/solver/own-games.ts';
import { CENSUS, censusWays, countLetters, type VersionResults, readCensus } from './found.ts';
import { isOutdated } from './gains.ts';

/** Versions whose undecided deals may wait for a search by the present plan and solver: lower it after a census. */
const MAX_WAITING = 24;
/** Versions with a smaller share of undecided deals don't wait: hardly more would be known of them. */
const MIN_UNDECIDED_SHARE = 0.05;
const undecidedShare = (verdicts: string): number => countLetters('opc', verdicts) / Math.max(1, verdicts.length);

describe('census figures of a version', () => {
  const golf = (more: Partial<VersionResults>): VersionResults => ({
    plan: planNameOf('golf'),
    positions: 1,
    verdicts: 'o',
    wins: '0',
    ...more,
  });
  const gains = ['clock', 'golf'].map((game) => ({ what: '', games: [game] }));

  it('are outdated when a different plan or an earlier solver made them', () => {
    expect(isOutdated('golf', golf({ plan: 'mixed' }), [])).toBe(true);
    expect(isOutdated('golf', golf({}), [])).toBe(false);
    expect(isOutdated('golf', golf({}), gains)).toBe(true);
    expect(isOutdated('golf', golf({ solver: 1 }), gains)).toBe(true);
    expect(isOutdated('golf', golf({ solver: 2 }), gains)).toBe(false);
  });

  it('are rarely outdated where many deals are undecided', () => {
    const found = readCensus(CENSUS);
    const waiting = [...censusWays([])].flatMap(([key, { game }]) => {
      const way = found[key];
      return way && undecidedShare(way.verdicts) > MIN_UNDECIDED_SHARE && isOutdated(game, way) ? [key] : [];
    });
    expect(waiting.length, waiting.join('\n')).toBeLessThanOrEqual(MAX_WAITING);
  });
});
