import { expect, test } from 'vitest';
import type { Review } from '../../../../engine/search.ts';
import { curveOf, endOf, hardnessOf, turnOf } from '../../../../renderer/panels/review/story.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';

const KNOWN = { w: 'won', l: 'lost', c: 'chance', o: 'open' } as const;

/** Makes a review from letters for the verdict on each position. */
const reviewOf = (letters: string, wins: readonly number[] = []): Review => ({
  known: letters.split('').map((letter) => KNOWN[letter as keyof typeof KNOWN]),
  plays: 24,
  wins,
  slips: [],
});

test.each([
  ['wwww', 'won', sayExtra('review.all-won')],
  ['wwww', 'lost', sayExtra('review.given-up')],
  ['llll', 'lost', sayExtra('review.never')],
  ['wwll', 'lost', sayExtra('review.lost-by', { move: 2 })],
  ['wooll', 'lost', sayExtra('review.lost-between', { won: 0, lost: 3 })],
  ['oool', 'lost', sayExtra('review.lost-from', { lost: 3 })],
  ['wwoo', 'lost', sayExtra('review.won-until', { won: 1 })],
  ['occo', 'lost', sayExtra('review.chance')],
  ['oooo', 'lost', sayExtra('review.unknown')],
] as const)('says how a game with the verdicts %s ended, %s', (letters, outcome, text) => {
  const moves = letters.length - 1;
  expect(endOf(reviewOf(letters), { outcome })).toBe(`${sayExtra(`review.${outcome}`, { moves })} ${text}`);
});

test.each([
  [[3, 9, 2], sayExtra('review.quick', { first: 3, plays: 24, most: 9, at: 1 })],
  [[9, 3], sayExtra('review.quick', { first: 9, plays: 24, most: 9, at: 0 })],
  [[0], sayExtra('review.quick-same', { won: 0, plays: 24 })],
])('words the basic bot’s wins %j', (wins, text) => {
  expect(hardnessOf(reviewOf('wwwl', wins), null)).toBe(text);
});

test('draws steps for known parts, gaps for unknown ones and a line of wins', () => {
  const curve = curveOf(reviewOf('wwoll', [24, 12, 6]));
  expect(curve.series.map(({ values }) => values)).toEqual([
    [1, 1, null, 0, 0],
    [1, 0.5, 0.25, 0, 0],
  ]);
  expect(curve.bands?.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['good', 0, 1],
    ['open', 2, 2],
    ['bad', 3, 4],
  ]);
});

test('lists every position of the curve in its table', () => {
  const { table } = curveOf(reviewOf('wol', [12, 6]));
  expect(table.rows).toEqual([
    [sayExtra('review.deal'), sayExtra('review.known-won'), '50%'],
    ['1', sayExtra('review.known-open'), '25%'],
    ['2', sayExtra('review.known-lost'), '0%'],
  ]);
  expect(curveOf(reviewOf('wl', [0])).table.heads).toHaveLength(2);
});

test.each([
  ['wwll', 2],
  ['wooll', 3],
  ['llll', undefined],
  ['wwww', undefined],
])('finds the turning point of %s at position %s', (letters, at) =>
  expect(turnOf(reviewOf(letters), { mistakes: [] })).toBe(at),
);

test('takes the costliest mistake as the turning point when nothing was lost', () => {
  const mistakes = [8, 3].map((played, at) => ({
    at,
    better: [],
    wins: { better: 9, played, of: 24, by: 'play' } as const,
  }));
  expect(turnOf(reviewOf('wwww'), { mistakes })).toBe(2);
});

test('finds no turning point in a flawless game', () => {
  const slip = { at: 1, better: [], wins: { better: 9, played: 3, of: 24 } };
  expect(turnOf({ ...reviewOf('wwww'), slips: [slip] }, { mistakes: [] })).toBeUndefined();
});
