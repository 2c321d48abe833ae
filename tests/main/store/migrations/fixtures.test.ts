import Database from 'better-sqlite3';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGame, usualOptions } from '../../../../engine/index.ts';
import { MIGRATIONS } from '../../../../main/store/migrations/index.ts';
import type { KeptGame } from '../../../../preload/api.ts';
import { WEBP } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

/** A database of each released schema, with its rows; none is ever changed or removed. */
const FIXTURES = join(import.meta.dirname, 'fixtures');
const versions = readdirSync(FIXTURES).map((name) => Number(/^schema-(\d+)\.sql$/.exec(name)?.[1]));

/** The puzzle of the sixth result, since there is a table for it. */
const PUZZLE = { puzzle: '2 0,6>9 1400', answer: 'wrong' } as const;

/** Returns a game whose row is in every fixture, whatever columns it had. */
function game(n: number): KeptGame {
  const ofKlondike = n % 2 ? 'dealing=one' : 'dealing=three';
  return {
    game: n % 3 ? 'klondike' : 'freecell',
    // FreeCell had no options in the fixtures.
    options: n % 3 ? ofKlondike : usualOptions(findGame('freecell')!),
    rules: 1,
    deal: 617 + n,
    cards: '',
    at: 2 + (n % 3),
    moveCount: 2 + (n % 3),
    score: 5 * n,
    clock: 61_250 + 1000 * n,
    begun: 1_790_000_000_000 + n * 100_000,
    moves: '0 6>9x3 2>3 0! 7',
    help: { undos: n % 4, hints: n % 2, solver: n % 5 === 0 },
  };
}

function opened(version: number) {
  const folder = tempFolder();
  new Database(join(folder, 'baize.db')).exec(readFileSync(join(FIXTURES, `schema-${version}.sql`), 'utf8')).close();
  return storeIn(folder);
}

test('every released schema has its fixture', () => {
  expect(versions.toSorted((a, b) => a - b)).toEqual(MIGRATIONS.map(({ version }) => version));
});

test.each(versions)('of a database of version %i every row is there', (version) => {
  const store = opened(version);
  expect(store.notices).toEqual([]);
  // The cards of a player's own deal came with version 20.
  const cards = version >= 20 ? 'ACKD2H' : '';
  expect(store.kept.all()).toEqual([game(1), { ...game(2), cards }, game(3)]);
  expect(store.kept.list().map(({ saved }) => saved)).toEqual([3, 2, 1].map((n) => 1_790_000_500_000 + n));
  const results = Array.from({ length: 12 }, (_, i) => ({
    ...game(i + 1),
    outcome: (i + 1) % 3 === 1 ? 'won' : 'lost',
    ended: 1_790_001_000_000 + (i + 1) * 86_400_000 * 5,
    ...(i + 1 === 6 && version >= 120 && { puzzle: PUZZLE }),
  }));
  expect(store.results.page(0, 1e9).results).toEqual(results);
  expect(store.settings.read()).toMatchObject({
    theme: 'dark',
    // What a click did before it was a setting.
    click: 'pick-up',
    volume: 0.25,
    favourites: ['golf'],
    options: { klondike: 'dealing=one' },
  });
  expect(store.reviews.get(2)).toBe(version >= 40 ? '1 1c wwlll 12,9 1:0,6>9:54:10/0' : null);
  const going = store.reviews.get({ game: 'klondike', options: 'dealing=one' });
  expect(going).toBe(version >= 50 ? '1 2d wll 6 0:7' : null);
  expect(store.pictures.get('back')).toBe(version >= 80 ? WEBP : null);
  expect(store.sets.get('set-0123456789abcdef', 'AC')).toBe(version >= 110 ? WEBP : null);
  expect(store.ownPuzzles.get(6)).toEqual(version >= 120 ? PUZZLE : null);
  expect(store.named.all()).toEqual(
    version >= 30 ? [{ name: 'Émile’s game', saved: 1_790_000_600_000, kept: game(4) }] : [],
  );
});

test.each(versions)('of a database of version %i the statistics are counted', (version) => {
  const { statistics } = opened(version);
  expect(statistics.of(null, null)).toMatchObject({ played: 12, won: 4, streak: -2, longestWins: 1, bestScore: 60 });
  expect(statistics.of('klondike', 'dealing=one')).toMatchObject({ played: 4, won: 2, bestTime: 62_250 });
  expect(statistics.months(null, null).reduce((sum, { played }) => sum + played, 0)).toBe(12);
});
