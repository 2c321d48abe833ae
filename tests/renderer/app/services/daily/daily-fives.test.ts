import { describe, expect, test } from 'vitest';
import { findGame, uncountedOptions, usualOptions } from '../../../../../engine/rules.ts';
import { FIRST_DAY } from '../../../../../renderer/app/services/daily/daily-deals.ts';
import { type EndedGame, marksOfFives } from '../../../../../renderer/app/services/daily/daily-fives.ts';
import { dayAt, earliest } from '../../../../../renderer/app/services/daily/day.ts';
import { fetchFives } from '../../../../../renderer/app/services/daily/fives.ts';
import { listedWinnableDeals } from '../../../../../renderer/app/services/deals/deal-lists.ts';

const fives = await fetchFives();
const day = (date: string): number => dayAt(Date.parse(date));
const HOUR = 3_600_000;

/** Makes a result of one of a day's five that ended `hours` after the day had first begun anywhere on earth. */
const played = (on: number, nth: number, outcome: EndedGame['outcome'] = 'won', hours = 20): EndedGame => ({
  ...fives.of(on)[nth]!,
  cards: '',
  outcome,
  ended: earliest(on) + hours * HOUR,
});

describe('the five of a day', () => {
  test.each([
    ['2026-01-01', ['pyramid 10', 'klondike 3', 'yukon 3', 'windmill 6', 'freecell 1']],
    [
      '2026-11-27',
      ['pyramid 224', 'thumb-and-pouch 117', 'chinese-discipline 14', 'laggard-lady 119', 'relaxed-freecell 120'],
    ],
    ['2027-06-30', ['carpet 56', 'canfield 72', 'ten-across 175', 'intrigue 135', 'stronghold 68']],
    ['2031-02-28', ['quatorze 48', 'klondike 282', 'ten-across 76', 'busy-aces 10', 'relaxed-freecell 71']],
  ])('are the same for ever: %s', (date, deals) => {
    expect(fives.of(day(date)).map(({ game, deal }) => `${game} ${deal}`)).toEqual(deals);
  });

  test('go from easy to very hard, each game in one place', () => {
    const ways = fives.ways.map(({ game }) => game);
    expect(new Set(ways).size).toBe(ways.length);
    for (let on = FIRST_DAY; on < FIRST_DAY + 400; on++)
      expect(fives.of(on).map(({ difficulty }) => difficulty)).toEqual(['easy', 'easy', 'medium', 'hard', 'very-hard']);
  });

  test('are winnable deals of the lists with default options', async () => {
    const days = Array.from({ length: 40 * 17 }, (_, nth) => fives.of(FIRST_DAY + nth)).flat();
    for (const { game, options } of fives.ways) {
      const found = findGame(game)!;
      const listed = new Set((await listedWinnableDeals(game, options)).map(({ deal }) => deal));
      const deals = days.filter((each) => each.game === game).map(({ deal }) => deal);
      expect(options).toBe(uncountedOptions(found, usualOptions(found)));
      expect(deals.length).toBeGreaterThan(0);
      expect(deals.filter((deal) => !listed.has(deal))).toEqual([]);
    }
  });

  test('do not repeat within half a year, and do not exist before the first day', () => {
    const seen = new Map<string, number>();
    for (let on = FIRST_DAY; on < FIRST_DAY + 1000; on++)
      for (const { game, deal } of fives.of(on)) {
        const last = seen.get(`${game} ${deal}`);
        if (last !== undefined) expect(on - last).toBeGreaterThan(182);
        seen.set(`${game} ${deal}`, on);
      }
    expect(fives.of(FIRST_DAY - 1)).toEqual([]);
  });
});

describe('a result of the five', () => {
  const on = FIRST_DAY + 40;

  test('counts for its day whenever it was played, and a win stays', () => {
    const standing = fives
      .standings([played(on, 0), played(on, 0, 'lost', 30), played(on, 3, 'lost'), played(on, 4, 'won', 24 * 90)])
      .get(on);
    expect([...standing!.won]).toEqual([fives.of(on)[0]!.game, fives.of(on)[4]!.game]);
    expect(standing!.played.size).toBe(3);
  });

  test('wins a day when all five are won', () => {
    const some = [0, 1, 2, 3].map((nth) => played(on, nth));
    expect(marksOfFives(fives, fives.standings(some))).toEqual(new Map([[on, 'played']]));
    const all = [...some, played(on, 4), played(on + 1, 0, 'lost')];
    expect([...marksOfFives(fives, fives.standings(all))]).toEqual([
      [on, 'won'],
      [on + 1, 'played'],
    ]);
  });

  test('counts for no day when early, with other options or one’s own cards', () => {
    const first = played(on, 0);
    for (const other of [
      played(on, 0, 'won', -1),
      { ...first, cards: 'AS' },
      { ...first, options: 'other' },
      { ...first, game: 'solitaire' },
      { ...first, deal: 999_999 },
    ])
      expect(fives.dayOf(other)).toBeUndefined();
  });

  test('counts for the last day with that deal', () => {
    const { game, deal } = fives.of(on)[0]!;
    let again = on + 1;
    while (!fives.of(again).some((each) => each.game === game && each.deal === deal)) again++;
    expect(fives.dayOf({ ...played(on, 0), ended: earliest(again) })).toBe(again);
    expect(fives.dayOf({ ...played(on, 0), ended: earliest(again) - 1 })).toBe(on);
  });
});
