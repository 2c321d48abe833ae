import type { Drag } from '../action.ts';
import { areInFours, type Exceptions, type Position } from '../exception.ts';
import { numbersFrom } from './newer-ways.ts';
import type { RecordedWay } from './recorded-way.ts';
import { underTheTurned } from './translate/open-stock.ts';
import { cardsIn } from './translate/told-again.ts';

const topOf = ({ piles }: Position, slot: number): string => cardsIn(piles[slot] ?? '').at(-1) ?? '';
const isRed = (card: string): boolean => /[DH]$/.test(card);

/** Moves that only one of the two programs allows, by a rule of the game. */
const onlyOneAllows = (reason: string, test: (drag: Drag, position: Position) => boolean): Exceptions => ({
  reason,
  drags: test,
  action: (action, position) => action[0] === 'drag' && test([action[1], action[2], action[3]], position),
});

const GIVEN_BACK = 'The program gives foundation cards back; in Baize they are out of play.';
const TAKEN_BACK = 'In Baize the top card of a foundation may be taken back; in the program it is out of play.';

const fromHomes = (reason: string, homes: readonly number[]): Exceptions =>
  onlyOneAllows(reason, ([from]) => homes.includes(from));

/** The program turns a card automatically once the waste is empty; Baize leaves that to the player. */
const turnsByItself =
  (talon: number): NonNullable<Exceptions['action']> =>
  ([kind], { piles }, next) =>
    kind === 'drag' && piles[talon] !== next.piles[talon];
const TURNED = 'The program turns a card by itself when the waste is empty; Baize leaves that to the player.';

/** Whether a card of Baroness can be removed, or a pile is empty. */
function isUnfinished({ piles }: Position): boolean {
  const ranks = piles.slice(1, 6).map((pile) => 'A23456789TJQK'.indexOf(cardsIn(pile).at(-1)?.[0] ?? 'none') + 1);
  return ranks.some((rank, at) => rank === 0 || rank === 13 || ranks.indexOf(13 - rank) > at);
}

/** The columns, the stock and the waste; Baize has no pile for the cards that left the game. */
export const heap = (game: string, cards: number, goal: 'all' | 'pyramid' | undefined): RecordedWay => ({
  game,
  ...(goal && { answers: { goal } }),
  piles: [...numbersFrom(2, cards), 0, 1, null],
  unevenDeal: true,
  exceptions: underTheTurned(cards),
});

const AMAZONS = onlyOneAllows(
  'In the program aces choose their place, suits don’t matter, a redeal deals at once, and finished suits get no cards.',
  ([from, , to], position) =>
    topOf(position, from).startsWith('A') || topOf(position, from)[1] !== topOf(position, to)[1],
);

/** Games in which PySolFC's rules differ in part, or its recordings describe moves differently. */
export const WAYS_THAT_DIFFER: Readonly<Record<string, RecordedWay>> = {
  'aces-up': {
    game: 'aces-up',
    roles: { foundation: [] },
    exceptions: onlyOneAllows(
      'In the program a card that is alone in its column may go to an empty one.',
      ([from, , to], { piles }) => piles[from]?.length === 2 && piles[to] === '',
    ),
  },
  'agnes-bernauer': {
    game: 'agnes-bernauer',
    piles: [0, [1, 2], ...numbersFrom(3, 4), ...numbersFrom(14, 7), ...numbersFrom(7, 7)],
    unevenDeal: true,
    exceptions: {
      ...fromHomes(TAKEN_BACK, numbersFrom(2, 4)),
      reason: `${TAKEN_BACK} It deals the last two cards to reserves; in Baize they lie beside the stock.`,
      action: ([kind, from], { piles }) =>
        (kind === 'deal' && piles[0]?.length === 5) || (kind === 'drag' && from >= 2 && from <= 5),
    },
  },
  'agnes-sorel': { game: 'agnes', unevenDeal: true, exceptions: fromHomes(TAKEN_BACK, numbersFrom(1, 4)) },
  'ali-baba': {
    game: 'ali-baba',
    unevenDeal: true,
    exceptions: {
      reason: 'The program turns the waste back; in Baize the stock is turned once.',
      deal: ({ piles }) => piles[0] === '',
      action: ([kind], { piles }) => kind === 'deal' && piles[0] === '',
    },
  },
  amazons: {
    game: 'amazons',
    roles: { tableau: ['reserve'] },
    exceptions: {
      ...AMAZONS,
      deal: ({ piles }) => piles[0] === '',
      action: (action, position, next) =>
        (action[0] === 'deal' &&
          (position.piles[0] === '' || position.piles.slice(1, 5).some((pile) => /Q.$/.test(pile)))) ||
        AMAZONS.action!(action, position, next),
    },
  },
  baroness: {
    game: 'baroness',
    piles: [...numbersFrom(0, 6), null, null, null],
    exceptions: {
      reason: 'The program deals at any time, leaves empty piles empty until then, and sets the last two cards apart.',
      deal: (position) => isUnfinished(position),
      drags: ([from], { piles }) => piles[from]?.length === 2,
      action: ([kind], position, next) =>
        kind === 'deal' ? isUnfinished(position) : next.piles.slice(1, 6).includes(''),
    },
  },
  boudoir: {
    game: 'boudoir',
    piles: [4, 9, 0, 3, 2, 1, 5, 8, 7, 6, 10, 13, 12, 11, 14, 17, 16, 15],
    exceptions: onlyOneAllows(
      'In the program each jack has a place of its own suit; in Baize any of the four.',
      ([, , to]) => to >= 10 && to <= 13,
    ),
  },
  canberra: { game: 'canberra', exceptions: fromHomes(GIVEN_BACK, numbersFrom(2, 4)) },
  'casino-canfield': {
    game: 'canfield',
    answers: { variation: 'casino' },
    exceptions: onlyOneAllows(
      `${TAKEN_BACK} Part of a run may move, in the program a single card or a whole column.`,
      ([from, count], { piles }) =>
        (from >= 2 && from <= 5) || (count > 1 && count < cardsIn(piles[from] ?? '').length),
    ),
  },
  'castles-in-spain': {
    game: 'castles-in-spain',
    unevenDeal: true,
    exceptions: onlyOneAllows(
      'The program builds its foundations in suit, moves runs and fills empty columns; Baize follows the books.',
      ([from, count, to], position) =>
        count > 1 || (to > 4 ? position.piles[to] === '' : topOf(position, from)[1] !== topOf(position, to)[1]),
    ),
  },
  czarina: {
    game: 'czarina',
    exceptions: {
      reason: `${TURNED} It fills an empty place from the waste, Baize from the stock.`,
      action: (action, position, next) =>
        turnsByItself(0)(action, position, next) || (action[0] === 'drag' && position.piles[action[1]]?.length === 2),
    },
  },
  'demons-and-thieves': {
    game: 'demons-and-thieves',
    exceptions: onlyOneAllows(
      'In Baize a king goes on an ace, as its author has it.',
      ([from, count, to], position) =>
        `${cardsIn(position.piles[from] ?? '').at(-count)?.[0]}${topOf(position, to)[0]}` === 'KA',
    ),
  },
  'double-scorpion': {
    game: 'double-scorpion',
    unevenDeal: true,
    exceptions: {
      reason: 'The program has a stock; in Baize all cards are dealt.',
      deal: ({ piles }) => piles[0] !== '',
      action: ([kind]) => kind === 'deal',
    },
  },
  'double-pyramid': heap('double-pyramid', 45, 'all'),
  'fortunes-favor': { game: 'fortunes-favor', exceptions: { reason: TURNED, action: turnsByItself(4) } },
  'great-wheel': {
    game: 'great-wheel',
    piles: [18, ...numbersFrom(10, 8), ...numbersFrom(1, 8), ...numbersFrom(19, 8), 0, 9],
    exceptions: {
      ...fromHomes(GIVEN_BACK, numbersFrom(0, 17)),
      reason: `${GIVEN_BACK} ${TURNED}`,
      action: (action, position, next) =>
        (action[0] === 'drag' && action[1] <= 16) || turnsByItself(25)(action, position, next),
    },
  },
  'eight-sages': { game: 'eight-sages', exceptions: fromHomes(GIVEN_BACK, numbersFrom(2, 8)) },
  'gypsy-3-decks': { game: 'triple-easthaven', exceptions: fromHomes(GIVEN_BACK, numbersFrom(1, 12)) },
  'hit-or-miss': {
    game: 'hit-or-miss',
    exceptions: { reason: 'In Baize a stock without hits ends the game.', deal: ({ piles }) => piles[1] === '' },
  },
  pyramid: heap('pyramid', 28, 'all'),
  'raw-prawn': {
    game: 'australian-patience',
    answers: { automatic: false, variation: 'raw-prawn' },
    exceptions: fromHomes(GIVEN_BACK, numbersFrom(2, 4)),
  },
  'relaxed-cruel': {
    game: 'cruel',
    answers: { variation: 'relaxed' },
    exceptions: {
      ...fromHomes(GIVEN_BACK, numbersFrom(1, 4)),
      reason: `${GIVEN_BACK} It also offers a redeal that changes nothing.`,
      deal: areInFours,
      action: ([kind, from], position) => (kind === 'deal' ? areInFours(position) : from >= 1 && from <= 4),
    },
  },
  'relaxed-freecell': { game: 'relaxed-freecell', exceptions: fromHomes(GIVEN_BACK, numbersFrom(0, 64)) },
  'relaxed-pyramid': heap('pyramid', 28, undefined),
  'scorpion-ii': {
    game: 'scorpion',
    answers: { variation: 'scorpion-ii' },
    roles: { foundation: [] },
    exceptions: {
      reason: 'In the program whole suits leave for foundations; in Baize they stay in their columns.',
      drags: ([, , to]) => to >= 1 && to <= 4,
      clicks: (pile, { piles }) => cardsIn(piles[pile] ?? '').at(-1)?.[0] === 'A',
      action: (action) => action[0] === 'drag' && action[3] >= 1 && action[3] <= 4,
      won: ({ piles }) => piles.slice(1, 5).some((pile) => pile !== ''),
    },
  },
  simplicity: { game: 'simplicity', exceptions: fromHomes(GIVEN_BACK, numbersFrom(0, 4)) },
  'sixes-and-sevens': {
    game: 'sixes-and-sevens',
    piles: [10, 13, 12, 11, 14, 17, 16, 15, 1, 4, 3, 2, 5, 8, 7, 6, ...numbersFrom(18, 9), 0, 9],
    exceptions: onlyOneAllows(
      `${GIVEN_BACK} It also moves cards from place to place.`,
      ([from, , to], { piles }) => from <= 15 || (from <= 24 && to >= 16) || (to <= 15 && piles[to] === ''),
    ),
  },
  'spanish-patience': {
    game: 'spanish-patience',
    exceptions: onlyOneAllows(
      'In the program colours alternate on the foundations; in Baize suits don’t matter.',
      ([from, , to], position) => to >= 1 && to <= 4 && isRed(topOf(position, from)) === isRed(topOf(position, to)),
    ),
  },
  'tasmanian-patience': { game: 'tasmanian-patience', exceptions: fromHomes(GIVEN_BACK, numbersFrom(2, 4)) },
  'tam-oshanter': {
    game: 'tam-o-shanter',
    roles: { tableau: ['reserve'] },
    unevenDeal: true,
    exceptions: fromHomes('In the program an ace may go from one foundation to another.', numbersFrom(1, 4)),
  },
  tens: { game: 'tens', roles: { foundation: [], reserve: [] } },
  triangle: heap('triangle', 28, undefined),
  'triple-freecell': { game: 'triple-freecell', exceptions: fromHomes(GIVEN_BACK, numbersFrom(1, 12)) },
  waterloo: {
    game: 'waterloo',
    piles: [2, 5, 4, 3, 6, 9, 8, 7, ...numbersFrom(10, 6), 0, 1],
    exceptions: onlyOneAllows(
      'The program lays aces on foundations of other suits, and plays the twos there all the same.',
      ([from, , to]) => from <= 7 || to <= 7,
    ),
  },
};
