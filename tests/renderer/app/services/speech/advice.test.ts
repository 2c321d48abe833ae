import { expect, test } from 'vitest';
import type { Advice } from '../../../../../engine/search.ts';
import { drag, findGame, Session, tap, usualOptions } from '../../../../../engine/rules.ts';
import { makeCard } from '../../../../../engine/model/card.ts';
import { Table } from '../../../../../engine/model/table.ts';
import { sayAdvice, sayTrials } from '../../../../../renderer/app/services/speech/advice.ts';
import { inSigns } from '../../../../../renderer/app/services/speech/move-words.ts';

const KLONDIKE = findGame('klondike')!;
const SESSION = Session.begin(KLONDIKE, usualOptions(KLONDIKE), 1);

const advice = (by: Advice['by'], purpose: Advice['purpose'] = 'uncovers'): Advice => ({
  move: tap(0),
  purpose,
  by,
  turns: 0,
  brings: undefined,
  onto: undefined,
  removal: undefined,
  lets: undefined,
  alone: false,
  back: false,
});
const played = (won: number, of = 80): Advice => advice({ kind: 'played', won, of });

test('says what a move is for, how many games like it are won, and the trials on demand', () => {
  const [best, next] = [played(64), played(21)];
  expect(sayAdvice(SESSION, best, '')).toBe('Turns up a face-down card. About 80% of games like this are won.');
  expect(sayTrials(best.by, next.by)).toBe('Very good: won 64 of 80 trial games. Next best: 21 of 80.');
});

test.each([
  [56, 'Very good'],
  [24, 'Good'],
  [8, 'Unclear'],
  [1, 'Poor'],
])('words %i wins of 80', (won, how) => {
  expect(sayTrials(played(won).by, undefined)).toBe(`${how}: won ${won} of 80 trial games.`);
});

test('says why cards may leave the game together, or alone', () => {
  const removed = (removal: Advice['removal']): string =>
    sayAdvice(SESSION, { ...advice({ kind: 'judged' }, 'removes'), removal }, '');
  const other = makeCard(5, 0);
  expect(removed({ kind: 'sum', other, sum: 13 })).toBe('Goes with the five of clubs: together they make 13.');
  expect(removed({ kind: 'rank', other })).toBe('Goes with the five of clubs: it’s of the same rank.');
  expect(removed({ kind: 'beaten' })).toBe('A higher card of its suit lies open.');
  expect(removed({ kind: 'several', count: 4 })).toBe('Takes 4 cards out of the game.');
});

test('omits a next best move that did as well', () => {
  expect(sayTrials(played(0).by, played(0).by)).toBe('Poor: won 0 of 80 trial games.');
});

test('omits results of fewer than four playouts', () => {
  expect(sayAdvice(SESSION, played(3, 3), '')).toBe('Turns up a face-down card.');
  expect(sayTrials(played(3, 3).by, undefined)).toBe('');
});

test('gives the length of a known win, and says that a game is lost', () => {
  expect(sayAdvice(SESSION, advice({ kind: 'wins', moves: 518 }, 'home'), '')).toBe(
    'Goes home. It can be won from here.',
  );
  expect(sayAdvice(SESSION, advice({ kind: 'wins', moves: 1 }, 'home'), '')).toBe(
    'Goes home. It can be won from here: in one move.',
  );
  expect(sayAdvice(SESSION, advice({ kind: 'judged' }), 'This game can no longer be won.')).toBe(
    'This game can no longer be won. Turns up a face-down card.',
  );
});

test('says several turns of the stock and their purpose as one hint', () => {
  const turns = { ...advice({ kind: 'look' }, 'deals'), turns: 14 };
  expect(sayAdvice(SESSION, turns, '')).toMatch(/^Turn the stock 14 times\. /);
  const brings = { move: drag(1, 1, 6), card: makeCard(12, 2) };
  expect(sayAdvice(SESSION, { ...turns, turns: 1, brings }, '')).toMatch(
    /^Turn the stock once, then queen of hearts to column 1/,
  );
  expect(sayAdvice(SESSION, { ...turns, brings }, '', inSigns)).toMatch(/^Turn the stock 14 times, then Q♥ → \S/);
});

test.each([
  [makeCard(9, 2), makeCard(10, 3), 'Goes on the ten of spades: it’s one rank lower.'],
  [makeCard(5, 1), makeCard(4, 1), 'Goes on the four of diamonds: it’s one rank higher.'],
  [makeCard(5, 1), makeCard(5, 2), 'Goes on the five of hearts: it’s of the same rank.'],
  [makeCard(13, 1), makeCard(1, 2), 'Goes on the ace of hearts.'],
])('says on which card a card goes and why it fits', (card, onto, said) => {
  const table = new Table(SESSION.shapes.length, (cards) => [...cards]);
  table.lay(7, [card]);
  const seen = { shapes: SESSION.shapes, table };
  expect(sayAdvice(seen, { ...advice({ kind: 'judged' }, 'joins'), move: drag(7, 1, 8), onto }, '')).toBe(said);
});

test('says that cards go back where they came from', () => {
  expect(sayAdvice(SESSION, { ...advice({ kind: 'judged' }), back: true }, '')).toBe(
    'Goes back to where it was. Turns up a face-down card.',
  );
});

test.each([
  [{ kind: 'home', card: makeCard(7, 0) }, 'Lets the seven of clubs go home.'],
  [{ kind: 'onto', card: makeCard(6, 2), onto: makeCard(7, 0) }, 'Lets the six of hearts go on the seven of clubs.'],
  [{ kind: 'gap', card: makeCard(2, 1) }, 'Makes a gap for the two of diamonds.'],
  [{ kind: 'free', card: makeCard(13, 3) }, 'Frees the king of spades.'],
] as const)('says what a move makes possible instead of a vague purpose', (lets, said) => {
  expect(sayAdvice(SESSION, { ...advice({ kind: 'judged' }, 'stores'), lets }, '')).toBe(said);
});

test('says that the stock is the only move', () => {
  const deals = advice({ kind: 'judged' }, 'deals');
  expect(sayAdvice(SESSION, { ...deals, alone: true }, '')).toMatch(/^No card on the table can be moved/);
  expect(sayAdvice(SESSION, deals, '')).toMatch(/^No move on the table looks better/);
});
