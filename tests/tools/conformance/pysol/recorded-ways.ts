import { areFoundationsEmpty, areInFours } from '../exception.ts';
import { IN_A_ROW, numbersFrom as from, WAYS_OF_NEWER } from './newer-ways.ts';
import type { RecordedWay } from './recorded-way.ts';
import { WAYS_OF_CLEARING } from './clearing-ways.ts';
import { WAYS_OF_ROWS } from './gap-ways.ts';
import { WAYS_OF_NEXT } from './next-ways.ts';
import { WAYS_THAT_DIFFER } from './differing-ways.ts';

/** Cards that do not go home are in reserves. */
const inHands: Pick<RecordedWay, 'roles'> = { roles: { tableau: ['reserve'] } };

/** Reserves are columns, and the waste is built on. */
const fromStores: Pick<RecordedWay, 'roles'> = { roles: { reserve: ['tableau'], tableau: ['waste'] } };

/**
 * The stock, four foundations from the ace and four from the king, and twenty hands; recorded in pairs of ace and king,
 * of clubs, spades, hearts, diamonds.
 */
const SLY_FOX = [0, ...Array.from({ length: 20 }, (_, at) => 9 + at), 1, 5, 4, 8, 3, 7, 2, 6];

/** Eight fans, two at the side, the cell and the foundations; Baize has a foundation or the cell between two fans. */
const NAPOLEON = [0, 2, 3, 5, 6, 8, 9, 11, 12, 14, 13, 1, 4, 7, 10, null];

/**
 * Corners, free places, the braid, stock and waste, and foundations in pairs, of clubs, spades, hearts and diamonds.
 */
const FORT = [0, 2, 19, 20, 5, 6, 13, 14, 7, 8, 15, 16, 1, 10, 9, 3, 4, 21, 22, 17, 18, 11, 12];

/** The aces' heap, three rows of places, the piles below, the stock, and a helper that Baize does not have. */
const GALLERY: readonly (number | null)[] = [
  0,
  ...Array.from({ length: 24 }, (_, at) => at + 1),
  ...Array.from({ length: 8 }, (_, at) => at + 26),
  25,
  null,
];

const exchanging = (game: string): RecordedWay => ({
  game,
  piles: GALLERY,
  exceptions: {
    reason: 'The program also exchanges two equal cards, which changes nothing.',
    drags: ([from, , to], { piles }) => piles[from] === piles[to],
    action: (action, { piles }) => action[0] === 'drag' && piles[action[1]] === piles[action[3]],
  },
});

/**
 * Two piles of clubs, spades, hearts and diamonds that go up, then as many that go down, waste and stock. The program
 * allows more passes as suits are finished. No recording reaches the limit, so the limit is not compared.
 */
const MATRIARCHY = [0, 1, 6, 7, 4, 5, 2, 3, 8, 9, 14, 15, 12, 13, 10, 11, 16, 17];

/** Foundations two by two, of clubs, spades, hearts, diamonds; then the columns, the stock and the eight heaps. */
const OCTAVE = [9, 10, 15, 16, 13, 14, 11, 12, ...from(17, 8), ...from(0, 9)];

/** Stock, foundations and heaps; each card of the two reserves has a place of its own here. */
const besideReserves = (left: number, right: number): Pick<RecordedWay, 'piles'> => ({
  piles: [...from(0, 13), from(13, left), from(13 + left, right)],
});

/** PySolFC's games that are not our game of the same id in its default version with piles in the same order. */
const ways: Readonly<Record<string, RecordedWay>> = {
  acquaintance: { game: 'acquaintance', ...inHands },
  'dead-king-golf': { game: 'golf' },
  elevens: { game: 'elevens', roles: { foundation: [] } },
  fifteens: { game: 'fifteens', roles: { foundation: [] } },
  intelligence: { game: 'intelligence', roles: { talon: [], reserve: ['stock'] } },
  'triple-alliance': { game: 'triple-alliance', roles: { foundation: [] } },
  giza: { game: 'giza', roles: { foundation: [] } },
  'king-tut': { game: 'king-tut', roles: { foundation: [] } },
  nestor: { game: 'nestor', roles: { foundation: [] } },
  'the-wish': { game: 'the-wish', roles: { foundation: [] } },
  archway: { game: 'archway', unevenDeal: true },
  'big-spider': { game: 'spiderwort' },
  calculation: {
    game: 'hopscotch',
    ...inHands,
    exceptions: {
      reason: 'A card that lies on a foundation may go to another one there; in Baize it is out of play.',
      drags: ([from, , to], { piles }) => from < 4 || (to < 4 && piles[to] === ''),
      action: (action, { piles }) =>
        action[0] === 'drag' && (action[1] < 4 || (action[3] < 4 && piles[action[3]] === '')),
    },
  },
  dutchess: {
    game: 'glenwood',
    exceptions: {
      reason: 'The card that chooses the base goes to the first foundation here, to that of its suit in the program.',
      drags: (_, position) => areFoundationsEmpty(position),
      action: (_, position) => areFoundationsEmpty(position),
      base: [2, 3, 4, 5],
    },
  },
  'grand-duchess': { game: 'grand-duchess', ...besideReserves(18, 17) },
  kings: { game: 'kings', unevenDeal: true },
  'open-spider': { game: 'beetle' },
  'puss-in-the-corner': {
    game: 'puss-in-the-corner',
    exceptions: {
      reason: 'The program offers the redeal from the beginning, where it does nothing.',
      deal: ({ piles }) => piles[8] !== '',
    },
  },
  'ripple-fan': {
    game: 'ripple-fan',
    exceptions: {
      reason: 'The program offers a redeal that changes nothing, any number of times.',
      deal: areInFours,
      action: ([kind], position) => kind === 'deal' && areInFours(position),
    },
  },
  'sly-fox': { game: 'sly-fox', piles: SLY_FOX },
  alhambra: { game: 'alhambra', ...fromStores },
  granada: { game: 'granada', ...fromStores },
  'grants-reinforcement': { game: 'grants-reinforcement', ...fromStores },
  'lady-of-the-manor': { game: 'lady-of-the-manor', unevenDeal: true },
  parisienne: { game: 'parisienne', ...besideReserves(16, 16) },
  patriarchs: { game: 'patriarchs', roles: { tableau: ['cell'] } },
  'royal-rendezvous': { game: 'royal-rendezvous', roles: { tableau: ['reserve'] } },
  sultan: { game: 'sultan', piles: [5, 7, 8, 10, 9, 12, 11, 13, 6, 2, 3, 4, 14, 15, 16, 0, 1] },
  citadel: { game: 'citadel', piles: [1, 4, 7, 10, 0, 3, 6, 9, 2, 5, 8, 11, null], unevenDeal: true },
  'castle-of-indolence': {
    game: 'castle-of-indolence',
    piles: [null, 16, 17, 18, 19, 1, 5, 9, 13, 2, 6, 10, 14, 0, 4, 8, 12, 3, 7, 11, 15],
  },
  zerline: { game: 'zerline', piles: [16, 17, 18, 1, 5, 9, 13, 2, 6, 10, 14, 0, 4, 8, 12, 3, 7, 11, 15] },
  'circle-eight': { game: 'circle-eight', piles: [0, 1, 2, 6, 9, 8, 7, 3, 4, 5] },
  'der-freie-napoleon': { game: 'der-kleine-napoleon', piles: NAPOLEON },
  'der-kleine-napoleon': { game: 'der-kleine-napoleon', piles: NAPOLEON },
  fort: { game: 'fort', piles: FORT },
  'long-braid': { game: 'long-braid', piles: FORT },
  'grandfathers-clock': {
    game: 'grandfathers-clock',
    piles: [0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19, 8, 9, 10, 11, null],
  },
  'push-pin': { game: 'push-pin', piles: IN_A_ROW },
  rittenhouse: { game: 'rittenhouse', unevenDeal: true },
  'royal-marriage': { game: 'royal-marriage', piles: IN_A_ROW },
  octave: { game: 'octave', piles: OCTAVE },
  'picture-gallery': { game: 'picture-gallery', piles: GALLERY.slice(0, -1) },
  'devils-grip': { game: 'devils-grip', roles: { other: ['tableau'] } },
  matriarchy: { game: 'matriarchy', piles: MATRIARCHY },
  'royal-parade': exchanging('royal-parade'),
  'virginia-reel': exchanging('virginia-reel'),
  'vegas-klondike': { game: 'klondike', answers: { dealing: 'once' } },
  cromwell: { game: 'cromwell', answers: { single: true } },
  windmill: { game: 'windmill', roles: { tableau: ['reserve'] } },
  ...WAYS_OF_NEWER,
  ...WAYS_OF_CLEARING,
  ...WAYS_OF_NEXT,
  ...WAYS_OF_ROWS,
  ...WAYS_THAT_DIFFER,
};

/** Returns how Baize plays a game of PySolFC, by its id there. */
export const wayOf = (id: string): RecordedWay => ways[id] ?? { game: id };
