import type { RecordedWay } from './recorded-way.ts';

/** Latest recordings whose game has a different id or different piles in Baize, or options that are not the default. */
export const WAYS_OF_NEXT: Readonly<Record<string, RecordedWay>> = {
  'falling-star': { game: 'terrace', answers: { variation: 'nine-star' }, unevenDeal: true },
  gotham: { game: 'new-york', answers: { variation: 'gotham' } },
  'shady-lanes': { game: 'shady-lanes', answers: { foundations: 'colour' } },
  'picture-patience': { game: 'picture-patience', roles: { tableau: ['cell'] } },
  'aces-and-kings': { game: 'aces-and-kings', roles: { reserve: ['reserve'], tableau: ['cell'] } },
  'seven-devils': { game: 'seven-devils', answers: { devils: 'seven' } },
  grandfather: { game: 'grandfather', answers: { filled: 'waste' } },
  matrimony: { game: 'matrimony', roles: { tableau: ['reserve'] } },
  khedive: { game: 'khedive', roles: { tableau: ['reserve'] } },
  'old-fashioned': { game: 'old-fashioned', roles: { tableau: ['reserve'] } },
  beehive: { game: 'beehive', answers: { hive: 'thirteen' }, roles: { foundation: [] } },
  'grandmammas-patience': { game: 'grandmammas-patience', roles: { reserve: ['cell'] } },
};
