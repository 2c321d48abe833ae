import { describe, expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { SHUFFLES } from '../../../engine/model/counters.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { Course } from '../../../engine/review/course.ts';
import { Judging } from '../../../engine/review/judging.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { Session } from '../../../engine/session/session.ts';
import { type Solver, solver } from '../../../engine/solver/index.ts';
import { randomGame } from './random-game.ts';

const solverOf = ({ game, options }: Saved): Solver => solver(findGame(game)!, parseOptions(findGame(game)!, options)!);

function judged(saved: Saved, budget = {}): Judging {
  const judging = new Judging(Course.of(saved)!, solverOf(saved), budget);
  while (!judging.go(10_000));
  return judging;
}

const knownOf = (course: Course) => Array.from({ length: course.length + 1 }, (_, at) => course.knownAt(at));

describe.each([
  ['seahaven', 40],
  ['freecell', 40],
] as const)('a chance game of %s', (id, most) => {
  test.each([1, 2, 3])('that began with deal %d is judged as by a search of each position', (deal) => {
    const saved = randomGame(id, deal, most);
    const { course } = judged(saved);
    const one = solverOf(saved);
    const searched = knownOf(course).map((_, at) => one.solve(course.tableAt(at)).toEnd().verdict);
    expect(knownOf(course)).toEqual(searched);
  });
});

test('where a game was lost is found with few searches', () => {
  const saved = randomGame('freecell', 7, 100);
  const course = Course.of(saved)!;
  const one = solverOf(saved);
  let searches = 0;
  for (let { next } = course; next !== undefined; { next } = course, searches++)
    course.note(next, one.solve(course.tableAt(next)).toEnd());
  expect(course.length).toBe(100);
  expect(searches).toBeLessThanOrEqual(8);
  expect(course.firstLost).toBe(course.lastWon! + 1);
});

test('a way from any won position plays out, by the game’s own moves first', () => {
  const saved = randomGame('freecell', 7, 100);
  const { course } = judged(saved);
  for (const at of [0, course.lastWon! >> 1, course.lastWon!]) {
    const moves = saved.moves.split(' ').slice(0, course.madeAt(at)).join(' ');
    const resumed = resume({ ...saved, moves, at: course.madeAt(at) });
    if (!resumed.ok) throw new Error('the save cannot be opened');
    const { session } = resumed.value;
    for (const move of course.wayFrom(at)!) expect(session.play(move)).toBeDefined();
    expect(session.won).toBe(true);
  }
  expect(course.wayFrom(course.firstLost!)).toBeUndefined();
});

test('a game that was won needs no search', () => {
  const saved = randomGame('freecell', 3, 0);
  const session = Session.begin(findGame('freecell')!, saved.options, 3);
  for (const move of solverOf(saved).solve(3).toEnd().moves!) session.play(move);
  const course = Course.of(session.save())!;
  expect(course.next).toBeUndefined();
  expect(knownOf(course)).toEqual(Array.from({ length: course.length + 1 }, () => 'won'));
});

test('moves made by themselves belong to the move before', () => {
  const saved = randomGame('klondike', 3, 60);
  const course = Course.of(saved)!;
  expect(saved.moves).toContain('*');
  expect(course.length).toBe(60);
  expect(course.madeAt(60)).toBe(saved.at);
});

test('nothing follows from a win for what lies before a shuffle', () => {
  const saved = randomGame('scuffle', 1, 100);
  const course = Course.of(saved)!;
  const dealt = course.tableAt(0).counter(SHUFFLES);
  const first = knownOf(course).findIndex((_, at) => course.tableAt(at).counter(SHUFFLES) > dealt);
  expect(first).toBeGreaterThan(0);
  course.note(first, { verdict: 'won', moves: [] });
  expect(knownOf(course).slice(0, first + 1)).toEqual([...Array.from({ length: first }, () => undefined), 'won']);
  expect(course.wayFrom(first - 1)).toBeUndefined();
});

test('what the budget does not reach stays open, the same each time', () => {
  const saved = randomGame('freecell', 7, 100);
  const [first, second] = [judged(saved, { positions: 50 }), judged(saved, { positions: 50 })];
  expect(knownOf(first.course)).toContain('open');
  expect(knownOf(first.course)).toEqual(knownOf(second.course));
  expect(first.positions).toBe(second.positions);
});

test('a save that cannot be opened has no course', () => {
  expect(Course.of({ ...randomGame('freecell', 1, 1), game: 'no-such-game' })).toBeUndefined();
});
