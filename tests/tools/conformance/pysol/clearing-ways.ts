import { numbersFrom } from './newer-ways.ts';
import type { RecordedWay } from './recorded-way.ts';

/** Baize has no pile for the cards that left the game. */
const withoutOut: Pick<RecordedWay, 'roles'> = { roles: { foundation: [] } };

/** Games in which cards leave the table in pairs or sets, and games with few columns and a stock. */
export const WAYS_OF_CLEARING: Readonly<Record<string, RecordedWay>> = {
  eighteens: {
    game: 'eighteens',
    ...withoutOut,
    exceptions: {
      reason: 'The program takes an ace in the empty store, where it can complete no set.',
      drags: ([from, , to], { piles }) => to === 14 && piles[to] === '' && (piles[from] ?? '').startsWith('A'),
    },
  },
  'elevens-too': { game: 'elevens', answers: { variation: 'too' }, ...withoutOut },
  juvenile: { game: 'juvenile', piles: [...numbersFrom(0, 17), null, null, null], unevenDeal: true },
  manx: { game: 'tabby-cat', answers: { variation: 'manx' }, roles: { reserve: ['cell'] } },
  nines: { game: 'nines', ...withoutOut },
  'suit-elevens': { game: 'suit-elevens', ...withoutOut },
  'tabby-cat': { game: 'tabby-cat', answers: { variation: 'parts' } },
  'trusty-twelve': { game: 'knotty-nines', answers: { variation: 'twelve' } },
};
