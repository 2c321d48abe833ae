import { expect, test } from 'vitest';
import { cardsOrMe, makeRetrospective, type Review, summaryOf } from '../../../../engine/search.ts';
import { findGame, Session, usualOptions } from '../../../../engine/rules.ts';
import { intervalOf } from '../../../../engine/trainer/cards-or-me/interval.ts';

const KNOWN = { w: 'won', l: 'lost', o: 'open' } as const;
const klondike = findGame('klondike')!;
const SAVED = Session.begin(klondike, usualOptions(klondike), 617).save();

/** Returns the summary of a game with these letters for the verdicts on its positions. */
function summary(letters: string, accuracy?: number, lastPass?: number) {
  const known: Review['known'] = letters.split('').map((letter) => KNOWN[letter as keyof typeof KNOWN]);
  const review: Review = { known, plays: 20, wins: [5], slips: [] };
  const knowable = {
    by: 'play',
    shares: [0.2],
    choices: 1,
    passed: 0,
    stopped: 0,
    lastPass,
    mistakes: [],
    luck: [],
    accuracy,
  } as const;
  return summaryOf(makeRetrospective({ review, knowable }, SAVED))!;
}

test('summarises whether the deal was winnable, where it was lost, and the bot’s result', () => {
  expect(summary('wwlll', 80)).toEqual({
    couldBeWon: true,
    simple: 0.25,
    lostAt: 0.5,
    inLastPass: undefined,
    winnable: false,
    accuracy: 80,
  });
  expect(summary('ooo')).toMatchObject({ couldBeWon: undefined, lostAt: undefined, accuracy: undefined });
  expect(summaryOf('2 1c wwl 12:9')).toBeUndefined();
});

test('ranges from deals known winnable to those not known lost', () => {
  const games = [
    { won: true, summary: summary('oo') },
    { won: false, summary: summary('wl') },
    { won: false, summary: summary('ll') },
    { won: false, summary: summary('oo') },
    { won: false, summary: undefined },
  ];
  const totals = cardsOrMe(games);
  expect([totals.games, totals.known]).toEqual([5, 4]);
  expect(totals.could).toEqual({ share: 0.5, from: 0.5, to: 0.75 });
  expect(totals.me.share).toBe(0.25);
  expect(totals.simple.share).toBe(0.25);
});

test('places every loss once', () => {
  const letters = ['llllll', 'wlllll', 'wwwlll', 'wwwwwl', 'wwwwww', 'oooooo'];
  const { lost } = cardsOrMe(letters.map((each) => ({ won: false, summary: summary(each) })));
  expect(lost).toEqual({ deal: 1, first: 0, second: 1, third: 0, fourth: 1, last: 1, 'given-up': 1, unknown: 1 });
});

test('places a loss before or within the last pass', () => {
  const lost = ['wwwlll', 'wwllll', 'wwwwll'].map((each) => ({ won: false, summary: summary(each, 50, 3) }));
  const others = [
    { won: false, summary: summary('llllll', 50, 3) },
    { won: false, summary: summary('wwwlll', 50) },
    { won: true, summary: summary('wwwwww', 50, 3) },
  ];
  expect(cardsOrMe([...lost, ...others]).passes).toEqual({ before: 2, within: 1 });
});

test('averages the games that have an accuracy', () => {
  const games = [summary('wl', 60), summary('wl', 80), summary('wl')].map((each) => ({ won: false, summary: each }));
  expect(cardsOrMe(games).accuracy).toBe(70);
  expect(cardsOrMe([]).accuracy).toBeUndefined();
});

test('widens the interval with fewer games', () => {
  expect(intervalOf(0, 0)).toEqual({ share: 0, from: 0, to: 1 });
  let seen = 0;
  for (let of = 1; of <= 60; of++)
    for (let won = 0; won <= of; won++) {
      const { share, from, to } = intervalOf(won, of);
      seen++;
      expect(from).toBeLessThanOrEqual(share + 1e-9);
      expect(to).toBeGreaterThanOrEqual(share - 1e-9);
    }
  expect(seen).toBeGreaterThan(1500);
  const width = (of: number): number => intervalOf(of / 2, of).to - intervalOf(of / 2, of).from;
  expect([width(10) > width(40), width(40) > width(160)]).toEqual([true, true]);
});
