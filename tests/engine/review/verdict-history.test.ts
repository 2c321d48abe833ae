import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { SHUFFLES } from '../../../engine/model/counters.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { VerdictHistory } from '../../../engine/review/verdict-history.ts';
import { Judging } from '../../../engine/review/judging.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';
import { type Solver, solver } from '../../../engine/solver/index.ts';
import { randomGame } from './random-game.ts';

const solverOf = ({ game, options }: Saved): Solver => solver(findGame(game)!, parseOptions(findGame(game)!, options)!);

function judged(saved: Saved, budget = {}): Judging {
  const judging = new Judging(VerdictHistory.of(saved)!, solverOf(saved), budget);
  while (!judging.go(10_000));
  return judging;
}

const knownOf = (history: VerdictHistory) => Array.from({ length: history.length + 1 }, (_, at) => history.knownAt(at));

describe.each([
  ['seahaven', 40],
  ['freecell', 40],
] as const)('a chance game of %s', (id, most) => {
  test.each([1, 2, 3])('is judged from deal %d as by searching each position', (deal) => {
    const saved = randomGame(id, deal, most);
    const { history } = judged(saved);
    const one = solverOf(saved);
    const searched = knownOf(history).map((_, at) => one.solve(history.tableAt(at)).toEnd().verdict);
    expect(knownOf(history)).toEqual(searched);
  });
});

test('finds the losing move with few searches', () => {
  const saved = randomGame('freecell', 7, 100);
  const history = VerdictHistory.of(saved)!;
  const one = solverOf(saved);
  let searches = 0;
  for (let { next } = history; next !== undefined; { next } = history, searches++)
    history.note(next, one.solve(history.tableAt(next)).toEnd());
  expect(history.length).toBe(100);
  expect(searches).toBeLessThanOrEqual(8);
  expect(history.firstLost).toBe(history.lastWon! + 1);
});

test('gives a winning line from any won position', () => {
  const saved = randomGame('freecell', 7, 100);
  const { history } = judged(saved);
  for (const at of [0, history.lastWon! >> 1, history.lastWon!]) {
    const moves = saved.moves.split(' ').slice(0, history.madeAt(at)).join(' ');
    const resumed = resume({ ...saved, moves, at: history.madeAt(at) });
    if (!resumed.ok) throw new Error('the save cannot be opened');
    const { session } = resumed.value;
    for (const move of history.winningLineFrom(at)!) expect(session.play(move)).toBeDefined();
    expect(session.won).toBe(true);
  }
  expect(history.winningLineFrom(history.firstLost!)).toBeUndefined();
});

test('searches nothing in a won game', () => {
  const saved = randomGame('freecell', 3, 0);
  const session = Session.begin(findGame('freecell')!, saved.options, 3);
  for (const move of solverOf(saved).solve(3).toEnd().moves!) session.play(move);
  const history = VerdictHistory.of(session.save())!;
  expect(history.next).toBeUndefined();
  expect(knownOf(history)).toEqual(Array.from({ length: history.length + 1 }, () => 'won'));
});

test('assigns automatic moves to the move before', () => {
  const saved = randomGame('klondike', 3, 60);
  const history = VerdictHistory.of(saved)!;
  expect(saved.moves).toContain('*');
  expect(history.length).toBe(60);
  expect(history.madeAt(60)).toBe(saved.at);
});

test('infers nothing across a shuffle', () => {
  const saved = randomGame('scuffle', 1, 100);
  const history = VerdictHistory.of(saved)!;
  const dealt = history.tableAt(0).counter(SHUFFLES);
  const first = knownOf(history).findIndex((_, at) => history.tableAt(at).counter(SHUFFLES) > dealt);
  expect(first).toBeGreaterThan(0);
  history.note(first, { verdict: 'won', moves: [] });
  expect(knownOf(history).slice(0, first + 1)).toEqual([...Array.from({ length: first }, () => undefined), 'won']);
  expect(history.winningLineFrom(first - 1)).toBeUndefined();
});

test('leaves the same positions undecided beyond its budget', () => {
  const saved = randomGame('freecell', 7, 100);
  const [first, second] = [judged(saved, { positions: 50 }), judged(saved, { positions: 50 })];
  expect(knownOf(first.history)).toContain('open');
  expect(knownOf(first.history)).toEqual(knownOf(second.history));
  expect(first.positions).toBe(second.positions);
});

test('has no history for an unreadable save', () => {
  expect(VerdictHistory.of({ ...randomGame('freecell', 1, 1), game: 'no-such-game' })).toBeUndefined();
});
