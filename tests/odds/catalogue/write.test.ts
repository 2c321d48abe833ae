import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { makeOptions, usualOptions } from '../../../engine/model/options.ts';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { oddsFigures } from './figures.ts';
import { DealPlayer } from '../../../engine/deals/deal-player.ts';
import { oddsWays } from './ways.ts';
import { type Odds, writeOdds } from './write.ts';

const EFFORT = { deals: 4, positions: 2000 };

test('the file of odds has the same bytes each time, and keeps the games that are not written anew', async () => {
  const path = join(temporaryFolder(), 'odds.json');
  const write = async (...games: string[]): Promise<string> => {
    await writeOdds(path, games, EFFORT, () => {});
    return readFileSync(path, 'utf8');
  };
  const golf = await write('golf');
  const both = await write('clock');
  expect(await write('golf', 'clock')).toBe(both);
  const { clock, ...others } = JSON.parse(both) as Odds;
  expect(others).toEqual(JSON.parse(golf));
  expect(Object.keys(clock!)).toEqual(oddsWays(['clock']).map(({ options }) => options));
});

test('the ways are the usual one and, of each option, the other answers; or the presets', () => {
  const options = (game: string): string[] => oddsWays([game]).map((way) => way.options);
  expect(options('klondike')).toEqual([
    'dealing=unlimited',
    'dealing=three',
    'dealing=one',
    'dealing=once',
    'turning=three;passes=three;scoring=cards',
  ]);
  const match = findGame('match-solitaire')!;
  const presets = match.presets.map(({ answers }) => makeOptions(match, answers));
  expect(new Set(options('match-solitaire'))).toEqual(new Set([usualOptions(match), ...presets]));
});

test.each(['klondike', 'gaps', 'clock'])('%s: every deal and game is counted once', (game) => {
  const [way] = oddsWays([game]);
  const figures = oddsFigures(way!, EFFORT);
  expect(figures.won + figures.lost + figures.chance + figures.open).toBe(EFFORT.deals);
  expect(figures.quickGames).toBe(30 * EFFORT.deals);
  expect(figures.quickWins).toBeLessThanOrEqual(30 * (EFFORT.deals - figures.lost));
});

describe('the simple player', () => {
  const wins = (id: string, deal: number): number => {
    const player = new DealPlayer(findGame(id)!, {});
    return Array.from({ length: 30 }, (_, nth) => player.wins(deal, nth)).filter(Boolean).length;
  };

  it('wins an easy deal now and then, plays the same again, and never wins a lost one', () => {
    expect(wins('yukon', 2)).toBeGreaterThan(0);
    expect(wins('yukon', 2)).toBe(wins('yukon', 2));
    expect(wins('labyrinth', 1)).toBe(0);
  });

  it('goes on after a shuffle, where the solver can not', () => {
    const { chance } = oddsFigures(oddsWays(['scuffle'])[0]!, EFFORT);
    expect(chance).toBe(EFFORT.deals);
    expect(wins('scuffle', 1) + wins('scuffle', 2) + wins('scuffle', 3)).toBeGreaterThan(0);
  });
});
