import { heap } from './differing-ways.ts';
import { IN_A_ROW, numbersFrom } from './newer-ways.ts';
import type { RecordedWay } from './recorded-way.ts';

/** Baize has no pile for the cards that left the game. */
const withoutOut: Pick<RecordedWay, 'roles'> = { roles: { foundation: [] } };

/** The ten fans, the three cards in the middle and the stock. */
const HURRICANE = [1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 6, 7, 8, 0, null];

/** Games whose cards leave the table in pairs or sets, and games with few columns and a stock. */
export const WAYS_OF_CLEARING: Readonly<Record<string, RecordedWay>> = {
  eighteens: {
    game: 'eighteens',
    ...withoutOut,
    exceptions: {
      reason: 'The program takes an ace in the empty store, where it can complete no set.',
      drags: ([from, , to], { piles }) => to === 14 && piles[to] === '' && (piles[from] ?? '').startsWith('A'),
    },
  },
  apophis: { game: 'apophis', answers: { goal: 'all' }, ...withoutOut },
  cheops: heap('cheops', 28, 'all'),
  deck: { game: 'deck', ...withoutOut },
  'double-dot': {
    game: 'double-dot',
    unevenDeal: true,
    exceptions: {
      reason: 'In the program a red two that was taken back from its foundation cannot return there.',
      drags: ([, , to], { piles }) => (to === 3 || to === 4) && piles[to] === '',
    },
  },
  'elevens-too': { game: 'elevens', answers: { variation: 'too' }, ...withoutOut },
  hurricane: { game: 'hurricane', piles: HURRICANE },
  juvenile: { game: 'juvenile', piles: [...numbersFrom(0, 17), null, null, null], unevenDeal: true },
  manx: { game: 'tabby-cat', answers: { variation: 'manx' }, roles: { reserve: ['cell'] } },
  'monte-carlo-2-decks': { game: 'monte-carlo', answers: { variation: 'two' }, ...withoutOut },
  neptune: { game: 'neptune', ...withoutOut },
  nines: { game: 'nines', ...withoutOut },
  pharaohs: { game: 'pharaohs', piles: [...numbersFrom(0, 52), null, null] },
  'right-and-left': { game: 'right-and-left', piles: [1, 0, 2, null] },
  'seven-up': { game: 'seven-up', piles: IN_A_ROW },
  'suit-elevens': { game: 'suit-elevens', ...withoutOut },
  'tabby-cat': { game: 'tabby-cat', answers: { variation: 'parts' } },
  'two-pyramids': heap('two-pyramids', 56, 'all'),
  'trusty-twelve': { game: 'knotty-nines', answers: { variation: 'twelve' } },
};
