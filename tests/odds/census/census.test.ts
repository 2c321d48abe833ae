import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { DealPlayer } from '../../../engine/deals/deal-player.ts';
import { unpackVerdicts } from '../../../engine/deals/recorded.ts';
import { findGame } from '../../../engine/games/index.ts';
import type { Answers } from '../../../engine/model/game.ts';
import { makeOptions, usualOptions } from '../../../engine/model/options.ts';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { planNameOf } from '../../../engine/solver/own-games.ts';
import { DealTrials } from './deal-trials.ts';
import { searchOpenAgain, census, type CensusFiles, knownSoFar, lowerUseless, writeSoFar } from './census.ts';
import { censusWays, provenByPlay, readCensus, writeCensus } from './found.ts';
import { Journals, merge } from './journal.ts';
import { oddsOfWay, writeOdds } from './odds-file.ts';
import { writeVerdicts } from './verdicts-file.ts';
import { oddsWays } from './ways.ts';
import { soonestFirst, type Work } from './work.ts';

const GAMES = ['clock', 'golf'];
const DEALS = 30;

/** Returns the files of a census of a few ways that has not begun, with few positions for each deal. */
function begun(): CensusFiles {
  const folder = temporaryFolder();
  const files = { found: join(folder, 'census.json'), journals: join(folder, 'journals') };
  const none = [...censusWays(GAMES).keys()].map((key) => [key, { positions: 300, verdicts: '', wins: '' }] as const);
  writeCensus(files.found, Object.fromEntries(none));
  return files;
}

/** Runs the census until `most` more deals were tried, or to its end; returns how many were. */
function ask(files: CensusFiles, part: readonly [number, number], most = Infinity): number {
  let asked = 0;
  for (const _ of census(files, GAMES, { deals: DEALS, part, share: 1 })) if (++asked >= most) break;
  return asked;
}

function bytesOf(files: CensusFiles): string {
  writeSoFar(files);
  return readFileSync(files.found, 'utf8');
}

/** Returns the bytes that an undisturbed process writes. */
function bytesOfOne(): string {
  const alone = begun();
  ask(alone, [1, 1]);
  return bytesOf(alone);
}

describe('the census', () => {
  it('searches every deal of every version once', () => {
    const alone = begun();
    const ways = Object.values(readCensus(alone.found)).length;
    expect(ask(alone, [1, 1])).toBeGreaterThanOrEqual(ways * DEALS);
    expect(ask(alone, [1, 1])).toBe(0);
    writeSoFar(alone);
    for (const way of Object.values(readCensus(alone.found))) {
      expect(way.verdicts).toMatch(/^[wWlLcop]{30}$/);
      expect(way.wins).toMatch(/^[0-5]{30}$/);
    }
  });

  it('writes identical files with one process or two', () => {
    const shared = begun();
    ask(shared, [2, 2]);
    ask(shared, [1, 2]);
    ask(shared, [1, 1]);
    expect(bytesOf(shared)).toBe(bytesOfOne());
  });

  it('loses and duplicates nothing when killed repeatedly, also within a line', () => {
    const killed = begun();
    let kills = 0;
    while (ask(killed, [1, 1], 3) > 0) {
      kills++;
      const [journal] = readdirSync(killed.journals);
      appendFileSync(join(killed.journals, journal!), 'golf\t1\tw\t5');
    }
    expect(kills).toBeGreaterThan(20);
    expect(bytesOf(killed)).toBe(bytesOfOne());
  });

  it('searches the first 240 undecided deals of a version again and no more', () => {
    const files = begun();
    writeCensus(files.found, { cover: { positions: 1, verdicts: 'o'.repeat(400), wins: '0'.repeat(400) } });
    const effort = { deals: 400, part: [1, 1], share: 1 } as const;
    const asked: number[] = [];
    for (let before = -1; before < asked.length;) {
      before = asked.length;
      for (const { deal } of census(files, ['cover'], effort)) if (asked.push(deal) % 100 === 0) break;
    }
    expect(asked).toEqual(Array.from({ length: 240 }, (_, at) => at + 1));
  });

  it('counts every deal and game once in the page’s totals', () => {
    const alone = begun();
    ask(alone, [1, 1]);
    for (const way of Object.values(knownSoFar(alone))) {
      const { deals, won, lost, chance, open, simpleGames, simpleWins } = oddsOfWay(way);
      expect(won + lost + chance + open).toBe(deals);
      expect(deals).toBe(DEALS);
      expect(simpleGames).toBe(5 * DEALS);
      expect(simpleWins).toBeLessThanOrEqual(5 * (deals - lost));
    }
  });
});

test('continues the version that will be complete soonest', () => {
  /** Makes a version with this many turns, each taking this many seconds. */
  const work = (way: string, turns: number, seconds: number): Work => {
    let taken = 0;
    return {
      get isWhole() {
        return taken === turns;
      },
      get secondsLeft() {
        return taken === 0 ? 0 : seconds * (turns - taken);
      },
      *turn() {
        taken++;
        yield { way, deal: taken, verdict: 'w', wins: 0 };
      },
    };
  };
  const order = [...soonestFirst([work('dear', 3, 9), work('cheap', 4, 1), work('long', 9, 1)])].map(({ way }) => way);
  expect(order.join(' ')).toBe(`dear cheap long ${'cheap '.repeat(3)}${'long '.repeat(8)}dear dear`);
});

test('searches undecided deals again with a different plan when asked or when it changed', () => {
  const files = begun();
  const way = (verdicts: string, more: object) => ({
    positions: 1,
    verdicts,
    wins: verdicts.replaceAll(/./g, '0'),
    ...more,
  });
  const before = {
    golf: way('wo', { plan: planNameOf('golf') }),
    clock: way('olop', { plan: 'beam', isLowered: true }),
  };
  writeCensus(files.found, before);
  new Journals(files.journals, 'some').add({ way: 'golf', deal: 3, verdict: 'o', wins: 0 });
  searchOpenAgain(files, [], () => undefined);
  const { golf, clock } = readCensus(files.found);
  expect(golf).toEqual(way('woo', { plan: planNameOf('golf') }));
  expect(clock).toMatchObject({ verdicts: '?l??', wins: '0000', plan: planNameOf('clock') });
  expect(clock).not.toHaveProperty('isLowered');
  searchOpenAgain(files, ['golf'], () => undefined);
  expect(readCensus(files.found)['golf']!.verdicts).toBe('w??');
});

test('publishes census results only', () => {
  const path = join(temporaryFolder(), 'odds.json');
  const written = (verdicts: string): unknown => {
    writeOdds(path, { golf: { positions: 1, verdicts, wins: verdicts.replaceAll(/./g, '0') } });
    return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>)['golf'];
  };
  expect(Object.values(written('wll') as object)).toMatchObject([{ won: 1, deals: 3 }]);
  expect(Object.values(written('ww') as object)).toMatchObject([{ won: 2, deals: 2 }]);
  expect(written('')).toBeUndefined();
  // From the first deal to be tried again on, only the decided deals are known.
  expect(Object.values(written('wl?w') as object)).toMatchObject([{ won: 1, lost: 1, deals: 2 }]);
});

test('keeps a verdict and the longest search of an undecided deal', () => {
  const found = { golf: { positions: 1, verdicts: '', wins: '' } };
  const findings = ['o', 'p', 'l', 'o'].map((verdict) => ({ way: 'golf', deal: 2, verdict, wins: undefined }));
  expect(merge(found, findings)).toEqual({ golf: { positions: 1, verdicts: '.l', wins: '..' } });
  expect(merge(found, findings.toReversed())).toEqual(merge(found, findings));
});

test('searches a version with a tenth of the positions after ten undecided deals', () => {
  const files = begun();
  const way = (verdicts: string) => ({ positions: 300, verdicts, wins: verdicts.replaceAll(/./g, '0') });
  writeCensus(files.found, { golf: way('opooooooopw'), clock: way('owoooooooo'), gaps: way('ooooooooo') });
  const lines: string[] = [];
  for (const _ of [1, 2]) lowerUseless(files, (line) => lines.push(line));
  writeSoFar(files);
  expect(lines).toHaveLength(1);
  expect(readCensus(files.found)).toEqual({
    golf: { ...way('opooooooopw'), positions: 30, isLowered: true },
    clock: way('owoooooooo'),
    gaps: way('ooooooooo'),
  });
});

test('counts a deal that the basic bot won as winnable', () => {
  const proven = provenByPlay({ golf: { positions: 1, verdicts: 'opclw.', wins: '12000.' } });
  expect(proven['golf']!.verdicts).toBe('wwclw.');
});

test.each([
  ['with shuffles', 'trefoil', '', 3],
  ['that stays open', 'gaps', 'random=false', 1],
])('counts a deal %s as winnable when a later game of the bot wins', (_, id, options, deal) => {
  const trials = new DealTrials(id, options);
  expect(trials.wins(deal)).toBe(0);
  expect(trials.verdict(deal, 0, 1000, 'o')).toBe('w');
});

test('covers the default version and each other answer of an option, or the presets', () => {
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

describe('the basic bot', () => {
  const wins = (id: string, deal: number, answers: Answers = {}): number => {
    const player = new DealPlayer(findGame(id)!, answers);
    return Array.from({ length: 30 }, (_, nth) => player.wins(deal, nth)).filter(Boolean).length;
  };

  it('wins an easy deal sometimes, repeats its games, and never wins a lost one', () => {
    expect(wins('yukon', 2)).toBeGreaterThan(0);
    expect(wins('yukon', 2)).toBe(wins('yukon', 2));
    expect(wins('labyrinth', 1)).toBe(0);
  });

  it('plays on after a shuffle, where the solver can’t', () => {
    expect(wins('scuffle', 1) + wins('scuffle', 2) + wins('scuffle', 3)).toBeGreaterThan(0);
    expect(wins('triple-peaks', 1, { rounds: true })).toBeGreaterThan(0);
  });

  it('plays all five hands of a tournament and counts the best', () => {
    expect(wins('aces-up', 1, { tournament: true })).toBeGreaterThan(5);
    expect(wins('aces-up', 1)).toBe(0);
  });
});

test('ends a game’s figures before the first deal not searched', () => {
  const path = join(temporaryFolder(), 'verdicts.json');
  writeVerdicts(path, { alaska: { positions: 300, verdicts: 'wl.w', wins: '' } });
  const { alaska } = JSON.parse(readFileSync(path, 'utf8')) as { alaska: string };
  expect(unpackVerdicts(alaska)).toEqual(['won', 'lost', undefined]);
});
