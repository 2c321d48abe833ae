import type { RecordedWay } from './recorded-way.ts';

/** The latest recordings that are not simply our game of the same id, played the usual way, with piles in that order. */
export const WAYS_OF_NEXT: Readonly<Record<string, RecordedWay>> = {
  'falling-star': { game: 'terrace', answers: { variation: 'nine-star' }, unevenDeal: true },
  gotham: { game: 'new-york', answers: { variation: 'gotham' } },
  'shady-lanes': { game: 'shady-lanes', answers: { foundations: 'colour' } },
  'picture-patience': { game: 'picture-patience', roles: { tableau: ['cell'] } },
  'aces-and-kings': { game: 'aces-and-kings', roles: { reserve: ['reserve'], tableau: ['cell'] } },
};
