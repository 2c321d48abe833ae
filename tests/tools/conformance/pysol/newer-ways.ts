import type { RecordedWay } from './recorded-way.ts';

/** Returns `count` pile numbers from `first` on. */
export const numbersFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

/** Fifty-two places and the stock; Baize has no pile for the cards that left the game. */
export const IN_A_ROW = [...numbersFrom(0, 53), null];

/** Games whose recordings agree with Baize except in names, piles or the order of the deal. */
export const WAYS_OF_NEWER: Readonly<Record<string, RecordedWay>> = {
  dieppe: { game: 'dieppe', unevenDeal: true },
  'forty-nine': { game: 'forty-nine', answers: { building: 'alternate' } },
  tuxedo: { game: 'tuxedo', answers: { open: true, wrap: true } },
  lafayette: { game: 'lafayette', piles: [2, 6, 3, 7, 4, 8, 5, 9, 0, 1, ...numbersFrom(10, 5)] },
  'selective-castle': {
    game: 'selective-castle',
    answers: { single: false },
    piles: [1, 4, 7, 10, 0, 3, 6, 9, 2, 5, 8, 11, null],
  },
  'exiled-kings': { game: 'exiled-kings', answers: { single: false }, unevenDeal: true },
  gloucestershire: {
    game: 'gloucestershire',
    piles: [null, ...numbersFrom(8, 8), ...numbersFrom(0, 8), ...numbersFrom(16, 52), null, null, null, null],
  },
  'private-lane': { game: 'fastness' },
  'aces-square': { game: 'aces-square', roles: { foundation: [] } },
  'all-in-a-row': { game: 'all-in-a-row', piles: [...numbersFrom(1, 13), 0, null] },
  'betsy-ross': {
    game: 'betsy-ross',
    answers: { redeals: 'two' },
    piles: [...numbersFrom(2, 8), 0, 1],
    unevenDeal: true,
  },
  bisley: { game: 'bisley', piles: [...numbersFrom(8, 12), 4, 0, 7, 3, 6, 2, 5, 1, null], unevenDeal: true },
  'relaxed-spider': { game: 'relaxed-spider', unevenDeal: true },
  squadron: { game: 'squadron', unevenDeal: true },
  'lady-palk': { game: 'lady-palk', unevenDeal: true },
  'relaxed-seahaven-towers': { game: 'relaxed-seahaven', unevenDeal: true },
  'the-wish-open': { game: 'open-wish', roles: { foundation: [] } },
  decade: { game: 'decade', piles: IN_A_ROW },
  thirteens: { game: 'thirteens', roles: { foundation: [] } },
};
