import { expect, test } from 'vitest';
import type { Advice } from '../../../../../engine/search.ts';
import { drag, findGame, Session, tap, usualOptions } from '../../../../../engine/rules.ts';
import { makeCard } from '../../../../../engine/model/card.ts';
import { Table } from '../../../../../engine/model/table.ts';
import { sayAdvice } from '../../../../../renderer/app/services/speech/advice.ts';
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
  back: false,
});
const played = (won: number, of = 80): Advice => advice({ kind: 'played', won, of });

test('a hint says what the move is for, and how the games went that were tried from it and from the next best', () => {
  expect(sayAdvice(SESSION, played(64), false, played(21))).toBe(
    'Turns up a hidden card. Very good: 64 of 80 tries won. Next best: 21 of 80.',
  );
});

test.each([
  [56, 'Very good'],
  [24, 'Good'],
  [8, 'Open'],
  [1, 'Doubtful'],
])('%i wins of 80 are called so', (won, how) => {
  expect(sayAdvice(SESSION, played(won), false, undefined)).toContain(`${how}: ${won} of 80 tries`);
});

test('a next best move that did as well is not told', () => {
  expect(sayAdvice(SESSION, played(0), false, played(0))).toBe('Turns up a hidden card. Doubtful: 0 of 80 tries won.');
});

test('fewer than four tries are not told', () => {
  expect(sayAdvice(SESSION, played(3, 3), false, undefined)).toBe('Turns up a hidden card.');
});

test('a win that is known is told with its length where that can be counted, and a lost game as lost', () => {
  expect(sayAdvice(SESSION, advice({ kind: 'wins', moves: 518 }, 'home'), false, undefined)).toBe(
    'Goes home. It can be won from here.',
  );
  expect(sayAdvice(SESSION, advice({ kind: 'wins', moves: 1 }, 'home'), false, undefined)).toBe(
    'Goes home. It can be won from here: in one move.',
  );
  expect(sayAdvice(SESSION, advice({ kind: 'judged' }), true, undefined)).toBe(
    'This game can no longer be won. Turns up a hidden card.',
  );
});

test('turns of the stock are told as one, with what they are for where that is known', () => {
  const turns = { ...advice({ kind: 'look' }, 'deals'), turns: 14 };
  expect(sayAdvice(SESSION, turns, false, undefined)).toMatch(/^Turn the stock 14 times\. /);
  const brings = { move: drag(1, 1, 6), card: makeCard(12, 2) };
  expect(sayAdvice(SESSION, { ...turns, turns: 1, brings }, false, undefined)).toMatch(
    /^Turn the stock once, then queen of hearts to column 1/,
  );
  expect(sayAdvice(SESSION, { ...turns, brings }, false, undefined, inSigns)).toMatch(
    /^Turn the stock 14 times, then Q♥ → \S/,
  );
});

test.each([
  [makeCard(9, 2), makeCard(10, 3), 'Goes on the ten of spades, being one rank lower.'],
  [makeCard(5, 1), makeCard(4, 1), 'Goes on the four of diamonds, being one rank higher.'],
  [makeCard(5, 1), makeCard(5, 2), 'Goes on the five of hearts, being of the same rank.'],
  [makeCard(13, 1), makeCard(1, 2), 'Goes on the ace of hearts.'],
])('a card that only joins another is said to go on it, and why it fits there', (card, onto, said) => {
  const table = new Table(SESSION.shapes.length, (cards) => [...cards]);
  table.lay(7, [card]);
  const seen = { shapes: SESSION.shapes, table };
  expect(sayAdvice(seen, { ...advice({ kind: 'judged' }, 'joins'), move: drag(7, 1, 8), onto }, false, undefined)).toBe(
    said,
  );
});

test('cards that are sent back where they came from are said to be', () => {
  expect(sayAdvice(SESSION, { ...advice({ kind: 'judged' }), back: true }, false, undefined)).toBe(
    'Back to where it was: Turns up a hidden card.',
  );
});
