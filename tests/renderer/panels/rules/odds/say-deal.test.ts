import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../../engine/rules.ts';
import type { Review } from '../../../../../engine/search.ts';
import { ROOT } from '../../../../../main/build/root.ts';
import { dealListOf, knownDeals, listedOptions } from '../../../../../renderer/app/services/deals/deal-lists.ts';
import { listedGames } from '../../../../../renderer/app/services/deals/deal-list-files.ts';
import { sayKind, wishesFor } from '../../../../../renderer/panels/deal/new-deal.tsx';
import { hardnessOf } from '../../../../../renderer/panels/review/story.ts';
import { measuredOdds } from '../../../../../renderer/panels/rules/odds/odds.ts';
import { sayHardness, sayKnownDeal, sayWonDeal } from '../../../../../renderer/panels/rules/odds/say-deal.ts';

const REVIEW: Review = { known: ['won', 'won'], plays: 24, wins: [4, 9], slips: [] };

describe('the difficulty of a known deal', () => {
  test('is worded alike for the choice of a deal, the win and the review', async () => {
    let tried = 0;
    for (const game of listedGames())
      for (const options of await listedOptions(game.id)) {
        const known = await knownDeals(game.id, options);
        const list = (await dealListOf(game.id, options))!;
        const deals = [...known.values()];
        for (const deal of new Set([deals[0], deals[deals.length >> 1], deals.at(-1)])) {
          if (!deal) continue;
          const figures = sayHardness(deal);
          expect(sayKind(deal.difficulty, list, measuredOdds(game, options))).toBe(figures);
          expect(sayKnownDeal(deal)).toContain(figures);
          const won = sayWonDeal(deal, measuredOdds(game, options), 'any')!;
          expect(sayKnownDeal(deal)).toContain(`${won}.`);
          expect(won).not.toContain('bot');
          expect(sayWonDeal(deal, undefined, deal.difficulty)).toBe(`${won}, as chosen`);
          expect(hardnessOf(REVIEW, deal)).toBe(sayKnownDeal(deal));
          tried++;
        }
      }
    expect(tried).toBeGreaterThan(300);
  });

  test('replaces statements about all deals', async () => {
    const golf = findGame('golf')!;
    const [options] = await listedOptions('golf');
    const [deal] = (await knownDeals('golf', options!)).values();
    expect(sayWonDeal(deal!, measuredOdds(golf, options!), 'any')).not.toContain('can be won');
    expect(sayWonDeal(null, measuredOdds(golf, options!), 'any')).toContain('can be won');
    expect(sayWonDeal(null, measuredOdds(golf, options!), 'easy')).toBeUndefined();
  });

  test('is worded in one file', () => {
    const folder = join(ROOT, 'renderer');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    const states = (word: string): string[] =>
      files.filter((name) => !name.startsWith('words/') && readFileSync(join(folder, name), 'utf8').includes(word));
    for (const word of ["'kind.wins-is'", "'kind.never-is'", "'kind.known'", 'sayRarity('])
      expect(states(word).filter((name) => !name.endsWith('say-odds.ts'))).toEqual(['panels/rules/odds/say-deal.ts']);
  });
});

describe('choosing a deal', () => {
  test('never says that no winnable deal is known where the census has won some', async () => {
    const wrong: string[] = [];
    for (const game of listedGames())
      for (const options of await listedOptions(game.id)) {
        const odds = measuredOdds(game, options);
        const said = sayKind('winnable', await dealListOf(game.id, options), odds);
        if (odds && odds.won > 0 && said.includes('none is known')) wrong.push(`${game.id} ${options}`);
      }
    expect(wrong).toEqual([]);
  });

  test('describes at most one level as searched for', async () => {
    for (const game of listedGames())
      for (const options of await listedOptions(game.id)) {
        const [list, odds] = [await dealListOf(game.id, options), measuredOdds(game, options)];
        const said = wishesFor(list, odds).map((wish) => sayKind(wish, list, odds));
        expect(said.filter((text) => text.includes('searches')).length, game.id).toBeLessThanOrEqual(1);
      }
  });

  test('offers no level without known deals and bot wins', () => {
    const odds = { deals: 400, won: 9, lost: 0, chance: 0, open: 391, simpleGames: 2000, simpleWins: 0 };
    expect(wishesFor(null, odds)).toEqual(['any', 'winnable']);
    expect(wishesFor(null, { ...odds, simpleWins: 100 })).toContain('very-hard');
  });
});
