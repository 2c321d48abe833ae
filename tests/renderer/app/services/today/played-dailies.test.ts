import { describe, expect, test } from 'vitest';
import { findGame, usualOptions } from '../../../../../engine/rules.ts';
import type { Bridge } from '../../../../../preload/api.ts';
import { DailyDeals, FIRST_DAY } from '../../../../../renderer/app/services/daily/daily-deals.ts';
import type { EndedGame } from '../../../../../renderer/app/services/daily/daily-fives.ts';
import { dailyWay } from '../../../../../renderer/app/services/today/daily-way.ts';
import { earliest } from '../../../../../renderer/app/services/daily/day.ts';
import { fetchFives } from '../../../../../renderer/app/services/daily/fives.ts';
import { playedDailies } from '../../../../../renderer/app/services/today/played-dailies.ts';
import { listedWinnableDeals } from '../../../../../renderer/app/services/deals/deal-lists.ts';

const HOUR = 3_600_000;
const DAY = FIRST_DAY + 100;

const optionsOf = (game: string): string => usualOptions(findGame(game)!);

/** Makes a result of a game's deal of a day that ended on that day. */
async function dailyOf(game: string, day: number, outcome: EndedGame['outcome']): Promise<EndedGame> {
  const options = optionsOf(game);
  const deals = new DailyDeals(game, options, await listedWinnableDeals(game, options));
  return { game, options, deal: deals.of(day)!.deal, cards: '', outcome, ended: earliest(day) + 30 * HOUR };
}

/** A host that has these results and no game in progress. */
const hostWith = (results: readonly EndedGame[]): Bridge =>
  ({
    request: (name: string, game: string | null, options: string | null) => {
      const found = results.filter((result) => game === null || (result.game === game && result.options === options));
      const all = [...new Set(results.map((result) => result.game))].map((id) => ({ game: id }));
      const value = name === 'results.list' ? found : name === 'statistics.all' ? all : [];
      return Promise.resolve({ ok: true, value });
    },
  }) as unknown as Bridge;

describe('played daily deals', () => {
  test('count a day as won by any game’s deal of that day', async () => {
    const results = [
      await dailyOf('klondike', DAY, 'lost'),
      await dailyOf('spider', DAY, 'won'),
      await dailyOf('klondike', DAY + 1, 'won'),
      await dailyOf('golf', DAY + 2, 'lost'),
    ];
    const { marks } = await playedDailies(hostWith(results));
    expect([...marks].filter(([day]) => day >= DAY && day < DAY + 5)).toEqual(
      expect.arrayContaining([
        [DAY, 'won'],
        [DAY + 1, 'won'],
        [DAY + 2, 'played'],
      ]),
    );
    expect(marks.size).toBe(3);
  });

  test('count a day as won by one of its five', async () => {
    const [first] = (await fetchFives()).of(DAY);
    const result = { ...first!, cards: '', outcome: 'won' as const, ended: earliest(DAY) + 30 * HOUR };
    const { marks } = await playedDailies(hostWith([result]));
    expect(marks.get(DAY)).toBe('won');
  });

  test('give the game whose deal of the day was last played on its day', async () => {
    const late = { ...(await dailyOf('golf', DAY - 50, 'won')), ended: earliest(DAY + 9) };
    const results = [await dailyOf('spider', DAY + 1, 'lost'), await dailyOf('klondike', DAY, 'won'), late];
    const { latest } = await playedDailies(hostWith(results));
    expect(latest).toEqual({ game: 'spider', options: optionsOf('spider') });
    expect((await playedDailies(hostWith([late]))).latest).toBeUndefined();
  });

  test('leave out unknown games and options', async () => {
    const result = await dailyOf('klondike', DAY, 'won');
    const others = [
      { ...result, game: 'no-such-game' },
      { ...result, options: 'turning=three;passes=one;scoring=standard' },
    ];
    expect(await playedDailies(hostWith(others))).toEqual({ marks: new Map(), latest: undefined });
  });
});

describe('the game of the deal of the day', () => {
  test.each([
    ['the first that has deals', [undefined, { game: 'spider', options: 'suits=two' }], 'spider', 'suits=two'],
    ['the one behind a game without any', [{ game: 'no-such-game', options: '' }], 'klondike', optionsOf('klondike')],
    ['Klondike without a wish', [], 'klondike', optionsOf('klondike')],
  ])('is %s', async (_, asked, game, options) => expect(await dailyWay(asked)).toEqual({ game, options }));

  test('has options with a list of deals, whatever its scoring', async () => {
    const options = 'turning=one;passes=endless;scoring=standard';
    expect(await dailyWay([{ game: 'klondike', options }])).toEqual({
      game: 'klondike',
      options: optionsOf('klondike'),
    });
  });
});
