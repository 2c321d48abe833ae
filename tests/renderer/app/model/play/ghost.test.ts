import { expect, test } from 'vitest';
import { findGame, Session, usualOptions } from '../../../../../engine/rules.ts';
import { cardsAtHome, type Ghost, ghostOf, homeAt, splitsOf } from '../../../../../renderer/app/model/play/ghost.ts';

const klondike = findGame('klondike')!;

/** Plays a game of eight moves, some followed by cards that went home automatically. */
function eightMoves(): Session {
  const session = Session.begin(klondike, usualOptions(klondike), 30);
  for (let move = 0; move < 8; move++) {
    session.play(session.dealing.move!);
    session.autoplay();
  }
  return session;
}

test('has as many cards home as its game had at each moment', () => {
  const session = eightMoves();
  const ghost = ghostOf({ saved: session.save(), times: 'ghigggig' }, 'friend')!;
  expect(ghost.steps.map(({ at }) => at)).toEqual([0, 1000, 3000, 3000, 3000, 3000, 5000, 5000]);
  expect(ghost.steps.at(-1)?.home).toBe(cardsAtHome(session));
  expect(cardsAtHome(session)).toBeGreaterThan(0);
  expect(homeAt(ghost, 60_000)).toBe(cardsAtHome(session));
  expect(homeAt({ ...ghost, steps: ghost.steps.slice(1) }, 999)).toBe(0);
});

test('moves at an even pace without times', () => {
  const saved = eightMoves().save();
  const ghost = ghostOf({ saved, clock: 16_000 }, 'mine')!;
  expect(ghost.steps.map(({ at }) => at / 1000)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(ghostOf({ saved }, 'friend')).toBeUndefined();
});

test('has no ghost without foundations, moves or legal moves', () => {
  const golf = findGame('golf')!;
  const session = Session.begin(golf, usualOptions(golf), 1);
  session.play(session.dealing.move!);
  expect(ghostOf({ saved: session.save(), clock: 5000 }, 'mine')).toBeUndefined();
  const begun = Session.begin(klondike, usualOptions(klondike), 30).save();
  expect(ghostOf({ saved: begun, clock: 5000 }, 'mine')).toBeUndefined();
  expect(ghostOf({ saved: { ...begun, moves: '2>3x9', at: 1 }, clock: 5000 }, 'mine')).toBeUndefined();
});

/** A game in which each card went home a given number of milliseconds after the one before. */
const steady = (cards: number, each: number): Ghost => ({
  deal: '',
  whose: 'mine',
  steps: Array.from({ length: cards }, (_, i) => ({ at: (i + 1) * each, home: i + 1 })),
});

test('splits a game into quarters of its cards, beside an earlier game', () => {
  const splits = splitsOf(steady(52, 1000), steady(30, 1100));
  expect(splits.map(({ home, at }) => [home, at])).toEqual([
    [13, 13_000],
    [26, 26_000],
    [39, 39_000],
    [52, 52_000],
  ]);
  expect(splits.map(({ behind }) => behind)).toEqual([-1300, -2600, undefined, undefined]);
  expect(splitsOf(steady(52, 1000), undefined).every(({ behind }) => behind === undefined)).toBe(true);
});
