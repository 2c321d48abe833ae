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
import { searchOpenAgain, census, type CensusFiles, knownSoFar, lowerVain, writeSoFar } from './census.ts';
import { censusWays, provenByPlay, readFound, writeFound } from './found.ts';
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
  writeFound(files.found, Object.fromEntries(none));
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
  it('asks every deal of every way, and then nothing more', () => {
    const alone = begun();
    const ways = Object.values(readFound(alone.found)).length;
    expect(ask(alone, [1, 1])).toBeGreaterThanOrEqual(ways * DEALS);
    expect(ask(alone, [1, 1])).toBe(0);
    writeSoFar(alone);
    for (const way of Object.values(readFound(alone.found))) {
      expect(way.verdicts).toMatch(/^[wWlLcop]{30}$/);
      expect(way.wins).toMatch(/^[0-5]{30}$/);
    }
  });

  it('finds the same bytes by one process and by two, whichever is first', () => {
    const shared = begun();
    ask(shared, [2, 2]);
    ask(shared, [1, 2]);
    ask(shared, [1, 1]);
    expect(bytesOf(shared)).toBe(bytesOfOne());
  });

  it('killed again and again, in the middle of a line too, it loses nothing and counts nothing twice', () => {
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

  it('asks the first 240 open deals of a way again and no more, however often it is stopped', () => {
    const files = begun();
    writeFound(files.found, { golf: { positions: 1, verdicts: 'o'.repeat(400), wins: '0'.repeat(400) } });
    const effort = { deals: 400, part: [1, 1], share: 1 } as const;
    const asked: number[] = [];
    for (let before = -1; before < asked.length;) {
      before = asked.length;
      for (const { deal } of census(files, ['golf'], effort)) if (asked.push(deal) % 100 === 0) break;
    }
    expect(asked).toEqual(Array.from({ length: 240 }, (_, at) => at + 1));
  });

  it('counts every deal and game once in what a page tells', () => {
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

test('of all ways the one goes on that is whole the soonest', () => {
  /** Makes a way with this many turns, each of which takes this many seconds. */
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

test('open deals are asked anew by another plan, of the games named or of those whose plan is another now', () => {
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
  writeFound(files.found, before);
  new Journals(files.journals, 'some').add({ way: 'golf', deal: 3, verdict: 'o', wins: 0 });
  searchOpenAgain(files, [], () => undefined);
  const { golf, clock } = readFound(files.found);
  expect(golf).toEqual(way('woo', { plan: planNameOf('golf') }));
  expect(clock).toMatchObject({ verdicts: '.l', wins: '0000', plan: planNameOf('clock') });
  expect(clock).not.toHaveProperty('isLowered');
  searchOpenAgain(files, ['golf'], () => undefined);
  expect(readFound(files.found)['golf']!.verdicts).toBe('w');
});

test('pages tell what the census has found, and nothing that was measured otherwise', () => {
  const path = join(temporaryFolder(), 'odds.json');
  const written = (verdicts: string): unknown => {
    writeOdds(path, { golf: { positions: 1, verdicts, wins: verdicts.replaceAll(/./g, '0') } });
    return (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>)['golf'];
  };
  expect(Object.values(written('wll') as object)).toMatchObject([{ won: 1, deals: 3 }]);
  expect(Object.values(written('ww') as object)).toMatchObject([{ won: 2, deals: 2 }]);
  expect(written('')).toBeUndefined();
});

test('a verdict stands whoever finds it and when, and an open deal that was asked longer stays so', () => {
  const found = { golf: { positions: 1, verdicts: '', wins: '' } };
  const findings = ['o', 'p', 'l', 'o'].map((verdict) => ({ way: 'golf', deal: 2, verdict, wins: undefined }));
  expect(merge(found, findings)).toEqual({ golf: { positions: 1, verdicts: '.l', wins: '..' } });
  expect(merge(found, findings.toReversed())).toEqual(merge(found, findings));
});

test('a way of which the first ten deals all stayed open is given a tenth of the positions, once', () => {
  const files = begun();
  const way = (verdicts: string) => ({ positions: 300, verdicts, wins: verdicts.replaceAll(/./g, '0') });
  writeFound(files.found, { golf: way('opooooooopw'), clock: way('owoooooooo'), gaps: way('ooooooooo') });
  const lines: string[] = [];
  for (const _ of [1, 2]) lowerVain(files, (line) => lines.push(line));
  writeSoFar(files);
  expect(lines).toHaveLength(1);
  expect(readFound(files.found)).toEqual({
    golf: { ...way('opooooooopw'), positions: 30, isLowered: true },
    clock: way('owoooooooo'),
    gaps: way('ooooooooo'),
  });
});

test('a deal of which the simple player has won a game is one that can be won', () => {
  const proven = provenByPlay({ golf: { positions: 1, verdicts: 'opclw.', wins: '12000.' } });
  expect(proven['golf']!.verdicts).toBe('wwclw.');
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

describe('the simple player', () => {
  const wins = (id: string, deal: number, answers: Answers = {}): number => {
    const player = new DealPlayer(findGame(id)!, answers);
    return Array.from({ length: 30 }, (_, nth) => player.wins(deal, nth)).filter(Boolean).length;
  };

  it('wins an easy deal now and then, plays the same again, and never wins a lost one', () => {
    expect(wins('yukon', 2)).toBeGreaterThan(0);
    expect(wins('yukon', 2)).toBe(wins('yukon', 2));
    expect(wins('labyrinth', 1)).toBe(0);
  });

  it('goes on after a shuffle, where the solver can not', () => {
    expect(wins('scuffle', 1) + wins('scuffle', 2) + wins('scuffle', 3)).toBeGreaterThan(0);
  });

  it('plays all five hands of a tournament, of which the best counts', () => {
    expect(wins('aces-up', 1, { tournament: true })).toBeGreaterThan(5);
    expect(wins('aces-up', 1)).toBe(0);
  });
});

test('what is told of a game ends with the first deal that was not asked', () => {
  const path = join(temporaryFolder(), 'verdicts.json');
  writeVerdicts(path, { alaska: { positions: 300, verdicts: 'wl.w', wins: '' } });
  const { alaska } = JSON.parse(readFileSync(path, 'utf8')) as { alaska: string };
  expect(unpackVerdicts(alaska)).toEqual(['won', 'lost', undefined]);
});
